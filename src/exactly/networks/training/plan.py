"""Training plans: the settings of a run, readable without PyTorch."""

from dataclasses import asdict, dataclass
from math import ceil
from typing import Any

from exactly.networks.features import Features
from exactly.rules import Edition

__all__ = ["TURNS", "TrainingPlan", "full_plan", "quick_plan", "whole_windows"]

TURNS = 64
"""The length of a *window* of training: this many turns at all tables, then as many learning
steps."""

_STEPS = {
    Edition.STANDARD: {2: 15_360, 3: 12_800, 4: 12_928, 5: 11_328, 6: 10_560},
    Edition.CLASSIC: {2: 8_384, 3: 9_408, 4: 8_704, 5: 8_064, 6: 7_424},
}
"""The number of training steps of the networks in this package, by edition and seats."""
_WIDTH = {Edition.STANDARD: 256, Edition.CLASSIC: 160}
_COMPANY = (0.1, 0.05)
"""The shares of seats with greedy and with random play at tables of three and more seats.

`docs/background/training.md` has the reasons."""


@dataclass(frozen=True)
class TrainingPlan:
    """The settings of a training run."""

    seats: int
    edition: Edition = Edition.STANDARD
    width: int = 256
    inner: int = 32
    tables: int = 4096
    """The number of parallel tables."""
    steps: int = 20_000
    """The number of turns at each table, and of learning steps."""
    rate: float = 3e-3
    """The learning rate at the start."""
    greedy: float = 0.0
    """The share of seats that play like `greedy`."""
    careless: float = 0.0
    """The share of seats that make random moves."""
    seed: int = 1
    against: str | None = None
    """The fingerprint of an opponent network; copies of it play all seats but one."""
    from_copies: bool = False
    """Whether training starts with the weights of the opponent network."""
    copies_look_ahead: bool = False
    """Whether the copies of the opponent network search one turn ahead before they choose."""

    @property
    def described(self) -> dict[str, Any]:
        """All settings by name, as in files; those of an opponent network only if there is one."""
        without = set() if self.against else {"against", "from_copies", "copies_look_ahead"}
        named = {name: value for name, value in asdict(self).items() if name not in without}
        return {**named, "edition": self.edition.value}

    @property
    def features(self) -> Features:
        """The input features of the network."""
        return Features(self.seats, self.edition)

    @property
    def stretch(self) -> int:
        """The number of steps between two points of the learning curve, which has at most 20."""
        return whole_windows(ceil(self.steps / 20))


def whole_windows(steps: int) -> int:
    """Return the number of steps, rounded up to a multiple of `TURNS`."""
    return TURNS * ceil(steps / TURNS)


def full_plan(seats: int, edition: Edition) -> TrainingPlan:
    """Return the training plan of this package's network for these seats and edition."""
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
    """Return a plan to train a small network, which takes minutes on two cores."""
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
