"""Keepalive of all connections: ping silent ones, and close those that do not answer.

Each connection is checked once a second, in small batches. A timer per connection would cost more
than the games of a thousand tables, and checking all at once would block the event loop.
"""

import asyncio
from collections import deque

from exactly.server.websocket.uvicorn_connection import Connection

__all__ = ["ASK_AFTER", "GONE_AFTER", "LOOK_EVERY", "Keepalive"]

LOOK_EVERY = 0.05
"""Seconds between the checks of two batches of connections."""
_CHECKS = 20  # checks until all connections have been checked

ASK_AFTER, GONE_AFTER = 3.5, 8.5
"""Seconds without data before a connection is pinged, and before it is closed.

So a dead connection is detected within ten seconds, and a slow client has five to answer.
"""


class Keepalive:
    """Pings the silent WebSocket connections of a process, and closes the dead ones."""

    def __init__(self) -> None:
        self._watched: deque[Connection] = deque()

    def watch(self, connection: Connection) -> None:
        """Check this connection regularly from now on, until it is closed."""
        self._watched.append(connection)

    async def look(self) -> None:
        """Check the next batch of connections."""
        now = asyncio.get_running_loop().time()
        for _ in range(-(-len(self._watched) // _CHECKS)):
            connection = self._watched.popleft()
            if connection.is_over:
                continue
            self._watched.append(connection)
            silence = now - connection.heard_at
            if silence >= GONE_AFTER:
                connection.give_up()
            elif silence >= ASK_AFTER:
                connection.send_ping()
