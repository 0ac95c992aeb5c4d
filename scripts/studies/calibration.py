"""The calibration of the network: how often predicted wins happen, by predicted chance.

Positions of one game have the same winner, so they are correlated. The error of a share is computed
from the differences between games.
"""

from collections.abc import Iterable
from statistics import mean
from typing import NamedTuple

from exactly.evaluation.estimated import EstimatedChances
from exactly.lab.simulate import Simulation
from exactly.lab.statistics import bounds_of
from exactly.players.characters import STRONGEST
from exactly.records import replay
from exactly.rules import STANDARD

__all__ = ["Prediction", "calibration", "effective_size"]

_TENTHS = 10
_POSITIONS = 40  # of each game, roughly


class Prediction(NamedTuple):
    """A predicted chance, and the result."""

    game: int
    said: float
    came: bool


def calibration(seats: int, games: int = 300) -> list[dict[str, float]]:
    """Return by tenth how often predicted wins happen, in games of the strongest player."""
    estimates = EstimatedChances(STANDARD, seats)
    simulation = Simulation((STRONGEST,) * seats, seed=7)
    tenths: list[list[Prediction]] = [[] for _ in range(_TENTHS)]
    for game in range(games):
        record = simulation.record(game)
        if record.winner is None:
            continue
        states = [state for state in replay(record) if state.face is None and not state.is_over]
        for wins in estimates.judge_all(states[:: max(1, len(states) // _POSITIONS)]):
            for seat, chance in enumerate(wins.tolist(), start=1):
                tenth = min(int(chance * _TENTHS), _TENTHS - 1)
                tenths[tenth].append(Prediction(game, chance, seat == record.winner))
    return [_sum_up(tenth) for tenth in tenths if tenth]


def _sum_up(tenth: list[Prediction]) -> dict[str, float]:
    came, worth = mean(each.came for each in tenth), effective_size(tenth)
    low, high = bounds_of(came, worth)
    said = mean(each.said for each in tenth)
    return {
        "of": len(tenth),
        "said": said,
        "came": came,
        "worth": round(worth, 1),
        "low": low,
        "high": high,
    }


def effective_size(predictions: Iterable[Prediction]) -> float:
    """Return the effective number of independent results.

    This many independent results have the same uncertainty of their share as these games. It is at
    most the number of results, and the number of games if all games match the share.
    """
    games: dict[int, list[bool]] = {}
    for each in predictions:
        games.setdefault(each.game, []).append(each.came)
    of = sum(map(len, games.values()))
    share = sum(map(sum, games.values())) / of
    off = sum((sum(came) - share * len(came)) ** 2 for came in games.values())
    if off == 0:
        return len(games)
    variance = off / of**2 * len(games) / (len(games) - 1)
    return min(of, share * (1 - share) / variance)
