"""Network files: their format, their folder in this package, and checks for damage.

Does not import NumPy, so that the computer players can be listed without it; `weights` knows the
meaning of the numbers. A file has a line with its type and version, a line with the checksum of
the rest, a line of JSON about the network, and then the numbers.
"""

import hashlib
import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from exactly.networks.damage import DamagedNetworkError, NetworkDamage
from exactly.rules import Edition

__all__ = ["FOLDER", "find_damage", "network_file", "pack", "unpack"]

_NAME = b"exactly-network "
_VERSION = 1
FOLDER = Path(__file__).parent / "trained"
"""The folder with the network files of this package."""


def pack(head: dict[str, Any], numbers: bytes) -> list[bytes]:
    """Return the content of a network file: the head as JSON, and the weights as bytes."""
    rest = json.dumps(head).encode() + b"\n" + numbers
    checksum = hashlib.sha256(rest).hexdigest().encode()
    return [_NAME, b"%d\n" % _VERSION, checksum, b"\n", rest]


def unpack(path: Path, seats: int, edition: Edition) -> tuple[dict[str, Any], bytes]:
    """Return the head of a network file and its weights as bytes.

    Raises DamagedNetworkError, also for another number of seats or edition, or OSError.
    """
    content = path.read_bytes()
    first, _, content = content.partition(b"\n")
    if not first.startswith(_NAME):
        raise DamagedNetworkError(path, NetworkDamage.FOREIGN)
    if first != b"%s%d" % (_NAME, _VERSION):
        raise DamagedNetworkError(path, NetworkDamage.OTHER_VERSION)
    checksum, _, content = content.partition(b"\n")
    if hashlib.sha256(content).hexdigest().encode() != checksum:
        raise DamagedNetworkError(path, NetworkDamage.CHANGED)
    line, _, numbers = content.partition(b"\n")
    head: dict[str, Any] = json.loads(line)
    if (head["seats"], head["edition"]) != (seats, edition):
        raise DamagedNetworkError(path, NetworkDamage.OTHER_TABLE)
    return head, numbers


def network_file(seats: int, edition: Edition) -> Path:
    """Return the path of this package's network file for a number of seats and an edition."""
    return FOLDER / f"{edition}-{seats}.network"


def find_damage(seats: int, edition: Edition) -> DamagedNetworkError | None:
    """Return the error of this package's network for these seats and edition; None if intact.

    The result is cached until the file changes.
    """
    path = network_file(seats, edition)
    try:
        status = path.stat()
        change = status.st_mtime_ns, status.st_ctime_ns, status.st_size
        damage = _damage_since(change, path, seats, edition)
    except OSError:  # not cached: it may be fixed without a change of the file
        damage = NetworkDamage.UNREADABLE
    return None if damage is None else DamagedNetworkError(path, damage)


@lru_cache(maxsize=64)
def _damage_since(
    _change: tuple[int, int, int], path: Path, seats: int, edition: Edition
) -> NetworkDamage | None:
    """Return the damage of a network file, or None; the file's last change is in the cache key."""
    try:
        unpack(path, seats, edition)
    except DamagedNetworkError as error:
        return error.damage
    return None
