"""Decide commands about seats: take, leave or offer one, return to one, or let a computer play."""

from exactly.protocol import (
    ComputerSeated,
    KeepSeat,
    LeaveSeat,
    OfferSeat,
    Phase,
    RefusalCode,
    Return,
    SeatComputer,
    SeatKept,
    SeatLeft,
    SeatOffered,
    SeatReturned,
    SeatTaken,
    TakeSeat,
)
from exactly.records import player_name
from exactly.server.table.decision import HOST, Caller, CommandRefusedError, Decision
from exactly.server.table.secrets import hash_secret, new_secret
from exactly.server.table.state import SeatState
from exactly.server.table.views import view_of

__all__ = [
    "AWAY_AFTER",
    "keep_seat",
    "leave_seat",
    "offer_seat",
    "return_to_seat",
    "seat_computer",
    "take_seat",
]

AWAY_AFTER = 30_000
"""Milliseconds without a connection after which others may replace a player with a computer."""


def take_seat(decision: Decision, command: TakeSeat, caller: Caller) -> None:
    """Give the sender of the command a seat, and with its first seat also a secret."""
    seat = decision.seat(command.seat)
    if not seat.is_free:
        raise CommandRefusedError(RefusalCode.SEAT_NOT_FREE)
    if not seat.offered and decision.table.phase not in {Phase.GATHERING, Phase.OVER}:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    private = None
    if caller.holder is None:
        secret = command.secret or new_secret()
        if decision.table.holder_of(hash_secret(secret)) is not None:  # it belongs to a `hello`
            raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
        caller.holder, caller.new_secret = len(decision.table.holders) + 1, secret
        private = {"secret": hash_secret(caller.new_secret)}
    name = player_name(command.name)
    decision.happens(SeatTaken, private, seat=command.seat, name=name, holder=caller.holder)


def leave_seat(decision: Decision, command: LeaveSeat, caller: Caller) -> None:
    """Remove the player from a seat; this is possible only between games."""
    seat = decision.seat(command.seat)
    if seat.holder is None and seat.computer is not None:
        decision.require_host(caller)
    elif caller.holder != HOST:
        decision.own_seat(command.seat, caller)
    if decision.table.phase not in {Phase.GATHERING, Phase.OVER} or seat == SeatState():
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    decision.happens(SeatLeft, seat=command.seat)


def seat_computer(decision: Decision, command: SeatComputer, caller: Caller) -> None:
    """Seat a computer player, permanently or until the person who holds the seat returns."""
    decision.check_player(command.player)
    seat = decision.seat(command.seat)
    if seat.holder is None:
        decision.require_host(caller)
        if seat.computer is None and decision.table.phase not in {Phase.GATHERING, Phase.OVER}:
            raise CommandRefusedError(RefusalCode.NOT_NOW)
        decision.happens(ComputerSeated, seat=command.seat, player=command.player)
    else:
        decision.own_seat(command.seat, caller)
        if decision.table.phase in {Phase.GATHERING, Phase.OVER}:
            decision.happens(ComputerSeated, seat=command.seat, player=command.player)
        else:  # the holder may return to the seat
            decision.happens(SeatKept, seat=command.seat, player=command.player)
            decision.settle_again()
    decision.go_on()


def offer_seat(decision: Decision, command: OfferSeat, caller: Caller) -> None:
    """Offer a seat to other players."""
    seat = decision.seat(command.seat)
    if seat.holder is None and seat.computer is not None:
        decision.require_host(caller)
    else:
        decision.own_seat(command.seat, caller)
    decision.happens(SeatOffered, seat=command.seat)


def keep_seat(decision: Decision, command: KeepSeat, caller: Caller) -> None:
    """Replace a player who is away or out of time with a computer player until they return."""
    decision.check_player(command.player)
    seat = decision.seat(command.seat)
    if not decision.holds_a_seat(caller):
        raise CommandRefusedError(RefusalCode.NOT_YOUR_SEAT)
    if decision.table.phase not in {Phase.BYTES, Phase.PLAYING} or seat.computer is not None:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    if seat.holder == caller.holder:
        raise CommandRefusedError(RefusalCode.NOT_AWAY)
    if not (_is_away(decision, seat) or _is_out_of_time(decision, command.seat)):
        raise CommandRefusedError(RefusalCode.NOT_AWAY)
    decision.happens(SeatKept, seat=command.seat, player=command.player)
    decision.settle_again()
    decision.go_on()


def _is_away(decision: Decision, seat: SeatState) -> bool:
    since = None if seat.holder is None else decision.away_since(seat.holder)
    return since is not None and decision.now - since >= AWAY_AFTER


def _is_out_of_time(decision: Decision, seat: int) -> bool:
    table = decision.table
    if table.deadline is None or decision.now < table.deadline:
        return False
    if table.phase is Phase.BYTES:
        return decision.shares[seat - 1] is None
    return view_of(table).to_act == seat


def return_to_seat(decision: Decision, command: Return, caller: Caller) -> None:
    """Give a seat back to its holder: replace the computer player, or end the offer."""
    seat = decision.own_seat(command.seat, caller)
    if seat.computer is None and not seat.offered:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    decision.happens(SeatReturned, seat=command.seat)
