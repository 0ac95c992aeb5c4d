"""The moves per second of a server and their latency, compared with boardgame.io.

Both play two-player tables with one command per turn, and one command in flight at each table. The
server has one core, the clients the other. Our server is durable (SQLite, synchronous FULL),
boardgame.io stores games in memory. They run alternately, because the machine's speed varies.
`scripts/bench server_load` needs Node, the peer's files (PEER_FILES, by default the folder peers)
and boardgame.io, which it installs into a separate folder (PEERS) if it is missing. With
COMPUTERS=100, our server also has 100 tables of six computer players, which think in processes on
the clients' core.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from served.observed import run

_PORT = 8392
ROOT = Path(__file__).resolve().parent.parent
_FILES = Path(os.environ.get("PEER_FILES", ROOT / "peers"))
_PEERS = Path(os.environ.get("PEERS", Path(tempfile.gettempdir()) / "exactly-peers"))
_ROUNDS = int(os.environ.get("ROUNDS", "3"))
_SECONDS = os.environ.get("SECONDS_EACH", "6")
_COMPUTERS = int(os.environ.get("COMPUTERS", "0"))
_TABLES = ("100", "400")
_PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4", "node-persist")


def install_peer() -> None:
    """Install boardgame.io into a separate folder, if it is missing."""
    folder = _PEERS / "bgio"
    if not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        # With a newer koa-compose, the lobby of boardgame.io 0.50.2 answers 404.
        package = {"private": True, "overrides": {"koa-compose": "4.1.0"}}
        (folder / "package.json").write_text(json.dumps(package))
        subprocess.run(["npm", "install", "--silent", *_PACKAGES], cwd=folder, check=True)


def load_of_peer(tables: str) -> dict[str, Any]:
    """Measure boardgame.io, with games in memory."""
    done = subprocess.run(
        ["bash", "run.sh", "memory", "1000000000", _SECONDS, tables],
        cwd=_FILES / "bgio",
        env={**os.environ, "PEERS": str(_PEERS), "PORT": "8391", "THINK": "0"},
        stdout=subprocess.PIPE,
        check=True,
        encoding="utf-8",
    )
    return _last_answer(done.stdout)


def load_of_ours(tables: str) -> dict[str, Any]:
    """Measure `exactly serve`."""
    with run(_PORT) as (server, crowds):
        crowds.open(int(tables))
        if _COMPUTERS:
            crowds.watch(_COMPUTERS)
            server.set_thinkers_apart()
        seen, begin = crowds.seen, time.perf_counter()
        played = crowds.play(int(tables), float(_SECONDS), "random")._asdict()
        took = time.perf_counter() - begin
        return {**played, "computers_s": (crowds.seen - seen) / took}


def _last_answer(text: str) -> dict[str, Any]:
    answers = [line for line in text.splitlines() if "moves_s" in line]
    answer: dict[str, Any] = json.loads(answers[-1])
    return answer


def main() -> None:
    """Print both results and their ratio."""
    if shutil.which("node") is None or not _FILES.exists():
        sys.exit("server_load needs Node, and the peer's files in PEER_FILES")
    install_peer()
    for tables in _TABLES:
        pairs = [(load_of_peer(tables), load_of_ours(tables)) for _ in range(_ROUNDS)]
        print(f"\n{tables} tables of two, {_ROUNDS} rounds in turn; medians")
        for name, place in (("boardgame.io, in memory", 0), ("exactly serve, durable", 1)):
            moves, p50, p99 = (
                median(pair[place][key] for pair in pairs)
                for key in ("moves_s", "p50_ms", "p99_ms")
            )
            print(f"{name:<26}{moves:>9,.0f} moves/s   p50 {p50:>6.1f} ms   p99 {p99:>6.1f} ms")
        if _COMPUTERS:
            beside = median(ours["computers_s"] for _, ours in pairs)
            print(f"beside {_COMPUTERS} tables of six computer players: {beside:.0f} moves/s there")
        moves = median(ours["moves_s"] / theirs["moves_s"] for theirs, ours in pairs)
        waits = median(ours["p99_ms"] / theirs["p99_ms"] for theirs, ours in pairs)
        print(f"{moves:.2f} times the moves, {waits:.2f} of the p99")


if __name__ == "__main__":
    main()
