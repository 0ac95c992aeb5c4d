"""Appends in segments: none is lost or doubled with several writers, and all are found."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from exactly.server.event_log.interface import ConflictError
from exactly.server.event_log.migrate import migrate
from exactly.server.event_log.sqlite_segments import AppendRow, Segments


def append(code: str, first: int, last: int | None = None) -> AppendRow:
    return (code, first, last or first, 1_000, f"{code} {first}", None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "tables.db"
    migrate(f"sqlite+aiosqlite:///{file}")
    return file


@pytest.fixture
def connection(file: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(file, isolation_level=None)
    yield connection
    connection.close()


def short_shelves() -> Segments:
    """Segments with room for six appends, or three of each table."""
    return Segments(few=6, each=3)


def put(shelves: Segments, connection: sqlite3.Connection, *rows: AppendRow) -> bool:
    """Store appends as the log does, and return whether one statement was enough."""
    if shelves.put_at_once(connection, rows):
        return True
    connection.execute("BEGIN IMMEDIATE")
    with connection:
        shelves.put(connection, rows)
    return False


def read(connection: sqlite3.Connection, code: str) -> list[int]:
    rows = connection.execute("SELECT sequence FROM events WHERE code = ?", (code,))
    return sorted(sequence for (sequence,) in rows)


def shelves_of(connection: sqlite3.Connection, code: str) -> list[int]:
    rows = connection.execute("SELECT shelf FROM shelves WHERE code = ? ORDER BY shelf", (code,))
    return [shelf for (shelf,) in rows]


def test_tables_in_the_current_segment_need_one_statement(connection: sqlite3.Connection) -> None:
    shelves = short_shelves()
    assert not put(shelves, connection, append("a", 1), append("b", 1))
    assert put(shelves, connection, append("a", 2, 4), append("b", 2))
    assert put(shelves, connection, append("a", 5))
    assert not put(shelves, connection, append("a", 6), append("new", 1))
    assert read(connection, "a") == [1, 2, 5, 6]
    assert read(connection, "new") == [1]


def test_a_long_game_is_found_in_all_its_segments(
    connection: sqlite3.Connection,
) -> None:
    shelves = short_shelves()
    for number in range(1, 41):
        put(shelves, connection, append("long", number))
    assert read(connection, "long") == list(range(1, 41))
    assert len(shelves_of(connection, "long")) == 7, "six appends each"


def test_the_capacity_of_a_segment_grows_with_its_tables(connection: sqlite3.Connection) -> None:
    shelves = short_shelves()
    codes = [f"table{number}" for number in range(10)]
    for number in range(1, 4):
        put(shelves, connection, *[append(code, number) for code in codes])
    (in_use,) = connection.execute("SELECT number FROM shelf_in_use").fetchone()
    assert shelves_of(connection, "table7") == [in_use]
    put(shelves, connection, append("table7", 4))
    assert len(shelves_of(connection, "table7")) == 2


@pytest.mark.parametrize("appends_before", [1, 5, 6, 7, 30])
def test_no_number_is_stored_twice_in_any_segment(
    connection: sqlite3.Connection, appends_before: int
) -> None:
    shelves = short_shelves()
    for number in range(1, appends_before + 1):
        put(shelves, connection, append("a", number))
    for known in (shelves, short_shelves()):
        for number in range(1, appends_before + 1):
            with pytest.raises(ConflictError):
                put(known, connection, append("other", 1), append("a", number))
            known.forget()
    assert read(connection, "a") == list(range(1, appends_before + 1))
    assert read(connection, "other") == []


def test_two_appends_with_one_number_in_a_commit_are_both_refused(
    connection: sqlite3.Connection,
) -> None:
    shelves = short_shelves()
    put(shelves, connection, append("a", 1))
    with pytest.raises(ConflictError):
        put(shelves, connection, append("a", 2), append("a", 2))
    assert read(connection, "a") == [1]


def test_a_writer_with_outdated_state_gets_a_conflict(
    connection: sqlite3.Connection, file: Path
) -> None:
    elsewhere = sqlite3.connect(file, isolation_level=None)
    mine, theirs = short_shelves(), short_shelves()
    put(mine, connection, append("a", 1), append("b", 1))
    put(theirs, elsewhere, append("a", 2))
    with pytest.raises(ConflictError):
        put(mine, connection, append("a", 2))
    mine.forget()
    put(mine, connection, append("a", 3), append("b", 2))
    put(theirs, elsewhere, append("b", 3))
    assert read(connection, "a") == [1, 2, 3]
    assert read(connection, "b") == [1, 2, 3]
    elsewhere.close()


def test_a_removed_table_can_be_appended_again(
    connection: sqlite3.Connection,
) -> None:
    shelves = short_shelves()
    put(shelves, connection, append("a", 1), append("b", 1))
    connection.execute("DELETE FROM appends WHERE code = 'a'")
    connection.execute("DELETE FROM shelves WHERE code = 'a'")
    connection.execute("UPDATE shelf_in_use SET number = number + 1")
    assert not put(shelves, connection, append("b", 2)), "it looks again"
    put(shelves, connection, append("a", 1))
    assert read(connection, "a") == [1]
    assert read(connection, "b") == [1, 2]


def test_a_failed_transaction_resets_the_known_state(connection: sqlite3.Connection) -> None:
    shelves = short_shelves()
    put(shelves, connection, append("a", 1))
    connection.execute("BEGIN IMMEDIATE")
    shelves.put(connection, [append("a", 2), append("b", 1)])
    connection.rollback()
    shelves.forget()
    put(shelves, connection, append("a", 2))
    put(shelves, connection, append("b", 1))
    assert read(connection, "a") == [1, 2]
    assert read(connection, "b") == [1]


def test_the_last_event_of_a_table_is_found_without_sorting(
    connection: sqlite3.Connection,
) -> None:
    asked: list[str] = []
    connection.set_trace_callback(asked.append)
    put(Segments(), connection, append("a", 1))
    connection.set_trace_callback(None)
    (last,) = [each for each in asked if each.startswith("SELECT last")]
    plan = connection.execute(f"EXPLAIN QUERY PLAN {last}").fetchall()
    told = [row[-1] for row in plan]
    assert not [line for line in told if "SCAN" in line or "TEMP B-TREE" in line], told
