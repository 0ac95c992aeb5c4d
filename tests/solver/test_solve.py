"""The solved game: checked by a second method, by the rules, and by bounds."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from exactly.evaluation.chances import NoChancesError
from exactly.evaluation.exact import SolvedChances
from exactly.records import parse_position, parse_rules
from exactly.rules import FACES, Face, Roll, Setup, Stack, State, apply, legal_moves, new_game
from exactly.rules.variant import Variant
from exactly.solver.one_score import ScoreSweeps, TwoPlayerGame
from exactly.solver.position_tables import position_tables
from exactly.solver.score import Score
from exactly.solver.solution_file import Solution
from exactly.solver.solve import Progress, solve
from support.brute_force_solver import solve as solve_by_brute_force
from support.lines_of_play import possible_steps

SMALL = Variant(coins=(2, 2, 2, 2))


@pytest.mark.parametrize(
    "game",
    [
        replace(SMALL, target=1),
        replace(SMALL, limit=None, target=1, wild_may_pass=True),
        replace(SMALL, target=2, both_collect=True, empty_restart=True),
    ],
    ids=str,
)
def test_a_small_game_is_solved_as_by_brute_force(game: Variant) -> None:
    errors = as_by_brute_force(game, between_bounds=game.limit is None)
    assert bool(errors) == (game.limit is None)
    assert max(errors.values(), default=0.0) < 1e-4


@pytest.mark.parametrize(
    "game",
    [
        Variant((1, 3, 2, 2), (Face.WILD, Face.ZERO, Face.TWENTY, Face.TWENTY), 60, 45, 1),
        Variant((0, 2, 2, 3), (Face.WILD, Face.TEN, Face.FIVE), 25, 30, 2, empty_restart=True),
        Variant((2, 2, 0, 4), FACES, None, 90, 1, both_collect=True),
    ],
    ids=str,
)
def test_a_small_variant_is_solved_as_by_brute_force(game: Variant) -> None:
    assert max(as_by_brute_force(game).values()) < 1e-3


def test_a_game_that_can_last_for_ever_has_bounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The lower and upper bounds of brute force differ by a fifth."""
    monkeypatch.setattr("exactly.solver.solve._MOST_SWEEPS", 40)
    game = Variant((0, 1, 2, 3), (Face.WILD, Face.FIVE, Face.FIVE), 25, 30, 2, empty_restart=True)
    assert min(as_by_brute_force(game).values()) > 0.1


def as_by_brute_force(game: Variant, *, between_bounds: bool | None = None) -> dict[Score, float]:
    lowest, highest = solve_by_brute_force(
        game.coins,
        limit=game.limit,
        target=game.target,
        goal=game.goal,
        faces=game.faces,
        wild_may_pass=game.wild_may_pass,
        both_collect=game.both_collect,
        empty_restart=game.empty_restart,
    )
    solved = solve(game, residual=1e-11, between_bounds=between_bounds)
    space = position_tables(game)
    assert space.size * game.target**2 * 2 == len(lowest)
    for ((one, two), scores, mover), low in lowest.items():
        own, other = (one, two) if mover == 0 else (two, one)
        score = Score(*scores) if mover == 0 else Score(scores[1], scores[0])
        chance = solved.chances[score][space.number(Stack(*own), Stack(*other))]
        ours = chance if mover == 0 else 1 - chance
        high = highest[(one, two), scores, mover]
        within = 1e-7 + solved.errors.get(score, 0.0)
        assert low - within <= ours <= high + within
    return solved.errors


def random_positions(random: Random, count: int) -> list[State]:
    """Return positions before a roll from random games, at all scores."""
    found: list[State] = []
    while len(found) < count:
        state = new_game(Setup(2))
        while not state.is_over:
            if state.starting is None and state.face is None and random.random() < 0.2:
                found.append(state)
            state = apply(state, random.choice(possible_steps(state)))
    return found[:count]


def test_a_value_is_the_mean_over_the_faces_of_the_best_successor(
    standard_solution: Solution,
) -> None:
    judge = SolvedChances(standard_solution)
    for state in random_positions(Random(5), 20_000):
        seat = state.active - 1
        best = []
        for face in FACES:
            rolled = apply(state, Roll(face))
            best.append(max(judge.win(apply(rolled, move))[seat] for move in legal_moves(rolled)))
        assert judge.win(state)[seat] == pytest.approx(sum(best) / 6, abs=2e-7)


