"""The rules screen."""

from pathlib import Path

from exactly.locales import LANGUAGES, texts
from exactly.locales.rule_page import CLAUSES
from exactly.terminal.screens.rules import RulesScreen
from exactly.terminal.screens.table import TableScreen
from support.terminal_app import AppDriver, begin, run_app


def test_the_rules_are_a_key_away_in_every_language(tmp_path: Path) -> None:
    async def story(driver: AppDriver) -> None:
        await driver.press("r")
        assert isinstance(driver.screen, RulesScreen)
        for language in LANGUAGES:
            page = str(driver.screen.query_one("#text").render())
            for clause in CLAUSES:
                assert texts(language)(f"rules-clause-{clause}") in page
            await driver.press("l")
        await driver.press("end")
        assert driver.screen.query_one("#page").scroll_y > 0
        await driver.press("r")
        assert isinstance(driver.screen, TableScreen)

    run_app(story, game=begin(tmp_path, "Ana,Bo", "20"))
