"""Error codes for invalid network files; does not import NumPy."""

from enum import StrEnum
from pathlib import Path

__all__ = ["DamagedNetworkError", "NetworkDamage"]


class NetworkDamage(StrEnum):
    """What is wrong with a file that should hold a network."""

    FOREIGN = "foreign"
    """It is something else."""
    OTHER_VERSION = "other-version"
    """It was written by another version."""
    CHANGED = "changed"
    """What it says is not what was written."""
    OTHER_TABLE = "other-table"
    """It is for another number of seats, or for another edition."""
    UNREADABLE = "unreadable"
    """It is not there, or cannot be read."""


_SAID = {
    NetworkDamage.FOREIGN: "is no network of this game",
    NetworkDamage.OTHER_VERSION: "was written by another version",
    NetworkDamage.CHANGED: "is damaged",
    NetworkDamage.OTHER_TABLE: "is the network of another table",
    NetworkDamage.UNREADABLE: "cannot be read",
}
"""For programmers; what people read is in the catalogues."""


class DamagedNetworkError(ValueError):
    """A file that cannot be used as the network it should hold."""

    def __init__(self, path: Path, damage: NetworkDamage) -> None:
        super().__init__(f"{path} {_SAID[damage]}")
        self.path = path
        self.damage = damage

    def __reduce__(self) -> tuple[type["DamagedNetworkError"], tuple[Path, NetworkDamage]]:
        """Come through from another process as it is."""
        return DamagedNetworkError, (self.path, self.damage)
