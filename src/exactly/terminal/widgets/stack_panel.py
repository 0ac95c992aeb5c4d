"""The panel of a stack, picked by mouse or key; the panels of seats and centre derive from it."""

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from exactly.rules import CENTRE, Coin, CoinMove, Place
from exactly.terminal.scene import Scene, ScenePhase
from exactly.terminal.widgets.coin_chips import CLICKED_COIN

__all__ = ["StackPanel", "centred"]


class StackPanel(Widget, can_focus=False):
    """A panel that shows a stack, and with which players pick it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "pick", "terminal-key-pick", key_display="⏎"),
    ]

    class Picked(Message):
        """The message that the stack was picked, possibly by a click on one of its coins."""

        def __init__(self, place: Place, coin: Coin | None = None) -> None:
            super().__init__()
            self.place = place
            self.coin = coin

    def __init__(self, place: Place) -> None:
        super().__init__(id="centre" if place is CENTRE else f"seat-{place}")
        self.place = place

    def mark(self, scene: Scene) -> str:
        """Style the border by the stack's part in the move, and return a sign for that part."""
        choice, shown = scene.choice, scene.shown_move
        is_open = choice is not None and self.place in choice.open_places
        is_picked = choice is not None and choice.source == self.place
        is_source = isinstance(shown, CoinMove) and shown.source == self.place
        is_target = isinstance(shown, CoinMove) and shown.target == self.place
        self.set_class(is_open, "-open")
        self.set_class(is_picked or is_source, "-source")
        self.set_class(is_target, "-target")
        self.can_focus = scene.phase is ScenePhase.CHOOSE
        if is_picked or is_source:
            return "▲"
        if is_target:
            return "▼"
        if is_open and choice is not None:
            return "△" if choice.source is None else "▽"
        return ""

    def on_click(self, event: Click) -> None:
        """Tell the screen that the stack was picked, with the coin under the pointer, if any."""
        event.stop()
        cents = event.style.meta.get(CLICKED_COIN)
        self.post_message(self.Picked(self.place, None if cents is None else Coin(cents)))

    def action_pick(self) -> None:
        """Pick the stack that has the focus."""
        self.post_message(self.Picked(self.place))


def centred(lines: Iterable[Content], width: int, height: int) -> Content:
    """Return lines centred in a field, horizontally and vertically."""
    lines = list(lines)[:height]
    above = (height - len(lines)) // 2
    return Content("\n").join(
        [Content("")] * above
        + [line.pad_left(max(0, (width - line.cell_length) // 2)) for line in lines]
    )
