"""What is wrong with a file that should hold a network; who has no NumPy can know it, too."""

from enum import StrEnum
from pathlib import Path

__all__ = ["Damage", "DamagedNetwork"]


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


class DamagedNetwork(ValueError):  # noqa: N818  # says what it is
    """A file that cannot be used as the network it should hold."""

    def __init__(self, path: Path, damage: Damage) -> None:
        super().__init__(f"{path}: this is not a network that can be used: {damage}")
        self.path = path
        self.damage = damage

    def __reduce__(self) -> tuple[type["DamagedNetwork"], tuple[Path, Damage]]:
        """Come through from another process as it is."""
        return DamagedNetwork, (self.path, self.damage)
