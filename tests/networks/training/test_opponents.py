"""One seat learns to beat frozen copies of a network, which may search ahead."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import torch

from exactly.networks.features import Features
from exactly.networks.inference import Network
from exactly.networks.inference import PositionBatch as Seen
from exactly.networks.layers import Layers
from exactly.networks.one_turn import best_replies, follow
from exactly.networks.search import look_deeper
from exactly.networks.training.checkpoint import (
    CheckpointMisfit,
    UnfitCheckpointError,
    read_checkpoint,
    write_checkpoint,
)
from exactly.networks.training.environment import TableBatch, look_further, see_ahead
from exactly.networks.training.learning import Learner
from exactly.networks.training.model import Model
from exactly.networks.training.opponents import frozen_model
from exactly.networks.training.plan import TrainingPlan
from exactly.networks.training.run import TrainingRun
from exactly.networks.weights import fingerprint, read_network, trained_network, write_network
from exactly.rules import SEATS, STANDARD, Edition
from support.tables_of_networks import untrained

LEARNER, COPY = 0, 3
COPIES = untrained(3).layers
PLAN = TrainingPlan(3, width=16, inner=8, tables=16, steps=192, seed=5, against=fingerprint(COPIES))


def kinds_of(training: Learner) -> torch.Tensor:
    """Return the kind of player of each seat, counted from the seat to roll."""
    kinds: torch.Tensor = training.state()["kinds"]
    return kinds.clone()


def positions_in(training: Learner) -> TableBatch:
    return TableBatch(*(part.clone() for part in training.state()["positions"]))


def take_turn(training: Learner) -> torch.Tensor:
    """Take a turn at all tables; return where it was not random and the game goes on."""
    training._take_turn()
    return training._seen.goes_on[(training._turn - 1) % 64][0]


@pytest.mark.parametrize("seats", SEATS)
def test_exactly_one_learns_at_each_table_and_is_the_same_all_game_long(seats: int) -> None:
    copies = untrained(seats).layers
    plan = TrainingPlan(seats, width=8, inner=4, tables=256, against=fingerprint(copies))
    training = Learner(plan, "cpu", copies)
    for _ in range(20):
        kinds = kinds_of(training)
        assert ((kinds == LEARNER).sum(1) == 1).all()
        assert ((kinds == COPY).sum(1) == seats - 1).all()
        assert set((kinds == LEARNER).long().argmax(1).tolist()) == set(range(seats))
        goes_on = take_turn(training)
        assert (kinds_of(training)[goes_on] == kinds.roll(-1, 1)[goes_on]).all()


def test_copies_choose_by_the_frozen_network_and_never_at_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    copies = trained_network(3, Edition.STANDARD).layers
    plan = replace(PLAN, tables=512, against=fingerprint(copies))
    training = Learner(plan, "cpu", copies)
    for _ in range(30):  # until positions differ
        take_turn(training)
    monkeypatch.setattr("exactly.networks.training.learning._EXPLORATION", 1.0)
    before, is_copy = positions_in(training), kinds_of(training)[:, 0] == COPY
    goes_on = take_turn(training)
    after = positions_in(training).coins.numpy()
    # As players compute it, with NumPy.
    coins, needs = (part.numpy() for part in before)
    ahead = Network(copies).see_ahead(Seen(coins, needs), STANDARD)
    moves, _ = best_replies(np, ahead)
    ways = [follow(np, coins, needs, ahead.takers, move, 1)[0] for move in moves.T]
    is_theirs = np.any([(way == after).all((1, 2)) for way in ways], 0)
    assert (is_copy & goes_on).sum() > 200
    assert is_theirs[(is_copy & goes_on).numpy()].all()
    assert not goes_on[~is_copy].any()  # the learner moved at random


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_copies_that_look_ahead_choose_like_a_search_of_one_turn(seats: int) -> None:
    layers = trained_network(seats, Edition.STANDARD).layers
    plan = TrainingPlan(seats, width=8, inner=4, tables=24, against=fingerprint(layers))
    training = Learner(plan, "cpu", layers)
    for _ in range(25):  # until positions differ
        take_turn(training)
    before, is_copy = positions_in(training), kinds_of(training)[:, 0] == COPY
    model = frozen_model(layers)
    ahead = see_ahead(model, before, torch.float32)
    liked = look_further(model, before, ahead)
    assert (liked[~ahead.legal] < 0).all()
    for table in range(plan.tables):
        moves = ahead.legal[table].flatten().nonzero()[:, 0].numpy()
        found = liked[table].flatten().numpy()[moves]
        is_over, searched = search_one_turn(layers, before, table, moves)
        assert np.allclose(found[~is_over], searched, atol=1e-5)
        assert set(found[is_over]) <= {0.0, 1.0}
    # These are also the moves they make.
    training.plan = replace(plan, copies_look_ahead=True)
    is_theirs = is_copy & take_turn(training)
    after = positions_in(training).coins
    replies = best_replies(torch, ahead, liked)[0]
    coins, needs = before
    ways = [follow(torch, coins, needs, ahead.takers, move, 1)[0] for move in replies.T]
    is_liked = torch.stack([(way == after).all(-1).all(-1) for way in ways]).any(0)
    assert is_theirs.any()
    assert is_liked[is_theirs].all()


def search_one_turn(
    layers: Layers, positions: TableBatch, table: int, moves: npt.NDArray[np.int64]
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.float32]]:
    """Return after which moves the game is over, and the search's chances of the others."""
    coins, needs = (np.repeat(part[table : table + 1].numpy(), len(moves), 0) for part in positions)
    takers = Network(layers).see_ahead(Seen(coins, needs), STANDARD).takers
    coins, needs, _ = follow(np, coins, needs, takers, moves, 1)
    is_over = (needs == 0).any(-1)
    unfinished = Seen(coins[~is_over], needs[~is_over])
    return is_over, look_deeper(Network(layers), unfinished, STANDARD, 1)[:, -1]


