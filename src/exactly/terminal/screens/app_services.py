"""The services of the application that its screens use, so that no screen imports the application.

The application implements them and passes itself to every screen it opens.
"""

from typing import Protocol

from exactly.evaluation.chances import UnsolvedError
from exactly.locales import Texts
from exactly.terminal.game import TerminalGame
from exactly.terminal.setup_choices import SetupChoices

__all__ = ["AppServices"]


class AppServices(Protocol):
    """The catalogue, and the navigation between screens."""

    texts: Texts
    """The catalogue of the current language."""

    def start_game(self, choices: SetupChoices) -> None:
        """Start the game chosen in the set-up."""
        ...

    def set_up_again(self, game: TerminalGame) -> None:
        """Open the set-up with the choices of this game."""
        ...

    def restart_to_solve(self, game: TerminalGame, unsolved: UnsolvedError) -> None:
        """Close in the middle of a game; it continues once its rules are solved."""
        ...

    def show_rules(self) -> None:
        """Open the rule page."""
        ...

    def show_help(self) -> None:
        """Open the help."""
        ...

    def set_language(self, language: str) -> None:
        """Change the language of all open screens."""
        ...

    def set_next_language(self) -> None:
        """Change to the next language."""
        ...
