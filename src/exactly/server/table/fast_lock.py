"""One at a time: who comes when nobody is inside goes in at once, without waiting for a turn."""

import asyncio
from collections import deque
from types import TracebackType

__all__ = ["FastLock"]


class FastLock:
    """Lets one in at a time, and the others in the order in which they came."""

    __slots__ = ("_line", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        """Whether somebody is inside."""
        self._line: deque[asyncio.Future[None]] = deque()

    def enter_at_once(self) -> bool:
        """Go in if nobody is inside, and say so; whoever is in has to leave again."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def leave(self) -> None:
        """Let the next one in."""
        while self._line:
            first = self._line.popleft()
            if not first.done():
                first.set_result(None)  # who stays inside is another one now
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if self.enter_at_once():
            return
        turn = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was let in just now, and will not come
                self.leave()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.leave()
