"""A process pool that the event loop talks to directly, for work that takes long.

A thread would not do: it takes turns with the loop, and many of them make every table wait. For the
same reason the loop itself speaks to the processes, and not the threads of a pool.
"""

import asyncio
import os
import pickle
import signal
import socket
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple, ParamSpec, TypeVar

__all__ = ["ProcessPool", "all_cores_but_one"]

P = ParamSpec("P")
T = TypeVar("T")

_GIVE_WAY = 10  # steps of politeness: whoever waits at a table goes first
_TRIES = 2
_SIZE = 8  # bytes before a message that say how long it is


def all_cores_but_one() -> int:
    """Return how many processes leave the loop a core of its own, if there are that many."""
    mine = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    return max(1, (len(mine) if mine else os.cpu_count() or 1) - 1)


class _Job(NamedTuple):
    """Some work, and who waits for what comes of it."""

    message: bytes
    done: asyncio.Future[Any]


class ProcessPool:
    """At most so many, started when there is work for them; who was killed is replaced."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._workers: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._waiting: deque[_Job] = deque()
        self._beginning: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do some work in one of them, and again should that one be killed meanwhile.

        Raises BrokenExecutor where that happens twice, such as for want of memory.
        """
        message = _framed((work, args, kwargs))
        for again in range(1, _TRIES + 1):
            if self._is_closed:
                break
            job = _Job(message, asyncio.get_running_loop().create_future())
            self._waiting.append(job)
            self._hand_out()
            try:
                done: T = await job.done
            except BrokenExecutor:
                if again == _TRIES:
                    raise
            else:
                return done
        raise BrokenExecutor("there are no more processes")

    def _hand_out(self) -> None:
        """Give work to who has none, and start another one if all have and may be more."""
        while self._waiting and self._idle:
            job = self._waiting.popleft()
            if not job.done.done():  # and somebody still waits for it
                self._idle.pop().begin(job)
        if len(self._waiting) > len(self._beginning) and len(self._workers) < self._most:
            worker = _Worker(self)
            self._workers.add(worker)
            task = asyncio.create_task(self._begin(worker))
            self._beginning.add(task)
            task.add_done_callback(self._beginning.discard)

    async def _begin(self, worker: "_Worker") -> None:
        try:
            await worker.start()
        except OSError as error:  # such as for want of memory
            self.ended(worker)
            if self._waiting:
                _fail(self._waiting.popleft(), f"no process can be started: {error}")
            self._hand_out()

    def ready(self, worker: "_Worker") -> None:
        """Take note that somebody has nothing to do."""
        self._idle.append(worker)
        self._hand_out()

    def ended(self, worker: "_Worker") -> None:
        """Take note that somebody is no more."""
        self._workers.discard(worker)
        with suppress(ValueError):
            self._idle.remove(worker)
        if not self._is_closed:
            self._hand_out()

    async def close(self) -> None:
        """Stop in the middle of whatever they do."""
        self._is_closed = True
        for task in self._beginning:
            task.cancel()
        await asyncio.gather(*self._beginning, return_exceptions=True)
        workers = list(self._workers)
        for worker in workers:
            worker.stop()
        while self._waiting:
            _fail(self._waiting.popleft(), "there are no more processes")
        for worker in workers:
            await asyncio.to_thread(worker.process.join)


class _Worker(asyncio.Protocol):
    """One process, as the loop knows it."""

    def __init__(self, all_of_them: ProcessPool) -> None:
        self._all = all_of_them
        self._job: _Job | None = None
        self._came = bytearray()
        self._transport: Any = None
        self._ours, self._theirs = socket.socketpair()
        self.process = get_context("spawn").Process(target=_work, args=(self._theirs,), daemon=True)

    async def start(self) -> None:
        """Start it, and be ready as soon as it can be spoken to; what is said waits for it."""
        self.process.start()
        self._theirs.close()  # so that the last end is gone when the process is
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, sock=self._ours)
        self._all.ready(self)

    def begin(self, job: _Job) -> None:
        """Let it do some work."""
        self._job = job
        self._transport.write(job.message)

    def data_received(self, data: bytes) -> None:
        """Take what came of the work, as soon as all of it is there."""
        came = self._came
        came += data
        if len(came) < _SIZE or len(came) < _SIZE + int.from_bytes(came[:_SIZE]):
            return
        job, self._job, self._came = self._job, None, bytearray()
        if job is not None and not job.done.done():
            try:
                result, error = pickle.loads(memoryview(came)[_SIZE:])  # noqa: S301  # our own
            except Exception as what:  # whoever waits is to know
                result, error = None, what
            if error is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(error)
        self._all.ready(self)

    def connection_lost(self, _error: Exception | None) -> None:
        """Take note that it was killed, or stopped."""
        if self._job is not None:
            _fail(self._job, "the process was killed")
        self._all.ended(self)

    def stop(self) -> None:
        """End it, whatever it does."""
        self.process.terminate()
        if self._transport is not None:
            self._transport.abort()


def _fail(job: _Job, why: str) -> None:
    if not job.done.done():
        job.done.set_exception(BrokenExecutor(why))


def _framed(thing: object) -> bytes:
    """Return something as it goes from process to process."""
    message = pickle.dumps(thing)
    return len(message).to_bytes(_SIZE) + message


# In the process.


def _work(ours: socket.socket) -> None:
    """Do what is asked for, again and again, until the other side is gone."""
    _give_way()
    with ours, ours.makefile("rb") as asked:
        while size := asked.read(_SIZE):
            ours.sendall(_answer(asked.read(int.from_bytes(size))))


def _answer(message: bytes) -> bytes:
    """Do some work, and say what came of it or went wrong."""
    try:
        work, args, kwargs = pickle.loads(message)  # noqa: S301  # our own
        return _framed((work(*args, **kwargs), None))
    except Exception as error:
        try:
            answer = _framed((None, error))
            pickle.loads(answer[_SIZE:])  # noqa: S301  # our own
        except Exception:  # some errors cannot be sent
            return _framed((None, RuntimeError(f"{type(error).__name__}: {error}")))
        return answer


def _give_way() -> None:
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
