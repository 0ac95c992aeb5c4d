"""Training can be stopped and resumed without a difference."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
import torch

from exactly.networks.features import Features
from exactly.networks.training.checkpoint import (
    CheckpointMisfit,
    UnfitCheckpointError,
    read_checkpoint,
    write_checkpoint,
)
from exactly.networks.training.plan import TrainingPlan, full_plan, quick_plan, whole_windows
from exactly.networks.training.run import TrainingRun
from exactly.networks.weights import read_network, trained_network, write_network
from exactly.rules import SEATS, Edition

PLAN = TrainingPlan(3, width=16, inner=8, tables=8, steps=192, greedy=0.2, careless=0.1, seed=5)


def test_resumed_training_ends_the_same(tmp_path: Path) -> None:
    whole = TrainingRun(PLAN, "cpu")
    lessons = list(whole.run())
    after = torch.rand(4)

    begun = TrainingRun(PLAN, "cpu")
    first = list(islice(begun.run(), 1))
    write_checkpoint(tmp_path / "aside", PLAN, "cpu", begun.state())
    list(begun.run())  # later steps do not change the file
    again = TrainingRun(PLAN, "cpu")
    again.resume(read_checkpoint(tmp_path / "aside", PLAN, "cpu"))
    rest = list(again.run())

    assert first + rest == lessons
    for name, numbers in whole.training.state()["model"].items():
        assert torch.equal(numbers, again.training.state()["model"][name])
    for one, other in zip(whole.training.layers()[1:], again.training.layers()[1:], strict=True):
        assert (one == other).all()
    assert [point[:3] for point in whole.curve] == [point[:3] for point in again.curve]
    assert torch.equal(torch.rand(4), after)


def test_a_network_is_written_with_its_plan_and_its_curve(tmp_path: Path) -> None:
    plan = replace(PLAN, steps=128)
    course = TrainingRun(plan, "cpu")
    list(course.run())
    write_network(course.trained, tmp_path / "a.network")
    about = read_network(tmp_path / "a.network", Features(3)).about
    assert about["plan"] == {
        "tables": 8,
        "steps": 128,
        "rate": 0.003,
        "greedy": 0.2,
        "careless": 0.1,
        "seed": 5,
    }
    assert [point[0] for point in about["curve"]] == [64, 128]


def test_a_checkpoint_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "aside"

    def refused(
        plan: TrainingPlan = PLAN, device: str = "cpu"
    ) -> tuple[CheckpointMisfit, tuple[str, ...]]:
        with pytest.raises(UnfitCheckpointError) as refusal:
            read_checkpoint(path, plan, device)
        assert str(path) in str(refusal.value)
        return refusal.value.why, refusal.value.differs

    write_checkpoint(path, PLAN, "cpu", TrainingRun(PLAN, "cpu").state())
    assert refused(replace(PLAN, width=8, seed=6)) == (
        CheckpointMisfit.OTHER_PLAN,
        ("width", "seed"),
    )
    assert refused(replace(PLAN, edition=Edition.CLASSIC)) == (
        CheckpointMisfit.OTHER_PLAN,
        ("edition",),
    )
    content = path.read_bytes()
    path.write_bytes(content[:-1])
    assert refused()[0] is CheckpointMisfit.CHANGED
    path.write_bytes(content.replace(b"checkpoint 1", b"checkpoint 2", 1))
    assert refused()[0] is CheckpointMisfit.OTHER_VERSION
    path.write_bytes(b"")
    assert refused()[0] is CheckpointMisfit.FOREIGN


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seats", SEATS)
def test_the_full_plan_is_the_one_of_the_network_in_the_package(
    seats: int, edition: Edition
) -> None:
    plan, shipped = full_plan(seats, edition), trained_network(seats, edition)
    said = shipped.about["plan"]
    assert {name: getattr(plan, name) for name in said} == said
    assert (plan.width, plan.inner) == (
        len(shipped.layers.first_bias),
        len(shipped.layers.second_bias),
    )
    assert shipped.about["curve"][0][0] == plan.stretch
    assert shipped.about["curve"][-1][0] == plan.steps


def test_plans_have_whole_windows() -> None:
    assert [whole_windows(steps) for steps in (1, 64, 65)] == [64, 64, 128]
    for seats in SEATS:
        quick = quick_plan(seats, Edition.STANDARD)
        assert quick.steps == whole_windows(quick.steps)
        assert quick.tables < full_plan(seats, Edition.STANDARD).tables
