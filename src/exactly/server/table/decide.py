"""The master of a table: who decides what a command leads to.

A command is looked at once, by the rules and by whose seat it is; what follows is a list of events.
Knows no clock, no network and no storage: the time, secrets and random bytes are handed in.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from exactly.players import players_for
from exactly.protocol import (
    Answer,
    Answered,
    Ask,
    Asked,
    BytesGiven,
    Chat,
    Command,
    ComputerSeated,
    Dice,
    EuroTaken,
    Event,
    GameEnded,
    GameStarted,
    GiveBytes,
    KeepSeat,
    LeaveSeat,
    MakeMove,
    Moved,
    Mute,
    Muted,
    OfferSeat,
    Ordered,
    Paused,
    Phase,
    Question,
    RefusalCode,
    Resume,
    Resumed,
    Return,
    RollDie,
    Rolled,
    Said,
    Say,
    SeatComputer,
    SeatKept,
    SeatLeft,
    SeatOffered,
    SeatReturned,
    SeatTaken,
    Start,
    TableMade,
    TableOptions,
    TakenBack,
    TakeSeat,
    Throw,
)
from exactly.records import (
    NotationError,
    commit,
    is_plain,
    new_seed,
    new_share,
    parse_move,
    player_name,
)
from exactly.rules import outcome, refusal
from exactly.server.event_log.interface import Entry
from exactly.server.table.game import TableGame
from exactly.server.table.secrets import hash_secret, new_secret
from exactly.server.table.state import SeatState, Table

__all__ = ["AWAY_AFTER", "MAKER", "Caller", "CommandRefusedError", "Decision", "make_table"]

_PLAYING, _AUTO = Phase.PLAYING, Throw.AUTO  # asked for at every move

MAKER = 1
"""The holder who made the table."""

AWAY_AFTER = 30_000
"""So many milliseconds without a connection, and the others may let a computer keep the seat."""

_MOST_EVENTS = 100_000  # some hundred games; who takes the table up has to read them all
_CARRY_ON = (GiveBytes, RollDie, MakeMove, KeepSeat, Return, Resume, Answer)

_TALK_SPAN, _MOST_TALK = 20_000, 8  # milliseconds, and what a seat may say within them


class CommandRefusedError(Exception):
    """A command that is not carried out."""

    def __init__(self, code: RefusalCode, rule: str | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.rule = rule


@dataclass(slots=True)
class Caller:
    """Who gives a command: a holder, or somebody who only watches so far."""

    holder: int | None = None
    new_secret: str | None = None
    """The secret that a first seat brought, to be told once."""

    def is_not_seated(self) -> None:
        """Take back a first seat that came to nothing after all."""
        if self.new_secret is not None:
            self.holder, self.new_secret = None, None


def make_table(code: str, options: TableOptions, secret: str, now: int) -> Entry:
    """Return the first event of a table; its maker holds this secret."""
    event = TableMade(sequence=1, at=now, code=code, options=options)
    return Entry(event, {"secret": hash_secret(secret)})


class Decision:
    """Decides about one command at one table; the events are taken by the table as they come."""

    __slots__ = (
        "away_since",
        "entries",
        "now",
        "table",
    )

    def __init__(
        self, table: Table, now: int, away_since: Callable[[int], int | None] = lambda _: None
    ) -> None:
        """Sit at a table, at this moment; `away_since` says since when a holder is away."""
        self.table = table
        self.now = now
        self.away_since = away_since
        self.entries: list[Entry] = []

    def decide(self, command: Command, caller: Caller) -> list[Entry]:
        """Return what a command leads to, or raise CommandRefusedError with nothing changed."""
        if isinstance(command, Ordered):
            if caller.holder is None:  # who only watches is sent no log
                raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
            if command.sequence != self.table.sequence:
                raise CommandRefusedError(RefusalCode.STALE)
        handler = _HANDLERS.get(type(command))
        if handler is None:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        if self.table.sequence >= _MOST_EVENTS and not isinstance(command, _CARRY_ON):
            raise CommandRefusedError(RefusalCode.WORN_OUT)
        handler(self, command, caller)
        return self.entries

    # Seats.

    def _take_seat(self, command: TakeSeat, caller: Caller) -> None:
        seat = self._seat(command.seat)
        if not seat.is_free:
            raise CommandRefusedError(RefusalCode.SEAT_NOT_FREE)
        if not seat.offered and self.table.phase not in {Phase.GATHERING, Phase.OVER}:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        private = None
        if caller.holder is None:
            secret = command.secret or new_secret()
            if self.table.holder_of(hash_secret(secret)) is not None:  # hello is to be said with it
                raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
            caller.holder, caller.new_secret = len(self.table.holders) + 1, secret
            private = {"secret": hash_secret(caller.new_secret)}
        name = player_name(command.name)
        self._happens(SeatTaken, private, seat=command.seat, name=name, holder=caller.holder)

    def _leave_seat(self, command: LeaveSeat, caller: Caller) -> None:
        seat = self._seat(command.seat)
        if seat.holder is None and seat.computer is not None:
            self._only_maker(caller)
        elif caller.holder != MAKER:
            self._own(command.seat, caller)
        if self.table.phase not in {Phase.GATHERING, Phase.OVER} or seat == SeatState():
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        self._happens(SeatLeft, seat=command.seat)

    def _seat_computer(self, command: SeatComputer, caller: Caller) -> None:
        self._check_player(command.player)
        seat = self._seat(command.seat)
        if seat.holder is None:
            self._only_maker(caller)
            if seat.computer is None and self.table.phase not in {Phase.GATHERING, Phase.OVER}:
                raise CommandRefusedError(RefusalCode.NOT_NOW)
            self._happens(ComputerSeated, seat=command.seat, player=command.player)
        else:
            self._own(command.seat, caller)
            if self.table.phase in {Phase.GATHERING, Phase.OVER}:
                self._happens(ComputerSeated, seat=command.seat, player=command.player)
            else:  # whose seat it is may come back to it
                self._happens(SeatKept, seat=command.seat, player=command.player)
                self._settle_again()
        self._go_on()

    def _offer_seat(self, command: OfferSeat, caller: Caller) -> None:
        seat = self._seat(command.seat)
        if seat.holder is None and seat.computer is not None:
            self._only_maker(caller)
        else:
            self._own(command.seat, caller)
        self._happens(SeatOffered, seat=command.seat)

    def _keep_seat(self, command: KeepSeat, caller: Caller) -> None:
        self._check_player(command.player)
        seat = self._seat(command.seat)
        if not self._holds_a_seat(caller):
            raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
        if self.table.phase not in {Phase.BYTES, Phase.PLAYING} or seat.computer is not None:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        if seat.holder == caller.holder:
            raise CommandRefusedError(RefusalCode.NOT_AWAY)
        if not (self._is_away(seat) or self._is_out_of_time(command.seat)):
            raise CommandRefusedError(RefusalCode.NOT_AWAY)
        self._happens(SeatKept, seat=command.seat, player=command.player)
        self._settle_again()
        self._go_on()

    def _is_away(self, seat: SeatState) -> bool:
        since = None if seat.holder is None else self.away_since(seat.holder)
        return since is not None and self.now - since >= AWAY_AFTER

    def _is_out_of_time(self, seat: int) -> bool:
        table = self.table
        if table.deadline is None or self.now < table.deadline:
            return False
        if table.phase is Phase.BYTES:
            return self._shares[seat - 1] is None
        return table.view().to_act == seat

    def _return(self, command: Return, caller: Caller) -> None:
        seat = self._own(command.seat, caller)
        if seat.computer is None and not seat.offered:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        self._happens(SeatReturned, seat=command.seat)

    # The game.

    def _start(self, _: Start, caller: Caller) -> None:
        table = self.table
        if caller.holder != MAKER and not self._holds_a_seat(caller):
            raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
        if table.phase not in {Phase.GATHERING, Phase.OVER}:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        if any(seat.holder is None and seat.computer is None for seat in table.seats):
            raise CommandRefusedError(RefusalCode.SEATS_OPEN)
        self.start()

    def start(self) -> None:
        """Begin a game: promise the seed, and add the bytes of the computer players."""
        by_hand = self.table.options.dice is Dice.COMPANION
        seed = None if by_hand else new_seed()
        self._happens(
            GameStarted,
            None if seed is None else {"seed": seed},
            game=self.table.games + 1,
            commitment=None if seed is None else commit(seed),
        )
        self._go_on()

    def _give_bytes(self, command: GiveBytes, caller: Caller) -> None:
        self._own(command.seat, caller)
        if self.table.phase is not Phase.BYTES or self._shares[command.seat - 1] is not None:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        self._happens(BytesGiven, seat=command.seat, bytes=command.bytes)
        self._go_on()

    @property
    def _shares(self) -> list[str | None]:
        return self.table.playing.shares

    def _roll(self, command: RollDie, caller: Caller) -> None:
        by_hand = self.table.options.dice is Dice.COMPANION
        if by_hand and self._seat(command.seat).computer and self._holds_a_seat(caller):
            game = self._game_goes_on(SeatState())  # a computer has no hands: anybody throws for it
        else:
            game = self._game_goes_on(self._own(command.seat, caller))
        if game.state.face is not None:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        if game.to_act != command.seat:
            raise CommandRefusedError(RefusalCode.NOT_YOUR_TURN)
        if (command.face is not None) != by_hand:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        self.roll(command.face)

    def roll(self, face: str | None = None) -> None:
        """Let the die fall for whoever is to act."""
        game = self.table.playing
        if face is None and game.dice is not None:
            face = str(game.dice.face(game.rolls + 1))
        self._happens(Rolled, seat=game.to_act, face=face)
        self._go_on()

    def _move(self, command: MakeMove, caller: Caller) -> None:
        game = self._game_goes_on(self._own(command.seat, caller))
        state = game.state
        if state.face is None:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        if state.active != command.seat:
            raise CommandRefusedError(RefusalCode.NOT_YOUR_TURN)
        if command.move not in game.legal:
            raise _why_not(command.move, game)
        self.move(command.move)

    def move(self, move: str) -> None:
        """Make a legal move for whoever is to act, with all that comes of it."""
        table = self.table
        game = table.playing
        seat = game.state.active
        self._take(Moved(sequence=table.sequence + 1, at=self.now, seat=seat, move=move))
        taken = game.turns[-1].euros
        if taken:
            self._happens(EuroTaken, seats=taken)
        if not table.paused:
            self._end_or_throw(table, game)

    def _go_on(self) -> None:
        """Let happen what nobody has to ask for."""
        table = self.table
        if table.phase is _PLAYING:
            if not table.paused:
                self._end_or_throw(table, table.playing)
        elif table.phase is Phase.BYTES:
            for number, seat in enumerate(table.seats, start=1):
                if seat.computer is not None and self._shares[number - 1] is None:
                    self._happens(BytesGiven, seat=number, bytes=new_share())
            if table.phase is _PLAYING:  # those were the last
                self._go_on()

    def _end_or_throw(self, table: Table, game: TableGame) -> None:
        end = outcome(game.state)
        if end is not None:
            self._happens(GameEnded, winner=end.winner, reason=end.reason.value, seed=game.seed)
        elif game.dice is not None and table.options.throw is _AUTO:
            while game.state.face is None:
                face = str(game.dice.face(game.rolls + 1))
                self._take(
                    Rolled(sequence=table.sequence + 1, at=self.now, seat=game.to_act, face=face)
                )

    # Agreement.

    def _ask(self, command: Ask, caller: Caller) -> None:
        table = self.table
        game = self._game_goes_on(self._own(command.seat, caller))
        if table.question is not None:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        if command.question is Question.TAKE_BACK and game.can_take_back != command.seat:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        if not table.is_one_device:
            self._happens(Asked, seat=command.seat, question=command.question)
        self._settle(command.question, command.seat)

    def _answer(self, command: Answer, caller: Caller) -> None:
        question = self.table.question
        self._own(command.seat, caller)
        withdraws = question is not None and command.seat == question.seat and not command.agree
        if question is None or (command.seat in self.table.agreed and not withdraws):
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        self._happens(Answered, seat=command.seat, agree=command.agree)
        if command.agree:
            self._settle(question.question, question.seat)

    def _settle(self, question: Question, asked_by: int) -> None:
        """Do what was asked once everybody agrees: a device speaks for all of its seats."""
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
            self._happens(TakenBack, seat=asked_by)
        else:
            self._happens(Paused)

    def _settle_again(self) -> None:
        """Do what was asked if the one who has not answered is away now."""
        question = self.table.question
        if question is not None:
            self._settle(question.question, question.seat)

    def _resume(self, command: Resume, caller: Caller) -> None:
        self._own(command.seat, caller)
        if not self.table.paused:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        self._happens(Resumed, seat=command.seat)
        self._go_on()

    # Talk.

    def _say(self, command: Say, caller: Caller) -> None:
        seat = self._own(command.seat, caller)
        if (command.phrase is None) == (command.text is None):
            raise CommandRefusedError(RefusalCode.UNREADABLE)
        if command.text is not None and self.table.options.chat is not Chat.TEXT:
            raise CommandRefusedError(RefusalCode.NO_TEXT_HERE)
        if seat.muted:
            raise CommandRefusedError(RefusalCode.MUTED)
        since = self.now - _TALK_SPAN
        lately = sum(said.seat == command.seat and said.at > since for said in self.table.said)
        if lately >= _MOST_TALK:
            raise CommandRefusedError(RefusalCode.TOO_FAST)
        text = None if command.text is None else " ".join(command.text.split())
        if text is not None and not (text and is_plain(text)):
            raise CommandRefusedError(RefusalCode.UNREADABLE)
        self._happens(Said, seat=command.seat, phrase=command.phrase, text=text)

    def _mute(self, command: Mute, caller: Caller) -> None:
        self._only_maker(caller)
        self._seat(command.seat)
        self._happens(Muted, seat=command.seat, muted=command.muted)

    # What is asked again and again.

    def _happens(
        self, event: type[Event], private: dict[str, str] | None = None, /, **details: object
    ) -> None:
        number = self.table.sequence + 1
        self._take(event(sequence=number, at=self.now, **details), private)  # type: ignore[arg-type]

    def _take(self, event: Event, private: dict[str, str] | None = None) -> None:
        entry = Entry(event, private)
        self.table.take(entry)
        self.entries.append(entry)

    def _seat(self, number: int) -> SeatState:
        if number > len(self.table.seats):
            raise CommandRefusedError(RefusalCode.NO_SUCH_SEAT)
        return self.table.seats[number - 1]

    def _own(self, number: int, caller: Caller) -> SeatState:
        seat = self._seat(number)
        if caller.holder is None or seat.holder != caller.holder:
            raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
        return seat

    def _holds_a_seat(self, caller: Caller) -> bool:
        holders = [seat.holder for seat in self.table.seats]
        return caller.holder is not None and caller.holder in holders

    @staticmethod
    def _only_maker(caller: Caller) -> None:
        if caller.holder != MAKER:
            raise CommandRefusedError(RefusalCode.NOT_THE_MAKER)

    def _check_player(self, name: str) -> None:
        if name not in players_for(len(self.table.seats), self.table.rules.edition):
            raise CommandRefusedError(RefusalCode.NO_SUCH_PLAYER)

    def _game_goes_on(self, seat: SeatState) -> TableGame:
        table = self.table
        game = table.game
        if table.phase is not _PLAYING or table.paused or seat.computer or game is None:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        return game


def _why_not(move: str, game: TableGame) -> CommandRefusedError:
    """Say why this is no legal move."""
    try:
        reason = refusal(game.state, parse_move(move))
    except NotationError:
        return CommandRefusedError(RefusalCode.UNREADABLE)
    return CommandRefusedError(RefusalCode.ILLEGAL_MOVE, reason and reason.value)


_HANDLERS: dict[type[Command], Callable[[Decision, Any, Caller], None]] = {
    TakeSeat: Decision._take_seat,  # noqa: SLF001  # its own methods, by command
    LeaveSeat: Decision._leave_seat,  # noqa: SLF001
    SeatComputer: Decision._seat_computer,  # noqa: SLF001
    OfferSeat: Decision._offer_seat,  # noqa: SLF001
    KeepSeat: Decision._keep_seat,  # noqa: SLF001
    Return: Decision._return,  # noqa: SLF001
    Start: Decision._start,  # noqa: SLF001
    GiveBytes: Decision._give_bytes,  # noqa: SLF001
    RollDie: Decision._roll,  # noqa: SLF001
    MakeMove: Decision._move,  # noqa: SLF001
    Ask: Decision._ask,  # noqa: SLF001
    Answer: Decision._answer,  # noqa: SLF001
    Resume: Decision._resume,  # noqa: SLF001
    Say: Decision._say,  # noqa: SLF001
    Mute: Decision._mute,  # noqa: SLF001
}
