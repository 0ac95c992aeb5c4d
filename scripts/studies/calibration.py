"""Whether what the network says comes true: how often things happen that are said to be so likely.

Positions of one game have one winner, so that many of them say little more than one does. How far
off a share may be is worked out from how the results differ from game to game.
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
_POSITIONS = 40  # of each game, or a few more


class Prediction(NamedTuple):
    """A chance that was said, and what came of it."""

    game: int
    said: float
    came: bool


def calibration(seats: int, games: int = 300) -> list[dict[str, float]]:
    """Say how often what is said happens, tenth by tenth, in games of the strongest."""
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
    """Return by how many results that have nothing to do with each other as much would be known.

    That is how many would make the share as uncertain as it is by how far each game is from it;
    never more than there are, and where no game is off, as many as there are games.
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
