"""The guarantees of an event log, for every database."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from exactly.server.event_log import engine as engine_module
from exactly.server.event_log import sql_log
from exactly.server.event_log.engine import open_engine
from exactly.server.event_log.group_commit import EngineCommits, SqliteCommits
from exactly.server.event_log.interface import (
    Card,
    ConflictError,
    EventLog,
    Kept,
    LogUnavailableError,
)
from exactly.server.event_log.migrate import migrate
from exactly.server.event_log.sql_log import SqlEventLog, open_log
from support.query_plans import explain, insert_events, statements
from support.services import Postgres, eventually
from support.wire import PATIENCE, run_other_tasks

BY_KEY = {"sqlite": "(shelf=? AND code=? AND sequence>?)", "postgresql": " AND (sequence >= $"}
"""Parts of a query plan that reads only the events of one table from a sequence on."""
MANY = 10
"""A number of retries, the last after more than a minute."""
PRAGMAS = ("journal_mode", "synchronous", "busy_timeout", "temp_store", "wal_autocheckpoint")


def happened(first: int, says: str = "moved", at: int = 1_000, *, last: int | None = None) -> Kept:
    """An append of one event, or of all events up to `last`."""
    last = last or first
    events = [f'{{"type":"{says}","sequence":{each}}}' for each in range(first, last + 1)]
    return Kept(first, last, at, ",".join(events))


def card(code: str, made_at: int = 1_000, *, listed: bool = True, free_seats: int = 2) -> Card:
    return Card(code, listed, '{"seats":3}', free_seats, made_at)


async def append_all(log: EventLog, *appends: tuple[str, Kept]) -> list[BaseException | None]:
    """Append all simultaneously, and return the error of each, or None."""
    waiting = [log.append(code, kept) for code, kept in appends]
    return await asyncio.gather(*waiting, return_exceptions=True)


@pytest.fixture
async def log(database: str) -> AsyncIterator[SqlEventLog]:
    log = open_log(database)
    yield log
    await log.close()


@pytest.fixture
async def other_log(database: str) -> AsyncIterator[SqlEventLog]:
    """A second log on the same database, like that of another process."""
    log = open_log(database)
    yield log
    await log.close()


@pytest.fixture
async def engine(database: str) -> AsyncIterator[AsyncEngine]:
    """An engine on the same database, independent of the log."""
    engine = open_engine(database)
    yield engine
    await engine.dispose()


@pytest.fixture
async def postgres_log(migrated_postgres_database: str) -> AsyncIterator[SqlEventLog]:
    log = open_log(migrated_postgres_database)
    yield log
    await log.close()


# Append and read.


async def test_appended_events_are_read_back_unchanged(log: EventLog) -> None:
    appends = [
        Kept(1, 1, 0, '{"type":"table-made"}', '{"1":{"secret":"abc"}}'),
        Kept(2, 4, 2**53, '{"name":"Zoë % \\u0000 :name \'$1\' ?  — 🎲\\n","b": 1.0}'),
        Kept(5, 6, -1, "", ""),
        Kept(7, 7, 5, "x" * 200_000, None),
    ]
    for each in appends:
        await log.append("kx7f2m", each)
    assert await log.read("kx7f2m") == appends


async def test_reading_begins_after_the_event_named(log: EventLog) -> None:
    for first, last in ((1, 1), (2, 4), (5, 5), (6, 9)):
        await log.append("kx7f2m", happened(first, last=last))
        await log.append("others", happened(first, "elsewhere", last=last))
    for after in range(9):
        read = await log.read("kx7f2m", after)
        assert read[0].first == after + 1
        assert [each.last for each in read] == [last for last in (1, 4, 5, 9) if last > after]
        assert ",".join(each.body for each in read) == happened(after + 1, last=9).body
    assert await log.read("kx7f2m", 9) == []
    assert await log.read("kx7f2m", 99) == []


async def test_reading_from_the_middle_of_an_append_is_exact(log: EventLog) -> None:
    odd = '{"name":"},{\\"[\\\\","b": [{}, 1.0] , "c":"Zoë 🎲"}'
    private = '{"1": {"secret": "abc"}, "3": {"seed": "def"}}'
    await log.append("kx7f2m", Kept(1, 3, 7, f"{odd},{odd},{odd}", private))
    assert await log.read("kx7f2m", 1) == [Kept(2, 3, 7, f"{odd},{odd}", private)]
    assert await log.read("kx7f2m", 2) == [Kept(3, 3, 7, odd, private)]


async def test_reading_scans_only_the_requested_appends(
    log: SqlEventLog, engine: AsyncEngine
) -> None:
    rows = [
        {"code": code, "sequence": first, "last": first + 1, "at": 1, "body": "{},{}"}
        for code in ("kx7f2m", *(f"table{number}" for number in range(50)))
        for first in range(1, 401, 2)
    ]
    async with engine.begin() as connection:
        await insert_events(connection, rows)
        await connection.execute(text("ANALYZE"))
    with statements() as asked:
        assert await log.read("kx7f2m", 398) == [Kept(399, 400, 1, "{},{}")]
    plan = await explain(engine, asked[-1])
    assert BY_KEY[engine.dialect.name] in plan


async def test_an_unknown_table_has_no_events(log: EventLog) -> None:
    await log.append("kx7f2m", happened(1))
    assert await log.read("kx7f2") == []
    assert await log.read("KX7F2M") == []


async def test_tables_have_separate_events(log: EventLog) -> None:
    await log.append("aaaaaa", happened(1, "here"))
    await log.append("bbbbbb", happened(1, "there", last=2))
    assert await log.read("aaaaaa") == [happened(1, "here")]
    assert await log.read("bbbbbb") == [happened(1, "there", last=2)]


async def test_events_survive_closing_and_reopening(database: str) -> None:
    first = open_log(database)
    await first.append("kx7f2m", happened(1, last=2), card("kx7f2m"))
    await first.close()
    second = open_log(database)
    assert await second.read("kx7f2m") == [happened(1, last=2)]
    assert await second.listed(10) == [card("kx7f2m")]
    await second.close()


async def test_a_log_that_can_be_read_is_ready(log: EventLog) -> None:
    assert await log.is_ready()


async def test_a_database_without_its_tables_is_not_ready(tmp_path: Path) -> None:
    log = open_log(f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}")
    assert not await log.is_ready()
    await log.close()


# Conflicts.


async def test_a_second_event_of_the_same_number_is_a_conflict(log: EventLog) -> None:
    await log.append("kx7f2m", happened(1, "first"))
    with pytest.raises(ConflictError):
        await log.append("kx7f2m", happened(1, "second"))
    assert await log.read("kx7f2m") == [happened(1, "first")]


async def test_the_same_event_is_not_appended_twice(log: EventLog) -> None:
    await log.append("kx7f2m", happened(1))
    with pytest.raises(ConflictError):
        await log.append("kx7f2m", happened(1))


@pytest.mark.parametrize("first", [1, 2, 5])
@pytest.mark.parametrize("more", [0, 1, 2, 4])
async def test_a_conflicting_append_stores_nothing(log: EventLog, first: int, more: int) -> None:
    there = [happened(1), happened(2, last=4), happened(5, last=6)]
    for each in there:
        await log.append("kx7f2m", each, card("kx7f2m", free_seats=2))
    with pytest.raises(ConflictError):  # appends begin after a complete append
        await log.append(
            "kx7f2m", happened(first, "late", last=first + more), card("kx7f2m", free_seats=1)
        )
    assert await log.read("kx7f2m") == there
    assert await log.listed(10) == [card("kx7f2m", free_seats=2)]


async def test_a_table_is_made_once(log: EventLog) -> None:
    await log.append("kx7f2m", happened(1), card("kx7f2m", listed=False))
    with pytest.raises(ConflictError):
        await log.append("kx7f2m", happened(1), card("kx7f2m", made_at=2_000))
    assert await log.listed(10) == []


async def test_after_a_conflict_the_table_continues(log: EventLog) -> None:
    await log.append("kx7f2m", happened(1))
    with pytest.raises(ConflictError):
        await log.append("kx7f2m", happened(1, "late"))
    await log.append("kx7f2m", happened(2))
    assert await log.read("kx7f2m") == [happened(1), happened(2)]


# Simultaneous appends.


async def test_simultaneous_appends_of_many_tables_are_stored_in_order(log: EventLog) -> None:
    codes = [f"table{number}" for number in range(60)]
    appends = [happened(number, last=number + 2) for number in range(1, 16, 3)]

    async def play(code: str) -> None:
        for number, each in enumerate(appends):
            await log.append(code, each, card(code, free_seats=number))

    await asyncio.gather(*[play(code) for code in codes])
    for code in codes:
        assert await log.read(code) == appends
    assert {each.free_seats for each in await log.listed(100)} == {4}


async def test_simultaneous_appends_share_a_commit(
    log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits = count_commits(monkeypatch)
    said = await append_all(log, *[(f"table{number}", happened(1)) for number in range(200)])
    assert said == [None] * 200
    assert commits() <= 2


async def test_appends_without_a_pause_share_a_commit(
    log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_log, "_MOST_SECONDS", PATIENCE)
    commits = count_commits(monkeypatch)
    waiting = []
    for number in range(50):
        waiting.append(asyncio.create_task(log.append(f"table{number}", happened(1))))
        await run_other_tasks()
    await asyncio.gather(*waiting)
    assert commits() == 1


async def test_gathering_appends_is_limited_in_time(log: SqlEventLog) -> None:
    first = asyncio.create_task(log.append("kx7f2m", happened(1)))
    others: list[asyncio.Task[None]] = []
    while not first.done():  # endless if gathering lasted until no append arrives
        others.append(asyncio.create_task(log.append(f"table{len(others)}", happened(1))))
        await run_other_tasks()
    await asyncio.gather(first, *others)
    assert await log.read("kx7f2m") == [happened(1)]


@pytest.mark.parametrize("late", [{0}, {31}, {63}, {5, 6, 40}, set(range(64))])
async def test_a_late_append_does_not_affect_others(
    log: SqlEventLog, late: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    await append_all(log, *[(f"table{number}", happened(1, "first")) for number in late])
    tries = count_commits(monkeypatch)
    said = await append_all(
        log, *[(f"table{number}", happened(1, "second")) for number in range(64)]
    )
    assert {number for number in range(64) if isinstance(said[number], ConflictError)} == late
    assert [each for each in said if each is not None and not isinstance(each, ConflictError)] == []
    assert tries() <= 13 * len(late)
    for number in range(64):
        assert await log.read(f"table{number}") == [
            happened(1, "first" if number in late else "second")
        ]


async def test_of_two_simultaneous_appends_with_one_number_the_first_is_stored(
    log: EventLog,
) -> None:
    said = await append_all(
        log,
        ("kx7f2m", happened(1, "first")),
        ("kx7f2m", happened(1, "second", last=2)),
        ("others", happened(1)),
    )
    assert said[0] is None
    assert isinstance(said[1], ConflictError)
    assert said[2] is None
    assert await log.read("kx7f2m") == [happened(1, "first")]


async def test_an_invalid_append_does_not_affect_others(log: EventLog) -> None:
    impossible = Kept(1, 1, 1, cast("str", object()))
    said = await append_all(
        log, ("before", happened(1)), ("broken", impossible), ("behind", happened(1))
    )
    assert said[0] is None
    assert isinstance(said[1], Exception)
    assert not isinstance(said[1], ConflictError)
    assert said[2] is None
    assert await log.read("before") == await log.read("behind") == [happened(1)]
    assert await log.read("broken") == []
    await log.append("broken", happened(1))


async def test_a_cancelled_append_does_no_harm(log: EventLog) -> None:
    gone = asyncio.create_task(log.append("kx7f2m", happened(1)))
    stays = asyncio.create_task(log.append("others", happened(1)))
    await run_other_tasks()
    gone.cancel()
    await stays
    assert gone.cancelled()
    await log.append("others", happened(2))
    assert await log.read("others") == [happened(1), happened(2)]


# Two processes.


async def test_two_processes_never_store_two_events_with_one_number(
    log: EventLog, other_log: EventLog
) -> None:
    async def play(mine: EventLog, code: str, says: str) -> list[Kept]:
        kept: list[Kept] = []
        while len(kept) < 15:
            first = await next_sequence(mine, code)
            mine_now = happened(first, says, last=first + len(kept) % 3)
            try:
                await mine.append(code, mine_now, card(code, free_seats=first))
            except ConflictError:
                continue
            kept.append(mine_now)
        return kept

    codes = ["aaaaaa", "bbbbbb", "cccccc"]
    players = [
        (each, code, says) for code in codes for each, says in ((log, "here"), (other_log, "there"))
    ]
    kept = await asyncio.gather(*[play(*player) for player in players])
    for number, code in enumerate(codes):
        told = sorted(kept[2 * number] + kept[2 * number + 1])
        assert numbers(told) == list(range(1, told[-1].last + 1))
        assert await log.read(code) == await other_log.read(code) == told


async def test_a_process_reads_the_events_of_another(log: EventLog, other_log: EventLog) -> None:
    for number in range(1, 20, 2):
        await log.append("kx7f2m", happened(number, "here"))
        await other_log.append("kx7f2m", happened(number + 1, "there"))
        assert await log.read("kx7f2m", number) == [happened(number + 1, "there")]


async def test_processes_with_the_same_tables_do_not_deadlock(
    migrated_postgres_database: str,
) -> None:
    deadlocks = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    before = await ask(migrated_postgres_database, deadlocks)
    logs = open_log(migrated_postgres_database), open_log(migrated_postgres_database)
    codes = [f"table{number}" for number in range(40)]

    async def offer(log: EventLog, codes: Sequence[str], number: int) -> None:
        offers = [log.append(code, happened(number), card(code)) for code in codes]
        said = await asyncio.gather(*offers, return_exceptions=True)
        assert [
            each for each in said if each is not None and not isinstance(each, ConflictError)
        ] == []

    for number in range(1, 11):
        await asyncio.gather(offer(logs[0], codes, number), offer(logs[1], codes[::-1], number))
    for log in logs:
        await log.close()
    assert await ask(migrated_postgres_database, "SELECT sum(sequence) FROM events") == 55 * 40
    assert await ask(migrated_postgres_database, deadlocks) == before


# The cards of open tables.


async def test_open_tables_are_listed_the_newest_first(log: EventLog) -> None:
    for code, made_at in (("older", 1_000), ("newest", 3_000), ("middle", 2_000)):
        await log.append(code, happened(1), card(code, made_at))
    newest, middle, older = card("newest", 3_000), card("middle", 2_000), card("older", 1_000)
    assert await log.listed(10) == [newest, middle, older]
    assert await log.listed(2) == [newest, middle]


async def test_a_table_is_listed_as_it_is_now(log: EventLog) -> None:
    await log.append("kx7f2m", happened(1), card("kx7f2m", free_seats=2))
    await log.append("kx7f2m", happened(2), card("kx7f2m", free_seats=1))
    await log.append("kx7f2m", happened(3))
    assert await log.listed(10) == [card("kx7f2m", free_seats=1)]
    await log.append("kx7f2m", happened(4), card("kx7f2m", listed=False))
    assert await log.listed(10) == []
    await log.append("kx7f2m", happened(5), card("kx7f2m", listed=True))
    assert await log.listed(10) == [card("kx7f2m")]


async def test_a_table_without_a_card_is_not_listed(log: EventLog) -> None:
    await log.append("kx7f2m", happened(1))
    await log.append("secret", happened(1), card("secret", listed=False))
    assert await log.listed(10) == []


# Forgetting.


async def test_only_inactive_tables_are_forgotten(log: EventLog) -> None:
    await log.append("old", happened(1, at=100), card("old"))
    await log.append("old", happened(2, at=499, last=3))
    await log.append("hidden", happened(1, at=100), card("hidden", listed=False))
    await log.append("young", happened(1, at=500), card("young"))
    await log.append("alive", happened(1, at=100), card("alive"))
    await log.append("alive", happened(2, at=900))
    assert await log.forget(500) == 2
    assert await log.read("old") == []
    assert await log.read("hidden") == []
    assert await log.read("young") == [happened(1, at=500)]
    assert await log.read("alive") == [happened(1, at=100), happened(2, at=900)]
    assert {each.code for each in await log.listed(10)} == {"young", "alive"}
    assert await log.forget(500) == 0
    await log.append("old", happened(1), card("old"))


async def test_a_table_that_continues_during_its_removal_stays(
    log: SqlEventLog, database: str
) -> None:
    await log.append("sleepy", happened(1, at=100), card("sleepy"))
    await log.append("old", happened(1, at=100), card("old"))
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        wakes = {"code": "sleepy", "sequence": 2, "last": 2, "at": 900, "body": "{}"}
        await insert_events(connection, [wakes])
        forgetting = asyncio.create_task(log.forget(500))
        if engine.dialect.name == "postgresql":
            waiting = "SELECT count(*) > 0 FROM pg_locks WHERE NOT granted"
            await eventually(lambda: ask(database, waiting))
    await engine.dispose()
    assert await forgetting == 1
    assert await log.read("sleepy") == [happened(1, at=100), Kept(2, 2, 900, "{}")]
    assert {each.code for each in await log.listed(10)} == {"sleepy"}


# Closing.


async def test_closing_finishes_pending_appends(database: str) -> None:
    for steps in range(6):
        log = open_log(database)
        codes = [f"{steps}-{number}" for number in range(20)]
        appends = [asyncio.create_task(log.append(code, happened(1))) for code in codes]
        await run_other_tasks(steps)
        more = asyncio.create_task(log.append(f"{steps}-more", happened(1)))
        await run_other_tasks()
        await log.close()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*appends, more)
        again = open_log(database)
        for code in [*codes, f"{steps}-more"]:
            assert await again.read(code) == [happened(1)]
        await again.close()


async def test_a_closed_log_refuses_appends(database: str) -> None:
    log = open_log(database)
    await log.append("kx7f2m", happened(1))
    await log.close()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(LogUnavailableError):
            await log.append("kx7f2m", happened(2))
    await log.close()


# A database that becomes unavailable.


@pytest.mark.parametrize("number", [1, 5])
async def test_a_commit_whose_answer_is_lost_is_not_taken_for_a_conflict(
    log: SqlEventLog, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_log, "_PAUSE", 0.001)
    lost = 0

    async def keep_and_lose(keep: Keep) -> None:
        nonlocal lost
        await keep()
        if not lost:
            lost += 1
            raise LogUnavailableError("the answer is lost")

    around_commits(monkeypatch, keep_and_lose)
    kept = happened(1, last=2)
    said = await append_all(log, *[(f"table{each}", kept) for each in range(number)])
    assert lost == 1
    assert said == [None] * number
    for each in range(number):
        assert await log.read(f"table{each}") == [kept]


@pytest.mark.parametrize(
    "faster", [happened(1, "first"), happened(1), happened(1, last=3), happened(1, at=999, last=2)]
)
async def test_a_real_conflict_is_distinguished_from_a_lost_answer(
    log: SqlEventLog, faster: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_log, "_PAUSE", 0.001)
    await log.append("taken", faster)
    lost = 0

    async def lose_and_keep(keep: Keep) -> None:
        nonlocal lost
        if not lost:
            lost += 1
            raise LogUnavailableError("it never came there")
        await keep()

    around_commits(monkeypatch, lose_and_keep)
    said = await append_all(log, ("taken", happened(1, last=2)), ("free", happened(1)))
    assert isinstance(said[0], ConflictError)
    assert said[1] is None
    assert await log.read("taken") == [faster]


@pytest.mark.parametrize("pause", [0.2, 0.002], ids=["patient", "impatient"])
async def test_confirmed_events_survive_a_crash_of_the_database(
    postgres_server: Postgres,
    postgres_log: SqlEventLog,
    pause: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sql_log, "_PAUSE", pause)
    log = postgres_log
    kept: dict[str, list[Kept]] = {f"table{number}": [] for number in range(20)}
    unsure: dict[str, list[Kept]] = {code: [] for code in kept}
    is_over = asyncio.Event()

    async def play(code: str) -> None:
        while not is_over.is_set():
            first = await next_sequence_when_it_answers(log, code)
            now = happened(first, f"try-{len(unsure[code])}", last=first + 1)
            try:
                await log.append(code, now)
            except LogUnavailableError:
                unsure[code].append(now)
            else:
                kept[code].append(now)

    async def go_on() -> None:
        """Wait until every table has more stored events."""
        before = {code: len(appends) for code, appends in kept.items()}
        await eventually(lambda: all(len(kept[code]) > number for code, number in before.items()))

    async with asyncio.TaskGroup() as players:
        for code in kept:
            players.create_task(play(code))
        for _ in range(3):
            await go_on()
            await asyncio.to_thread(postgres_server.stop)
            await asyncio.to_thread(postgres_server.start)
        await go_on()
        is_over.set()

    for code, told in kept.items():
        there = await log.read(code)
        assert numbers(there) == list(range(1, there[-1].last + 1))
        assert set(told) <= set(there)
        assert set(there) <= set(told) | set(unsure[code])


async def test_a_log_reports_a_missing_database_and_reconnects(
    postgres_server: Postgres, postgres_log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_log, "_PAUSE", 0.001)
    log = postgres_log
    await log.append("kx7f2m", happened(1), card("kx7f2m"))
    await asyncio.to_thread(postgres_server.stop)
    with pytest.raises(LogUnavailableError):
        await log.append("kx7f2m", happened(2))
    with pytest.raises(LogUnavailableError):
        await log.read("kx7f2m")
    with pytest.raises(LogUnavailableError):
        await log.listed(10)
    with pytest.raises(LogUnavailableError):
        await log.forget(500)
    assert not await log.is_ready()

    await asyncio.to_thread(postgres_server.start)
    await eventually(log.is_ready)
    await log.append("kx7f2m", happened(2))
    assert await log.read("kx7f2m") == [happened(1), happened(2)]
    assert await log.listed(10) == [card("kx7f2m")]


async def test_an_append_is_retried_until_the_database_is_back(
    postgres_server: Postgres, postgres_log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_log, "_TRIES", MANY)  # a busy machine needs more retries
    await postgres_log.append("kx7f2m", happened(1))
    await asyncio.to_thread(postgres_server.stop)
    appends = [
        asyncio.create_task(postgres_log.append(code, happened(2))) for code in ("kx7f2m", "others")
    ]
    await asyncio.to_thread(postgres_server.start)
    await asyncio.gather(*appends)
    assert await postgres_log.read("kx7f2m", 1) == [happened(2)]
    assert await postgres_log.read("others") == [happened(2)]


class Line:
    """A network connection to a database that can stall: open, but data arrives later."""

    def __init__(self, database: str) -> None:
        self._url = make_url(database)
        self._ends: list[asyncio.StreamWriter] = []
        self.is_alive = asyncio.Event()
        self.is_alive.set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """Open it, and return the database URL through it."""
        server = await asyncio.start_server(self._join, "127.0.0.1")
        port = server.sockets[0].getsockname()[1]
        yield self._url.set(port=port).render_as_string(hide_password=False)
        server.close()
        for end in self._ends:
            end.close()
        for end in self._ends:
            with suppress(OSError):
                await end.wait_closed()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._url.port)
        self._ends += [writer, other_writer]
        await asyncio.gather(self._carry(reader, other_writer), self._carry(other_reader, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self.is_alive.wait()
                writer.write(data)
        writer.close()


async def test_a_silent_database_times_out(
    migrated_postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_log, "_TRIES", MANY)
    line = Line(migrated_postgres_database)
    patient = open_log(migrated_postgres_database)
    async with line.open() as database:
        with monkeypatch.context() as patch:
            patch.setattr(engine_module, "_TIMEOUTS", {"timeout": 1.0, "command_timeout": 1.0})
            log = open_log(database)
        await log.append("kx7f2m", happened(1))
        line.is_alive.clear()
        with monkeypatch.context() as patch:
            patch.setattr(sql_log, "_TRIES", 2)
            with pytest.raises(LogUnavailableError):
                await log.append("kx7f2m", happened(2))
        assert not await log.is_ready()
        line.is_alive.set()
        await eventually(log.is_ready)
        await log.append("kx7f2m", happened(2))
        assert await patient.read("kx7f2m") == [happened(1), happened(2)]
        for each in (log, patient):
            await each.close()


# On the disk.


async def test_sqlite_has_every_commit_on_the_disk(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    await asyncio.to_thread(migrate, database)
    engine = open_engine(database)
    async with engine.connect() as one, engine.connect() as another:
        for connection in (one, another):
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            full = 2
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == full
    await engine.dispose()


def test_sqlite_commits_use_the_same_settings(tmp_path: Path) -> None:
    commits = SqliteCommits(str(tmp_path / "tables.db"))
    connection = commits._connect()
    pragmas = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in PRAGMAS]
    assert pragmas == ["wal", 2, 5000, 2, 4000]
    connection.close()


async def test_postgresql_has_every_commit_on_the_disk(migrated_postgres_database: str) -> None:
    engine = open_engine(migrated_postgres_database)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SHOW synchronous_commit"))).scalar() == "on"
    await engine.dispose()


# Helpers of the tests above.


Keep = Callable[[], Awaitable[None]]
"""The method that commits."""


def around_commits(
    monkeypatch: pytest.MonkeyPatch, around: Callable[[Keep], Awaitable[None]]
) -> None:
    """Run something around every commit from now on, in any database."""

    def wrap(keep: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        return lambda *rows: around(partial(keep, *rows))

    for kind in (EngineCommits, SqliteCommits):
        monkeypatch.setattr(kind, "keep", wrap(kind.keep))


def count_commits(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Count all commits and attempts from now on."""
    times = 0

    async def count(keep: Keep) -> None:
        nonlocal times
        times += 1
        await keep()

    around_commits(monkeypatch, count)
    return lambda: times


async def ask(database: str, question: str) -> Any:
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        answer = (await connection.execute(text(question))).scalar()
    await engine.dispose()
    return answer


async def next_sequence(log: EventLog, code: str) -> int:
    there = await log.read(code)
    return there[-1].last + 1 if there else 1


async def next_sequence_when_it_answers(log: EventLog, code: str) -> int:
    found: list[int] = []

    async def is_found() -> bool:
        with suppress(LogUnavailableError):
            found.append(await next_sequence(log, code))
        return bool(found)

    await eventually(is_found)
    return found[0]


def numbers(appends: Sequence[Kept]) -> list[int]:
    """The sequences of all events, checked against those of their appends."""
    of_appends = [number for each in appends for number in range(each.first, each.last + 1)]
    of_events = [event["sequence"] for each in appends for event in json.loads(f"[{each.body}]")]
    assert of_appends == of_events
    return of_appends
