"""The rules as six functions on immutable states, from the set-up of a game to its outcome.

No clock, no randomness, no input or output: chance is a step like any other, so a game is
`reduce(apply, steps, new_game(setup))`.
"""

from enum import StrEnum
from fractions import Fraction
from functools import cache
from typing import TypeAlias

from exactly.rules.coins import (
    COINS_OF_EACH,
    EMPTY,
    ONE_EURO,
    PLACE_IN_STACK,
    Coin,
    Stack,
    changed,
)
from exactly.rules.die import CHANCES, FACES, LOWEST_TO_HIGHEST, Face, Roll
from exactly.rules.move import (
    CENTRE,
    COIN_MOVES,
    NEXT_SEAT,
    PASS,
    CoinMove,
    Move,
    Pass,
    Place,
    Seat,
    clockwise_from,
)
from exactly.rules.state import (
    CHANCE,
    Chance,
    Outcome,
    Reason,
    Setup,
    StartingRolls,
    State,
)

__all__ = [
    "IllegalStepError",
    "Refusal",
    "Step",
    "after",
    "apply",
    "can_receive",
    "chances",
    "euros_taken",
    "legal_moves",
    "new_game",
    "outcome",
    "refusal",
    "to_act",
]

Step: TypeAlias = Roll | Move
"""A step of a game: a roll, or a move of the active player."""

_FIRST_COIN = Stack(fives=1)
_WILD = Face.WILD  # read at every roll


class Refusal(StrEnum):
    """The reason why a step is not allowed; each reason belongs to a rule."""

    GAME_OVER = "game-over"
    DIE_NOT_ROLLED = "die-not-rolled"
    NO_SUCH_SEAT = "no-such-seat"
    ALREADY_ROLLED = "already-rolled"
    NOTHING_TO_MOVE = "nothing-to-move"
    WRONG_VALUE = "wrong-value"
    SAME_STACK = "same-stack"
    COIN_NOT_THERE = "coin-not-there"
    STACK_FULL = "stack-full"
    MUST_MOVE = "must-move"

    @property
    def rule(self) -> int:
        """The number of the rule that forbids the step."""
        return _CLAUSES[self]


_CLAUSES = {
    Refusal.GAME_OVER: 17,
    Refusal.DIE_NOT_ROLLED: 7,
    Refusal.NO_SUCH_SEAT: 8,
    Refusal.ALREADY_ROLLED: 7,
    Refusal.NOTHING_TO_MOVE: 9,
    Refusal.WRONG_VALUE: 7,
    Refusal.SAME_STACK: 8,
    Refusal.COIN_NOT_THERE: 7,
    Refusal.STACK_FULL: 11,
    Refusal.MUST_MOVE: 12,
}


class IllegalStepError(ValueError):
    """Raised for a step that the rules do not allow in the current state."""

    def __init__(self, reason: Refusal, step: Step) -> None:
        super().__init__(f"illegal step: {reason} (rule {reason.rule}): {step}")
        self.reason = reason
        self.step = step


def new_game(setup: Setup) -> State:
    """Return the state before the first starting roll."""
    return State(
        rules=setup.rules,
        stacks=(_FIRST_COIN,) * setup.seats,  # Rule 5
        euros=(0,) * setup.seats,
        active=Seat(1),
        starting=StartingRolls.of_all(setup.seats),
    )


