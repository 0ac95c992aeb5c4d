"""A guest: one connection to one table, that of a player or of somebody who watches.

Whatever a guest is shown is sent at once, as long as the connection takes it. When it does not, a
queue holds what is next, so that a slow guest holds up nobody else.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from exactly.server.master import Caller

__all__ = ["Guest"]

_MOST_WAITING = 256  # messages; who is further behind had better come back

SendText = Callable[[str], Coroutine[Any, Any, None]]


class Guest:
    """Somebody at a table, by one connection."""

    def __init__(self, send: SendText) -> None:
        self.caller = Caller()
        self.has_said_hello = False
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection is of no use any more."""
        self._send = send
        self._waiting: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None

    def show(self, message: str) -> None:
        """Show the guest something: at once, or as soon as what is before it is sent."""
        if self.gone.done():
            return
        if self._sending is not None:
            self._waiting.append(message)
            if len(self._waiting) > _MOST_WAITING:
                self.leave()
            return
        sending = self._send(message)
        try:
            held_up_by = sending.send(None)  # its first step, here and now
        except StopIteration:
            return  # which was its last: so it is nearly always, and costs no task
        except Exception:  # the connection is broken, for whatever reason
            self.leave()
            return
        self._sending = asyncio.ensure_future(self._send_rest(held_up_by, sending))

    async def _send_rest(
        self, held_up_by: Awaitable[Any], sending: Coroutine[Any, Any, None]
    ) -> None:
        """Finish a message that the connection did not take at once, and send what came since."""
        try:
            await _finish(held_up_by, sending)
            while self._waiting and not self.gone.done():
                await self._send(self._waiting.popleft())
        except Exception:  # as above
            self.leave()
        finally:
            sending.close()
            self._sending = None

    def leave(self) -> None:
        """Show nothing any more."""
        if not self.gone.done():
            self.gone.set_result(None)

    async def finish(self) -> None:
        """Leave, and stop in the middle of what is being sent."""
        self.leave()
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)


async def _finish(held_up_by: Awaitable[Any], sending: Coroutine[Any, Any, None]) -> None:
    """Go on with a coroutine that has taken its first step and waits for something."""
    while True:
        await held_up_by
        try:
            held_up_by = sending.send(None)
        except StopIteration:
            return
