"""Monte Carlo rollouts from a position: how often each seat wins, with confidence bounds."""

from collections.abc import Iterator

import numpy as np

from exactly.evaluation.estimated import first_player_chances
from exactly.lab.statistics import Share, share_of
from exactly.rules import Seat, State
from exactly.simulator.rollouts import roll_out

__all__ = ["play_on"]

_AT_ONCE = 256
"""The number of games between two results; after each result, a caller can stop."""


def play_on(state: State, games: int, seed: int = 0) -> Iterator[tuple[Share, ...]]:
    """Play `games` games from a state before a roll; yield each seat's share of wins repeatedly.

    The last result is of all games. The same seed gives the same games.
    """
    random = np.random.default_rng(seed)
    begins = {state.active: 1.0} if state.starting is None else first_player_chances(state)
    wins, played = np.zeros(state.seats, np.int64), 0
    while played < games:
        batch = min(_AT_ONCE, games - played)
        # Rule 6: the first player is drawn as well, if the starting rolls are not over.
        often = random.multinomial(batch, [*begins.values()])
        for seat, times in zip(begins, often, strict=True):
            start = state._replace(starting=None, active=Seat(seat))
            wins += roll_out(start, int(times), int(random.integers(2**63)))
        played += batch
        yield tuple(share_of(int(won), played) for won in wins)
