"""The set-up screen: who plays, and by which rules."""

from collections.abc import Callable
from pathlib import Path

import pytest

from exactly.locales import LANGUAGES, texts
from exactly.rules import STANDARD, Edition, Rules
from exactly.terminal.game import Game
from exactly.terminal.screen import play_on_screen
from exactly.terminal.screen.app import TableApp
from exactly.terminal.screen.choices import Choices, SeatChoice
from exactly.terminal.screen.setup_screen import SetupScreen
from exactly.terminal.screen.table_screen import TableScreen
from screen_stories import Evening, begin, spend_evening

Started = list[tuple[tuple[str, ...], Rules]]


def starter(folder: Path, started: Started) -> Callable[[tuple[str, ...], Rules], Game]:
    def start(players: tuple[str, ...], rules: Rules) -> Game:
        started.append((players, rules))
        return begin(folder, ",".join(players), "50 20 5", rules)

    return start


async def choose(evening: Evening, row: str, *keys: str) -> None:
    """Go to a row of the form and press keys there."""
    evening.screen.query_one(f"#{row}").focus()
    await evening.settle()
    await evening.press(*keys)


def test_a_single_enter_starts_a_game_against_the_computer(tmp_path: Path) -> None:
    started: Started = []

    async def story(evening: Evening) -> None:
        await evening.press("enter")
        assert isinstance(evening.screen, TableScreen)

    app = spend_evening(story, start=starter(tmp_path, started))
    assert started == [(("", "bot:greedy"), STANDARD)]
    assert app.game is not None


def test_everything_can_be_chosen_with_the_keyboard(tmp_path: Path) -> None:
    started: Started = []

    async def story(evening: Evening) -> None:
        await choose(evening, "taken", "right", "right")
        await choose(evening, "name-1", *"A;na")
        await choose(evening, "who-3", "left", "left")
        await choose(evening, "name-3", *"bot:X")
        await choose(evening, "edition", "right")
        await choose(evening, "target", "left")
        await choose(evening, "wild_may_pass", "right")
        await choose(evening, "both_collect", "space")
        await choose(evening, "empty_restart", "right", "right")
        await evening.press("escape", "enter")

    spend_evening(story, start=starter(tmp_path, started))
    rules = Rules(Edition.CLASSIC, wild_may_pass=True, both_collect=True, target=2)
    assert started == [(("A,na", "bot:greedy", "X", "bot:greedy"), rules)]


def test_everything_can_be_chosen_with_the_mouse(tmp_path: Path) -> None:
    started: Started = []

    async def story(evening: Evening) -> None:
        row = evening.text_of("#taken")
        await evening.click("#taken", (row.index("3"), 0))
        who = evening.text_of("#who-2")
        await evening.click("#who-2", (who.index("random"), 0))
        await evening.click("#start")

    spend_evening(story, start=starter(tmp_path, started))
    assert started == [(("", "bot:random", "bot:greedy"), STANDARD)]


def test_arrow_keys_lead_through_the_form_and_enter_goes_on_after_a_name(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.press("down", "down", "down", *"Zoë", "enter")
        assert evening.app.focused is evening.screen.query_one("#who-2")
        await evening.press("up")
        assert evening.app.focused is evening.screen.query_one("#name-1")

    spend_evening(story, start=starter(tmp_path, []))


def test_the_language_changes_at_once_and_the_choices_stay(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await choose(evening, "name-1", *"Ana")
        await choose(evening, "edition", "right")
        await choose(evening, "language")
        for language in LANGUAGES:
            assert texts(language)("screen-setup-language") in evening.text
            assert texts(language)("screen-button-start") in evening.text
            screen = evening.screen
            assert isinstance(screen, SetupScreen)
            assert screen.choices.seats[0] == SeatChoice(name="Ana")
            assert screen.choices.rules.edition is Edition.CLASSIC
            assert evening.app.focused is screen.query_one("#language")
            await evening.press("right")

    spend_evening(story, start=starter(tmp_path, []))


def test_each_choice_is_explained(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        words = texts("en")
        explained = [str(each.render()) for each in evening.screen.query(".explained")]
        assert explained == [
            words("rules-edition-standard"),
            *(words(f"rules-clause-{clause}.switch") for clause in (4, 10, 15, 16)),
        ]
        await choose(evening, "edition", "right")
        about = evening.screen.query_one("#about-edition")
        assert str(about.render()) == words("rules-edition-classic")

    spend_evening(story, start=starter(tmp_path, []))


def test_where_the_computer_players_do_not_fit_one_is_shown_at_a_time(tmp_path: Path) -> None:
    started: Started = []

    async def story(evening: Evening) -> None:
        who = evening.text_of("#who-2")
        assert "◂ greedy ▸" in who
        await evening.click("#who-2", (who.index("▸"), 0))
        assert "◂ person ▸" in evening.text_of("#who-2")
        await evening.press("escape", "enter")

    spend_evening(story, start=starter(tmp_path, started), size=(66, 24))
    assert started == [(("", ""), STANDARD)]


def test_leaving_before_a_game_returns_none() -> None:
    async def story(evening: Evening) -> None:
        await evening.press("question_mark", "escape", "q")

    assert spend_evening(story).game is None


def test_another_game_offers_the_same_choices(tmp_path: Path) -> None:
    rules = Rules(target=2, wild_may_pass=True)
    game = begin(tmp_path, "Ana,random,Bo", "20", rules)
    choices = Choices.of_game(game)
    assert choices.players == game.players
    assert choices.rules == rules


def test_what_goes_wrong_when_starting_reaches_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(players: tuple[str, ...], rules: Rules) -> Game:
        raise OSError("the disk is full")

    def run(app: TableApp) -> None:
        app.start_game(Choices.default())

    monkeypatch.setattr(TableApp, "run", run)
    with pytest.raises(OSError, match="the disk is full"):
        play_on_screen("en", start)


def test_the_last_game_is_returned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = begin(tmp_path, "Ana,Bo", "20")
    monkeypatch.setattr(TableApp, "run", lambda _: None)
    assert play_on_screen("en", lambda *_: game, game=game, pace=0) is game
    assert play_on_screen("en", lambda *_: game) is None


def test_the_set_up_begins_with_the_rules_asked_for() -> None:
    rules = Rules(target=1, wild_may_pass=True)
    assert Choices.default(rules).rules == rules
    assert Choices.default().rules == Rules()
