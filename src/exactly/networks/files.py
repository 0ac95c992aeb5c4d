"""Network files: their format, where those of this package are, and whether they are intact.

Does not import NumPy, so that listing the computer players does not need it; `weights` knows what
the numbers mean. A file has a line that says what it is, a line with the checksum of all the
rest, a line of JSON about the network, and then the numbers.
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
"""Where the networks of this package are."""


def pack(head: dict[str, Any], numbers: bytes) -> list[bytes]:
    """Return what a file says: the head, with the table that it is for, and the numbers."""
    rest = json.dumps(head).encode() + b"\n" + numbers
    checksum = hashlib.sha256(rest).hexdigest().encode()
    return [_NAME, b"%d\n" % _VERSION, checksum, b"\n", rest]


def unpack(path: Path, seats: int, edition: Edition) -> tuple[dict[str, Any], bytes]:
    """Return the head and the numbers of a network for such a table.

    Raises DamagedNetworkError, or OSError.
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
    """Return where the network is that comes with this package for such a table."""
    return FOLDER / f"{edition}-{seats}.network"


def find_damage(seats: int, edition: Edition) -> DamagedNetworkError | None:
    """Return what is wrong with the network of this package for such a table, if anything.

    A file is read when it is first asked about, and again only after it was changed.
    """
    path = network_file(seats, edition)
    try:
        status = path.stat()
        change = status.st_mtime_ns, status.st_ctime_ns, status.st_size
        damage = _damage_since(change, path, seats, edition)
    except OSError:  # which is not kept in mind: it may be mended without a change of the file
        damage = NetworkDamage.UNREADABLE
    return None if damage is None else DamagedNetworkError(path, damage)


@lru_cache(maxsize=64)
def _damage_since(
    _change: tuple[int, int, int], path: Path, seats: int, edition: Edition
) -> NetworkDamage | None:
    """Return what is wrong with a file since its last change."""
    try:
        unpack(path, seats, edition)
    except DamagedNetworkError as error:
        return error.damage
    return None
