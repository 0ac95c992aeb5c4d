"""A solved game on the disk: written whole or not at all, read a page at a time.

The file has a line that says what it is, a line of JSON, a line with the checksum of both, and
then the chances as 32-bit floats, score by score and position by position. Every mebibyte has a
checksum of its own, looked at when it is first read: so a question is answered at once, and a
damaged file is still found out. Needs NumPy, not Numba.
"""

import json
import mmap
import os
import time
import zlib
from contextlib import suppress
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from exactly.ai.score import Score
from exactly.ai.state_space import state_space
from exactly.records import parse_rules, write_rules
from exactly.rules import Rules

if TYPE_CHECKING:
    from exactly.ai.solver import Solved

__all__ = ["Damage", "DamagedSolution", "Solution", "solution_file", "store_solution"]

_NAME = b"exactly-solution "
_VERSION = 2
_BLOCK = 1 << 20
_LEFT_BEHIND = 600  # seconds; writing takes a few
_CHANCE = np.dtype("<f4")


class Damage(StrEnum):
    """What is wrong with a file that should hold a solution."""

    FOREIGN = "foreign"
    """It is something else."""
    OLD = "old"
    """It was written by another version."""
    OTHER_RULES = "other-rules"
    """It is the solution of another game."""
    TRUNCATED = "truncated"
    """It ends too early, or too late."""
    CHANGED = "changed"
    """What it says is not what was written."""


class DamagedSolution(ValueError):  # noqa: N818  # says what it is
    """A file that cannot be used as the solution it should hold."""

    def __init__(self, path: Path, damage: Damage) -> None:
        super().__init__(f"{path}: {damage}")
        self.path = path
        self.damage = damage


@dataclass(frozen=True, slots=True)
class _Head:
    """What the second line of a file says."""

    rules: str
    positions: int
    scores: list[list[int]]
    residual: float
    errors: list[float]
    """By score, or empty where all chances are exact."""
    checksums: list[int]


def solution_file(folder: Path, rules: Rules) -> Path:
    """Return where the solution of these rules lies."""
    return folder / f"{write_rules(rules)}.solution"


def store_solution(solved: "Solved", path: Path) -> None:
    """Write a solution, whole or not at all."""
    scores = sorted(solved.chances)
    tables = [solved.chances[score].astype(_CHANCE, copy=False) for score in scores]
    data = memoryview(np.concatenate(tables).view(np.uint8).data)
    header = _Head(
        write_rules(solved.rules),
        len(solved.chances[scores[0]]),
        [list(score) for score in scores],
        solved.residual,
        [solved.errors[score] for score in scores] if solved.errors else [],
        [zlib.crc32(data[begin : begin + _BLOCK]) for begin in range(0, len(data), _BLOCK)],
    )
    head = _NAME + b"%d\n" % _VERSION + json.dumps(asdict(header)).encode() + b"\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    _remove_left_behind(path)
    with NamedTemporaryFile(
        dir=path.parent, prefix=f".{path.name}.", suffix=".part", delete=False
    ) as file:
        try:
            file.write(head + b"%08x\n" % zlib.crc32(head))
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            Path(file.name).replace(path)
        except BaseException:
            with suppress(OSError):
                Path(file.name).unlink()
            raise


def _remove_left_behind(path: Path) -> None:
    """Remove what killed programs may have left of this file, but not what one is writing now."""
    for part in path.parent.glob(f".{path.name}.*.part"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > _LEFT_BEHIND:
                part.unlink()


class Solution:
    """The chances of a solved game, read from its file as they are asked for."""

    def __init__(self, path: Path, rules: Rules) -> None:
        """Open the file; raises DamagedSolution, or OSError where there is none."""
        self.path = path
        self.rules = rules
        self.space = state_space(rules.edition)
        with path.open("rb") as file:
            lines = [file.readline(), file.readline(), file.readline()]
            begin = file.tell()
            header = self._checked_head(lines)
            self.residual = header.residual
            self._checksums = header.checksums
            self._unread = set(range(len(self._checksums)))
            places = {Score(*score): place for place, score in enumerate(header.scores)}
            self.errors: dict[Score, float] = dict(zip(places, header.errors, strict=False))
            """By score, how far a chance may be from the true one; empty where all are exact."""
            self._begins: dict[tuple[int, ...], int] = {
                score: place * header.positions for score, place in places.items()
            }
            length = len(places) * header.positions * _CHANCE.itemsize
            if os.fstat(file.fileno()).st_size != begin + length:
                raise DamagedSolution(path, Damage.TRUNCATED)
            pages = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._chances: npt.NDArray[np.float32] = np.frombuffer(pages, _CHANCE, offset=begin)

    def _checked_head(self, lines: list[bytes]) -> "_Head":
        name, text, checksum = lines
        if not name.startswith(_NAME):
            raise DamagedSolution(self.path, Damage.FOREIGN)
        if name != _NAME + b"%d\n" % _VERSION:
            raise DamagedSolution(self.path, Damage.OLD)
        if checksum != b"%08x\n" % zlib.crc32(name + text):
            raise DamagedSolution(self.path, Damage.CHANGED)
        try:
            head = _Head(**json.loads(text))
            rules = parse_rules(head.rules)
        except (TypeError, ValueError) as error:
            raise DamagedSolution(self.path, Damage.OLD) from error
        if rules != self.rules:
            raise DamagedSolution(self.path, Damage.OTHER_RULES)
        size = len(head.scores) * head.positions * _CHANCE.itemsize
        blocks = (size + _BLOCK - 1) // _BLOCK
        if (head.positions, len(head.scores), len(head.checksums)) != (
            self.space.size,
            rules.target**2,
            blocks,
        ):
            raise DamagedSolution(self.path, Damage.CHANGED)
        return head

    def chance(self, score: tuple[int, ...], number: int) -> float:
        """Return the chance of the player to move, from the position of this number.

        The score has this player's euros first, like a `Score`.
        """
        place = self._begins[score] + number
        block = place * _CHANCE.itemsize // _BLOCK
        if block in self._unread:
            self._check_block(block)
        return self._chances.item(place)

    def _check_block(self, block: int) -> None:
        size = _BLOCK // _CHANCE.itemsize
        data = self._chances[block * size : (block + 1) * size]
        if zlib.crc32(data.tobytes()) != self._checksums[block]:
            raise DamagedSolution(self.path, Damage.CHANGED)
        self._unread.discard(block)
