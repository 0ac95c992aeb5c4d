"""Positions, moves and rules as text: a writer and a parser for each.

A parser accepts little more than its writer writes. Invalid text raises NotationError with the
place of the error.
"""

from functools import cache
from typing import Any, NamedTuple, NoReturn

from exactly.records.scanner import Expected, NotationError, Scanner, Words
from exactly.rules import (
    CENTRE,
    COINS,
    FACES,
    PASS,
    SEATS,
    STANDARD,
    SWITCHES,
    TARGETS,
    CoinMove,
    Edition,
    Face,
    Flaw,
    FlawKind,
    Move,
    Place,
    Rules,
    Seat,
    Stack,
    StartingRolls,
    State,
    find_flaw,
)

__all__ = [
    "FACE_WORDS",
    "parse_address",
    "parse_move",
    "parse_position",
    "parse_rules",
    "read_move",
    "write_address",
    "write_move",
    "write_position",
    "write_rules",
]

_COIN_WORDS = Words({str(coin.value): coin for coin in COINS})
FACE_WORDS = Words({face.value: face for face in FACES})
_FACE_OR_NONE_WORDS = Words[Face | None]({**FACE_WORDS, "-": None})
_STARTING_ROLL_WORDS = Words[Face | str]({**FACE_WORDS, "-": "-", "x": "x"})
_PLACE_WORDS = Words[Place](
    {"C": CENTRE, **{str(number): Seat(number) for number in range(1, SEATS.stop)}}
)
_ACTIVE_WORDS = {
    seats: Words[Seat | None](
        {"first": None, **{str(seat): Seat(seat) for seat in range(1, seats + 1)}}
    )
    for seats in SEATS
}
_EURO_WORDS = {
    target: Words({str(count): count for count in range(target + 1)}) for target in TARGETS
}
_EDITION_WORDS = Words({edition.value: edition for edition in Edition})
_SWITCH_WORDS = Words({**{switch: switch for switch in SWITCHES}, "target=": "target"})
_TARGET_WORDS = Words({str(target): target for target in TARGETS})
_ADDRESS = str.maketrans(" ?_~", "_~ ?")


def write_position(state: State) -> str:
    """Write a state as `STACKS EUROS ACTIVE DIE`."""
    stacks = "/".join(map(_write_stack, state.stacks))
    euros = _write_euros(state.euros)
    if state.starting is not None:
        return f"{stacks} {euros} first {_write_starting_rolls(state.starting, state.seats)}"
    return f"{stacks} {euros} {state.active} {state.face or '-'}"


@cache  # a few thousand stacks
def _write_stack(stack: Stack) -> str:
    return ".".join(map(str, stack.coins)) or "-"


@cache  # there are few scores
def _write_euros(euros: tuple[int, ...]) -> str:
    return "/".join(map(str, euros))


def _write_starting_rolls(starting: StartingRolls, seats: int) -> str:
    words = ["x"] * seats
    for place, seat in enumerate(starting.contenders):
        words[seat - 1] = starting.faces[place] if place < len(starting.faces) else "-"
    return "/".join(words)


def parse_position(text: str, rules: Rules = STANDARD) -> State:
    """Read a position; raises NotationError for invalid text, and if no game can reach it."""
    state = _read_known_position(text, rules) or _read_position(Scanner(text), rules)
    flaw = find_flaw(state)
    if flaw is not None:
        _refuse(text, flaw)
    return state


def _read_known_position(text: str, rules: Rules) -> State | None:
    """Return a position from cached fields, or None if a field is new; most occur many times."""
    stacks_text, _, rest_text = text.partition(" ")
    try:
        stacks = tuple([_known_stacks[word] for word in stacks_text.split("/")])
        rest = _known_rests[rest_text, len(stacks), rules.target]
    except KeyError:
        return None
    return State(rules, stacks, rest.euros, rest.active, rest.face, rest.starting)


def _read_position(scanner: Scanner, rules: Rules) -> State:
    stacks = _read_stacks(scanner)
    scanner.literal(" ", Expected.SPACE)
    rest = _read_rest(scanner, len(stacks), rules.target)
    return State(rules, stacks, rest.euros, rest.active, rest.face, rest.starting)


