"""The panel of the centre: the number of its coins, by value."""

from textual.content import Content

from exactly.rules import CENTRE, COINS, COINS_OF_EACH
from exactly.terminal.scene import Scene
from exactly.terminal.screen_wording import ScreenWording
from exactly.terminal.widgets.coin_chips import chip
from exactly.terminal.widgets.stack_panel import StackPanel, centred

__all__ = ["CentrePanel"]


class CentrePanel(StackPanel):
    """A panel that shows the coins in the centre."""

    def __init__(self) -> None:
        super().__init__(CENTRE)
        self._scene: Scene | None = None

    def show(self, scene: Scene, wording: ScreenWording) -> None:
        """Show the centre as it is in a scene."""
        self._scene = scene
        sign = self.mark(scene)
        self.border_title = Content(f"{sign} {wording.short_place(CENTRE)}".lstrip())
        change = scene.change_at(CENTRE)
        self.border_subtitle = Content(f"{change:+}" if change else "")
        self.refresh()

    def render(self) -> Content:
        """Draw each value with its count and, if there is room, one square per coin."""
        scene = self._scene
        if scene is None:
            return Content("")
        width, height = self.content_size
        centre, movable = scene.state.centre, scene.movable
        each = max(8, width // len(COINS))
        counts, heaps = [], []
        for coin in COINS:
            count = centre.count_of(coin)
            counts.append(chip(coin, at_rest=coin not in movable) + f" ×{count}")
            metal = "$copper" if coin is COINS[-1] else "$gold"
            heap = Content.assemble(
                ("▪" * count, metal if coin in movable else "$quiet"),
                ("·" * (COINS_OF_EACH - count), "$quiet"),
            )
            heaps.append(heap)
        rows = [counts]
        if height >= 2 and each > COINS_OF_EACH:
            rows.append(heaps)
        lines = [
            Content("").join(cell.truncate(each, pad=True) for cell in row).truncate(width)
            for row in rows
        ]
        return centred(lines, width, height)
