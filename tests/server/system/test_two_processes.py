"""Two processes, PostgreSQL and Redis: any process serves any table, even after failures."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from exactly.records import parse_record, verify
from support.services import Postgres, RedisServer
from support.wire import Guest, Player, Server, begin_game, download_record, eventually

TABLES = 6


@pytest.fixture
def processes(
    tmp_path: Path, postgres_database: str, redis_server: RedisServer
) -> Iterator[tuple[Server, Server]]:
    """Two servers that share a database and a Redis."""
    options = ("--broadcast", redis_server.url)
    both = (
        Server(postgres_database, tmp_path, *options).start(),
        Server(postgres_database, tmp_path, *options).start(),
    )
    yield both
    for server in both:
        assert server.stop() == 0


async def sit_down(processes: tuple[Server, Server]) -> list[Player]:
    """Start a game at a new table, with each client at another process."""
    addresses = [server.address for server in processes]
    return await begin_game(*addresses, throw="auto")


async def finish(processes: tuple[Server, Server], tables: list[list[Player]]) -> None:
    """Check that every game is over, equal for all clients, and verifies."""
    for table in tables:
        record = parse_record(await download_record(processes[0].address, table[0].guest.code))
        assert record.winner is not None
        assert verify(record) == ()
        first, second = (player.guest for player in table)
        await second.until(lambda second=second: second.view["phase"] == "over")  # type: ignore[misc]
        shared = first.shown.keys() & second.shown.keys()
        assert all(first.shown[number] == second.shown[number] for number in shared)
        for guest in (first, second):
            numbers = sorted(guest.shown)
            assert numbers == list(range(numbers[0], numbers[-1] + 1))
            await guest.go()


async def test_clients_of_two_processes_play_together(processes: tuple[Server, Server]) -> None:
    tables = [await sit_down(processes) for _ in range(TABLES)]
    ana = tables[0][0].guest
    await ana.until(lambda: ana.presence.get("connected") == [1, 2])
    await asyncio.gather(*[player.play() for table in tables for player in table])
    await finish(processes, tables)


async def test_both_processes_at_one_table_at_once_never_make_two_events_with_one_number(
    processes: tuple[Server, Server],
) -> None:
    """A second connection of a device, at the other process, sends every move again."""
    table = await sit_down(processes)
    twins = [
        Player(
            Guest(processes[place].address, player.guest.code, player.guest.secret), {seat}, each
        )
        for place, (seat, player, each) in enumerate(
            [(1, table[0], Random(11)), (2, table[1], Random(12))]
        )
    ]
    for twin in twins:
        await twin.guest.come()
    await asyncio.gather(*[player.play() for player in (*table, *twins)])
    refused = [refusal["code"] for each in (*table, *twins) for refusal in each.guest.refusals]
    assert refused
    assert set(refused) <= {"stale", "not-your-turn", "not-now"}
    for twin in twins:
        await twin.guest.go()
    await finish(processes, [table])


async def test_a_reconnecting_player_sees_the_others_connected(
    processes: tuple[Server, Server],
) -> None:
    """The process of the player who left has dropped the table, and must load it again."""
    ana, bo = (player.guest for player in await sit_down(processes))
    for guest in (ana, bo):
        await guest.until(lambda guest=guest: guest.presence.get("connected") == [1, 2])  # type: ignore[misc]
    await ana.go()
    await bo.until(lambda: bo.presence.get("connected") == [2])
    await ana.come()
    await ana.until(lambda: ana.presence.get("connected") == [1, 2])
    await bo.until(lambda: bo.presence.get("connected") == [1, 2])
    for guest in (ana, bo):
        await guest.go()


async def test_processes_reconnect_after_lost_notices(
    processes: tuple[Server, Server], redis_server: RedisServer
) -> None:
    ana, bo = (player.guest for player in await sit_down(processes))
    await ana.until(lambda: ana.presence.get("connected") == [1, 2])
    redis_server.stop()
    await ana.until(lambda: ana.presence.get("connected") == [1])
    await bo.until(lambda: bo.presence.get("connected") == [2])
    redis_server.start()
    await ana.until(lambda: ana.presence.get("connected") == [1, 2])
    await bo.until(lambda: bo.presence.get("connected") == [1, 2])
    for guest in (ana, bo):
        await guest.go()


async def test_games_continue_without_redis_and_after_it(
    processes: tuple[Server, Server], redis_server: RedisServer
) -> None:
    tables = [await sit_down(processes) for _ in range(2)]
    playing = [asyncio.create_task(player.play()) for table in tables for player in table]
    await tables_have_moved(tables, 2)
    redis_server.stop()
    await tables_have_moved(tables, 6)
    redis_server.start()
    await asyncio.gather(*playing)
    await finish(processes, tables)


async def test_games_continue_after_a_restart_of_postgresql(
    processes: tuple[Server, Server], postgres_server: Postgres
) -> None:
    tables = [await sit_down(processes) for _ in range(TABLES)]
    playing = [asyncio.create_task(player.play()) for table in tables for player in table]
    await tables_have_moved(tables, 4)
    await asyncio.to_thread(postgres_server.stop)
    await asyncio.to_thread(postgres_server.start)
    await asyncio.gather(*playing)
    await finish(processes, tables)


async def tables_have_moved(tables: list[list[Player]], times: int) -> None:
    """Wait until every table has `times` more events, or its game is over."""
    before = [table[0].guest.sequence for table in tables]
    await eventually(
        lambda: all(
            table[0].guest.sequence >= begin + times or table[0].guest.view["phase"] == "over"
            for table, begin in zip(tables, before, strict=True)
        )
    )
