"""Ratings predict shares of wins, for any order of the games."""

import math

import numpy as np
import pytest

from exactly.lab.ratings import SCALE, Rating, expected_shares, rate


def beaten(*rows: list[int]) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.array(rows, np.int64)


@pytest.mark.parametrize("share", [0.5, 0.6, 0.75, 0.935])
def test_two_players_are_expected_to_win_as_often_as_they_did(share: float) -> None:
    wins = round(8000 * share)
    one, two = rate(beaten([0, wins], [8000 - wins, 0]), seats=2, seed=1)
    assert expected_shares([one, two])[0] == pytest.approx(share, abs=0.015)
    assert one.sigma == pytest.approx(two.sigma)
    assert one.sigma < 1


def test_a_difference_means_as_much_at_every_table() -> None:
    # Of 6000 games of six, one player won a third, and five of another kind the rest.
    one, other = rate(beaten([0, 2000 * 5], [4000, 0]), seats=6, seed=1)
    shares = expected_shares([one, *[other] * 5])
    assert shares[0] == pytest.approx(1 / 3, abs=0.02)
    assert shares[0] / shares[1] == pytest.approx(2.5, rel=0.1)
    assert sum(shares) == pytest.approx(1)


def test_the_scale_is_what_the_documents_say() -> None:
    for lead, share in ((2.4, 0.6), (4.1, 2 / 3), (6.5, 0.75), (12.9, 0.9)):
        sure = [Rating(25 + lead, 0), Rating(25, 0)]
        assert expected_shares(sure)[0] == pytest.approx(share, abs=0.002)
        assert SCALE * math.log(share / (1 - share)) == pytest.approx(lead, abs=0.05)
    unsure = expected_shares([Rating(31.5, 6), Rating(25, 6)])[0]
    assert 0.5 < unsure < 0.7


def test_the_order_of_games_and_of_players_moves_little() -> None:
    table = beaten([0, 600, 900], [400, 0, 700], [150, 350, 0])
    rated = [rate(table, seats=2, seed=seed) for seed in range(4)]
    turned = rate(table[::-1, ::-1], seats=2, seed=7)[::-1]
    for ratings in (*rated, turned):
        assert ratings[0].mu > ratings[1].mu > ratings[2].mu
        for rating, first in zip(ratings, rated[0], strict=True):
            assert abs(rating.mu - first.mu) < 2 * first.sigma
    assert rated[0] == rate(table, seats=2, seed=0)
    assert rated[0] != rated[1]


def test_more_games_make_it_surer_and_no_games_leave_it_open() -> None:
    few, many = (rate(beaten([0, 3 * games], [games, 0]), 2, seed=0)[0] for games in (10, 1000))
    assert many.sigma < few.sigma
    assert many.ordinal == many.mu - 3 * many.sigma
    nothing = rate(beaten([0, 0], [0, 0]), 2, seed=0)
    assert nothing[0] == nothing[1]
    assert nothing[0].sigma > few.sigma


def test_there_may_be_very_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("exactly.lab.ratings._MOST", 5000)
    one, two = rate(beaten([0, 4 * 10**9], [10**9, 0]), seats=2, seed=0)
    assert expected_shares([one, two])[0] == pytest.approx(0.8, abs=0.02)
