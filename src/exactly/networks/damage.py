"""Error codes for invalid network files; does not import NumPy."""

from enum import StrEnum
from pathlib import Path

__all__ = ["DamagedNetworkError", "NetworkDamage"]


class NetworkDamage(StrEnum):
    """What is wrong with a network file."""

    FOREIGN = "foreign"
    """It is not a network file."""
    OTHER_VERSION = "other-version"
    """It was written by another version."""
    CHANGED = "changed"
    """Its checksum is wrong."""
    OTHER_TABLE = "other-table"
    """It is for another number of seats or another edition."""
    UNREADABLE = "unreadable"
    """It is missing, or cannot be read."""


_MESSAGES = {
    NetworkDamage.FOREIGN: "is not a network file of this game",
    NetworkDamage.OTHER_VERSION: "was written by another version",
    NetworkDamage.CHANGED: "is damaged",
    NetworkDamage.OTHER_TABLE: "is a network for another number of seats or another edition",
    NetworkDamage.UNREADABLE: "cannot be read",
}
"""For programmers; the catalogues have the messages for users."""


class DamagedNetworkError(ValueError):
    """A network file that cannot be used."""

    def __init__(self, path: Path, damage: NetworkDamage) -> None:
        super().__init__(f"{path} {_MESSAGES[damage]}")
        self.path = path
        self.damage = damage

    def __reduce__(self) -> tuple[type["DamagedNetworkError"], tuple[Path, NetworkDamage]]:
        """Return the parts to copy the error from another process."""
        return DamagedNetworkError, (self.path, self.damage)
