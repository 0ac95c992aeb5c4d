"""A FIFO lock with a fast path: a free lock is taken at once, without a turn of the event loop."""

import asyncio
from collections import deque
from types import TracebackType

__all__ = ["FastLock"]


class FastLock:
    """An asyncio lock that tasks get in the order in which they ask for it."""

    __slots__ = ("_waiting", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        """Whether the lock is held."""
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take_if_free(self) -> bool:
        """Take the lock if it is free, and return whether it was; the caller must release it."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def release(self) -> None:
        """Pass the lock to the next waiting task, or free it."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)  # the lock stays taken: it has another owner now
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if self.take_if_free():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the lock was just handed over
                self.release()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
