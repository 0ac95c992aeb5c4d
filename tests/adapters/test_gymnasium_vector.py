"""The vector environment for Gymnasium: as the library requires, and like single tables."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from exactly.adapters.actions import NUMBERS, legal_actions, mask
from exactly.adapters.gymnasium import ExactlyEnv
from exactly.adapters.gymnasium_vector import ExactlyVectorEnv
from exactly.adapters.observation import observe
from exactly.evaluation.chances import UnsolvedError
from exactly.networks.damage import DamagedNetworkError
from exactly.players import UnknownPlayerError, WrongSeatCountError
from exactly.records import NotationError, parse_move, write_position
from exactly.rules import FACES, SEATS, Edition, IllegalStepError, Rules, Seat
from exactly.rules.variant import Variant
from exactly.simulator.games import TURNS
from exactly.solver.position_index import position_index
from exactly.solver.score import Score
from exactly.solver.solution_file import solution_path, store_solution
from exactly.solver.solve import SolvedGame

OPPONENTS = ("greedy", "random", "greedy", "random", "greedy")


def drawn(masks: npt.NDArray[np.int8], random: np.random.Generator) -> npt.NDArray[np.int64]:
    """Draw an action for each table; any action if none is legal."""
    return np.array(
        [random.choice(np.flatnonzero(row)) if row.any() else 0 for row in masks], np.int64
    )


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", Edition)
def test_it_is_what_gymnasium_makes_of_many_single_tables(seats: int, edition: Edition) -> None:
    """Compare with the library's own vector of single tables, as it has no check for vectors."""
    parameters: dict[str, Any] = {"opponents": OPPONENTS[: seats - 1], "rules": edition}
    ours = gymnasium.make_vec("Exactly-v0", num_envs=3, **parameters)
    theirs = gymnasium.make_vec("Exactly-v0", num_envs=3, vectorization_mode="sync", **parameters)
    assert isinstance(ours, ExactlyVectorEnv)
    assert isinstance(theirs, SyncVectorEnv)
    assert ours.num_envs == theirs.num_envs
    for space in (
        "single_action_space",
        "action_space",
        "single_observation_space",
        "observation_space",
    ):
        assert getattr(ours, space) == getattr(theirs, space)
    assert ours.observation_space == batch_space(ours.single_observation_space, 3)
    assert ours.metadata["autoreset_mode"] is theirs.metadata["autoreset_mode"]
    for env in (ours, theirs):
        seen, info = env.reset(seed=4)
        told = [(seen, info["action_mask"], info["_action_mask"])]
        for step in range(50):
            seen, rewards, terminations, truncations, info = env.step(
                drawn(info["action_mask"], np.random.default_rng(step))
            )
            told.append((seen, info["action_mask"], info["_action_mask"]))
            assert seen in env.observation_space
            assert (rewards.dtype, rewards.shape) == (np.dtype(np.float64), (3,))
            for flags in (terminations, truncations, info["_action_mask"]):
                assert (flags.dtype, flags.shape) == (np.dtype(np.bool_), (3,))
            assert set(info) == {"action_mask", "_action_mask"}
        assert {(mask.dtype, mask.shape) for _, mask, _ in told} == {
            (np.dtype(np.int8), (3, len(NUMBERS[seats])))
        }
        # Returned arrays do not change later.
        assert len({seen.tobytes() for seen, _, _ in told}) > 25
        env.close()


@pytest.mark.parametrize("rules", ["standard+target=1", "classic+both_collect+wild_may_pass"])
@pytest.mark.parametrize("opponents", [("greedy",), ("greedy", "greedy", "greedy")], ids=len)
@pytest.mark.parametrize("turns", [None, 30])
def test_tables_play_as_the_single_one_does(
    rules: str, opponents: tuple[str, ...], turns: int | None
) -> None:
    """With the same rolls, both have the same observations at every step."""
    tables, seats = 5, 1 + len(opponents)
    many = ExactlyVectorEnv(tables, opponents, rules=rules, turns=turns)
    many._logs = np.zeros((tables, 5_000, 2), np.uint8)
    random = np.random.default_rng(1)
    seen, info = many.reset(seed=9)
    steps = [[(seen[table], 0.0, False, False, info["action_mask"][table])] for table in range(5)]
    chosen: list[list[int]] = [[] for _ in range(tables)]
    has_ended = np.zeros(tables, np.bool_)
    logs: dict[int, npt.NDArray[np.uint8]] = {}
    while not has_ended.all():
        actions = drawn(info["action_mask"], random)
        seen, rewards, terminations, truncations, info = many.step(actions)
        for table in np.flatnonzero(~has_ended).tolist():
            row = (array[table] for array in (seen, rewards, terminations, truncations))
            steps[table].append((*row, info["action_mask"][table]))
            chosen[table].append(int(actions[table]))
            if terminations[table] or truncations[table]:
                logs[table] = many._logs[table].copy()
        has_ended |= terminations | truncations
    for table in range(tables):
        one = ExactlyEnv(opponents, rules=rules, turns=turns)
        stacks, euros = "/".join(["5"] * seats), "/".join(["0"] * seats)
        position = f"{stacks} {euros} {table % seats + 1} -"
        rolls = [FACES[face] for face in logs[table][:, 0]]
        first, one_info = one.reset(options={"position": position, "rolls": rolls})
        told: list[Any] = [(first, 0.0, False, False, one_info["action_mask"])]
        for action in chosen[table]:
            *result, one_info = one.step(action)
            told.append((*result, one_info["action_mask"]))
        assert len(told) == len(steps[table])
        for theirs, ours in zip(told, steps[table], strict=True):
            assert theirs[0].tolist() == ours[0].tolist()
            assert theirs[1:4] == ours[1:4]
            assert theirs[4].tolist() == ours[4].tolist()


