"""The door of a table: a WebSocket by which a guest comes in, sends commands and is shown events.

Spoken to as bare ASGI: what a turn costs is decided here.
"""

import asyncio
import logging
import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI
from pydantic import ValidationError
from starlette.types import Receive, Scope, Send

from exactly.protocol import COMMANDS, Hello, RefusalCode, Refused
from exactly.server.event_log import LogUnavailable
from exactly.server.guest import Guest
from exactly.server.limits import Rate, address_key
from exactly.server.live_table import LiveTable
from exactly.server.master import CommandRefused
from exactly.server.metrics import UNREADABLE

if TYPE_CHECKING:
    from exactly.server.house import House

__all__ = ["Door"]

_NO_SUCH_TABLE = 4404
_TOO_SLOW = 4408
_FAILED = 1011
_LAST_WORD = 1.0  # seconds to tell a guest why the connection is closed

_PATH = re.compile(r"/api/tables/(?P<code>[a-z0-9]{6})/play")

_logger = logging.getLogger(__name__)


class Door:
    """Lets guests in to the table that the address names; everything else goes to the application.

    It stands before the application, because there every layer costs something at every message.
    """

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
            await self._serve(house, path["code"], receive, send)
        finally:
            house.guests.leave(address)
            house.metrics.connections_closed.add()

    @staticmethod
    async def _serve(house: "House", code: str, receive: Receive, send: Send) -> None:
        live = await house.lobby.find(code)
        await send({"type": "websocket.accept"})
        if live is None:
            await send({"type": "websocket.close", "code": _NO_SUCH_TABLE})
            return

        async def send_text(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        guest = Guest(send_text)
        reading = asyncio.create_task(_Reader(house, live, guest).read(receive))
        try:
            await asyncio.wait({reading, guest.gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            is_over = reading.done()
            reading.cancel()
            await asyncio.gather(reading, guest.finish(), return_exceptions=True)
            await live.farewell(guest)
            house.lobby.let_go(live)
        if not is_over or reading.exception() is not None:
            with suppress(OSError, RuntimeError):  # it may have gone in the meantime
                close = {"type": "websocket.close", "code": _FAILED if is_over else _TOO_SLOW}
                await asyncio.wait_for(send(close), _LAST_WORD)  # who never reads never hears it


class _Reader:
    """Takes a guest's messages, one after the other."""

    def __init__(self, house: "House", live: LiveTable, guest: Guest) -> None:
        self._live = live
        self._guest = guest
        self._metrics = house.metrics
        many = house.config.commands_a_second
        self._rate = Rate(many, burst=2 * many)

    async def read(self, receive: Receive) -> None:
        """Carry out what the guest asks for until it goes."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            begin = time.perf_counter()
            kind = UNREADABLE
            try:
                if not self._rate.allow(begin):
                    raise CommandRefused(RefusalCode.TOO_FAST)  # noqa: TRY301
                command = _read(message.get("text") or message.get("bytes") or b"")
                kind = command.type
                await self._obey(command)
            except CommandRefused as refused:
                self._metrics.commands.add(kind, "refused")
                self._metrics.refusals.add(refused.code)
                answer = Refused(code=refused.code, rule=refused.rule)
                self._guest.show(answer.model_dump_json())
            except Exception:
                self._metrics.commands.add(kind, "failed")
                self._metrics.errors.add()
                _logger.exception("command-failed", extra={"command": kind})
                raise
            else:
                self._metrics.commands.add(kind, "done")
                self._metrics.shown.observe(time.perf_counter() - begin)

    async def _obey(self, command: Any) -> None:  # any of them
        guest = self._guest
        try:
            if not isinstance(command, Hello):
                if not guest.has_said_hello:
                    raise CommandRefused(RefusalCode.NO_HELLO)
                await self._live.carry_out(guest, command)
            elif guest.has_said_hello:
                raise CommandRefused(RefusalCode.NOT_NOW)
            else:
                await self._live.welcome(guest, command)
        except LogUnavailable as error:
            raise CommandRefused(RefusalCode.BUSY) from error


def _read(text: str | bytes) -> Any:  # any command
    try:
        return COMMANDS.validate_json(text, strict=True)
    except ValidationError as error:
        raise CommandRefused(RefusalCode.UNREADABLE) from error
