"""Train a network, with a progress bar, checkpoints and one-line errors; needs PyTorch."""

from dataclasses import replace
from pathlib import Path

import torch

from exactly.cli.errors import complain
from exactly.cli.files import cannot_read, cannot_write
from exactly.cli.progress import progress_bar
from exactly.locales import Texts
from exactly.networks.layers import Layers
from exactly.networks.training.accuracy import EndlessGamesError, measure_accuracy
from exactly.networks.training.checkpoint import (
    CheckpointMisfit,
    UnfitCheckpointError,
    read_checkpoint,
    write_checkpoint,
)
from exactly.networks.training.plan import TrainingPlan
from exactly.networks.training.run import TrainingRun
from exactly.networks.weights import TrainedNetwork, read_network, write_network

__all__ = [
    "begin_training",
    "measure_network",
    "resume_training",
    "run_training",
    "store_network",
]


def begin_training(
    plan: TrainingPlan, device: str, threads: int | None, copies: Layers | None, words: Texts
) -> TrainingRun:
    """Return a new training run, or exit with an error if the requested GPU is missing."""
    if threads is not None:
        torch.set_num_threads(threads)
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda" and not torch.cuda.is_available():
        complain(words("train-no-card"))
    return TrainingRun(plan, device, copies)


def resume_training(training: TrainingRun, checkpoint: Path, words: Texts) -> None:
    """Continue from a checkpoint; exit with an error if its plan differs or it is unreadable."""
    try:
        state = read_checkpoint(checkpoint, training.plan, training.device)
    except UnfitCheckpointError as unfit:
        options = (f"--{name.replace('_', '-')}" for name in unfit.differs)
        names = ", ".join(options).replace("--edition", "--rules")
        key = (
            "train-other-plan"
            if unfit.why is CheckpointMisfit.OTHER_PLAN
            else f"train-unfit-{unfit.why}"
        )
        complain(words(key, file=str(checkpoint), options=names))
    except OSError as error:
        complain(cannot_read(checkpoint, error, words))
    training.resume(state)


def run_training(training: TrainingRun, checkpoint: Path | None, words: Texts) -> None:
    """Train with a progress bar; after Ctrl-C the checkpoint, if there is one, can be resumed."""
    stored = training.training.step
    with progress_bar(words("train-beginning"), training.plan.steps) as report:
        report(stored)
        try:
            for step, error, turns in training.run():
                if checkpoint is not None:
                    write_checkpoint(checkpoint, training.plan, training.device, training.state())
                    stored = step
                facts = {"error": f"{error:.4f}", "turns": f"{turns:.0f}"}
                report(step, words("train-learning", **facts))
        except KeyboardInterrupt:
            if checkpoint is None:
                complain(words("train-interrupted"))
            complain(words("train-put-aside", step=stored, file=str(checkpoint)))
        except OSError as error:
            complain(cannot_write(str(checkpoint), error, words))


def store_network(trained: TrainedNetwork, out: Path, words: Texts) -> None:
    """Write a network to its file, or exit with an error."""
    try:
        write_network(trained, out)
    except OSError as error:
        complain(cannot_write(out, error, words))


def measure_network(training: TrainingRun, out: Path, words: Texts) -> float | None:
    """Measure the error of the network's win chances, and store it in the file; or return None."""
    trained = read_network(out, training.plan.features)
    with progress_bar(words("train-measuring"), None):
        try:
            found = measure_accuracy(
                trained.layers, seed=training.plan.seed, device=training.device
            )
        except (EndlessGamesError, KeyboardInterrupt):
            return None
    error = round(found.error, 4)
    store_network(replace(trained, about={**trained.about, "error": error}), out, words)
    return error
