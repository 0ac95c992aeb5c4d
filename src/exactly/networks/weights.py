"""Read and write the weights of a trained network; damaged files raise DamagedNetworkError.

A file holds them as 16-bit floats, layer by layer; `files` has the rest of the format.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from exactly.networks.damage import DamagedNetworkError, NetworkDamage
from exactly.networks.features import Features
from exactly.networks.files import network_file, pack, unpack
from exactly.networks.layers import Layers
from exactly.records.atomic_file import write_atomically
from exactly.rules import Edition

__all__ = [
    "DamagedNetworkError",
    "NetworkDamage",
    "TrainedNetwork",
    "fingerprint",
    "read_network",
    "trained_network",
    "write_network",
]

_NUMBER = np.dtype("<f2")


@dataclass(frozen=True)
class TrainedNetwork:
    """The weights of a network, and data about its training."""

    layers: Layers
    about: dict[str, Any] = field(default_factory=dict)
    """The training plan, and measurements of the network."""


def fingerprint(layers: Layers) -> str:
    """Return a hash that identifies a network by its weights."""
    content = b"".join(np.asarray(part, _NUMBER).tobytes() for part in layers[1:])
    return hashlib.sha256(content).hexdigest()[:16]


def write_network(trained: TrainedNetwork, path: Path) -> None:
    """Write a network file atomically; the weights are rounded to 16 bits."""
    features, *numbers = trained.layers
    head = {
        "seats": features.seats,
        "edition": features.edition.value,
        "width": len(trained.layers.first_bias),
        "inner": len(trained.layers.second_bias),
        "about": trained.about,
    }
    write_atomically(
        path, pack(head, b"".join(np.asarray(part, _NUMBER).tobytes() for part in numbers))
    )


def read_network(path: Path, features: Features) -> TrainedNetwork:
    """Read a network file with these input features; raises DamagedNetworkError, or OSError."""
    head, numbers = unpack(path, features.seats, features.edition)
    return TrainedNetwork(Layers(features, *_parts(numbers, features, head)), head["about"])


def _parts(numbers: bytes, features: Features, head: dict[str, Any]) -> Iterator[Any]:
    width, inner = head["width"], head["inner"]
    shapes = ((features.size, width), (width,), (width, inner), (inner,), (inner, features.seats))
    at = 0
    for shape in (*shapes, (features.seats,)):
        part = np.frombuffer(numbers, _NUMBER, prod(shape), at)
        yield part.reshape(shape).astype(np.float32)
        at += part.nbytes


@cache
def trained_network(seats: int, edition: Edition) -> TrainedNetwork:
    """Return this package's network for these seats and edition; raises DamagedNetworkError."""
    path = network_file(seats, edition)
    try:
        return read_network(path, Features(seats, edition))
    except OSError as error:
        raise DamagedNetworkError(path, NetworkDamage.UNREADABLE) from error
