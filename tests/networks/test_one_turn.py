"""Expectations of one turn and more, compared with the rules."""

from collections.abc import Callable
from itertools import count, product

import numpy as np
import pytest

from exactly.networks.inference import Floats, Network, positions_of
from exactly.networks.search import consider, look_deeper
from exactly.rules import FACES, SEATS, Edition, Rules, State, outcome
from support.tables_of_networks import best_of_faces, judged, positions_of_games, untrained

TABLES = list(product(SEATS, Edition))


def expected(network: Network, state: State, turns: int) -> list[float]:
    """Return each seat's expected chance, seat 1 first, after `turns` turns of best moves."""
    if turns == 0 or outcome(state) is not None:
        return judged(network, state)
    after = best_of_faces(network, state)
    sums = zip(*(expected(network, then, turns - 1) for then in after), strict=True)
    return [sum(each) / len(FACES) for each in sums]


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_one_turn_ahead_is_the_expectation_by_the_rules(seats: int, edition: Edition) -> None:
    network, states = untrained(seats, edition), positions_of_games(seats, Rules(edition), 8, 40)
    found = look_deeper(network, positions_of(states), Rules(edition), 1)
    for state, chances in zip(states, found, strict=True):
        wanted = expected(network, state, 1)
        assert np.roll(chances, state.active - 1) == pytest.approx(wanted, abs=1e-5)


@pytest.mark.parametrize("rules", [Rules(wild_may_pass=True), Rules(empty_restart=True)])
def test_switches_that_change_a_turn_are_known(rules: Rules) -> None:
    network, states = untrained(3), positions_of_games(3, rules, 12, 30)
    found = look_deeper(network, positions_of(states), rules, 1)
    for state, chances in zip(states, found, strict=True):
        wanted = expected(network, state, 1)
        assert np.roll(chances, state.active - 1) == pytest.approx(wanted, abs=1e-5)


def test_two_turns_ahead_the_best_moves_are_followed() -> None:
    network, states = untrained(3), positions_of_games(3, Rules(), 3, 50)
    found = look_deeper(network, positions_of(states), Rules(), 2)
    for state, chances in zip(states, found, strict=True):
        wanted = expected(network, state, 2)
        assert np.roll(chances, state.active - 1) == pytest.approx(wanted, abs=1e-5)


def test_a_batch_has_the_values_of_its_single_positions() -> None:
    network, states = untrained(2), positions_of_games(2, Rules(), 300)
    together = look_deeper(network, positions_of(states), Rules(), 2)
    alone = look_deeper(network, positions_of(states[270:271]), Rules(), 2)
    assert together[270:271] == pytest.approx(alone, abs=1e-6)


def test_the_more_promising_positions_are_searched_deeper() -> None:
    network, states = untrained(4), positions_of_games(4, Rules(), 30)
    positions = positions_of(states)
    considered = consider(network, positions, Rules(), lambda chances: chances[:, 0], depth=3)
    assert considered.depth == 3
    shallow = look_deeper(network, positions, Rules(), 2)
    best = sorted(range(30), key=lambda at: -shallow[at, 0])[:8]
    assert considered.deepest == sorted(best)
    deep = look_deeper(network, positions_of([states[at] for at in best]), Rules(), 3)
    assert considered.chances[best] == pytest.approx(deep, abs=1e-6)


def test_without_time_positions_are_still_searched_one_turn_ahead() -> None:
    network, states = untrained(2), positions_of_games(2, Rules(), 5)
    considered = consider(
        network, positions_of(states), Rules(), lambda chances: chances[:, 0], seconds=0.0
    )
    assert considered.depth == 1


def test_the_time_limit_uses_the_given_clock() -> None:
    network, positions = untrained(2), positions_of(positions_of_games(2, Rules(), 5))

    def depth(clock: Callable[[], float]) -> int:
        def goodness(chances: Floats) -> Floats:
            return chances[:, 0]

        return consider(
            network, positions, Rules(), goodness, seconds=0.1, depth=3, clock=clock
        ).depth

    assert depth(lambda: 0.0) == 3
    assert depth(count().__next__) == 1
