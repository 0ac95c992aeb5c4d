"""Compiled network players: the same moves as those in `players.network_players`.

A simulated game needs thousands of evaluations, and most of the time of an evaluation goes to two
layers of a small network. So these layers are written as loops, for one position at a time.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

from exactly.networks.layers import Layers
from exactly.players.characters import Character, stakes
from exactly.rules import COINS_OF_EACH
from exactly.simulator.board import (
    ABOVE,
    EMPTY_RESTART,
    EUROS,
    GOAL,
    NOBODY,
    ONE,
    PASS,
    SEATS,
    TARGET,
    TOTALS,
    WORTHS,
    Moves,
    Number,
    Row,
)
from exactly.simulator.players import list_legal, made_by

__all__ = ["NO_NETWORK", "Floats", "Net", "minds_of", "mix", "network_move", "tables_of"]

Floats: TypeAlias = npt.NDArray[np.float32]
Whole: TypeAlias = int | np.int64
"""A signed integer, for numbers that may be negative in intermediate results."""

_STEP = np.uint64(0x9E3779B97F4A7C15)
_COUNTS = COINS_OF_EACH + 1
_STEP_CENTS = np.int64(5)
_NEVER = np.float32(-1e9)
_MOST_MOVES = 4 * 6 * 7 + 1
_FORESIGHT, _OWN_STACK, _DOUBT, _ATTENTION, _CONCERN = range(5)


class Net(NamedTuple):
    """The weights of a network; empty if no player needs it."""

    first: Floats
    first_bias: Floats
    second: Floats
    """The weights of the second layer, transposed, so that a sum reads adjacent numbers."""
    second_bias: Floats
    last: Floats
    last_bias: Floats
    totals: Whole
    """The number of network inputs for the total of a stack."""


_NONE, _NONE_BY_NONE = np.zeros(1, np.float32), np.zeros((1, 1), np.float32)
NO_NETWORK = Net(_NONE_BY_NONE, _NONE, _NONE_BY_NONE, _NONE, _NONE_BY_NONE, _NONE, 1)
"""A placeholder for games that need no network."""


def tables_of(layers: Layers) -> Net:
    """Return the weights of a network in the form that the compiled loops need."""
    _, first, first_bias, second, second_bias, last, last_bias = layers
    turned = np.ascontiguousarray(second.T), second_bias, np.ascontiguousarray(last.T), last_bias
    return Net(first, first_bias, *turned, totals=layers.features.totals)


def minds_of(characters: list[Character | None]) -> Floats:
    """Return the parameters of each seat's character as numbers; row 1 is for seat 1."""
    minds, (of_stack, of_doubt) = np.zeros((8, 5), np.float32), stakes(len(characters))
    for seat, character in enumerate(characters, start=1):
        if character is not None:
            own_stack, doubt = of_stack * (1 - character.foresight), of_doubt * character.doubt
            minds[seat] = (
                character.foresight,
                own_stack,
                doubt,
                character.attention,
                character.heart.concern,
            )
    return minds


@njit(cache=True)
def mix(state: Number) -> Number:
    """Return the random number that the generator SplitMix64 has for a state."""
    mixed = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


@njit(cache=True)
def _doubt_of(seed: Number, move: Whole) -> np.float64:
    drawn = mix(seed + np.uint64(2 * move + 1) * _STEP)
    low = np.uint64(0xFFFF)
    parts = (drawn & low) + (drawn >> np.uint64(16) & low) + (drawn >> np.uint64(32) & low)
    parts += drawn >> np.uint64(48)
    return np.float64((np.float64(parts) / 65536.0 - 2.0) * np.sqrt(3.0))


@njit(cache=True)
def _attends(seed: Number, move: Whole, attention: np.float32) -> bool:
    drawn = mix(seed + np.uint64(2 * move + 2) * _STEP) >> np.uint64(40)
    return bool(np.float64(drawn) < np.float64(attention) * 16777216.0)


@njit(cache=True)
def network_move(
    board: Row,
    kit: Row,
    moves: Moves,
    net: Net,
    mind: Floats,
    active: Number,
    face: Number,
    random: Number,
) -> Number:
    """Return the move that a character values most, among the moves it notices."""
    legal = np.empty(_MOST_MOVES, np.uint8)
    total = list_legal(board, kit, moves, face, legal)
    if total == 1:
        return np.uint64(legal[0])
    base = _add_up(board, kit, net, active)
    other = _cares_for(kit, net, base, mind)
    chosen = PASS
    for sees_all in (False, True):
        best = np.float64(_NEVER)
        for number in range(total):
            move = np.uint64(legal[number])
            if sees_all or _sees(board, kit, mind, active, move, random, number):
                liked = _appeal(board, kit, net, mind, base, active, other, move)
                liked += _doubts(board, kit, mind, active, move, random, number)
                if liked > best:
                    best, chosen = liked, move
        if best > _NEVER:
            break
    return chosen


