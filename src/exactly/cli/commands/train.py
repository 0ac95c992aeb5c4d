"""`exactly train`: the training of a network for a number of seats and an edition."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from exactly.cli.errors import complain
from exactly.cli.files import cannot_read
from exactly.cli.networks import complain_of_networks
from exactly.cli.options import AsJson, Language, Threads, catalogue, read_rules
from exactly.locales import Texts
from exactly.networks.training.plan import TrainingPlan, full_plan, quick_plan, whole_windows
from exactly.rules import Edition, Rules

if TYPE_CHECKING:
    from exactly.networks.layers import Layers
    from exactly.networks.training.run import TrainingRun

__all__ = ["train_network"]

_PLAN = "Training plan"
_PACKAGE = "package"
"""The value of --against that selects the network of the package instead of a file."""
_DEVICES = ("auto", "cpu", "cuda")

_Out = Annotated[Path, typer.Option("--out", metavar="FILE", help="File for the trained network.")]
_Seats = Annotated[int, typer.Option("--seats", metavar="N", min=2, max=6, help="Number of seats.")]
_Edition = Annotated[
    str, typer.Option("--rules", metavar="standard|classic", help="Edition of the rules.")
]
_Quick = Annotated[
    bool,
    typer.Option("--quick", help="Train a small network in minutes."),
]
_Steps = Annotated[
    int | None,
    typer.Option(
        "--steps",
        metavar="N",
        min=1,
        help="Turns per table and learning steps, in multiples of 64.",
        rich_help_panel=_PLAN,
    ),
]
_Tables = Annotated[
    int | None,
    typer.Option(
        "--tables",
        min=1,
        metavar="N",
        max=1 << 20,
        help="Tables played in parallel.",
        rich_help_panel=_PLAN,
    ),
]
_Width = Annotated[
    int | None,
    typer.Option(
        "--width",
        metavar="N",
        min=1,
        max=4096,
        help="Size of the first layer.",
        rich_help_panel=_PLAN,
    ),
]
_Inner = Annotated[
    int | None,
    typer.Option(
        "--inner",
        metavar="N",
        min=1,
        max=1024,
        help="Size of the second layer.",
        rich_help_panel=_PLAN,
    ),
]
_Rate = Annotated[
    float | None,
    typer.Option(
        "--rate",
        metavar="X",
        min=1e-6,
        max=1.0,
        help="Initial learning rate.",
        rich_help_panel=_PLAN,
    ),
]
_Greedy = Annotated[
    float | None,
    typer.Option(
        "--greedy",
        metavar="X",
        min=0.0,
        max=1.0,
        help="Fraction of seats with greedy moves.",
        rich_help_panel=_PLAN,
    ),
]
_Careless = Annotated[
    float | None,
    typer.Option(
        "--careless",
        metavar="X",
        min=0.0,
        max=1.0,
        help="Fraction of seats with random moves.",
        rich_help_panel=_PLAN,
    ),
]
_Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        min=0,
        max=2**63 - 1,
        help="Random seed; reproducible on the same machine.",
        rich_help_panel=_PLAN,
    ),
]
_Against = Annotated[
    str | None,
    typer.Option(
        "--against",
        metavar=f"FILE|{_PACKAGE}",
        help="Opponent: fixed copies of it play all seats but one.",
        rich_help_panel=_PLAN,
    ),
]
_FromCopies = Annotated[
    bool,
    typer.Option(
        "--from-copies",
        help="Start from the weights of the opponent.",
        rich_help_panel=_PLAN,
    ),
]
_CopiesLookAhead = Annotated[
    bool,
    typer.Option(
        "--copies-look-ahead",
        help="Opponents search a turn ahead; many times slower.",
        rich_help_panel=_PLAN,
    ),
]
_Device = Annotated[
    str, typer.Option("--device", metavar="|".join(_DEVICES), help="Device for the computation.")
]
_Checkpoint = Annotated[
    Path | None,
    typer.Option("--checkpoint", metavar="FILE", help="Save checkpoints to this file."),
]
_Resume = Annotated[bool, typer.Option("--resume", help="Continue from the checkpoint.")]
_Measure = Annotated[
    bool,
    typer.Option(
        "--measure", help="Measure the network's error at the end; takes minutes or more."
    ),
]


def train_network(
    out: _Out,
    seats: _Seats = 3,
    rules: _Edition = "standard",
    *,
    quick: _Quick = False,
    steps: _Steps = None,
    tables: _Tables = None,
    width: _Width = None,
    inner: _Inner = None,
    rate: _Rate = None,
    greedy: _Greedy = None,
    careless: _Careless = None,
    seed: _Seed = None,
    against: _Against = None,
    from_copies: _FromCopies = False,
    copies_look_ahead: _CopiesLookAhead = False,
    device: _Device = "auto",
    threads: Threads = None,
    checkpoint: _Checkpoint = None,
    resume: _Resume = False,
    measure_accuracy: _Measure = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Train a network that estimates win chances, by self-play.

    See docs/how-to/train-a-network.md.
    """
    words = catalogue(lang)
    usual = (quick_plan if quick else full_plan)(seats, _read_edition(rules, words))
    numbers = _PlanNumbers(steps, tables, width, inner, rate, greedy, careless, seed)
    opponents = _Opponents(against, from_copies, copies_look_ahead)
    plan, copies = _read_plan(usual, numbers, opponents, words)
    _check_files(out, checkpoint, resume=resume, words=words)
    if device not in _DEVICES:
        complain(words("train-device", devices=", ".join(_DEVICES)))
    try:
        from exactly.cli import network_training
    except ModuleNotFoundError as error:
        complain(words("train-missing", module=error.name or "torch"))
    run = network_training.begin_training(plan, device, threads, copies, words)
    if checkpoint is not None and resume:
        network_training.resume_training(run, checkpoint, words)
    network_training.run_training(run, checkpoint, words)
    network_training.store_network(run.trained, out, words)
    accuracy = network_training.measure_network(run, out, words) if measure_accuracy else None
    _print_result(run, out, accuracy, as_json=as_json, words=words)
    if measure_accuracy and not as_json:
        key = "train-unmeasured" if accuracy is None else "value-off"
        print(words(key, points=100 * (accuracy or 0)))


