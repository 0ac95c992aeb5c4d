"""Segments of the append table in SQLite, called shelves in the database.

With a key by table alone, each table would have its own growing page, and a commit for a hundred
tables would write a hundred pages. So all current appends go into one segment of a few pages; when
it is full, the next one starts. The table `shelves` lists the segments of each table, so that its
events can be found.

Only one process serves a database, but it may have other writers. An append to a segment that is
no longer in use stores nothing; then the state is looked up again.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TypeAlias

from exactly.server.event_log.interface import ConflictError

__all__ = ["AppendRow", "Segments"]

AppendRow: TypeAlias = tuple[str, int, int, int, str, str | None]
"""A row of `appends`: code, first sequence, last sequence, time, body, private."""

_FEW = 2_000  # the smallest capacity of a segment, in appends
_EACH = 10  # capacity per table in it, so that reading a table needs few segments
_AT_ONCE = 1_000  # appends in a statement; SQLite takes 32,766 values


class Segments:
    """The segment in use, as far as this process knows."""

    def __init__(self, few: int = _FEW, each: int = _EACH) -> None:
        """Set the capacity of a segment: `each` appends per table in it, but at least `few`."""
        self._few, self._each = few, each
        self._number: int | None = None
        self._lasts: dict[str, int] = {}
        """The last event of every table in the segment in use."""
        self._count = 0

    def put_at_once(self, connection: sqlite3.Connection, rows: Sequence[AppendRow]) -> bool:
        """Store appends of tables that are in the current segment, by one autocommitted statement.

        Returns False if nothing was stored because more is needed: then call `put` in a
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
        """Store appends within an exclusive transaction. Raises ConflictError.

        If the transaction fails, call `forget`, so that the state is looked up again.
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
        """Discard the known state."""
        self._number, self._lasts, self._count = None, {}, 0

    @property
    def _is_full(self) -> bool:
        return self._count >= max(self._few, self._each * len(self._lasts))

    def _begin(self, connection: sqlite3.Connection, number: int) -> None:
        connection.execute("UPDATE shelf_in_use SET number = ?", (number,))
        self.forget()
        self._number = number

    def _insert(self, connection: sqlite3.Connection, rows: Sequence[AppendRow]) -> bool:
        """Insert appends into the segment, and return whether it is still in use."""
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
    """Return the number of a table's last event; 0 if there is none."""
    found: tuple[int] | None = connection.execute(_LAST, (code,)).fetchone()
    return 0 if found is None else found[0]


def _lasts_after(rows: Iterable[AppendRow], lasts: dict[str, int]) -> dict[str, int]:
    """Return the last event of each table after these appends; raises ConflictError."""
    new_lasts: dict[str, int] = {}
    for code, first, last, *_ in rows:
        if first <= new_lasts.get(code, lasts[code]):
            raise ConflictError
        new_lasts[code] = last
    return new_lasts
