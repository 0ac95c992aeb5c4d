"""The die on the table: a square of paper with a face on it, which can be clicked to throw it."""

from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from exactly.rules import Face
from exactly.terminal.widgets.big_figures import ROWS, big_figures
from exactly.terminal.widgets.stack_panel import in_the_middle

__all__ = ["DieView"]

_UNTHROWN = "⏎"


class DieView(Widget):
    """The die; large figures where there is room."""

    class Pressed(Message):
        """The die was clicked."""

    face: reactive[Face | None] = reactive(None)
    """What lies up; None before the first throw."""

    def render(self) -> Content:
        """Draw the face in the middle."""
        text = _UNTHROWN if self.face is None else str(self.face)
        width, height = self.content_size
        large = big_figures(text)
        has_room = height >= ROWS and width >= len(large[0]) and self.face is not None
        lines = large if has_room else (text,)
        return in_the_middle(map(Content, lines), width, height)

    def on_click(self, event: Click) -> None:
        """Ask for a throw."""
        event.stop()
        self.post_message(self.Pressed())
