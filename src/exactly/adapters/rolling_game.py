"""A game that rolls the die by itself, and stops whenever a seat must choose a move.

For libraries without chance nodes. Imports none of them.
"""

from collections.abc import Iterable, Mapping
from random import Random

from exactly.adapters.actions import check_action, legal_actions
from exactly.adapters.starting_state import start
from exactly.rules import CHANCE, FACES, Face, Roll, Setup, after, all_moves, to_act

__all__ = ["RollingGame"]

_ROLLS = tuple(Roll(face) for face in FACES)


class RollingGame:
    """A game that rolls the die by itself, and then waits for the move of the active seat."""

    def __init__(
        self,
        setup: Setup,
        random: Random,
        *,
        turns: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Start a game, which is truncated after `turns` turns.

        Options: `position`, as text, is the first position, in place of the starting rolls.
        `rolls`, faces as text, come before the random rolls, so that a game can be replayed. All
        other options are ignored.
        """
        options = options or {}
        self._draw = random
        self._moves = all_moves(setup.seats)
        self._turns = turns
        self.turns_taken = 0
        self._rolls = _read_rolls(options.get("rolls", ()))
        self.state = start(setup, str(options.get("position", "")))
        """The state in which the active seat must choose a move, or the last state of the game."""
        self.actions: list[int] = []
        """The numbers of the legal moves; empty after the end of the game."""
        self._roll()

    @property
    def is_truncated(self) -> bool:
        """Whether the game reached its limit of turns without a winner."""
        return self.turns_taken == self._turns and not self.state.is_over

    def choose(self, action: int) -> None:
        """Make the move of number `action`; raises IllegalStepError or ValueError if illegal."""
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
    """Return these faces as rolls in reverse order, so that `pop` takes the first."""
    if not isinstance(faces, Iterable):
        raise TypeError(f"option rolls must be a sequence of faces, not {faces!r}")
    return [Roll(Face(face)) for face in faces][::-1]
