"""Reasons why another move was better, as codes with values.

A reason looks only one coin ahead, because it is for people; grades use the win chances.
"""

from enum import StrEnum
from typing import NamedTuple

from exactly.rules import (
    COINS,
    ONE_EURO,
    PASS,
    Coin,
    Face,
    Move,
    Seat,
    State,
    apply,
    clockwise_from,
    euros_taken,
    legal_moves,
    outcome,
)

__all__ = ["MoveReason", "ReasonKind", "coin_to_one_euro", "why_better"]


class ReasonKind(StrEnum):
    """What another move would have done better; the first kind that applies is used."""

    WINS_GAME = "wins-game"
    """The better move wins the game at once."""
    TAKES_EURO = "takes-euro"
    """The better move takes the euro at once."""
    GIVES_GAME = "gives-game"
    """By the move made, another seat wins the game."""
    GIVES_EURO = "gives-euro"
    """By the move made, another seat takes a euro."""
    LEAVES_COIN = "leaves-coin"
    """The move made leaves another seat one coin away from one euro; the better move does not."""
    KEEPS_COIN = "keeps-coin"
    """The better move keeps the mover one coin away from one euro; the move made does not."""
    SENDS_AWAY = "sends-away"
    """The better move leaves another seat's stack further from one euro than the move made."""
    CHANCE = "chance"
    """No direct reason: the better move gives a higher win chance in the long run."""


class MoveReason(NamedTuple):
    """Why a move was better than the one made."""

    kind: ReasonKind
    seat: Seat
    """The seat that the reason is about: the mover, or the seat that the move made helped."""
    coin: Coin | None = None
    """The coin that brings the seat's stack to one euro. Two of six faces can move it: its own
    face and ?."""
    distances: tuple[int, int] | None = None
    """The stack's distance from one euro in cents, after the move made and after the better one."""


_MATTERS = 20  # cents: a smaller difference seldom explains anything


def why_better(rolled: State, made: Move, better: Move) -> MoveReason:
    """Return why the better move was better for the active seat."""
    mover = rolled.active
    after_made, after_better = apply(rolled, made), apply(rolled, better)
    of_made, of_better = euros_taken(rolled, after_made), euros_taken(rolled, after_better)
    if mover in of_better and mover not in of_made:
        end = outcome(after_better)
        is_win = end is not None and end.winner == mover
        return MoveReason(ReasonKind.WINS_GAME if is_win else ReasonKind.TAKES_EURO, mover)
    for seat in of_made:
        if seat != mover and seat not in of_better:
            end = outcome(after_made)
            is_loss = end is not None and end.winner == seat
            return MoveReason(ReasonKind.GIVES_GAME if is_loss else ReasonKind.GIVES_EURO, seat)
    return _by_coin(mover, after_made, after_better)


def _by_coin(mover: Seat, after_made: State, after_better: State) -> MoveReason:
    for seat in clockwise_from(mover, after_made.seats)[1:]:
        coin = coin_to_one_euro(after_made, seat)
        if coin is not None and coin_to_one_euro(after_better, seat) is None:
            return MoveReason(ReasonKind.LEAVES_COIN, seat, coin)
    kept, could_have_kept = (coin_to_one_euro(after, mover) for after in (after_made, after_better))
    if could_have_kept is not None and kept is None:
        return MoveReason(ReasonKind.KEEPS_COIN, mover, could_have_kept)
    if kept is not None and could_have_kept is None:  # visibly, the better move is worse
        return MoveReason(ReasonKind.CHANCE, mover)
    return _by_distance(mover, after_made, after_better)


def _by_distance(mover: Seat, after_made: State, after_better: State) -> MoveReason:
    """Return a reason by the distances of the other seats' stacks from one euro.

    The mover's own distance is not used: in measurements it explained nothing.
    """
    for seat in clockwise_from(mover, after_made.seats)[1:]:
        made, better = _to_one_euro(after_made, seat), _to_one_euro(after_better, seat)
        if better - made >= _MATTERS:
            return MoveReason(ReasonKind.SENDS_AWAY, seat, distances=(made, better))
    return MoveReason(ReasonKind.CHANCE, mover)


def _to_one_euro(state: State, seat: Seat) -> int:
    return abs(ONE_EURO - state.stack(seat).total)


def coin_to_one_euro(state: State, seat: Seat) -> Coin | None:
    """Return the coin with which this seat could take a euro if it had the turn, or None."""
    missing = ONE_EURO - state.stack(seat).total
    if state.is_over or abs(missing) not in COINS:
        return None
    coin = Coin(abs(missing))
    # Rule 15: the active seat is paid first, so reaching one euro is enough.
    rolled = State(state.rules, state.stacks, state.euros, seat, Face(str(coin.value)))
    for move in legal_moves(rolled):
        if move is not PASS and seat == (move.target if missing > 0 else move.source):
            return coin
    return None
