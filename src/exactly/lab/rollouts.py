"""Monte Carlo rollouts from a position: how often each seat wins, with confidence bounds."""

from collections.abc import Iterator

import numpy as np

from exactly.evaluation.estimated import who_begins
from exactly.lab.statistics import Share, share_of
from exactly.rules import Seat, State
from exactly.simulator.rollouts import roll_out

__all__ = ["play_on"]

_AT_ONCE = 256
"""Games between two looks at whether somebody has enough of it."""


def play_on(state: State, games: int, seed: int = 0) -> Iterator[tuple[Share, ...]]:
    """Play on so many times from a state before a roll; give each seat's share, again and again.

    The last one given is of all games. The same seed gives the same games.
    """
    random = np.random.default_rng(seed)
    begins = {state.active: 1.0} if state.starting is None else who_begins(state)
    wins, played = np.zeros(state.seats, np.int64), 0
    while played < games:
        batch = min(_AT_ONCE, games - played)
        # Rule 6: who begins is drawn as well, where that is not settled.
        often = random.multinomial(batch, [*begins.values()])
        for seat, times in zip(begins, often, strict=True):
            start = state._replace(starting=None, active=Seat(seat))
            wins += roll_out(start, int(times), int(random.integers(2**63)))
        played += batch
        yield tuple(share_of(int(won), played) for won in wins)
