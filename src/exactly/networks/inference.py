"""Inference with NumPy: the win chances that a network estimates for a batch of positions."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from exactly.networks.layers import Layers
from exactly.networks.one_turn import TurnOutcomes, judged, look_ahead
from exactly.rules import EMPTY, Rules, Stack, State

__all__ = ["Floats", "Network", "PositionBatch", "positions_of"]

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]


class PositionBatch(NamedTuple):
    """Positions before a roll, as arrays; seats count clockwise from the seat to roll."""

    coins: Numbers
    """The number of coins by position, seat and value."""
    needs: Numbers
    """The number of euros that a seat still needs to win the game, by position and seat."""


def positions_of(states: Sequence[State]) -> PositionBatch:
    """Return states as a batch of positions, without their face up."""
    seats, target = states[0].seats, states[0].rules.target
    turns = np.array([state.active - 1 for state in states])[:, None] + np.arange(seats)
    coins = np.array([state.stacks for state in states])
    needs = target - np.array([state.euros for state in states])
    rows, turns = np.arange(len(states))[:, None], turns % seats
    return PositionBatch(coins[rows, turns], needs[rows, turns])


class Network:
    """A network that estimates win chances; seats count clockwise from the seat to roll."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers

    def judge(self, positions: PositionBatch) -> Floats:
        """Return the win chance of each seat, by position and seat."""
        return np.asarray(judged(np, self.layers, self._add_up(positions)), np.float32)

    def see_ahead(self, positions: PositionBatch, rules: Rules) -> TurnOutcomes:
        """Return the outcomes of every move from these positions."""
        coins, needs = positions
        turned = PositionBatch(np.roll(coins, -1, 1), np.roll(needs, -1, 1))
        begins = self._begins[rules.empty_restart]
        return look_ahead(np, self.layers, coins, needs, self._add_up(turned), begins)

    @cached_property
    def _begins(self) -> tuple[Floats, Floats]:
        """The first-layer sums at the start of a round, with a 5-cent coin per seat and without."""
        seats = self.layers.features.seats
        needs = np.ones((1, seats), np.int64)
        coins = [np.array([[stack] * seats]) for stack in (Stack(fives=1), EMPTY)]
        one, none = (self._add_up(PositionBatch(each, needs)) for each in coins)
        return one, none

    def _add_up(self, positions: PositionBatch) -> Floats:
        """Return the first-layer sums for positions, before the activation function."""
        coins, needs = positions
        parts = self.layers.features.inputs(coins, needs, np.arange(coins.shape[1] + 4))
        added = np.repeat(self.layers.first_bias[None], len(coins), 0)
        for part in parts:
            for seen in part.reshape(len(coins), -1).T:
                added += self.layers.first[seen]
        return added
