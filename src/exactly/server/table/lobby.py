"""The live tables of a process: create, find and list them, and drop those without clients."""

import asyncio
import time
from collections.abc import Sequence

from exactly.protocol import SeatComputer, TableOptions, TakeSeat
from exactly.server.broadcast.interface import Notice
from exactly.server.event_log.interface import Card, ConflictError, LogUnavailableError
from exactly.server.operation.clock import now
from exactly.server.table.client import NO_SUCH_TABLE
from exactly.server.table.decide import decide
from exactly.server.table.decision import HOST, Caller, Decision
from exactly.server.table.live_table import LiveTable, TableContext
from exactly.server.table.secrets import new_code, new_secret

__all__ = ["BEAT_EVERY", "SILENT_AFTER", "Lobby", "play_at_once"]

_DAY = 24 * 3_600_000  # milliseconds
BEAT_EVERY, SILENT_AFTER = 3.0, 9.0
"""Seconds between heartbeats of a process, and without one until the process counts as stopped."""


class Lobby:
    """The live tables of this process: creates, loads, finds and drops them."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._tables: dict[str, LiveTable] = {}
        self._heard: dict[str, float] = {}
        """The time of the last notice from each other process."""
        self._empty: set[LiveTable] = set()
        """The tables that had no connection at the last check."""
        self._behind: set[LiveTable] = set()
        """The tables whose new events are still to be read, because the log did not answer."""
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    @property
    def tables(self) -> int:
        """The number of live tables in this process."""
        return len(self._tables)

    @property
    def clients(self) -> int:
        """The number of clients connected to this process."""
        return sum(len(live.clients) for live in self._tables.values())

    async def make(self, options: TableOptions) -> tuple[LiveTable, str]:
        """Create a table, and return it with the secret of its host."""
        secret = new_secret()
        while True:
            live = LiveTable(self._context)
            code = new_code()
            try:
                await live.begin(code, options, secret)
            except ConflictError:  # the code is taken
                continue
            self._tables[code] = live
            self._context.metrics.tables_made.add()
            return live, secret

    async def find(self, code: str) -> LiveTable | None:
        """Return the table of this code, loaded from the log if necessary; None if unknown."""
        live = self._tables.get(code)
        if live is not None:
            return live
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable | None:
        live = LiveTable(self._context)
        if not await live.load(code):
            return None
        self._tables[code] = live
        live.send_presence(asks=True)
        live.wake_computers()
        return live

    def _drop_empty(self) -> None:
        """Drop tables that have no connection now and had none at the last check."""
        empty = {live for live in self._tables.values() if not live.visits}
        for live in empty & self._empty:
            self.drop(live)
        self._empty = empty

    def drop(self, live: LiveTable) -> None:
        """Drop a table without connections from memory; the log still has it.

        It stays while a computer player has to act or a change is pending: otherwise two copies of
        it could exist.
        """
        code = live.table.code
        is_empty = not live.visits and live.computer_to_act is None and not live.is_busy
        if is_empty and self._tables.get(code) is live:
            del self._tables[code]

    def drop_old(self, before: int) -> None:
        """Drop tables without an event since `before`, and disconnect their clients.

        The log is about to delete these tables.
        """
        old = [live for live in self._tables.values() if live.table.changed_at < before]
        for live in old:
            del self._tables[live.table.code]
            for client in live.clients:
                client.leave(NO_SUCH_TABLE)

    async def listed(self, most: int = 100) -> list[Card]:
        """Return up to `most` open tables of all processes, none of them older than a day."""
        begin = now() - _DAY
        return [card for card in await self._context.log.listed(most) if card.made_at > begin]

    async def reconnected(self) -> None:
        """Ask who is connected to other processes, and read new events: notices may be lost."""
        for live in self._tables.values():
            live.send_presence(asks=True)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Read new events of every table from the log, because notices may have been lost."""
        self._behind = set(self._tables.values())
        await self.catch_up_if_behind()

    async def catch_up_if_behind(self) -> None:
        """Read new events of the tables for which the log did not answer before."""
        behind, self._behind = self._behind, set()
        for live in behind:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveTable, sequence: int | None = None) -> None:
        try:
            await live.catch_up(sequence)
        except LogUnavailableError:
            self._behind.add(live)

    async def beat(self) -> None:
        """Send a heartbeat, drop empty tables, and forget processes that are silent."""
        self._context.broadcast.send(Notice(code="", sequence=0))
        self._drop_empty()
        silent = time.monotonic() - SILENT_AFTER
        for sender in [each for each, heard in self._heard.items() if heard < silent]:
            del self._heard[sender]
            for live in self._tables.values():
                live.forget_process(sender)

    async def notified(self, sender: str, notice: Notice) -> None:
        """Process a notice from another process."""
        is_new = sender not in self._heard
        self._heard[sender] = time.monotonic()
        if is_new:  # or silent for so long that it was forgotten
            for each in self._tables.values():
                each.send_presence(asks=True)
        live = self._tables.get(notice.code)
        if live is None:
            return
        if notice.sequence:
            await self._catch_up(live, notice.sequence)
        else:
            live.presence_received(sender, notice)


async def play_at_once(live: LiveTable, name: str, players: Sequence[str], seat: int = 1) -> None:
    """Seat the host and the computer players, and start the game."""

    def begin(decision: Decision) -> None:
        host = Caller(HOST)
        decide(decision, TakeSeat(seat=seat, name=name), host)
        others = (each for each in range(1, len(players) + 2) if each != seat)
        for other, player in zip(others, players, strict=True):
            decide(decision, SeatComputer(seat=other, player=player), host)
        decision.start()

    await live.act(begin)
