"""How far off the chances of the networks in the package are; kept in their files, too.

Takes minutes for each on a graphics card, and for the large tables half an hour on a processor.
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
"""Positions, and games from each: more where games are short."""


def accuracy_parts() -> dict[str, Callable[[], object]]:
    """Return what can be measured, network by network."""
    return {
        f"accuracy-{edition}-{seats}": partial(_measure, edition, seats)
        for edition, seats in product(Edition, SEATS)
    }


def _measure(edition: Edition, seats: int) -> dict[str, float]:
    """Measure a network, and write into its file what was found."""
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
