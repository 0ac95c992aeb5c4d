"""The game for OpenSpiel: the library's own suite, and further tests."""

import pickle
from copy import deepcopy

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from exactly.adapters.actions import NUMBERS
from exactly.adapters.observation import observe
from exactly.adapters.openspiel import ExactlyState
from exactly.records import (
    NotationError,
    Record,
    parse_position,
    replay,
    write_move,
    write_position,
    write_rules,
)
from exactly.rules import (
    FACES,
    SEATS,
    Edition,
    IllegalStepError,
    Roll,
    Seat,
    Setup,
    Step,
    legal_moves,
    outcome,
)
from support.lines_of_play import lines

CHANCE, TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL


def load(setup: Setup, **parameters: int | str) -> pyspiel.Game:
    given = {"players": setup.seats, "rules": write_rules(setup.rules)}
    return pyspiel.load_game("exactly", given | parameters)


def action_of(step: Step, seats: int) -> int:
    return FACES.index(step.face) if isinstance(step, Roll) else NUMBERS[seats][step]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", Edition)
def test_openspiels_own_suite_passes(seats: int, edition: Edition) -> None:
    game = pyspiel.load_game(f"exactly(players={seats},rules={edition})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiels_own_suite_passes_from_a_position_to_the_end() -> None:
    position = "50.20.20/50.20/50.50.10 0/0/0 2 ?"
    game = pyspiel.load_game(f"exactly(players=3,rules=standard+target:1,position={position})")
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)
    ends = {tuple(play_at_random(game, seed).returns()) for seed in range(30)}
    assert ends == {(1, -0.5, -0.5), (-0.5, 1, -0.5), (-0.5, -0.5, 1)}


def play_at_random(game: pyspiel.Game, seed: int) -> ExactlyState:
    random = np.random.RandomState(seed)
    state: ExactlyState = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def test_a_golden_game_replays_to_the_same_states(golden_game: Record) -> None:
    setup = Setup(golden_game.seats, golden_game.rules)
    state = load(setup).new_initial_state()
    states = replay(golden_game)
    assert state.state == next(states)
    for step, expected in zip(golden_game.steps, states, strict=True):
        state.apply_action(action_of(step, setup.seats))
        assert state.state == expected
    assert state.is_terminal()
    end = outcome(state.state)
    assert end is not None
    assert np.argmax(state.returns()) == end.winner - 1


@settings(max_examples=30)
@given(lines(most_steps=60))
def test_every_state_matches_the_rules(line: tuple[Setup, tuple[Step, ...]]) -> None:
    setup, steps = line
    game = load(setup)
    state = game.new_initial_state()
    for step in steps:
        if isinstance(step, Roll):
            assert state.is_chance_node()
            assert state.current_player() == CHANCE
            assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]
            assert state.legal_actions() == list(range(6))
        else:
            player = state.state.active - 1
            assert state.current_player() == player
            texts = [state.action_to_string(action) for action in state.legal_actions()]
            assert texts == [write_move(move) for move in legal_moves(state.state)]
            assert state.legal_actions(player) == state.legal_actions()
            assert state.legal_actions(1 - player if player < 2 else 0) == []
        for seat in range(setup.seats):
            tensor = state.observation_tensor(seat)
            assert tensor == list(observe(state.state, Seat(seat + 1)))
        state.apply_action(action_of(step, setup.seats))
    assert state.is_terminal() == state.state.is_over
    assert game.observation_tensor_size() == len(state.observation_tensor(0))


def test_copies_are_independent() -> None:
    state = pyspiel.load_game("exactly").new_initial_state("5/5 0/0 1 20")
    copies = [state.clone(), deepcopy(state), pickle.loads(pickle.dumps(state))]
    state.apply_action(state.legal_actions()[0])
    for copy in copies:
        assert write_position(copy.state) == "5/5 0/0 1 20"
        copy.apply_action(copy.legal_actions()[1])
    assert write_position(state.state) == "20.5/5 0/0 2 -"
    assert {write_position(copy.state) for copy in copies} == {"5/20.5 0/0 2 -"}


def test_a_list_that_was_handed_out_can_be_changed_without_harm() -> None:
    state = pyspiel.load_game("exactly").new_initial_state("5/5 0/0 1 20")
    state.legal_actions().clear()
    assert len(state.legal_actions()) == 2
    state = pyspiel.load_game("exactly").new_initial_state()
    state.chance_outcomes().clear()
    assert len(state.chance_outcomes()) == 6


