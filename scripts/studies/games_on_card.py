"""Games of one network against copies of another, thousands in parallel, on a GPU if available.

Players use a network without search, or look one turn ahead: at all faces and the best replies.
Every game is played to its end, so that short games do not count more often than long ones.
"""

from typing import NamedTuple

import torch
from torch import Tensor

from exactly.networks.layers import Layers
from exactly.networks.training.environment import (
    TableBatch,
    begin_games,
    look_further,
    see_ahead,
    take_turns,
)
from exactly.networks.training.model import Model
from exactly.networks.training.opponents import frozen_model

__all__ = ["Judge", "play_games"]


class Judge(NamedTuple):
    """A player: its network, and whether it looks ahead."""

    layers: Layers
    looks_ahead: bool = False


def play_games(one: Judge, others: Judge, games: int, seed: int) -> int:
    """Return how many games one wins against copies of another; each seat begins equally often."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    seats = one.layers.features.seats
    models = [(frozen_model(each.layers).to(device), each.looks_ahead) for each in (one, others)]
    no_score = torch.zeros(games, dtype=torch.bool, device=device)
    positions = begin_games(seats, no_score)
    seat = (
        torch.arange(games, device=device) % seats
    )  # the seat of the one, counted from the seat to roll
    won = 0
    while len(seat):
        is_one = seat == 0
        coins, needs = torch.empty_like(positions.coins), torch.empty_like(positions.needs)
        for which, (model, looks_ahead) in ((is_one, models[0]), (~is_one, models[1])):
            if which.any():
                theirs = TableBatch(positions.coins[which], positions.needs[which])
                coins[which], needs[which] = _turn(model, theirs, looks_ahead=looks_ahead)
        seat = (seat - 1) % seats
        is_over = (needs == 0).any(-1)
        won += int((needs.gather(1, seat[:, None])[:, 0] == 0).sum())
        positions, seat = TableBatch(coins[~is_over], needs[~is_over]), seat[~is_over]
    return won


@torch.no_grad()
def _turn(model: Model, positions: TableBatch, *, looks_ahead: bool) -> tuple[Tensor, Tensor]:
    """Roll, and make the move of highest appeal."""
    ahead = see_ahead(model, positions, torch.float32)
    appeal = look_further(model, positions, ahead) if looks_ahead else ahead.own
    never = torch.zeros(len(positions.coins), dtype=torch.bool, device=positions.coins.device)
    after = take_turns(positions, ahead, appeal, never).positions
    return after.coins, after.needs
