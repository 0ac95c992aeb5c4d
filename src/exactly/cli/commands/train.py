"""`exactly train`: a network for a number of seats and an edition, by playing."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from exactly.cli.errors import complain
from exactly.cli.files import cannot_read, cannot_write
from exactly.cli.networks import complain_of_networks
from exactly.cli.options import AsJson, Language, catalogue, read_rules
from exactly.cli.progress import progress_bar
from exactly.locales import Texts
from exactly.networks.training.plan import TrainingPlan, full_plan, quick_plan, whole_windows
from exactly.rules import Edition, Rules

if TYPE_CHECKING:
    from exactly.networks.layers import Layers
    from exactly.networks.training.run import TrainingRun
    from exactly.networks.weights import TrainedNetwork

__all__ = ["train_network"]

_PLAN = "The plan"
_PACKAGE = "package"
"""Stands for the network in the package, where a file could be named."""


def train_network(
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where to write the network.")],
    seats: Annotated[int, typer.Option("--seats", min=2, max=6, help="For so many seats.")] = 3,
    rules: Annotated[
        str, typer.Option("--rules", metavar="standard|classic", help="For this edition.")
    ] = "standard",
    *,
    quick: Annotated[
        bool,
        typer.Option("--quick", help="A small network, in minutes; else as those in the package."),
    ] = False,
    steps: Annotated[
        int | None,
        typer.Option(
            "--steps",
            min=1,
            help="Turns of every table, and steps of learning; windows of 64 are made whole.",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    tables: Annotated[
        int | None,
        typer.Option(
            "--tables",
            min=1,
            max=1 << 20,
            help="Tables played side by side.",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    width: Annotated[
        int | None,
        typer.Option(
            "--width",
            min=1,
            max=4096,
            help="Numbers of the first layer.",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    inner: Annotated[
        int | None,
        typer.Option(
            "--inner",
            min=1,
            max=1024,
            help="Numbers of the second layer.",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    rate: Annotated[
        float | None,
        typer.Option(
            "--rate",
            min=1e-6,
            max=1.0,
            help="How fast it learns at first.",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    greedy: Annotated[
        float | None,
        typer.Option(
            "--greedy",
            min=0.0,
            max=1.0,
            help="Part of the seats that think of this move alone.",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    careless: Annotated[
        float | None,
        typer.Option(
            "--careless",
            min=0.0,
            max=1.0,
            help="Part of the seats that make any move.",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            min=0,
            max=2**63 - 1,
            help="On the same machine the same number gives the same network.",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            "--against",
            metavar=f"FILE|{_PACKAGE}",
            help="Learn to beat this network: fixed copies of it sit at all seats but one.",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    from_copies: Annotated[
        bool,
        typer.Option(
            "--from-copies",
            help="Begin with what those copies know, and not with nothing.",
            rich_help_panel=_PLAN,
        ),
    ] = False,
    copies_look_ahead: Annotated[
        bool,
        typer.Option(
            "--copies-look-ahead",
            help="Let those copies look a turn ahead; takes many times as long.",
            rich_help_panel=_PLAN,
        ),
    ] = False,
    device: Annotated[
        str,
        typer.Option("--device", metavar="auto|cpu|cuda", help="Where to compute."),
    ] = "auto",
    threads: Annotated[
        int | None, typer.Option("--threads", min=1, max=256, help="Else one for each core.")
    ] = None,
    checkpoint: Annotated[
        Path | None,
        typer.Option("--checkpoint", metavar="FILE", help="Put the training aside as it goes on."),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with what was put aside there.")
    ] = False,
    measure_accuracy: Annotated[
        bool,
        typer.Option(
            "--measure", help="Then find out how far off its chances are; takes minutes and more."
        ),
    ] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Train a network that judges positions, by playing: see docs/training.md."""
    words = catalogue(lang)
    edition = _read_edition(rules, words)
    usual = (quick_plan if quick else full_plan)(seats, edition)
    asked: dict[str, Any] = {
        "steps": None if steps is None else whole_windows(steps),
        "tables": tables,
        "width": width,
        "inner": inner,
        "rate": rate,
        "greedy": greedy,
        "careless": careless,
        "seed": seed,
    }
    plan = replace(usual, **{name: it for name, it in asked.items() if it is not None})
    if plan.greedy + plan.careless >= 1:
        complain(words("train-nobody-learns"))
    copies = None
    if against is not None:
        if greedy or careless:
            complain(words("train-copies-alone"))
        if from_copies and (width, inner) != (None, None):
            complain(words("train-size-of-copies"))
        copies = _read_copies(against, plan, words)
        plan = _plan_against(plan, copies, from_copies=from_copies)
        plan = replace(plan, copies_look_ahead=copies_look_ahead)
    elif from_copies or copies_look_ahead:
        complain(words("train-from-whom"))
    _check_files(out, checkpoint, resume=resume, words=words)
    course = _begin(plan, device, threads, copies, words)
    if checkpoint is not None and resume:
        _take_up(course, checkpoint, words)
    _run(course, checkpoint, words)
    _keep(course.trained, out, words)
    error = _measure(course, out, words) if measure_accuracy else None
    _finish(course, out, error, as_json=as_json, words=words)
    if measure_accuracy and not as_json:
        print(
            words("train-unmeasured" if error is None else "value-off", points=100 * (error or 0))
        )