def test_what_a_learner_expects_is_what_the_copies_will_do() -> None:
    copies = trained_network(3, Edition.STANDARD).layers
    training = Learner(replace(PLAN, tables=256, against=fingerprint(copies)), "cpu", copies)
    training.run(128)  # so that both networks differ
    before, kinds = positions_in(training), kinds_of(training)
    learner = (kinds == LEARNER).long().argmax(1)
    turn = int(training._turn)
    take_turn(training)
    expected = training._seen.expected[turn]
    mine = see_ahead(training.model, before, torch.float32, learner)
    theirs = see_ahead(frozen_model(copies), before, torch.float32)
    by_mine = best_replies(torch, mine)[1].mean(1)
    by_theirs = best_replies(torch, mine, theirs.own)[1].mean(1)
    is_copy = kinds[:, 0] == COPY
    assert torch.allclose(expected[is_copy], by_theirs[is_copy], atol=1e-6)
    assert torch.allclose(expected[~is_copy], by_mine[~is_copy], atol=1e-6)
    assert not torch.allclose(by_mine[is_copy], by_theirs[is_copy], atol=1e-3)


def test_a_learner_can_start_with_the_weights_of_the_copies() -> None:
    plan = replace(PLAN, width=16, inner=8, from_copies=True)
    training = Learner(plan, "cpu", COPIES)
    assert fingerprint(training.layers()) == plan.against
    assert fingerprint(Learner(PLAN, "cpu", COPIES).layers()) != plan.against
    training.run(64)
    assert fingerprint(training.layers()) != plan.against
    copies = training._copies
    assert copies is not None
    assert torch.equal(copies.first.weight, frozen_model(COPIES).first.weight)


def test_the_written_network_assumes_that_its_seat_rolls_last() -> None:
    model = Model(Features(3), 16, 8, knows_learner=True)
    torch.nn.init.normal_(model.last.weight)
    torch.nn.init.normal_(model.learns)  # type: ignore[arg-type]
    training = Learner(replace(PLAN, tables=64), "cpu", COPIES)
    training.average.load_state_dict(model.state_dict())
    for _ in range(10):
        take_turn(training)
    positions = positions_in(training)
    said = Network(training.layers()).judge(Seen(*(part.numpy() for part in positions)))
    for seat in range(3):
        learner = torch.full((64,), seat)
        wanted = model(*positions, learner).softmax(-1).detach().numpy()
        assert np.allclose(said, wanted, atol=1e-5) == (seat == 2)


@pytest.mark.parametrize("from_copies", [True, False])
def test_resumed_training_against_copies_ends_the_same(
    tmp_path: Path, *, from_copies: bool
) -> None:
    plan = replace(PLAN, from_copies=from_copies)
    whole = TrainingRun(plan, "cpu", COPIES)
    lessons = list(whole.run())

    begun = TrainingRun(plan, "cpu", COPIES)
    first = list(islice(begun.run(), 1))
    write_checkpoint(tmp_path / "aside", plan, "cpu", begun.state())
    again = TrainingRun(plan, "cpu", COPIES)
    again.resume(read_checkpoint(tmp_path / "aside", plan, "cpu"))
    assert first + list(again.run()) == lessons
    for name, numbers in whole.training.state()["model"].items():
        assert torch.equal(numbers, again.training.state()["model"][name])
    assert fingerprint(whole.training.layers()) == fingerprint(again.training.layers())


def test_training_does_not_resume_against_other_copies(tmp_path: Path) -> None:
    path = tmp_path / "aside"

    def differs(plan: TrainingPlan) -> tuple[str, ...]:
        with pytest.raises(UnfitCheckpointError) as refusal:
            read_checkpoint(path, plan, "cpu")
        assert refusal.value.why is CheckpointMisfit.OTHER_PLAN
        return refusal.value.differs

    write_checkpoint(path, PLAN, "cpu", TrainingRun(PLAN, "cpu", COPIES).state())
    assert differs(replace(PLAN, against=fingerprint(untrained(3, seed=1).layers))) == ("against",)
    assert set(differs(replace(PLAN, against=None))) == {
        "against",
        "from_copies",
        "copies_look_ahead",
    }
    for plan, copies in ((PLAN, None), (PLAN, untrained(3, seed=1).layers)):
        with pytest.raises(ValueError, match=fingerprint(COPIES)):
            Learner(plan, "cpu", copies)


def test_a_plan_names_copies_only_if_there_are_some(tmp_path: Path) -> None:
    assert "against" not in TrainingPlan(3).described
    course = TrainingRun(replace(PLAN, steps=64), "cpu", COPIES)
    list(course.run())
    write_network(course.trained, tmp_path / "a.network")
    plan = read_network(tmp_path / "a.network", Features(3)).about["plan"]
    assert (plan["against"], plan["from_copies"]) == (PLAN.against, False)
