"""The live tables of a process: found, loaded and dropped."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from exactly.protocol import (
    Command,
    GiveBytes,
    Hello,
    LeaveSeat,
    MakeMove,
    Phase,
    Rolling,
    Start,
    TableOptions,
    TakeSeat,
)
from exactly.server.broadcast.interface import Broadcast, LocalBroadcast, Notice
from exactly.server.event_log.interface import Entry, Kept, LogUnavailableError
from exactly.server.event_log.migrate import migrate
from exactly.server.event_log.sql_log import SqlEventLog, open_log
from exactly.server.operation.clock import now
from exactly.server.operation.metrics import Metrics
from exactly.server.table import computer_turns, live_table
from exactly.server.table import lobby as lobby_module
from exactly.server.table.client import NO_SUCH_TABLE, Client
from exactly.server.table.computer_turns import ComputerTurns
from exactly.server.table.decide import decide
from exactly.server.table.decision import HOST, Caller, Decision
from exactly.server.table.live_table import LiveTable, TableContext
from exactly.server.table.lobby import Lobby, play_at_once
from exactly.server.workers.analysis import Analysis
from support.services import eventually
from support.wire import run_other_tasks


class AwayLog:
    """A log that can be unavailable for a while."""

    def __init__(self, log: SqlEventLog) -> None:
        self._log = log
        self.is_away = False
        self.refused = 0
        """The number of appends while it was unavailable."""
        self._is_held = False
        self._held: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._log, name)

    async def read(self, code: str, after: int = 0) -> list[Kept]:
        if self.is_away:
            raise LogUnavailableError("away")
        return await self._log.read(code, after)

    def append_soon(self, code: str, kept: Any, card: Any, told: Any) -> None:
        if self.is_away:
            self.refused += 1
            told(LogUnavailableError("away"))
        elif self._is_held:
            self._held.append((code, kept, card, told))
        else:
            self._log.append_soon(code, kept, card, told)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Delay all appends until the end of the block."""
        self._is_held = True
        yield
        self._is_held = False
        for append in self._held:
            self._log.append_soon(*append)
        self._held.clear()


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[AwayLog]:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    await asyncio.to_thread(migrate, database)
    log = open_log(database)
    yield AwayLog(log)
    await log.close()


