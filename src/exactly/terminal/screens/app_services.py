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
    """The catalogue of texts, and the navigation between screens."""

    texts: Texts
    """The catalogue of the current language."""

    def start_game(self, choices: SetupChoices) -> None:
        """Start the game that was chosen on the set-up screen."""
        ...

    def set_up_again(self, game: TerminalGame) -> None:
        """Open the set-up screen with the players and rules of this game."""
        ...

    def restart_to_solve(self, game: TerminalGame, unsolved: UnsolvedError) -> None:
        """Close the screen during a game, which continues once its missing solution is computed."""
        ...

    def show_rules(self) -> None:
        """Open the rule page."""
        ...

    def show_help(self) -> None:
        """Open the help screen."""
        ...

    def set_language(self, language: str) -> None:
        """Change the language of all open screens."""
        ...

    def set_next_language(self) -> None:
        """Change all open screens to the next language."""
        ...
