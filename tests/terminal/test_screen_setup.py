"""The set-up screen: who plays, and by which rules."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from exactly.evaluation.chances import UnsolvedError
from exactly.locales import LANGUAGES, Texts, texts
from exactly.players import COMPUTER_PLAYERS
from exactly.rules import STANDARD, Edition, Rules
from exactly.terminal.game import TerminalGame
from exactly.terminal.screens.app import TableApp
from exactly.terminal.screens.full_screen import play_on_screen
from exactly.terminal.screens.setup import SetupScreen
from exactly.terminal.screens.table import TableScreen
from exactly.terminal.setup_choices import SeatChoice, SetupChoices
from screen_stories import Evening, begin, spend_evening

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


def no_solving(unsolved: UnsolvedError, words: Texts) -> None:
    raise AssertionError(f"nobody needs a solution of {unsolved.rules}")


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
        await choose(evening, "who-3", "right", "right")
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
        assert "greedy" in who  # one at a time, because there are many
        await evening.click("#who-2", (who.index("▸"), 0))
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
            "\n".join(words(f"about-player-{name}") for name in COMPUTER_PLAYERS),
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
        for name in ("random", "person"):
            await evening.click("#who-2", (evening.text_of("#who-2").index("▸"), 0))
            assert f"◂ {name} ▸" in evening.text_of("#who-2")
        await evening.press("escape", "enter")

    spend_evening(story, start=starter(tmp_path, started), size=(66, 24))
    assert started == [(("", ""), STANDARD)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_smallest_screen_all_computer_players_are_in_reach(language: str) -> None:
    async def story(evening: Evening) -> None:
        seen = evening.text_of("#who-2")
        for _ in COMPUTER_PLAYERS:
            await evening.click("#who-2", (evening.text_of("#who-2").index("▸"), 0))
            seen += evening.text_of("#who-2")
        assert all(f"◂ {name} ▸" in seen for name in COMPUTER_PLAYERS)

    spend_evening(story, language=language)


def test_perfect_is_offered_to_two(tmp_path: Path) -> None:
    started: Started = []

    async def story(evening: Evening) -> None:
        await choose(evening, "who-2", "left")
        await evening.press("enter")

    app = spend_evening(story, start=refuser(started))
    assert started == [(("", "bot:perfect"), STANDARD)]
    assert app.game is None


def test_a_third_seat_sends_perfect_away() -> None:
    async def story(evening: Evening) -> None:
        for _ in range(3):
            await choose(evening, "who-1", "left")
        await choose(evening, "who-2", "right")
        await choose(evening, "taken", "right")
        screen = evening.screen
        assert isinstance(screen, SetupScreen)
        assert screen.choices.players == ("bot:greedy", "bot:random", "bot:greedy")
        assert "perfect" not in evening.text_of("#who-1")
        await choose(evening, "taken", "left")
        assert screen.choices.seats[0] == SeatChoice("greedy")
        await choose(evening, "who-1", "left")
        assert "perfect" in evening.text_of("#who-1")

    spend_evening(story)


def test_perfect_is_not_offered_where_what_it_needs_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)

    async def story(evening: Evening) -> None:
        assert "perfect" not in evening.text
        assert "greedy" in evening.text_of("#who-2")

    spend_evening(story)


def test_leaving_before_a_game_returns_none() -> None:
    async def story(evening: Evening) -> None:
        await evening.press("question_mark", "escape", "q")

    assert spend_evening(story).game is None


def test_another_game_offers_the_same_choices(tmp_path: Path) -> None:
    rules = Rules(target=2, wild_may_pass=True)
    game = begin(tmp_path, "Ana,random,Bo", "20", rules)
    choices = SetupChoices.of_game(game)
    assert choices.players == game.players
    assert choices.rules == rules


def test_what_goes_wrong_when_starting_is_told_outside_the_full_screen(
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


def test_what_is_not_solved_yet_is_solved_outside_the_full_screen(
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


def test_the_set_up_begins_with_the_rules_asked_for() -> None:
    rules = Rules(target=1, wild_may_pass=True)
    assert SetupChoices.default(rules).rules == rules
    assert SetupChoices.default().rules == Rules()