class Sent(LocalBroadcast):
    """A broadcast that records the notices."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    def send(self, notice: Notice) -> None:
        self.notices.append(notice)


def lobby_of(
    log: AwayLog,
    broadcast: Broadcast,
    to_move: Callable[[LiveTable], None] = lambda _: None,
) -> Lobby:
    metrics = Metrics(tables=lambda: 0, clients=lambda: 0)
    return Lobby(TableContext(cast("Any", log), broadcast, to_move, metrics))


@pytest.fixture
def lobby(log: AwayLog) -> Lobby:
    return lobby_of(log, LocalBroadcast())


async def test_a_table_removed_from_the_log_is_dropped_with_its_clients(lobby: Lobby) -> None:
    old, _ = await lobby.make(TableOptions())
    shown: list[bytes] = []
    guest = Client(shown.append)
    await old.welcome(guest, Hello())
    lobby.drop_old(before=old.table.changed_at)
    assert lobby.tables == 1
    assert not guest.gone.done()
    lobby.drop_old(before=now() + 1)
    assert lobby.tables == 0
    assert guest.gone.result() == NO_SUCH_TABLE


async def test_a_table_is_loaded_from_the_log_once(lobby: Lobby) -> None:
    made, _ = await lobby.make(TableOptions(seats=3))
    code = made.table.code
    assert await lobby.find(code) is made
    lobby.drop(made)
    found = await asyncio.gather(*[lobby.find(code) for _ in range(5)])
    assert found[0] is not None
    assert found[0] is not made
    assert found[0].table.options.seats == 3
    assert len(set(map(id, found))) == 1
    assert await lobby.find("zzzzzz") is None


async def test_a_player_whose_presence_is_known_before_the_seat_is_shown_as_connected(
    log: AwayLog,
) -> None:
    """The presence notice of another process arrives before the event that seats its player."""
    here, there = lobby_of(log, Sent()), lobby_of(log, Sent())
    ours, secret = await here.make(TableOptions())
    shown: list[bytes] = []
    await ours.welcome(Client(shown.append), Hello(secret=secret))
    theirs = await there.find(ours.table.code)
    assert theirs is not None
    bo = Client(lambda _: None)
    await theirs.welcome(bo, Hello())
    theirs.carry_out(bo, TakeSeat(seat=2, name="Bo"), lambda _: None)
    await eventually(lambda: not theirs.is_busy)

    ours.presence_received("there", Notice(ours.table.code, 0, (2,)))
    assert json.loads(text_of(shown[-1]))["connected"] == [1]
    await ours.catch_up()
    assert json.loads(text_of(shown[-1]))["connected"] == [1, 2]


async def test_after_lost_notices_a_process_requests_the_presence(log: AwayLog) -> None:
    sent = Sent()
    lobby = lobby_of(log, sent)
    tables = [await lobby.make(TableOptions()) for _ in range(2)]
    sent.notices.clear()
    await lobby.reconnected()
    assert sorted(sent.notices) == sorted(
        Notice(live.table.code, 0, (), asks=True) for live, _ in tables
    )


async def test_a_table_with_a_pending_change_is_not_dropped(lobby: Lobby, log: AwayLog) -> None:
    live, _ = await lobby.make(TableOptions())
    guest = Client(lambda _: None)
    await live.welcome(guest, Hello())
    with log.hold():
        live.carry_out(guest, TakeSeat(seat=1, name="Ana"), lambda _: None)
        lobby.drop(live)
        assert lobby.tables == 1
    await eventually(lambda: not live.is_busy)
    lobby.drop(live)
    assert lobby.tables == 0


async def test_a_table_is_read_without_pending_changes(lobby: Lobby, log: AwayLog) -> None:
    live, _ = await lobby.make(TableOptions())
    guest = Client(lambda _: None)
    await live.welcome(guest, Hello())
    log.is_away = True
    said: list[BaseException | None] = []
    live.carry_out(guest, TakeSeat(seat=1, name="Ana"), said.append)
    assert isinstance(said[0], LogUnavailableError)
    assert guest.caller == Caller()
    with pytest.raises(LogUnavailableError):
        await live.look(lambda table: table.sequence)
    log.is_away = False
    assert await live.look(lambda table: table.seats[0].name) == ""
    with log.hold():
        live.carry_out(guest, TakeSeat(seat=1, name="Ana"), lambda _: None)
        looking = asyncio.create_task(live.look(lambda table: table.sequence))
        await run_other_tasks(20)
        assert not looking.done()
    assert await looking == 2


async def test_a_half_applied_decision_is_undone(
    lobby: Lobby, log: AwayLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def decide_and_fail(decision: Decision, command: Command, caller: Caller) -> list[Entry]:
        """Fail after the events were applied, and before they are sent."""
        decide(decision, command, caller)
        raise RuntimeError("tired")

    live, _ = await lobby.make(TableOptions())
    guest, other = Client(lambda _: None), Client(lambda _: None)
    await live.welcome(guest, Hello())
    await live.welcome(other, Hello())
    said: list[BaseException | None] = []
    sit_down = TakeSeat(seat=1, name="Ana")
    with log.hold():
        live.carry_out(other, TakeSeat(seat=2, name="Bo"), said.append)
        for module in (live_table, lobby_module):
            monkeypatch.setattr(module, "decide", decide_and_fail)
        live.carry_out(guest, sit_down, said.append)  # on the slow path
    await eventually(lambda: len(said) == 2)
    assert said[0] is None
    assert isinstance(said[1], RuntimeError)
    assert await live.look(lambda table: table.sequence) == 2
    with pytest.raises(RuntimeError):  # on the fast path
        live.carry_out(guest, sit_down, said.append)
    assert await live.look(lambda table: table.sequence) == 2
    with pytest.raises(RuntimeError):
        await play_at_once(live, "Ana", ["greedy"])
    for module in (live_table, lobby_module):
        monkeypatch.setattr(module, "decide", decide)
    assert await live.look(lambda table: table.sequence) == 2
    live.carry_out(guest, sit_down, said.append)
    await eventually(lambda: not live.is_busy)
    assert await live.look(lambda table: table.seats[0].name) == "Ana"


async def test_hello_can_be_repeated_after_an_error_of_the_log(lobby: Lobby, log: AwayLog) -> None:
    live, secret = await lobby.make(TableOptions())
    shown: list[bytes] = []
    guest = Client(shown.append)
    log.is_away = True
    with pytest.raises(LogUnavailableError):
        await live.welcome(guest, Hello(after=0, secret=secret))
    assert (guest.has_said_hello, guest.caller.holder, live.clients) == (False, None, set())
    log.is_away = False
    await live.welcome(guest, Hello(after=0, secret=secret))
    assert guest in live.clients
    assert live.is_connected(1)
    assert b"table-made" in shown[0]


async def test_a_computer_player_continues_when_the_log_is_back(
    log: AwayLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_turns, "_PAUSE", 0.01)
    with ThreadPoolExecutor(1) as threads:
        players = ComputerTurns(Analysis(tmp_path), threads, pace=0)
        lobby = lobby_of(log, LocalBroadcast(), players.to_move)
        live, _ = await lobby.make(TableOptions(throw=Rolling.AUTO))
        guest = Client(lambda _: None)
        await live.welcome(guest, Hello())
        guest.caller.holder = HOST
        await play_at_once(live, "Ana", ["greedy"])
        said: list[BaseException | None] = []
        live.carry_out(guest, GiveBytes(seat=1, bytes="0" * 32), said.append)

        def leave(_: BaseException | None) -> None:
            log.is_away = True  # before the computer player has chosen

        rounds = 0
        while rounds < 20:
            await eventually(lambda: live.computer_to_act is None and not live.is_busy)
            if live.table.phase is Phase.OVER:
                break
            move = next(iter(live.table.playing.legal))
            command = MakeMove(sequence=live.table.sequence, seat=1, move=move)
            before = log.refused
            live.carry_out(guest, command, leave)
            await eventually(
                lambda before=before: (
                    log.is_away  # type: ignore[misc]
                    and (log.refused > before or live.computer_to_act is None)
                )
            )
            log.is_away = False
            await live.catch_up()
            rounds += 1
        assert log.refused > 5
        await players.close()


async def test_a_client_that_missed_many_events_gets_the_table(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "_MOST_MISSED", 2)
    live, secret = await lobby.make(TableOptions())
    shown: list[bytes] = []
    guest = Client(shown.append)
    await live.welcome(guest, Hello(secret=secret))
    said: list[BaseException | None] = []
    for seat in (1, 2):
        live.carry_out(guest, TakeSeat(seat=seat), said.append)
        await eventually(lambda: not live.is_busy)
    seen: list[bytes] = []
    await live.welcome(Client(seen.append), Hello(after=1, secret=secret))
    assert b'"type":"events"' in seen[0]
    for seat in (1, 2):
        live.carry_out(guest, LeaveSeat(seat=seat), said.append)
        await eventually(lambda: not live.is_busy)
    shown.clear()
    late = Client(shown.append)
    await live.welcome(late, Hello(after=1, secret=secret))
    assert b'"type":"table"' in shown[0]
    shown.clear()
    live.carry_out(late, Start(sequence=1), said.append)
    await eventually(lambda: len(shown) == 2)
    assert b'"type":"table"' in shown[0]
    assert b'"code":"stale","rule":null,"events":[]' in shown[1]


def text_of(frame: bytes) -> bytes:
    """Return the payload of a frame, after its header of two or four bytes."""
    return frame[4 if frame[1] == 126 else 2 :]  # as in RFC 6455, 5.2


async def test_a_client_gets_exactly_the_events_after_its_last(lobby: Lobby, log: AwayLog) -> None:
    live, secret = await lobby.make(TableOptions(throw=Rolling.AUTO))
    await play_at_once(live, "Ana", ["greedy"])
    guest = Client(lambda _: None)
    await live.welcome(guest, Hello(secret=secret))
    live.carry_out(guest, GiveBytes(seat=1, bytes="0" * 32), lambda _: None)
    await eventually(lambda: not live.is_busy)
    await live.act(lambda decision: decision.move(next(iter(decision.table.playing.legal))))
    now_at = live.table.sequence
    ends = [each.last for each in await log.read(live.table.code)]
    assert len(ends) == 4
    assert ends[-1] == now_at > 8
    for after in range(now_at):
        shown: list[bytes] = []
        late = Client(shown.append)
        await live.welcome(late, Hello(after=after, secret=secret))
        live.carry_out(late, Start(sequence=after), lambda _: None)
        await eventually(lambda: b'"code":"stale"' in shown[-1])  # noqa: B023
        for frame in (shown[0], shown[-1]):
            events = json.loads(text_of(frame))["events"]
            assert [event["sequence"] for event in events] == list(range(after + 1, now_at + 1))
        live.farewell(late)
