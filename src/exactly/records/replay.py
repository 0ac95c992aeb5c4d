"""Replay a record: every state of the game, or the first contradiction.

Uses only the public functions of `rules`.
"""

from collections.abc import Iterator
from enum import StrEnum

from exactly.records.record import Record
from exactly.rules import (
    IllegalStepError,
    Refusal,
    Roll,
    Seat,
    Setup,
    State,
    apply,
    euros_taken,
    new_game,
    outcome,
)

__all__ = ["Misfit", "RecordMisfitError", "replay"]


class Misfit(StrEnum):
    """How a record contradicts the rules or itself."""

    STARTING_ROLLS = "starting-rolls"
    """There are too many or too few starting rolls, or a pass has the wrong length (rule 6)."""
    SEAT = "seat"
    """A turn is written for the wrong seat."""
    ROLL = "roll"
    """The face of the first turn is not the face up in the first position."""
    MOVE = "move"
    """The rules do not allow the move."""
    EURO = "euro"
    """The euros written for a turn are not those that its move wins."""
    RESULT = "result"
    """The written winner is not the winner of the game."""


class RecordMisfitError(ValueError):
    """Raised for a record that contradicts the rules or itself."""

    def __init__(
        self,
        misfit: Misfit,
        turn: int | None,
        *,
        refusal: Refusal | None = None,
        seats: tuple[Seat, ...] = (),
    ) -> None:
        place = "the end" if turn is None else f"turn {turn}" if turn else "the starting rolls"
        super().__init__(f"record is wrong at {place}: {refusal or misfit}")
        self.misfit = misfit
        self.turn = turn
        """The number of the wrong turn: 0 for the starting rolls, None for the result."""
        self.refusal = refusal
        """Why the move is not allowed, if the move is wrong."""
        self.seats = seats
        """The seats that the record should have in place of the wrong ones, if known."""


def replay(record: Record) -> Iterator[State]:
    """Yield every state of a recorded game, starting before the first roll.

    A turn yields two states, after the roll and after the move. If the game began with a face up,
    its first turn has no roll, and the first state is yielded twice.

    Raises RecordMisfitError at the first contradiction.
    """
    state = record.position or new_game(Setup(record.seats, record.rules))
    yield state
    for faces in record.starting:
        if state.starting is None or len(state.starting.contenders) < len(faces):
            raise RecordMisfitError(Misfit.STARTING_ROLLS, 0)
        contenders = state.starting.contenders
        for face in faces:
            state = apply(state, Roll(face))
            yield state
        if len(contenders) > len(faces) and faces is not record.starting[-1]:
            raise RecordMisfitError(Misfit.STARTING_ROLLS, 0)
    if record.turns and state.starting is not None:
        raise RecordMisfitError(Misfit.STARTING_ROLLS, 0)
    yield from _replay_turns(record, state)


def _replay_turns(record: Record, state: State) -> Iterator[State]:
    for number, turn in enumerate(record.turns, start=1):
        if state.is_over:
            raise RecordMisfitError(Misfit.MOVE, number, refusal=Refusal.GAME_OVER)
        if turn.seat != state.active:
            raise RecordMisfitError(Misfit.SEAT, number, seats=(state.active,))
        if state.face not in {None, turn.face}:
            raise RecordMisfitError(Misfit.ROLL, number)
        rolled = state if state.face is not None else apply(state, Roll(turn.face))
        yield rolled
        try:
            state = apply(rolled, turn.move)
        except IllegalStepError as error:
            raise RecordMisfitError(Misfit.MOVE, number, refusal=error.reason) from error
        taken = euros_taken(rolled, state)
        if turn.euros != taken:
            raise RecordMisfitError(Misfit.EURO, number, seats=taken)
        yield state
    end = outcome(state)
    winner = end.winner if end is not None else None
    if record.winner != winner:
        raise RecordMisfitError(Misfit.RESULT, None, seats=() if winner is None else (winner,))
