"""The full-screen application: which screen is shown, in which language.

Leads from the set-up to the table and back; the game itself is played by the table's flow.
"""

from collections.abc import Callable

from textual.app import App

from exactly.locales import LANGUAGES, texts
from exactly.rules import Rules
from exactly.terminal.game import Game
from exactly.terminal.screen.choices import Choices
from exactly.terminal.screen.help_screen import HelpScreen
from exactly.terminal.screen.palette import TABLE_THEME
from exactly.terminal.screen.rules_screen import RulesScreen
from exactly.terminal.screen.setup_screen import SetupScreen
from exactly.terminal.screen.speaking_screen import PlayersScreen, SpeakingScreen
from exactly.terminal.screen.table_screen import TableScreen

__all__ = ["TableApp"]


class TableApp(App[None]):
    """Games on the full screen, one after the other."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        language: str,
        start: Callable[[tuple[str, ...], Rules], Game],
        game: Game | None,
        choices: Choices,
        pace: float,
    ) -> None:
        super().__init__()
        self.register_theme(TABLE_THEME)
        self.theme = TABLE_THEME.name
        self.texts = texts(language)
        self.game = game
        self.failure: BaseException | None = None
        """What went wrong when a game was to be started."""
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
        try:
            self.game = self._start(choices.players, choices.rules)
        except BaseException as failure:  # handed on to whoever opened the screen
            self.failure = failure
            self.exit()
        else:
            self._show_instead(TableScreen(self.game, self._pace))

    def set_up_again(self, game: Game) -> None:
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
