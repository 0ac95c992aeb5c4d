"""Solution files: write a solved game atomically, read it page by page.

The file has a line with its type and version, a line of JSON, and a line with the checksum of both.
Then come the win chances, as 32-bit floats, by score and by position. Every mebibyte of a
score has its own checksum, which is checked at the first read. So the first answer is fast, and
damage is still detected. Reading needs only the standard library.
"""

import json
import math
import mmap
import os
import zlib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from struct import Struct
from typing import TYPE_CHECKING

from exactly.records import parse_rules, write_rules
from exactly.records.atomic_file import write_atomically
from exactly.rules import Rules
from exactly.rules.variant import Variant
from exactly.solver.position_index import NO_POSITION, position_index
from exactly.solver.score import Score

if TYPE_CHECKING:
    from exactly.solver.solve import SolvedGame

__all__ = ["DamagedSolutionError", "Solution", "SolutionDamage", "solution_path", "store_solution"]

_NAME = b"exactly-solution "
_VERSION = 3
_BLOCK = 1 << 18  # positions: a mebibyte of chances
_CHANCE = Struct("<f")
_LONGEST = 1 << 20  # bytes in a line of the head


class SolutionDamage(StrEnum):
    """What is wrong with a solution file."""

    FOREIGN = "foreign"
    """It is not a solution file."""
    OLD = "old"
    """It was written by another version."""
    OTHER_RULES = "other-rules"
    """It is the solution of other rules."""
    TRUNCATED = "truncated"
    """It is too short or too long."""
    CHANGED = "changed"
    """A checksum does not match the content."""


class DamagedSolutionError(ValueError):
    """Raised for a solution file that cannot be used; it has the reason."""

    def __init__(self, path: Path, damage: SolutionDamage) -> None:
        super().__init__(f"{path} is not a usable solution file: {damage}")
        self.path = path
        self.damage = damage


@dataclass(frozen=True, slots=True)
class _Head:
    """The second line of a solution file, with the facts about the solution."""

    rules: str
    positions: int
    scores: list[list[int]]
    residual: float
    errors: list[float]
    """The maximum error of a win chance at each score; empty if all win chances are exact."""
    checksums: list[int]
    """The checksum of every mebibyte of win chances, score by score."""


def solution_path(folder: Path, rules: Rules) -> Path:
    """Return the path of the solution file for these rules in a folder of solutions."""
    return folder / f"{write_rules(rules)}.solution"


def store_solution(solved: "SolvedGame", path: Path) -> None:
    """Write a solution atomically; raises ValueError for a game of a `Variant`."""
    if isinstance(solved.rules, Variant):
        raise ValueError("cannot store the solution of a Variant: a solution file needs Rules")  # noqa: TRY004
    scores = sorted(solved.chances)
    tables = [solved.chances[score].astype("<f4", copy=False).data for score in scores]
    header = _Head(
        write_rules(solved.rules),
        len(tables[0]),
        [list(score) for score in scores],
        solved.residual,
        [solved.errors[score] for score in scores] if solved.errors else [],
        [
            zlib.crc32(table[begin : begin + _BLOCK])
            for table in tables
            for begin in range(0, len(table), _BLOCK)
        ],
    )
    head = _NAME + b"%d\n" % _VERSION + json.dumps(asdict(header)).encode() + b"\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, [head, b"%08x\n" % zlib.crc32(head), *tables])


