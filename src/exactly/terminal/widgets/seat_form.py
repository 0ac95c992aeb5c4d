"""One seat on the set-up screen: a person with a name, or a computer player."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input, Label

from exactly.locales import Texts
from exactly.players import players_for
from exactly.rules import Seat
from exactly.terminal.setup_choices import FAVOURITE, SeatChoice
from exactly.terminal.widgets.option_row import OptionRow

__all__ = ["SeatForm"]

_LONGEST_NAME = 40


class SeatForm(Horizontal):
    """The form with which the player of one seat is chosen."""

    def __init__(self, seat: Seat, choice: SeatChoice, taken: int, texts: Texts) -> None:
        super().__init__(id=f"seat-form-{seat}", classes="seat-form")
        self.seat = seat
        self._choice = choice
        self._texts = texts
        self._computers = players_for(taken)

    def compose(self) -> ComposeResult:
        """Lay out the number, the kind of player, and the name."""
        choice, texts = self._choice, self._texts
        yield Label(str(self.seat), classes="seat-number")
        yield OptionRow(self._labels, self._place_of(choice.computer), f"who-{self.seat}")
        yield Input(
            choice.name,
            placeholder=texts("terminal-setup-name"),
            max_length=_LONGEST_NAME,
            compact=True,
            id=f"name-{self.seat}",
        )

    @property
    def _labels(self) -> list[str]:
        return [self._texts("terminal-setup-person"), *self._computers]

    def _place_of(self, computer: str | None) -> int:
        """Return the index of a player's option; FAVOURITE replaces one that cannot play here."""
        if computer is None:
            return 0
        offered = computer if computer in self._computers else FAVOURITE
        return 1 + self._computers.index(offered)

    def offer(self, taken: int) -> None:
        """Offer the computer players that play at a table of `taken` seats."""
        computer = self.choice.computer
        self._computers = players_for(taken)
        self.query_one(OptionRow).offer(self._labels, self._place_of(computer))

    def on_mount(self) -> None:
        """Show the field for a name only if a person has the seat."""
        self._ask_name()

    def on_option_row_changed(self) -> None:
        """Show the field for a name only if a person has the seat."""
        self._ask_name()

    def _ask_name(self) -> None:
        field = self.query_one(Input)
        field.disabled = self.query_one(OptionRow).chosen > 0
        field.visible = not field.disabled

    @property
    def choice(self) -> SeatChoice:
        """The player that the form shows now."""
        who = self.query_one(OptionRow).chosen
        computer = self._computers[who - 1] if who else None
        return SeatChoice(computer, self.query_one(Input).value)
