"""Look ahead one turn for a batch of positions: the win chances after every face and every move.

The same code serves NumPy, for play, and PyTorch, for training: `xp` is the module of the arrays.
Seats count from the seat to roll, places from the centre. Impossible moves, such as those from a
place to itself, are included and marked, so that arrays keep their shapes. The switches
`wild_may_pass` and `empty_restart` are supported, `both_collect` is not. Tests compare this with
`rules`.

A move changes two places, and the first layer of a network is a sum. So its sum after a move is the
sum of the position, plus a change for the source and one for the target. There are few such
changes, and hundreds of moves.
"""

from typing import Any, NamedTuple

from exactly.networks.features import STEP, WORTHS
from exactly.networks.layers import Array, Layers
from exactly.rules import COINS, COINS_OF_EACH, FACES, ONE_EURO, TARGETS

__all__ = [
    "NEVER",
    "TurnOutcomes",
    "any_replies",
    "best_replies",
    "follow",
    "judged",
    "look_ahead",
]

NEVER = -1.0
"""The win chance set for illegal moves, below all others."""

_GOAL = ONE_EURO // STEP


class TurnOutcomes(NamedTuple):
    """The outcomes of every move from each position, by coin value, source and target.

    This is the order of `rules.legal_moves`.
    """

    legal: Array
    takers: Array
    """The seat that takes a euro by the move; the number of seats if no seat takes one."""
    chances: Array
    """The win chance of each seat after the move."""
    own: Array
    """The mover's win chance after the move; below 0 if the move is illegal."""
    passed: Array
    """The win chance of each seat after a pass, by position."""


def look_ahead(  # noqa: PLR0913, PLR0917  # the inputs of a turn
    xp: Any, layers: Layers, coins: Array, needs: Array, base: Array, begins: Array
) -> TurnOutcomes:
    """Return the outcomes of every move from each position.

    `base` has the first-layer sums for the positions, with seats counted from the next seat;
    `begins` has these sums at the start of a round in which all seats need one euro.
    """
    seats = layers.features.seats
    legal, takers = _consequences(xp, coins, layers.features.edition.limit)
    losing, gaining = _changes(xp, layers, coins)
    added = (base[:, None, None] + losing)[:, :, :, None] + gaining[:, :, None]
    chances = _turned(xp, layers, added)
    taken = _taken(xp, layers, needs, begins)
    rows = xp.arange(len(coins), device=coins.device)[:, None, None, None]
    chances = xp.where((takers < seats)[..., None], taken[rows, takers], chances)
    own = xp.where(legal, chances[..., 0], NEVER)
    return TurnOutcomes(legal, takers, chances, own, _turned(xp, layers, base))


def _consequences(xp: Any, coins: Array, limit: int | None) -> tuple[Array, Array]:
    """Return which moves are legal if the face allows them, and which seat takes a euro by each."""
    seats, device = coins.shape[1], coins.device
    totals = _totals(coins)
    by_value = xp.swapaxes(coins, 1, 2)
    there = xp.concat([COINS_OF_EACH - by_value.sum(-1)[..., None], by_value], -1) > 0
    may_receive = totals <= limit // STEP if limit is not None else totals >= 0  # Rule 11
    may_receive = xp.concat([may_receive[:, :1] | True, may_receive], 1)
    apart = ~xp.eye(1 + seats, dtype=xp.bool, device=device)
    legal = there[..., None] & may_receive[:, None, None] & apart
    worth = xp.concat([totals[:, :1] * 0 - ONE_EURO, totals], 1)  # the centre never makes a euro
    number = xp.arange(-1, seats, device=device)
    gives = [xp.where(worth - each == _GOAL, number, seats) for each in WORTHS]
    gets = [xp.where(worth + each == _GOAL, number, seats) for each in WORTHS]
    # Rule 15: of two, the active seat, else the first clockwise from it.
    return legal, xp.minimum(xp.stack(gives, 1)[..., None], xp.stack(gets, 1)[:, :, None])


def _totals(coins: Array) -> Array:
    return sum(worth * coins[..., value] for value, worth in enumerate(WORTHS))


def _changes(xp: Any, layers: Layers, coins: Array) -> tuple[Array, Array]:
    """Return the changes of the first-layer sums if a place has one coin less, and one more.

    By position, value of the coin and place.
    """
    features, seats = layers.features, layers.features.seats
    counts = COINS_OF_EACH + 1
    of_seats = layers.first[: seats * features.of_seat].reshape(seats, features.of_seat, -1)
    of_seats = xp.roll(of_seats, 1, 0)  # the next seat counts from itself
    of_counts = of_seats[:, features.totals : features.totals + len(COINS) * counts]
    of_counts = of_counts.reshape(seats, len(COINS), counts, -1)
    of_centre = layers.first[seats * features.of_seat :].reshape(len(COINS), counts, -1)
    seat = xp.arange(seats, device=coins.device)
    value = xp.arange(len(COINS), device=coins.device)
    held, totals, most = xp.swapaxes(coins, 1, 2), _totals(coins), features.totals - 1
    in_centre = COINS_OF_EACH - coins.sum(1)

    def change(by: int) -> Array:
        worths = xp.stack([(totals + by * worth).clip(0, most) for worth in WORTHS], 1)
        left, after = (in_centre + by).clip(0, COINS_OF_EACH), (held + by).clip(0, COINS_OF_EACH)
        of_stacks = of_counts[seat, value[:, None], after] - of_counts[seat, value[:, None], held]
        of_stacks += of_seats[seat, worths] - of_seats[seat, totals.clip(0, most)][:, None]
        of_pile = of_centre[value, left] - of_centre[value, in_centre]
        return xp.concat([of_pile[:, :, None], of_stacks], 2)

    return change(-1), change(+1)


