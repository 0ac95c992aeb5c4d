"""An option row: one of its options is selected, with the arrow keys or by a click."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.style import Style
from textual.widget import Widget

__all__ = ["OptionRow"]

_OPTION = "option"


class OptionRow(Widget, can_focus=True):
    """Options side by side, or only the selected one if they do not fit."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step(1)", "terminal-key-change", key_display="←→"),
        Binding("left", "step(-1)", show=False),
    ]
    DEFAULT_CSS = """
    OptionRow { height: 1; width: 1fr; }
    OptionRow:focus { background: $block-cursor-blurred-background; }
    """

    chosen: reactive[int] = reactive(0)
    """The selected option, counted from 0."""

    class Changed(Message):
        """The message that another option is selected."""

        def __init__(self, row: "OptionRow") -> None:
            super().__init__()
            self.row = row

    def __init__(self, labels: Sequence[str], chosen: int, row_id: str) -> None:
        super().__init__(id=row_id)
        self.labels = tuple(labels)
        self.set_reactive(OptionRow.chosen, chosen)

    def offer(self, labels: Sequence[str], chosen: int) -> None:
        """Replace the options and the selection."""
        self.labels = tuple(labels)
        self.chosen = chosen
        self.refresh()

    def render(self) -> Content:
        """Draw the options; a filled dot marks the selected one."""
        wide = Content("  ").join(
            Content.styled(
                f"{'●' if number == self.chosen else '○'} {label}",
                "bold $gold" if number == self.chosen else "",
            ).stylize(Style.from_meta({_OPTION: number}))
            for number, label in enumerate(self.labels)
        )
        if wide.cell_length <= self.content_size.width:
            return wide
        return Content.assemble(
            Content("◂ ").stylize(Style.from_meta({_OPTION: self._beside(-1)})),
            (self.labels[self.chosen], "bold $gold"),
            Content(" ▸").stylize(Style.from_meta({_OPTION: self._beside(+1)})),
        )

    def _beside(self, step: int) -> int:
        return (self.chosen + step) % len(self.labels)

    def watch_chosen(self) -> None:
        """Tell the screen that another option is selected."""
        self.post_message(self.Changed(self))

    def action_step(self, step: int) -> None:
        """Select the next option, or the one before it."""
        self.chosen = self._beside(step)

    def on_click(self, event: Click) -> None:
        """Select the option that was clicked."""
        option = event.style.meta.get(_OPTION)
        if option is not None:
            self.chosen = option
