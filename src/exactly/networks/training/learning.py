"""Temporal-difference learning by self-play, with the luck of rolls and moves subtracted.

Many tables play in parallel. Before each roll, all faces and all moves are evaluated. The expected
value of the best moves is the target for the position. Then the die is rolled, a move is made, and
the game goes on. If later positions turn out to be worth more or less than predicted after that
move, the difference is added to the target. So a position learns from dozens of turns at once, but
not from the luck of their rolls. The network starts with no knowledge but the rules.

A network can also learn to beat another one. Then one seat of each table learns, and frozen copies
(*copies*) of the other network play the other seats. They choose by its estimates, or search one
turn ahead. The learner still estimates the win chances of all seats; but it knows the moves of the
copies.
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from exactly.networks.layers import Layers
from exactly.networks.one_turn import any_replies, best_replies
from exactly.networks.training.environment import (
    TableBatch,
    begin_games,
    greedy_appeal,
    look_further,
    see_ahead,
    take_turns,
)
from exactly.networks.training.model import Model
from exactly.networks.training.opponents import frozen_model
from exactly.networks.training.plan import TURNS, TrainingPlan
from exactly.networks.weights import fingerprint

__all__ = ["Learner", "LearningReport"]

_LEARNER, _GREEDY, _CARELESS, _COPY = range(4)
"""The kinds of players at a table; a careless player makes random moves."""
_EXPLORATION = 0.02
"""The chance that a learner makes a random move, so that it meets unusual positions, too."""
_RESTARTS = 0.003
"""The chance that a turn aborts its game and starts another, so that no game lasts too long."""
_ANY_SCORE = 0.75
"""The share of games that start at a random score."""
_MEMORY = (0.97, 0.7)
"""The weight of later turns' results in a training target (lambda), at the start and at the end of
training: a high weight makes quick progress, a low one makes steady estimates."""
_GENTLE = 500
"""The number of warm-up steps until the full learning rate."""
_LAST_RATE = 0.01
"""The learning rate at the end of training, relative to that at the start."""
_SLOW = 0.998
"""The decay of the moving average of the weights; this average is the trained network."""


class LearningReport(NamedTuple):
    """Measurements of the last learning steps."""

    step: int
    error: float
    """The mean absolute difference of predicted and target win chance, for the seat to roll."""
    turns_of_rounds: float


class _Seen(NamedTuple):
    """The last `TURNS` turns (a *window*) at all tables, from which the network then learns."""

    coins: Tensor
    needs: Tensor
    learner: Tensor
    """The seat that learns, if copies of another network play all other seats."""
    expected: Tensor
    """Each seat's expected win chance before the roll."""
    expected_after: Tensor
    """Each seat's predicted win chance after the move."""
    goes_on: Tensor
    """Whether the next turn belongs to the same game, and the move was not exploration."""