class _PlanNumbers(NamedTuple):
    """The numbers of a training plan, from the options; None selects the default."""

    steps: int | None
    tables: int | None
    width: int | None
    inner: int | None
    rate: float | None
    greedy: float | None
    careless: float | None
    seed: int | None


class _Opponents(NamedTuple):
    """The opponents in training: copies of a fixed network, and how they are used."""

    against: str | None
    from_copies: bool
    copies_look_ahead: bool


def _read_edition(text: str, words: Texts) -> Edition:
    rules = read_rules(text, words)
    if rules != Rules(rules.edition):
        complain(words("train-edition-alone", rules=text))
    return rules.edition


def _read_plan(
    usual: TrainingPlan, numbers: _PlanNumbers, opponents: _Opponents, words: Texts
) -> "tuple[TrainingPlan, Layers | None]":
    """Return the training plan and the opponents' network, or exit with an error."""
    changes = {name: number for name, number in numbers._asdict().items() if number is not None}
    if numbers.steps is not None:
        changes["steps"] = whole_windows(numbers.steps)
    plan = replace(usual, **changes)
    if plan.greedy + plan.careless >= 1:
        complain(words("train-nobody-learns"))
    if opponents.against is None:
        if opponents.from_copies or opponents.copies_look_ahead:
            complain(words("train-from-whom"))
        return plan, None
    if numbers.greedy or numbers.careless:
        complain(words("train-copies-alone"))
    if opponents.from_copies and (numbers.width, numbers.inner) != (None, None):
        complain(words("train-size-of-copies"))
    copies = _read_copies(opponents.against, plan, words)
    plan = _plan_against(plan, copies, from_copies=opponents.from_copies)
    return replace(plan, copies_look_ahead=opponents.copies_look_ahead), copies


def _read_copies(against: str, plan: TrainingPlan, words: Texts) -> "Layers":
    """Return the opponents' network, or exit with an error if its file cannot be used."""
    from exactly.networks.damage import DamagedNetworkError
    from exactly.networks.weights import read_network, trained_network

    if against == _PACKAGE:
        with complain_of_networks(words):
            return trained_network(plan.seats, plan.edition).layers
    try:
        return read_network(Path(against), plan.features).layers
    except DamagedNetworkError as error:
        complain(words(f"network-file-{error.damage.value}", file=against))
    except OSError as error:
        complain(cannot_read(against, error, words))


def _plan_against(plan: TrainingPlan, copies: "Layers", *, from_copies: bool) -> TrainingPlan:
    """Return the training plan with copies of this network as the only opponents."""
    from exactly.networks.weights import fingerprint

    plan = replace(
        plan, greedy=0.0, careless=0.0, against=fingerprint(copies), from_copies=from_copies
    )
    if from_copies:
        plan = replace(plan, width=len(copies.first_bias), inner=len(copies.second_bias))
    return plan


def _check_files(out: Path, checkpoint: Path | None, *, resume: bool, words: Texts) -> None:
    """Exit with an error for files that cannot be read or written, before hours of training."""
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


def _print_result(
    run: "TrainingRun", out: Path, accuracy: float | None, *, as_json: bool, words: Texts
) -> None:
    step, error, turns, seconds = run.curve[-1]
    if as_json:
        begin = {"plan": run.plan.described, "device": run.device}
        facts = {**begin, "curve": run.curve, "file": str(out)}
        print(json.dumps({**facts, "error": accuracy}))
        return
    numbers = {"steps": int(step), "seconds": round(seconds)}
    facts = {"error": f"{error:.4f}", "turns": f"{turns:.0f}", "file": str(out)}
    print(words("train-done", **numbers, **facts))
