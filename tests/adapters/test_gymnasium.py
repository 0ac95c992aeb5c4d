"""One seat for Gymnasium: the library's own check, and further tests."""

from collections.abc import Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from exactly.adapters.actions import NUMBERS, legal_actions, mask
from exactly.adapters.gymnasium import ExactlyEnv
from exactly.adapters.observation import observe
from exactly.cli.solutions import open_chances
from exactly.evaluation.chances import UnsolvedError
from exactly.networks.damage import DamagedNetworkError
from exactly.players import (
    COMPUTER_PLAYERS,
    ComputerPlayer,
    UnknownPlayerError,
    WrongSeatCountError,
)
from exactly.records import NotationError, Record, parse_move, replay, write_position, write_rules
from exactly.rules import SEATS, STANDARD, Edition, IllegalStepError, Move, Rules, Seat, State
from exactly.rules.variant import Variant
from exactly.solver.position_index import position_index
from exactly.solver.score import Score
from exactly.solver.solution_file import solution_path, store_solution
from exactly.solver.solve import SolvedGame


def number(move: str, seats: int) -> int:
    return NUMBERS[seats][parse_move(move)]


def play(env: ExactlyEnv, seed: int) -> tuple[list[str], float]:
    """Play a game with the first legal move in each turn."""
    positions = []
    env.reset(seed=seed)
    while True:
        positions.append(write_position(env.game_state))
        _, reward, has_ended, was_truncated, _ = env.step(legal_actions(env.game_state)[0])
        if has_ended or was_truncated:
            return positions, reward


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", Edition)
def test_gymnasiums_own_check_passes(seats: int, edition: Edition) -> None:
    # It draws its actions without the mask.
    opponents = ("greedy", "random", "greedy", "random", "greedy")[: seats - 1]
    env = gymnasium.make("Exactly-v0", opponents=opponents, rules=edition, illegal="lose")
    check_env(env.unwrapped)


