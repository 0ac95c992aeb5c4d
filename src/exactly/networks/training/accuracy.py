"""Accuracy of a network's chances: compare them with games played on, with variance reduction.

Positions are from games that the network plays against itself, one of each game, any turn of it
alike. Each is played on many times, and every seat makes the move that the network likes best. What
a position promises, on the average over the faces, is compared with what it was said to be worth;
all these differences until the end of a game are, on the average, what the first word was off by.
How the dice fall is in none of them, so a few games show what else would take thousands. The
little luck that is left is taken off by how far games from the same position differ.
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

__all__ = ["Accuracy", "EndlessGamesError", "how_far_off", "measure_accuracy"]

_MOST_TURNS = 200_000
"""Good players need a few thousand, now and then some ten thousand."""
_SURE = 1.96  # standard deviations of a confidence of 95 percent


class EndlessGamesError(RuntimeError):
    """Games of a network that knows too little to bring one to an end."""


class Accuracy(NamedTuple):
    """How far chances are off, as the root of the mean square."""

    error: float
    low: float
    high: float
    """Bounds of the error, with 95 % confidence."""
    positions: int
    games: int
    """From each position."""


def measure_accuracy(  # noqa: PLR0913  # how much, and where
    layers: Layers,
    *,
    positions: int = 256,
    games: int = 16,
    seed: int = 1,
    device: str = "cpu",
    at_once: int = 4096,
) -> Accuracy:
    """Measure how far off the chances of a network are; raises EndlessGamesError."""
    torch.manual_seed(seed)
    model = frozen_model(layers).to(device)
    drawn = _draw(model, positions)
    all_games = TableBatch(*(part.repeat_interleave(games, 0) for part in drawn))
    lots = zip(*(torch.split(part, at_once) for part in all_games), strict=True)
    off = torch.cat([how_far_off(model, TableBatch(*lot)) for lot in lots])
    off = off.reshape(positions, games, -1).double()
    squares = (off.mean(1) ** 2 - off.var(1) / games).mean(1)
    mean, reach = float(squares.mean()), _SURE * float(squares.std()) / positions**0.5
    error, low, high = (max(0.0, square) ** 0.5 for square in (mean, mean - reach, mean + reach))
    return Accuracy(error, low, high, positions, games)


@torch.no_grad()
def _draw(model: Model, games: int) -> TableBatch:
    """Return one position of each of so many games."""
    device = model.last.bias.device
    playing = begin_games(model.features.seats, torch.zeros(games, dtype=torch.bool, device=device))
    kept = TableBatch(*(part.clone() for part in playing))
    number = torch.arange(games, device=device)
    for turn in count(1):
        # In the end every turn was as likely as the others to be the one that is kept.
        is_kept = torch.rand(len(number), device=device) * turn < 1
        for old, new in zip(kept, playing, strict=True):
            old[number[is_kept]] = new[is_kept]
        taken = _take_turns(model, playing)[1]
        goes_on = ~taken.is_over
        playing = TableBatch(*(part[goes_on] for part in taken.positions))
        number = number[goes_on]
        if not len(number):
            break
        _check_end(turn)
    return kept


@torch.no_grad()
def how_far_off(model: Model, positions: TableBatch) -> Tensor:
    """Play on once from each position; return what was found out beyond what had been said.

    By position and seat, counted from who is to throw; on the average over many games, it is how
    much more often than it was said a seat wins.
    """
    many, seats = positions.needs.shape
    off = torch.zeros(many, seats, device=positions.needs.device)
    number = torch.arange(many, device=off.device)
    said = model(*positions).softmax(-1)
    for turn in count():
        promised, taken = _take_turns(model, positions)
        off[number] += (promised - said).roll(turn % seats, 1)
        goes_on = ~taken.is_over
        positions = TableBatch(*(part[goes_on] for part in taken.positions))
        said, number = taken.chances[goes_on].roll(-1, 1), number[goes_on]
        if not len(number):
            break
        _check_end(turn)
    return off


def _take_turns(model: Model, positions: TableBatch) -> tuple[Tensor, TurnsTaken]:
    """Return what each seat could expect before the throw, and what the turn came to."""
    ahead = see_ahead(model, positions, torch.float32)
    no_whims = torch.zeros(len(ahead.own), dtype=torch.bool, device=ahead.own.device)
    promised = best_replies(torch, ahead)[1].mean(1)
    return promised, take_turns(positions, ahead, ahead.own, no_whims)


def _check_end(turn: int) -> None:
    if turn >= _MOST_TURNS:
        raise EndlessGamesError
