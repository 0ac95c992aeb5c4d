"""The WebSocket endpoint of a table: it accepts connections and runs a session on each.

It wraps the FastAPI application, whose middleware would add overhead to every connection.
"""

import asyncio
import re
from contextlib import suppress
from typing import Any

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from exactly.server.operation.periodic import every
from exactly.server.operation.rate_limits import address_key
from exactly.server.services.services import Services
from exactly.server.table.client import NO_SUCH_TABLE
from exactly.server.table.live_table import LiveTable
from exactly.server.websocket.keepalive import LOOK_EVERY, Keepalive
from exactly.server.websocket.session import Session
from exactly.server.websocket.uvicorn_connection import EXTENSION, Connection

__all__ = ["WebSocketEndpoint"]

_CLOSE_TIMEOUT = 1.0  # seconds to tell a client why the connection is closed

_PATH = re.compile(r"/api/tables/(?P<code>[a-z0-9]{6})/play")


class WebSocketEndpoint:
    """Serves the WebSockets of tables; the FastAPI application serves everything else."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._keepalive = Keepalive()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one WebSocket connection to its end, or pass another request to the application."""
        if scope["type"] == "lifespan":
            await self._run_application(scope, receive, send)
            return
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()  # the message that announces the handshake
        services: Services = self._app.state.services
        client = scope.get("client")
        address = address_key(client[0] if client else None)
        path = _PATH.fullmatch(scope["path"])
        if path is None or not services.connections.enter(address):
            await send({"type": "websocket.close"})  # which refuses the handshake
            return
        services.metrics.connections_opened.add()
        try:
            connection: Connection = scope["extensions"][EXTENSION]
            await self._serve(services, path["code"], connection, receive, send)
        finally:
            services.connections.leave(address)
            services.metrics.connections_closed.add()

    async def _run_application(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check all WebSocket connections regularly while the application runs."""
        checking = asyncio.create_task(every(LOOK_EVERY, self._keepalive.look))
        try:
            await self._app(scope, receive, send)
        finally:
            checking.cancel()

    async def _serve(
        self, services: Services, code: str, connection: Connection, receive: Receive, send: Send
    ) -> None:
        live = await services.lobby.find(code)
        if live is None:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": NO_SUCH_TABLE})
            return
        # Before the first await: otherwise the table could be dropped meanwhile, and the next
        # client would get another copy of it.
        live.visits += 1
        try:
            await send({"type": "websocket.accept"})
            await self._run_session(services, live, connection, receive, send)
        finally:
            live.visits -= 1
            services.lobby.drop(live)

    async def _run_session(
        self,
        services: Services,
        live: LiveTable,
        connection: Connection,
        receive: Receive,
        send: Send,
    ) -> None:
        session = Session(services, live, connection)
        connection.listener = session
        self._keepalive.watch(connection)
        leaving = asyncio.create_task(_until_disconnected(receive, session))
        ends: set[asyncio.Future[Any]] = {leaving, session.client.gone}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            has_left = leaving.done()
            connection.listener = None
            leaving.cancel()
            await session.end()
        if not has_left:
            with suppress(OSError, RuntimeError):  # it may have gone in the meantime
                close = {"type": "websocket.close", "code": session.client.gone.result()}
                await asyncio.wait_for(send(close), _CLOSE_TIMEOUT)


async def _until_disconnected(receive: Receive, session: Session) -> None:
    """Wait for the client to disconnect; process messages that came before the session began."""
    while (message := await receive())["type"] != "websocket.disconnect":
        session.hear(message.get("text") or message.get("bytes", b"").decode(errors="replace"))
