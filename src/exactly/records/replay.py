"""Replay a record: every state on the way, or the first step that does not fit.

Knows the rules through their six functions, like everybody else.
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
    """In which way a record contradicts the rules or itself."""

    STARTING_ROLLS = "starting-rolls"
    """There are too many, too few, or the passes are parted in the wrong place (rule 6)."""
    SEAT = "seat"
    """It was another seat's turn."""
    ROLL = "roll"
    """Another face lay there when the game began."""
    MOVE = "move"
    """The rules do not allow the move."""
    EURO = "euro"
    """A euro was taken that is not written, or the other way round."""
    RESULT = "result"
    """The winner that is written is not the one who won."""


class RecordMisfitError(ValueError):
    """A record that could not have been played as it is written."""

    def __init__(
        self,
        misfit: Misfit,
        turn: int | None,
        *,
        refusal: Refusal | None = None,
        seats: tuple[Seat, ...] = (),
    ) -> None:
        place = "the end" if turn is None else f"turn {turn}" if turn else "the starting rolls"
        super().__init__(f"{place}: {refusal or misfit}")
        self.misfit = misfit
        self.turn = turn
        """The turn where it shows: 0 for the starting rolls, None for the end."""
        self.refusal = refusal
        """Why the move is not allowed, where that is what is wrong."""
        self.seats = seats
        """Who should have stood there."""


def replay(record: Record) -> Iterator[State]:
    """Give every state of a recorded game, the first before anything was rolled.

    A turn is two more, after the roll and after the move; so is the first turn of a game that began
    with a face up, where nothing was rolled and the first state is given twice.

    Raises RecordMisfitError when the record comes to what cannot have happened.
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
