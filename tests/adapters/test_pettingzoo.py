"""The game for PettingZoo: the library's own suites, and further tests."""

import pickle
import warnings
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from exactly.adapters.actions import NUMBERS, legal_actions, mask
from exactly.adapters.observation import observe
from exactly.adapters.pettingzoo import env, raw_env
from exactly.records import (
    NotationError,
    Record,
    parse_move,
    replay,
    write_position,
    write_rules,
)
from exactly.rules import SEATS, Edition, IllegalStepError, Seat

with warnings.catch_warnings(action="ignore"):  # the suite imports a game in a deprecated way
    from pettingzoo.test import api_test, parallel_api_test, seed_test

# The suite knows PettingZoo's own games by name, and warns about a mask of any other game.
SURPRISES = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]


def number(move: str, seats: int) -> int:
    return NUMBERS[seats][parse_move(move)]


def play_at_random(table: raw_env, seed: int) -> list[str]:
    """Play a game, and return the selected agents and their observations."""
    random = np.random.RandomState(seed)
    told = []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, _, has_ended, was_truncated, _ = table.last()
        told.append(f"{agent} {observation['observation'].tolist()}")
        is_out = has_ended or was_truncated
        table.step(None if is_out else random.choice(np.flatnonzero(observation["action_mask"])))
    return told


