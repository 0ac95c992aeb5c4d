"""The accuracy of a network: known errors are measured."""

import numpy as np
import pytest
import torch

from exactly.networks.training import accuracy
from exactly.networks.training.accuracy import (
    EndlessGamesError,
    measure_accuracy,
    prediction_errors,
)
from exactly.networks.training.environment import begin_games
from exactly.networks.training.opponents import frozen_model
from exactly.networks.weights import trained_network
from exactly.rules import Edition
from support.tables_of_networks import untrained

ALMOST_RIGHT = trained_network(2, Edition.STANDARD).layers
FOND_OF_ROLLING = ALMOST_RIGHT._replace(
    last_bias=ALMOST_RIGHT.last_bias + np.array([0.4, 0], np.float32)
)
"""A network that overestimates the seat to roll, but chooses the same moves: at a table of two, the
best move stays the best."""


@torch.no_grad()
def test_a_bias_for_the_seat_to_roll_is_measured() -> None:
    torch.manual_seed(3)
    games = 64
    start = begin_games(2, torch.zeros(games, dtype=torch.bool))
    right, wrong = (
        frozen_model(layers)(*start).softmax(-1)[0] for layers in (ALMOST_RIGHT, FOND_OF_ROLLING)
    )
    assert float(wrong[0] - right[0]) > 0.08
    off = prediction_errors(frozen_model(FOND_OF_ROLLING), start)
    deviation = off.std(0) / games**0.5
    assert ((off.mean(0) - (right - wrong)).abs() < 4 * deviation).all()
    assert off.sum(1).abs().max() < 1e-3


def test_luck_is_not_taken_for_an_error() -> None:
    found = measure_accuracy(FOND_OF_ROLLING, positions=16, games=6, seed=5)
    assert 0.05 < found.low < found.error < found.high < 0.12
    assert (found.positions, found.games) == (16, 6)
    nearly_nothing = measure_accuracy(ALMOST_RIGHT, positions=16, games=6, seed=5)
    assert nearly_nothing.error < 0.02
    assert nearly_nothing.low == pytest.approx(0, abs=0.02)


def test_endless_games_raise_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accuracy, "_MOST_TURNS", 20)
    with pytest.raises(EndlessGamesError):
        measure_accuracy(untrained(3).layers, positions=4, games=2)


def test_all_games_are_played_in_batches_of_any_size() -> None:
    found = measure_accuracy(ALMOST_RIGHT, positions=2, games=2, at_once=3)
    assert (found.positions, found.games) == (2, 2)
