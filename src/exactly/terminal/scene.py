"""A scene: the content of the full-screen table at one moment, without words or drawing.

So the language can change at any time: the same scene is drawn again.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from exactly.rules import CENTRE, Coin, CoinMove, Face, Move, Place, Refusal, Seat, State
from exactly.terminal.move_choice import MoveChoice

__all__ = ["Scene", "ScenePhase", "StartingRoll", "state_before_payout"]


class ScenePhase(StrEnum):
    """The phase of a turn on the screen; the values are parts of catalogue keys."""

    WATCH = "watch"
    """A computer player acts."""
    ROLL = "roll"
    """A person has to roll the die."""
    CHOOSE = "choose"
    """A person has to choose a move."""
    NO_MOVE = "pass"
    """A person has no legal move and must pass."""
    EURO = "euro"
    """A euro was taken, and its banner is shown."""
    OVER = "over"
    """The game is over."""


class StartingRoll(NamedTuple):
    """One of the starting rolls, which decide who begins, as the table shows it."""

    seat: Seat
    face: Face
    is_last_of_pass: bool
    """Whether all tied seats have now rolled: the first player is known, or seats roll again."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What the full-screen table shows at one moment."""

    state: State
    """The stacks, euros and turn to show."""
    phase: ScenePhase
    face: Face | None = None
    """The face that the die shows."""
    choice: MoveChoice | None = None
    """The move a person is choosing."""
    shown_move: Move | None = None
    """A move that is about to be made, or highlighted in the list."""
    last_move: Move | None = None
    """The last move."""
    taken: tuple[Seat, ...] = ()
    """The seats that have just taken a euro."""
    starting_rolls: tuple[StartingRoll, ...] = ()
    """The starting rolls that this table has shown."""
    begins: Seat | None = None
    """The seat that plays first, once the starting rolls are complete."""
    refusal: Refusal | None = None
    """Why the rules refuse the last attempt."""

    @property
    def movable(self) -> frozenset[Coin]:
        """The coin values that can be moved; all of them before a roll."""
        if self.choice is not None:
            return self.choice.movable
        if self.state.face is not None and self.phase is not ScenePhase.EURO:
            return frozenset(self.state.face.coins)
        return frozenset(Coin)

    def change_at(self, place: Place) -> int:
        """Return the change of a stack by the last move, in cents."""
        move = self.last_move
        if not isinstance(move, CoinMove) or place not in move[1:]:
            return 0
        return int(move.coin) if place == move.target else -int(move.coin)

    def rolled_by(self, seat: Seat) -> Face | None:
        """Return the roll of a seat in the current pass of starting rolls; None before it."""
        starting = self.state.starting
        if starting is None or not starting.faces:
            return None
        faces = dict(zip(starting.contenders, starting.faces, strict=False))
        last = self.starting_rolls[-1] if self.starting_rolls else None
        if last is not None and last.is_last_of_pass:  # the state is still the one before it
            faces[last.seat] = last.face
        return faces.get(seat)


def state_before_payout(before: State, move: Move, after: State) -> State:
    """Return the state after a move that earned a euro, before the coins go back."""
    if not isinstance(move, CoinMove):
        return after
    stacks = list(before.stacks)
    if move.source is not CENTRE:
        stacks[move.source - 1] = stacks[move.source - 1].minus(move.coin)
    if move.target is not CENTRE:
        stacks[move.target - 1] = stacks[move.target - 1].plus(move.coin)
    return before._replace(stacks=tuple(stacks), euros=after.euros)
