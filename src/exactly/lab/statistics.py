"""Statistics of many games: averages, quantiles and confidence intervals."""

import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from exactly.simulator.games import CHOSEN_PASS, FORCED_PASS, LONGEST, ZERO, Tally

__all__ = [
    "KINDS",
    "QUANTILES",
    "Share",
    "Spread",
    "Statistics",
    "bounds_of",
    "share_of",
    "summarize",
]

QUANTILES = (0.1, 0.5, 0.9, 0.99)

KINDS = {
    "take": (1,),
    "return": (3,),
    "fetch": (7,),
    "give": (5,),
    "others-centre": (2, 6),
    "others": (8,),
    "zero": (ZERO,),
    "forced-pass": (FORCED_PASS,),
    "chosen-pass": (CHOSEN_PASS,),
}
"""The kinds of turns by name, with their numbers in a `Tally`. For moves: centre to the mover's own
stack and back, another player's stack to the own and back, between the centre and another player's
stack, between two other players' stacks. Then the kinds of passes."""

_SURE = 1.96  # standard deviations of a confidence of 95 percent
_LONG = 3  # times the median: a very long game


class Share(NamedTuple):
    """How often something happened: `times` in `of` cases, with confidence bounds of the share."""

    times: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share, from 0 to 1."""
        return self.times / self.of if self.of else 0.0


class Spread(NamedTuple):
    """The distribution of the lengths of games or rounds, in turns."""

    mean: float
    quantiles: tuple[int, ...]
    """The lengths at the quantiles that `QUANTILES` lists."""


@dataclass(frozen=True)
class Statistics:
    """The statistics of many games."""

    games: int
    unfinished: int
    """The number of games aborted at the turn limit."""
    wins: tuple[Share, ...]
    """Each seat's share of the games won, seat 1 first."""
    wins_by_place: tuple[Share, ...]
    """The share of the games won by the first player, by the second in turn order, and so on."""
    turns: Spread
    longest: int
    rounds: float
    """The mean number of rounds of a game."""
    turns_of_rounds: Spread
    kinds: dict[str, float]
    """The share of all turns that are of each kind, by the names of `KINDS`."""
    handed: Share
    """The share of all euros that a player got by another player's move."""
    dragging: Share
    """The share of games that took three times the median number of turns or more."""


def summarize(tally: Tally, seats: int) -> Statistics:
    """Return the statistics of the games counted in a tally."""
    games = int(tally.wins.sum())
    of_seats = slice(1, seats + 1)
    wins = tally.wins[of_seats, of_seats]
    kinds = tally.kinds.sum(axis=0)
    turns = int(kinds.sum())
    made, handed = (int(count) for count in tally.euros.sum(axis=0))
    lengths = _spread(tally.games, int(tally.turns[0]))
    drags = min(_LONG * lengths.quantiles[1], LONGEST - 1)
    return Statistics(
        games,
        int(tally.wins[:, 0].sum()),
        tuple(share_of(int(count), games) for count in wins.sum(axis=0)),
        tuple(
            share_of(
                int(sum(wins[first, (first + later) % seats] for first in range(seats))), games
            )
            for later in range(seats)
        ),
        lengths,
        int(tally.turns[1]),
        float(tally.rounds_of_games @ np.arange(len(tally.rounds_of_games))) / games,
        _spread(tally.rounds, int(tally.turns[0])),
        {name: sum(int(kinds[kind]) for kind in of) / turns for name, of in KINDS.items()},
        share_of(handed, made + handed),
        share_of(int(tally.games[drags:].sum()), games),
    )


def share_of(count: int, of: int) -> Share:
    """Return the share of `count` in `of` cases, with Wilson's bounds, which suit rare events."""
    if of == 0:
        return Share(0, 0, 0.0, 1.0)
    return Share(count, of, *bounds_of(count / of, of))


def bounds_of(share: float, of: float) -> tuple[float, float]:
    """Return Wilson's bounds of a share of `of` results; pass less if they are correlated."""
    spread = _SURE**2 / of
    middle = share + spread / 2
    reach = _SURE * math.sqrt(share * (1 - share) / of + spread / (4 * of))
    low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
    return max(0.0, low), min(1.0, high)


def _spread(counts: npt.NDArray[np.int64], turns: int) -> Spread:
    below = np.cumsum(counts)
    of = int(below[-1])
    places = (int(np.searchsorted(below, share * of)) for share in QUANTILES)
    return Spread(turns / of, tuple(places))
