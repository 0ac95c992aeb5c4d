"""A client: one connection to one table, of a player or of a spectator.

Messages are sent at once as long as the connection accepts them. Otherwise they wait in a queue, so
that a slow client does not delay the others.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from websockets.frames import Frame, Opcode

from exactly.server.table.decision import Caller

__all__ = [
    "FAILED",
    "MOST_BYTES",
    "MOST_WAITING",
    "NO_SUCH_TABLE",
    "TOO_SLOW",
    "Client",
    "as_frame",
]

NO_SUCH_TABLE = 4404
TOO_SLOW = 4408
FAILED = 1011
"""WebSocket close codes: the table is unknown, the client is too slow, the server has failed."""

_SHORT, _LONG = 126, 65_536  # bytes; for sizes between, the length field has two bytes
MOST_WAITING = 256  # queued messages; slower clients are disconnected
MOST_BYTES = 1_000_000  # of all queued messages but the last


def as_frame(message: str) -> bytes:
    """Return a message as a WebSocket frame, which can be sent to several clients."""
    body = message.encode()
    if _SHORT <= len(body) < _LONG:  # nearly all messages
        return b"\x81\x7e" + len(body).to_bytes(2) + body
    return Frame(Opcode.TEXT, body).serialize(mask=False)


def _drop(_: bytes) -> None:
    """Drop a message for a client that is being disconnected."""


class Client:
    """One connection to a table, with its send queue."""

    __slots__ = (
        "_bytes_waiting",
        "_is_held_up",
        "_waiting",
        "_write",
        "caller",
        "gone",
        "has_said_hello",
        "show",
    )

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self.caller = Caller()
        self.has_said_hello = False
        self.gone: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Resolved with a close code when the server wants to close the connection."""
        self.show = write
        """Sends a frame: at once, or after the frames in the queue."""
        self._write = write
        self._is_held_up = False
        self._waiting: deque[bytes] = deque()
        self._bytes_waiting = 0

    def _wait(self, frame: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING or self._bytes_waiting > MOST_BYTES:
            self._waiting.clear()
            self.show = _drop
            self.leave(TOO_SLOW)
            return
        self._waiting.append(frame)
        self._bytes_waiting += len(frame)

    def hold_up(self) -> None:
        """Queue all further frames: the connection accepts no more at present."""
        self._is_held_up = True
        self.show = self._wait

    def go_on(self) -> None:
        """Send the queued frames, as many as the connection accepts."""
        if self.gone.done():
            return
        self._is_held_up = False
        while self._waiting and not self._is_held_up:
            frame = self._waiting.popleft()
            self._bytes_waiting -= len(frame)
            self._write(frame)
        if not self._is_held_up:
            self.show = self._write

    def leave(self, reason: int) -> None:
        """Request that the connection is closed, with this close code."""
        if not self.gone.done():
            self.gone.set_result(reason)
