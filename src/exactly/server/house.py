"""All parts of a running server, put together from its settings, and taken apart at the end."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

from fastapi import Request

from exactly.server.broadcast import Broadcast, LocalBroadcast
from exactly.server.clock import now
from exactly.server.computers import Computers
from exactly.server.config import Config
from exactly.server.event_log import EventLog
from exactly.server.event_log_sql import open_log
from exactly.server.limits import Places, Rates
from exactly.server.live_table import Surroundings
from exactly.server.lobby import BEAT_EVERY, Lobby
from exactly.server.metrics import Metrics
from exactly.server.migrate import migrate
from exactly.server.processes import all_cores_but_one
from exactly.server.pulse import FEEL_EVERY, Pulse

__all__ = ["House", "house_of", "keep_house"]

T = TypeVar("T")
_logger = logging.getLogger(__name__)
_DAY = 24 * 3_600_000


@dataclass(frozen=True)
class House:
    """What every request may need."""

    config: Config
    log: EventLog
    broadcast: Broadcast
    computers: Computers
    lobby: Lobby
    threads: ThreadPoolExecutor
    metrics: Metrics
    pulse: Pulse
    guests: Places
    """How many connections each address has."""
    makers: Rates
    """How fast each address makes tables."""
    hosts: Rates
    """How fast each address makes tables that are listed."""

    async def beside(self, work: Callable[..., T], *arguments: object) -> T:
        """Do some work beside the loop that serves the tables."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, work, *arguments)

    async def make_up_for_notices(self) -> None:
        """Read on at every table, as long as other processes cannot tell what happens there."""
        if await self.broadcast.is_ready():
            await self.lobby.catch_up_if_behind()
        else:
            await self.lobby.catch_up()

    async def clean(self) -> int:
        """Remove tables that were left long ago."""
        before = now() - self.config.keep_days * _DAY
        self.lobby.let_go_of_old(before)
        return await self.log.forget(before)


def house_of(request: Request) -> House:
    """Return the house that serves a request."""
    house: House = request.app.state.house
    return house


@asynccontextmanager
async def keep_house(config: Config) -> AsyncIterator[House]:
    """Open the house, and close it in good order."""
    if config.migrates:
        await asyncio.to_thread(migrate, config.database)
    threads = ThreadPoolExecutor(config.threads, thread_name_prefix="thinking")
    metrics = Metrics(tables=lambda: lobby.tables, guests=lambda: lobby.guests)
    log = open_log(config.database, metrics.committed)
    broadcast = _broadcast(config)
    computers = Computers(
        config.solutions, threads, config.pace, config.thinkers or all_cores_but_one()
    )
    lobby = Lobby(Surroundings(log, broadcast, computers.to_move, metrics))
    guests = Places(config.guests_an_address)
    makers = Rates(config.tables_a_minute / 60, burst=config.tables_a_minute)
    hosts = Rates(config.open_tables_an_hour / 3600, burst=config.open_tables_an_hour)
    pulse = Pulse()
    house = House(
        config, log, broadcast, computers, lobby, threads, metrics, pulse, guests, makers, hosts
    )
    await broadcast.start(lobby.notified, lobby.catch_up)
    chores = [
        asyncio.create_task(_every(3600, house.clean)),
        asyncio.create_task(_every(BEAT_EVERY, lobby.beat)),
        asyncio.create_task(_every(1, house.make_up_for_notices)),
        asyncio.create_task(_every(FEEL_EVERY, pulse.feel)),
    ]
    try:
        yield house
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await computers.close()
        await broadcast.close()
        await log.close()
        threads.shutdown(wait=False, cancel_futures=True)


def _broadcast(config: Config) -> Broadcast:
    if config.broadcast is None:
        return LocalBroadcast()
    from exactly.server.broadcast_redis import RedisBroadcast  # noqa: PLC0415  # an extra's

    return RedisBroadcast(config.broadcast)


async def _every(seconds: float, chore: Callable[[], Awaitable[object]]) -> None:
    while True:
        try:
            await chore()
        except Exception:
            _logger.exception("chore-failed")
        await asyncio.sleep(seconds)
