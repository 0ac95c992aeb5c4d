"""A journal: the file to which a game is written while it is played, so a crash loses nothing.

Every turn is on the disk before it is shown. The file is a valid game record at any time; an
incomplete last line was not shown yet, and is dropped when the game continues.
"""

import os
from pathlib import Path
from typing import Self

from exactly.records import Record, leave_trail, parse_record, write_record
from exactly.records.atomic_file import write_atomically
from exactly.records.record import Turn
from exactly.records.record_text import write_first, write_turn
from exactly.rules import Face

__all__ = ["Journal"]


class Journal:
    """The file of a game in progress, which grows turn by turn."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def begin(cls, path: Path, record: Record) -> Self:
        """Create the file of a new game; raises FileExistsError if the file exists."""
        path.parent.mkdir(parents=True, exist_ok=True)
        journal = cls(path)
        journal._add(write_record(record), mode="x")
        return journal

    @classmethod
    def reopen(cls, path: Path, record: Record) -> Self:
        """Continue in the file of an interrupted game, from its last complete line."""
        journal = cls(path.resolve())
        journal._replace(write_record(record))
        return journal

    @staticmethod
    def read(path: Path) -> Record:
        """Return the record of an interrupted game, without an incomplete last line."""
        text = path.read_bytes()
        whole_lines = text[: text.rfind(b"\n") + 1]
        return parse_record(whole_lines.decode("utf-8"))

    def add_starting_rolls(self, starting: tuple[tuple[Face, ...], ...]) -> None:
        """Write the starting rolls to the file, once they are complete."""
        self._add(write_first(starting) + "\n")

    def add_turn(self, number: int, turn: Turn) -> None:
        """Write a turn to the file."""
        self._add(write_turn(number, turn) + "\n")

    def close(self, record: Record) -> None:
        """Write the whole record with checksums, when the game is over or interrupted."""
        self._replace(write_record(record.with_tag("Trail", leave_trail(record))))

    def _add(self, text: str, mode: str = "a") -> None:
        with self.path.open(mode, encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())

    def _replace(self, text: str) -> None:
        write_atomically(self.path, [text.encode()])
