"""A client: one connection to one table, of a player or of a spectator.

Whatever a guest is shown is sent at once, as long as the connection takes it. When it does not, a
queue holds what is next, so that a slow guest holds up nobody else.
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
"""Why the connection of a guest is closed, as a WebSocket has it."""

_SHORT, _LONG = 126, 65_536  # bytes, between which the length of a frame has two
MOST_WAITING = 256  # messages; who is further behind had better come back
MOST_BYTES = 1_000_000  # of all that waits, but for the last message


def as_frame(message: str) -> bytes:
    """Return a message as it goes over the wire; the same for all who are shown it."""
    body = message.encode()
    if _SHORT <= len(body) < _LONG:  # as nearly all are
        return b"\x81\x7e" + len(body).to_bytes(2) + body
    return Frame(Opcode.TEXT, body).serialize(mask=False)


def _show_nobody(_: bytes) -> None:
    """Show nothing to who is about to be sent away."""


class Client:
    """Somebody at a table, by one connection."""

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
        """Done when the connection is of no use any more, with the reason why it is closed."""
        self.show = write
        """Shows the guest something: at once, or as soon as what is before it is sent."""
        self._write = write
        self._is_held_up = False
        self._waiting: deque[bytes] = deque()
        self._bytes_waiting = 0

    def _wait(self, frame: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING or self._bytes_waiting > MOST_BYTES:
            self._waiting.clear()
            self.show = _show_nobody
            self.leave(TOO_SLOW)
            return
        self._waiting.append(frame)
        self._bytes_waiting += len(frame)

    def hold_up(self) -> None:
        """Take note that the connection takes nothing more for now."""
        self._is_held_up = True
        self.show = self._wait

    def go_on(self) -> None:
        """Send what waits, as much of it as the connection takes."""
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
        """Let the connection be closed."""
        if not self.gone.done():
            self.gone.set_result(reason)
