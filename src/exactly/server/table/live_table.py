"""A live table: one that clients of this process are connected to. Commands in, events out.

Append first, then broadcast: no client is shown what the log has not kept. One command at a time is
decided at a table; if another process was faster, the log says so, and what was missed is read.

Nearly always a command finds the table free and in order, and all it waits for is the log. That way
is made of plain calls; every other is a task.
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
_MOST_MISSED = 1000  # events; who has missed more is shown the table instead
_MANY = 2_000  # appends that take about as long to go through as a guest may notice
_PLAYING = Phase.PLAYING  # asked for at every move


class TableContext(NamedTuple):
    """What tables stand in, the same for all of them."""

    log: EventLog
    broadcast: Broadcast
    to_move: "Callable[[LiveTable], None]"
    """Called when a computer player is to act at a table."""
    metrics: Metrics


class LiveTable:
    """A table with its clients."""

    __slots__ = (
        "_broadcast",
        "_is_spoilt",
        "_lock",
        "_log",
        "_metrics",
        "_presence",
        "_shown",
        "_tasks",
        "_to_move",
        "clients",
        "table",
        "visits",
    )

    def __init__(self, around: TableContext) -> None:
        self.table = Table()
        self.clients: set[Client] = set()
        self.visits = 0
        """How many connections lead here, those included that have not said who they are."""
        self._log = around.log
        self._broadcast = around.broadcast
        self._to_move = around.to_move
        self._metrics = around.metrics
        self._lock = FastLock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._presence = TablePresence(self.clients)
        self._shown = 0
        """The last event that guests here were shown."""
        self._is_spoilt = False
        """Whether the table is ahead of the log, because the log did not answer."""

    # Coming and going.

    async def begin(self, code: str, options: TableOptions, secret: str) -> None:
        """Make the table for the host with this secret; raises ConflictError if code is taken."""
        entry = make_table(code, options, secret, now())
        self.table.take(entry)
        await self._happen([entry])

    async def load(self, code: str) -> bool:
        """Take the table up from the log; say whether there is one."""
        kept = await self._log.read(code)
        await _beside(len(kept), take_all, self.table, kept)
        self._shown = self.table.sequence
        self._presence.all_away(self.table.holders, now())
        return bool(kept)

    async def welcome(self, client: Client, hello: Hello) -> None:
        """Let a guest come in, and show what there is to see."""
        async with self._lock:
            await self._mend()
            table = self.table
            holder = None
            if hello.secret is not None:
                holder = table.holder_of(hash_secret(hello.secret))
                if holder is None:
                    raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
            if hello.after is None or not 0 <= table.sequence - hello.after <= _MOST_MISSED:
                shown = self._whole(holder)
            else:
                shown = self._happened(_bodies(await self._log.read(table.code, hello.after)))
            # Only now: should the log not answer, the guest may say hello again.
            client.caller.holder = holder
            client.has_said_hello = True
            client.show(as_frame(shown))
            self.clients.add(client)
        self._presence_changed()

    def farewell(self, client: Client) -> None:
        """Let a guest go."""
        self.clients.discard(client)
        if client.caller.holder is not None:
            self._presence_changed()

    async def look(self, read: Callable[[Table], T]) -> T:
        """Read something off the table as the log has it, and not as it may be soon."""
        async with self._lock:
            await self._mend()
            return read(self.table)

    async def record_of(self, game: int | None = None) -> Record | None:
        """Return the record of a game here, by its number or the last; None if there is none."""
        if game is None:
            return await self.look(lambda table: None if table.game is None else table.record())
        kept = await self._log.read(self.table.code)
        return await _beside(len(kept), record_in, kept, game)

    @property
    def is_busy(self) -> bool:
        """Whether something is under way that is not kept yet."""
        return self._lock.is_taken

    def is_connected(self, holder: int) -> bool:
        """Return whether a holder is connected to the table, through any process."""
        return self._presence.is_connected(holder)

    def _presence_changed(self) -> None:
        self.send_presence()
        self._tell_presence()

    def send_presence(self, *, asks: bool = False) -> None:
        """Let other processes know which holders are connected here, and ask for theirs."""
        here = tuple(self._presence.here())
        self._broadcast.send(Notice(self.table.code, 0, here, asks))

    def _tell_presence(self) -> None:
        presence = self._presence.update(self.table.holders, now())
        self._show(presence.model_dump_json())

    # Commands.

    def carry_out(self, client: Client, command: Command, done: Done) -> None:
        """Do what a guest asks for, show everybody what came of it, and then call `done`."""
        if self._is_spoilt or not self._lock.take_if_free():
            self._start(self._carry_out(client, command), done)
            return
        try:
            entries = self._decide(command, client.caller)
        except CommandRefusedError as refused:
            self._lock.release()
            if refused.code is not RefusalCode.STALE:
                done(refused)
            else:  # the guest is to be told what it missed
                self._start(self._carry_out(client, command), done)
            return
        except BaseException:
            self._lock.release()
            raise
        self._keep(entries, partial(self._carried_out, client, command, done))

    def _decide(self, command: Command, caller: Caller) -> list[Entry]:
        """Return what a command leads to; it has happened to the table then."""
        try:
            return decide(Decision(self.table, now(), self._presence.away_since), command, caller)
        except CommandRefusedError:  # with nothing changed
            raise
        except BaseException:
            self._is_spoilt = True  # it may have decided half of it
            raise

    def _carried_out(
        self, client: Client, command: Command, done: Done, error: BaseException | None
    ) -> None:
        self._lock.release()
        if error is None:
            if client.caller.new_secret is not None:
                self._tell_seated(client)
            done(None)
            return
        client.caller.is_not_seated()
        if isinstance(error, ConflictError):  # another process was faster
            self._start(self._carry_out(client, command), done)
        else:
            done(error)

    async def _carry_out(self, client: Client, command: Command) -> None:
        """Do what a guest asks for, where something has to be waited for.

        Where another process was faster, a command that does not depend on it is decided again; one
        that does is stale then.
        """
        async with self._lock:
            for again in range(1, _TRIES + 1):
                await self._mend()
                try:
                    await self._happen(self._decide(command, client.caller))
                except CommandRefusedError as refused:
                    if refused.code is not RefusalCode.STALE:
                        raise
                    await self._refuse_stale(client, command)
                except (ConflictError, LogUnavailableError) as error:
                    client.caller.is_not_seated()
                    if again == _TRIES or isinstance(error, LogUnavailableError):
                        raise
                    continue
                break
        self._tell_seated(client)

    def _tell_seated(self, client: Client) -> None:
        """Tell who took a first seat the secret that it belongs to, once."""
        caller = client.caller
        if caller.new_secret is not None:
            secret, caller.new_secret = caller.new_secret, None
            seated = Seated(holder=caller.holder or 0, secret=secret)
            client.show(as_frame(seated.model_dump_json()))
            self._presence_changed()

    def _start(self, work: Coroutine[Any, Any, None], done: Done) -> None:
        """Do something that has to wait, in a task."""

        def finish(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            if not task.cancelled():
                done(task.exception())

        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(finish)

    async def act(self, step: Callable[[Decision], None]) -> None:
        """Let the table itself act, for a computer player or when it is made."""
        async with self._lock:
            await self._mend()
            decision = Decision(self.table, now(), self._presence.away_since)
            self._is_spoilt = True  # should it break off, such as where a player is unknown
            step(decision)
            self._is_spoilt = False
            await self._happen(decision.entries)

    async def catch_up(self, sequence: int | None = None) -> None:
        """Show what happened in another process, up to this event at least, if it is known."""
        async with self._lock:
            await self._mend()
            if sequence is None or sequence > self.table.sequence:
                missed = await self._log.read(self.table.code, self._shown)
                take_all(self.table, missed)
                self._show_kept(missed)

    def heard_of_presence(self, sender: str, notice: Notice) -> None:
        """Note who is connected to another process, and answer with those here if it asks."""
        self._presence.heard(sender, notice.holders)
        self._tell_presence()
        if notice.asks:
            self.send_presence()

    def forget_process(self, sender: str) -> None:
        """Take note that another process is gone, and its guests with it."""
        if self._presence.forget(sender):
            self._tell_presence()

    async def _happen(self, entries: list[Entry]) -> None:
        """Keep events, and then show them; return when that is done."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._keep(entries, partial(settle, future))
        await future

    def _keep(self, entries: list[Entry], done: Done) -> None:
        """Keep events, then show them, and then call `done`."""
        if not entries:
            done(None)
            return
        self._is_spoilt = True
        kept = store(entries)
        types = [event.type for event, _ in entries]
        card = None if CHANGES_CARD.isdisjoint(types) else card_of(self.table)
        # What is to be shown is written now, while all of it is at hand, and sent when it is kept.
        frame = as_frame(self._happened(kept.body))
        told = partial(self._kept, frame, types, done)
        self._log.append_soon(self.table.code, kept, card, told)

    def _kept(
        self, frame: bytes, types: list[str], done: Done, error: BaseException | None
    ) -> None:
        if error is None:
            self._is_spoilt = False
            self._show_now(frame)
            if not self._broadcast.is_alone:
                self._broadcast.send(Notice(self.table.code, self._shown))
            self._metrics.events.add_each(types)
        done(error)

    async def _mend(self) -> None:
        """Take the table up from the log, if what was decided last may have been in vain."""
        if not self._is_spoilt:
            return
        kept = await self._log.read(self.table.code)
        table = Table()
        await _beside(len(kept), take_all, table, kept)
        self.table = table
        self._is_spoilt = False
        self._show_kept([each for each in kept if each.first > self._shown])
        self.wake_computers()  # one may have waited for what did not happen after all

    def _show_kept(self, kept: list[Kept]) -> None:
        """Show guests what the log has; the table has it, too."""
        if not kept:
            return
        self._show_now(as_frame(self._happened(_bodies(kept))))
        # A presence notice can arrive before the event that gave its holder a seat.
        if self._presence.has_changed(self.table.holders):
            self._tell_presence()

    def _show_now(self, frame: bytes) -> None:
        """Show everybody what the log has by now, and let a computer player act if it is to."""
        self._shown = self.table.sequence
        for client in self.clients:
            client.show(frame)
        self.wake_computers()

    def wake_computers(self) -> None:
        """Let a computer player act, if it is to."""
        if self.computer_to_act is not None:
            self._to_move(self)

    @property
    def computer_to_act(self) -> str | None:
        """The computer player whose turn it is."""
        return self.table.computer_to_act

    async def _refuse_stale(self, client: Client, command: Command) -> None:
        seen = min(getattr(command, "sequence", 0), self.table.sequence)
        if self.table.sequence - seen > _MOST_MISSED:
            client.show(as_frame(self._whole(client.caller.holder)))
            seen = self.table.sequence
        missed = await self._log.read(self.table.code, seen)
        events, view = _bodies(missed), view_text(self.table)
        refused = f'"type":"refused","code":"stale","rule":null,"events":[{events}],"view":{view}'
        client.show(as_frame(f"{{{refused}}}"))

    def _whole(self, holder: int | None) -> str:
        return table_view(self.table, holder, self.is_connected, now()).model_dump_json()

    def _happened(self, events: str) -> str:
        return f'{{"type":"events","events":[{events}],"view":{view_text(self.table)}}}'

    def _show(self, message: str) -> None:
        frame = as_frame(message)
        for client in self.clients:
            client.show(frame)


async def _beside(appends: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Go through a log: a long one beside the loop, which has other tables to serve."""
    if appends < _MANY:
        return work(*args, **kwargs)
    return await asyncio.to_thread(work, *args, **kwargs)


def _bodies(kept: Iterable[Kept]) -> str:
    return ",".join([each.body for each in kept])
