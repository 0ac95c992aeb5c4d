"""A server that is watched from outside, and the guests that load it."""

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
_HAS_BEGUN = 0.5  # seconds of a processor: its networks are read, and no more threads are made
_CROWD = Path(__file__).with_name("crowd.py")


class Server:
    """`exactly serve` on one core, durable: SQLite, synchronous FULL, or what DATABASE names.

    With BROADCAST, a Redis, it tells other processes what happens, as one of many does.
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
        """Seconds of a processor, so far."""
        return _used(self._proc)

    @property
    def megabytes(self) -> float:
        """Memory that is really there."""
        status = (self._proc / "status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def set_thinkers_apart(self) -> None:
        """Let the processes in which computer players think have the other core, as they would.

        Waits for them: they are started when the first player is to move.
        """
        while not (thinkers := self._thinkers()):
            time.sleep(_A_WHILE)
        for process in thinkers:
            for thread in (process / "task").iterdir():
                os.sched_setaffinity(int(thread.name), {1})

    def _thinkers(self) -> list[Path]:
        """Return the processes that have begun to compute."""
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
    """Return who has started a process; 0 where it is gone."""
    try:
        return int(_figures(process)[1])
    except OSError:
        return 0


def _used(process: Path) -> float:
    """Return the seconds of a processor that a process has used so far."""
    user, system = _figures(process)[11:13]
    return (int(user) + int(system)) / _TICK


def _figures(process: Path) -> list[str]:
    """Return what the system says of a process, from its state on."""
    return (process / "stat").read_text().rpartition(")")[2].split()


class Played(NamedTuple):
    """What guests saw while they played."""

    moves_s: float
    p50_ms: float
    p99_ms: float
    made: int
    """How many moves were made from the first to the last, before and after it counted, too."""
    turns: float
    """How many turns the games have by now."""
    lost: int
    """How many connections were lost."""


class Crowds:
    """Guests on the other core, in two processes: one could not have as many connections open."""

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
        """Sit down until there are so many tables."""
        self._do("open", tables)

    def watch(self, tables: int) -> None:
        """Let computer players play at so many tables more."""
        self._do("watch", tables)

    @property
    def seen(self) -> int:
        """How many moves of computer players the guests have seen."""
        return sum(each["moves"] for each in self._do("seen", 0))

    def play(self, tables: int, seconds: float, how: str) -> Played:
        """Play at so many tables."""
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

    def _do(self, word: str, many: int, *more: object) -> list[dict[str, Any]]:
        """Let each do half of it."""
        for process in self._processes:
            print(word, many // 2, *more, file=process.stdin, flush=True)
        return [json.loads(process.stdout.readline()) for process in self._processes]  # type: ignore[union-attr]

    def close(self) -> None:
        """Send them home."""
        for process in self._processes:
            process.kill()
            process.wait()


@contextmanager
def run(port: int) -> Iterator[tuple[Server, Crowds]]:
    """Start a server and its guests, and stop both."""
    with tempfile.TemporaryDirectory() as folder:
        server, crowds = Server(folder, port), Crowds(port)
        try:
            yield server, crowds
        finally:
            crowds.close()
            server.close()
