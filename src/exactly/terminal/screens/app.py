"""The full-screen application: which screen is shown, in which language.

Leads from the set-up to the table and back; the game itself is played by the table's flow.
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
from exactly.terminal.screens.translated_screen import PlayersScreen, SpeakingScreen
from exactly.terminal.setup_choices import Choices

__all__ = ["Outside", "TableApp"]


class Outside(NamedTuple):
    """What has to be done outside the full screen, where it can be seen, before it goes on."""

    sit_down: Callable[[], TerminalGame]
    """Begins the game to go on with, or returns it."""
    unsolved: UnsolvedError | None = None
    """What has to be solved before."""


class TableApp(App[None]):
    """Games on the full screen, one after the other."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        language: str,
        start: Callable[[tuple[str, ...], Rules], TerminalGame],
        game: TerminalGame | None,
        choices: Choices,
        pace: float,
    ) -> None:
        super().__init__()
        self.register_theme(TABLE_THEME)
        self.theme = TABLE_THEME.name
        self.texts = texts(language)
        self.game = game
        self.outside: Outside | None = None
        """Why the application was left, if it is to be opened again."""
        self._start = start
        self._choices = choices
        self._pace = pace

    def on_mount(self) -> None:
        """Show the table, or the set-up where there is no game yet."""
        self.title = self.texts("screen-title")
        if self.game is None:
            self.push_screen(SetupScreen(self._choices))
        else:
            self.push_screen(TableScreen(self.game, self._pace))

    def start_game(self, choices: Choices) -> None:
        """Begin the game that was chosen."""

        def start() -> TerminalGame:
            return self._start(choices.players, choices.rules)

        try:
            self.game = start()
        except UnsolvedError as unsolved:
            self._leave_for(Outside(start, unsolved))
        except Exception:  # tried again where everybody can read what is wrong
            self._leave_for(Outside(start))
        else:
            self._show_instead(TableScreen(self.game, self._pace))

    def leave_to_solve(self, game: TerminalGame, unsolved: UnsolvedError) -> None:
        """Leave in the middle of a game, which goes on when it has been solved."""
        self._leave_for(Outside(lambda: game, unsolved))

    def _leave_for(self, outside: Outside) -> None:
        self.outside = outside
        self.exit()

    def set_up_again(self, game: TerminalGame) -> None:
        """Offer another game like this one."""
        self._show_instead(SetupScreen(Choices.of_game(game)))

    def _show_instead(self, screen: PlayersScreen[None]) -> None:
        while not isinstance(self.screen, PlayersScreen):
            self.pop_screen()
        self.switch_screen(screen)

    def show_rules(self) -> None:
        """Open the rule page."""
        self.push_screen(RulesScreen())

    def show_help(self) -> None:
        """Open the help."""
        table = self.screen
        self.push_screen(HelpScreen(table.game if isinstance(table, TableScreen) else None))

    def speak(self, language: str) -> None:
        """Change the language of everything that is open."""
        if language == self.texts.language:
            return
        self.texts = texts(language)
        for screen in self.screen_stack:
            if isinstance(screen, SpeakingScreen):
                screen.retell()

    def speak_next_language(self) -> None:
        """Change to the next language."""
        codes = list(LANGUAGES)
        self.speak(codes[(codes.index(self.texts.language) + 1) % len(codes)])

    def action_help_quit(self) -> None:
        """Take Ctrl+C for the wish to leave."""
        if isinstance(self.screen, PlayersScreen):
            self.screen.action_leave()
