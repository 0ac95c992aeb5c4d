"""The full-screen table as one function: it opens the application as often as needed."""

from collections.abc import Callable

from exactly.evaluation.chances import UnsolvedError
from exactly.locales import Texts
from exactly.rules import STANDARD, Rules
from exactly.terminal.game import TerminalGame
from exactly.terminal.screens.app import TableApp
from exactly.terminal.setup_choices import SetupChoices

__all__ = ["play_on_screen"]


def play_on_screen(  # noqa: PLR0913  # what an evening consists of
    language: str,
    start: Callable[[tuple[str, ...], Rules], TerminalGame],
    solve: Callable[[UnsolvedError, Texts], object],
    *,
    game: TerminalGame | None = None,
    rules: Rules = STANDARD,
    pace: float = 1.0,
) -> TerminalGame | None:
    """Play on the full screen, and return the last game played, finished or not.

    A game that is given is sat down at once; else the set-up comes first, with these rules, and
    `start` begins what is chosen there. None means that the people left before a game was started.

    Where a player needs a solution that is not there, the screen closes, `solve` makes it for all
    to see, and the screen opens again. (Suspended, the application would still catch Ctrl+C.)
    """
    while True:
        app = TableApp(language, start, game, SetupChoices.default(rules), pace)
        app.run()
        if app.restart is None:
            return app.game
        if app.restart.unsolved is not None:
            solve(app.restart.unsolved, app.texts)
        language, game = app.texts.language, app.restart.next_game()
