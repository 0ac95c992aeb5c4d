"""A game at a table: its state, dice, legal moves and record."""

from datetime import UTC, datetime
from functools import lru_cache

from exactly.records import (
    HAND,
    FairDice,
    Record,
    commit,
    dice_tags,
    leave_trail,
    write_move,
)
from exactly.records.game_in_progress import GameInProgress
from exactly.rules import FACES, Move, Seat, State, legal_moves

__all__ = ["TableGame"]

_FACES = {face.value: face for face in FACES}


class MoveTexts(dict[str, Move]):
    """The legal moves of a position, by their notation."""

    __slots__ = ("listed",)

    def __init__(self, moves: tuple[Move, ...]) -> None:
        super().__init__({write_move(move): move for move in moves})
        self.listed = ",".join([f'"{text}"' for text in self])
        """All moves as the content of a JSON array."""


_NO_MOVES = MoveTexts(())


class TableGame(GameInProgress):
    """One game at a table, in progress or over."""

    __slots__ = ("began", "legal", "number", "players", "seed", "shares", "turn_began")

    def __init__(self, number: int, state: State, seed: str | None, began: int) -> None:
        """Start a game; `seed` is the seed of the dice, or None for a real die."""
        super().__init__(state)
        self.number = number
        self.seed = seed
        self.began = self.turn_began = began
        self.shares: list[str | None] = [None] * state.seats
        """The random bytes that each seat adds to the dice; None for a seat without any yet."""
        self.players: tuple[str, ...] | None = None
        """The names of the players at the end; later, other players may take their seats."""
        self.legal = _legal_in(state)
        """The legal moves; none before the roll."""

    # Events of a game.

    def take_share(self, seat: int, share: str, code: str) -> None:
        """Record the random bytes of a seat; once all seats gave theirs, create the dice."""
        self.shares[seat - 1] = share
        shares = tuple(share for share in self.shares if share is not None)
        if len(shares) == len(self.shares):
            self.dice = FairDice(self.seed or "", f"{code}-{self.number}", shares)

    def roll(self, face: str, at: int) -> None:
        """Record a roll, and find the moves that are legal after it."""
        if self.state.starting is not None:
            self.turn_began = at
        self.add_roll(_FACES[face])
        self.legal = _legal_in(self.state)

    def move(self, text: str, at: int) -> None:
        """Make a move, given in notation."""
        self.add_move(self.legal[text])
        self.legal = _NO_MOVES  # until the next roll
        self.turn_began = at

    def take_back(self, at: int) -> None:
        """Undo the last move."""
        self.undo_move()
        self.legal = _legal_in(self.state)
        self.turn_began = at

    # Properties of a game.

    @property
    def to_act(self) -> Seat:
        """The seat that rolls or moves next; after the end, the seat of the last move."""
        state = self.state
        return state.active if state.starting is None else state.starting.next_seat

    @property
    def can_take_back(self) -> Seat | None:
        """The seat whose last move can be undone, or None."""
        return None if self.before_move is None else self.turns[-1].seat

    @property
    def commitment(self) -> str | None:
        """The commitment to the seed of the dice; None for a real die."""
        return commit(self.seed) if self.seed else None

    def record(self, players: tuple[str, ...]) -> Record:
        """Return the game record; it includes the seed once the game is over."""
        tags: tuple[tuple[str, str], ...] = (("Date", _day_of(self.began)),)
        if self.seed is None:
            tags += (("Dice", HAND),)
        elif self.dice is not None:
            tags += dice_tags(self.dice, reveal=self.state.is_over)
        record = self.as_record(self.players or players, tags)
        return record.with_tag("Trail", leave_trail(record)) if self.state.is_over else record


_choices = lru_cache(10_000)(MoveTexts)  # the same lists recur at all tables


def _legal_in(state: State) -> MoveTexts:
    return _NO_MOVES if state.face is None else _choices(legal_moves(state))


def _day_of(milliseconds: int) -> str:
    """Return the date, in UTC, of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
