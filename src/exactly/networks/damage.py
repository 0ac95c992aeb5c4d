"""Error codes and the exception for invalid network files; does not import NumPy."""

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
    """Its checksum does not match its content."""
    OTHER_TABLE = "other-table"
    """The network is for another number of seats or another edition."""
    UNREADABLE = "unreadable"
    """The file is missing, or cannot be read."""


_MESSAGES = {
    NetworkDamage.FOREIGN: "is not a network file of this game",
    NetworkDamage.OTHER_VERSION: "was written by another version",
    NetworkDamage.CHANGED: "is damaged",
    NetworkDamage.OTHER_TABLE: "is a network for another number of seats or another edition",
    NetworkDamage.UNREADABLE: "cannot be read",
}
"""The end of the exception's message; the catalogues have the messages for users."""


class DamagedNetworkError(ValueError):
    """Raised for a network file that cannot be used; it has the reason."""

    def __init__(self, path: Path, damage: NetworkDamage) -> None:
        super().__init__(f"{path} {_MESSAGES[damage]}")
        self.path = path
        self.damage = damage

    def __reduce__(self) -> tuple[type["DamagedNetworkError"], tuple[Path, NetworkDamage]]:
        """Return the class and the arguments, so that the error can be sent to another process."""
        return DamagedNetworkError, (self.path, self.damage)