def _refuse(text: str, flaw: Flaw) -> NoReturn:
    # A flaw of the euros is in the second field, all others are in the stacks.
    stacks, euros, *_ = text.split(" ")
    before, words = ("", stacks) if flaw.kind is not _OF_EUROS else (stacks + " ", euros)
    earlier_seats = "".join([word + "/" for word in words.split("/")[: flaw.seat - 1]])
    raise NotationError(text, len(before + earlier_seats), _FLAWS[flaw.kind])


_OF_EUROS = FlawKind.TOO_MANY_WINNERS


class _Rest(NamedTuple):
    """The fields of a position after the stacks."""

    euros: tuple[int, ...]
    active: Seat
    face: Face | None = None
    starting: StartingRolls | None = None


def _read_rest(scanner: Scanner, seats: int, target: int) -> _Rest:
    begin = scanner.at
    euros = _read_euros(scanner, seats, target)
    scanner.literal(" ", Expected.END_OF_EUROS)
    active = scanner.one_of(_ACTIVE_WORDS[seats], Expected.ACTIVE)
    scanner.literal(" ", Expected.SPACE)
    if active is None:
        starting = _read_starting_rolls(scanner, seats)
        rest = _Rest(euros, starting.next_seat, starting=starting)
    else:
        face = scanner.one_of(_FACE_OR_NONE_WORDS, Expected.FACE_OR_NONE)
        rest = _Rest(euros, active, face)
    scanner.end()
    if len(_known_rests) < _MOST_KNOWN:
        _known_rests[scanner.text[begin:], seats, target] = rest
    return rest


_known_rests: dict[tuple[str, int, int], _Rest] = {}
_MOST_KNOWN = 10_000


_FLAWS = {
    FlawKind.NOT_AT_START: Expected.POSITION_AT_START,
    FlawKind.TOO_MANY_COINS: Expected.TEN_OF_EACH,
    FlawKind.STACK_TOO_HIGH: Expected.STACK_UP_TO_TWO,
    FlawKind.EURO_NOT_TAKEN: Expected.STACK_NOT_ONE,
    FlawKind.TOO_MANY_WINNERS: Expected.ONE_WINNER,
}


def _read_stacks(scanner: Scanner) -> tuple[Stack, ...]:
    stacks = []
    while True:
        stack = _read_stack(scanner)
        stacks.append(stack)
        if scanner.text[scanner.at : scanner.at + 1] == " " and len(stacks) in SEATS:
            return tuple(stacks)
        if len(stacks) == SEATS[-1]:
            scanner.fail(Expected.AFTER_LAST_STACK if any(stack) else Expected.END_OF_STACKS)
        if not scanner.skip("/"):
            scanner.fail(_after_stack(stack, len(stacks)))


def _after_stack(stack: Stack, stacks: int) -> Expected:
    if stacks < SEATS[0]:
        return Expected.SECOND_STACK
    return Expected.AFTER_COIN if any(stack) else Expected.AFTER_STACK


def _read_stack(scanner: Scanner) -> Stack:
    """Read a stack and cache it: the same few thousand stacks occur again and again."""
    begin = scanner.at
    stack = _read_coins(scanner)
    _known_stacks[scanner.text[begin : scanner.at]] = stack
    return stack


_known_stacks: dict[str, Stack] = {}


def _read_coins(scanner: Scanner) -> Stack:
    stack = Stack()
    if scanner.skip("-"):
        return stack
    coin = scanner.one_of(_COIN_WORDS, Expected.COIN_OR_EMPTY)
    stack = stack.plus(coin)
    while scanner.skip("."):
        at = scanner.at
        next_coin = scanner.one_of(_COIN_WORDS, Expected.COIN)
        if next_coin > coin:
            scanner.fail(Expected.COIN_IN_ORDER, at=at)
        coin = next_coin
        if stack.count_of(coin) == 10:
            scanner.fail(Expected.TEN_OF_EACH, at=at)
        stack = stack.plus(coin)
    return stack


