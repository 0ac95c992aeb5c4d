"""Statistics of a tally, checked with games that can be counted by hand."""

import numpy as np
import pytest

from exactly.lab.simulate import Results, Simulation
from exactly.lab.statistics import KINDS, Statistics, summarize
from exactly.simulator.games import Tally, new_tally


def tally_of(simulation: Simulation, games: int) -> Tally:
    return list(simulation.run(games))[-1].tally


@pytest.fixture(scope="module")
def three() -> tuple[Results, Statistics]:
    steps = list(Simulation(("greedy", "random", "random"), seed=1).run(2_000))
    results = np.concatenate([step.results for step in steps])
    return results, summarize(steps[-1].tally, 3)


def test_wins_are_counted_by_seat_and_by_place(
    three: tuple[Results, Statistics],
) -> None:
    results, statistics = three
    assert [each.times for each in statistics.wins] == [
        int((results[:, 1] == seat).sum()) for seat in (1, 2, 3)
    ]
    later = (results[:, 1] - results[:, 0]) % 3
    assert [each.times for each in statistics.wins_by_place] == [
        int((later == place).sum()) for place in range(3)
    ]


def test_lengths_are_those_of_the_games(
    three: tuple[Results, Statistics],
) -> None:
    results, statistics = three
    turns = results[:, 2]
    assert statistics.turns.mean == turns.mean()
    assert statistics.longest == turns.max()
    assert statistics.turns.quantiles == tuple(
        np.quantile(turns, (0.1, 0.5, 0.9, 0.99), method="inverted_cdf").tolist()
    )
    assert statistics.rounds == results[:, 3].mean()
    assert statistics.turns_of_rounds.mean == pytest.approx(turns.sum() / results[:, 3].sum())
    drags = turns >= 3 * statistics.turns.quantiles[1]
    assert statistics.dragging.times == drags.sum()


def test_every_turn_is_of_one_kind() -> None:
    statistics = summarize(tally_of(Simulation(("random",) * 5), 500), 5)
    assert sum(statistics.kinds.values()) == pytest.approx(1)
    assert sum(len(kinds) for kinds in KINDS.values()) == len(
        {k for of in KINDS.values() for k in of}
    )
    assert statistics.kinds["zero"] == pytest.approx(1 / 6, abs=0.01)
    assert statistics.kinds["others"] > 0


def test_two_have_no_others_to_move_between() -> None:
    statistics = summarize(tally_of(Simulation(("random", "greedy")), 500), 2)
    assert statistics.kinds["others"] == 0


def test_greedy_hands_fewer_euros_over_than_random() -> None:
    greedy = summarize(tally_of(Simulation(("greedy", "greedy")), 500), 2)
    random = summarize(tally_of(Simulation(("random", "random")), 500), 2)
    assert greedy.handed.high < random.handed.low


def test_bounds_contain_the_true_share_nineteen_times_of_twenty() -> None:
    inside = 0
    for seed in range(200):
        share = summarize(tally_of(Simulation(("random", "random"), seed=seed), 100), 2).wins[0]
        inside += share.low <= 0.5 <= share.high
    assert 180 <= inside <= 199


def test_aborted_games_are_counted() -> None:
    statistics = summarize(tally_of(Simulation(("random",) * 2, most_turns=10), 50), 2)
    assert statistics.unfinished == 50
    assert [each.times for each in statistics.wins] == [0, 0]


def test_a_share_of_nothing_is_unknown() -> None:
    tally = new_tally()
    tally.wins[1, 0], tally.games[0], tally.rounds[0] = 1, 1, 1
    tally.kinds[1, 9], tally.turns[0] = 1, 1
    handed = summarize(tally, 2).handed
    assert (handed.share, handed.low, handed.high) == (0.0, 0.0, 1.0)
