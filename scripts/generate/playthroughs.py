"""Golden games: whole records, with the position after each turn as a comment.

Moves are drawn by hashing, so that the games are the same with every version of Python.
"""

import hashlib
from collections.abc import Callable
from itertools import count

from exactly.records import (
    FairDice,
    Record,
    Turn,
    dice_tags,
    leave_trail,
    parse_rules,
    write_position,
    write_record,
)
from exactly.rules import (
    PASS,
    Face,
    Roll,
    Seat,
    Setup,
    State,
    apply,
    euros_taken,
    legal_moves,
    new_game,
    outcome,
)

__all__ = ["GOLDEN_GAMES", "annotate", "playthrough_files"]


def _anything(record: Record) -> bool:
    return record.winner is not None


def _passes_on_wild(record: Record) -> bool:
    return any(turn.face is Face.WILD and turn.move is PASS for turn in record.turns)


def _two_collect(record: Record) -> bool:
    return any(len(turn.euros) == 2 for turn in record.turns)


GOLDEN_GAMES: dict[str, tuple[int, str, Callable[[Record], bool]]] = {
    **{
        f"{seats}-{edition}": (seats, edition, _anything)
        for seats in range(2, 7)
        for edition in ("standard", "classic")
    },
    "2-wild-may-pass": (2, "standard+wild_may_pass", _passes_on_wild),
    "3-both-collect": (3, "standard+both_collect", _two_collect),
    "4-empty-restart": (4, "classic+empty_restart", _anything),
    "5-target-1": (5, "standard+target=1", _anything),
    "6-target-2": (6, "classic+target=2", _anything),
    "3-all-switches": (
        3,
        "standard+wild_may_pass+both_collect+empty_restart+target=2",
        _two_collect,
    ),
}
"""Games by name: the seats, the rules, and the event that they must contain."""


def playthrough_files() -> dict[str, str]:
    """Return the files of the golden games."""
    return {
        f"{name}.txt": annotate(_first_game(name, seats, rules, shows))
        for name, (seats, rules, shows) in GOLDEN_GAMES.items()
    }


def _first_game(name: str, seats: int, rules: str, shows: Callable[[Record], bool]) -> Record:
    """Return the first game of a fixed series that contains the event."""
    games = (_play(f"{name} {number}", seats, rules) for number in count(1))
    return next(record for record in games if shows(record))


def _play(seed: str, seats: int, rules: str) -> Record:
    dice = FairDice(seed, "golden", tuple(f"seat-{seat}" for seat in range(1, seats + 1)))
    state = new_game(Setup(seats, parse_rules(rules)))
    passes: list[list[Face]] = []
    rolls = count(1)
    while state.starting is not None:
        if not state.starting.faces:
            passes.append([])
        face = dice.face(next(rolls))
        passes[-1].append(face)
        state = apply(state, Roll(face))
    turns: list[Turn] = []
    while not state.is_over:
        turn, state = _play_turn(seed, state, dice.face(next(rolls)), len(turns) + 1)
        turns.append(turn)
    end = outcome(state)
    record = Record(
        players=tuple(f"Seat {seat}" for seat in range(1, seats + 1)),
        rules=state.rules,
        starting=tuple(map(tuple, passes)),
        turns=tuple(turns),
        winner=None if end is None else end.winner,
        tags=dice_tags(dice, reveal=True),
    )
    return record.with_tag("Trail", leave_trail(record))


def _play_turn(seed: str, state: State, face: Face, number: int) -> tuple[Turn, State]:
    rolled = apply(state, Roll(face))
    moves = legal_moves(rolled)
    draw = hashlib.sha256(f"{seed} {number}".encode()).digest()
    move = moves[int.from_bytes(draw[:8], "big") % len(moves)]
    after = apply(rolled, move)
    return Turn(Seat(state.active), face, move, euros_taken(rolled, after)), after


def annotate(record: Record) -> str:
    """Write a record with the position after each turn as a comment."""
    state = new_game(Setup(record.seats, record.rules))
    for faces in record.starting:
        for face in faces:
            state = apply(state, Roll(face))
    lines = []
    first_turn = None
    for line in write_record(record).splitlines():
        if first_turn is None and not line.startswith("first"):
            lines.append(line)
            continue
        if first_turn is None:
            first_turn = len(lines) + 1
        else:
            turn = record.turns[len(lines) - first_turn]
            state = apply(apply(state, Roll(turn.face)), turn.move)
        lines.append(f"{line:<34}# {write_position(state)}")
    return "\n".join(lines) + "\n"
