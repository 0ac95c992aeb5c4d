"""The help screen."""

from pathlib import Path

from exactly.locales import texts
from exactly.terminal.screens.help import HelpScreen
from support.terminal_app import AppDriver, begin, run_app


def test_the_help_shows_the_commitment(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "20")

    async def story(driver: AppDriver) -> None:
        await driver.press("f1", "escape", "question_mark")
        assert isinstance(driver.screen, HelpScreen)
        assert game.commitment in str(driver.screen.query_one("#text").render())
        await driver.press("l")
        assert texts("de")("terminal-help-title") in driver.text
        await driver.press("escape")
        assert "würfle" in driver.asked

    run_app(story, game=game)
