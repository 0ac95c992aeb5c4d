"""The review of a recorded game: luck, skill, and better moves.

For any number of seats, with whoever can give chances. Codes and numbers only: the sentences
about them are in the catalogues.

The chance after a move is the chance before the next roll, so a game is a chain of changes, each
by a roll (luck) or by a move (doing), and for every seat the chance at the start, all luck and all
doing add up to the result: 1 or 0, or the chance where an unfinished game stands.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from math import fsum
from typing import NamedTuple

from exactly.evaluation.chances import Chances, Judged
from exactly.records import Record, Turn, replay
from exactly.review.grade import NOTICEABLE, Grade, grade_of
from exactly.review.reason import MoveReason, why_better
from exactly.rules import Face, Move, Rules, Seat, State, outcome

__all__ = [
    "Cause",
    "Review",
    "SeatSummary",
    "StartingRollReview",
    "Swing",
    "TurnReview",
    "Win",
    "review_game",
]

Win = tuple[float, ...]
"""Each seat's chance to win, or the change of it, seat 1 first."""

_TURNING_POINTS = 3


@dataclass(frozen=True, slots=True)
class StartingRollReview:
    """One of the rolls for who begins."""

    seat: Seat
    face: Face
    before: Win
    after: Win

    @property
    def luck(self) -> Win:
        """What the roll changed."""
        return _change(self.before, self.after)


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn: the roll, the move, and what each made of the chances."""

    number: int
    seat: Seat
    rolled: State
    """The game as it stood after the roll, when the move was chosen."""
    move: Move
    euros: tuple[Seat, ...]
    before: Win
    after_roll: Win
    after: Win
    grade: Grade
    loss: float
    """By how much the best move was better for the mover; 0 where none was."""
    better: Judged | None = None
    """The best move and the chances after it, unless the move made is graded as good as it."""
    reason: MoveReason | None = None
    """Why the better move was better."""

    @property
    def face(self) -> Face:
        """What was rolled."""
        assert self.rolled.face is not None  # noqa: S101  # the state is one after a roll
        return self.rolled.face

    @property
    def luck(self) -> Win:
        """What the roll changed."""
        return _change(self.before, self.after_roll)

    @property
    def doing(self) -> Win:
        """What the move changed."""
        return _change(self.after_roll, self.after)


class Cause(StrEnum):
    """What changes chances."""

    LUCK = "luck"
    DOING = "doing"


class Swing(NamedTuple):
    """A change of one seat's chance within a turn."""

    turn: int
    cause: Cause
    change: float


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A game from one seat's view: `start + luck + doing` is `end`."""

    seat: Seat
    start: float
    luck: float
    """By all rolls, the starting rolls and those of the others included."""
    own_doing: float
    """By this seat's moves; with perfect chances never above 0."""
    others_doing: float
    """By the moves of the others."""
    end: float
    grades: tuple[tuple[Grade, int], ...]
    """How many of this seat's moves got each grade, in the order of the grades."""
    average_loss: float
    """What a move lost, over those where there was a choice."""
    turning_points: tuple[Swing, ...]
    """The largest changes of this seat's chance, the largest first."""

    @property
    def doing(self) -> float:
        """By all moves."""
        return self.own_doing + self.others_doing


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, reviewed."""

    players: tuple[str, ...]
    rules: Rules
    winner: Seat | None
    exact: bool
    """Whether the chances are those of perfect play, or an estimate."""
    error: float
    """How far a chance may be from the true one."""
    start: Win
    starting: tuple[StartingRollReview, ...]
    turns: tuple[TurnReview, ...]
    summaries: tuple[SeatSummary, ...]
    """Seat 1 first."""

    @property
    def end(self) -> Win:
        """The result: 1 for the winner and 0 for the others, or the chances so far."""
        return tuple(summary.end for summary in self.summaries)

    @property
    def influence(self) -> tuple[Win, ...]:
        """What the moves of each seat changed for everybody, seat 1 first.

        By who moved and then by whose chance it is. One's own column adds up to one's `doing`, and
        what a seat gave to some it took from others: its row adds up to nothing.
        """
        seats = range(1, len(self.players) + 1)
        return tuple(
            _doing_of([turn for turn in self.turns if turn.seat == seat], len(seats))
            for seat in seats
        )


def review_game(record: Record, judge: Chances) -> Review:
    """Review a recorded game; raises RecordMisfitError where it cannot have been played."""
    states = list(replay(record))
    wins = [_win(state, judge) for state in states]
    rolls = sum(map(len, record.starting))
    starting = tuple(
        StartingRollReview(states[at].active, face, wins[at], wins[at + 1])
        for at, face in enumerate(face for faces in record.starting for face in faces)
    )
    turns = tuple(
        _review_turn(number, turn, states[at + 1], (wins[at], wins[at + 1], wins[at + 2]), judge)
        for number, (turn, at) in enumerate(
            zip(record.turns, range(rolls, len(states), 2), strict=False), start=1
        )
    )
    return Review(
        players=record.players,
        rules=record.rules,
        winner=record.winner,
        exact=judge.exact,
        error=judge.error,
        start=wins[0],
        starting=starting,
        turns=turns,
        summaries=tuple(
            _summarize(Seat(seat), wins[0], wins[-1], (*starting, *turns))
            for seat in range(1, record.seats + 1)
        ),
    )


def _win(state: State, judge: Chances) -> Win:
    """Return the chances, and after the end what is certain, whatever an estimate may say."""
    end = outcome(state)
    if end is None:
        return judge.win(state)
    return tuple(float(seat == end.winner) for seat in range(1, state.seats + 1))


def _review_turn(
    number: int, turn: Turn, rolled: State, wins: tuple[Win, Win, Win], judge: Chances
) -> TurnReview:
    judged = judge.judge(rolled)
    best = judged[0]
    made = next(judgement for judgement in judged if judgement.move == turn.move)
    # Against the judge's own word on the move: an estimate of the next state may be another.
    loss = best.win[turn.seat - 1] - made.win[turn.seat - 1]
    is_better = loss >= NOTICEABLE
    return TurnReview(
        number,
        turn.seat,
        rolled,
        turn.move,
        turn.euros,
        *wins,
        grade=grade_of(loss, len(judged)),
        loss=loss,
        better=best if is_better else None,
        reason=why_better(rolled, turn.move, best.move) if is_better else None,
    )


def _summarize(
    seat: Seat, start: Win, end: Win, parts: tuple[StartingRollReview | TurnReview, ...]
) -> SeatSummary:
    at = seat - 1
    turns = tuple(part for part in parts if isinstance(part, TurnReview))
    own = [turn for turn in turns if turn.seat == seat]
    others = [turn for turn in turns if turn.seat != seat]
    chosen = [turn.loss for turn in own if turn.grade is not Grade.FORCED]
    grades = Counter(turn.grade for turn in own)
    swings = sorted(_swings(seat, turns), key=lambda swing: -abs(swing.change))
    return SeatSummary(
        seat=seat,
        start=start[at],
        luck=fsum(part.luck[at] for part in parts),
        own_doing=fsum(turn.doing[at] for turn in own),
        others_doing=fsum(turn.doing[at] for turn in others),
        end=end[at],
        grades=tuple((grade, grades[grade]) for grade in Grade),
        average_loss=fsum(chosen) / len(chosen) if chosen else 0.0,
        turning_points=tuple(swings[:_TURNING_POINTS]),
    )


def _doing_of(turns: list[TurnReview], seats: int) -> Win:
    return tuple(fsum(turn.doing[at] for turn in turns) for at in range(seats))


def _swings(seat: Seat, turns: tuple[TurnReview, ...]) -> Iterator[Swing]:
    for turn in turns:
        yield Swing(turn.number, Cause.LUCK, turn.luck[seat - 1])
        yield Swing(turn.number, Cause.DOING, turn.doing[seat - 1])


def _change(before: Win, after: Win) -> Win:
    return tuple(new - old for old, new in zip(before, after, strict=True))
