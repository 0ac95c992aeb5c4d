"""The cost of a move and the memory of a server process, by number of tables and length of games.

Two clients are connected at every table, and 100 tables play. The cost of a move is the server's
CPU time minus its idle time, per move; memory is that of the whole server. Needs only the server:
`scripts/bench server_size`. To measure PostgreSQL and Redis, set DATABASE and BROADCAST.
"""

import os
import resource
import time
from typing import NamedTuple

from served.observed import Crowds, Played, Server, run

_TABLES = tuple(map(int, os.environ.get("TABLES", "100 1000 3000 10000").split()))
_SECONDS = float(os.environ.get("SECONDS_EACH", "6"))
_LENGTHS = int(os.environ.get("LENGTHS", "8"))
_PLAYING = 100
_PORT = 8393
_SPARE = 60  # files that a server opens in addition to its connections


class _Cost(NamedTuple):
    microseconds: float
    at_rest: float
    played: Played


def measure(server: Server, crowds: Crowds) -> _Cost:
    """Measure the cost of a move."""
    before = server.used
    time.sleep(_SECONDS)
    at_rest = (server.used - before) / _SECONDS
    before, begin = server.used, time.perf_counter()
    played = crowds.play(_PLAYING, _SECONDS, "back")
    used, took = server.used - before, time.perf_counter() - begin
    return _Cost((used - at_rest * took) / played.made * 1e6, at_rest, played)


def show_many() -> None:
    """Print the cost for growing numbers of tables."""
    most = (resource.getrlimit(resource.RLIMIT_NOFILE)[1] - _SPARE) // 2
    print("tables      MB  us a move  moves/s  p50 ms  p99 ms  at rest  lost")
    with run(_PORT) as (server, crowds):
        for wanted in _TABLES:
            tables = min(wanted, most)
            if tables < wanted:
                print(f"(a process may have {2 * most + _SPARE:,} files open here)")
            crowds.open(tables)
            cost = measure(server, crowds)
            played = cost.played
            print(
                f"{tables:>6,}{server.megabytes:>8,.0f}{cost.microseconds:>11.0f}"
                f"{played.moves_s:>9,.0f}{played.p50_ms:>8.1f}{played.p99_ms:>8.1f}"
                f"{cost.at_rest:>9.0%}{played.lost:>6}",
                flush=True,
            )


def show_long() -> None:
    """Print the cost of a move in ever longer games."""
    print("\n turns  us a move  moves/s")
    with run(_PORT) as (server, crowds):
        crowds.open(_PLAYING)
        for _ in range(_LENGTHS):
            cost = measure(server, crowds)
            played = cost.played
            print(f"{played.turns:>6,.0f}{cost.microseconds:>11.0f}{played.moves_s:>9,.0f}")


if __name__ == "__main__":
    show_many()
    show_long()