def test_the_learners_see_the_tables_and_their_moves() -> None:
    env = ExactlyVectorEnv(4, ("random", "greedy"), rules="standard+target=1")
    random = np.random.default_rng(2)
    seen, info = env.reset(seed=3)
    ended = 0
    for _ in range(200):
        for table in range(4):
            state = env.game_state(table)
            assert seen[table].tobytes() == observe(state, Seat(1))
            assert info["action_mask"][table].tobytes() == mask(legal_actions(state), 3)
        seen, _, terminations, _, info = env.step(drawn(info["action_mask"], random))
        ended += terminations.sum()
    assert ended > 10


def test_a_new_game_begins_at_the_step_after_the_end() -> None:
    env = ExactlyVectorEnv(6, ("random",), rules="standard+target=1")
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    random = np.random.default_rng(2)
    _, info = env.reset(seed=3)
    had_ended = np.zeros(6, np.bool_)
    begun = 0
    for _ in range(150):
        _, rewards, terminations, truncations, info = env.step(drawn(info["action_mask"], random))
        for table in np.flatnonzero(had_ended).tolist():
            assert (rewards[table], terminations[table], truncations[table]) == (0, False, False)
            assert sum(env.game_state(table).euros) == 0
            assert info["action_mask"][table].any()
            begun += 1
        for table in np.flatnonzero(terminations).tolist():
            winner = env.game_state(table).euros.index(1) + 1
            assert rewards[table] == (1 if winner == 1 else -1)
            assert not info["action_mask"][table].any()
        had_ended = terminations | truncations
    assert begun > 10


def test_the_first_player_rotates() -> None:
    env = ExactlyVectorEnv(6, ("greedy", "greedy"), rules="standard+target=1")
    env.reset(seed=1)
    assert env._stands[:, TURNS].tolist() == [0, 2, 1, 0, 2, 1]  # before the learner's first


def test_the_same_seed_is_the_same_games() -> None:
    def play(seed: int) -> tuple[bytes, ...]:
        env = ExactlyVectorEnv(3, ("random", "greedy"))
        seen, info = env.reset(seed=seed)
        told = [seen.tobytes()]
        for step in range(40):
            seen, *_, info = env.step(drawn(info["action_mask"], np.random.default_rng(step)))
            told.append(seen.tobytes())
        return (*told, env.reset()[0].tobytes())

    assert play(5) == play(5)
    assert play(5) != play(6)


def test_a_table_depends_on_its_own_actions_alone() -> None:
    def play(*, others_last: bool) -> list[list[int]]:
        env = ExactlyVectorEnv(3, ("random",), rules="standard+target=1")
        seen, info = env.reset(seed=5)
        told = []
        for _ in range(80):
            actions = [np.flatnonzero(row)[:1] for row in info["action_mask"]]
            if others_last:
                actions[1:] = [np.flatnonzero(row)[-1:] for row in info["action_mask"][1:]]
            seen, *_, info = env.step(np.array([each.sum() for each in actions]))
            told.append(seen[0].tolist())
        return told

    assert play(others_last=True) == play(others_last=False)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = ExactlyVectorEnv(3)
    _, info = env.reset(seed=1)
    before = [env.game_state(table) for table in range(3)]
    actions = drawn(info["action_mask"], np.random.default_rng(1))
    for wrong, error in ((25, ValueError), (-1, ValueError), (illegal(info), IllegalStepError)):
        with pytest.raises(error):
            env.step(np.array([*actions[:2], wrong]))
        assert [env.game_state(table) for table in range(3)] == before
    with pytest.raises(ValueError, match=r"actions must have shape \(3,\), not \(2,\)"):
        env.step(actions[:2])


def illegal(info: dict[str, Any]) -> int:
    """Return an action that is illegal at the last table."""
    return int(np.flatnonzero(info["action_mask"][-1] == 0)[0])


