"""The games for training: many tables at once on one PyTorch device."""

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
"""A distance in multiples of `STEP` that hardly any stack has from one euro."""
_FIVE = len(COINS) - 1
_WILD = FACES.index(Face.WILD)


class TableBatch(NamedTuple):
    """Positions before a roll, one per table; seats count clockwise from the seat to roll."""

    coins: Tensor
    """The number of coins by position, seat and value."""
    needs: Tensor
    """The number of euros that a seat still needs to win the game, by position and seat."""


def begin_games(seats: int, any_score: Tensor) -> TableBatch:
    """Return positions at the start of a round, with a random score where `any_score` is set."""
    size, device = len(any_score), any_score.device
    drawn = torch.randint(TARGETS.start, TARGETS.stop, (size, seats), device=device)
    needs = torch.where(any_score[:, None], drawn, TARGETS.stop - 1)
    return TableBatch(_fresh(size, seats, device), needs)


def _fresh(size: int, seats: int, device: torch.device) -> Tensor:
    """Return the coins of the seats at the start of a round (rule 5)."""
    coins = torch.zeros(size, seats, len(COINS), dtype=torch.long, device=device)
    coins[:, :, _FIVE] = 1
    return coins


@torch.no_grad()
def see_ahead(
    model: Model, positions: TableBatch, dtype: torch.dtype, learner: Tensor | None = None
) -> TurnOutcomes:
    """Return the outcomes of every move by the model's estimates, with the precision of `dtype`.

    `learner` is the seat that learns, counted from the seat to roll, for a model with this input.
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
        learner_input = model.learner_input((learner - 1) % coins.shape[1]).to(
            dtype
        )  # counted from the next seat
        base, begins = base + learner_input, begins + learner_input
    return look_ahead(torch, layers, coins, needs, base, begins)


@torch.no_grad()
def look_further(model: Model, positions: TableBatch, ahead: TurnOutcomes) -> Tensor:
    """Return the mover's win chance after each move, from a search of the next player's turn.

    The same as one turn of `networks.search`; `ahead` is the model's estimate without search.
    """
    (coins, needs), ways = positions, ahead.own[0].numel()
    legal = ahead.legal.flatten()
    move = torch.arange(ways, device=coins.device).repeat(len(coins))
    move = torch.where(legal, move, ways)  # an illegal move needs some position, too
    coins, needs, takers = (
        part.repeat_interleave(ways, 0) for part in (coins, needs, ahead.takers)
    )
    coins, needs, _ = follow(torch, coins, needs, takers, move, 1)
    is_over = (needs == 0).any(-1)
    next_turn = see_ahead(model, TableBatch(coins, needs.clamp(min=1)), torch.float32)
    own = best_replies(torch, next_turn)[1].mean(1)[:, -1]  # the mover rolls last
    own = torch.where(is_over, ahead.own.flatten(), own)
    return torch.where(legal, own, NEVER).view_as(ahead.own)


def greedy_appeal(positions: TableBatch, ahead: TurnOutcomes) -> Tensor:
    """Return the value of each move for the player `greedy`, which looks no further than the move.

    From 0 to 1, and below 0 if a move is illegal.
    """
    coins, needs = positions
    seats, device = coins.shape[1], coins.device
    worths = torch.stack([torch.full((), worth, device=device) for worth in WORTHS])
    totals = (coins * worths).sum(-1)
    is_near = _HIGHEST - (totals - _GOAL).abs()
    leader = 1 + (is_near - _HIGHEST * needs)[:, 1:].argmax(-1, keepdim=True)
    place = torch.arange(1 + seats, device=device)

    def missing(seat: Tensor) -> Tensor:
        """Return a stack's distance from one euro, by the move's coin value, source and target."""
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
    """The results of one turn at every table."""

    positions: TableBatch
    """The positions before the next roll; meaningless if the game is over."""
    chances: Tensor
    """Each seat's estimated win chance after the move; seats count from the mover."""
    is_over: Tensor
    is_taken: Tensor
    """Whether a seat took a euro in this turn."""


def take_turns(
    positions: TableBatch, ahead: TurnOutcomes, appeal: Tensor, random_tables: Tensor
) -> TurnsTaken:
    """Roll and make the move of highest value, or a random one at `random_tables`."""
    coins, needs = positions
    size, seats = needs.shape
    faces = torch.randint(len(FACES), (size, 1), device=coins.device)
    of_value = torch.arange(_WILD + 1, len(FACES), device=coins.device)
    allowed = (faces == _WILD) | (faces == of_value)
    appeal = torch.where(random_tables[:, None, None, None], torch.rand_like(appeal), appeal)
    appeal = torch.where(ahead.legal & allowed[:, :, None, None], appeal, NEVER).flatten(1)
    most, move = appeal.max(-1)
    chosen = ahead.chances.reshape(size, -1, seats)
    chosen = chosen.gather(1, move[:, None, None].expand(-1, 1, seats))[:, 0]
    chosen = torch.where((most < 0)[:, None], ahead.passed, chosen)
    move = torch.where(most < 0, appeal.shape[1], move)  # Rules 9 and 12
    coins, needs, taker = follow(torch, coins, needs, ahead.takers, move, 1)
    return TurnsTaken(TableBatch(coins, needs), chosen, (needs == 0).any(-1), taker < seats)
