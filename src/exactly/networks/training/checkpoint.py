"""Training checkpoints: write one, and read it if it belongs to the same training plan.

A file has a line with its type and version, a line with the checksum of the rest, and then the data
of PyTorch, which is loaded as weights only.
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
    """Why training cannot resume from a checkpoint file."""

    FOREIGN = "foreign"
    """It is not a checkpoint."""
    OTHER_VERSION = "other-version"
    """It was written by another version."""
    CHANGED = "changed"
    """Its checksum does not match its content."""
    OTHER_PLAN = "other-plan"
    """It belongs to a training plan with other settings."""


class UnfitCheckpointError(ValueError):
    """Raised for a checkpoint from which this training cannot resume; it has the reason."""

    def __init__(self, path: Path, why: CheckpointMisfit, differs: tuple[str, ...] = ()) -> None:
        super().__init__(f"{path}: cannot resume training: {why} {' '.join(differs)}")
        self.path = path
        self.why = why
        self.differs = differs
        """The names of the plan's settings that differ."""


def write_checkpoint(path: Path, plan: TrainingPlan, device: str, state: dict[str, Any]) -> None:
    """Write the state of a training run to a checkpoint file, atomically."""
    stored = io.BytesIO()
    torch.save({"plan": _described(plan, device), "state": state}, stored)
    content = stored.getvalue()
    checksum = hashlib.sha256(content).hexdigest().encode()
    write_atomically(path, [_NAME, b"%d\n" % _VERSION, checksum, b"\n", content])


def read_checkpoint(path: Path, plan: TrainingPlan, device: str) -> dict[str, Any]:
    """Return a checkpoint's state of a training run; raises UnfitCheckpointError, or OSError."""
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
