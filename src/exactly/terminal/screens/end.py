"""The end screen: the winner, the euros of every seat, and the path of the record."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from exactly.locales.wording import command
from exactly.rules import Seat, outcome
from exactly.terminal.game import TerminalGame
from exactly.terminal.screen_wording import ScreenWording
from exactly.terminal.screens.app_services import AppServices
from exactly.terminal.screens.dialog import DialogButton, DialogScreen
from exactly.terminal.screens.translated_screen import KEY_PREFIX

__all__ = ["EndScreen"]


class EndScreen(DialogScreen[None]):
    """The dialog after a game: start another game, leave, or look at the table."""

    BUTTONS: ClassVar[tuple[DialogButton, ...]] = (
        DialogButton("new_game", "terminal-button-new"),
        DialogButton("leave", "terminal-button-leave"),
        DialogButton("look", "terminal-button-look"),
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new_game", f"{KEY_PREFIX}new"),
        Binding("q", "leave", f"{KEY_PREFIX}leave"),
        Binding("escape", "look", f"{KEY_PREFIX}look", key_display="Esc"),
    ]

    def __init__(self, services: AppServices, game: TerminalGame) -> None:
        super().__init__(services)
        self.game = game

    def words(self) -> Content:
        """Return the winner, the euros of every seat, and how to verify the dice."""
        wording = ScreenWording(self.texts, self.game.players)
        lines = [Content.styled(self._won(wording), "bold $made"), Content("")]
        lines += [self._euros(Seat(number), wording) for number in self._seats]
        lines += [
            Content(""),
            Content(self.texts("terminal-end-verify", command=command(), path=str(self.game.path))),
        ]
        return Content("\n").join(lines)

    @property
    def _seats(self) -> range:
        return range(1, self.game.state.seats + 1)

    def _won(self, wording: ScreenWording) -> str:
        end = outcome(self.game.state)
        if end is None:
            return ""
        return self.texts("terminal-end-won", name=wording.name(end.winner), turns=self.game.turns)

    def _euros(self, seat: Seat, wording: ScreenWording) -> Content:
        euros, target = self.game.state.euros[seat - 1], self.game.rules.target
        return Content.assemble(
            ("●" * euros, "$gold"), f"{'○' * (target - euros)}  {wording.name(seat)}"
        )

    def action_new_game(self) -> None:
        """Open the set-up screen with the same players and rules."""
        self.services.set_up_again(self.game)

    def action_leave(self) -> None:
        """Leave the application."""
        self.app.exit()

    def action_look(self) -> None:
        """Close the dialog and show the table."""
        self.dismiss(None)
