"""Training plans: the settings of a run, readable without PyTorch."""

from dataclasses import asdict, dataclass
from math import ceil
from typing import Any

from exactly.networks.features import Features
from exactly.rules import Edition

__all__ = ["TURNS", "TrainingPlan", "full_plan", "quick_plan", "whole_windows"]

TURNS = 64
"""So many turns are taken at all tables, and then as many steps learned from: a window."""

_STEPS = {
    Edition.STANDARD: {2: 15_360, 3: 12_800, 4: 12_928, 5: 11_328, 6: 10_560},
    Edition.CLASSIC: {2: 8_384, 3: 9_408, 4: 8_704, 5: 8_064, 6: 7_424},
}
"""Of the networks in the package, by seats."""
_WIDTH = {Edition.STANDARD: 256, Edition.CLASSIC: 160}
_COMPANY = (0.1, 0.05)
"""Greedy and careless company at tables of three and more: see `docs/background/training.md`."""


@dataclass(frozen=True)
class TrainingPlan:
    """What is to be learned, and how."""

    seats: int
    edition: Edition = Edition.STANDARD
    width: int = 256
    inner: int = 32
    tables: int = 4096
    """Played side by side."""
    steps: int = 20_000
    """Turns of each table, and as many steps of learning."""
    rate: float = 3e-3
    """How fast it learns at first."""
    greedy: float = 0.0
    """Which part of the seats is played by who thinks of this move alone."""
    careless: float = 0.0
    """Which part of the seats is played by who makes any move."""
    seed: int = 1
    against: str | None = None
    """Which network fixed copies of sit at all seats but one, by its mark."""
    from_copies: bool = False
    """Whether it begins with what the copies know, and not with nothing."""
    copies_look_ahead: bool = False
    """Whether the copies look one turn ahead, and do not choose by their network's first word."""

    @property
    def described(self) -> dict[str, Any]:
        """All of it by name, as it is written down; copies are named only where there are some."""
        without = set() if self.against else {"against", "from_copies", "copies_look_ahead"}
        named = {name: it for name, it in asdict(self).items() if name not in without}
        return {**named, "edition": self.edition.value}

    @property
    def features(self) -> Features:
        """What the network sees."""
        return Features(self.seats, self.edition)

    @property
    def stretch(self) -> int:
        """How many steps are one point of the curve: it has at most twenty."""
        return whole_windows(ceil(self.steps / 20))


def whole_windows(steps: int) -> int:
    """Return so many steps, or the few more that make windows whole."""
    return TURNS * ceil(steps / TURNS)


def full_plan(seats: int, edition: Edition) -> TrainingPlan:
    """Return the plan by which the network in the package was trained."""
    greedy, careless = (0.0, 0.0) if seats == 2 else _COMPANY
    return TrainingPlan(
        seats,
        edition,
        width=_WIDTH[edition],
        steps=_STEPS[edition][seats],
        greedy=greedy,
        careless=careless,
    )


def quick_plan(seats: int, edition: Edition) -> TrainingPlan:
    """Return a plan for a small network, which two cores carry out in minutes."""
    greedy, careless = (0.0, 0.0) if seats == 2 else _COMPANY
    return TrainingPlan(
        seats,
        edition,
        width=64,
        inner=16,
        tables=512,
        steps=4096,
        greedy=greedy,
        careless=careless,
    )
