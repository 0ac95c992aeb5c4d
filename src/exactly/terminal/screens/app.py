"""The full-screen application: it switches screens and languages.

The game itself is played by the game loop of the table screen.
"""

from collections.abc import Callable
from typing import NamedTuple

from textual.app import App

from exactly.evaluation.chances import UnsolvedError
from exactly.locales import LANGUAGES, texts
from exactly.rules import Rules
from exactly.terminal.game import TerminalGame
from exactly.terminal.palette import TABLE_THEME
from exactly.terminal.screens.help import HelpScreen
from exactly.terminal.screens.rules import RulesScreen
from exactly.terminal.screens.setup import SetupScreen
from exactly.terminal.screens.table import TableScreen
from exactly.terminal.screens.translated_screen import MainScreen, TranslatedScreen
from exactly.terminal.setup_choices import SetupChoices

__all__ = ["RestartRequest", "TableApp"]


class RestartRequest(NamedTuple):
    """A request to close the full screen, solve a game or show an error, and reopen the screen."""

    next_game: Callable[[], TerminalGame]
    """Returns the game that the reopened screen shows; may start it."""
    unsolved: UnsolvedError | None = None
    """Names the rules of the game to solve first, if any."""


class TableApp(App[None]):
    """The Textual application of the table: one game after another."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        language: str,
        start: Callable[[tuple[str, ...], Rules], TerminalGame],
        game: TerminalGame | None,
        choices: SetupChoices,
        pace: float,
    ) -> None:
        super().__init__()
        self.register_theme(TABLE_THEME)
        self.theme = TABLE_THEME.name
        self.texts = texts(language)
        self.game = game
        self.restart: RestartRequest | None = None
        """The request to reopen the application, if any."""
        self._start = start
        self._choices = choices
        self._pace = pace

    def on_mount(self) -> None:
        """Show the table, or the set-up screen if there is no game yet."""
        self.title = self.texts("terminal-title")
        if self.game is None:
            self.push_screen(SetupScreen(self, self._choices))
        else:
            self.push_screen(TableScreen(self, self.game, self._pace))

    def start_game(self, choices: SetupChoices) -> None:
        """Start the game that was chosen on the set-up screen."""

        def start() -> TerminalGame:
            return self._start(choices.players, choices.rules)

        try:
            self.game = start()
        except UnsolvedError as unsolved:
            self._restart_for(RestartRequest(start, unsolved))
        except Exception:  # retried outside the full screen, where the error is readable
            self._restart_for(RestartRequest(start))
        else:
            self._show_instead(TableScreen(self, self.game, self._pace))

    def restart_to_solve(self, game: TerminalGame, unsolved: UnsolvedError) -> None:
        """Close the screen during a game, which continues once its missing solution is computed."""
        self._restart_for(RestartRequest(lambda: game, unsolved))

    def _restart_for(self, restart: RestartRequest) -> None:
        self.restart = restart
        self.exit()

    def set_up_again(self, game: TerminalGame) -> None:
        """Open the set-up screen with the players and rules of this game."""
        self._show_instead(SetupScreen(self, SetupChoices.of_game(game)))

    def _show_instead(self, screen: MainScreen[None]) -> None:
        while not isinstance(self.screen, MainScreen):
            self.pop_screen()
        self.switch_screen(screen)

    def show_rules(self) -> None:
        """Open the rule page."""
        self.push_screen(RulesScreen(self))

    def show_help(self) -> None:
        """Open the help screen."""
        table = self.screen
        self.push_screen(HelpScreen(self, table.game if isinstance(table, TableScreen) else None))

    def set_language(self, language: str) -> None:
        """Change the language of all open screens."""
        if language == self.texts.language:
            return
        self.texts = texts(language)
        for screen in self.screen_stack:
            if isinstance(screen, TranslatedScreen):
                screen.update_texts()

    def set_next_language(self) -> None:
        """Change all open screens to the next language."""
        codes = list(LANGUAGES)
        self.set_language(codes[(codes.index(self.texts.language) + 1) % len(codes)])

    def action_help_quit(self) -> None:
        """On Ctrl+C, leave in the same way as with the key for leaving."""
        if isinstance(self.screen, MainScreen):
            self.screen.action_leave()