def test_an_illegal_action_can_lose_the_game_instead() -> None:
    env = ExactlyVectorEnv(3, ("random", "random"), illegal="lose")
    _, info = env.reset(seed=1)
    actions = drawn(info["action_mask"], np.random.default_rng(1))
    actions[2] = illegal(info)
    _, rewards, terminations, truncations, info = env.step(actions)
    assert rewards.tolist() == [0, 0, -0.5]
    assert terminations.tolist() == [False, False, True]
    assert not truncations.any()
    _, rewards, terminations, _, _ = env.step(drawn(info["action_mask"], np.random.default_rng(1)))
    assert rewards[2] == 0
    assert not terminations[2]
    with pytest.raises(ValueError, match="'rolls'"):
        env.reset(options={"rolls": ["5"]})


def test_gymnasiums_wrappers_work() -> None:
    env = DictInfoToList(
        RecordEpisodeStatistics(
            gymnasium.make_vec("Exactly-v0", num_envs=4, rules="standard+target=1")
        )
    )
    _, infos = env.reset(seed=2)
    random, lengths = np.random.default_rng(1), []
    for _ in range(100):
        masks = np.array([info["action_mask"] for info in infos])
        *_, infos = env.step(drawn(masks, random))
        lengths += [info["episode"]["l"] for info in infos if "episode" in info]
    assert len(lengths) > 10
    assert sum(lengths) <= 400


def test_perfect_plays_where_the_game_is_solved(tmp_path: Path) -> None:
    with pytest.raises(UnsolvedError, match=r"`exactly solve --rules standard\+target=1` first"):
        ExactlyVectorEnv(2, ("perfect",), rules="standard+target=1", solutions=tmp_path)
    # All positions have the same value, which is enough to find the winning euro.
    rules = Rules(target=1)
    alike = np.full(position_index(Variant.of(rules)).size, 0.5, np.float32)
    store_solution(SolvedGame(rules, chances={Score(0, 0): alike}), solution_path(tmp_path, rules))
    random, lost = np.random.default_rng(1), 0
    env = ExactlyVectorEnv(20, ("perfect",), rules="standard+target=1", solutions=tmp_path)
    _, info = env.reset(seed=1)
    for _ in range(100):
        _, rewards, *_, info = env.step(drawn(info["action_mask"], random))
        lost += (rewards < 0).sum()
    assert lost > 0


def test_it_is_rendered_as_positions() -> None:
    env = gymnasium.make_vec("Exactly-v0", num_envs=2, render_mode="ansi")
    env.reset(seed=1)
    assert isinstance(env, ExactlyVectorEnv)
    assert env.render() == tuple(write_position(env.game_state(table)) for table in range(2))
    assert ExactlyVectorEnv(2).render() is None


@pytest.mark.parametrize(
    ("parameters", "error", "complaint"),
    [
        ({"num_envs": 0}, ValueError, "num_envs must be 1 or more, not 0"),
        ({"opponents": ("bold",)}, UnknownPlayerError, "player must be one of .*, not 'bold'"),
        (
            {"opponents": ("perfect", "greedy")},
            WrongSeatCountError,
            "perfect does not play at a table of 3",
        ),
        ({"opponents": ()}, ValueError, "opponents must be 1 to 5, not 0"),
        ({"rules": "english"}, NotationError, "column 1: expected edition, found 'e'"),
        ({"turns": 1}, ValueError, "turns must be 2 or more, so that each seat has one, not 1"),
        ({"illegal": "ignore"}, ValueError, "illegal must be 'raise' or 'lose', not 'ignore'"),
    ],
)
def test_impossible_parameters_are_refused(
    parameters: dict[str, Any], error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        ExactlyVectorEnv(**parameters)


def test_a_move_has_the_same_number_as_everywhere() -> None:
    env = ExactlyVectorEnv(1, ("greedy", "random"))
    for name in ("50:C>1", "5:3>2", "20:2>C", "pass"):
        action = NUMBERS[3][parse_move(name)]
        assert env._numbers[int(env._moves[action])] == action


def test_characters_play_as_well_as_they_do_elsewhere() -> None:
    """Random moves win two games of a hundred against the weakest character."""
    many = ExactlyVectorEnv(50, ("pip",), rules="standard+target=1")
    random = np.random.default_rng(3)
    _, info = many.reset(seed=3)
    ends = wins = 0
    while ends < 100:
        _, rewards, terminations, _, info = many.step(drawn(info["action_mask"], random))
        ends += int(terminations.sum())
        wins += int((rewards > 0).sum())
    assert wins < 20


def test_a_damaged_network_is_refused_before_the_first_game(changed_networks: Path) -> None:
    with pytest.raises(DamagedNetworkError, match=r"standard-3\.network is damaged$"):
        ExactlyVectorEnv(2, opponents=("otto", "greedy"))
    assert ExactlyVectorEnv(2, opponents=("greedy", "greedy")).setup.seats == 3
