"""Batched games with valuers: their seats make the best legal moves."""

from collections.abc import Callable

import numpy as np
import pytest

from exactly.evaluation.exact import SolvedChances
from exactly.rules import (
    COINS,
    FACES,
    SEATS,
    STANDARD,
    Edition,
    Face,
    Move,
    Roll,
    Rules,
    Seat,
    Setup,
    Stack,
    State,
    after,
    legal_moves,
    new_game,
    outcome,
)
from exactly.rules.variant import Variant
from exactly.simulator.batch import BatchPositions, Valuer, Values, in_blocks, play_batch
from exactly.simulator.board import kit, list_of_moves
from exactly.simulator.games import GamePlan, Tally, new_tally, play_games
from exactly.simulator.players import ASKED, GREEDY, PERFECT, RANDOM, move_of
from exactly.simulator.solution_table import UNSOLVED, solved_tables
from exactly.solver.solution_file import Solution

ASKED_FIRST, ASKED_SECOND = ASKED + 1, ASKED + 2
RULES = [
    STANDARD,
    Rules(Edition.CLASSIC),
    Rules(wild_may_pass=True, both_collect=True, target=2),
    Rules(Edition.CLASSIC, wild_may_pass=True, both_collect=True, empty_restart=True, target=1),
]


def plan(rules: Rules, *players: int, solution: Solution | None = None) -> GamePlan:
    seats = len(players)
    playing = np.zeros(8, np.uint64)
    playing[1 : seats + 1] = players
    solved = UNSOLVED if solution is None else solved_tables(solution)
    return GamePlan(
        kit(Variant.of(rules), seats), list_of_moves(seats), playing, solved, np.uint64(7), 10_000
    )


def play(
    planned: GamePlan, games: int, *valuers: Valuer
) -> tuple[Tally, list[list[int]], list[list[tuple[Face, Move]]]]:
    """Play games, and return the tally, and each game's result and turns."""
    tally, results = new_tally(), np.zeros((games, 4), np.int32)
    logs = np.zeros((games, 10_000, 2), np.uint8)
    play_batch(planned, 0, tally, results, valuers, logs=logs)
    turns = [
        [(FACES[face], move_of(move)) for face, move in log[:length].tolist()]
        for log, length in zip(logs, results[:, 2], strict=True)
    ]
    return tally, results.tolist(), turns


def odd_values(positions: BatchPositions) -> Values:
    """Return arbitrary values, so that any wrong part of a position changes moves."""
    _, seats, _ = positions.coins.shape
    weights = np.array([7, 5, 3, 2])
    held = (positions.coins * weights).sum(axis=2) % 11
    ahead = (np.arange(seats) - positions.active[:, np.newaxis].astype(int)) % seats
    mixed = (held * 13 + positions.euros * 17 + ahead * 5 + held.sum(axis=1, keepdims=True)) % 23
    return np.asarray((mixed + 1) / 25)


def as_positions(states: list[State]) -> BatchPositions:
    return BatchPositions(
        np.array([state.stacks for state in states], np.uint8),
        np.array([state.euros for state in states], np.uint8),
        np.array([state.active for state in states], np.uint8),
    )


def best_by_the_rules(state: State, valuer: Valuer) -> Move:
    """Return the best move by values of the positions after each legal move of `rules`."""
    moves = legal_moves(state)
    ahead = [after(state, move) for move in moves]
    values = valuer(as_positions(ahead))[:, state.active - 1]
    for place, end in enumerate(map(outcome, ahead)):
        if end is not None:
            values[place] = 2 if end.winner == state.active else 0
    return moves[int(values.argmax())]


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_a_valued_seat_chooses_the_best_move_by_the_rules(seats: int, rules: Rules) -> None:
    others = (RANDOM, GREEDY, ASKED_FIRST, RANDOM, GREEDY)[: seats - 1]
    tally, results, games = play(plan(rules, ASKED_FIRST, *others), 4, odd_values)
    for number, (turns, (begins, winner, length, _)) in enumerate(zip(games, results, strict=True)):
        state = new_game(Setup(seats, rules))
        state = state._replace(starting=None, active=Seat(number % seats + 1))
        assert (begins, length) == (state.active, len(turns))
        for face, move in turns:
            state = after(state, Roll(face))
            if state.active == 1 or (seats > 3 and state.active == 4):
                assert move == best_by_the_rules(state, odd_values)
            state = after(state, move)
        end = outcome(state)
        assert winner == (0 if end is None else end.winner)
    assert tally.wins.sum() == 4


