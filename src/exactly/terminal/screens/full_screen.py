"""The full-screen table as one function, which reopens the application if necessary."""

from collections.abc import Callable

from exactly.evaluation.chances import UnsolvedError
from exactly.locales import Texts
from exactly.rules import STANDARD, Rules
from exactly.terminal.game import TerminalGame
from exactly.terminal.screens.app import TableApp
from exactly.terminal.setup_choices import SetupChoices

__all__ = ["play_on_screen"]


def play_on_screen(
    language: str,
    start: Callable[[tuple[str, ...], Rules], TerminalGame],
    solve: Callable[[UnsolvedError, Texts], object],
    *,
    first: TerminalGame | Rules = STANDARD,
    pace: float = 1.0,
) -> TerminalGame | None:
    """Play on the full screen, and return the last game played, finished or not.

    If `first` is a game, its table opens at once. If it is rules, the set-up opens with them, and
    `start` starts the game chosen there. Returns None if the players leave before a game starts.

    If a player needs a missing solution, the screen closes, `solve` computes it with a visible
    progress bar, and the screen opens again. (A suspended application would catch Ctrl+C.)
    """
    game, rules = (None, first) if isinstance(first, Rules) else (first, first.rules)
    choices = SetupChoices.default(rules)
    while True:
        app = TableApp(language, start, game, choices, pace)
        app.run()
        if app.restart is None:
            return app.game
        if app.restart.unsolved is not None:
            solve(app.restart.unsolved, app.texts)
        language, game = app.texts.language, app.restart.next_game()
