"""How many tables does a process hold, and does a move cost more when there are many, or late?

One server with SQLite on one core, two guests connected at every table, and 100 tables at play. The
cost of a move is the processor's time that the server uses more than when nobody plays, by the
moves made. Needs nothing beside the server: `scripts/bench server_size`.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

_TABLES = tuple(map(int, os.environ.get("TABLES", "100 1000 3000 10000").split()))
_SECONDS = float(os.environ.get("SECONDS_EACH", "6"))
_LENGTHS = int(os.environ.get("LENGTHS", "8"))
_PLAYING = 100
_PORT = 8393
_SPARE = 60  # files that a server has open beside its guests
_TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """A server under observation."""

    def __init__(self, folder: str) -> None:
        self._process = subprocess.Popen(
            [
                *("taskset", "-c", "0", sys.executable, "-m", "exactly", "serve", "--json"),
                *("--port", str(_PORT), "--database", f"sqlite+aiosqlite:///{folder}/tables.db"),
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
        user, system = (self._proc / "stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / _TICK

    @property
    def megabytes(self) -> float:
        """Memory that is really there."""
        status = (self._proc / "status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def close(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait()


class Crowds:
    """Guests, in two processes: one could not have as many connections open."""

    def __init__(self) -> None:
        crowd = Path(__file__).with_name("server_size") / "crowd.py"
        self._processes = [
            subprocess.Popen(
                ["taskset", "-c", "1", sys.executable, str(crowd), str(_PORT)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
            for _ in range(2)
        ]

    def do(self, word: str, many: int, *more: object) -> list[dict[str, Any]]:
        """Let each do half of it."""
        for process in self._processes:
            assert process.stdin is not None  # noqa: S101  # it was asked for
            print(word, many // 2, *more, file=process.stdin, flush=True)
        return [json.loads(process.stdout.readline()) for process in self._processes]  # type: ignore[union-attr]

    def close(self) -> None:
        """Send them home."""
        for process in self._processes:
            process.kill()
            process.wait()


def measure(server: Server, crowds: Crowds) -> dict[str, float]:
    """Measure what a move costs now."""
    before = server.used
    time.sleep(_SECONDS / 2)
    at_rest = (server.used - before) / (_SECONDS / 2)
    before, begin = server.used, time.perf_counter()
    played = crowds.do("play", _PLAYING, _SECONDS)
    used, took = server.used - before, time.perf_counter() - begin
    moves = sum(each["moves"] for each in played)
    return {
        "microseconds": (used - at_rest * took) / moves * 1e6,
        "moves_s": moves / _SECONDS,
        "p50_ms": played[0]["p50"] * 1e3,
        "p99_ms": played[0]["p99"] * 1e3,
        "turns": played[0]["turns"],
        "at_rest": at_rest,
        "lost": sum(each["lost"] for each in played),
    }


def main() -> None:
    """Print both curves."""
    most = (resource.getrlimit(resource.RLIMIT_NOFILE)[1] - _SPARE) // 2
    with tempfile.TemporaryDirectory() as folder:
        server, crowds = Server(folder), Crowds()
        try:
            print(
                f"{'tables':>7}{'MB':>8}{'us a move':>11}{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}"
                f"{'at rest':>9}{'lost':>6}"
            )
            for wanted in _TABLES:
                tables = min(wanted, most)
                if tables < wanted:
                    print(f"a process may have {2 * most + _SPARE:,} files open here, so that")
                crowds.do("open", tables)
                found = measure(server, crowds)
                print(
                    f"{tables:>7,}{server.megabytes:>8,.0f}{found['microseconds']:>11.0f}"
                    f"{found['moves_s']:>9,.0f}{found['p50_ms']:>8.1f}{found['p99_ms']:>8.1f}"
                    f"{found['at_rest']:>9.0%}{found['lost']:>6.0f}",
                    flush=True,
                )
        finally:
            crowds.close()
            server.close()
    with tempfile.TemporaryDirectory() as folder:
        server, crowds = Server(folder), Crowds()
        try:
            crowds.do("open", _PLAYING)
            print(f"\n{'turns played':>12}{'us a move':>11}{'moves/s':>9}")
            for _ in range(_LENGTHS):
                found = measure(server, crowds)
                print(
                    f"{found['turns']:>12,.0f}{found['microseconds']:>11.0f}"
                    f"{found['moves_s']:>9,.0f}",
                    flush=True,
                )
        finally:
            crowds.close()
            server.close()


if __name__ == "__main__":
    main()
