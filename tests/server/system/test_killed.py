"""A killed server loses no event that a client has received; `KILLS=100` kills more often."""

import asyncio
import json
import os
from collections.abc import Iterable
from pathlib import Path
from random import Random

from exactly.records import parse_record, verify
from exactly.server.event_log.sql_log import open_log
from support.wire import Guest, Player, Server, begin_game, download_record, eventually

KILLS = int(os.environ.get("KILLS", "4"))
TABLES = 12


async def kill_repeatedly(server: Server, kills: int) -> None:
    """Kill a server under load, and check that every game is finished and nothing is lost."""
    random, killed, finished = Random(7), 0, 0
    while killed < kills:
        tables = [await begin_game(server.address, throw="auto") for _ in range(TABLES)]
        players = [player for table in tables for player in table]
        playing = [asyncio.create_task(player.play()) for player in players]
        while killed < kills and not all(task.done() for task in playing):
            await receive_more(players, playing, random.randrange(400))
            await asyncio.to_thread(server.kill)
            killed += 1
            await asyncio.to_thread(server.start)
        await asyncio.gather(*playing)
        for table in tables:
            await check(server, table)
            finished += 1
    assert finished


async def receive_more(
    players: list[Player], playing: list[asyncio.Task[None]], events: int
) -> None:
    """Wait until the players have received `events` more events, or the games are over."""

    def shown() -> int:
        return sum(len(player.guest.shown) for player in players)

    enough = shown() + events
    await eventually(lambda: shown() >= enough or all(task.done() for task in playing))


async def check(server: Server, table: list[Player]) -> None:
    """Check that all sent events are stored once, and that the game record verifies."""
    code = table[0].guest.code
    log = open_log(server.database)
    events = [event for each in await log.read(code) for event in json.loads(f"[{each.body}]")]
    await log.close()
    kept = {event["sequence"]: event for event in events}
    assert [event["sequence"] for event in events] == list(range(1, len(kept) + 1))
    for guest in guests_of(table):
        for sequence, shown in guest.shown.items():
            assert kept[sequence] == json.loads(shown)
        await guest.go()
    record = parse_record(await download_record(server.address, code))
    assert record.winner is not None
    assert verify(record) == ()


def guests_of(table: Iterable[Player]) -> list[Guest]:
    return [player.guest for player in table]


async def test_events_that_were_sent_are_stored(tmp_path: Path, empty_database: str) -> None:
    server = Server(empty_database, tmp_path).start()
    try:
        await kill_repeatedly(server, KILLS)
    finally:
        server.stop()
