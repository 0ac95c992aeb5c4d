"""uvicorn's HTTP protocol with a request timeout, so that silent clients are disconnected.

Each connection is an open file of the process, and their number is limited: without a timeout, a
client that opens some hundreds and sends nothing would keep all others out.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

__all__ = ["RequestTimeoutProtocol"]

PATIENCE = 20.0
"""Seconds in which a client must send a complete request."""


class RequestTimeoutProtocol(H11Protocol):
    """An HTTP connection with a request timeout."""

    patience = PATIENCE
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:  # as uvicorn has it
        """Start the timeout of the first request."""
        super().connection_made(transport)
        self._wait()

    def on_response_complete(self) -> None:
        """Start the timeout of the next request."""
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop the timeout: WebSocket connections have their own keepalive."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout, because the connection is closed."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(self.patience, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    def _give_up(self) -> None:
        cycle: Any = self.cycle  # None before the first request, contrary to uvicorn's annotation
        is_answered = cycle is None or cycle.response_complete
        is_incomplete = self.conn.their_state is h11.SEND_BODY
        if (is_answered or is_incomplete) and not self.transport.is_closing():
            self.transport.close()