def greedy_values(positions: BatchPositions) -> Values:
    """Return values of two-player positions that make the moves of `greedy`."""
    missing = np.abs(100 - positions.coins.astype(int) @ np.array(COINS))
    euros = positions.euros.astype(int)
    appeal = 1_000_000 * (euros - euros[:, ::-1]) - 1_000 * missing + missing[:, ::-1]
    return np.asarray(0.5 + appeal / 1e8)


def test_a_valuer_like_greedy_plays_the_games_of_greedy() -> None:
    for rules in RULES:
        asked, results, _ = play(plan(rules, ASKED_FIRST, RANDOM), 200, greedy_values)
        compiled, same = new_tally(), np.zeros((200, 4), np.int32)
        play_games(plan(rules, GREEDY, RANDOM), 0, compiled, same)
        assert results == same.tolist()
        for counts, others in zip(asked, compiled, strict=True):
            assert (counts == others).all()


def test_a_valuer_by_the_solution_plays_the_games_of_perfect(standard_solution: Solution) -> None:
    chances = SolvedChances(standard_solution)

    def values(positions: BatchPositions) -> Values:
        states = zip(*(numbers.tolist() for numbers in positions), strict=True)
        return np.array(
            [
                chances.win(
                    State(STANDARD, tuple(Stack(*each) for each in coins), (*euros,), active)
                )
                for coins, euros, active in states
            ]
        )

    _, results, _ = play(plan(STANDARD, GREEDY, ASKED_FIRST), 20, values)
    compiled, same = new_tally(), np.zeros((20, 4), np.int32)
    play_games(plan(STANDARD, GREEDY, PERFECT, solution=standard_solution), 0, compiled, same)
    assert results == same.tolist()


def test_each_valuer_is_called_for_its_own_seats() -> None:
    asked: dict[str, set[int]] = {"one": set(), "two": set()}

    def asking(name: str) -> Callable[[BatchPositions], Values]:
        def values(positions: BatchPositions) -> Values:
            asked[name] |= set(positions.active.tolist())
            return odd_values(positions)

        return values

    planned = plan(STANDARD, ASKED_FIRST, ASKED_SECOND, RANDOM)
    play(planned, 5, asking("one"), asking("two"))
    assert asked == {"one": {2}, "two": {3}}  # the seats that roll after them


def test_a_game_is_the_same_in_any_batch() -> None:
    planned = plan(STANDARD, ASKED_FIRST, RANDOM, GREEDY)
    _, results, _ = play(planned, 30, odd_values)
    alone = np.zeros((1, 4), np.int32)
    for number in (0, 7, 29):
        play_batch(planned, number, new_tally(), alone, [odd_values])
        assert alone[0].tolist() == results[number]


def test_values_of_the_wrong_shape_are_refused() -> None:
    planned = plan(STANDARD, ASKED_FIRST, RANDOM)
    with pytest.raises(ValueError, match=r"must have shape \(\d+, 2\), not \(\d+,\)"):
        play(planned, 1, lambda positions: odd_values(positions)[:, 0])


def test_blocks_have_one_size_and_lose_nothing() -> None:
    sizes = []

    def values(positions: BatchPositions) -> Values:
        sizes.append(len(positions.active))
        return odd_values(positions)

    state = new_game(Setup(3))._replace(starting=None)
    some = [after(state, Roll(Face.WILD))]
    some = [after(some[0], move) for move in legal_moves(some[0])]
    for many in (1, 5, len(some)):
        positions = as_positions(some[:many])
        found = in_blocks(values, 4)(positions)
        assert found.tolist() == odd_values(positions).tolist()
    assert set(sizes) == {4}