def _read_euros(scanner: Scanner, seats: int, target: int) -> tuple[int, ...]:
    euros = []
    for seat in range(1, seats + 1):
        if seat > 1:
            scanner.literal("/", Expected.EUROS_OF_NEXT_SEAT)
        euros.append(scanner.one_of(_EURO_WORDS[target], Expected.EUROS))
    return tuple(euros)


def _read_starting_rolls(scanner: Scanner, seats: int) -> StartingRolls:
    begin = scanner.at
    rolls = []
    for seat in range(1, seats + 1):
        if seat > 1:
            scanner.literal("/", Expected.STARTING_ROLL_OF_NEXT_SEAT)
        rolls.append(scanner.one_of(_STARTING_ROLL_WORDS, Expected.STARTING_ROLL))
    contenders = tuple(Seat(seat) for seat, roll in enumerate(rolls, start=1) if roll != "x")
    faces = tuple(roll for roll in rolls if isinstance(roll, Face))
    starting = StartingRolls(contenders, faces)
    # Seats that have rolled come before those that have not; a pass ends with its last roll.
    in_order = _write_starting_rolls(starting, seats) == scanner.text[begin : scanner.at]
    if not in_order or len(contenders) < SEATS[0] or len(faces) == len(contenders):
        scanner.fail(Expected.STARTING_ROLLS_IN_ORDER, at=begin)
    return starting


def write_address(state: State) -> str:
    """Write a position for a web address: `_` for the space and `~` for ?."""
    return write_position(state).translate(_ADDRESS)


def parse_address(text: str, rules: Rules = STANDARD) -> State:
    """Read a position from a web address."""
    for at, character in enumerate(text):
        if character in {" ", "?"}:
            raise NotationError(text, at, Expected.NOT_ADDRESS)
    try:
        return parse_position(text.translate(_ADDRESS), rules)
    except NotationError as error:
        raise NotationError(text, error.column - 1, error.expected) from None


@cache  # there are a few hundred moves
def write_move(move: Move) -> str:
    """Write a move as `VALUE:FROM>TO`, or `pass`."""
    if move is PASS:
        return PASS.value
    return f"{move.coin}:{_write_place(move.source)}>{_write_place(move.target)}"


def _write_place(place: Place) -> str:
    return CENTRE.value if place is CENTRE else str(place)


@cache  # a few hundred texts can be parsed
def parse_move(text: str) -> Move:
    """Read a move, without checking whether it is legal."""
    scanner = Scanner(text)
    move = read_move(scanner)
    scanner.end()
    return move


def read_move(scanner: Scanner) -> Move:
    """Read a move at the scanner's place."""
    if scanner.skip(PASS.value):
        return PASS
    coin = scanner.one_of(_COIN_WORDS, Expected.MOVE)
    scanner.literal(":", Expected.COLON)
    source = scanner.one_of(_PLACE_WORDS, Expected.PLACE)
    scanner.literal(">", Expected.ARROW)
    return CoinMove(coin, source, scanner.one_of(_PLACE_WORDS, Expected.PLACE))


def write_rules(rules: Rules) -> str:
    """Write an edition and the options that differ from the defaults, with `+` between them."""
    words = [rules.edition.value, *(switch for switch in SWITCHES if getattr(rules, switch))]
    if rules.target != STANDARD.target:
        words.append(f"target={rules.target}")
    return "+".join(words)


def parse_rules(text: str) -> Rules:
    """Read an edition and its options; the options may have any order, but each occurs once."""
    scanner = Scanner(text)
    edition = scanner.one_of(_EDITION_WORDS, Expected.EDITION)
    switches: dict[str, Any] = {}
    while not scanner.is_at_end:
        scanner.literal("+", Expected.NEXT_SWITCH)
        at = scanner.at
        switch = scanner.one_of(_SWITCH_WORDS, Expected.SWITCH)
        if switch in switches:
            scanner.fail(Expected.SWITCH_ONCE, at=at)
        is_target = switch == "target"
        switches[switch] = scanner.one_of(_TARGET_WORDS, Expected.TARGET) if is_target else True
    return Rules(edition, **switches)
