"""The share of luck: the luck and the skill of a review, over many games."""

import numpy as np
import pytest

from exactly.evaluation.exact import SolvedChances
from exactly.lab.luck import GameLuck, judge, share_of_luck
from exactly.lab.simulate import Simulation
from exactly.review.review import review_game
from exactly.rules import STANDARD
from exactly.solver.solution_file import Solution


def judged(players: tuple[str, str], solution: Solution, games: int, threads: int = 2) -> GameLuck:
    simulation = Simulation(players, seed=7, solution=solution)
    return list(judge(simulation, games, threads))[-1]


def test_luck_and_skill_are_those_of_the_review(standard_solution: Solution) -> None:
    simulation = Simulation(("greedy", "random"), seed=3, solution=standard_solution)
    found = list(judge(simulation, 8))[-1]
    chances = SolvedChances(standard_solution)
    for number, (start, luck, doing) in enumerate(found):
        first = review_game(simulation.record(number), chances).summaries[0]
        assert start == pytest.approx(first.start, abs=1e-6)
        assert luck == pytest.approx(first.luck, abs=1e-5)
        assert doing == pytest.approx(first.doing, abs=1e-5)


def test_they_add_up_to_the_result(standard_solution: Solution) -> None:
    simulation = Simulation(("greedy", "greedy"), seed=7, solution=standard_solution)
    found = judged(("greedy", "greedy"), standard_solution, 200)
    results = np.concatenate([step.results for step in simulation.run(200)])
    assert found.sum(axis=1) == pytest.approx((results[:, 1] == 1).astype(float), abs=1e-5)


def test_between_perfect_players_all_is_luck(standard_solution: Solution) -> None:
    luck = share_of_luck(judged(("perfect", "perfect"), standard_solution, 100))
    assert luck is not None
    assert (luck.games, luck.low, luck.share, luck.high) == (100, 1, 1, 1)


def test_the_better_one_plays_the_less_luck_matters(standard_solution: Solution) -> None:
    shares = [
        share_of_luck(judged(players, standard_solution, 500))
        for players in (("greedy", "greedy"), ("perfect", "greedy"), ("perfect", "random"))
    ]
    equals, better, much_better = (share for share in shares if share is not None)
    assert equals.low > better.high
    assert better.low > much_better.high
    assert much_better.low < 0.02


def test_games_are_judged_alike_on_any_number_of_threads(standard_solution: Solution) -> None:
    players = ("greedy", "random")
    one = judged(players, standard_solution, 120, threads=1)
    assert (one == judged(players, standard_solution, 120, threads=3)).all()


def test_aborted_games_are_left_out(standard_solution: Solution) -> None:
    simulation = Simulation(("random", "random"), solution=standard_solution, most_turns=100)
    found = list(judge(simulation, 60))[-1]
    luck = share_of_luck(found)
    assert luck is not None
    ended = sum(int((step.results[:, 1] > 0).sum()) for step in simulation.run(60))
    assert luck.games == ended < 60


def test_without_games_there_is_no_share_of_luck() -> None:
    assert share_of_luck(np.empty((0, 3))) is None
    assert share_of_luck(np.full((5, 3), np.nan)) is None


def test_unsolved_games_cannot_be_judged() -> None:
    with pytest.raises(ValueError, match="with a solution"):
        next(judge(Simulation(("random", "random"), STANDARD), 1))


def test_games_with_valuers_cannot_be_judged(standard_solution: Solution) -> None:
    players, asked = ("flat", "greedy"), {"flat": lambda found: np.zeros(found.euros.shape)}
    simulation = Simulation(players, STANDARD, 0, standard_solution, valuers=asked)
    with pytest.raises(ValueError, match="without valuers"):
        next(judge(simulation, 1))


def test_more_games_give_narrower_bounds(standard_solution: Solution) -> None:
    few = share_of_luck(judged(("greedy", "greedy"), standard_solution, 100))
    many = share_of_luck(judged(("greedy", "greedy"), standard_solution, 1_600))
    assert few is not None
    assert many is not None
    assert 2 < (few.high - few.low) / (many.high - many.low) < 8
