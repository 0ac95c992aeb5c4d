"""The rewards at the end of a game."""

import pytest

from exactly.adapters.rewards import lost, rewards
from exactly.rules import SEATS, Outcome, Reason, Seat


@pytest.mark.parametrize("seats", SEATS)
def test_what_one_wins_the_others_lose(seats: int) -> None:
    for winner in range(1, seats + 1):
        worth = rewards(Outcome(Seat(winner), Reason.REACHED_TARGET), seats)
        assert worth[winner - 1] == 1
        assert sum(worth) == pytest.approx(0)
        assert [each for each in worth if each != 1] == [lost(seats)] * (seats - 1)


def test_without_a_winner_all_rewards_are_0() -> None:
    assert rewards(None, 3) == [0, 0, 0]
