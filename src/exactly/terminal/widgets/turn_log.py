"""The turn log: the last turns that fit, newest at the bottom."""

from textual.content import Content
from textual.widget import Widget

from exactly.records import Turn
from exactly.rules import CoinMove, Move, Seat
from exactly.terminal.screen_wording import ScreenWording

__all__ = ["TurnLog"]

_WIDEST_NAME = 12


class TurnLog(Widget):
    """The log of the last turns, beside the table."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self._turns: tuple[Turn, ...] = ()
        self._wording: ScreenWording | None = None

    def show(self, turns: tuple[Turn, ...], wording: ScreenWording) -> None:
        """Show the turns of a game so far."""
        self._turns, self._wording = turns, wording
        self.border_title = Content(wording.texts("terminal-log-title"))
        self.refresh()

    def render(self) -> Content:
        """Draw the last turns, one line each, and one line for each euro taken."""
        wording = self._wording
        width, height = self.content_size
        if wording is None or height < 1:
            return Content("")
        first = max(0, len(self._turns) - height)
        lines = [
            line.truncate(width, ellipsis=True)
            for number, turn in enumerate(self._turns[first:], start=first + 1)
            for line in _lines(number, turn, wording)
        ]
        return Content("\n").join(lines[-height:])


def _lines(number: int, turn: Turn, wording: ScreenWording) -> list[Content]:
    seats = range(1, len(wording.players) + 1)
    longest = max(Content(wording.logged_name(Seat(seat))).cell_length for seat in seats)
    name = Content(wording.logged_name(turn.seat))
    lines = [
        Content.assemble(
            (f"{number:>3} ", "$quiet"),
            name.truncate(min(longest, _WIDEST_NAME), ellipsis=True, pad=True),
            (f" {turn.face:>2} ", "bold $gold"),
            _move(turn.move, wording),
        )
    ]
    lines += [
        Content.styled(f"  ★ {wording.logged_euro(seat)}", "bold $made") for seat in turn.euros
    ]
    return lines


def _move(move: Move, wording: ScreenWording) -> Content:
    told = wording.logged_move(move)
    coin = f"{int(move.coin)} " if isinstance(move, CoinMove) else ""
    return Content.assemble(coin, (told, "$quiet"))
