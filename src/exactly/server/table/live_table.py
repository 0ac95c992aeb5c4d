"""A live table: a table in the memory of this process, with the clients connected to it.

Clients get only events that the log has stored. A table decides one command at a time. If another
process has stored events first, the append fails, and the table reads those events.

For nearly every command, the lock is free and the table up to date: it waits only for the log. This
fast path consists of plain function calls; all other cases run in a task.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

from exactly.protocol import (
    Command,
    Hello,
    Phase,
    RefusalCode,
    Seated,
    TableOptions,
)
from exactly.records import Record
from exactly.server.broadcast.interface import Broadcast, Notice
from exactly.server.event_log.interface import (
    ConflictError,
    Done,
    Entry,
    EventLog,
    Kept,
    LogUnavailableError,
    settle,
    store,
)
from exactly.server.operation.clock import now
from exactly.server.operation.metrics import Metrics
from exactly.server.table.client import Client, as_frame
from exactly.server.table.decide import decide
from exactly.server.table.decision import Caller, CommandRefusedError, Decision, make_table
from exactly.server.table.fast_lock import FastLock
from exactly.server.table.presence import TablePresence
from exactly.server.table.secrets import hash_secret
from exactly.server.table.state import Table, record_in, take_all
from exactly.server.table.views import CHANGES_CARD, card_of, table_view, view_text

__all__ = ["LiveTable", "TableContext"]

P = ParamSpec("P")
T = TypeVar("T")

_TRIES = 5
_MOST_MISSED = 1000  # events; a client that missed more gets the whole table
_LONG_LOG = 2_000  # appends; replaying more would block the event loop noticeably
_PLAYING = Phase.PLAYING  # read at every move


class TableContext(NamedTuple):
    """The services that all live tables share."""

    log: EventLog
    broadcast: Broadcast
    to_move: "Callable[[LiveTable], None]"
    """Called when a computer player has to roll or move at a table."""
    metrics: Metrics


class LiveTable:
    """A table in memory, with the clients that are connected to it."""

    __slots__ = (
        "_broadcast",
        "_is_dirty",
        "_last_sent",
        "_lock",
        "_log",
        "_metrics",
        "_presence",
        "_tasks",
        "_to_move",
        "clients",
        "table",
        "visits",
    )

    def __init__(self, context: TableContext) -> None:
        self.table = Table()
        self.clients: set[Client] = set()
        self.visits = 0
        """The number of connections, including those that have not sent `hello` yet."""
        self._log = context.log
        self._broadcast = context.broadcast
        self._to_move = context.to_move
        self._metrics = context.metrics
        self._lock = FastLock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._presence = TablePresence(self.clients)
        self._last_sent = 0
        """The number of the last event that was sent to the clients of this process."""
        self._is_dirty = False
        """Whether the table may be ahead of the log: an append is pending or has failed."""

    # Connections.

    async def begin(self, code: str, options: TableOptions, secret: str) -> None:
        """Create the table with the secret of its host; raises ConflictError if `code` is taken."""
        entry = make_table(code, options, secret, now())
        self.table.take(entry)
        await self._commit([entry])

    async def load(self, code: str) -> bool:
        """Load the table from the log; return whether it exists."""
        kept = await self._log.read(code)
        await _replay(len(kept), take_all, self.table, kept)
        self._last_sent = self.table.sequence
        self._presence.all_away(self.table.holders, now())
        return bool(kept)

    async def welcome(self, client: Client, hello: Hello) -> None:
        """Open the session of a client: send the whole table, or the events that it missed."""
        async with self._lock:
            await self._reload_if_dirty()
            table = self.table
            holder = None
            if hello.secret is not None:
                holder = table.holder_of(hash_secret(hello.secret))
                if holder is None:
                    raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
            if hello.after is None or not 0 <= table.sequence - hello.after <= _MOST_MISSED:
                shown = self._table_message(holder)
            else:
                shown = self._events_message(_bodies(await self._log.read(table.code, hello.after)))
            # Only now: if the log does not answer, the client may send `hello` again.
            client.caller.holder = holder
            client.has_said_hello = True
            client.show(as_frame(shown))
            self.clients.add(client)
        self._presence_changed()

    def farewell(self, client: Client) -> None:
        """Remove a client that has disconnected."""
        self.clients.discard(client)
        if client.caller.holder is not None:
            self._presence_changed()

    async def look(self, read: Callable[[Table], T]) -> T:
        """Wait until no change is pending, and return what `read` returns for the table."""
        async with self._lock:
            await self._reload_if_dirty()
            return read(self.table)

    async def record_of(self, game: int | None = None) -> Record | None:
        """Return the record of the game with this number, or of the last game; None if none."""
        if game is None:
            return await self.look(lambda table: None if table.game is None else table.record())
        kept = await self._log.read(self.table.code)
        return await _replay(len(kept), record_in, kept, game)

    @property
    def is_busy(self) -> bool:
        """Whether a change of the table is in progress."""
        return self._lock.is_taken

    def is_connected(self, holder: int) -> bool:
        """Return whether a holder is connected to the table, through any process."""
        return self._presence.is_connected(holder)

    def _presence_changed(self) -> None:
        self.send_presence()
        self._tell_presence()

    def send_presence(self, *, asks: bool = False) -> None:
        """Tell other processes which holders are connected here; with `asks`, request theirs."""
        here = tuple(self._presence.here())
        self._broadcast.send(Notice(self.table.code, 0, here, asks))

    def _tell_presence(self) -> None:
        presence = self._presence.update(self.table.holders, now())
        self._show(presence.model_dump_json())

    # Commands.

    def carry_out(self, client: Client, command: Command, done: Done) -> None:
        """Carry out a command, send the events to all clients, and then call `done`."""
        if self._is_dirty or not self._lock.take_if_free():
            self._start(self._carry_out(client, command), done)
            return
        try:
            entries = self._decide(command, client.caller)
        except CommandRefusedError as refused:
            self._lock.release()
            if refused.code is not RefusalCode.STALE:
                done(refused)
            else:  # the client gets the events it missed
                self._start(self._carry_out(client, command), done)
            return
        except BaseException:
            self._lock.release()
            raise
        self._keep(entries, partial(self._carried_out, client, command, done))

    def _decide(self, command: Command, caller: Caller) -> list[Entry]:
        """Return the events of a command, after applying them to the table."""
        try:
            return decide(Decision(self.table, now(), self._presence.away_since), command, caller)
        except CommandRefusedError:  # with nothing changed
            raise
        except BaseException:
            self._is_dirty = True  # some events may have been applied
            raise

    def _carried_out(
        self, client: Client, command: Command, done: Done, error: BaseException | None
    ) -> None:
        self._lock.release()
        if error is None:
            if client.caller.new_secret is not None:
                self._send_secret(client)
            done(None)
            return
        client.caller.is_not_seated()
        if isinstance(error, ConflictError):  # another process was faster
            self._start(self._carry_out(client, command), done)
        else:
            done(error)

    async def _carry_out(self, client: Client, command: Command) -> None:
        """Carry out a command on the slow path, which waits for the lock or the log.

        If another process changed the table first, the command is decided again; if its `sequence`
        matters, it is refused as stale.
        """
        async with self._lock:
            for attempt in range(1, _TRIES + 1):
                await self._reload_if_dirty()
                try:
                    await self._commit(self._decide(command, client.caller))
                except CommandRefusedError as refused:
                    if refused.code is not RefusalCode.STALE:
                        raise
                    await self._refuse_stale(client, command)
                except (ConflictError, LogUnavailableError) as error:
                    client.caller.is_not_seated()
                    if attempt == _TRIES or isinstance(error, LogUnavailableError):
                        raise
                    continue
                break
        self._send_secret(client)

    def _send_secret(self, client: Client) -> None:
        """Send a client its secret, once, if it has just taken its first seat."""
        caller = client.caller
        if caller.new_secret is not None:
            secret, caller.new_secret = caller.new_secret, None
            seated = Seated(holder=caller.holder or 0, secret=secret)
            client.show(as_frame(seated.model_dump_json()))
            self._presence_changed()

    def _start(self, work: Coroutine[Any, Any, None], done: Done) -> None:
        """Run a coroutine in a task, then call `done`."""

        def finish(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            if not task.cancelled():
                done(task.exception())

        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(finish)

    async def act(self, step: Callable[[Decision], None]) -> None:
        """Carry out a step that no client sent, such as a roll or move of a computer player."""
        async with self._lock:
            await self._reload_if_dirty()
            decision = Decision(self.table, now(), self._presence.away_since)
            self._is_dirty = True  # in case the step fails, such as for an unknown player
            step(decision)
            self._is_dirty = False
            await self._commit(decision.entries)

    async def catch_up(self, sequence: int | None = None) -> None:
        """Read and send the events of other processes, unless event `sequence` is already here."""
        async with self._lock:
            await self._reload_if_dirty()
            if sequence is None or sequence > self.table.sequence:
                missed = await self._log.read(self.table.code, self._last_sent)
                take_all(self.table, missed)
                self._show_kept(missed)

    def presence_received(self, sender: str, notice: Notice) -> None:
        """Record the holders connected to another process; answer with ours if it asks."""
        self._presence.heard(sender, notice.holders)
        self._tell_presence()
        if notice.asks:
            self.send_presence()

    def forget_process(self, sender: str) -> None:
        """Treat the clients of a process that has stopped as disconnected."""
        if self._presence.forget(sender):
            self._tell_presence()

    async def _commit(self, entries: list[Entry]) -> None:
        """Store events, then send them to all clients; return when that is done."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._keep(entries, partial(settle, future))
        await future

    def _keep(self, entries: list[Entry], done: Done) -> None:
        """Store events, send them to all clients, and then call `done`."""
        if not entries:
            done(None)
            return
        self._is_dirty = True
        kept = store(entries)
        types = [event.type for event, _ in entries]
        card = None if CHANGES_CARD.isdisjoint(types) else card_of(self.table)
        # The frame is written now, while the table is in this state, and sent after the commit.
        frame = as_frame(self._events_message(kept.body))
        stored = partial(self._kept, frame, types, done)
        self._log.append_soon(self.table.code, kept, card, stored)

    def _kept(
        self, frame: bytes, types: list[str], done: Done, error: BaseException | None
    ) -> None:
        if error is None:
            self._is_dirty = False
            self._show_now(frame)
            if not self._broadcast.is_alone:
                self._broadcast.send(Notice(self.table.code, self._last_sent))
            self._metrics.events.add_each(types)
        done(error)

    async def _reload_if_dirty(self) -> None:
        """Reload the table from the log if the last append may have failed."""
        if not self._is_dirty:
            return
        kept = await self._log.read(self.table.code)
        table = Table()
        await _replay(len(kept), take_all, table, kept)
        self.table = table
        self._is_dirty = False
        self._show_kept([each for each in kept if each.first > self._last_sent])
        self.wake_computers()  # one may wait for an event that was not stored

    def _show_kept(self, kept: list[Kept]) -> None:
        """Send stored events, which the table already contains, to all clients."""
        if not kept:
            return
        self._show_now(as_frame(self._events_message(_bodies(kept))))
        # A presence notice can arrive before the event that gave its holder a seat.
        if self._presence.has_changed(self.table.holders):
            self._tell_presence()

    def _show_now(self, frame: bytes) -> None:
        """Send a frame of stored events to all clients; let a computer play if it is its turn."""
        self._last_sent = self.table.sequence
        for client in self.clients:
            client.show(frame)
        self.wake_computers()

    def wake_computers(self) -> None:
        """Start the turn of a computer player if one has to act."""
        if self.computer_to_act is not None:
            self._to_move(self)

    @property
    def computer_to_act(self) -> str | None:
        """The computer player whose turn it is."""
        return self.table.computer_to_act

    async def _refuse_stale(self, client: Client, command: Command) -> None:
        seen = min(getattr(command, "sequence", 0), self.table.sequence)
        if self.table.sequence - seen > _MOST_MISSED:
            client.show(as_frame(self._table_message(client.caller.holder)))
            seen = self.table.sequence
        missed = await self._log.read(self.table.code, seen)
        events, view = _bodies(missed), view_text(self.table)
        refused = f'"type":"refused","code":"stale","rule":null,"events":[{events}],"view":{view}'
        client.show(as_frame(f"{{{refused}}}"))

    def _table_message(self, holder: int | None) -> str:
        return table_view(self.table, holder, self.is_connected, now()).model_dump_json()

    def _events_message(self, events: str) -> str:
        return f'{{"type":"events","events":[{events}],"view":{view_text(self.table)}}}'

    def _show(self, message: str) -> None:
        frame = as_frame(message)
        for client in self.clients:
            client.show(frame)


async def _replay(appends: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run `work`, which replays a log; for a long log in a thread, to keep the event loop free."""
    if appends < _LONG_LOG:
        return work(*args, **kwargs)
    return await asyncio.to_thread(work, *args, **kwargs)


def _bodies(kept: Iterable[Kept]) -> str:
    return ",".join([each.body for each in kept])
