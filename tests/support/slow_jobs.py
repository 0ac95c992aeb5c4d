"""Work for processes of their own, which look for the functions by the name of a module."""

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
    """Give a sign, and wait until the gate, a FIFO, is open for writing; say who has waited."""
    sign.with_name(f"{sign.name}-{os.getpid()}").touch()
    gate.open("rb").close()
    return os.getpid()


class OddError(Exception):
    """One that is not made again from what it says, as unpickling would have it."""

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
    """Choose as computer players do, where every network is damaged."""
    if name != "greedy":
        raise DamagedNetworkError(folder / "standard-2.network", NetworkDamage.CHANGED)
    return choose(name, position, rules, folder)
