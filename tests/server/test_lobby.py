"""Tables of a process: found, and let go in time."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from exactly.protocol import Hello, TableOptions
from exactly.server.broadcast import LocalBroadcast
from exactly.server.clock import now
from exactly.server.event_log_sql import open_log
from exactly.server.guest import NO_SUCH_TABLE, Guest
from exactly.server.live_table import Surroundings
from exactly.server.lobby import Lobby
from exactly.server.metrics import Metrics
from exactly.server.migrate import migrate


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    await asyncio.to_thread(migrate, database)
    log = open_log(database)
    metrics = Metrics(tables=lambda: 0, guests=lambda: 0)
    yield Lobby(Surroundings(log, LocalBroadcast(), lambda _: None, metrics))
    await log.close()


async def test_a_table_that_the_log_forgets_is_let_go_with_its_guests(lobby: Lobby) -> None:
    old, _ = await lobby.make(TableOptions())
    shown: list[bytes] = []
    guest = Guest(shown.append)
    await old.welcome(guest, Hello())
    lobby.let_go_of_old(before=old.table.changed_at)
    assert lobby.tables == 1
    assert not guest.gone.done()
    lobby.let_go_of_old(before=now() + 1)
    assert lobby.tables == 0
    assert guest.gone.result() == NO_SUCH_TABLE


async def test_a_table_is_taken_up_from_the_log_once(lobby: Lobby) -> None:
    made, _ = await lobby.make(TableOptions(seats=3))
    code = made.table.code
    assert await lobby.find(code) is made
    lobby.let_go(made)
    found = await asyncio.gather(*[lobby.find(code) for _ in range(5)])
    assert found[0] is not None
    assert found[0] is not made
    assert found[0].table.options.seats == 3
    assert len(set(map(id, found))) == 1
    assert await lobby.find("zzzzzz") is None
