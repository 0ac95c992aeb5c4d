"""The die: it shows a face, and a click rolls it."""

from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from exactly.rules import Face
from exactly.terminal.widgets.big_digits import ROWS, big_digits
from exactly.terminal.widgets.stack_panel import centred

__all__ = ["DieWidget"]

_NOT_ROLLED = "⏎"


class DieWidget(Widget):
    """The die; its face is in large figures if there is room."""

    class Clicked(Message):
        """The die was clicked."""

    face: reactive[Face | None] = reactive(None)
    """The face up; None before the first roll."""

    def render(self) -> Content:
        """Draw the face in the middle."""
        text = _NOT_ROLLED if self.face is None else str(self.face)
        width, height = self.content_size
        large = big_digits(text)
        has_room = height >= ROWS and width >= len(large[0]) and self.face is not None
        lines = large if has_room else (text,)
        return centred(map(Content, lines), width, height)

    def on_click(self, event: Click) -> None:
        """Tell the screen that the die was clicked."""
        event.stop()
        self.post_message(self.Clicked())