def test_beginning_is_an_advantage_and_scores_count(standard_solution: Solution) -> None:
    judge = SolvedChances(standard_solution)
    start = judge.win(parse_position("5/5 0/0 1 -"))
    assert start == pytest.approx((0.50283, 0.49717), abs=1e-5)
    ahead = judge.win(parse_position("5/5 2/0 1 -"))[0]
    assert ahead > judge.win(parse_position("5/5 1/0 1 -"))[0] > start[0]


def test_chances_during_the_starting_rolls(standard_solution: Solution) -> None:
    judge = SolvedChances(standard_solution)
    assert judge.win(parse_position("5/5 0/0 first -/-")) == (0.5, 0.5)
    begins = judge.win(parse_position("5/5 0/0 1 -"))[0]
    expected = (5 * begins + 0.5) / 6
    assert judge.win(parse_position("5/5 0/0 first ?/-"))[0] == pytest.approx(expected)


def test_after_the_end_one_has_won(standard_solution: Solution) -> None:
    judge = SolvedChances(standard_solution)
    assert judge.win(parse_position("-/- 3/1 1 -")) == (1.0, 0.0)
    assert judge.win(parse_position("-/- 1/3 1 -")) == (0.0, 1.0)
    assert judge.judge(parse_position("-/- 1/3 1 -")) == []


def test_other_tables_and_other_rules_have_no_chances_here(standard_solution: Solution) -> None:
    judge = SolvedChances(standard_solution)
    with pytest.raises(NoChancesError):
        judge.win(parse_position("5/5/5 0/0/0 1 -"))
    with pytest.raises(NoChancesError):
        judge.win(parse_position("5/5 0/0 1 -", parse_rules("classic")))


def test_moves_are_judged_best_first(standard_solution: Solution) -> None:
    judge = SolvedChances(standard_solution)
    state = parse_position("50.20.20/50.20 0/0 2 ?")
    judged = judge.judge(state)
    mine = [win[1] for _, win in judged]
    assert mine == sorted(mine, reverse=True)
    assert judge.win(state)[1] == mine[0]
    for move, win in judged:
        assert sum(win) == pytest.approx(1)
        assert judge.win(apply(state, move)) == pytest.approx(win)


def test_progress_is_reported_and_can_be_interrupted() -> None:
    told: list[Progress] = []

    def stop(progress: Progress) -> None:
        told.append(progress)
        if len(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(SMALL, tell=stop, between_bounds=False)
    assert [progress.sweeps for progress in told] == [2, 4, 6]
    assert told[0].score == Score(2, 2)
    assert told[0].scores == 9
    assert 0 <= told[0].done < told[2].done < 2


def test_chances_are_chances() -> None:
    small = Variant((3, 3, 3, 3), target=1)
    solved = solve(small, residual=1e-11, between_bounds=False)
    assert set(solved.chances) == {Score(0, 0)}
    assert np.all((solved.chances[Score(0, 0)] >= 0) & (solved.chances[Score(0, 0)] <= 1))
    assert solved.residual <= 1e-11
    assert solved.sweeps > 0


def test_from_below_and_from_above_the_chances_are_the_same() -> None:
    """Plain sweeps, as if player one lost all unfinished games, and won them."""
    rules = parse_rules("standard+target=1")
    game = TwoPlayerGame(rules)
    payoffs = game.payoffs(Score(0, 0), {})
    unended = ScoreSweeps(game, payoffs, payoffs)
    unended.begin_with(0.0, 1.0)
    for _ in range(310):
        unended.sweep()
    below, above = unended.chances_of_one(), unended.chances_of_two()
    assert (above - below).min() >= -1e-12
    assert (above - below).max() <= 1e-8
    solved = solve(rules).chances[Score(0, 0)]
    assert np.abs(solved - below).max() <= 1e-7  # 32-bit floats


def test_without_a_limit_the_chances_lie_between_bounds() -> None:
    game = TwoPlayerGame(Variant((3, 3, 3, 3), limit=None, target=2))
    solved = solve(game.rules)
    for score in (Score(1, 1), Score(0, 1), Score(1, 0), Score(0, 0)):
        below = ScoreSweeps(
            game,
            game.payoffs(score, solved.begins),
            game.payoffs(score.other_side, solved.begins),
        )
        below.begin_with(0.0, 1.0)
        for _ in range(300):
            below.sweep()
        assert solved.errors[score] < 1e-4
        apart = np.abs(below.chances_of_one() - solved.chances[score]).max()
        assert apart <= solved.errors[score] + 1e-7
