"""A game at a table, as far as it has come: what lies there, the dice, and its record."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache, lru_cache

from exactly.records import (
    HAND,
    FairDice,
    Record,
    Turn,
    commit,
    dice_tags,
    leave_trail,
    write_move,
)
from exactly.rules import (
    FACES,
    Face,
    Move,
    Roll,
    Seat,
    State,
    after,
    euros_taken,
    legal_moves,
    outcome,
)

__all__ = ["TableGame"]

_ROLLS = {face.value: Roll(face) for face in FACES}


class MoveTexts(dict[str, Move]):
    """The legal moves of a position, by how they are written."""

    __slots__ = ("listed",)

    def __init__(self, moves: tuple[Move, ...]) -> None:
        super().__init__({write_move(move): move for move in moves})
        self.listed = ",".join([f'"{text}"' for text in self])
        """All of them as a message has them."""


_NO_MOVES = MoveTexts(())


@dataclass(slots=True)
class TableGame:
    """One game at a table, as far as it has come."""

    number: int
    state: State
    seed: str | None
    """The secret of the dice; None where a real die is thrown."""
    began: int
    position: State | None = None
    """Where it began, if not where games usually do."""
    shares: list[str | None] = field(init=False)
    """The bytes that each seat gave for the dice."""
    starting: list[list[Face]] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    before_move: State | None = None
    """The state before the last move, until the next roll: so far it can be taken back."""
    turn_began: int = field(init=False)
    dice: FairDice | None = None
    rolls: int = 0
    """How many times the die was thrown."""
    players: tuple[str, ...] | None = None
    """Who sat there at the end, once it is over: others may sit there since."""
    legal: MoveTexts = field(init=False)
    """The legal moves; none where the die is to be thrown."""

    def __post_init__(self) -> None:
        self.shares = [None] * self.state.seats
        self.turn_began = self.began
        self._comes_to(self.state)

    def _comes_to(self, state: State) -> None:
        self.state = state
        self.legal = _NO_MOVES if state.face is None else _choices(legal_moves(state))

    # What happens in a game.

    def take_share(self, seat: int, share: str, code: str) -> None:
        """Mix what a seat gave into the dice; with the last one there are dice."""
        self.shares[seat - 1] = share
        shares = tuple(share for share in self.shares if share is not None)
        if len(shares) == len(self.shares):
            self.dice = FairDice(self.seed or "", f"{code}-{self.number}", shares)

    def throw(self, face: str, at: int) -> None:
        """Let the die show a face."""
        before, roll = self.state, _ROLLS[face]
        if before.face is not None:
            raise ValueError("the die was thrown already")
        starting = before.starting
        self._comes_to(after(before, roll))
        self.rolls += 1
        if starting is not None:
            if starting.faces:
                self.starting[-1].append(roll.face)
            else:
                self.starting.append([roll.face])
            self.turn_began = at
        self.before_move = None

    def move(self, text: str, at: int) -> None:
        """Move a coin."""
        before, move = self.state, self.legal[text]
        now = after(before, move)
        self.turns.append(_turn(before.active, before.face, move, euros_taken(before, now)))
        self.before_move = before
        self.state, self.legal = now, _NO_MOVES  # until the die is thrown
        self.turn_began = at

    def take_back(self, at: int) -> None:
        """Undo the last move."""
        if self.before_move is None:
            raise ValueError("there is no move to take back")
        self._comes_to(self.before_move)
        self.before_move = None
        self.turns.pop()
        self.turn_began = at

    # What is asked of a game.

    @property
    def to_act(self) -> Seat:
        """Who is to throw or to move; after the end, who made the last move."""
        state = self.state
        return state.active if state.starting is None else state.starting.next_seat

    @property
    def can_take_back(self) -> Seat | None:
        """Whose move can be taken back."""
        return None if self.before_move is None else self.turns[-1].seat

    @property
    def commitment(self) -> str | None:
        """What was promised about the dice."""
        return commit(self.seed) if self.seed else None

    def record(self, players: tuple[str, ...]) -> Record:
        """Return its record; the seed is in it once the game is over."""
        end = outcome(self.state)
        tags: tuple[tuple[str, str], ...] = (("Date", _day_of(self.began)),)
        if self.seed is None:
            tags += (("Dice", HAND),)
        elif self.dice is not None:
            tags += dice_tags(self.dice, reveal=end is not None)
        record = Record(
            self.players or players,
            self.state.rules,
            tuple(map(tuple, self.starting)),
            tuple(self.turns),
            None if end is None else end.winner,
            tags,
            self.position,
        )
        return record if end is None else record.with_tag("Trail", leave_trail(record))


_choices = lru_cache(10_000)(MoveTexts)  # the same lists come again and again, at all tables


@cache  # the same few thousand turns come again and again, at all tables
def _turn(seat: Seat, face: Face, move: Move, euros: tuple[Seat, ...]) -> Turn:
    return Turn(seat, face, move, euros)


def _day_of(milliseconds: int) -> str:
    """Return the day of an event, in universal time."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