def judged(xp: Any, layers: Layers, added: Array) -> Array:
    """Return the win chances for first-layer sums."""
    inner = (added.clip(0) @ layers.second + layers.second_bias).clip(0)
    last = xp.asarray(inner, dtype=layers.last.dtype) @ layers.last + layers.last_bias
    raised = xp.exp(last - xp.amax(last, axis=-1, keepdims=True))
    return raised / raised.sum(-1)[..., None]


def _turned(xp: Any, layers: Layers, added: Array) -> Array:
    """Return the win chances for first-layer sums, with seats counted from the mover.

    In the sums, seats count from the next seat.
    """
    return xp.roll(judged(xp, layers, added), 1, -1)


def _taken(xp: Any, layers: Layers, needs: Array, begins: Array) -> Array:
    """Return the win chances after a seat has taken a euro, by position and that seat.

    The last entry is a filler for moves by which no seat takes a euro.
    """
    features, seats = layers.features, layers.features.seats
    of_seats = layers.first[: seats * features.of_seat].reshape(seats, features.of_seat, -1)
    of_needs = of_seats[:, features.of_seat - len(TARGETS) :]
    turned = xp.roll(needs, -1, 1)
    seat = xp.arange(seats, device=needs.device)
    now = of_needs[seat, turned - 1]  # by position and seat
    added = begins - of_needs[:, 0].sum(0) + now.sum(1)
    after = added[:, None] + of_needs[seat, (turned - 2).clip(0)] - now
    chances = xp.roll(_turned(xp, layers, after), 1, 1)
    certain = xp.eye(seats, dtype=chances.dtype, device=needs.device)
    chances = xp.where((needs == 1)[:, :, None], certain, chances)
    return xp.concat([chances, chances[:, :1]], 1)


def best_replies(
    xp: Any, ahead: TurnOutcomes, appeal: Array = None, *, may_pass: bool = False
) -> tuple[Array, Array]:
    """Return the best move for each face, and each seat's win chance after it.

    Both are by position and face, in the order of `rules.FACES`. Moves are numbered in the order
    of `TurnOutcomes`; the number after the last is a pass. The best move has the highest `appeal`,
    by default the mover's own win chance; it is below 0 for illegal moves.
    """
    size, values = ahead.own.shape[:2]
    by_value = (ahead.own if appeal is None else appeal).reshape(size, values, -1)
    ways = by_value.shape[-1]
    rows = xp.arange(size, device=by_value.device)[:, None]
    wild = by_value.reshape(size, -1).argmax(-1)[:, None]
    of_values = by_value.argmax(-1) + ways * xp.arange(values, device=by_value.device)
    passing = wild * 0 + values * ways
    own = xp.concat([by_value.reshape(size, -1), ahead.passed[:, :1]], 1)
    if may_pass:  # Rule 10
        wild = xp.where(own[rows, passing] > own[rows, wild], passing, wild)
    moves = xp.concat([passing, wild, of_values], 1)
    moves = xp.where(own[rows, moves] < 0, passing, moves)  # Rule 12
    chances = ahead.chances.reshape(size, values * ways, -1)
    return moves, xp.concat([chances, ahead.passed[:, None]], 1)[rows, moves]


def any_replies(xp: Any, ahead: TurnOutcomes) -> Array:
    """Return each seat's win chance before the roll, if the mover makes a random legal move."""
    size, values = ahead.own.shape[:2]
    legal = ahead.legal.reshape(size, values, -1)
    ways = legal.sum(-1)[..., None]
    sums = xp.where(legal[..., None], ahead.chances.reshape(size, values, legal.shape[-1], -1), 0.0)
    sums = sums.sum(2)
    passed = ahead.passed[:, None]
    of_values = xp.where(ways > 0, sums / ways.clip(1), passed)
    wild = xp.where(ways.sum(1) > 0, sums.sum(1) / ways.sum(1).clip(1), ahead.passed)
    return (ahead.passed + wild + of_values.sum(1)) / len(FACES)


def follow(  # noqa: PLR0913, PLR0917  # the inputs of a move
    xp: Any, coins: Array, needs: Array, takers: Array, moves: Array, fresh: int
) -> tuple[Array, Array, Array]:
    """Return the coins and needs after one move from each position, and the seats that took a euro.

    Seats then count from the next seat. Moves are numbered as in `best_replies`; `takers` are those
    of `TurnOutcomes`; each seat begins a round with `fresh` 5s. After the end of a game, a seat
    needs 0 euros.
    """
    seats, values, device = coins.shape[1], coins.shape[2], coins.device
    places = 1 + seats
    rows = xp.arange(len(coins), device=device)
    is_moved = moves < values * places**2
    move = xp.where(is_moved, moves, 0)
    value, source, target = move // places**2, move // places % places, move % places
    taker = xp.where(is_moved, takers.reshape(len(coins), -1)[rows, move], seats)
    seat = xp.arange(seats, device=device)
    gains = (seat + 1 == target[:, None]) & is_moved[:, None]
    loses = (seat + 1 == source[:, None]) & is_moved[:, None]
    is_value = xp.arange(values, device=device) == value[:, None]
    coins = xp.where(gains[:, :, None] & is_value[:, None], coins + 1, coins)
    coins = xp.where(loses[:, :, None] & is_value[:, None], coins - 1, coins)
    begins = fresh * (xp.arange(values, device=device) == values - 1)
    coins = xp.where((taker < seats)[:, None, None], begins, coins)  # Rule 16
    needs = xp.where(seat == taker[:, None], needs - 1, needs)
    return xp.roll(coins, -1, 1), xp.roll(needs, -1, 1), taker
