"""The error of the networks in the package, which is also stored in their files.

Takes minutes for each network on a GPU, and half an hour for large tables on a CPU.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import product

import torch

from exactly.networks.features import Features
from exactly.networks.files import network_file
from exactly.networks.training.accuracy import measure_accuracy
from exactly.networks.weights import read_network, write_network
from exactly.rules import SEATS, Edition

__all__ = ["accuracy_parts"]

_SEED = 47_000
_SIZE = (512, 8)
_SIZES = {
    (Edition.STANDARD, 2): (1024, 64),
    (Edition.STANDARD, 3): (1024, 64),
    (Edition.CLASSIC, 2): (256, 16),
    (Edition.CLASSIC, 4): (128, 8),
    (Edition.CLASSIC, 5): (128, 8),
    (Edition.CLASSIC, 6): (128, 8),
}
"""The positions, and the games from each: more if games are short."""


def accuracy_parts() -> dict[str, Callable[[], object]]:
    """Return the measurements by network, as functions."""
    return {
        f"accuracy-{edition}-{seats}": partial(_measure, edition, seats)
        for edition, seats in product(Edition, SEATS)
    }


def _measure(edition: Edition, seats: int) -> dict[str, float]:
    """Measure a network, and store the result in its file."""
    path = network_file(seats, edition)
    trained = read_network(path, Features(seats, edition))
    positions, games = _SIZES.get((edition, seats), _SIZE)
    found = measure_accuracy(
        trained.layers,
        positions=positions,
        games=games,
        seed=_SEED + seats,
        device="cuda" if torch.cuda.is_available() else "cpu",
        at_once=16_384,
    )
    about = {**trained.about, "error": round(found.error, 4)}
    write_network(replace(trained, about=about), path)
    return found._asdict()