def to_act(state: State) -> Seat | Chance | None:
    """Return who takes the next step: a seat, chance, or None when the game is over."""
    if state.is_over:
        return None
    return CHANCE if state.face is None else state.active


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the moves that the roll allows; none before the roll or after the end.

    The order is fixed: by coin, the highest first, then by source, then by target, each the
    centre first and then the seats; a pass comes last. A turn that must pass has only that move.
    """
    face = state.face
    if face is None or state.is_over:
        return ()
    moves = _coin_moves(state, face)
    if not moves or (face is _WILD and state.rules.wild_may_pass):
        # Rules 9 and 12; rule 10's switch
        return (*moves, PASS)
    return moves


def _coin_moves(state: State, face: Face) -> tuple[CoinMove, ...]:
    # Stacks as bits: the lowest for the centre, then the seats.
    stacks, limit = state.stacks, state.rules.edition.limit
    receivers, bit = 1, 1
    for stack in stacks:
        bit += bit
        if limit is None or stack.total <= limit:  # Rule 11
            receivers += bit
    moves: tuple[CoinMove, ...] = ()
    for coin, place in _PLACES_IN_STACKS[face]:
        sources, held, bit = 0, 0, 1
        for stack in stacks:
            bit += bit
            count = stack[place]
            if count:
                sources += bit
                held += count
        if held < COINS_OF_EACH:
            sources += 1
        moves += _moves_between(coin, sources, receivers)
    return moves


_PLACES_IN_STACKS = {
    face: tuple((coin, PLACE_IN_STACK[coin]) for coin in face.coins) for face in FACES
}
"""By face, the coins that it may move, each with the index of its count in a `Stack`."""


@cache  # a few thousand cases occur in games
def _moves_between(coin: Coin, sources: int, receivers: int) -> tuple[CoinMove, ...]:
    """Return the moves of a coin from each source to each receiver but itself (rule 8).

    `sources` and `receivers` are sets of places, as bits.
    """
    return tuple(
        move
        for source, targets in enumerate(COIN_MOVES[coin])
        for target, move in enumerate(targets)
        if source != target and sources >> source & 1 and receivers >> target & 1
    )


def chances(state: State) -> tuple[tuple[Roll, Fraction], ...]:
    """Return the possible rolls with their probabilities; an empty tuple when a seat acts next."""
    return CHANCES if to_act(state) is CHANCE else ()


def can_receive(state: State, place: Place) -> bool:
    """Return whether this place may receive a coin: the centre always, a stack by rule 11."""
    if place is CENTRE:
        return True
    limit = state.rules.edition.limit
    return limit is None or state.stack(place).total <= limit


def refusal(state: State, step: Step) -> Refusal | None:  # noqa: PLR0911  # one return, one reason
    """Return why a step is not allowed in this state, or None if it is."""
    if state.is_over:
        return Refusal.GAME_OVER
    face = state.face
    if isinstance(step, Roll):
        return None if face is None else Refusal.ALREADY_ROLLED
    if face is None:
        return Refusal.DIE_NOT_ROLLED
    if isinstance(step, Pass):
        return None if PASS in legal_moves(state) else Refusal.MUST_MOVE
    coin, source, target = step
    if not (_is_at_table(state, source) and _is_at_table(state, target)):
        return Refusal.NO_SUCH_SEAT
    if face is Face.ZERO:
        return Refusal.NOTHING_TO_MOVE
    if coin not in face.coins:
        return Refusal.WRONG_VALUE
    if source == target:
        return Refusal.SAME_STACK
    if not state.count_at(source, coin):
        return Refusal.COIN_NOT_THERE
    return None if can_receive(state, target) else Refusal.STACK_FULL


def _is_at_table(state: State, place: Place) -> bool:
    return place is CENTRE or 1 <= place <= state.seats


def apply(state: State, step: Step) -> State:
    """Return the state after a step; raise IllegalStepError when the rules do not allow it."""
    reason = refusal(state, step)
    if reason is not None:
        raise IllegalStepError(reason, step)
    return after(state, step)


def after(state: State, step: Step) -> State:
    """Return the state after a step that is known to be legal, such as one of `legal_moves`."""
    if isinstance(step, Roll):
        rules, stacks, euros, active, _, starting = state
        if starting is not None:
            return _after_starting_roll(state, starting, step.face)
        return State(rules, stacks, euros, active, step.face)
    if isinstance(step, Pass):
        return _next_turn(state, state.stacks)
    return _after_move(state, step)


def _after_starting_roll(state: State, starting: StartingRolls, face: Face) -> State:
    contenders, faces = starting.contenders, (*starting.faces, face)
    if len(faces) == len(contenders):
        # Rule 6: the highest begins; those tied for it roll again, among themselves.
        highest = max(faces, key=LOWEST_TO_HIGHEST.index)
        contenders = tuple(
            seat for seat, rolled in zip(contenders, faces, strict=True) if rolled is highest
        )
        faces = ()
    if len(contenders) == 1:
        return State(state.rules, state.stacks, state.euros, active=contenders[0])
    ahead = StartingRolls(contenders, faces)
    return State(state.rules, state.stacks, state.euros, active=ahead.next_seat, starting=ahead)


def _after_move(state: State, move: CoinMove) -> State:
    coin, source, target = move
    stacks = list(state.stacks)
    if source is not CENTRE:
        stacks[source - 1] = changed(stacks[source - 1], coin, -1)
    if target is not CENTRE:
        stacks[target - 1] = changed(stacks[target - 1], coin, +1)
    for stack in stacks:
        if stack.total == ONE_EURO:  # Rule 14: any player's, active or not
            break
    else:
        return _next_turn(state, tuple(stacks))
    # Rule 15: one euro is paid, the active player first, then clockwise.
    order = clockwise_from(state.active, state.seats)
    made = [seat for seat in order if stacks[seat - 1].total == ONE_EURO]
    return _next_round(state, made if state.rules.both_collect else made[:1])


def _next_turn(state: State, stacks: tuple[Stack, ...]) -> State:
    return State(state.rules, stacks, state.euros, NEXT_SEAT[len(stacks)][state.active])  # Rule 13


def _next_round(state: State, paid: list[Seat]) -> State:
    rules, seats = state.rules, state.seats
    euros = tuple(count + (seat in paid) for seat, count in enumerate(state.euros, start=1))
    if rules.target in euros:
        # Rule 17: the coins go back as after every round, and no other round begins.
        return State(rules, (EMPTY,) * seats, euros, state.active)
    start = EMPTY if rules.empty_restart else _FIRST_COIN
    return State(rules, (start,) * seats, euros, NEXT_SEAT[seats][state.active])  # Rule 16


def outcome(state: State) -> Outcome | None:
    """Return the winner and the reason, or None while the game goes on."""
    if not state.is_over:
        return None
    reached = [
        seat
        for seat in clockwise_from(state.active, state.seats)
        if state.euros[seat - 1] == state.rules.target
    ]
    # Rule 15's order decides between two who reach the target by the same move.
    reason = Reason.REACHED_TARGET if len(reached) == 1 else Reason.FIRST_OF_TWO
    return Outcome(reached[0], reason)


def euros_taken(before: State, after: State) -> tuple[Seat, ...]:
    """Return the seats that took a euro by the step between two states, in the order of rule 15."""
    if after.euros == before.euros:
        return ()
    return tuple(
        seat
        for seat in clockwise_from(before.active, before.seats)
        if after.euros[seat - 1] > before.euros[seat - 1]
    )
