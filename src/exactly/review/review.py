"""The review of a recorded game: luck, skill, and better moves.

For any number of seats, with any `Chances`. It returns codes and numbers; the catalogues have the
sentences.

The win chance after a move is the win chance before the next roll. So a game is a chain of changes
of the win chances, each by a roll (luck) or by a move (skill, called `doing` in the data). For
every seat, the win chance at the start, all luck and all skill add up to the result: 1 or 0, or the
current win chance in an unfinished game.
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
"""Each seat's win chance, or the change of its win chance, seat 1 first."""

_TURNING_POINTS = 3


@dataclass(frozen=True, slots=True)
class StartingRollReview:
    """The review of one of the starting rolls, which decide the first player."""

    seat: Seat
    face: Face
    before: Win
    after: Win

    @property
    def luck(self) -> Win:
        """The change of each seat's win chance by the roll."""
        return _change(self.before, self.after)


@dataclass(frozen=True, slots=True)
class TurnReview:
    """The review of one turn: its roll, its move, and how they changed the win chances."""

    number: int
    seat: Seat
    rolled: State
    """The state after the roll, in which the move was chosen."""
    move: Move
    euros: tuple[Seat, ...]
    before: Win
    after_roll: Win
    after: Win
    grade: Grade
    loss: float
    """How much higher the mover's win chance is after the best move; 0 if no move was better."""
    better: Judged | None = None
    """The best move and the win chances after it; None if the move made has the grade best."""
    reason: MoveReason | None = None
    """Why the better move was better; None without a better move."""

    @property
    def face(self) -> Face:
        """The face that was rolled."""
        assert self.rolled.face is not None  # noqa: S101  # the state is one after a roll
        return self.rolled.face

    @property
    def luck(self) -> Win:
        """The change of each seat's win chance by the roll."""
        return _change(self.before, self.after_roll)

    @property
    def doing(self) -> Win:
        """Skill: the change of each seat's win chance by the move."""
        return _change(self.after_roll, self.after)


class Cause(StrEnum):
    """The cause of a change of the win chances: a roll (luck) or a move (skill)."""

    LUCK = "luck"
    DOING = "doing"


class Swing(NamedTuple):
    """A change of one seat's win chance within a turn, by the roll or by the move."""

    turn: int
    cause: Cause
    change: float


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A game for one seat, in win chances: `start` plus `luck` plus `doing` (skill) is `end`."""

    seat: Seat
    start: float
    luck: float
    """The change of the seat's win chance by all rolls of all seats, with the starting rolls."""
    own_doing: float
    """The change of its win chance by its own moves; never above 0 with exact win chances."""
    others_doing: float
    """The change of its win chance by the moves of the other seats."""
    end: float
    grades: tuple[tuple[Grade, int], ...]
    """The number of this seat's moves by grade, in the order of the grades."""
    average_loss: float
    """The mean loss of win chance of this seat's moves, without forced moves."""
    turning_points: tuple[Swing, ...]
    """The largest changes of this seat's win chance, the largest first."""

    @property
    def doing(self) -> float:
        """Skill: the change of this seat's win chance by all moves of all seats."""
        return self.own_doing + self.others_doing


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a whole game."""

    players: tuple[str, ...]
    rules: Rules
    winner: Seat | None
    exact: bool
    """Whether the win chances are exact, not an estimate or a value between bounds."""
    error: float
    """The maximum error of a win chance; for an estimate, the root-mean-square error."""
    start: Win
    starting: tuple[StartingRollReview, ...]
    turns: tuple[TurnReview, ...]
    summaries: tuple[SeatSummary, ...]
    """The summary of each seat, seat 1 first."""

    @property
    def end(self) -> Win:
        """The result for each seat: 1 or 0, or its current win chance in an unfinished game."""
        return tuple(summary.end for summary in self.summaries)

    @property
    def influence(self) -> tuple[Win, ...]:
        """The changes of all seats' win chances by the moves of each seat, seat 1 first.

        A row is for the seat that moved, a column for the seat whose win chance changed. A seat's
        column adds up to its `doing` (skill). A row adds up to 0, since what some seats gain is
        taken from others.
        """
        seats = range(1, len(self.players) + 1)
        return tuple(
            _doing_of([turn for turn in self.turns if turn.seat == seat], len(seats))
            for seat in seats
        )


def review_game(record: Record, judge: Chances) -> Review:
    """Return the review of a recorded game; raises RecordMisfitError for an invalid record."""
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
    """Return the win chances in a state; after the end of the game they are exactly 1 and 0."""
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
    # Compared with the judge's value of the same move: an estimate of the next state may differ.
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
