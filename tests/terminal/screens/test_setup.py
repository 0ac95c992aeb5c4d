"""The set-up screen: the players and the rules of the next game."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from exactly.evaluation.chances import UnsolvedError
from exactly.locales import LANGUAGES, texts
from exactly.players import COMPUTER_PLAYERS
from exactly.rules import STANDARD, Edition, Rules
from exactly.terminal.game import TerminalGame
from exactly.terminal.screens.setup import SetupScreen
from exactly.terminal.screens.table import TableScreen
from exactly.terminal.setup_choices import SeatChoice
from support.terminal_app import AppDriver, begin, run_app

Started = list[tuple[tuple[str, ...], Rules]]


def starter(folder: Path, started: Started) -> Callable[[tuple[str, ...], Rules], TerminalGame]:
    def start(players: tuple[str, ...], rules: Rules) -> TerminalGame:
        started.append((players, rules))
        return begin(folder, ",".join(players), "50 20 5", rules)

    return start


def refuser(asked: Started) -> Callable[[tuple[str, ...], Rules], TerminalGame]:
    def start(players: tuple[str, ...], rules: Rules) -> TerminalGame:
        asked.append((players, rules))
        raise UnsolvedError(rules)

    return start


async def choose(driver: AppDriver, row: str, *keys: str) -> None:
    """Focus a row of the form and press keys there."""
    driver.screen.query_one(f"#{row}").focus()
    await driver.settle()
    await driver.press(*keys)


def test_a_single_enter_starts_a_game_against_the_computer(tmp_path: Path) -> None:
    started: Started = []

    async def story(driver: AppDriver) -> None:
        await driver.press("enter")
        assert isinstance(driver.screen, TableScreen)

    app = run_app(story, start=starter(tmp_path, started))
    assert started == [(("", "bot:greedy"), STANDARD)]
    assert app.game is not None


def test_everything_can_be_chosen_with_the_keyboard(tmp_path: Path) -> None:
    started: Started = []

    async def story(driver: AppDriver) -> None:
        await choose(driver, "taken", "right", "right")
        await choose(driver, "name-1", *"A;na")
        await choose(driver, "who-3", "right", "right")
        await choose(driver, "name-3", *"bot:X")
        await choose(driver, "edition", "right")
        await choose(driver, "target", "left")
        await choose(driver, "wild_may_pass", "right")
        await choose(driver, "both_collect", "space")
        await choose(driver, "empty_restart", "right", "right")
        await driver.press("escape", "enter")

    run_app(story, start=starter(tmp_path, started))
    rules = Rules(Edition.CLASSIC, wild_may_pass=True, both_collect=True, target=2)
    assert started == [(("A,na", "bot:greedy", "X", "bot:greedy"), rules)]


def test_everything_can_be_chosen_with_the_mouse(tmp_path: Path) -> None:
    started: Started = []

    async def story(driver: AppDriver) -> None:
        row = driver.text_of("#taken")
        await driver.click("#taken", (row.index("3"), 0))
        who = driver.text_of("#who-2")
        assert "greedy" in who  # one at a time, because not all fit
        await driver.click("#who-2", (who.index("▸"), 0))
        await driver.click("#start")

    run_app(story, start=starter(tmp_path, started))
    assert started == [(("", "bot:random", "bot:greedy"), STANDARD)]


def test_arrow_keys_move_through_the_form_and_enter_leaves_a_name(tmp_path: Path) -> None:
    async def story(driver: AppDriver) -> None:
        await driver.press("down", "down", "down", *"Zoë", "enter")
        assert driver.app.focused is driver.screen.query_one("#who-2")
        await driver.press("up")
        assert driver.app.focused is driver.screen.query_one("#name-1")

    run_app(story, start=starter(tmp_path, []))


def test_the_language_changes_at_once_and_the_choices_stay(tmp_path: Path) -> None:
    async def story(driver: AppDriver) -> None:
        await choose(driver, "name-1", *"Ana")
        await choose(driver, "edition", "right")
        await choose(driver, "language")
        for language in LANGUAGES:
            assert texts(language)("terminal-setup-language") in driver.text
            assert texts(language)("terminal-button-start") in driver.text
            screen = driver.screen
            assert isinstance(screen, SetupScreen)
            assert screen.choices.seats[0] == SeatChoice(name="Ana")
            assert screen.choices.rules.edition is Edition.CLASSIC
            assert driver.app.focused is screen.query_one("#language")
            await driver.press("right")

    run_app(story, start=starter(tmp_path, []))


@pytest.mark.needs("numba")
def test_each_choice_is_explained(tmp_path: Path) -> None:
    async def story(driver: AppDriver) -> None:
        words = texts("en")
        explained = [str(each.render()) for each in driver.screen.query(".explained")]
        assert explained == [
            "\n".join(words(f"about-player-{name}") for name in COMPUTER_PLAYERS),
            words("rules-edition-standard"),
            *(words(f"rules-clause-{clause}.switch") for clause in (4, 10, 15, 16)),
        ]
        await choose(driver, "edition", "right")
        about = driver.screen.query_one("#about-edition")
        assert str(about.render()) == words("rules-edition-classic")

    run_app(story, start=starter(tmp_path, []))


def test_if_the_computer_players_do_not_fit_one_is_shown(tmp_path: Path) -> None:
    started: Started = []

    async def story(driver: AppDriver) -> None:
        who = driver.text_of("#who-2")
        assert "◂ greedy ▸" in who
        for name in ("random", "person"):
            await driver.click("#who-2", (driver.text_of("#who-2").index("▸"), 0))
            assert f"◂ {name} ▸" in driver.text_of("#who-2")
        await driver.press("escape", "enter")

    run_app(story, start=starter(tmp_path, started), size=(66, 24))
    assert started == [(("", ""), STANDARD)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.needs("numba")
def test_on_the_smallest_screen_all_computer_players_can_be_chosen(language: str) -> None:
    async def story(driver: AppDriver) -> None:
        seen = driver.text_of("#who-2")
        for _ in COMPUTER_PLAYERS:
            await driver.click("#who-2", (driver.text_of("#who-2").index("▸"), 0))
            seen += driver.text_of("#who-2")
        assert all(f"◂ {name} ▸" in seen for name in COMPUTER_PLAYERS)

    run_app(story, language=language)


@pytest.mark.needs("numba")
def test_perfect_is_offered_to_two(tmp_path: Path) -> None:
    started: Started = []

    async def story(driver: AppDriver) -> None:
        await choose(driver, "who-2", "left")
        await driver.press("enter")

    app = run_app(story, start=refuser(started))
    assert started == [(("", "bot:perfect"), STANDARD)]
    assert app.game is None


@pytest.mark.needs("numba")
def test_a_third_seat_replaces_perfect() -> None:
    async def story(driver: AppDriver) -> None:
        for _ in range(3):
            await choose(driver, "who-1", "left")
        await choose(driver, "who-2", "right")
        await choose(driver, "taken", "right")
        screen = driver.screen
        assert isinstance(screen, SetupScreen)
        assert screen.choices.players == ("bot:greedy", "bot:random", "bot:greedy")
        assert "perfect" not in driver.text_of("#who-1")
        await choose(driver, "taken", "left")
        assert screen.choices.seats[0] == SeatChoice("greedy")
        await choose(driver, "who-1", "left")
        assert "perfect" in driver.text_of("#who-1")

    run_app(story)


def test_perfect_is_not_offered_without_its_packages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)

    async def story(driver: AppDriver) -> None:
        assert "perfect" not in driver.text
        assert "greedy" in driver.text_of("#who-2")

    run_app(story)


def test_leaving_before_a_game_returns_none() -> None:
    async def story(driver: AppDriver) -> None:
        await driver.press("question_mark", "escape", "q")

    assert run_app(story).game is None
