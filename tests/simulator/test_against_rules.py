"""The compiled rules play the same games as `rules`, step by step, with the same players.

The test plays ten thousand games of all kinds; `GAMES` sets the number of each kind.
"""

import os
from collections import Counter
from itertools import product

import numpy as np
import numpy.typing as npt
import pytest

from exactly.evaluation.exact import SolvedChances
from exactly.players import GreedyPlayer
from exactly.rules import (
    CENTRE,
    FACES,
    PASS,
    SEATS,
    STANDARD,
    TARGETS,
    Edition,
    Face,
    Move,
    Roll,
    Rules,
    Seat,
    Setup,
    State,
    after,
    euros_taken,
    legal_moves,
    new_game,
    outcome,
)
from exactly.rules import play as rules_of_play
from exactly.rules import state as rules_of_state
from exactly.rules.variant import Variant
from exactly.simulator.board import kit, list_of_moves
from exactly.simulator.games import (
    CHOSEN_PASS,
    FORCED_PASS,
    ZERO,
    GamePlan,
    Tally,
    new_tally,
    play_games,
    play_one,
)
from exactly.simulator.players import GREEDY, PERFECT, RANDOM, move_of
from exactly.simulator.solution_table import UNSOLVED, solved_tables
from exactly.solver.solution_file import Solution

GAMES = int(os.environ.get("GAMES", "42"))
ON_OFF = (False, True)
ALL_RULES = [Rules(*switches) for switches in product(Edition, ON_OFF, ON_OFF, ON_OFF, TARGETS)]


def plan(
    game: Rules | Variant, seats: int, *players: int, solution: Solution | None = None
) -> GamePlan:
    playing = np.zeros(8, np.uint64)
    playing[1 : seats + 1] = players * seats if len(players) == 1 else players
    solved = UNSOLVED if solution is None else solved_tables(solution)
    variant = game if isinstance(game, Variant) else Variant.of(game)
    return GamePlan(
        kit(variant, seats), list_of_moves(seats), playing, solved, np.uint64(7), 100_000
    )


def play(planned: GamePlan, number: int) -> tuple[Tally, list[tuple[Face, Move]]]:
    """Play a game, and return its result and its turns."""
    tally, log = new_tally(), np.zeros((100_000, 2), np.uint8)
    play_one(planned, number, tally, log)
    turns = log[: tally.turns[0]].tolist()
    return tally, [(FACES[face], move_of(move)) for face, move in turns]


def begin(rules: Rules, seats: int, number: int) -> State:
    state = new_game(Setup(seats, rules))
    return state._replace(starting=None, active=Seat(number % seats + 1))


def follow(state: State, turns: list[tuple[Face, Move]]) -> State:
    for face, move in turns:
        assert outcome(state) is None
        state = after(state, Roll(face))
        assert move in legal_moves(state)
        state = after(state, move)
    return state


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", Edition)
def test_both_play_the_same_games_under_all_rules(seats: int, edition: Edition) -> None:
    for rules in (each for each in ALL_RULES if each.edition is edition):
        for number in range(GAMES):
            planned = plan(rules, seats, RANDOM)
            tally, turns = play(planned, number)
            end = outcome(follow(begin(rules, seats, number), turns))
            assert end is not None
            assert tally.wins[number % seats + 1, end.winner] == 1


def test_greedy_chooses_as_greedy_does() -> None:
    player = GreedyPlayer()
    for rules in ALL_RULES[::5]:
        for seats in SEATS:
            number = seats + rules.target
            _, turns = play(plan(rules, seats, GREEDY), number)
            state = begin(rules, seats, number)
            for face, move in turns:
                state = after(state, Roll(face))
                assert player.choose(state) == move
                state = after(state, move)


def test_perfect_chooses_as_perfect_does(standard_solution: Solution) -> None:
    chances = SolvedChances(standard_solution)
    for number in range(10):
        _, turns = play(plan(STANDARD, 2, PERFECT, RANDOM, solution=standard_solution), number)
        state = begin(STANDARD, 2, number)
        for face, move in turns:
            state = after(state, Roll(face))
            if state.active == 1:
                judged = {each.move: each.win[0] for each in chances.judge(state)}
                assert judged[move] == max(judged.values())
            state = after(state, move)


def test_other_coins_another_limit_and_another_goal_are_the_rules_with_other_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in (rules_of_play, rules_of_state):
        monkeypatch.setattr(module, "COINS_OF_EACH", 7)
    monkeypatch.setattr(rules_of_play, "ONE_EURO", 120)
    monkeypatch.setattr(Edition, "limit", property(lambda _: 90))
    variant = Variant((7,) * 4, limit=90, goal=120, target=2)
    rules = Rules(target=2)
    for seats in (2, 3, 6):
        for number in range(20):
            tally, turns = play(plan(variant, seats, RANDOM), number)
            end = outcome(follow(begin(rules, seats, number), turns))
            assert end is not None
            assert tally.wins[number % seats + 1, end.winner] == 1


