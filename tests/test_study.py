"""The figures of docs/background/solution.md and players-study.md match the solution.

The long measurements are not repeated.
"""

import json
from itertools import product
from pathlib import Path

import pytest

from exactly.evaluation.exact import SolvedChances
from exactly.lab.statistics import share_of
from exactly.networks.weights import trained_network
from exactly.rules import SEATS, Edition
from exactly.solver.solution_file import Solution
from studies.calibration import Prediction, effective_size
from studies.solved_games import beginnings, worth_of_totals
from studies.surprises import work_out

DOCS = Path(__file__).parents[1] / "docs/background"
STUDY = json.loads((DOCS / "solution/study.json").read_text(encoding="utf-8"))
PLAYERS = json.loads((DOCS / "players-study/study.json").read_text(encoding="utf-8"))


def test_the_study_has_the_chances_of_the_solution(standard_solution: Solution) -> None:
    assert STUDY["scores"] == pytest.approx(beginnings(standard_solution), abs=2e-7)
    totals = {int(total): chance for total, chance in STUDY["totals"].items()}
    assert totals == pytest.approx(worth_of_totals(standard_solution), abs=2e-7)


def test_the_tempting_moves_of_the_surprises_are_worse(standard_solution: Solution) -> None:
    found = [each._asdict() for each in work_out(SolvedChances(standard_solution))]
    assert len(found) == len(STUDY["surprises"])
    for now, then in zip(found, STUDY["surprises"], strict=True):
        assert now["best_chance"] == pytest.approx(then["best_chance"], abs=1e-6)
        assert now["best_chance"] - now["tempting_chance"] > 0.05
        assert {**now, "best_chance": 0, "tempting_chance": 0} == {
            **then,
            "best_chance": 0,
            "tempting_chance": 0,
        }


def test_a_million_games_match_the_computed_chances() -> None:
    chances = {(each["one"], each["two"]): each["chance"] for each in STUDY["matches"]}
    assert STUDY["games"]
    for each in STUDY["games"]:
        chance = chances[each["one"], each["two"]]
        deviation = (chance * (1 - chance) / each["games"]) ** 0.5
        assert each["games"] >= 1_000_000
        assert each["wins_of_one"] / each["games"] == pytest.approx(chance, abs=3.3 * deviation)


def test_each_strength_beats_the_next_weaker_one_by_a_step() -> None:
    assert PLAYERS["ladder"]
    for found in PLAYERS["ladder"].values():
        share = share_of(found["won"], found["of"])
        assert share.low > 0.60
        assert share.high < 0.75


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_order_of_strengths_holds_at_larger_tables(seats: int) -> None:
    assert len(PLAYERS["order"][str(seats)]) == 5
    for found in PLAYERS["order"][str(seats)].values():
        assert share_of(found["won"], found["of"]).low > 1 / seats


@pytest.mark.parametrize("edition", ["among_greedy", "among_greedy_classic"])
def test_the_strongest_wins_twice_its_fair_share_among_greedy_players(edition: str) -> None:
    assert PLAYERS[edition]
    for seats, found in PLAYERS[edition].items():
        assert found["of"] >= 10_000
        assert share_of(found["won"], found["of"]).low > 2 / int(seats)


def test_the_strongest_holds_its_own_against_perfect_play() -> None:
    assert PLAYERS["truth"]["loss"] <= 0.0005
    assert share_of(PLAYERS["perfect"]["won"], PLAYERS["perfect"]["of"]).low > 0.47


@pytest.mark.parametrize(("edition", "seats"), list(product(Edition, SEATS)))
def test_the_error_of_a_network_is_in_its_file(edition: Edition, seats: int) -> None:
    measured = PLAYERS.get(f"accuracy-{edition}-{seats}")
    kept = trained_network(seats, edition).about.get("error")
    assert kept == (None if measured is None else round(measured["error"], 4))


def test_correlated_results_count_for_less() -> None:
    apart = [Prediction(game, 0.3, came=game % 4 == 0) for game in range(400)]
    assert effective_size(apart) == pytest.approx(400, rel=0.01)
    assert effective_size(apart * 10) == pytest.approx(400, rel=0.01)  # the same game ten times
    even = [Prediction(game, 0.5, came) for game in range(50) for came in (True, False)]
    assert effective_size(even) == 50  # all games are as predicted
    uneven = [*even, Prediction(50, 0.5, came=True)]
    assert effective_size(uneven) == len(uneven)  # never more than the number of results


@pytest.mark.parametrize("seats", SEATS)
def test_predicted_chances_match_results_within_their_bounds(seats: int) -> None:
    told = [each for each in PLAYERS["calibration"][str(seats)] if each["of"] >= 30]
    assert all(each["low"] < each["came"] < each["high"] for each in told)
    assert all(each["worth"] <= each["of"] for each in told)
    assert sum(not each["low"] <= each["said"] <= each["high"] for each in told) <= 1
