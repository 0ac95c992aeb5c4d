"""The full-screen table as one function."""

from pathlib import Path

import pytest

from exactly.evaluation.chances import UnsolvedError
from exactly.locales import Texts
from exactly.rules import Rules
from exactly.terminal.game import TerminalGame
from exactly.terminal.screens.app import TableApp
from exactly.terminal.screens.full_screen import play_on_screen
from exactly.terminal.setup_choices import SetupChoices
from support.terminal_app import begin


def no_solving(unsolved: UnsolvedError, words: Texts) -> None:
    raise AssertionError(f"nobody needs a solution of {unsolved.rules}")


def test_an_error_at_the_start_is_shown_outside_the_full_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    is_open = False
    tries: list[bool] = []

    def start(players: tuple[str, ...], rules: Rules) -> TerminalGame:
        tries.append(is_open)
        raise OSError("the disk is full")

    def run(app: TableApp) -> None:
        nonlocal is_open
        is_open = True
        app.start_game(SetupChoices.default())
        is_open = False

    monkeypatch.setattr(TableApp, "run", run)
    with pytest.raises(OSError, match="the disk is full"):
        play_on_screen("en", start, no_solving)
    assert tries == [True, False]


def test_a_missing_solution_is_solved_outside_the_full_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = Rules(target=1)
    told: list[object] = []

    def start(players: tuple[str, ...], rules: Rules) -> TerminalGame:
        if not told:
            raise UnsolvedError(rules)
        return begin(tmp_path, "Ana,Bo", "20", rules)

    def solve(unsolved: UnsolvedError, words: Texts) -> None:
        told.append((unsolved.rules, words.language))

    def run(app: TableApp) -> None:
        told.append(app.texts.language)
        if app.game is None:
            told.clear()
            app.set_language("fr")
            app.start_game(SetupChoices.default(rules))

    monkeypatch.setattr(TableApp, "run", run)
    game = play_on_screen("en", start, solve, first=rules)
    assert told == [(rules, "fr"), "fr"]
    assert game is not None
    assert game.rules == rules


def test_the_last_game_is_returned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = begin(tmp_path, "Ana,Bo", "20")
    monkeypatch.setattr(TableApp, "run", lambda _: None)
    assert play_on_screen("en", lambda *_: game, no_solving, first=game, pace=0) is game
    assert play_on_screen("en", lambda *_: game, no_solving) is None
