"""The application: whole games, and screens over the table."""

from datetime import date
from pathlib import Path

from exactly.evaluation.exact import SolvedChances
from exactly.records import FairDice, parse_record, replay, verify
from exactly.rules import STANDARD, Rules, outcome
from exactly.solver.solution_file import Solution
from exactly.terminal.game import NewGame, TerminalGame
from exactly.terminal.scene import ScenePhase
from exactly.terminal.screens.end import EndScreen
from exactly.terminal.screens.rules import RulesScreen
from support.terminal_app import AppDriver, begin, run_app

DAY = date(2026, 11, 15)
FACES = "50 20 ? 20 10 5 0 50 10 ? 5"


async def to_the_end(driver: AppDriver) -> None:
    """Roll, and choose the second move of the list, until the game is over."""
    while not isinstance(driver.screen, EndScreen):
        if driver.is_at(ScenePhase.CHOOSE):
            await driver.press("down", "down")
        await driver.press("enter")


def test_computers_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    game = begin(tmp_path, "greedy,random,greedy", FACES, Rules(target=1))

    async def story(driver: AppDriver) -> None:
        await driver.settle()
        assert isinstance(driver.screen, EndScreen)

    run_app(story, game=game)
    record = parse_record(game.path.read_text(encoding="utf-8"))
    *_, last = replay(record)
    assert outcome(last) is not None
    assert len(record.turns) == game.turns


def test_a_person_plays_a_whole_game(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,greedy", FACES, Rules(target=1))
    run_app(to_the_end, game=game)
    assert game.state.is_over


def test_a_solution_found_damaged_during_a_game_is_solved_outside_the_full_screen(
    tmp_path: Path, standard_solution: Solution, damaged_solution: Path
) -> None:
    found = [Solution(damaged_solution, STANDARD)]
    dice = FairDice("a seed", "a table", ("a", "b"))
    game = TerminalGame.start(
        NewGame(("bot:greedy", "bot:perfect"), STANDARD, dice, DAY),
        tmp_path / "game.txt",
        lambda _: SolvedChances(found[-1]),
    )

    async def until_it_leaves(driver: AppDriver) -> None:
        assert not driver.app.is_running

    app = run_app(until_it_leaves, game=game)
    assert app.restart is not None
    assert app.restart.unsolved is not None
    assert app.restart.next_game() is game
    face = game.state.face
    assert face is not None
    turns = game.turns

    async def to_the_end_alone(driver: AppDriver) -> None:
        assert isinstance(driver.screen, EndScreen)

    found.append(standard_solution)
    assert run_app(to_the_end_alone, game=game).restart is None
    assert game.record.turns[turns].face is face
    assert verify(parse_record(game.path.read_text(encoding="utf-8"))) == ()


def test_the_game_waits_while_another_screen_is_open(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,greedy", "50 20 5")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter")
        await driver.pilot.press("enter", "r")
        await driver.pilot.pause()
        await driver.press("0", "1")
        turns = game.turns
        assert isinstance(driver.screen, RulesScreen)
        await driver.pilot.pause()
        assert game.turns == turns

    run_app(story, game=game)
