"""The error of a network's win chances, measured by games that it plays from many positions.

Positions come from games that the network plays against itself: one of each game, with every turn
equally likely. Each is played to the end many times with the network's best moves. On each turn,
the mean win chance over the faces is compared with the predicted win chance. The mean sum of these
differences until the end of a game is the error of the first prediction. They do not contain the
luck of the rolls, so a few games show what otherwise takes thousands. The remaining luck is
estimated from the variance of games from the same position, and subtracted.
"""

from itertools import count
from typing import NamedTuple

import torch
from torch import Tensor

from exactly.networks.layers import Layers
from exactly.networks.one_turn import best_replies
from exactly.networks.training.environment import (
    TableBatch,
    TurnsTaken,
    begin_games,
    see_ahead,
    take_turns,
)
from exactly.networks.training.model import Model
from exactly.networks.training.opponents import frozen_model

__all__ = ["Accuracy", "EndlessGamesError", "measure_accuracy", "prediction_errors"]

_MOST_TURNS = 200_000
"""The turn limit of a game: good players need a few thousand turns, rarely some ten thousand."""
_SURE = 1.96  # standard deviations of a confidence of 95 percent


class EndlessGamesError(RuntimeError):
    """Raised for a game that does not end, because the network has learned too little."""


class Accuracy(NamedTuple):
    """The root-mean-square error of a network's win chances, with its bounds."""

    error: float
    low: float
    high: float
    """Bounds of the error, with 95 % confidence."""
    positions: int
    games: int
    """The number of games played from each position."""


def measure_accuracy(  # noqa: PLR0913  # the amount, and the device
    layers: Layers,
    *,
    positions: int = 256,
    games: int = 16,
    seed: int = 1,
    device: str = "cpu",
    at_once: int = 4096,
) -> Accuracy:
    """Measure the error of a network's win chances; raises EndlessGamesError."""
    torch.manual_seed(seed)
    model = frozen_model(layers).to(device)
    drawn = _draw(model, positions)
    all_games = TableBatch(*(part.repeat_interleave(games, 0) for part in drawn))
    lots = zip(*(torch.split(part, at_once) for part in all_games), strict=True)
    off = torch.cat([prediction_errors(model, TableBatch(*lot)) for lot in lots])
    off = off.reshape(positions, games, -1).double()
    squares = (off.mean(1) ** 2 - off.var(1) / games).mean(1)
    mean, reach = float(squares.mean()), _SURE * float(squares.std()) / positions**0.5
    error, low, high = (max(0.0, square) ** 0.5 for square in (mean, mean - reach, mean + reach))
    return Accuracy(error, low, high, positions, games)


@torch.no_grad()
def _draw(model: Model, games: int) -> TableBatch:
    """Return one random position of each of `games` games that the network plays."""
    device = model.last.bias.device
    playing = begin_games(model.features.seats, torch.zeros(games, dtype=torch.bool, device=device))
    chosen = TableBatch(*(part.clone() for part in playing))
    number = torch.arange(games, device=device)
    for turn in count(1):
        # Reservoir sampling: at the end, each turn is chosen with the same probability.
        is_kept = torch.rand(len(number), device=device) * turn < 1
        for old, new in zip(chosen, playing, strict=True):
            old[number[is_kept]] = new[is_kept]
        taken = _take_turns(model, playing)[1]
        goes_on = ~taken.is_over
        playing = TableBatch(*(part[goes_on] for part in taken.positions))
        number = number[goes_on]
        if not len(number):
            break
        _check_end(turn)
    return chosen


@torch.no_grad()
def prediction_errors(model: Model, positions: TableBatch) -> Tensor:
    """Play each position to the end once, and return the errors of its predicted win chances.

    They are by position and seat, counted from the seat to roll. The mean over many games is how
    much more often a seat wins than predicted.
    """
    size, seats = positions.needs.shape
    off = torch.zeros(size, seats, device=positions.needs.device)
    number = torch.arange(size, device=off.device)
    predicted = model(*positions).softmax(-1)
    for turn in count():
        expected, taken = _take_turns(model, positions)
        off[number] += (expected - predicted).roll(turn % seats, 1)
        goes_on = ~taken.is_over
        positions = TableBatch(*(part[goes_on] for part in taken.positions))
        predicted, number = taken.chances[goes_on].roll(-1, 1), number[goes_on]
        if not len(number):
            break
        _check_end(turn)
    return off


def _take_turns(model: Model, positions: TableBatch) -> tuple[Tensor, TurnsTaken]:
    """Take one turn; return each seat's expected win chance before the roll, and the result."""
    ahead = see_ahead(model, positions, torch.float32)
    no_exploration = torch.zeros(len(ahead.own), dtype=torch.bool, device=ahead.own.device)
    expected = best_replies(torch, ahead)[1].mean(1)
    return expected, take_turns(positions, ahead, ahead.own, no_exploration)


def _check_end(turn: int) -> None:
    if turn >= _MOST_TURNS:
        raise EndlessGamesError(
            f"a game did not end within {_MOST_TURNS} turns: train the network longer"
        )
