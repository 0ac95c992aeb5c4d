"""Clients that send nothing, or half a request, are disconnected after a timeout."""

import asyncio
import socket
from typing import Any

import pytest
import uvicorn

from exactly.server.http.request_timeout import RequestTimeoutProtocol
from support.wire import PATIENCE, eventually

REQUEST = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n123456789"


async def app(_: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


@pytest.mark.parametrize(
    "said", [b"", REQUEST[:20], REQUEST[:-2], REQUEST, REQUEST + REQUEST[:20], REQUEST * 2]
)
async def test_the_connection_ends_before_long(
    monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(RequestTimeoutProtocol, "patience", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        settings = uvicorn.Config(app, http=RequestTimeoutProtocol, log_config=None, lifespan="off")
        running = uvicorn.Server(settings)
        serving = asyncio.create_task(running.serve([listener]))
        await eventually(lambda: running.started)
        # The server cannot run during this, so all data is there before it reads.
        visitor = socket.create_connection(listener.getsockname())
        visitor.sendall(said)
        reader, writer = await asyncio.open_connection(sock=visitor)
        async with asyncio.timeout(PATIENCE):
            heard = await reader.read()  # to the end of the connection
        assert heard.count(b"204 No Content") == said.count(b"123456789")
        writer.close()
        running.should_exit = True
        await serving
