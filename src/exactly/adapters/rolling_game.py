"""A game that rolls its own die, and stops wherever a seat has to choose.

For libraries that know players and no chance. Knows none of them.
"""

from collections.abc import Iterable, Mapping
from random import Random

from exactly.adapters.actions import check_action, legal_actions
from exactly.adapters.starting_state import start
from exactly.rules import CHANCE, FACES, Face, Roll, Setup, after, all_moves, to_act

__all__ = ["RollingGame"]

_ROLLS = tuple(Roll(face) for face in FACES)


class RollingGame:
    """A game between two choices."""

    def __init__(
        self,
        setup: Setup,
        random: Random,
        *,
        turns: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Begin a game, which is broken off after so many turns.

        Options: `position`, as text, is where to begin, rather than with the starting rolls;
        `rolls`, faces as text, come before the random ones, so that a game can be played again.
        Others are left to whoever understands them.
        """
        options = options or {}
        self._draw = random
        self._moves = all_moves(setup.seats)
        self._turns = turns
        self.turns_taken = 0
        self._rolls = _read_rolls(options.get("rolls", ()))
        self.state = start(setup, str(options.get("position", "")))
        """The state in which a seat has to choose, or the last one."""
        self.actions: list[int] = []
        """The numbers of the moves it can choose from; none after the end."""
        self._roll()

    @property
    def is_broken_off(self) -> bool:
        """Whether all turns were taken and nobody has won."""
        return self.turns_taken == self._turns and not self.state.is_over

    def choose(self, action: int) -> None:
        """Make the move of this number; raises IllegalStepError or ValueError if there is none."""
        if action not in self.actions:
            check_action(self.state, action)
        self.state = after(self.state, self._moves[action])
        self.turns_taken += 1
        self._roll()

    def _roll(self) -> None:
        state = self.state
        while to_act(state) is CHANCE and self.turns_taken != self._turns:
            state = after(state, self._rolls.pop() if self._rolls else self._random_roll())
        self.state = state
        self.actions = legal_actions(state)

    def _random_roll(self) -> Roll:
        return _ROLLS[int(self._draw.random() * len(_ROLLS))]


def _read_rolls(faces: object) -> list[Roll]:
    """Return the rolls, the last one first."""
    if not isinstance(faces, Iterable):
        raise TypeError(f"rolls must be faces, not {faces!r}")
    return [Roll(Face(face)) for face in faces][::-1]