def test_a_saved_state_is_a_position_that_can_be_read() -> None:
    game = pyspiel.load_game("exactly(rules=classic+target:2,turns=5)")
    state = game.new_initial_state("50.20/5 0/1 2 ?")
    state.apply_action(state.legal_actions()[0])
    text = pyspiel.serialize_game_and_state(game, state)
    same_game, same_state = pyspiel.deserialize_game_and_state(text)
    assert str(same_game) == str(game)
    assert str(same_state) == str(state)
    assert same_state.state == state.state
    assert same_state.history() == state.history()


def test_the_text_of_a_game_is_read_again() -> None:
    game = pyspiel.load_game("exactly", {"rules": "classic+both_collect+target=1", "players": 3})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.new_initial_state().state == game.new_initial_state().state


def test_a_game_is_truncated_after_its_turns_without_a_winner() -> None:
    game = pyspiel.load_game("exactly(turns=2)")
    state = game.new_initial_state("50.20.20/5 0/0 1 20")
    state.apply_action(state.legal_actions()[0])
    assert str(state) == "50.20.20.20/5 0/0 2 - after 1"
    state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert state.returns() == [0, 0]
    assert not state.state.is_over
    assert game.max_game_length() == 2


def test_ties_in_the_starting_rolls_come_to_an_end() -> None:
    game = pyspiel.load_game("exactly(turns=1)")
    state = game.new_initial_state()
    rolls = 0
    while not state.is_terminal():
        state.apply_action(1)
        rolls += 1
    assert rolls <= game.max_chance_nodes_in_history()
    assert state.returns() == [0, 0]


def test_starting_rolls_are_no_turns() -> None:
    state = pyspiel.load_game("exactly(turns=1)").new_initial_state()
    for face in (1, 1, 1, 2):
        state.apply_action(face)
    assert str(state) == "5/5 0/0 1 - after 0"
    state.apply_action(0)
    assert state.current_player() == 0


def test_observations_have_parts_by_name() -> None:
    game = pyspiel.load_game("exactly(players=3)")
    observer = game.make_py_observer()
    observer.set_from(game.new_initial_state("50/20/5.5 0/1/0 3 ?"), 2)
    assert observer.dict["stacks"].tolist() == [[0, 0, 0, 2], [1, 0, 0, 0], [0, 1, 0, 0]]
    assert observer.dict["euros"].tolist() == [0, 0, 1]
    assert observer.dict["active"].tolist() == [1, 0, 0]
    assert observer.tensor.dtype == np.float32
    with pytest.raises(ValueError, match="no parameters, not depth"):
        game.make_py_observer(params={"depth": 2})


def test_illegal_actions_are_refused() -> None:
    game = pyspiel.load_game("exactly(turns=1)")
    state = game.new_initial_state("5/5 0/0 1 -")
    for face in (-2, 6):
        with pytest.raises(ValueError, match=f"action of chance must be 0 to 5, not {face}"):
            state.apply_action(face)
    state.apply_action(3)
    with pytest.raises(IllegalStepError, match="wrong-value"):
        state.apply_action(0)
    with pytest.raises(ValueError, match="action must be 0 to 24, not 99"):
        state.apply_action(99)
    assert state.state == parse_position("5/5 0/0 1 20")
    state.apply_action(6)
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("parameters", "error", "complaint"),
    [
        ("players=7", ValueError, "seats must be 2 to 6, not 7"),
        ("players=two", pyspiel.SpielError, "Wrong type for parameter players"),
        ("rules=clasic", NotationError, "column 1: expected edition, found 'c'"),
        ("rules=standard+target:4", NotationError, "column 17: expected target, found '4'"),
        ("turns=0", ValueError, "turns must be 1 or more, not 0"),
        ("position=5/5/5 0/0/0 1 -", ValueError, "must have 2 seats, not 3"),
        ("position=5/7 0/0 1 -", NotationError, "column 3: expected coin or empty, found '7'"),
        ("seats=2", pyspiel.SpielError, "Unknown parameter 'seats'"),
    ],
)
def test_impossible_parameters_are_refused(
    parameters: str, error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        pyspiel.load_game(f"exactly({parameters})")


def test_both_of_openspiels_searches_take_the_euro_that_wins() -> None:
    game = pyspiel.load_game("exactly(rules=standard+target:1,turns=30)")
    state = game.new_initial_state("50.20.20/50.20 0/0 1 10")
    rollouts = pyspiel.RandomRolloutEvaluator(1, 7)
    search = pyspiel.MCTSBot(game, rollouts, 2.0, 100, 100, False, 7, False)
    random = np.random.RandomState(7)
    in_python = MCTSBot(game, 2.0, 50, RandomRolloutEvaluator(1, random), random_state=random)
    for action in (search.mcts_search(state).best_child().action, in_python.step(state)):
        assert state.action_to_string(action) == "10:C>1"
