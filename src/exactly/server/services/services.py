"""The services of a running server: created from its settings, and closed at the end."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

from fastapi import Request

from exactly.server.broadcast.interface import Broadcast, LocalBroadcast
from exactly.server.event_log.interface import EventLog
from exactly.server.event_log.migrate import migrate
from exactly.server.event_log.sql_log import open_log
from exactly.server.operation.clock import now
from exactly.server.operation.metrics import Metrics
from exactly.server.operation.periodic import every
from exactly.server.operation.rate_limits import ConnectionLimit, RateLimits
from exactly.server.services.config import Config
from exactly.server.table.computer_turns import ComputerTurns
from exactly.server.table.live_table import TableContext
from exactly.server.table.lobby import BEAT_EVERY, Lobby
from exactly.server.workers.analysis import Analysis
from exactly.server.workers.process_pool import all_cores_but_one

__all__ = ["Services", "open_services", "services_of"]

T = TypeVar("T")
_DAY = 24 * 3_600_000


@dataclass(frozen=True)
class Services:
    """The services that all requests of a server share."""

    config: Config
    log: EventLog
    broadcast: Broadcast
    analysis: Analysis
    lobby: Lobby
    threads: ThreadPoolExecutor
    metrics: Metrics
    connections: ConnectionLimit
    """The limit on WebSocket connections per client address."""
    new_tables: RateLimits
    """The rate limit for new tables per client address."""
    new_listed_tables: RateLimits
    """The rate limit for new tables in the public list per client address."""

    async def run_in_thread(self, work: Callable[..., T], *arguments: object) -> T:
        """Run a function in a thread, so that the event loop can go on."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, work, *arguments)

    async def catch_up_without_notices(self) -> None:
        """Read new events from the log: of all tables if Redis is down, else of those behind."""
        if await self.broadcast.is_ready():
            await self.lobby.catch_up_if_behind()
        else:
            await self.lobby.catch_up()

    async def remove_old_tables(self) -> int:
        """Remove tables without an event for `keep_days` days; return how many."""
        before = now() - self.config.keep_days * _DAY
        self.lobby.drop_old(before)
        return await self.log.forget(before)


def services_of(request: Request) -> Services:
    """Return the services of the application that serves a request."""
    services: Services = request.app.state.services
    return services


@asynccontextmanager
async def open_services(config: Config) -> AsyncIterator[Services]:
    """Create the services and yield them; close them at the end of the `with` block."""
    if config.migrates:
        await asyncio.to_thread(migrate, config.database)
    threads = ThreadPoolExecutor(config.threads, thread_name_prefix="computer")
    metrics = Metrics(tables=lambda: lobby.tables, clients=lambda: lobby.clients)
    log = open_log(config.database, metrics.committed)
    broadcast = _broadcast(config)
    analysis = Analysis(config.solutions)
    computers = ComputerTurns(
        analysis, threads, config.pace, config.thinkers or all_cores_but_one()
    )
    lobby = Lobby(TableContext(log, broadcast, computers.to_move, metrics))
    services = Services(
        config=config,
        log=log,
        broadcast=broadcast,
        analysis=analysis,
        lobby=lobby,
        threads=threads,
        metrics=metrics,
        connections=ConnectionLimit(config.guests_an_address),
        new_tables=RateLimits(config.tables_a_minute / 60, burst=config.tables_a_minute),
        new_listed_tables=RateLimits(
            config.open_tables_an_hour / 3600, burst=config.open_tables_an_hour
        ),
    )
    await broadcast.start(lobby.notified, lobby.reconnected)
    tasks = [
        asyncio.create_task(every(3600, services.remove_old_tables)),
        asyncio.create_task(every(BEAT_EVERY, lobby.beat)),
        asyncio.create_task(every(1, services.catch_up_without_notices)),
    ]
    try:
        yield services
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await computers.close()
        await analysis.close()
        await broadcast.close()
        await log.close()
        threads.shutdown(wait=False, cancel_futures=True)


def _broadcast(config: Config) -> Broadcast:
    if config.broadcast is None:
        return LocalBroadcast()
    from exactly.server.broadcast.redis import RedisBroadcast  # noqa: PLC0415  # optional

    return RedisBroadcast(config.broadcast)
