"""Decide which events a command of a client leads to, or refuse the command.

This depends on the rules of the game and on the seats that the sender of the command holds.
"""

from exactly.protocol import (
    Answer,
    Ask,
    BytesGiven,
    Command,
    Dice,
    GiveBytes,
    Hello,
    KeepSeat,
    Knock,
    LeaveSeat,
    MakeMove,
    Mute,
    OfferSeat,
    Ordered,
    Phase,
    RefusalCode,
    Resume,
    Return,
    RollDie,
    Say,
    SeatComputer,
    Start,
    TakeSeat,
)
from exactly.records import NotationError, parse_move
from exactly.rules import refusal
from exactly.server.event_log.interface import Entry
from exactly.server.table import decide_chat, decide_seats
from exactly.server.table.decision import HOST, Caller, CommandRefusedError, Decision
from exactly.server.table.game import TableGame
from exactly.server.table.state import SeatState, Table

__all__ = ["decide"]

_MOST_EVENTS = 100_000  # some hundred games; loading a table reads all of its events
_ALWAYS_ALLOWED = (GiveBytes, RollDie, MakeMove, KeepSeat, Return, Resume, Answer)
_GREETINGS = (Hello, Knock)  # for the session, not for the table


def decide(decision: Decision, command: Command, caller: Caller) -> list[Entry]:
    """Apply the events of a command and return them, or raise CommandRefusedError."""
    _check(decision.table, command, caller)
    match command:
        case RollDie():
            _roll(decision, command, caller)
        case MakeMove():
            _move(decision, command, caller)
        case GiveBytes():
            _give_bytes(decision, command, caller)
        case Start():
            _start(decision, command, caller)
        case Ask() | Answer() | Resume() | Say() | Mute():
            _decide_chat(decision, command, caller)
        case _:
            _decide_seats(decision, command, caller)
    return decision.entries


def _check(table: Table, command: Command, caller: Caller) -> None:
    """Check the sender, the `sequence` and the type of a command, and the table's event limit."""
    if isinstance(command, Ordered):
        if caller.holder is None:  # spectators are sent no log
            raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
        if command.sequence != table.sequence:
            raise CommandRefusedError(RefusalCode.STALE)
    if isinstance(command, _GREETINGS):
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    if table.sequence >= _MOST_EVENTS and not isinstance(command, _ALWAYS_ALLOWED):
        raise CommandRefusedError(RefusalCode.WORN_OUT)


def _decide_chat(
    decision: Decision, command: Ask | Answer | Resume | Say | Mute, caller: Caller
) -> None:
    match command:
        case Ask():
            decide_chat.ask(decision, command, caller)
        case Answer():
            decide_chat.answer(decision, command, caller)
        case Resume():
            decide_chat.resume(decision, command, caller)
        case Say():
            decide_chat.say(decision, command, caller)
        case Mute():
            decide_chat.mute(decision, command, caller)


def _decide_seats(decision: Decision, command: Command, caller: Caller) -> None:
    match command:
        case TakeSeat():
            decide_seats.take_seat(decision, command, caller)
        case LeaveSeat():
            decide_seats.leave_seat(decision, command, caller)
        case SeatComputer():
            decide_seats.seat_computer(decision, command, caller)
        case OfferSeat():
            decide_seats.offer_seat(decision, command, caller)
        case KeepSeat():
            decide_seats.keep_seat(decision, command, caller)
        case Return():
            decide_seats.return_to_seat(decision, command, caller)
        case _:
            raise CommandRefusedError(RefusalCode.NOT_NOW)


def _start(decision: Decision, _: Start, caller: Caller) -> None:
    table = decision.table
    if caller.holder != HOST and not decision.holds_a_seat(caller):
        raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
    if table.phase not in {Phase.GATHERING, Phase.OVER}:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    if any(seat.holder is None and seat.computer is None for seat in table.seats):
        raise CommandRefusedError(RefusalCode.SEATS_OPEN)
    decision.start()


def _give_bytes(decision: Decision, command: GiveBytes, caller: Caller) -> None:
    decision.own_seat(command.seat, caller)
    if decision.table.phase is not Phase.BYTES or decision.shares[command.seat - 1] is not None:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    decision.happens(BytesGiven, seat=command.seat, bytes=command.bytes)
    decision.go_on()


def _roll(decision: Decision, command: RollDie, caller: Caller) -> None:
    by_hand = decision.table.options.dice is Dice.COMPANION
    if by_hand and decision.seat(command.seat).computer and decision.holds_a_seat(caller):
        game = decision.running_game(SeatState())  # any player rolls the real die for a computer
    else:
        game = decision.running_game(decision.own_seat(command.seat, caller))
    if game.state.face is not None:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    if game.to_act != command.seat:
        raise CommandRefusedError(RefusalCode.NOT_YOUR_TURN)
    if (command.face is not None) != by_hand:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    decision.roll(command.face)


def _move(decision: Decision, command: MakeMove, caller: Caller) -> None:
    game = decision.running_game(decision.own_seat(command.seat, caller))
    state = game.state
    if state.face is None:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    if state.active != command.seat:
        raise CommandRefusedError(RefusalCode.NOT_YOUR_TURN)
    if command.move not in game.legal:
        raise _refusal_of(command.move, game)
    decision.move(command.move)


def _refusal_of(move: str, game: TableGame) -> CommandRefusedError:
    """Return the error for an illegal move, with the rule that the move breaks."""
    try:
        reason = refusal(game.state, parse_move(move))
    except NotationError:
        return CommandRefusedError(RefusalCode.UNREADABLE)
    return CommandRefusedError(RefusalCode.ILLEGAL_MOVE, reason and reason.value)