@pytest.mark.filterwarnings(*SURPRISES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", Edition)
def test_pettingzoos_own_suites_pass(seats: int, edition: Edition) -> None:
    api_test(env(seats, edition), num_cycles=400)
    seed_test(lambda: env(seats, edition), num_cycles=100)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", Edition)
def test_pettingzoos_own_parallel_form_passes_its_suite(seats: int, edition: Edition) -> None:
    parallel_api_test(turn_based_aec_to_parallel(env(seats, edition)), num_cycles=100)


@pytest.mark.filterwarnings(*SURPRISES)
def test_they_pass_where_games_end_or_are_truncated() -> None:
    api_test(env(3, "standard+target=1"), num_cycles=2000)
    api_test(env(4, turns=10), num_cycles=100)


def test_a_golden_game_replays_to_the_same_states(golden_game: Record) -> None:
    table = env(golden_game.seats, write_rules(golden_game.rules))
    faces = [face for faces in golden_game.starting for face in faces]
    faces += [turn.face for turn in golden_game.turns]
    table.reset(options={"rolls": faces})
    turns = iter(golden_game.turns)
    for state in replay(golden_game):
        if state.face is not None:
            assert table.game_state == state
            turn = next(turns)
            assert table.agent_selection == f"seat_{turn.seat}"
            table.step(NUMBERS[golden_game.seats][turn.move])
    assert table.game_state == state
    assert all(table.terminations.values())
    won = [agent for agent, reward in table.rewards.items() if reward > 0]
    assert won == [f"seat_{golden_game.winner}"]


def test_only_the_selected_agent_has_legal_moves() -> None:
    table = env(3)
    table.reset(seed=4)
    for _ in range(100):
        state = table.game_state
        for seat, agent in enumerate(table.agents, start=1):
            told = table.observe(agent)
            assert told["observation"].tobytes() == observe(state, Seat(seat))
            actions = legal_actions(state) if seat == state.active else []
            assert told["action_mask"].tobytes() == mask(actions, 3)
        table.step(legal_actions(state)[0])


def test_an_observation_does_not_change_later() -> None:
    table = env()
    table.reset(seed=1)
    first, *_ = table.last()
    before = deepcopy(first)
    table.step(legal_actions(table.game_state)[0])
    second, *_ = table.last()
    second["observation"][:] = 9
    assert all(np.array_equal(first[part], before[part]) for part in first)


def test_the_winner_gains_what_the_others_lose() -> None:
    table = env(3, "standard+target=1")
    table.reset(options={"position": "50.20.20/5/5 0/0/0 1 10"})
    table.step(number("10:C>1", 3))
    assert table.rewards == {"seat_1": 1, "seat_2": -0.5, "seat_3": -0.5}
    assert not any(table.truncations.values())
    told = {}
    for agent in table.agent_iter():
        told[agent] = table.last()[1:4]
        table.step(None)
    assert told == {f"seat_{seat}": (-0.5 if seat > 1 else 1, True, False) for seat in (1, 2, 3)}
    assert table.agents == []


def test_a_game_is_truncated_after_its_turns_without_a_winner() -> None:
    table = env(turns=2)
    table.reset(seed=1)
    for _ in range(2):
        assert not any(table.truncations.values())
        table.step(legal_actions(table.game_state)[0])
    assert table.truncations == {"seat_1": True, "seat_2": True}
    assert table.terminations == {"seat_1": False, "seat_2": False}
    assert table.rewards == {"seat_1": 0, "seat_2": 0}


def test_the_same_seed_is_the_same_games() -> None:
    table, twin = env(4), env(4)
    first = play_at_random(table, 3)
    assert play_at_random(twin, 3) == first
    assert play_at_random(twin, 4) != first
    table.reset(seed=8)
    twin.reset(seed=8)
    table.reset()
    twin.reset()
    assert table.game_state == twin.game_state


@pytest.mark.parametrize("copied", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_with_the_same_rolls(copied: Callable[[raw_env], raw_env]) -> None:
    table = env(3)
    table.reset(seed=6)
    twin = copied(table)
    for _ in range(50):
        assert twin.game_state == table.game_state
        for each in (table, twin):
            each.step(legal_actions(each.game_state)[-1])


def test_the_first_player_is_the_first_agent() -> None:
    table = env(3)
    table.reset(options={"rolls": ["5", "0", "5", "10", "?", "20"]})
    assert table.agent_selection == "seat_3"
    assert write_position(table.game_state) == "5/5/5 0/0/0 3 20"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = env()
    table.reset(options={"position": "5/5 0/0 1 20"})
    with pytest.raises(IllegalStepError, match="wrong-value"):
        table.step(number("10:C>1", 2))
    with pytest.raises(ValueError, match="action must be 0 to 24, not 25"):
        table.step(25)
    with pytest.raises(ValueError, match="action of seat_1 must be the number of a move, not None"):
        table.step(None)
    assert write_position(table.game_state) == "5/5 0/0 1 20"


@pytest.mark.filterwarnings("ignore:.*Illegal move made")
def test_pettingzoos_wrappers_fit_around_it() -> None:
    table = OrderEnforcingWrapper(TerminateIllegalWrapper(raw_env(), illegal_reward=-1))
    table.reset(seed=1, options={"position": "5/5 0/0 1 20"})
    table.step(number("10:C>1", 2))
    assert table.rewards == {"seat_1": -1, "seat_2": 0}
    assert all(table.terminations.values())


def test_a_step_without_a_game_asks_for_a_reset() -> None:
    table = env()
    for name in ("agent_selection", "game_state", "rewards"):
        with pytest.raises(AttributeError, match=f"'{name}' before reset"):
            getattr(table, name)
    assert not hasattr(table, "seeds")
    with pytest.raises(ValueError, match=r"no game in progress: call reset\(\) first"):
        table.step(0)
    play_at_random(table, 1)
    with pytest.raises(ValueError, match="no game in progress"):
        table.step(None)


def test_it_can_be_made_by_its_name() -> None:
    table = pettingzoo.make("aec", "Exactly-v0", seats=5, rules="classic")
    table.reset(seed=1)
    assert len(table.agents) == 5


def test_it_is_rendered_as_a_position() -> None:
    table = env(render_mode="ansi")
    table.reset(options={"position": "5/5 0/0 1 20"})
    assert table.render() == "5/5 0/0 1 20"
    table.close()
    silent = env()
    silent.reset()
    assert silent.render() is None


@pytest.mark.parametrize(
    ("parameters", "error", "complaint"),
    [
        ({"seats": 1}, ValueError, "seats must be 2 to 6, not 1"),
        ({"rules": "classic+"}, NotationError, "column 9: expected switch, found the end"),
        ({"turns": 0}, ValueError, "turns must be 1 or more, not 0"),
        ({"render_mode": "human"}, ValueError, "render_mode must be 'ansi' or None, not 'human'"),
    ],
)
def test_impossible_parameters_are_refused(
    parameters: dict[str, Any], error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        env(**parameters)


def test_a_position_of_another_table_is_refused() -> None:
    with pytest.raises(ValueError, match="must have 3 seats, not 2"):
        env(3).reset(options={"position": "5/5 0/0 1 -"})
