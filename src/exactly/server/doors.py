"""The door of a table: a WebSocket by which a guest comes in, sends commands and is shown events.

Stands before the application, because there every layer costs something at every connection.
"""

import asyncio
import logging
import re
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI
from pydantic import ValidationError
from starlette.types import Receive, Scope, Send

from exactly.protocol import COMMANDS, Hello, Here, Knock, RefusalCode, Refused
from exactly.server.connection import EXTENSION, Connection
from exactly.server.event_log import ConflictError, LogUnavailableError
from exactly.server.guest import FAILED, NO_SUCH_TABLE, Guest, as_frame
from exactly.server.limits import Rate, address_key
from exactly.server.live_table import LiveTable
from exactly.server.master import CommandRefusedError
from exactly.server.metrics import UNREADABLE

if TYPE_CHECKING:
    from exactly.server.house import House

__all__ = ["Door"]

_LAST_WORD = 1.0  # seconds to tell a guest why the connection is closed
_LONGEST_LINE = 8  # messages that wait for the one before them; more are not read yet

_HERE = as_frame(Here().model_dump_json())

_read_command = COMMANDS.validator.validate_json

_PATH = re.compile(r"/api/tables/(?P<code>[a-z0-9]{6})/play")

_logger = logging.getLogger(__name__)


class Door:
    """Lets guests in to the table that the address names; all else goes to the application."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from its beginning to its end."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()  # it says that somebody wants to connect
        house: House = self._app.state.house
        client = scope.get("client")
        address = address_key(client[0] if client else None)
        path = _PATH.fullmatch(scope["path"])
        if path is None or not house.guests.enter(address):
            await send({"type": "websocket.close"})  # which refuses the handshake
            return
        house.metrics.connections_opened.add()
        try:
            connection: Connection = scope["extensions"][EXTENSION]
            await self._serve(house, path["code"], connection, receive, send)
        finally:
            house.guests.leave(address)
            house.metrics.connections_closed.add()

    async def _serve(
        self, house: "House", code: str, connection: Connection, receive: Receive, send: Send
    ) -> None:
        live = await house.lobby.find(code)
        if live is None:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": NO_SUCH_TABLE})
            return
        # From now on, before anything is waited for: else the table could be let go meanwhile, and
        # the next guest would come to another copy of it.
        live.visits += 1
        try:
            await send({"type": "websocket.accept"})
            await self._stay(house, live, connection, receive, send)
        finally:
            live.visits -= 1
            house.lobby.let_go(live)

    @staticmethod
    async def _stay(
        house: "House", live: LiveTable, connection: Connection, receive: Receive, send: Send
    ) -> None:
        visit = _Visit(house, live, connection)
        connection.listener = visit
        house.pulse.watch(connection)
        leaving = asyncio.create_task(_until_left(receive, visit))
        ends: set[asyncio.Future[Any]] = {leaving, visit.guest.gone}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            has_left = leaving.done()
            connection.listener = None
            leaving.cancel()
            await visit.end()
        if not has_left:
            with suppress(OSError, RuntimeError):  # it may have gone in the meantime
                close = {"type": "websocket.close", "code": visit.guest.gone.result()}
                await asyncio.wait_for(send(close), _LAST_WORD)  # who never reads never hears it


async def _until_left(receive: Receive, visit: "_Visit") -> None:
    """Wait for the end of a connection; only what came before there was a listener comes here."""
    while (message := await receive())["type"] != "websocket.disconnect":
        visit.hear(message.get("text") or message.get("bytes", b"").decode(errors="replace"))


class _Visit:
    """A guest's stay at a table: takes messages, one after the other, until the guest goes."""

    __slots__ = (
        "_began",
        "_coming",
        "_connection",
        "_is_busy",
        "_is_going_on",
        "_kind",
        "_line",
        "_live",
        "_metrics",
        "_rate",
        "go_on",
        "guest",
        "hold_up",
    )

    def __init__(self, house: "House", live: LiveTable, connection: Connection) -> None:
        self.guest = Guest(connection.write)
        self.hold_up, self.go_on = self.guest.hold_up, self.guest.go_on
        self._live = live
        self._connection = connection
        self._metrics = house.metrics
        many = house.config.commands_a_second
        self._rate = Rate(many, burst=2 * many)
        self._line: deque[str] = deque()
        """Messages that wait for the one before them."""
        self._is_busy = self._is_going_on = False
        self._coming: asyncio.Task[None] | None = None
        self._kind = UNREADABLE
        self._began = 0.0

    def hear(self, message: str) -> None:
        """Take a message, after those before it."""
        if not (self._is_busy or self._line):
            self._take(message)
            return
        self._line.append(message)
        if len(self._line) == _LONGEST_LINE:
            self._connection.stop_reading()

    async def end(self) -> None:
        """Let the guest go."""
        self._line.clear()
        if self._coming is not None:
            self._coming.cancel()
            await asyncio.gather(self._coming, return_exceptions=True)
        self._live.farewell(self.guest)

    def _take(self, message: str) -> None:
        self._is_busy = True
        self._began = time.perf_counter()
        self._kind = UNREADABLE
        try:
            if not self._rate.allow(self._began):
                raise CommandRefusedError(RefusalCode.TOO_FAST)  # noqa: TRY301
            command: Any = _read_command(message, strict=True)
            self._kind = command.type
            if not self.guest.has_said_hello:
                self._greet(command)
            elif isinstance(command, Knock):
                self.guest.show(_HERE)
                self._done()
            else:
                self._live.carry_out(self.guest, command, self._done)
        except ValidationError:
            self._done(CommandRefusedError(RefusalCode.UNREADABLE))
        except Exception as error:
            self._done(error)

    def _greet(self, command: Any) -> None:  # any of them
        if not isinstance(command, Hello):
            raise CommandRefusedError(RefusalCode.NO_HELLO)
        self._coming = asyncio.create_task(self._live.welcome(self.guest, command))
        self._coming.add_done_callback(self._has_come)

    def _has_come(self, coming: "asyncio.Task[None]") -> None:
        if not coming.cancelled():
            self._done(coming.exception())

    def _done(self, error: BaseException | None = None) -> None:
        """Take note of what became of a message, tell the guest if nothing did, and go on."""
        if error is None:
            self._metrics.commands.add(self._kind, "done")
            self._metrics.shown.observe(time.perf_counter() - self._began)
        elif isinstance(error, CommandRefusedError):
            self._refuse(error)
        elif isinstance(error, ConflictError | LogUnavailableError):
            self._refuse(CommandRefusedError(RefusalCode.BUSY))
        else:
            self._metrics.commands.add(self._kind, "failed")
            self._metrics.errors.add()
            _logger.error("command-failed", exc_info=error, extra={"command": self._kind})
            self.guest.leave(FAILED)
            return  # and never take another
        self._is_busy = False
        if not self._is_going_on:
            self._go_on()

    def _go_on(self) -> None:
        """Take what waits, as far as that needs no waiting."""
        self._is_going_on = True
        while self._line and not self._is_busy:
            if len(self._line) == _LONGEST_LINE:
                self._connection.read_on()
            self._take(self._line.popleft())
        self._is_going_on = False

    def _refuse(self, refused: CommandRefusedError) -> None:
        self._metrics.commands.add(self._kind, "refused")
        self._metrics.refusals.add(refused.code)
        answer = Refused(code=refused.code, rule=refused.rule)
        self.guest.show(as_frame(answer.model_dump_json()))
