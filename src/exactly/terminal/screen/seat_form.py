"""One seat on the set-up screen: a person with a name, or a computer player."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input, Label

from exactly.ai import COMPUTER_PLAYERS
from exactly.locales import Texts
from exactly.rules import Seat
from exactly.terminal.screen.choices import SeatChoice
from exactly.terminal.screen.option_row import OptionRow

__all__ = ["SeatForm"]

_LONGEST_NAME = 40


class SeatForm(Horizontal):
    """Who shall sit at one seat."""

    def __init__(self, seat: Seat, choice: SeatChoice, texts: Texts) -> None:
        super().__init__(id=f"seat-form-{seat}", classes="seat-form")
        self.seat = seat
        self._choice = choice
        self._texts = texts

    def compose(self) -> ComposeResult:
        """Lay out the number, who it is, and the name."""
        choice, texts = self._choice, self._texts
        computers = list(COMPUTER_PLAYERS)
        chosen = 0 if choice.computer is None else 1 + computers.index(choice.computer)
        yield Label(str(self.seat), classes="seat-number")
        yield OptionRow([texts("screen-setup-person"), *computers], chosen, f"who-{self.seat}")
        yield Input(
            choice.name,
            placeholder=texts("screen-setup-name"),
            max_length=_LONGEST_NAME,
            compact=True,
            id=f"name-{self.seat}",
        )

    def on_mount(self) -> None:
        """Ask for a name only of people."""
        self._ask_name()

    def on_option_row_changed(self) -> None:
        """Ask for a name only of people."""
        self._ask_name()

    def _ask_name(self) -> None:
        field = self.query_one(Input)
        field.disabled = self.query_one(OptionRow).chosen > 0
        field.visible = not field.disabled

    @property
    def choice(self) -> SeatChoice:
        """What is chosen now."""
        who = self.query_one(OptionRow).chosen
        computer = list(COMPUTER_PLAYERS)[who - 1] if who else None
        return SeatChoice(computer, self.query_one(Input).value)
