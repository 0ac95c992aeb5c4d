"""Self-play: tiny networks learn in a few hundred steps."""

from typing import Any

import numpy as np
import pytest
import torch

from exactly.networks.features import Features
from exactly.networks.inference import Network, positions_of
from exactly.networks.layers import Layers
from exactly.networks.one_turn import best_replies
from exactly.networks.training.environment import TableBatch, greedy_appeal, see_ahead
from exactly.networks.training.learning import Learner
from exactly.networks.training.model import Model
from exactly.networks.training.plan import TrainingPlan
from exactly.networks.weights import trained_network
from exactly.players import GreedyPlayer
from exactly.rules import (
    CENTRE,
    COINS,
    FACES,
    PASS,
    SEATS,
    Edition,
    Move,
    Place,
    Roll,
    Rules,
    Seat,
    apply,
    legal_moves,
)
from support.tables_of_networks import positions_of_games

TINY: dict[str, Any] = {"width": 16, "inner": 8, "tables": 128, "rate": 0.02}


def test_a_network_learns_what_positions_of_two_are_worth() -> None:
    training = Learner(TrainingPlan(2, **TINY, steps=512), "cpu")
    positions = positions_of(positions_of_games(2, Rules(), 200, every=5))
    known = Network(trained_network(2, Edition.STANDARD).layers).judge(positions)
    seen = [torch.from_numpy(part) for part in positions]

    def error(model: Model) -> float:
        return float(np.abs(model(*seen).softmax(-1).detach().numpy() - known).mean())

    before = error(training.model)
    first = training.run(64)
    last = training.run(448)
    assert error(training.model) < 0.7 * before
    assert error(training.average) < before  # it follows slowly
    assert (first.step, last.step) == (64, 512)
    assert last.error < first.error


def test_the_same_seed_gives_the_same_network_and_another_another() -> None:
    def learned(seed: int) -> Layers:
        plan = TrainingPlan(3, **TINY, steps=64, greedy=0.2, careless=0.1, seed=seed)
        training = Learner(plan, "cpu")
        training.run(64)
        return training.layers()

    one, same, other = learned(1), learned(1), learned(2)
    assert all((part == again).all() for part, again in zip(one[1:], same[1:], strict=True))
    assert (one.first != other.first).any()


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seats", SEATS)
def test_greedy_seats_choose_like_the_player_greedy(seats: int, edition: Edition) -> None:
    states = positions_of_games(seats, Rules(edition), 60, every=7)
    arrays = TableBatch(*(torch.from_numpy(part) for part in positions_of(states)))
    ahead = see_ahead(Model(Features(seats, edition), 4, 4), arrays, torch.float32)
    appeal = greedy_appeal(arrays, ahead)
    moves, _ = best_replies(torch, ahead, appeal)
    player, same = GreedyPlayer(), []
    for state, chosen, liked in zip(states, moves.tolist(), appeal.flatten(1), strict=True):
        for face, move in zip(FACES, chosen, strict=True):
            rolled = apply(state, Roll(face))
            if len(legal_moves(rolled)) > 1:
                wanted = _as_number(player.choose(rolled), state.active, seats)
                same.append(bool(liked[wanted] == liked[move]))  # ties may differ
    assert np.mean(same) > 0.99


def _as_number(move: Move, active: Seat, seats: int) -> int:
    """Return the number of a move in `best_replies`."""
    places = 1 + seats

    def number(place: Place) -> int:
        return 0 if place is CENTRE else 1 + (place - active) % seats

    if move is PASS:
        return len(COINS) * places**2
    value = COINS.index(move.coin)
    return (value * places + number(move.source)) * places + number(move.target)
