"""A few processes beside the one that serves the tables, for work that takes long.

A thread would not do: it takes turns with the loop, and many of them make every table wait.
"""

import asyncio
import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import ParamSpec, TypeVar

__all__ = ["Processes", "all_cores_but_one"]

P = ParamSpec("P")
T = TypeVar("T")

_GIVE_WAY = 10  # steps of politeness: whoever waits at a table goes first


def all_cores_but_one() -> int:
    """Return how many processes leave the loop a core of its own, if there are that many."""
    mine = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    return max(1, (len(mine) if mine else os.cpu_count() or 1) - 1)


class Processes:
    """At most so many, started when there is work for them; who was killed is replaced."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do some work in one of them, and again should one of them be killed meanwhile.

        Raises BrokenExecutor where that happens twice, such as for want of memory.
        """
        try:
            return await self._try(work, *args, **kwargs)
        except BrokenExecutor:
            return await self._try(work, *args, **kwargs)

    async def _try(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._is_closed:
            raise BrokenExecutor("there are no more processes")
        pool = self._pool = self._pool or ProcessPoolExecutor(
            self._most, mp_context=get_context("spawn"), initializer=_begin
        )
        doing = asyncio.wrap_future(pool.submit(_do, partial(work, *args, **kwargs)))
        doing.add_done_callback(_look)
        try:
            # Who does not wait any more leaves it to its end: where processes are stopped, the pool
            # stumbles over what was cancelled.
            return await asyncio.shield(doing)
        except BrokenExecutor:
            if self._pool is pool:  # and nobody has begun anew
                self._pool = None
            raise

    async def close(self) -> None:
        """Stop in the middle of whatever they do."""
        self._is_closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):  # noqa: SLF001  # terminate_workers from 3.14
                process.terminate()
            await asyncio.to_thread(pool.shutdown)  # which is soon done with what is broken


def _look(done: "asyncio.Future[T]") -> None:
    """Look at what became of some work, which nobody may wait for any more."""
    if not done.cancelled():
        done.exception()


def _do(work: Callable[[], T]) -> T:
    """Do some work; what goes wrong must come through, or all processes would count as broken."""
    try:
        return work()
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
        except Exception:
            raise RuntimeError(f"{type(error).__name__}: {error}") from None
        raise


def _begin() -> None:
    """Give way to who serves the tables, and end when that one does, in whatever way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes this
    with suppress(AttributeError, OSError):  # not every system has it, not every service may
        os.nice(_GIVE_WAY)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