@njit(cache=True)
def _add_up(board: Row, kit: Row, net: Net, active: Number) -> Floats:
    """Return the network's first-layer sums for the board, with seats counted from the next one."""
    seats = np.int64(kit[SEATS])
    of_seat = net.totals + 4 * _COUNTS + 3
    added = net.first_bias.copy()
    for seat in range(1, seats + 1):
        begins = _begins(kit, net, active, seat)
        _add(added, net, begins + _bin(board, net, seat, 0))
        for value in range(4):
            held = np.int64(board[8 * value + seat])
            _add(added, net, begins + net.totals + value * _COUNTS + held)
        need = np.int64(kit[TARGET] - board[EUROS + np.uint64(seat)])
        _add(added, net, begins + of_seat - 4 + need)
    for value in range(4):
        _add(added, net, seats * of_seat + value * _COUNTS + np.int64(board[8 * value]))
    return added


@njit(cache=True)
def _begins(kit: Row, net: Net, active: Number, seat: Whole) -> Whole:
    """Return the index of the first network input of a seat; seats count from the next seat."""
    seats = np.int64(kit[SEATS])
    turn = (seat - np.int64(active) - 1 + 2 * seats) % seats
    return turn * (net.totals + 4 * _COUNTS + 3)


@njit(cache=True)
def _bin(board: Row, net: Net, seat: Whole, more: Whole) -> Whole:
    """Return the number of the network input for a stack's total plus `more` cents."""
    total = np.int64(board[TOTALS + np.uint64(seat)] - ABOVE) + more
    return np.int64(min(total // _STEP_CENTS, net.totals - 1))


@njit(cache=True, fastmath=True)
def _add(added: Floats, net: Net, row: Whole) -> None:
    for place in range(len(added)):
        added[place] += net.first[row, place]


@njit(cache=True, fastmath=True)
def _exchange(added: Floats, net: Net, old: Whole, new: Whole) -> None:
    for place in range(len(added)):
        added[place] += net.first[new, place] - net.first[old, place]


@njit(cache=True, fastmath=True)
def _judge(added: Floats, net: Net) -> Floats:
    """Return the win chances for first-layer sums, with seats counted from the next seat."""
    seats, inner, width = len(net.last_bias), len(net.second_bias), len(added)
    for place in range(width):
        added[place] = max(added[place], np.float32(0.0))
    judged = net.last_bias.copy()
    for number in range(inner):
        total = net.second_bias[number]
        for place in range(width):
            total += added[place] * net.second[number, place]
        if total > 0:
            for seat in range(seats):
                judged[seat] += total * net.last[seat, number]
    highest, total = judged.max(), np.float32(0.0)
    for seat in range(seats):
        judged[seat] = np.exp(judged[seat] - highest)
        total += judged[seat]
    for seat in range(seats):
        judged[seat] /= total
    return judged


@njit(cache=True)
def _cares_for(kit: Row, net: Net, base: Floats, mind: Floats) -> Whole:
    """Return the seat that the character helps or hinders, counted from the next; -1 for none."""
    seats = np.int64(kit[SEATS])
    if mind[_CONCERN] == 0 or seats == 2:
        return -1
    chances = _judge(base.copy(), net)[: seats - 1]  # the active seat is the last
    return np.int64(chances.argmin() if mind[_CONCERN] > 0 else chances.argmax())


@njit(cache=True)
def _sees(
    board: Row, kit: Row, mind: Floats, active: Number, move: Number, random: Number, number: Whole
) -> bool:
    source, target = (move >> np.uint64(3)) & np.uint64(7), move & np.uint64(7)
    if move == PASS or active in (source, target) or made_by(board, kit, active, move)[0] != NOBODY:
        return True
    return _attends(random, number, mind[_ATTENTION])


@njit(cache=True)
def _doubts(
    board: Row, kit: Row, mind: Floats, active: Number, move: Number, random: Number, number: Whole
) -> np.float64:
    """Return the random error in a move's estimate; 0 if a seat takes a euro, which all notice."""
    if mind[_DOUBT] == 0 or made_by(board, kit, active, move)[0] != NOBODY:
        return np.float64(0.0)
    return np.float64(mind[_DOUBT]) * _doubt_of(random, number)


@njit(cache=True)
def _appeal(
    board: Row,
    kit: Row,
    net: Net,
    mind: Floats,
    base: Floats,
    active: Number,
    other: Whole,
    move: Number,
) -> np.float64:
    """Return the value of a move for the character, without random errors."""
    seats = np.int64(kit[SEATS])
    foresight = np.float64(mind[_FORESIGHT])
    liked = np.float64(mind[_OWN_STACK]) * _own_stack(board, kit, active, move)
    if foresight > 0:
        chances = _chances_after(board, kit, net, base, active, move)
        seen = np.float64(chances[seats - 1])
        if other >= 0:
            seen += np.float64(mind[_CONCERN]) * np.float64(chances[other])
        liked += foresight * seen
    return liked


@njit(cache=True)
def _own_stack(board: Row, kit: Row, active: Number, move: Number) -> np.float64:
    """Return the value of a move by its effect on the mover's own stack, or by the euro it wins."""
    first, second = made_by(board, kit, active, move)
    if first != NOBODY:
        return np.float64(1.0 if active in (first, second) else -1.0)
    total = np.int64(board[TOTALS + active]) - np.int64(kit[GOAL])
    if move != PASS:
        worth = np.int64(kit[WORTHS + (move >> np.uint64(6))])
        source, target = (move >> np.uint64(3)) & np.uint64(7), move & np.uint64(7)
        total += worth * (np.int64(target == active) - np.int64(source == active))
    return np.float64(0.5 - abs(total) / 200.0)


@njit(cache=True)
def _chances_after(
    board: Row, kit: Row, net: Net, base: Floats, active: Number, move: Number
) -> Floats:
    """Return the win chances after a move, with seats counted from the next seat."""
    first, second = made_by(board, kit, active, move)
    if first != NOBODY:
        return _when_taken(board, kit, net, active, first, second)
    added = base.copy()
    if move != PASS:
        value, worth = (
            np.int64(move >> np.uint64(6)),
            np.int64(kit[WORTHS + (move >> np.uint64(6))]),
        )
        source, target = (
            np.int64((move >> np.uint64(3)) & np.uint64(7)),
            np.int64(move & np.uint64(7)),
        )
        _change(board, kit, net, added, active, source, value, -1, worth)
        _change(board, kit, net, added, active, target, value, 1, worth)
    return _judge(added, net)


@njit(cache=True)
def _change(
    board: Row,
    kit: Row,
    net: Net,
    added: Floats,
    active: Number,
    place: Whole,
    value: Whole,
    by: Whole,
    worth: Whole,
) -> None:
    """Update the first-layer sums after a place got one coin more, or less."""
    held = np.int64(board[8 * value + place])
    if place == 0:
        of_seats = np.int64(kit[SEATS]) * (net.totals + 4 * _COUNTS + 3)
        begins = np.int64(of_seats + value * _COUNTS)
    else:
        seat = _begins(kit, net, active, place)
        old, new = _bin(board, net, place, 0), _bin(board, net, place, by * worth)
        _exchange(added, net, seat + old, seat + new)
        begins = np.int64(seat + net.totals + value * _COUNTS)
    _exchange(added, net, begins + held, begins + held + by)


@njit(cache=True)
def _when_taken(
    board: Row, kit: Row, net: Net, active: Number, first: Number, second: Number
) -> Floats:
    """Return the win chances after one or two seats took a euro; seats count from the next."""
    seats = np.int64(kit[SEATS])
    chances = np.zeros(seats, np.float32)
    for taker in (first, second):  # Rule 15
        if taker != NOBODY and board[EUROS + taker] + ONE == kit[TARGET]:
            chances[(np.int64(taker) - np.int64(active) - 1 + seats) % seats] = 1.0
            return chances
    fives = 1 - np.int64(kit[EMPTY_RESTART])
    of_seat = net.totals + 4 * _COUNTS + 3
    added = net.first_bias.copy()
    for seat in range(1, seats + 1):
        begins = _begins(kit, net, active, seat)
        _add(added, net, begins + fives)  # the input of a total of `fives` 5s
        for value in range(4):
            held = fives if value == 3 else 0
            _add(added, net, begins + net.totals + value * _COUNTS + held)
        taken = np.int64(np.uint64(seat) == first) + np.int64(np.uint64(seat) == second)
        need = np.int64(kit[TARGET]) - np.int64(board[EUROS + np.uint64(seat)]) - taken
        _add(added, net, begins + of_seat - 4 + need)
    for value in range(4):
        left = COINS_OF_EACH - (seats * fives if value == 3 else 0)
        _add(added, net, seats * of_seat + value * _COUNTS + left)
    return _judge(added, net)
