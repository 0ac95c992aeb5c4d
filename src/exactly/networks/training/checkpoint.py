"""Training checkpoints: write one, and resume from it if it fits the plan.

A file has a line that says what it is, a line with the checksum of all the rest, and then what
PyTorch stores, from which nothing but numbers is read.
"""

import hashlib
import io
from enum import StrEnum
from pathlib import Path
from typing import Any

import torch

from exactly.networks.training.plan import TrainingPlan
from exactly.records.atomic_file import write_atomically

__all__ = ["CheckpointMisfit", "UnfitCheckpointError", "read_checkpoint", "write_checkpoint"]

_NAME = b"exactly-checkpoint "
_VERSION = 1


class CheckpointMisfit(StrEnum):
    """Why a training cannot go on from a file."""

    FOREIGN = "foreign"
    """It is something else."""
    OTHER_VERSION = "other-version"
    """It was written by another version."""
    CHANGED = "changed"
    """What it says is not what was written."""
    OTHER_PLAN = "other-plan"
    """It is of a training with other numbers."""


class UnfitCheckpointError(ValueError):
    """A file from which the training that was asked for cannot go on."""

    def __init__(self, path: Path, why: CheckpointMisfit, differs: tuple[str, ...] = ()) -> None:
        super().__init__(f"{path}: no training can go on from here: {why} {' '.join(differs)}")
        self.path = path
        self.why = why
        self.differs = differs
        """Which numbers are others, by name."""


def write_checkpoint(path: Path, plan: TrainingPlan, device: str, state: dict[str, Any]) -> None:
    """Put a training aside, whole or not at all."""
    stored = io.BytesIO()
    torch.save({"plan": _described(plan, device), "state": state}, stored)
    content = stored.getvalue()
    checksum = hashlib.sha256(content).hexdigest().encode()
    write_atomically(path, [_NAME, b"%d\n" % _VERSION, checksum, b"\n", content])


def read_checkpoint(path: Path, plan: TrainingPlan, device: str) -> dict[str, Any]:
    """Return the state of a training by this plan; raises UnfitCheckpointError, or OSError."""
    first, _, rest = path.read_bytes().partition(b"\n")
    if not first.startswith(_NAME):
        raise UnfitCheckpointError(path, CheckpointMisfit.FOREIGN)
    if first != b"%s%d" % (_NAME, _VERSION):
        raise UnfitCheckpointError(path, CheckpointMisfit.OTHER_VERSION)
    checksum, _, content = rest.partition(b"\n")
    if hashlib.sha256(content).hexdigest().encode() != checksum:
        raise UnfitCheckpointError(path, CheckpointMisfit.CHANGED)
    stored = torch.load(io.BytesIO(content), map_location=device, weights_only=True)
    wanted = _described(plan, device)
    known = stored["plan"]
    differs = tuple(name for name in {**wanted, **known} if known.get(name) != wanted.get(name))
    if differs:
        raise UnfitCheckpointError(path, CheckpointMisfit.OTHER_PLAN, differs)
    return dict(stored["state"])


def _described(plan: TrainingPlan, device: str) -> dict[str, Any]:
    return {**plan.described, "device": device}
