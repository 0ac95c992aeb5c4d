"""A process pool for slow work, which the event loop talks to directly.

Threads would share the interpreter's lock with the event loop and delay every table. For the same
reason the event loop itself communicates with the processes, without the threads of an executor.
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

_NICENESS = 10  # niceness, so that the server itself has priority
_TRIES = 2
_LENGTH_BYTES = 8  # bytes of the length before a message


def all_cores_but_one() -> int:
    """Return the number of usable cores minus one for the event loop, but at least 1."""
    mine = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    return max(1, (len(mine) if mine else os.cpu_count() or 1) - 1)


class _Job(NamedTuple):
    """A call for a worker process, as a message, and the future that gets its result."""

    message: bytes
    done: asyncio.Future[Any]


class ProcessPool:
    """Process pool with at most `most` workers, started on demand; killed workers are replaced."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._workers: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._waiting: deque[_Job] = deque()
        self._starting: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a worker process; repeat it once if the worker is killed meanwhile.

        Raises BrokenExecutor if workers are killed twice, such as for lack of memory.
        """
        message = _framed((work, args, kwargs))
        for attempt in range(1, _TRIES + 1):
            if self._is_closed:
                break
            job = _Job(message, asyncio.get_running_loop().create_future())
            self._waiting.append(job)
            self._dispatch()
            try:
                done: T = await job.done
            except BrokenExecutor:
                if attempt == _TRIES:
                    raise
            else:
                return done
        raise BrokenExecutor("the process pool is closed")

    def _dispatch(self) -> None:
        """Give jobs to idle workers; start another worker if jobs remain and `most` allows it."""
        while self._waiting and self._idle:
            job = self._waiting.popleft()
            if not job.done.done():  # its caller still waits
                self._idle.pop().begin(job)
        if len(self._waiting) > len(self._starting) and len(self._workers) < self._most:
            worker = _Worker(self)
            self._workers.add(worker)
            task = asyncio.create_task(self._begin(worker))
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)

    async def _begin(self, worker: "_Worker") -> None:
        try:
            await worker.start()
        except OSError as error:  # such as for lack of memory
            self.ended(worker)
            if self._waiting:
                _fail(self._waiting.popleft(), f"cannot start a worker process: {error}")
            self._dispatch()

    def ready(self, worker: "_Worker") -> None:
        """Mark a worker as idle, and give it the next job."""
        self._idle.append(worker)
        self._dispatch()

    def ended(self, worker: "_Worker") -> None:
        """Remove a worker whose process has ended."""
        self._workers.discard(worker)
        with suppress(ValueError):
            self._idle.remove(worker)
        if not self._is_closed:
            self._dispatch()

    async def close(self) -> None:
        """Terminate all workers, even during a job."""
        self._is_closed = True
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        workers = list(self._workers)
        for worker in workers:
            worker.stop()
        while self._waiting:
            _fail(self._waiting.popleft(), "the process pool is closed")
        for worker in workers:
            await asyncio.to_thread(worker.process.join)


class _Worker(asyncio.Protocol):
    """A worker process and the connection of the event loop to it."""

    def __init__(self, pool: ProcessPool) -> None:
        self._pool = pool
        self._job: _Job | None = None
        self._received = bytearray()
        self._transport: Any = None
        self._ours, self._theirs = socket.socketpair()
        self.process = get_context("spawn").Process(target=_work, args=(self._theirs,), daemon=True)

    async def start(self) -> None:
        """Start the process; it can get a job at once, because messages to it are buffered."""
        self.process.start()
        self._theirs.close()  # so that the connection breaks when the process ends
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, sock=self._ours)
        self._pool.ready(self)

    def begin(self, job: _Job) -> None:
        """Send a job to the process."""
        self._job = job
        self._transport.write(job.message)

    def data_received(self, data: bytes) -> None:
        """Collect the result of a job; once it is complete, give it to the caller."""
        received = self._received
        received += data
        if len(received) < _LENGTH_BYTES or len(received) < _LENGTH_BYTES + int.from_bytes(
            received[:_LENGTH_BYTES]
        ):
            return
        job, self._job, self._received = self._job, None, bytearray()
        if job is not None and not job.done.done():
            try:
                result, error = pickle.loads(memoryview(received)[_LENGTH_BYTES:])  # noqa: S301  # our own
            except Exception as failure:  # passed to the caller
                result, error = None, failure
            if error is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(error)
        self._pool.ready(self)

    def connection_lost(self, _error: Exception | None) -> None:
        """Report an error for the current job, and remove the worker: its process has ended."""
        if self._job is not None:
            _fail(self._job, "the worker process was killed")
        self._pool.ended(self)

    def stop(self) -> None:
        """Terminate the process, even during a job."""
        self.process.terminate()
        if self._transport is not None:
            self._transport.abort()


def _fail(job: _Job, why: str) -> None:
    if not job.done.done():
        job.done.set_exception(BrokenExecutor(why))


def _framed(thing: object) -> bytes:
    """Return an object as a message: the length of its pickle, then the pickle."""
    message = pickle.dumps(thing)
    return len(message).to_bytes(_LENGTH_BYTES) + message


# In the worker process.


def _work(ours: socket.socket) -> None:
    """Run jobs in a loop until the server closes the connection."""
    _lower_priority()
    with ours, ours.makefile("rb") as asked:
        while size := asked.read(_LENGTH_BYTES):
            ours.sendall(_answer(asked.read(int.from_bytes(size))))


def _answer(message: bytes) -> bytes:
    """Run a job, and return its result or its error as a message."""
    try:
        work, args, kwargs = pickle.loads(message)  # noqa: S301  # our own
        return _framed((work(*args, **kwargs), None))
    except Exception as error:
        try:
            answer = _framed((None, error))
            pickle.loads(answer[_LENGTH_BYTES:])  # noqa: S301  # our own
        except Exception:  # some errors cannot be pickled
            return _framed((None, RuntimeError(f"{type(error).__name__}: {error}")))
        return answer


def _lower_priority() -> None:
    """Lower the priority of this process, and make it end with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which stops this
    with suppress(AttributeError, OSError):  # not available or not permitted everywhere
        os.nice(_NICENESS)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
