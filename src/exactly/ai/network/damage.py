"""What is wrong with a file that should hold a network; who has no NumPy can know it, too."""

from enum import StrEnum
from pathlib import Path

__all__ = ["Damage", "DamagedNetworkError"]


class Damage(StrEnum):
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
    Damage.FOREIGN: "is no network of this game",
    Damage.OTHER_VERSION: "was written by another version",
    Damage.CHANGED: "is damaged",
    Damage.OTHER_TABLE: "is the network of another table",
    Damage.UNREADABLE: "cannot be read",
}
"""For programmers; what people read is in the catalogues."""


class DamagedNetworkError(ValueError):
    """A file that cannot be used as the network it should hold."""

    def __init__(self, path: Path, damage: Damage) -> None:
        super().__init__(f"{path} {_SAID[damage]}")
        self.path = path
        self.damage = damage

    def __reduce__(self) -> tuple[type["DamagedNetworkError"], tuple[Path, Damage]]:
        """Come through from another process as it is."""
        return DamagedNetworkError, (self.path, self.damage)
