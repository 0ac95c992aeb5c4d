"""The numbers of a trained network on the disk; what is damaged or of another version is refused.

A file has a line that says what it is, a line of JSON about the network, a line with the checksum
of all the rest, and then the numbers as 16-bit floats, layer by layer.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from exactly.ai.network.ahead import Layers
from exactly.ai.network.damage import Damage, DamagedNetwork
from exactly.ai.network.sight import Sight
from exactly.records.whole_file import write_whole
from exactly.rules import Edition

__all__ = [
    "Damage",
    "DamagedNetwork",
    "Trained",
    "mark_of",
    "network_file",
    "read_network",
    "trained_network",
    "write_network",
]

_NAME = b"exactly-network "
_VERSION = 1
_FOLDER = Path(__file__).parent / "trained"
_NUMBER = np.dtype("<f2")


@dataclass(frozen=True)
class Trained:
    """A network, and how it came to be."""

    layers: Layers
    about: dict[str, Any] = field(default_factory=dict)
    """The plan of its training, and what was measured of it."""


def mark_of(layers: Layers) -> str:
    """Return what tells a network from all others, however its numbers came here."""
    content = b"".join(np.asarray(part, _NUMBER).tobytes() for part in layers[1:])
    return hashlib.sha256(content).hexdigest()[:16]


def write_network(trained: Trained, path: Path) -> None:
    """Write a network, whole or not at all; its numbers are rounded to 16 bits."""
    sight, *numbers = trained.layers
    head = {
        "seats": sight.seats,
        "edition": sight.edition.value,
        "width": len(trained.layers.first_bias),
        "inner": len(trained.layers.second_bias),
        "about": trained.about,
    }
    rest = json.dumps(head).encode() + b"\n"
    rest += b"".join(np.asarray(part, _NUMBER).tobytes() for part in numbers)
    checksum = hashlib.sha256(rest).hexdigest().encode()
    write_whole(path, [_NAME, b"%d\n" % _VERSION, checksum, b"\n", rest])


def read_network(path: Path, sight: Sight) -> Trained:
    """Read the network for such a table; raises DamagedNetwork, or OSError."""
    content = path.read_bytes()
    first, _, content = content.partition(b"\n")
    if not first.startswith(_NAME):
        raise DamagedNetwork(path, Damage.FOREIGN)
    if first != b"%s%d" % (_NAME, _VERSION):
        raise DamagedNetwork(path, Damage.OTHER_VERSION)
    checksum, _, content = content.partition(b"\n")
    if hashlib.sha256(content).hexdigest().encode() != checksum:
        raise DamagedNetwork(path, Damage.CHANGED)
    line, _, numbers = content.partition(b"\n")
    head = json.loads(line)
    if (head["seats"], head["edition"]) != (sight.seats, sight.edition):
        raise DamagedNetwork(path, Damage.OTHER_TABLE)
    return Trained(Layers(sight, *_parts(numbers, sight, head)), head["about"])


def _parts(numbers: bytes, sight: Sight, head: dict[str, Any]) -> Iterator[Any]:
    width, inner = head["width"], head["inner"]
    shapes = ((sight.size, width), (width,), (width, inner), (inner,), (inner, sight.seats))
    at = 0
    for shape in (*shapes, (sight.seats,)):
        part = np.frombuffer(numbers, _NUMBER, prod(shape), at)
        yield part.reshape(shape).astype(np.float32)
        at += part.nbytes


def network_file(seats: int, edition: Edition) -> Path:
    """Return where the network is that comes with this package for such a table."""
    return _FOLDER / f"{edition}-{seats}.network"


@cache
def trained_network(seats: int, edition: Edition) -> Trained:
    """Return the network that comes with this package for such a table; raises DamagedNetwork."""
    path = network_file(seats, edition)
    try:
        return read_network(path, Sight(seats, edition))
    except OSError as error:
        raise DamagedNetwork(path, Damage.UNREADABLE) from error
