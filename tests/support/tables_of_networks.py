"""Positions and small networks for several tests of networks."""

from random import Random

import numpy as np

from exactly.networks.features import Features
from exactly.networks.inference import Network, positions_of
from exactly.networks.layers import Layers
from exactly.rules import (
    CHANCE,
    FACES,
    Edition,
    Roll,
    Rules,
    Setup,
    State,
    apply,
    chances,
    legal_moves,
    new_game,
    outcome,
    to_act,
)

__all__ = ["best_of_faces", "judged", "positions_of_games", "untrained"]


def positions_of_games(seats: int, rules: Rules, many: int, every: int = 1) -> list[State]:
    """Return positions before a roll, of random games."""
    random = Random(seats)
    found: list[State] = []
    state = new_game(Setup(seats, rules))
    while len(found) < many * every:
        if outcome(state) is not None:
            state = new_game(Setup(seats, rules))
        elif to_act(state) is CHANCE:
            if state.starting is None:
                found.append(state)
            state = apply(state, random.choice(chances(state))[0])
        else:
            state = apply(state, random.choice(legal_moves(state)))
    return found[::every]


def untrained(seats: int, edition: Edition = Edition.STANDARD, seed: int = 0) -> Network:
    """Return a network with random weights, whose estimates differ clearly."""
    random, features = np.random.default_rng(seed), Features(seats, edition)
    shapes = ((features.size, 16), (16,), (16, 8), (8,), (8, seats), (seats,))
    numbers = [random.normal(scale=0.5, size=shape).astype(np.float32) for shape in shapes]
    return Network(Layers(features, *numbers))


def judged(network: Network, state: State) -> list[float]:
    """Return a network's chances for a state before a roll or after the end, seat 1 first."""
    end = outcome(state)
    if end is not None:
        return [float(seat == end.winner) for seat in range(1, state.seats + 1)]
    chances_ = network.judge(positions_of([state]))[0]
    return [float(each) for each in np.roll(chances_, state.active - 1)]


def best_of_faces(network: Network, state: State) -> list[State]:
    """Return the chances after the network's best move, for each face."""
    found = []
    for face in FACES:
        rolled = apply(state, Roll(face))
        after = [apply(rolled, move) for move in legal_moves(rolled)]
        found.append(max(after, key=lambda then: judged(network, then)[state.active - 1]))
    return found
