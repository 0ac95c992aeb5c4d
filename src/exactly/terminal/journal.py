"""The file a game is written to while it is played, so that a killed program loses nothing.

Every turn is on the disk before anybody is shown it. The file is a game record at any moment;
a line that was cut off in the middle had not been shown, and is dropped when the game goes on.
"""

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from exactly.records import Record, leave_trail, parse_record, write_record
from exactly.records.record import Turn
from exactly.records.record_text import write_first, write_turn
from exactly.rules import Face

__all__ = ["Journal"]


class Journal:
    """A record on the disk that grows turn by turn."""

    def __init__(self, path: Path, record: Record) -> None:
        """Put the record as it is now on the disk, whole or not at all."""
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_atomically(path, write_record(record))

    @staticmethod
    def read(path: Path) -> Record:
        """Return the record of a game that was broken off, without a torn last line."""
        text = path.read_bytes()
        whole_lines = text[: text.rfind(b"\n") + 1]
        return parse_record(whole_lines.decode("utf-8"))

    def add_starting_rolls(self, starting: tuple[tuple[Face, ...], ...]) -> None:
        """Write who begins, once that is known."""
        self._append(write_first(starting))

    def add_turn(self, number: int, turn: Turn) -> None:
        """Write a turn."""
        self._append(write_turn(number, turn))

    def close(self, record: Record) -> None:
        """Write the record of the finished game, with its trail."""
        _write_atomically(self.path, write_record(record.with_tag("Trail", leave_trail(record))))

    def _append(self, line: str) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(line + "\n")
            file.flush()
            os.fsync(file.fileno())


def _write_atomically(path: Path, text: str) -> None:
    with NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            Path(file.name).replace(path)
        except BaseException:
            with suppress(OSError):
                Path(file.name).unlink()
            raise
