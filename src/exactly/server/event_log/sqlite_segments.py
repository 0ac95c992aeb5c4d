"""Segments of the events in SQLite, called shelves in the database.

If the game table's code came first in the key, each game table would have its own database page,
and a commit for a hundred of them would write a hundred pages. So all new events go into one
segment of a few pages; when it is full, the next one starts. The database table `shelves` lists the
segments of each game table, so that its events can be found.

Only one process serves a database, but other programs may write to it. An insert into a segment
that is no longer in use stores nothing; then the number of the segment is read again.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TypeAlias

from exactly.server.event_log.interface import ConflictError

__all__ = ["AppendRow", "Segments"]

AppendRow: TypeAlias = tuple[str, int, int, int, str, str | None]
"""A row of `appends`: table code, first event, last event, time, events, private data."""

_FEW = 2_000  # the smallest capacity of a segment, in appends
_EACH = 10  # capacity per table in it, so that reading a table needs few segments
_AT_ONCE = 1_000  # appends in a statement; SQLite takes 32,766 values


class Segments:
    """Writes events into the segment in use, whose number it keeps in memory."""

    def __init__(self, few: int = _FEW, each: int = _EACH) -> None:
        """Set the capacity of a segment: `each` rows per game table in it, but at least `few`."""
        self._few, self._each = few, each
        self._number: int | None = None
        self._lasts: dict[str, int] = {}
        """The number of the last event of every game table in the segment in use."""
        self._count = 0

    def put_at_once(self, connection: sqlite3.Connection, rows: Sequence[AppendRow]) -> bool:
        """Store rows by one autocommitted statement, if their tables are in the current segment.

        Returns False if that is not possible and nothing was stored; then call `put` in a
        transaction. Raises ConflictError.
        """
        lasts = self._lasts
        if self._is_full or len(rows) > _AT_ONCE or not all(row[0] in lasts for row in rows):
            return False
        new_lasts = _lasts_after(rows, lasts)
        if not self._insert(connection, rows):
            return False
        lasts.update(new_lasts)
        return True

    def put(self, connection: sqlite3.Connection, rows: Sequence[AppendRow]) -> None:
        """Store rows within an exclusive transaction. Raises ConflictError.

        If the transaction fails, call `forget`: what is in memory may be wrong then.
        """
        (number,) = connection.execute("SELECT number FROM shelf_in_use").fetchone()
        if number != self._number or self._is_full:
            self._begin(connection, number + 1)
        lasts = self._lasts
        new = {row[0] for row in rows if row[0] not in lasts}
        there = {code: _last_of(connection, code) for code in new}
        new_lasts = _lasts_after(rows, lasts | there)
        new_rows = [(code, self._number) for code in new]
        connection.executemany("INSERT OR IGNORE INTO shelves VALUES (?, ?)", new_rows)
        for begin in range(0, len(rows), _AT_ONCE):
            self._insert(connection, rows[begin : begin + _AT_ONCE])
        lasts.update(new_lasts)

    def forget(self) -> None:
        """Discard what is in memory, so that the next call reads it from the database."""
        self._number, self._lasts, self._count = None, {}, 0

    @property
    def _is_full(self) -> bool:
        return self._count >= max(self._few, self._each * len(self._lasts))

    def _begin(self, connection: sqlite3.Connection, number: int) -> None:
        connection.execute("UPDATE shelf_in_use SET number = ?", (number,))
        self.forget()
        self._number = number

    def _insert(self, connection: sqlite3.Connection, rows: Sequence[AppendRow]) -> bool:
        """Insert rows into the segment, and return whether the segment is still in use."""
        placeholders = ",".join(["(?,?,?,?,?,?)"] * len(rows))
        values = [self._number, *chain.from_iterable(rows)]
        done = connection.execute(_INSERT.format(placeholders), values)
        self._count += len(rows)
        return done.rowcount == len(rows)


_INSERT = (
    "INSERT OR ROLLBACK INTO appends SELECT ?1, * FROM (VALUES {})"
    " WHERE (SELECT number FROM shelf_in_use) = ?1"
)

_LAST = (
    "SELECT last FROM shelves"
    " JOIN appends ON appends.shelf = shelves.shelf AND appends.code = shelves.code"
    " WHERE shelves.code = ? ORDER BY shelves.shelf DESC, sequence DESC LIMIT 1"
)


def _last_of(connection: sqlite3.Connection, code: str) -> int:
    """Return the number of a game table's last event in the database; 0 if there is none."""
    found: tuple[int] | None = connection.execute(_LAST, (code,)).fetchone()
    return 0 if found is None else found[0]


def _lasts_after(rows: Iterable[AppendRow], lasts: dict[str, int]) -> dict[str, int]:
    """Return each table's last event number after these rows; raises ConflictError."""
    new_lasts: dict[str, int] = {}
    for code, first, last, *_ in rows:
        if first <= new_lasts.get(code, lasts[code]):
            raise ConflictError(f"the table already has event {first}")
        new_lasts[code] = last
    return new_lasts
