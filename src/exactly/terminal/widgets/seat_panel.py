"""The panel of a seat: its player, its euros, and its stack inside a ring."""

from textual.content import Content

from exactly.rules import ONE_EURO, Seat
from exactly.terminal.scene import Scene, ScenePhase
from exactly.terminal.screen_wording import ScreenWording
from exactly.terminal.widgets.big_digits import big_digits
from exactly.terminal.widgets.coin_chips import chip_lines
from exactly.terminal.widgets.ring import bar, ring, row_of
from exactly.terminal.widgets.stack_panel import StackPanel, centred

__all__ = ["SeatPanel"]

_SMALLEST_RING = 6  # rows
_RING_AROUND_COINS = 13
_ROOMY = 10
_BESIDE_RING = 15  # columns for the coins
_STEPS_OF_BAR = 20  # so that the smallest coin is one step, or a whole number of them


class SeatPanel(StackPanel):
    """A panel that shows a seat: its stack has a ring if there is room, else a bar."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat
        self._scene: Scene | None = None
        self._wording: ScreenWording | None = None

    def show(self, scene: Scene, wording: ScreenWording) -> None:
        """Show this seat as it is in a scene."""
        self._scene, self._wording = scene, wording
        state = scene.state
        sign = self.mark(scene)
        is_active = state.active == self.seat and scene.phase is not ScenePhase.OVER
        self.set_class(is_active, "-active")
        self.set_class(self.seat in scene.taken, "-made")
        signs = f"{sign}{'▶' if is_active else ''}"
        self.border_title = Content(f"{signs} {wording.seat_title(self.seat)}".lstrip())
        euros = state.euros[self.seat - 1]
        self.border_subtitle = Content.assemble(
            ("●" * euros, "$gold"), "○" * (state.rules.target - euros)
        )
        self.refresh()

    def render(self) -> Content:
        """Draw the stack with the ring or bar that fits into the panel."""
        scene, wording = self._scene, self._wording
        if scene is None or wording is None:
            return Content("")
        width, height = self.content_size
        if height >= _SMALLEST_RING and width >= 2 * _SMALLEST_RING + _BESIDE_RING:
            rows = min(height, (width - _BESIDE_RING) // 2)
            if rows >= height - 3:
                return self._ring_beside(scene, wording, rows)
        # Panels in one row may differ by a column; their rings must not.
        rows = min((width - 1) // 2, height - (2 if height < _ROOMY else 3))
        if rows >= _RING_AROUND_COINS:
            return self._ring_around(scene, wording, rows)
        if rows >= _SMALLEST_RING:
            return self._ring_above(scene, wording, rows)
        return self._bar(scene, wording)

    def _ring_beside(self, scene: Scene, wording: ScreenWording, rows: int) -> Content:
        width, height = self.content_size
        beside = width - 2 * rows - 2
        told = [self._told(scene, wording).truncate(beside, ellipsis=True), Content("")]
        told += self._chips(scene, beside, rows - 2)
        above = (rows - len(told)) // 2
        inside = [self._money(scene, wording), self._change(scene)]
        lines = [
            line + "  " + (told[row - above] if 0 <= row - above < len(told) else "")
            for row, line in enumerate(self._ring(scene, rows, inside))
        ]
        return centred([line.truncate(width, pad=True) for line in lines], width, height)

    def _ring_above(self, scene: Scene, wording: ScreenWording, rows: int) -> Content:
        width, height = self.content_size
        told = self._told(scene, wording).truncate(width, ellipsis=True)
        chips = self._chips(scene, width, height - rows - 1)
        inside = [self._money(scene, wording), self._change(scene)]
        lines = [*self._ring(scene, rows, inside), told, *chips]
        # Rings in one row of seats are at the same height, independent of the coins below.
        lines += [Content("")] * (min(height, rows + 4) - len(lines))
        return centred(lines, width, height)

    def _ring_around(self, scene: Scene, wording: ScreenWording, rows: int) -> Content:
        width, height = self.content_size
        chips = self._chips(scene, rows * 4 // 3, rows // 3)
        told = self._told(scene, wording).truncate(rows * 4 // 3, ellipsis=True)
        inside = [*self._big_money(scene, wording), told, self._change(scene), *chips]
        return centred(self._ring(scene, rows, inside), width, height)

    def _ring(self, scene: Scene, rows: int, inside: list[Content]) -> list[Content]:
        """Draw the ring around a stack: it fills up until the stack is worth one euro.

        The lines `inside` are in its middle.
        """
        total, limit = scene.state.stack(self.seat).total, scene.state.rules.edition.limit
        cells = ring(total, rows, limit, self.background_colors[1])
        lines = [row_of(row) for row in cells]
        for row, word in enumerate(inside, start=(rows - len(inside)) // 2):
            start = (2 * rows - word.cell_length) // 2
            end = start + word.cell_length
            lines[row] = row_of(cells[row][:start]) + word + row_of(cells[row][end:])
        return lines

    def _bar(self, scene: Scene, wording: ScreenWording) -> Content:
        width, height = self.content_size
        stack = scene.state.stack(self.seat)
        steps = _STEPS_OF_BAR * max(1, width // _STEPS_OF_BAR)
        lap = bar(stack.total, min(steps, width), scene.state.rules.edition.limit)
        told = self._money(scene, wording) + "  " + self._told(scene, wording)
        change = self._change(scene)
        if told.cell_length + change.cell_length < width:
            told = told + " " + change
        lines = [told.truncate(width, ellipsis=True), lap, *self._chips(scene, width, height - 2)]
        return centred(lines, width, height)

    def _chips(self, scene: Scene, width: int, height: int) -> list[Content]:
        return chip_lines(scene.state.stack(self.seat), scene.movable, width, height)

    def _money(self, scene: Scene, wording: ScreenWording) -> Content:
        total = scene.state.stack(self.seat).total
        return Content.styled(wording.money(total), _money_style(total))

    def _big_money(self, scene: Scene, wording: ScreenWording) -> list[Content]:
        total = scene.state.stack(self.seat).total
        rows = big_digits(wording.money(total))
        return [Content.styled(row, _money_style(total)) for row in rows]

    def _told(self, scene: Scene, wording: ScreenWording) -> Content:
        """Return a line about the seat: its starting roll, its euro, or its distance from €1."""
        rolled = scene.rolled_by(self.seat) if scene.state.starting is not None else None
        if rolled is not None:
            return Content.styled(wording.texts("terminal-seat-rolled", face=rolled), "bold $gold")
        if self.seat in scene.taken:
            return Content.styled(wording.texts("terminal-euro-call"), "bold $made")
        return Content.styled(wording.distance(scene.state, self.seat), "$quiet")

    def _change(self, scene: Scene) -> Content:
        change = scene.change_at(self.seat)
        return Content.styled(f"{change:+}" if change else "", "$quiet")


def _money_style(total: int) -> str:
    if total == ONE_EURO:
        return "bold $made"
    return "bold $over" if total > ONE_EURO else "bold"
