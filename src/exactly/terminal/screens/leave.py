"""The leave screen: it asks whether to leave, and says that the game is saved."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from exactly.locales.wording import command
from exactly.terminal.game import TerminalGame
from exactly.terminal.screens.app_services import AppServices
from exactly.terminal.screens.dialog import DialogButton, DialogScreen
from exactly.terminal.screens.translated_screen import KEY_PREFIX

__all__ = ["LeaveScreen"]


class LeaveScreen(DialogScreen[None]):
    """The dialog before leaving an unfinished game."""

    BUTTONS: ClassVar[tuple[DialogButton, ...]] = (
        DialogButton("leave", "terminal-button-leave"),
        DialogButton("stay", "terminal-button-stay"),
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", f"{KEY_PREFIX}leave"),
        Binding("escape", "stay", f"{KEY_PREFIX}stay", key_display="Esc"),
    ]

    def __init__(self, services: AppServices, game: TerminalGame) -> None:
        super().__init__(services)
        self.game = game

    def words(self) -> Content:
        """Return the text of the dialog: the game is saved, and how to continue it."""
        return Content.assemble(
            (self.texts("terminal-leave-title"), "bold $gold"),
            "\n\n",
            self.texts("record-unfinished", command=command(), path=str(self.game.path)),
        )

    def action_leave(self) -> None:
        """Leave the game."""
        self.app.exit()

    def action_stay(self) -> None:
        """Close the dialog and continue the game."""
        self.dismiss(None)
