"""A game in progress: its state, its rolls and turns, and the record of them.

Pure, and fast enough for every move on a server: it has plain attributes, and does not check
steps a second time. Knows no names, no clock and no storage.
"""

from functools import cache
from typing import Self

from exactly.records.fair_dice import FairDice
from exactly.records.record import Record, Turn
from exactly.records.replay import replay
from exactly.rules import (
    FACES,
    Face,
    IllegalStepError,
    Move,
    Refusal,
    Roll,
    Seat,
    Setup,
    State,
    after,
    euros_taken,
    new_game,
    outcome,
)

__all__ = ["GameInProgress"]

_ROLLS = {face: Roll(face) for face in FACES}


class GameInProgress:
    """One game, from its first state to the current one."""

    __slots__ = ("before_move", "dice", "position", "rolls", "starting", "state", "turns")

    def __init__(self, state: State, dice: FairDice | None = None) -> None:
        """Start a game from a state of `new_game`, or from a position after the starting rolls."""
        self.state = state
        self.dice = dice
        """The dice, once they are known; None for a real die."""
        self.position = state if state.starting is None else None
        """The first state, if the game did not begin with starting rolls."""
        self.starting: list[list[Face]] = []
        """The starting rolls, a list for each pass."""
        self.turns: list[Turn] = []
        self.rolls = 0
        """The number of rolls so far, the starting rolls included."""
        self.before_move: State | None = None
        """The state before the last move, which can be undone until the next roll."""

    @classmethod
    def from_record(cls, record: Record, dice: FairDice | None = None) -> Self:
        """Return the game of a record; raises RecordMisfitError if the record breaks the rules."""
        *_, state = replay(record)
        game = cls(record.position or new_game(Setup(record.seats, record.rules)), dice)
        game.state = state
        game.starting = [list(faces) for faces in record.starting]
        game.turns = list(record.turns)
        game.rolls = sum(isinstance(step, Roll) for step in record.steps)
        return game

    def next_face(self) -> Face:
        """Return the face of the next roll; raises ValueError if the dice are not known."""
        if self.dice is None:
            raise ValueError("the next roll is not known: this game is played with a real die")
        return self.dice.face(self.rolls + 1)

    def add_roll(self, face: Face) -> None:
        """Apply a roll; raises IllegalStepError if a face is already up.

        The caller knows that the game is not over.
        """
        before, roll = self.state, _ROLLS[face]
        if before.face is not None:
            raise IllegalStepError(Refusal.ALREADY_ROLLED, roll)
        self.state = after(before, roll)
        self.rolls += 1
        self.before_move = None
        starting = before.starting
        if starting is None:
            return
        if starting.faces:
            self.starting[-1].append(face)
        else:
            self.starting.append([face])

    def turn_of(self, move: Move) -> Turn:
        """Return the record's turn for a legal move with the face up, without making the move."""
        before = self.state
        return self._turn(before, move, after(before, move))

    def add_move(self, move: Move) -> Turn:
        """Apply a move that is known to be legal, and return the record's turn for it.

        Raises IllegalStepError if no face is up.
        """
        before = self.state
        now = after(before, move)
        turn = self._turn(before, move, now)
        self.turns.append(turn)
        self.state, self.before_move = now, before
        return turn

    @staticmethod
    def _turn(before: State, move: Move, now: State) -> Turn:
        if before.face is None:
            raise IllegalStepError(Refusal.DIE_NOT_ROLLED, move)
        return _cached_turn(before.active, before.face, move, euros_taken(before, now))

    def undo_move(self) -> None:
        """Undo the last move; its roll stays. Raises ValueError after the next roll."""
        if self.before_move is None:
            raise ValueError("no move to undo: the game has no move since the last roll")
        self.state, self.before_move = self.before_move, None
        self.turns.pop()

    def as_record(self, players: tuple[str, ...], tags: tuple[tuple[str, str], ...] = ()) -> Record:
        """Return the record of the game so far, with the winner once it is over."""
        end = outcome(self.state)
        return Record(
            players,
            self.state.rules,
            tuple(map(tuple, self.starting)),
            tuple(self.turns),
            None if end is None else end.winner,
            tags,
            self.position,
        )


@cache  # there are a few thousand different turns
def _cached_turn(seat: Seat, face: Face, move: Move, euros: tuple[Seat, ...]) -> Turn:
    return Turn(seat, face, move, euros)
