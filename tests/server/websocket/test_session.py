"""The messages of a client are processed one after the other, even if many arrive at once."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from exactly.protocol import RefusalCode
from exactly.server.operation.metrics import Metrics
from exactly.server.table.client import FAILED, as_frame
from exactly.server.table.decision import CommandRefusedError
from exactly.server.websocket.session import MOST_QUEUED, Session

SAY = '{"type":"say","seat":1,"phrase":"hello"}'


class Table:
    """Delays all commands until it is released, and refuses all later ones."""

    def __init__(self) -> None:
        self.waiting: list[Any] = []
        self.is_free = False

    def carry_out(self, _guest: object, _command: object, done: Any) -> None:
        if self.is_free:
            done(CommandRefusedError(RefusalCode.NOT_NOW))
        else:
            self.waiting.append(done)


class Connection:
    """Records written frames, and whether reading is paused."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self._is_reading = True

    def reads(self) -> bool:
        return self._is_reading

    def write(self, frame: bytes) -> None:
        self.written.append(frame)

    def stop_reading(self) -> None:
        self._is_reading = False

    def resume_reading(self) -> None:
        self._is_reading = True


async def session() -> tuple[Session, Table, Connection]:
    metrics = Metrics(tables=lambda: 0, clients=lambda: 0)
    services = SimpleNamespace(metrics=metrics, config=SimpleNamespace(commands_a_second=10_000))
    table, connection = Table(), Connection()
    session = Session(cast("Any", services), cast("Any", table), cast("Any", connection))
    session.client.has_said_hello = True
    return session, table, connection


async def test_a_ping_is_answered_without_the_table() -> None:
    sessionor, table, connection = await session()
    sessionor.hear('{"type":"knock"}')
    assert connection.written == [as_frame('{"type":"here"}')]
    assert table.waiting == []


async def test_a_ping_before_hello_is_refused() -> None:
    sessionor, _, connection = await session()
    sessionor.client.has_said_hello = False
    sessionor.hear('{"type":"knock"}')
    assert [b"no-hello" in frame for frame in connection.written] == [True]


@pytest.mark.parametrize("rest", [SAY, "{}", "\N{SNOWMAN}"])
async def test_thousands_of_queued_messages_are_all_answered(rest: str) -> None:
    """Such as when they arrive in one packet while the log is busy."""
    guest, table, connection = await session()
    guest.hear(SAY)
    for _ in range(5_000):
        guest.hear(rest)
    assert connection.written == []
    assert not connection.reads()
    table.is_free = True
    table.waiting[0](None)
    assert len(connection.written) == 5_000
    assert connection.reads()


async def test_reading_pauses_while_a_client_sends_too_fast() -> None:
    guest, table, connection = await session()
    for number in range(MOST_QUEUED + 1):
        assert connection.reads() is (number <= MOST_QUEUED)
        guest.hear(SAY)
    assert not connection.reads()
    table.waiting[0](None)
    assert connection.reads()
    assert len(table.waiting) == 2


async def test_an_unexpected_error_disconnects_the_client() -> None:
    guest, table, connection = await session()
    guest.hear(SAY)
    guest.hear(SAY)
    table.waiting[0](RuntimeError("nobody foresaw it"))
    assert guest.client.gone.result() == FAILED
    assert len(table.waiting) == 1
    assert connection.written == []