def test_another_die_shows_its_own_faces_alone() -> None:
    variant = Variant(faces=(Face.WILD, Face.TEN, Face.TEN, Face.ZERO))
    faces = Counter(
        face for number in range(200) for face, _ in play(plan(variant, 3, RANDOM), number)[1]
    )
    every = sum(faces.values())
    assert {face: round(count / every, 2) for face, count in faces.items()} == {
        Face.WILD: 0.25,
        Face.TEN: 0.5,
        Face.ZERO: 0.25,
    }


def test_faces_and_moves_are_drawn_evenly() -> None:
    faces: Counter[Face] = Counter()
    first_moves: Counter[Move] = Counter()
    for number in range(0, 9_000, 3):  # seat 1 begins
        face, move = play(plan(Rules(target=1), 3, RANDOM), number)[1][0]
        faces[face] += 1
        if face is Face.WILD:
            first_moves[move] += 1
    assert set(faces) == set(FACES)
    assert max(abs(count - 500) for count in faces.values()) < 5 * (3_000 * 5 / 36) ** 0.5
    legal = legal_moves(after(begin(STANDARD, 3, 0), Roll(Face.WILD)))
    assert set(first_moves) == set(legal)
    expected = faces[Face.WILD] / len(legal)
    assert max(abs(count - expected) for count in first_moves.values()) < 5 * expected**0.5


def test_a_tally_has_the_counts_of_its_games() -> None:
    rules = Rules(both_collect=True, wild_may_pass=True)
    for seats in SEATS:
        for number in range(10):
            tally, turns = play(plan(rules, seats, RANDOM), number)
            state = begin(rules, seats, number)
            kinds, made, rounds = Counter[tuple[int, int]](), Counter[tuple[int, int]](), [0]
            for face, move in turns:
                before = after(state, Roll(face))
                state = after(before, move)
                kinds[before.active, kind_of(before, move)] += 1
                rounds[-1] += 1
                taken = euros_taken(before, state)
                made.update((seat, int(seat != before.active)) for seat in taken)
                if taken and outcome(state) is None:
                    rounds.append(0)
            assert counted(tally.kinds) == kinds
            assert counted(tally.euros) == made
            assert counted(tally.rounds) == Counter((each,) for each in rounds)
            assert counted(tally.rounds_of_games) == {(len(rounds),): 1}
            assert counted(tally.games) == {(len(turns),): 1}
            assert tally.turns.tolist() == [len(turns), len(turns)]


def kind_of(state: State, move: Move) -> int:
    """Return the kind of a turn, by the cases of rule 8."""
    if move is PASS:
        if state.face is Face.ZERO:
            return ZERO
        return CHOSEN_PASS if len(legal_moves(state)) > 1 else FORCED_PASS
    whose = [
        0 if place is CENTRE else 1 if place == state.active else 2
        for place in (move.source, move.target)
    ]
    return 3 * whose[0] + whose[1]


def counted(counts: npt.NDArray[np.int64]) -> Counter[tuple[int, ...]]:
    """Return the counts above 0, by index."""
    places = np.argwhere(counts).tolist()
    return Counter({tuple(place): int(counts[tuple(place)]) for place in places})


def test_games_are_the_same_in_any_blocks() -> None:
    planned = plan(STANDARD, 4, RANDOM)
    whole, first, second = new_tally(), new_tally(), new_tally()
    results = np.zeros((100, 4), np.int32)
    play_games(planned, 0, whole, results)
    parts = np.zeros((37, 4), np.int32), np.zeros((63, 4), np.int32)
    play_games(planned, 0, first, parts[0])
    play_games(planned, 37, second, parts[1])
    assert (results == np.concatenate(parts)).all()
    assert results[:, 2].sum() == whole.turns[0]
    for of_all, one, two in zip(whole[:-1], first[:-1], second[:-1], strict=True):
        assert (of_all == one + two).all()
    assert whole.turns[1] == max(first.turns[1], second.turns[1])


def test_an_endless_game_is_aborted() -> None:
    planned = plan(STANDARD, 2, RANDOM)._replace(most_turns=20)
    tally = new_tally()
    play_games(planned, 0, tally, np.zeros((50, 4), np.int32))
    assert tally.wins[:, 0].sum() == 50 == tally.games[20]


def test_another_seed_makes_other_games() -> None:
    planned = plan(STANDARD, 2, RANDOM)
    other = planned._replace(seed=np.uint64(8))
    assert play(planned, 0)[1] != play(other, 0)[1] != play(other, 1)[1]