class Scripted:
    """A player that makes the moves of a recorded game."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._moves = iter(moves)

    def choose(self, _state: State) -> Move:
        return next(self._moves)


def test_a_golden_game_replays_to_the_same_states(
    golden_game: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"scripted-{seat}" for seat in range(2, golden_game.seats + 1)]
    for seat, name in enumerate(names, start=2):
        player = Scripted([turn.move for turn in golden_game.turns if turn.seat == seat])
        seated = ComputerPlayer(lambda *_, player=player: player)
        monkeypatch.setitem(COMPUTER_PLAYERS, name, seated)
    env = ExactlyEnv(names, rules=write_rules(golden_game.rules))
    faces = [face for faces in golden_game.starting for face in faces]
    faces += [turn.face for turn in golden_game.turns]
    env.reset(options={"rolls": faces})
    turns = [turn for turn in golden_game.turns if turn.seat == 1]
    states = list(replay(golden_game))
    mine = [state for state in states if state.face is not None and state.active == 1]
    reward, has_ended = 0.0, False
    for state, turn in zip(mine, turns, strict=True):
        assert env.game_state == state
        assert not has_ended
        _, reward, has_ended, _, _ = env.step(NUMBERS[golden_game.seats][turn.move])
    assert env.game_state == states[-1]
    assert has_ended
    assert (reward == 1) == (golden_game.winner == 1)


def test_the_learner_sees_the_table_and_its_moves_when_it_is_its_turn() -> None:
    env = ExactlyEnv(("greedy", "random"))
    seen, info = env.reset(seed=3)
    for _ in range(60):
        state = env.game_state
        assert state.active == 1
        assert seen.tobytes() == observe(state, Seat(1))
        assert info["action_mask"].tobytes() == mask(legal_actions(state), 3)
        seen, _, has_ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
        if has_ended:
            seen, info = env.reset()


def test_the_opponents_are_those_named() -> None:
    """Seat 2, at 0.90, takes its euro if it is greedy, but rarely if it is random."""
    options = {"position": "5/50.20.20 0/0 1 0", "rolls": ["10"]}
    taken = {"greedy": 0, "random": 0}
    for name in taken:
        env = ExactlyEnv((name,), rules="standard+target=1")
        for seed in range(40):
            env.reset(seed=seed, options=options)
            _, reward, has_ended, _, _ = env.step(number("pass", 2))
            taken[name] += has_ended
            assert reward == -1 if has_ended else reward == 0
    assert taken["greedy"] == 40
    assert taken["random"] < 40


def test_the_same_seed_is_the_same_game() -> None:
    env = ExactlyEnv(("random", "greedy"), rules="standard+target=1")
    assert play(env, 5) == play(ExactlyEnv(("random", "greedy"), rules="standard+target=1"), 5)
    assert play(env, 5) != play(env, 6)


def test_a_copy_goes_on_with_the_same_rolls_and_opponents() -> None:
    env = ExactlyEnv(("random", "greedy"))
    env.reset(seed=6)
    twin = deepcopy(env)
    for _ in range(20):
        assert twin.game_state == env.game_state
        for each in (env, twin):
            each.step(legal_actions(each.game_state)[-1])


def test_a_learner_can_win() -> None:
    env = ExactlyEnv(("random", "random"), rules="standard+target=1")
    env.reset(options={"position": "50.20.20/5/5 0/0/0 1 10"})
    _, reward, has_ended, was_truncated, info = env.step(number("10:C>1", 3))
    assert (reward, has_ended, was_truncated) == (1, True, False)
    assert not info["action_mask"].any()


def test_a_game_is_truncated_after_its_turns_without_a_winner() -> None:
    env = ExactlyEnv(("random",), turns=4)
    env.reset(options={"position": "5/5 0/0 1 -"})
    assert env.step(legal_actions(env.game_state)[0])[1:4] == (0, False, False)
    assert env.step(legal_actions(env.game_state)[0])[1:4] == (0, False, True)


def test_if_others_win_before_the_learners_turn_another_game_begins() -> None:
    env = ExactlyEnv(("greedy",), rules="standard+target=1")
    env.reset(seed=1, options={"position": "5/50.20.20 0/0 2 -", "rolls": ["10"]})
    assert not env.game_state.is_over
    assert env.game_state.active == 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = ExactlyEnv()
    env.reset(options={"position": "5/5 0/0 1 20"})
    with pytest.raises(IllegalStepError, match="wrong-value"):
        env.step(number("10:C>1", 2))
    with pytest.raises(ValueError, match="action must be 0 to 24, not 25"):
        env.step(25)
    assert write_position(env.game_state) == "5/5 0/0 1 20"


def test_an_illegal_action_can_lose_the_game_instead() -> None:
    env = ExactlyEnv(("random", "random"), illegal="lose")
    env.reset(options={"position": "5/5/5 0/0/0 1 20"})
    assert env.step(number("10:C>1", 3))[1:4] == (-0.5, True, False)


def test_perfect_plays_where_the_game_is_solved(tmp_path: Path) -> None:
    # All positions have the same value, which is enough to find the winning euro.
    rules = Rules(target=1)
    alike = np.full(position_index(Variant.of(rules)).size, 0.5, np.float32)
    store_solution(SolvedGame(rules, chances={Score(0, 0): alike}), solution_path(tmp_path, rules))
    env = gymnasium.make(
        "Exactly-v0", opponents=("perfect",), rules="standard+target=1", solutions=tmp_path
    )
    env.reset(seed=1, options={"position": "5/50.20.20 0/0 1 0", "rolls": ["10"]})
    assert env.step(np.int64(number("pass", 2)))[1:3] == (-1, True)


def test_perfect_says_how_to_solve_the_game(tmp_path: Path) -> None:
    with pytest.raises(UnsolvedError, match=r"`exactly solve --rules classic\+target=1` first"):
        ExactlyEnv(("perfect",), rules="classic+target=1", solutions=tmp_path)


def test_solutions_are_found_in_the_folder_of_the_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("exactly.evaluation.find.user_cache_path", lambda *_, **__: tmp_path)
    with pytest.raises(UnsolvedError) as by_adapter:
        ExactlyEnv(("perfect",))
    with pytest.raises(UnsolvedError) as by_command:
        open_chances(STANDARD)
    assert str(by_adapter.value.__cause__) == str(by_command.value.__cause__)


def test_it_is_rendered_as_a_position() -> None:
    env = gymnasium.make("Exactly-v0", render_mode="ansi")
    env.reset(options={"position": "5/5 0/0 1 20"})
    assert env.render() == "5/5 0/0 1 20"
    silent = ExactlyEnv()
    silent.reset()
    assert silent.render() is None


@pytest.mark.parametrize(
    ("parameters", "error", "complaint"),
    [
        ({"opponents": ("bold",)}, UnknownPlayerError, "player must be one of .*, not 'bold'"),
        (
            {"opponents": ("perfect", "greedy")},
            WrongSeatCountError,
            "perfect does not play at a table of 3",
        ),
        ({"opponents": ()}, ValueError, "opponents must be 1 to 5, not 0"),
        ({"opponents": ("random",) * 6}, ValueError, "opponents must be 1 to 5, not 6"),
        ({"opponents": "greedy"}, TypeError, r"a sequence of names, such as \('greedy',\)"),
        ({"rules": "english"}, NotationError, "column 1: expected edition, found 'e'"),
        ({"turns": 0}, ValueError, "turns must be 1 or more, not 0"),
        ({"turns": 1}, ValueError, "turns must be 2 or more, so that each seat has one, not 1"),
        ({"illegal": "ignore"}, ValueError, "illegal must be 'raise' or 'lose', not 'ignore'"),
        ({"render_mode": "human"}, ValueError, "render_mode must be 'ansi' or None, not 'human'"),
    ],
)
def test_impossible_parameters_are_refused(
    parameters: dict[str, Any], error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        ExactlyEnv(**parameters)


def test_a_damaged_network_is_refused_before_the_first_game(changed_networks: Path) -> None:
    with pytest.raises(DamagedNetworkError, match=r"standard-3\.network is damaged$"):
        ExactlyEnv(opponents=("otto", "greedy"))
    assert ExactlyEnv(opponents=("greedy", "greedy")).setup.seats == 3
