"""Vectorised environment for training: many tables at once on one PyTorch device."""

from typing import NamedTuple

import torch
from torch import Tensor

from exactly.networks.features import STEP, WORTHS
from exactly.networks.one_turn import NEVER, TurnOutcomes, best_replies, follow, look_ahead
from exactly.networks.training.model import Model
from exactly.rules import COINS, FACES, ONE_EURO, TARGETS, Face

__all__ = [
    "TableBatch",
    "TurnsTaken",
    "begin_games",
    "greedy_appeal",
    "look_further",
    "see_ahead",
    "take_turns",
]

_GOAL = ONE_EURO // STEP
_HIGHEST = 64
"""More steps than a stack of any interest is from one euro."""
_FIVE = len(COINS) - 1
_WILD = FACES.index(Face.WILD)


class TableBatch(NamedTuple):
    """Positions before a throw; seats count from who is to throw."""

    coins: Tensor
    """By position, seat and value."""
    needs: Tensor
    """By position and seat, the euros missing to win."""


def begin_games(seats: int, any_score: Tensor) -> TableBatch:
    """Return positions in which games begin, at any score where that is marked."""
    many, device = len(any_score), any_score.device
    drawn = torch.randint(TARGETS.start, TARGETS.stop, (many, seats), device=device)
    needs = torch.where(any_score[:, None], drawn, TARGETS.stop - 1)
    return TableBatch(_fresh(many, seats, device), needs)


def _fresh(many: int, seats: int, device: torch.device) -> Tensor:
    """Return what lies before the seats when a round begins (rule 5)."""
    coins = torch.zeros(many, seats, len(COINS), dtype=torch.long, device=device)
    coins[:, :, _FIVE] = 1
    return coins


@torch.no_grad()
def see_ahead(
    model: Model, positions: TableBatch, dtype: torch.dtype, learner: Tensor | None = None
) -> TurnOutcomes:
    """Judge what every move leads to, with numbers as exact as `dtype` has them.

    A model that is told who learns is told it here, as who is to throw counts.
    """
    coins, needs = positions
    layers = model.layers(dtype)
    fresh = _fresh(1, coins.shape[1], coins.device)

    def add_up(coins: Tensor, needs: Tensor) -> Tensor:
        added: Tensor = model.see(coins, needs).to(dtype) @ layers.first + layers.first_bias
        return added

    base = add_up(coins.roll(-1, 1), needs.roll(-1, 1))
    begins = add_up(fresh, torch.ones_like(fresh[:, :, 0]))
    if learner is not None:
        told = model.told((learner - 1) % coins.shape[1]).to(dtype)  # as the next seat counts
        base, begins = base + told, begins + told
    return look_ahead(torch, layers, coins, needs, base, begins)


@torch.no_grad()
def look_further(model: Model, positions: TableBatch, ahead: TurnOutcomes) -> Tensor:
    """Say how much moves appeal to who looks one turn further: at all faces, and the best replies.

    The same as `networks.search` has it for one turn; `ahead` is what the model sees at once.
    """
    (coins, needs), ways = positions, ahead.own[0].numel()
    legal = ahead.legal.flatten()
    move = torch.arange(ways, device=coins.device).repeat(len(coins))
    move = torch.where(legal, move, ways)  # what is not legal has to be some position
    coins, needs, takers = (
        part.repeat_interleave(ways, 0) for part in (coins, needs, ahead.takers)
    )
    coins, needs, _ = follow(torch, coins, needs, takers, move, 1)
    is_over = (needs == 0).any(-1)
    then = see_ahead(model, TableBatch(coins, needs.clamp(min=1)), torch.float32)
    own = best_replies(torch, then)[1].mean(1)[:, -1]  # who has moved throws last
    own = torch.where(is_over, ahead.own.flatten(), own)
    return torch.where(legal, own, NEVER).view_as(ahead.own)


def greedy_appeal(positions: TableBatch, ahead: TurnOutcomes) -> Tensor:
    """Say how much moves appeal to who thinks of this move alone, like the player `greedy`.

    From 0 to 1, and below 0 where a move is not legal.
    """
    coins, needs = positions
    seats, device = coins.shape[1], coins.device
    worths = torch.stack([torch.full((), worth, device=device) for worth in WORTHS])
    totals = (coins * worths).sum(-1)
    is_near = _HIGHEST - (totals - _GOAL).abs()
    leader = 1 + (is_near - _HIGHEST * needs)[:, 1:].argmax(-1, keepdim=True)
    place = torch.arange(1 + seats, device=device)

    def missing(seat: Tensor) -> Tensor:
        """How far a stack is from one euro after each move, by value, source and target."""
        is_it = place == 1 + seat
        change = is_it[:, None].long() - is_it[:, :, None].long()
        after = totals.gather(1, seat)[:, :, None, None] + worths[:, None, None] * change[:, None]
        return ((after - _GOAL).abs() / _HIGHEST).clamp(max=1.0)

    own = missing(torch.zeros_like(leader))
    appeal = 0.2 * (1 - own) + 0.001 * missing(leader)
    appeal = torch.where(ahead.takers < seats, 0.0, 0.3 + appeal)
    appeal = torch.where(ahead.takers == 0, 1.0, appeal)
    return torch.where(ahead.legal, appeal, NEVER)


class TurnsTaken(NamedTuple):
    """What a turn at every table came to."""

    positions: TableBatch
    """Before the next throw; void where the game is over."""
    chances: Tensor
    """Each seat's chance after the move, as who has moved counts."""
    is_over: Tensor
    is_taken: Tensor
    """Where somebody has taken a euro."""


def take_turns(
    positions: TableBatch, ahead: TurnOutcomes, appeal: Tensor, whims: Tensor
) -> TurnsTaken:
    """Throw the dice and move: what appeals most, or anything where that is a seat's whim."""
    coins, needs = positions
    many, seats = needs.shape
    faces = torch.randint(len(FACES), (many, 1), device=coins.device)
    of_value = torch.arange(_WILD + 1, len(FACES), device=coins.device)
    allowed = (faces == _WILD) | (faces == of_value)
    appeal = torch.where(whims[:, None, None, None], torch.rand_like(appeal), appeal)
    appeal = torch.where(ahead.legal & allowed[:, :, None, None], appeal, NEVER).flatten(1)
    most, move = appeal.max(-1)
    chosen = ahead.chances.reshape(many, -1, seats)
    chosen = chosen.gather(1, move[:, None, None].expand(-1, 1, seats))[:, 0]
    chosen = torch.where((most < 0)[:, None], ahead.passed, chosen)
    move = torch.where(most < 0, appeal.shape[1], move)  # Rules 9 and 12
    coins, needs, taker = follow(torch, coins, needs, ahead.takers, move, 1)
    return TurnsTaken(TableBatch(coins, needs), chosen, (needs == 0).any(-1), taker < seats)
