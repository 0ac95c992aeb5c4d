"""The leave screen."""

from pathlib import Path

from exactly.records import parse_record
from exactly.terminal.screens.leave import LeaveScreen
from exactly.terminal.screens.table import TableScreen
from support.terminal_app import AppDriver, begin, run_app

ANA_BEGINS = "50 20"


def test_leaving_says_that_the_game_is_saved_and_saves_it(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 5")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter", "0", "1", "q")
        assert isinstance(driver.screen, LeaveScreen)
        assert "Game saved." in driver.text
        assert "exactly play --continue" in driver.text
        await driver.press("escape")
        assert isinstance(driver.screen, TableScreen)
        await driver.press("q", "enter")

    app = run_app(story, game=game)
    assert app.game is game
    assert len(parse_record(game.path.read_text(encoding="utf-8")).turns) == 1


def test_ctrl_c_opens_the_leave_screen(tmp_path: Path) -> None:
    async def story(driver: AppDriver) -> None:
        await driver.press("ctrl+c")
        assert isinstance(driver.screen, LeaveScreen)
        await driver.press("tab", "enter")
        assert isinstance(driver.screen, TableScreen)

    run_app(story, game=begin(tmp_path, "Ana,Bo", ANA_BEGINS))