def _read_edition(text: str, words: Texts) -> Edition:
    rules = read_rules(text, words)
    if rules != Rules(rules.edition):
        complain(words("train-edition-alone", rules=text))
    return rules.edition


def _read_copies(against: str, plan: TrainingPlan, words: Texts) -> "Layers":
    """Read the network that copies play by, or complain of it."""
    from exactly.networks.damage import DamagedNetworkError
    from exactly.networks.weights import read_network, trained_network

    if against == _PACKAGE:
        with complain_of_networks(words):
            return trained_network(plan.seats, plan.edition).layers
    try:
        return read_network(Path(against), plan.sight).layers
    except DamagedNetworkError as error:
        complain(words(f"network-file-{error.damage.value}", file=against))
    except OSError as error:
        complain(cannot_read(against, error, words))


def _plan_against(plan: TrainingPlan, copies: "Layers", *, from_copies: bool) -> TrainingPlan:
    """Return the plan with these copies as all the company there is."""
    from exactly.networks.weights import fingerprint

    plan = replace(
        plan, greedy=0.0, careless=0.0, against=fingerprint(copies), from_copies=from_copies
    )
    if from_copies:
        plan = replace(plan, width=len(copies.first_bias), inner=len(copies.second_bias))
    return plan


def _check_files(out: Path, checkpoint: Path | None, *, resume: bool, words: Texts) -> None:
    """Complain of what could not be read or written in the end, before hours are spent."""
    if resume and checkpoint is None:
        complain(words("train-resume-what"))
    for path in (out, checkpoint):
        if path is None:
            continue
        folder = path.resolve().parent
        if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
            complain(words("train-cannot-write", file=str(path)))
    if checkpoint is None:
        return
    if resume and not checkpoint.exists():
        complain(words("train-no-checkpoint", file=str(checkpoint)))
    if not resume and checkpoint.exists():
        complain(words("train-checkpoint-exists", file=str(checkpoint)))


def _begin(
    plan: TrainingPlan, device: str, threads: int | None, copies: "Layers | None", words: Texts
) -> "TrainingRun":
    """Get ready to learn, or complain of what is not there."""
    if device not in {"auto", "cpu", "cuda"}:
        complain(words("train-device", devices="auto, cpu, cuda"))
    try:
        import torch

        from exactly.networks.training.run import TrainingRun
    except ModuleNotFoundError as error:
        complain(words("train-missing", module=error.name or "torch"))
    if threads is not None:
        torch.set_num_threads(threads)
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda" and not torch.cuda.is_available():
        complain(words("train-no-card"))
    return TrainingRun(plan, device, copies)


def _take_up(course: "TrainingRun", checkpoint: Path, words: Texts) -> None:
    from exactly.networks.training.checkpoint import (
        CheckpointMisfit,
        UnfitCheckpointError,
        read_checkpoint,
    )

    try:
        state = read_checkpoint(checkpoint, course.plan, course.device)
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
    course.take_up(state)


def _run(course: "TrainingRun", checkpoint: Path | None, words: Texts) -> None:
    """Learn with a progress bar; whoever interrupts it can go on later."""
    from exactly.networks.training.checkpoint import write_checkpoint

    kept = course.training.step
    with progress_bar(words("train-beginning"), course.plan.steps) as tell:
        tell(kept, words("train-beginning"))
        try:
            for step, error, turns in course.run():
                if checkpoint is not None:
                    write_checkpoint(checkpoint, course.plan, course.device, course.state())
                    kept = step
                facts = {"error": f"{error:.4f}", "turns": f"{turns:.0f}"}
                tell(step, words("train-learning", **facts))
        except KeyboardInterrupt:
            if checkpoint is None:
                complain(words("train-interrupted"))
            complain(words("train-put-aside", step=kept, file=str(checkpoint)))
        except OSError as error:
            complain(cannot_write(str(checkpoint), error, words))


def _keep(trained: "TrainedNetwork", out: Path, words: Texts) -> None:
    from exactly.networks.weights import write_network

    try:
        write_network(trained, out)
    except OSError as error:
        complain(cannot_write(out, error, words))


def _measure(course: "TrainingRun", out: Path, words: Texts) -> float | None:
    """Measure how far off the network that was written is, and add that to it, if it is known."""
    from exactly.networks.training.accuracy import (
        EndlessGamesError,
        measure_accuracy,
    )
    from exactly.networks.weights import read_network

    trained = read_network(out, course.plan.sight)
    with progress_bar(words("train-measuring"), None):
        try:
            found = measure_accuracy(trained.layers, seed=course.plan.seed, device=course.device)
        except (EndlessGamesError, KeyboardInterrupt):
            return None
    error = round(found.error, 4)
    _keep(replace(trained, about={**trained.about, "error": error}), out, words)
    return error


def _finish(
    course: "TrainingRun", out: Path, error: float | None, *, as_json: bool, words: Texts
) -> None:
    step, off, turns, seconds = course.curve[-1]
    if as_json:
        told = {"plan": course.plan.described, "device": course.device}
        facts = {**told, "curve": course.curve, "file": str(out)}
        print(json.dumps({**facts, "error": error}))
        return
    numbers = {"steps": int(step), "seconds": round(seconds)}
    facts = {"error": f"{off:.4f}", "turns": f"{turns:.0f}", "file": str(out)}
    print(words("train-done", **numbers, **facts))
