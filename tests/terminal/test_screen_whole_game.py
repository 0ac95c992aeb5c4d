"""Whole games on the full screen, their end, and what can be read beside them."""

from datetime import date
from pathlib import Path

import pytest

from exactly.evaluation.exact import SolvedChances
from exactly.locales import LANGUAGES, texts
from exactly.locales.rule_page import CLAUSES
from exactly.records import FairDice, parse_record, replay, verify
from exactly.rules import STANDARD, Rules, Seat, Stack, outcome
from exactly.solver.solution_file import Solution
from exactly.terminal.game import NewGame, TerminalGame
from exactly.terminal.scene import ScenePhase
from exactly.terminal.screens.end import EndScreen
from exactly.terminal.screens.help import HelpScreen
from exactly.terminal.screens.rules import RulesScreen
from exactly.terminal.screens.setup import SetupScreen
from exactly.terminal.screens.table import TableScreen
from screen_stories import Evening, begin, lay_coins, spend_evening

DAY = date(2026, 11, 15)
FACES = "50 20 ? 20 10 5 0 50 10 ? 5"


async def to_the_end(evening: Evening) -> None:
    """Let people throw, and choose the second move of the list, until somebody has won."""
    while not isinstance(evening.screen, EndScreen):
        if evening.is_at(ScenePhase.CHOOSE):
            await evening.press("down", "down")
        await evening.press("enter")


def one_move_before_the_end(folder: Path) -> TerminalGame:
    game = begin(folder, "Ana,Bo", "5", Rules(target=2))
    almost = Stack(fifties=1, twenties=2, fives=1)
    lay_coins(game, (almost, Stack(fives=1)), (1, 1), Seat(1))
    return game


def test_computers_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    game = begin(tmp_path, "greedy,random,greedy", FACES, Rules(target=1))

    async def story(evening: Evening) -> None:
        await evening.settle()
        assert isinstance(evening.screen, EndScreen)

    spend_evening(story, game=game)
    record = parse_record(game.path.read_text(encoding="utf-8"))
    *_, last = replay(record)
    assert outcome(last) is not None
    assert len(record.turns) == game.turns


def test_a_person_plays_a_whole_game(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,greedy", FACES, Rules(target=1))
    spend_evening(to_the_end, game=game)
    assert game.state.is_over


def test_in_the_middle_of_a_game_a_damaged_solution_is_mended_outside_the_full_screen(
    tmp_path: Path, standard_solution: Solution, damaged_solution: Path
) -> None:
    found = [Solution(damaged_solution, STANDARD)]
    dice = FairDice("a seed", "a table", ("a", "b"))
    game = TerminalGame.start(
        NewGame(("bot:greedy", "bot:perfect"), STANDARD, dice, DAY),
        tmp_path / "game.txt",
        lambda _: SolvedChances(found[-1]),
    )

    async def until_it_leaves(evening: Evening) -> None:
        assert not evening.app.is_running

    app = spend_evening(until_it_leaves, game=game)
    assert app.restart is not None
    assert app.restart.unsolved is not None
    assert app.restart.next_game() is game
    face = game.state.face
    assert face is not None
    turns = game.turns

    async def to_the_end_alone(evening: Evening) -> None:
        assert isinstance(evening.screen, EndScreen)

    found.append(standard_solution)
    assert spend_evening(to_the_end_alone, game=game).restart is None
    assert game.record.turns[turns].face is face
    assert verify(parse_record(game.path.read_text(encoding="utf-8"))) == ()


def test_the_end_tells_who_won_and_how_to_check_it(tmp_path: Path) -> None:
    game = one_move_before_the_end(tmp_path)

    async def story(evening: Evening) -> None:
        await evening.press("enter", "0", "1")
        assert evening.is_at(ScenePhase.EURO)
        await evening.press("enter")
        said = evening.words_of("#words").replace(" ", "")
        assert "Ana wins after one turn!".replace(" ", "") in said
        assert "●●Ana" in said
        assert "●○Bo" in said
        assert f"exactlyverify{game.path}" in said

    spend_evening(story, game=game)


def test_after_the_end_the_last_stacks_can_be_looked_at(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.press("enter", "0", "1", "enter", "escape")
        assert isinstance(evening.screen, TableScreen)
        assert "€1.00" in evening.text_of("#seat-1")
        assert "The game is over." in evening.asked
        await evening.press("enter")
        assert isinstance(evening.screen, EndScreen)

    spend_evening(story, game=one_move_before_the_end(tmp_path))


@pytest.mark.parametrize("keys", [("n",), ("escape", "n"), ("enter",)])
def test_another_game_begins_with_the_same_choices(tmp_path: Path, keys: tuple[str, ...]) -> None:
    game = one_move_before_the_end(tmp_path)

    async def story(evening: Evening) -> None:
        await evening.press("enter", "0", "1", "enter", *keys)
        assert isinstance(evening.screen, SetupScreen)
        assert evening.screen.choices.players == ("Ana", "Bo")
        assert evening.screen.choices.rules == Rules(target=2)

    assert spend_evening(story, game=game).game is game


@pytest.mark.parametrize("keys", [("q",), ("tab", "enter"), ("escape", "q")])
def test_after_the_end_one_leaves_without_a_question(tmp_path: Path, keys: tuple[str, ...]) -> None:
    async def story(evening: Evening) -> None:
        await evening.press("enter", "0", "1", "enter", *keys)
        assert not evening.app.is_running

    spend_evening(story, game=one_move_before_the_end(tmp_path))


def test_the_end_is_told_in_every_language(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.press("enter", "0", "1", "enter")
        for language in LANGUAGES:
            assert texts(language)("screen-button-new") in evening.text
            await evening.press("l")

    spend_evening(story, game=one_move_before_the_end(tmp_path))


def test_the_rules_are_a_key_away_in_every_language(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.press("r")
        assert isinstance(evening.screen, RulesScreen)
        for language in LANGUAGES:
            page = str(evening.screen.query_one("#text").render())
            for clause in CLAUSES:
                assert texts(language)(f"rules-clause-{clause}") in page
            await evening.press("l")
        await evening.press("end")
        assert evening.screen.query_one("#page").scroll_y > 0
        await evening.press("r")
        assert isinstance(evening.screen, TableScreen)

    spend_evening(story, game=begin(tmp_path, "Ana,Bo", "20"))


def test_the_help_shows_the_dice_promise(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "20")

    async def story(evening: Evening) -> None:
        await evening.press("f1", "escape", "question_mark")
        assert isinstance(evening.screen, HelpScreen)
        assert game.commitment in str(evening.screen.query_one("#text").render())
        await evening.press("l")
        assert texts("de")("screen-help-title") in evening.text
        await evening.press("escape")
        assert "würfle" in evening.asked

    spend_evening(story, game=game)


def test_nothing_happens_at_the_table_while_something_else_is_read(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,greedy", "50 20 5")

    async def story(evening: Evening) -> None:
        await evening.press("enter")
        await evening.pilot.press("enter", "r")
        await evening.pilot.pause()
        await evening.press("0", "1")
        turns = game.turns
        assert isinstance(evening.screen, RulesScreen)
        await evening.pilot.pause()
        assert game.turns == turns

    spend_evening(story, game=game)