class Solution:
    """The win chances of a solved two-player game, read from its file when needed."""

    def __init__(self, path: Path, rules: Rules) -> None:
        """Open the file of a solution; raises DamagedSolutionError, or OSError if it is missing."""
        self.path = path
        self.rules = rules
        self.numbering = position_index(Variant.of(rules))
        if path.is_fifo():  # reading it would block
            raise DamagedSolutionError(path, SolutionDamage.FOREIGN)
        with path.open("rb") as file:
            lines = [file.readline(_LONGEST), file.readline(_LONGEST), file.readline(_LONGEST)]
            begin = file.tell()
            header = self._checked_head(lines)
            self.residual = header.residual
            self._checksums = header.checksums
            self._blocks = -(-header.positions // _BLOCK)  # of a score
            self._unread = set(range(len(self._checksums)))
            scores = [Score(*score) for score in header.scores]
            self.errors: dict[Score, float] = dict(zip(scores, header.errors, strict=False))
            """By score, the maximum error of a chance; empty if all chances are exact."""
            self._places: dict[tuple[int, ...], int] = {
                score: place for place, score in enumerate(scores)
            }
            self._begin, self._positions = begin, header.positions
            length = len(scores) * header.positions * _CHANCE.size
            if os.fstat(file.fileno()).st_size != begin + length:
                raise DamagedSolutionError(path, SolutionDamage.TRUNCATED)
            self._pages = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def _checked_head(self, lines: list[bytes]) -> "_Head":
        name, text, checksum = lines
        if not name.startswith(_NAME):
            raise DamagedSolutionError(self.path, SolutionDamage.FOREIGN)
        if name != _NAME + b"%d\n" % _VERSION:
            raise DamagedSolutionError(self.path, SolutionDamage.OLD)
        if checksum != b"%08x\n" % zlib.crc32(name + text):
            raise DamagedSolutionError(self.path, SolutionDamage.CHANGED)
        try:
            head = _Head(**json.loads(text))
            rules = parse_rules(head.rules)
        except (TypeError, ValueError) as error:
            raise DamagedSolutionError(self.path, SolutionDamage.OLD) from error
        if rules != self.rules:
            raise DamagedSolutionError(self.path, SolutionDamage.OTHER_RULES)
        blocks = len(head.scores) * -(-head.positions // _BLOCK)
        if (head.positions, len(head.scores), len(head.checksums)) != (
            self.numbering.size,
            rules.target**2,
            blocks,
        ):
            raise DamagedSolutionError(self.path, SolutionDamage.CHANGED)
        return head

    def chance(self, score: tuple[int, ...], number: int) -> float:
        """Return the win chance of the player who moves next in the position with index `number`.

        The score has this player's euros first, like a `Score`.
        """
        return self.chances(score, (number,))[0]

    def chances(self, score: tuple[int, ...], numbers: Iterable[int]) -> list[float]:
        """Return the win chance of the player who moves next in the position of each index.

        It is NaN for `NO_POSITION`.
        """
        place = self._places[score]
        begin = self._begin + _CHANCE.size * place * self._positions
        first_block, unread = place * self._blocks, self._unread
        read, pages, size = _CHANCE.unpack_from, self._pages, _CHANCE.size
        chances = []
        for number in numbers:
            if number == NO_POSITION:
                chances.append(math.nan)
                continue
            if first_block + number // _BLOCK in unread:
                self._check_block(place, number // _BLOCK)
            chances.append(read(pages, begin + size * number)[0])
        return chances

    def table(self, score: tuple[int, ...]) -> memoryview:
        """Return the win chances of the player who moves next, for all positions at a score.

        They are little-endian 32-bit floats.
        """
        place = self._places[score]
        for block in range(self._blocks):
            self._check_block(place, block)
        begin = self._begin + _CHANCE.size * place * self._positions
        return memoryview(self._pages)[begin : begin + _CHANCE.size * self._positions]

    def _check_block(self, place: int, block: int) -> None:
        number = block * _BLOCK
        begin = self._begin + _CHANCE.size * (place * self._positions + number)
        end = begin + _CHANCE.size * min(_BLOCK, self._positions - number)
        of_all = place * self._blocks + block
        if zlib.crc32(self._pages[begin:end]) != self._checksums[of_all]:
            raise DamagedSolutionError(self.path, SolutionDamage.CHANGED)
        self._unread.discard(of_all)
