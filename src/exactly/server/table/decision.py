"""One decision at a table: the events of a command, and the events that follow from them.

The functions in `decide` use it for commands, and the live table for computer players.
"""

from collections.abc import Callable
from dataclasses import dataclass

from exactly.players import players_for
from exactly.protocol import (
    BytesGiven,
    Dice,
    EuroTaken,
    Event,
    GameEnded,
    GameStarted,
    Moved,
    Paused,
    Phase,
    Question,
    RefusalCode,
    Rolled,
    Rolling,
    TableMade,
    TableOptions,
    TakenBack,
)
from exactly.records import commit, new_seed, new_share
from exactly.rules import outcome
from exactly.server.event_log.interface import Entry
from exactly.server.table.game import TableGame
from exactly.server.table.secrets import hash_secret
from exactly.server.table.state import SeatState, Table

__all__ = ["HOST", "Caller", "CommandRefusedError", "Decision", "make_table"]

_PLAYING, _AUTO = Phase.PLAYING, Rolling.AUTO  # read at every move

HOST = 1
"""The holder number of the host, whose device created the table."""


class CommandRefusedError(Exception):
    """The table refuses a command: `code` is the reason, `rule` the rule that a move breaks."""

    def __init__(self, code: RefusalCode, rule: str | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.rule = rule


@dataclass(slots=True)
class Caller:
    """The sender of a command: a holder (a device with a secret), or a spectator."""

    holder: int | None = None
    new_secret: str | None = None
    """The secret that a device gets with its first seat; None once it is sent."""

    def is_not_seated(self) -> None:
        """Forget a new holder and its secret: the event of its first seat was not stored."""
        if self.new_secret is not None:
            self.holder, self.new_secret = None, None


def make_table(code: str, options: TableOptions, secret: str, now: int) -> Entry:
    """Return the first event of a table; `secret` identifies its host."""
    event = TableMade(sequence=1, at=now, code=code, options=options)
    return Entry(event, {"secret": hash_secret(secret)})


class Decision:
    """Collects the events of one command at one table, and applies them to the table."""

    __slots__ = (
        "away_since",
        "entries",
        "now",
        "table",
    )

    def __init__(
        self, table: Table, now: int, away_since: Callable[[int], int | None] = lambda _: None
    ) -> None:
        """Decide at the time `now`; `away_since(holder)` is when a holder disconnected, or None."""
        self.table = table
        self.now = now
        self.away_since = away_since
        self.entries: list[Entry] = []

    # Steps of the table itself.

    def start(self) -> None:
        """Start a game: commit to a seed, and add the random bytes of computer players."""
        by_hand = self.table.options.dice is Dice.COMPANION
        seed = None if by_hand else new_seed()
        self.happens(
            GameStarted,
            None if seed is None else {"seed": seed},
            game=self.table.games + 1,
            commitment=None if seed is None else commit(seed),
        )
        self.go_on()

    def roll(self, face: str | None = None) -> None:
        """Roll the die for the seat whose turn it is; `face` is what a real die shows."""
        game = self.table.playing
        if face is None and game.dice is not None:
            face = str(game.next_face())
        self.happens(Rolled, seat=game.to_act, face=face)
        self.go_on()

    def move(self, move: str) -> None:
        """Make a legal move for the active seat, and add the events that follow from it."""
        table = self.table
        game = table.playing
        seat = game.state.active
        self.take(Moved(sequence=table.sequence + 1, at=self.now, seat=seat, move=move))
        taken = game.turns[-1].euros
        if taken:
            self.happens(EuroTaken, seats=taken)
        if not table.paused:
            self._end_or_roll(table, game)

    def go_on(self) -> None:
        """Add the events that need no command: computers' bytes, automatic rolls, end of game."""
        table = self.table
        if table.phase is _PLAYING:
            if not table.paused:
                self._end_or_roll(table, table.playing)
        elif table.phase is Phase.BYTES:
            for number, seat in enumerate(table.seats, start=1):
                if seat.computer is not None and self.shares[number - 1] is None:
                    self.happens(BytesGiven, seat=number, bytes=new_share())
            if table.phase is _PLAYING:  # those were the last
                self.go_on()

    def _end_or_roll(self, table: Table, game: TableGame) -> None:
        end = outcome(game.state)
        if end is not None:
            self.happens(GameEnded, winner=end.winner, reason=end.reason.value, seed=game.seed)
        elif game.dice is not None and table.options.throw is _AUTO:
            while game.state.face is None:
                face = str(game.next_face())
                self.take(
                    Rolled(sequence=table.sequence + 1, at=self.now, seat=game.to_act, face=face)
                )

    @property
    def shares(self) -> list[str | None]:
        """The random bytes that each seat has added to the dice; None for a seat without any."""
        return self.table.playing.shares

    def settle(self, question: Question, asked_by: int) -> None:
        """Undo a move or pause, if all players agree; a device answers for all of its seats."""
        table = self.table
        agreed = {table.seats[seat - 1].holder for seat in {*table.agreed, asked_by}}
        waiting = [
            seat
            for seat in table.persons
            if table.seats[seat - 1].holder not in agreed and table.seats[seat - 1].computer is None
        ]
        if waiting:
            return
        if question is Question.TAKE_BACK:
            self.happens(TakenBack, seat=asked_by)
        else:
            self.happens(Paused)

    def settle_again(self) -> None:
        """Check again whether all agree, after a computer replaced a player without an answer."""
        question = self.table.question
        if question is not None:
            self.settle(question.question, question.seat)

    # Checks and events that every command needs.

    def happens(
        self, event: type[Event], private: dict[str, str] | None = None, /, **details: object
    ) -> None:
        """Create the next event of the table, apply it, and add it to `entries`."""
        number = self.table.sequence + 1
        self.take(event(sequence=number, at=self.now, **details), private)  # type: ignore[arg-type]

    def take(self, event: Event, private: dict[str, str] | None = None) -> None:
        """Apply an event to the table, and add it to `entries`."""
        entry = Entry(event, private)
        self.table.take(entry)
        self.entries.append(entry)

    def seat(self, number: int) -> SeatState:
        """Return a seat by its number; refuse the command if there is none."""
        if number > len(self.table.seats):
            raise CommandRefusedError(RefusalCode.NO_SUCH_SEAT)
        return self.table.seats[number - 1]

    def own_seat(self, number: int, caller: Caller) -> SeatState:
        """Return a seat that the caller holds; refuse the command otherwise."""
        seat = self.seat(number)
        if caller.holder is None or seat.holder != caller.holder:
            raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
        return seat

    def holds_a_seat(self, caller: Caller) -> bool:
        """Return whether the caller holds any seat."""
        holders = [seat.holder for seat in self.table.seats]
        return caller.holder is not None and caller.holder in holders

    @staticmethod
    def require_host(caller: Caller) -> None:
        """Refuse the command unless the caller is the host."""
        if caller.holder != HOST:
            raise CommandRefusedError(RefusalCode.NOT_THE_MAKER)

    def check_player(self, name: str) -> None:
        """Refuse the command if this computer player cannot play at this table."""
        if name not in players_for(len(self.table.seats), self.table.rules.edition):
            raise CommandRefusedError(RefusalCode.NO_SUCH_PLAYER)

    def running_game(self, seat: SeatState) -> TableGame:
        """Return the running game; refuse the command in a pause or if the seat has a computer."""
        table = self.table
        game = table.game
        if table.phase is not _PLAYING or table.paused or seat.computer or game is None:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        return game
