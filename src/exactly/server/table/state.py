"""The state of a table: the result of its events, one after the other.

Any process can rebuild a table from its event log. The module `decide` chooses the events.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from exactly.protocol import (
    Answered,
    Asked,
    BytesGiven,
    ComputerSeated,
    Dice,
    EuroTaken,
    Event,
    GameEnded,
    GameStarted,
    Moved,
    Muted,
    Paused,
    Phase,
    Question,
    Resumed,
    Rolled,
    Said,
    SeatKept,
    SeatLeft,
    SeatOffered,
    SeatReturned,
    SeatTaken,
    TableMade,
    TableOptions,
    TakenBack,
)
from exactly.records import BOT, Record, parse_position, parse_rules
from exactly.rules import STANDARD, Setup, new_game
from exactly.server.event_log.interface import Entry, Kept, unstore
from exactly.server.table.game import TableGame

__all__ = ["Holder", "SeatState", "Table", "record_in", "take_all"]

_PLAYING = Phase.PLAYING  # read at every move
_UNDER_WAY = (_PLAYING, Phase.BYTES)
_LAST_SAID = 50  # chat messages that a new client gets


class Holder(NamedTuple):
    """A device, identified by its secret; it may hold several seats."""

    number: int
    secret_hash: str


@dataclass(slots=True)
class SeatState:
    """The state of a seat: its player, and whether the seat is offered or muted."""

    name: str = ""
    holder: int | None = None
    computer: str | None = None
    """The computer player; if there is a holder, it plays until the holder returns."""
    offered: bool = False
    muted: bool = False

    @property
    def is_free(self) -> bool:
        """Whether anyone may take the seat."""
        return self.offered or (self.holder is None and self.computer is None)


class Table:
    """The state of a table, changed by its events."""

    __slots__ = (
        "_turn_time",
        "agreed",
        "changed_at",
        "code",
        "game",
        "games",
        "holders",
        "made_at",
        "options",
        "paused",
        "phase",
        "question",
        "rules",
        "said",
        "seats",
        "sequence",
        "silenced",
        "winner",
    )

    def __init__(self) -> None:
        self.sequence = 0
        self.code = ""
        self.options = TableOptions()
        self.rules = STANDARD
        self._turn_time: int | None = None
        self.holders: list[Holder] = []
        self.seats: list[SeatState] = []
        self.silenced: set[int] = set()
        """The holders that are muted in the chat, on any seat."""
        self.phase = Phase.GATHERING
        self.game: TableGame | None = None
        self.games = 0
        self.question: Asked | None = None
        self.agreed: set[int] = set()
        self.paused = False
        self.winner: int | None = None
        self.said: list[Said] = []
        self.made_at = self.changed_at = 0

    # Events of a table.

    def take(self, entry: Entry) -> None:
        """Apply the next event to the table."""
        event, private = entry
        if event.sequence != self.sequence + 1:
            raise ValueError(f"event {event.sequence} does not follow event {self.sequence}")
        match event:
            case Rolled():
                self._rolled(event)
            case Moved():
                self.playing.move(event.move, event.at)
            case EuroTaken():
                pass  # the move implies it; it is in the log for the clients
            case GameStarted():
                self._game_started(event, (private or {}).get("seed"))
            case BytesGiven():
                self._bytes_given(event)
            case TakenBack():
                self.playing.take_back(event.at)
                self._forget_question()
            case GameEnded():
                self._ended(event)
            case Asked() | Answered() | Paused() | Resumed() | Said() | Muted():
                self._take_talk(event)
            case _:
                self._take_at_seats(event, (private or {}).get("secret"))
        self.sequence = event.sequence
        self.changed_at = event.at

    def _take_talk(self, event: Asked | Answered | Paused | Resumed | Said | Muted) -> None:
        match event:
            case Asked():
                self.question, self.agreed = event, {event.seat}
            case Answered(agree=True):
                self.agreed.add(event.seat)
            case Answered():
                self._forget_question()
            case Paused():
                self.paused = True
                self._forget_question()
            case Resumed():
                self.paused = False
                self.playing.turn_began = event.at
            case Said():
                self.said = [*self.said[1 - _LAST_SAID :], event]
            case Muted():
                self._muted(event)

    def _take_at_seats(self, event: Event, secret_hash: str | None) -> None:
        match event:
            case TableMade():
                self._made(event, secret_hash)
            case SeatTaken():
                self._seat_taken(event, secret_hash)
            case SeatLeft():
                self.seats[event.seat - 1] = SeatState(muted=self.seats[event.seat - 1].muted)
            case ComputerSeated():
                self.seats[event.seat - 1] = SeatState(computer=event.player)
            case SeatOffered():
                self.seats[event.seat - 1].offered = True
            case SeatKept():
                self.seats[event.seat - 1].computer = event.player
            case SeatReturned():
                self._seat_returned(event)
            case _:
                raise TypeError(f"unknown event type {type(event).__name__}")

    def _made(self, event: TableMade, secret_hash: str | None) -> None:
        if secret_hash is None:
            raise ValueError("invalid table-made event: the secret of the host is missing")
        self.code, self.options = event.code, event.options
        self.rules = parse_rules(event.options.rules)
        self._turn_time = event.options.turn_time.milliseconds
        self.seats = [SeatState() for _ in range(event.options.seats)]
        self.holders = [Holder(1, secret_hash)]
        self.made_at = event.at

    def _seat_taken(self, event: SeatTaken, secret_hash: str | None) -> None:
        if secret_hash is not None:
            self.holders.append(Holder(event.holder, secret_hash))
        muted = self.seats[event.seat - 1].muted or event.holder in self.silenced
        self.seats[event.seat - 1] = SeatState(event.name, event.holder, muted=muted)

    def _seat_returned(self, event: SeatReturned) -> None:
        seat = self.seats[event.seat - 1]
        seat.computer, seat.offered = None, False
        if self.game is not None:
            self.game.turn_began = event.at  # a player who returns gets the full turn time

    def _game_started(self, event: GameStarted, seed: str | None) -> None:
        self.games = event.game
        self.winner = None
        self.game = self._new_game(event, seed)
        by_hand = self.options.dice is Dice.COMPANION
        self.phase = Phase.PLAYING if by_hand else Phase.BYTES
        self._forget_question()

    def _new_game(self, event: GameStarted, seed: str | None) -> TableGame:
        if self.options.position is None:
            start = new_game(Setup(len(self.seats), self.rules))
            return TableGame(event.game, start, seed, event.at)
        position = parse_position(self.options.position, self.rules)
        return TableGame(event.game, position, seed, event.at)

    def _bytes_given(self, event: BytesGiven) -> None:
        game = self.playing
        game.take_share(event.seat, event.bytes, self.code)
        if game.dice is not None:
            game.turn_began = event.at
            self.phase = Phase.PLAYING

    def _rolled(self, event: Rolled) -> None:
        self.playing.roll(event.face, event.at)
        if self.question is not None and self.question.question is Question.TAKE_BACK:
            self._forget_question()

    def _ended(self, event: GameEnded) -> None:
        self.winner = event.winner
        self.phase = Phase.OVER
        self.playing.players = self._names()
        self.paused = False
        self._forget_question()

    def _muted(self, event: Muted) -> None:
        seat = self.seats[event.seat - 1]
        seat.muted = event.muted
        if seat.holder is None:
            return
        if event.muted:
            self.silenced.add(seat.holder)
        else:
            self.silenced.discard(seat.holder)

    def _forget_question(self) -> None:
        self.question, self.agreed = None, set()

    # Properties of a table.

    @property
    def playing(self) -> TableGame:
        """The current or last game of the table; raises ValueError before the first."""
        if self.game is None:
            raise ValueError("no game has started at this table")
        return self.game

    def holder_of(self, secret_hash: str) -> int | None:
        """Return the holder with this secret, or None."""
        for holder in self.holders:
            if holder.secret_hash == secret_hash:
                return holder.number
        return None

    @property
    def persons(self) -> list[int]:
        """The numbers of the seats that people hold, connected or not."""
        return [
            number for number, seat in enumerate(self.seats, start=1) if seat.holder is not None
        ]

    @property
    def is_one_device(self) -> bool:
        """Whether all people play on the same device."""
        return len({self.seats[seat - 1].holder for seat in self.persons}) == 1

    @property
    def deadline(self) -> int | None:
        """When the time for the turn, or for adding random bytes, ends; None without a limit."""
        limit, game = self._turn_time, self.game
        if limit is None or game is None or self.paused or self.phase not in _UNDER_WAY:
            return None
        return game.turn_began + limit

    @property
    def computer_to_act(self) -> str | None:
        """The computer player that has to roll or move; None if it is a person's turn."""
        if self.game is None or self.phase is not _PLAYING or self.paused:
            return None
        if self.game.state.face is None and self.options.dice is Dice.COMPANION:
            return None  # people roll the real die for computer players
        return self.seats[self.game.to_act - 1].computer

    def _names(self) -> tuple[str, ...]:
        return tuple(
            f"{BOT}{seat.computer}" if seat.holder is None and seat.computer else seat.name
            for seat in self.seats
        )

    def record(self) -> Record:
        """Return the record of the current game; it includes the seed once the game is over."""
        return self.playing.record(self._names())


def take_all(table: Table, kept: Iterable[Kept]) -> None:
    """Apply all events of the given log rows to a table."""
    for entry in chain.from_iterable(map(unstore, kept)):
        table.take(entry)


def record_in(kept: Iterable[Kept], game: int) -> Record | None:
    """Return the record of the game with this number, from all log rows of a table, or None."""
    table = Table()
    for entry in chain.from_iterable(map(unstore, kept)):
        if isinstance(entry.event, GameStarted) and table.games == game:
            break  # the next game
        table.take(entry)
    return table.record() if table.games == game else None
