"""Temporal-difference learning by self-play, with the luck of rolls and moves subtracted.

Many tables play side by side. Before each throw all faces and all moves are looked at, and what the
best moves promise on the average is what the position should have been thought to be worth. Then
the die is thrown, a move is made, and the game goes on; what it is found to be worth later, beyond
what that throw and that move had made of it, is added. So a position learns at once from dozens of
turns, and not from how the dice fell in them. Nothing is known but the rules.

A network can also learn to beat another: then one seat of each table learns, and at all others sit
fixed copies of the other, which choose by its word, or look a turn ahead. What a position is worth
is still the learner's word, for all seats; but it knows what the copies will do.
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
"""Who may sit at a table."""
_WHIM = 0.02
"""How often a learner makes any move, so that odd positions are known, too."""
_BREAKS = 0.003
"""How often a game is broken off and another begun, so that no table stands still for long."""
_ANY_SCORE = 0.75
"""Games that begin at any score."""
_MEMORY = (0.97, 0.7)
"""How much of what is found out a turn later counts a turn earlier, at first and in the end: far
sight makes for quick progress, and near sight for steady judgement."""
_GENTLE = 500
"""Steps until it learns as fast as planned."""
_LAST_RATE = 0.01
"""How fast it learns in the end, beside the beginning."""
_SLOW = 0.998
"""What is kept at each step of the average over the newest networks, which is the result."""


class LearningReport(NamedTuple):
    """How things stood over the last steps."""

    step: int
    error: float
    """How far what was thought was from what was found out, for who was to throw."""
    turns_of_rounds: float


class _Seen(NamedTuple):
    """What happened at all tables, turn by turn."""

    coins: Tensor
    needs: Tensor
    learner: Tensor
    """Which seat learned, where all others were copies."""
    promised: Tensor
    """What each seat could expect before the throw."""
    foreseen: Tensor
    """What each seat could expect after the move."""
    goes_on: Tensor
    """Where the next turn is one of the same game, and the move was meant."""


class Learner:
    """A network on its way; can be put aside and taken up again."""

    def __init__(self, plan: TrainingPlan, device: str, copies: Layers | None = None) -> None:
        """Get ready; `copies` are of the network that the plan is against."""
        if plan.against != (None if copies is None else fingerprint(copies)):
            raise ValueError(f"the plan is against {plan.against}, which these copies are not of")
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.step = 0
        self._device = torch.device(device)
        self._on_card = self._device.type == "cuda"
        self._dtype = torch.float16 if self._on_card else torch.float32
        self._copies = None if copies is None else frozen_model(copies).to(self._device)
        told = copies is not None
        self.model = Model(plan.features, plan.width, plan.inner, told=told).to(self._device)
        self.average = Model(plan.features, plan.width, plan.inner, told=told).to(self._device)
        if self._copies is not None and plan.from_copies:
            self.model.load_state_dict(self._copies.state_dict(), strict=False)
        self.average.load_state_dict(self.model.state_dict())
        self._rate = torch.tensor(plan.rate, device=self._device)
        self._optimizer = torch.optim.Adam(
            self.model.parameters(), lr=self._rate, capturable=self._on_card
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
        self._taught = torch.zeros(shape, device=self._device)
        self._counts = torch.zeros(2, device=self._device)
        self._records: dict[str, Callable[[], None]] = {}

    def run(self, steps: int) -> LearningReport:
        """Play and learn for so many steps, or a few more."""
        take_turn, learn = self._recorded(self._take_turn), self._recorded(self._learn)
        self._counts.zero_()
        before = self.step
        while self.step < before + steps:
            for _ in range(TURNS):
                take_turn()
            self._look_back()
            order = torch.randperm(self._taught[..., 0].numel(), device=self._device)
            for picked in torch.split(order, self.plan.tables):
                self._picked.copy_(picked)
                self._rate.fill_(self.plan.rate * self._pace())
                learn()
                self.step += 1
        error, rounds = (self._counts / (self.step - before)).tolist()
        return LearningReport(self.step, error, self.plan.tables / max(rounds, 1e-9))

    def layers(self) -> Layers:
        """Return the numbers of what has been learned so far, for NumPy.

        Who has learned to beat copies chooses among positions in which it will be the last to throw
        again, so its network judges those.
        """
        features, *numbers = self.average.layers(torch.float32, learner=self.plan.seats - 1)
        return Layers(features, *(part.detach().cpu().numpy() for part in numbers))

    def state(self) -> dict[str, Any]:
        """Return all that the windows to come depend on, random numbers included."""
        return {
            "step": self.step,
            "model": self.model.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "positions": tuple(self._positions),
            "kinds": self._kinds,
            "random": torch.get_rng_state(),
            "random_on_card": torch.cuda.get_rng_state() if self._on_card else None,
        }

    def take_up(self, state: dict[str, Any]) -> None:
        """Go on from a state of a training by the same plan."""
        self.step = state["step"]
        self.model.load_state_dict(state["model"])
        self.average.load_state_dict(state["average"])
        self._optimizer.load_state_dict(state["optimizer"])
        for group in self._optimizer.param_groups:
            group["lr"] = self._rate  # which is set at every step
        for kept, stored in zip(
            (*self._positions, self._kinds), (*state["positions"], state["kinds"]), strict=True
        ):
            kept.copy_(stored)
        torch.set_rng_state(state["random"].cpu())
        if self._on_card:
            torch.cuda.set_rng_state(state["random_on_card"].cpu())

    def _pace(self) -> float:
        """Return how fast to learn now: a gentle start, then ever slower."""
        fall = 0.5 + 0.5 * math.cos(math.pi * min(1.0, self.step / self.plan.steps))
        return min(1.0, (self.step + 1) / _GENTLE) * (_LAST_RATE + (1 - _LAST_RATE) * fall)

    @torch.no_grad()
    def _take_turn(self) -> None:
        """Take one turn at every table, and write down what was to be expected."""
        positions, seen, turn = self._positions, self._seen, self._turn
        learner = (self._kinds == _LEARNER).long().argmax(1)
        told = None if self._copies is None else learner
        ahead = see_ahead(self.model, positions, self._dtype, told)
        is_greedy, is_careless = self._kinds[:, 0] == _GREEDY, self._kinds[:, 0] == _CARELESS
        is_copy = self._kinds[:, 0] == _COPY
        appeal = ahead.own
        if self._copies is not None:  # which judge as exactly as players do
            theirs = see_ahead(self._copies, positions, torch.float32)
            look = self.plan.copies_look_ahead
            liked = look_further(self._copies, positions, theirs) if look else theirs.own
            appeal = torch.where(is_copy[:, None, None, None], liked, appeal)
        if self.plan.greedy:
            greedy = greedy_appeal(positions, ahead)
            appeal = torch.where(is_greedy[:, None, None, None], greedy, appeal)
        promised = best_replies(torch, ahead, appeal)[1].mean(1)
        if self.plan.careless:
            promised = torch.where(is_careless[:, None], any_replies(torch, ahead), promised)
        is_whim = torch.rand(len(is_careless), device=self._device) < _WHIM
        is_whim &= ~(is_careless | is_copy)
        taken = take_turns(positions, ahead, appeal, is_careless | is_whim)
        is_new = taken.is_over | (torch.rand(len(is_whim), device=self._device) < _BREAKS)
        for kept, new in zip(
            seen,
            (*positions, learner, promised, taken.chances, ~(is_whim | is_new)),
            strict=True,
        ):
            kept.index_copy_(0, turn, new[None])
        self._begin_again(taken.positions, is_new)
        self._counts[1] += taken.is_taken.sum()
        turn.copy_((turn + 1) % TURNS)

    @torch.no_grad()
    def _look_back(self) -> None:
        """Work out what each position turned out to be worth, the last one first."""
        promised, foreseen, goes_on = self._seen[3:]
        first, last = _MEMORY
        memory = first + (last - first) * min(1.0, self.step / self.plan.steps)
        found = promised[-1]
        self._taught[-1] = found
        for turn in range(TURNS - 2, -1, -1):
            beyond = found.roll(1, 1) - foreseen[turn]
            found = promised[turn] + memory * torch.where(goes_on[turn, :, None], beyond, 0.0)
            self._taught[turn] = found

    def _learn(self) -> None:
        """Learn from some of what was seen."""
        coins, needs, learner = (part.flatten(0, 1)[self._picked] for part in self._seen[:3])
        taught = self._taught.flatten(0, 1)[self._picked]
        told = None if self._copies is None else learner
        thought = self.model(coins, needs, told).log_softmax(-1)
        self._optimizer.zero_grad()
        (-(taught * thought).sum(-1).mean()).backward()
        self._optimizer.step()
        with torch.no_grad():
            for kept, new in zip(self.average.parameters(), self.model.parameters(), strict=True):
                kept.lerp_(new, 1 - _SLOW)
            self._counts[0] += (thought[:, 0].exp() - taught[:, 0]).abs().mean()

    def _draw_kinds(self) -> Tensor:
        """Draw who sits where."""
        plan = self.plan
        if self._copies is not None:
            learner = torch.randint(plan.seats, (plan.tables, 1), device=self._device)
            seat = torch.arange(plan.seats, device=self._device)
            return torch.where(seat == learner, _LEARNER, _COPY)
        drawn = torch.rand(plan.tables, plan.seats, device=self._device)
        kinds = torch.where(drawn < plan.greedy + plan.careless, _CARELESS, _LEARNER)
        return torch.where(drawn < plan.greedy, _GREEDY, kinds)

    def _begin_again(self, after: TableBatch, is_new: Tensor) -> None:
        """Go on with the positions after a turn, and begin games where that is marked."""
        scores = torch.rand(len(is_new), device=self._device) < _ANY_SCORE
        fresh = begin_games(self.plan.seats, scores)
        kinds, (coins, needs) = self._kinds, self._positions
        kinds.copy_(torch.where(is_new[:, None], self._draw_kinds(), kinds.roll(-1, 1)))
        coins.copy_(torch.where(is_new[:, None, None], fresh.coins, after.coins))
        needs.copy_(torch.where(is_new[:, None], fresh.needs, after.needs))

    def _recorded(self, work: Callable[[], None]) -> Callable[[], None]:
        """Record some work on the card, and return what plays it back without Python."""
        if not self._on_card:
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
