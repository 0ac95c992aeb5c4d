"""A server under observation, and its load."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

__all__ = ["Crowds", "Played", "Server", "run"]

_TICK = os.sysconf("SC_CLK_TCK")
_A_WHILE = 0.1  # seconds
_HAS_BEGUN = 0.5  # CPU seconds, after which networks are loaded and all threads are started
_CROWD = Path(__file__).with_name("crowd.py")


class Server:
    """`exactly serve` on one core, durable: SQLite, synchronous FULL, or the DATABASE.

    With BROADCAST, a Redis, it sends notices to other processes, like one of several processes.
    """

    def __init__(self, folder: str, port: int) -> None:
        database = os.environ.get("DATABASE", f"sqlite+aiosqlite:///{folder}/tables.db")
        broadcast = os.environ.get("BROADCAST")
        self._process = subprocess.Popen(
            [
                *("taskset", "-c", "0", sys.executable, "-m", "exactly", "serve", "--json"),
                *("--port", str(port), "--database", database),
                *(() if broadcast is None else ("--broadcast", broadcast)),
                *("--tables-a-minute", "1000000", "--commands-a-second", "5000"),
                *("--guests-an-address", "1000000"),
            ],
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self._process.stdout is not None  # noqa: S101  # it was asked for
        self._process.stdout.readline()
        self._proc = Path(f"/proc/{self._process.pid}")

    @property
    def used(self) -> float:
        """The CPU seconds so far."""
        return _used(self._proc)

    @property
    def megabytes(self) -> float:
        """The resident memory."""
        status = (self._proc / "status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def set_thinkers_apart(self) -> None:
        """Pin the worker processes of computer players to the other core.

        Waits for them: they are started at the first move of a computer player.
        """
        while not (thinkers := self._thinkers()):
            time.sleep(_A_WHILE)
        for process in thinkers:
            for thread in (process / "task").iterdir():
                os.sched_setaffinity(int(thread.name), {1})

    def _thinkers(self) -> list[Path]:
        """Return the worker processes that have started to compute."""
        return [
            process
            for process in Path("/proc").iterdir()
            if process.name.isdigit()
            and _parent(process) == self._process.pid
            and _used(process) > _HAS_BEGUN
        ]

    def close(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait()


def _parent(process: Path) -> int:
    """Return the parent of a process; 0 if the process has ended."""
    try:
        return int(_figures(process)[1])
    except OSError:
        return 0


def _used(process: Path) -> float:
    """Return the CPU seconds of a process so far."""
    user, system = _figures(process)[11:13]
    return (int(user) + int(system)) / _TICK


def _figures(process: Path) -> list[str]:
    """Return the system's figures of a process, starting with its state."""
    return (process / "stat").read_text().rpartition(")")[2].split()


class Played(NamedTuple):
    """The measurements of the clients while they played."""

    moves_s: float
    p50_ms: float
    p99_ms: float
    made: int
    """The number of all moves, with those before and after the measurement."""
    turns: float
    """The mean number of turns of the games by now."""
    lost: int
    """The number of lost connections."""


class Crowds:
    """Clients on the other core, in two processes, because of the limit of open connections."""

    def __init__(self, port: int) -> None:
        self._processes = [
            subprocess.Popen(
                ["taskset", "-c", "1", sys.executable, str(_CROWD), str(port)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
            for _ in range(2)
        ]

    def open(self, tables: int) -> None:
        """Create tables until there are `tables`."""
        self._do("open", tables)

    def watch(self, tables: int) -> None:
        """Create `tables` more tables of computer players."""
        self._do("watch", tables)

    @property
    def seen(self) -> int:
        """The number of moves by computer players so far."""
        return sum(each["moves"] for each in self._do("seen", 0))

    def play(self, tables: int, seconds: float, how: str) -> Played:
        """Play at `tables` tables."""
        seen = self._do("play", tables, seconds, how)
        waits = sorted(wait for each in seen for wait in each["waits"])
        return Played(
            sum(each["moves_s"] for each in seen),
            waits[len(waits) // 2] * 1e3,
            waits[len(waits) * 99 // 100] * 1e3,
            sum(each["made"] for each in seen),
            seen[0]["turns"],
            sum(each["lost"] for each in seen),
        )

    def _do(self, word: str, count: int, *more: object) -> list[dict[str, Any]]:
        """Send half of a command to each process."""
        for process in self._processes:
            print(word, count // 2, *more, file=process.stdin, flush=True)
        return [json.loads(process.stdout.readline()) for process in self._processes]  # type: ignore[union-attr]

    def close(self) -> None:
        """Stop both processes."""
        for process in self._processes:
            process.kill()
            process.wait()


@contextmanager
def run(port: int) -> Iterator[tuple[Server, Crowds]]:
    """Start a server and its clients, and stop both at the end."""
    with tempfile.TemporaryDirectory() as folder:
        server, crowds = Server(folder, port), Crowds(port)
        try:
            yield server, crowds
        finally:
            crowds.close()
            server.close()
