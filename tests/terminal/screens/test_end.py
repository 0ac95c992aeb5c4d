"""The end screen."""

from pathlib import Path

import pytest

from exactly.locales import LANGUAGES, texts
from exactly.rules import Rules, Seat, Stack
from exactly.terminal.game import TerminalGame
from exactly.terminal.scene import ScenePhase
from exactly.terminal.screens.end import EndScreen
from exactly.terminal.screens.setup import SetupScreen
from exactly.terminal.screens.table import TableScreen
from support.terminal_app import AppDriver, begin, lay_coins, run_app


def one_move_before_the_end(folder: Path) -> TerminalGame:
    game = begin(folder, "Ana,Bo", "5", Rules(target=2))
    almost = Stack(fifties=1, twenties=2, fives=1)
    lay_coins(game, (almost, Stack(fives=1)), (1, 1), Seat(1))
    return game


def test_the_end_screen_names_the_winner_and_how_to_verify(tmp_path: Path) -> None:
    game = one_move_before_the_end(tmp_path)

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "0", "1")
        assert driver.is_at(ScenePhase.EURO)
        await driver.press("enter")
        said = driver.words_of("#words").replace(" ", "")
        assert "Ana wins after one turn!".replace(" ", "") in said
        assert "●●Ana" in said
        assert "●○Bo" in said
        assert f"exactlyverify{game.path}" in said

    run_app(story, game=game)


def test_after_the_end_the_final_stacks_can_be_viewed(tmp_path: Path) -> None:
    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "0", "1", "enter", "escape")
        assert isinstance(driver.screen, TableScreen)
        assert "€1.00" in driver.text_of("#seat-1")
        assert "The game is over." in driver.asked
        await driver.press("enter")
        assert isinstance(driver.screen, EndScreen)

    run_app(story, game=one_move_before_the_end(tmp_path))


@pytest.mark.parametrize("keys", [("n",), ("escape", "n"), ("enter",)])
def test_a_rematch_starts_with_the_same_choices(tmp_path: Path, keys: tuple[str, ...]) -> None:
    game = one_move_before_the_end(tmp_path)

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "0", "1", "enter", *keys)
        assert isinstance(driver.screen, SetupScreen)
        assert driver.screen.choices.players == ("Ana", "Bo")
        assert driver.screen.choices.rules == Rules(target=2)

    assert run_app(story, game=game).game is game


@pytest.mark.parametrize("keys", [("q",), ("tab", "enter"), ("escape", "q")])
def test_after_the_end_leaving_asks_nothing(tmp_path: Path, keys: tuple[str, ...]) -> None:
    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "0", "1", "enter", *keys)
        assert not driver.app.is_running

    run_app(story, game=one_move_before_the_end(tmp_path))


def test_the_end_screen_is_available_in_every_language(tmp_path: Path) -> None:
    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "0", "1", "enter")
        for language in LANGUAGES:
            assert texts(language)("terminal-button-new") in driver.text
            await driver.press("l")

    run_app(story, game=one_move_before_the_end(tmp_path))
