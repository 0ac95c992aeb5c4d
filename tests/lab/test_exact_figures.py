"""Exact figures, compared with counts and with simulated games."""

from dataclasses import replace

import pytest

from exactly.lab.exact_figures import (
    GameTooLargeError,
    check_size,
    count_positions,
    exact_chances,
    expect,
)
from exactly.lab.simulate import Simulation
from exactly.lab.statistics import summarize
from exactly.rules import Face
from exactly.rules.variant import Variant
from exactly.solver.position_index import position_index
from exactly.solver.solution_file import Solution
from exactly.solver.solve import solve

SMALL = Variant((3, 3, 2, 4), (Face.WILD, Face.FIFTY, Face.FIVE, Face.TEN), 110, 90, 2)


@pytest.mark.parametrize(
    "game",
    [
        Variant(),
        Variant(limit=None),
        SMALL,
        Variant((8, 3, 8, 2), limit=None, goal=35),
        Variant((3, 3, 3, 8), limit=77, goal=35),
        Variant(limit=20, goal=65),
    ],
    ids=str,
)
def test_positions_are_counted_without_listing_them(game: Variant) -> None:
    assert count_positions(game) == position_index(game).size


def test_a_game_too_large_to_solve_is_refused() -> None:
    check_size(Variant(limit=None))
    check_size(Variant(target=12))
    with pytest.raises(GameTooLargeError) as refused:
        check_size(Variant((11, 10, 10, 10), limit=None))
    assert (refused.value.positions, refused.value.most) == (21_994_712, 20_000_000)
    with pytest.raises(GameTooLargeError) as refused:
        check_size(Variant(target=13))
    assert (refused.value.positions, refused.value.most) == (1_178_644, 1_065_088)


def test_the_standard_game_is_known_from_its_file(standard_solution: Solution) -> None:
    exact = exact_chances(standard_solution)
    assert exact.positions == 1_178_644
    assert exact.begins == pytest.approx(0.50283, abs=1e-5)  # docs/background/solution.md
    assert exact.error == 0


@pytest.mark.parametrize(
    ("players", "game"),
    [
        (("perfect", "greedy"), SMALL),
        (("greedy", "greedy"), replace(SMALL, both_collect=True, empty_restart=True)),
        (("random", "greedy"), replace(SMALL, wild_may_pass=True, target=1)),
    ],
)
def test_players_fare_as_computed(players: tuple[str, str], game: Variant) -> None:
    solved = solve(game)
    expected = expect(players, solved)
    assert expected is not None
    simulation = Simulation(players, game, seed=2, solution=solved)
    found = summarize(list(simulation.run(40_000))[-1].tally, 2)
    for share, chance in (
        *zip(found.wins, expected.wins, strict=True),
        (found.wins_by_place[0], expected.begins),
    ):
        reach = 4 * (chance * (1 - chance) / 40_000) ** 0.5
        assert abs(share.share - chance) < reach


def test_perfect_against_itself_is_the_solved_game() -> None:
    solved = solve(SMALL)
    expected = expect(("perfect", "perfect"), solved)
    assert expected is not None
    assert expected.begins == exact_chances(solved).begins
    assert expected.wins == (0.5, 0.5)
