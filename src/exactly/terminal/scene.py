"""What the table shows at one moment, as a value; the words and the drawing are added later.

So the language can change in the middle of anything, and nothing on the screen goes stale.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from exactly.rules import CENTRE, Coin, CoinMove, Face, Move, Place, Refusal, Seat, State
from exactly.terminal.move_choice import MoveChoice

__all__ = ["Phase", "Scene", "StartingThrow", "stacks_at_the_moment"]


class Phase(StrEnum):
    """What the table waits for."""

    WATCH = "watch"
    """A computer player acts."""
    THROW = "throw"
    """A person is to throw the die."""
    CHOOSE = "choose"
    """A person is to choose a move."""
    PASS = "pass"  # noqa: S105  # a turn, not a password
    """A person cannot move and lets the turn go on."""
    EURO = "euro"
    """A euro was taken, and everybody may look."""
    OVER = "over"
    """Somebody has won."""


class StartingThrow(NamedTuple):
    """One of the rolls for who begins."""

    seat: Seat
    face: Face
    is_last_of_pass: bool
    """Whether after it a winner is known or those tied roll again."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table at one moment."""

    state: State
    """The stacks, euros and turn to be shown."""
    phase: Phase
    face: Face | None = None
    """What the die shows."""
    choice: MoveChoice | None = None
    """The move a person is choosing."""
    shown_move: Move | None = None
    """A move that is about to be made, or looked at in the list."""
    last_move: Move | None = None
    """The move that was made last."""
    taken: tuple[Seat, ...] = ()
    """Who has just taken a euro."""
    throws: tuple[StartingThrow, ...] = ()
    """The starting rolls this table has seen."""
    begins: Seat | None = None
    """Who begins, once the starting rolls have said so."""
    refusal: Refusal | None = None
    """Why the last thing tried cannot be done."""

    @property
    def movable(self) -> frozenset[Coin]:
        """The values that matter now; all of them while no face is up."""
        if self.choice is not None:
            return self.choice.movable
        if self.state.face is not None and self.phase is not Phase.EURO:
            return frozenset(self.state.face.coins)
        return frozenset(Coin)

    def change_at(self, place: Place) -> int:
        """Say by how many cents the last move changed a stack."""
        move = self.last_move
        if not isinstance(move, CoinMove) or place not in move[1:]:
            return 0
        return int(move.coin) if place == move.target else -int(move.coin)

    def rolled_by(self, seat: Seat) -> Face | None:
        """Return what a seat rolled in the present pass of starting rolls."""
        starting = self.state.starting
        if starting is None or not starting.faces:
            return None
        faces = dict(zip(starting.contenders, starting.faces, strict=False))
        last = self.throws[-1] if self.throws else None
        if last is not None and last.is_last_of_pass:  # the state is still the one before it
            faces[last.seat] = last.face
        return faces.get(seat)


def stacks_at_the_moment(before: State, move: Move, after: State) -> State:
    """Return the table between a move that earned a euro and the coins going back."""
    if not isinstance(move, CoinMove):
        return after
    stacks = list(before.stacks)
    if move.source is not CENTRE:
        stacks[move.source - 1] = stacks[move.source - 1].minus(move.coin)
    if move.target is not CENTRE:
        stacks[move.target - 1] = stacks[move.target - 1].plus(move.coin)
    return before._replace(stacks=tuple(stacks), euros=after.euros)