class Learner:
    """A resumable training run of one network."""

    def __init__(self, plan: TrainingPlan, device: str, copies: Layers | None = None) -> None:
        """Set up training; `copies` is the opponent network, if the plan has one (`against`)."""
        if plan.against != (None if copies is None else fingerprint(copies)):
            raise ValueError(
                f"copies must be the opponent network of the plan, with fingerprint {plan.against}"
            )
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.step = 0
        self._device = torch.device(device)
        self._on_gpu = self._device.type == "cuda"
        self._dtype = torch.float16 if self._on_gpu else torch.float32
        self._copies = None if copies is None else frozen_model(copies).to(self._device)
        knows_learner = copies is not None
        self.model = Model(plan.features, plan.width, plan.inner, knows_learner=knows_learner).to(
            self._device
        )
        self.average = Model(plan.features, plan.width, plan.inner, knows_learner=knows_learner).to(
            self._device
        )
        if self._copies is not None and plan.from_copies:
            self.model.load_state_dict(self._copies.state_dict(), strict=False)
        self.average.load_state_dict(self.model.state_dict())
        self._rate = torch.tensor(plan.rate, device=self._device)
        self._optimizer = torch.optim.Adam(
            self.model.parameters(), lr=self._rate, capturable=self._on_gpu
        )
        everywhere = torch.ones(plan.tables, dtype=torch.bool, device=self._device)
        self._positions = begin_games(plan.seats, everywhere)
        self._kinds = self._draw_kinds()
        self._turn = torch.zeros(1, dtype=torch.long, device=self._device)
        shape = (TURNS, *self._positions.coins.shape[:2])
        self._seen = _Seen(
            torch.zeros(*shape, 4, dtype=torch.long, device=self._device),
            torch.zeros(shape, dtype=torch.long, device=self._device),
            torch.zeros(shape[:2], dtype=torch.long, device=self._device),
            torch.zeros(shape, device=self._device),
            torch.zeros(shape, device=self._device),
            torch.zeros(shape[:2], dtype=torch.bool, device=self._device),
        )
        self._picked = torch.zeros(plan.tables, dtype=torch.long, device=self._device)
        self._targets = torch.zeros(shape, device=self._device)
        self._counts = torch.zeros(2, device=self._device)
        self._records: dict[str, Callable[[], None]] = {}

    def run(self, steps: int) -> LearningReport:
        """Play and learn for `steps` steps, rounded up to a multiple of `TURNS`."""
        take_turn, learn = self._recorded(self._take_turn), self._recorded(self._learn)
        self._counts.zero_()
        before = self.step
        while self.step < before + steps:
            for _ in range(TURNS):
                take_turn()
            self._compute_targets()
            order = torch.randperm(self._targets[..., 0].numel(), device=self._device)
            for picked in torch.split(order, self.plan.tables):
                self._picked.copy_(picked)
                self._rate.fill_(self.plan.rate * self._pace())
                learn()
                self.step += 1
        error, rounds = (self._counts / (self.step - before)).tolist()
        return LearningReport(self.step, error, self.plan.tables / max(rounds, 1e-9))

    def layers(self) -> Layers:
        """Return the weights learned so far, as NumPy arrays.

        A learner against copies chooses among positions in which it rolls last, so its network
        assumes that the last seat learns.
        """
        features, *numbers = self.average.layers(torch.float32, learner=self.plan.seats - 1)
        return Layers(features, *(part.detach().cpu().numpy() for part in numbers))

    def state(self) -> dict[str, Any]:
        """Return the state that determines the rest of training, with the random numbers' state."""
        return {
            "step": self.step,
            "model": self.model.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "positions": tuple(self._positions),
            "kinds": self._kinds,
            "random": torch.get_rng_state(),
            "random_on_card": torch.cuda.get_rng_state() if self._on_gpu else None,
        }

    def resume(self, state: dict[str, Any]) -> None:
        """Continue from the state of a training run with the same plan."""
        self.step = state["step"]
        self.model.load_state_dict(state["model"])
        self.average.load_state_dict(state["average"])
        self._optimizer.load_state_dict(state["optimizer"])
        for group in self._optimizer.param_groups:
            group["lr"] = self._rate  # which is set at every step
        for buffer, stored in zip(
            (*self._positions, self._kinds), (*state["positions"], state["kinds"]), strict=True
        ):
            buffer.copy_(stored)
        torch.set_rng_state(state["random"].cpu())
        if self._on_gpu:
            torch.cuda.set_rng_state(state["random_on_card"].cpu())

    def _pace(self) -> float:
        """Return the factor of the learning rate at this step: a warm-up, then a cosine decay."""
        fall = 0.5 + 0.5 * math.cos(math.pi * min(1.0, self.step / self.plan.steps))
        return min(1.0, (self.step + 1) / _GENTLE) * (_LAST_RATE + (1 - _LAST_RATE) * fall)

    @torch.no_grad()
    def _take_turn(self) -> None:
        """Take one turn at every table, and store its positions and expected win chances."""
        positions, seen, turn = self._positions, self._seen, self._turn
        learner = (self._kinds == _LEARNER).long().argmax(1)
        known_learner = None if self._copies is None else learner
        ahead = see_ahead(self.model, positions, self._dtype, known_learner)
        is_greedy, is_careless = self._kinds[:, 0] == _GREEDY, self._kinds[:, 0] == _CARELESS
        is_copy = self._kinds[:, 0] == _COPY
        appeal = ahead.own
        if self._copies is not None:  # with the precision that players use
            theirs = see_ahead(self._copies, positions, torch.float32)
            look = self.plan.copies_look_ahead
            liked = look_further(self._copies, positions, theirs) if look else theirs.own
            appeal = torch.where(is_copy[:, None, None, None], liked, appeal)
        if self.plan.greedy:
            greedy = greedy_appeal(positions, ahead)
            appeal = torch.where(is_greedy[:, None, None, None], greedy, appeal)
        expected = best_replies(torch, ahead, appeal)[1].mean(1)
        if self.plan.careless:
            expected = torch.where(is_careless[:, None], any_replies(torch, ahead), expected)
        is_exploring = torch.rand(len(is_careless), device=self._device) < _EXPLORATION
        is_exploring &= ~(is_careless | is_copy)
        taken = take_turns(positions, ahead, appeal, is_careless | is_exploring)
        is_new = taken.is_over | (torch.rand(len(is_exploring), device=self._device) < _RESTARTS)
        for buffer, new in zip(
            seen,
            (*positions, learner, expected, taken.chances, ~(is_exploring | is_new)),
            strict=True,
        ):
            buffer.index_copy_(0, turn, new[None])
        self._begin_again(taken.positions, is_new)
        self._counts[1] += taken.is_taken.sum()
        turn.copy_((turn + 1) % TURNS)

    @torch.no_grad()
    def _compute_targets(self) -> None:
        """Compute the target win chances of the stored turns' positions, the last turn first."""
        expected, expected_after, goes_on = self._seen[3:]
        first, last = _MEMORY
        memory = first + (last - first) * min(1.0, self.step / self.plan.steps)
        target = expected[-1]
        self._targets[-1] = target
        for turn in range(TURNS - 2, -1, -1):
            beyond = target.roll(1, 1) - expected_after[turn]
            target = expected[turn] + memory * torch.where(goes_on[turn, :, None], beyond, 0.0)
            self._targets[turn] = target

    def _learn(self) -> None:
        """Take one learning step with a random batch of the stored positions."""
        coins, needs, learner = (part.flatten(0, 1)[self._picked] for part in self._seen[:3])
        targets = self._targets.flatten(0, 1)[self._picked]
        known_learner = None if self._copies is None else learner
        predicted = self.model(coins, needs, known_learner).log_softmax(-1)
        self._optimizer.zero_grad()
        (-(targets * predicted).sum(-1).mean()).backward()
        self._optimizer.step()
        with torch.no_grad():
            for buffer, new in zip(self.average.parameters(), self.model.parameters(), strict=True):
                buffer.lerp_(new, 1 - _SLOW)
            self._counts[0] += (predicted[:, 0].exp() - targets[:, 0]).abs().mean()

    def _draw_kinds(self) -> Tensor:
        """Draw the kind of player for each seat of every table."""
        plan = self.plan
        if self._copies is not None:
            learner = torch.randint(plan.seats, (plan.tables, 1), device=self._device)
            seat = torch.arange(plan.seats, device=self._device)
            return torch.where(seat == learner, _LEARNER, _COPY)
        drawn = torch.rand(plan.tables, plan.seats, device=self._device)
        kinds = torch.where(drawn < plan.greedy + plan.careless, _CARELESS, _LEARNER)
        return torch.where(drawn < plan.greedy, _GREEDY, kinds)

    def _begin_again(self, after: TableBatch, is_new: Tensor) -> None:
        """Take over the positions after a turn, and start new games where `is_new` is set."""
        scores = torch.rand(len(is_new), device=self._device) < _ANY_SCORE
        fresh = begin_games(self.plan.seats, scores)
        kinds, (coins, needs) = self._kinds, self._positions
        kinds.copy_(torch.where(is_new[:, None], self._draw_kinds(), kinds.roll(-1, 1)))
        coins.copy_(torch.where(is_new[:, None, None], fresh.coins, after.coins))
        needs.copy_(torch.where(is_new[:, None], fresh.needs, after.needs))

    def _recorded(self, work: Callable[[], None]) -> Callable[[], None]:
        """Return a function that replays some work on the GPU as a CUDA graph, without Python."""
        if not self._on_gpu:
            return work
        if work.__name__ not in self._records:
            beside = torch.cuda.Stream()  # type: ignore[no-untyped-call]
            beside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(beside):
                for _ in range(3):
                    work()
            torch.cuda.current_stream().wait_stream(beside)
            self._turn.zero_()
            record = torch.cuda.CUDAGraph()
            self._optimizer.zero_grad()
            with torch.cuda.graph(record):
                work()
            self._turn.zero_()
            self._records[work.__name__] = record.replay
        return self._records[work.__name__]
