"""Jobs for worker processes, which import these functions by module name."""

import os
import signal
from pathlib import Path

from exactly.networks.damage import DamagedNetworkError, NetworkDamage
from exactly.server.workers.jobs import choose

__all__ = [
    "be_killed",
    "be_killed_once",
    "be_odd",
    "find_damage_or_choose",
    "say_who",
    "wait_for",
]


def say_who() -> int:
    return os.getpid()


def wait_for(gate: Path, sign: Path) -> int:
    """Create a sign, and wait for a writer of the gate, a FIFO; return the process id."""
    sign.with_name(f"{sign.name}-{os.getpid()}").touch()
    gate.open("rb").close()
    return os.getpid()


class OddError(Exception):
    """An error that cannot be unpickled from its message."""

    def __init__(self, what: str, how: str) -> None:
        super().__init__(f"{what} was {how}")


def be_odd() -> None:
    raise OddError("it", "odd")


def be_killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def be_killed_once(mark: Path) -> int:
    if not mark.exists():
        mark.touch()
        be_killed()
    return os.getpid()


def find_damage_or_choose(name: str, position: str, rules: str, folder: Path) -> str | None:
    """Choose like a computer player, with all networks damaged."""
    if name != "greedy":
        raise DamagedNetworkError(folder / "standard-2.network", NetworkDamage.CHANGED)
    return choose(name, position, rules, folder)
