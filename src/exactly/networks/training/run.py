"""A resumable training run with its learning curve."""

import time
from collections.abc import Iterator
from typing import Any

from exactly.networks.layers import Layers
from exactly.networks.training.learning import Learner, LearningReport
from exactly.networks.training.plan import TURNS, TrainingPlan
from exactly.networks.weights import TrainedNetwork

__all__ = ["TrainingRun"]

_ELSEWHERE = {"seats", "edition", "width", "inner"}
"""The settings of a plan that a network file does not store with the plan."""


class TrainingRun:
    """The training run of `exactly train`."""

    def __init__(self, plan: TrainingPlan, device: str, copies: Layers | None = None) -> None:
        self.plan = plan
        self.device = device
        self.training = Learner(plan, device, copies)
        self.curve: list[list[float]] = []
        """The points of the learning curve: step, error, turns of a round, and seconds so far."""
        self._lessons: list[LearningReport] = []
        self._seconds = 0.0

    @property
    def is_done(self) -> bool:
        """Whether all steps of the plan are done."""
        return self.training.step >= self.plan.steps

    def run(self) -> Iterator[LearningReport]:
        """Train to the end of the plan, and yield a report after every window of `TURNS` steps."""
        while not self.is_done:
            begin = time.perf_counter()
            lesson = self.training.run(TURNS)
            self._seconds += time.perf_counter() - begin
            self._lessons.append(lesson)
            if lesson.step % self.plan.stretch == 0 or self.is_done:
                self._draw(lesson.step)
            yield lesson

    def _draw(self, step: int) -> None:
        """Add a point to the learning curve: the mean of the reports since the last point."""
        windows = len(self._lessons)
        error = sum(lesson.error for lesson in self._lessons) / windows
        rounds = sum(1 / lesson.turns_of_rounds for lesson in self._lessons) / windows
        self.curve.append([step, round(error, 5), round(1 / rounds, 1), round(self._seconds, 1)])
        self._lessons.clear()

    @property
    def trained(self) -> TrainedNetwork:
        """The network trained so far, with its plan and its learning curve."""
        described = self.plan.described
        plan = {name: described[name] for name in described if name not in _ELSEWHERE}
        return TrainedNetwork(self.training.layers(), {"plan": plan, "curve": self.curve})

    def state(self) -> dict[str, Any]:
        """Return what a resumed run needs to continue in the same way, with the learning curve."""
        return {
            **self.training.state(),
            "curve": self.curve,
            "lessons": [tuple(lesson) for lesson in self._lessons],
            "seconds": self._seconds,
        }

    def resume(self, state: dict[str, Any]) -> None:
        """Continue from the state of a run with the same plan."""
        self.training.resume(state)
        self.curve = state["curve"]
        self._lessons = [LearningReport(*lesson) for lesson in state["lessons"]]
        self._seconds = state["seconds"]
