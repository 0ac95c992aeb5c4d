"""Keepalive of all connections: ping those that were silent, and close those that do not answer.

Each connection is looked at once a second, a few at a time. A timer for each would cost more than
all of the play at a thousand tables, and all of them at once would make everybody wait.
"""

import asyncio
from collections import deque

from exactly.server.websocket.uvicorn_connection import Connection

__all__ = ["ASK_AFTER", "GONE_AFTER", "LOOK_EVERY", "Keepalive"]

LOOK_EVERY = 0.05
"""Seconds between two looks."""
_LOOKS = 20  # until all have been looked at

ASK_AFTER, GONE_AFTER = 3.5, 8.5
"""Seconds of silence: a dead connection shows within ten, and one that answers is asked in time."""


class Keepalive:
    """Pings the connections of a process."""

    def __init__(self) -> None:
        self._watched: deque[Connection] = deque()

    def watch(self, connection: Connection) -> None:
        """Watch over a connection until it ends."""
        self._watched.append(connection)

    async def look(self) -> None:
        """Look at the next few."""
        now = asyncio.get_running_loop().time()
        for _ in range(-(-len(self._watched) // _LOOKS)):
            connection = self._watched.popleft()
            if connection.is_over:
                continue
            self._watched.append(connection)
            silence = now - connection.heard_at
            if silence >= GONE_AFTER:
                connection.give_up()
            elif silence >= ASK_AFTER:
                connection.ask_for_a_sign()
