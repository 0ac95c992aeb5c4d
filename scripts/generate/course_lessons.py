"""The lessons of the course as TypeScript: prepared scenes with all outcomes by the rules.

The page does not know the rules. So each lesson has its legal moves with their outcomes, and the
reasons against all other moves. The texts are in the catalogues, by the name of the lesson.
"""

import json
from collections.abc import Callable
from itertools import product
from typing import NamedTuple, TypeAlias

from exactly.records import parse_position, write_move, write_position
from exactly.rules import (
    CENTRE,
    COINS,
    CoinMove,
    Move,
    Place,
    Seat,
    State,
    apply,
    euros_taken,
    legal_moves,
    refusal,
)

__all__ = ["SCENES", "Scene", "course_lessons"]

_LEARNER, _ANA, _BO = Seat(1), Seat(2), Seat(3)

Wish: TypeAlias = Callable[[State, Move], bool]
"""A function that returns whether a move in a state is a solution of the lesson."""


class Scene(NamedTuple):
    """The source of a lesson."""

    position: str
    """The state after the learner's roll."""
    wish: Wish
    finds_all: bool = False
    """Whether the learner must find all solutions, not just one."""


def _any_move(_: State, __: Move) -> bool:
    return True


def _gives_to(receiver: Seat) -> Wish:
    return lambda _, move: isinstance(move, CoinMove) and move.target == receiver


def _makes_it(state: State, move: Move) -> bool:
    return euros_taken(state, apply(state, move)) == (_LEARNER,)


SCENES = {
    "turn": Scene("5/5 0/0 1 20", _gives_to(_LEARNER)),
    "zero": Scene("20.5/10.5 0/0 1 0", _any_move),
    "kinds": Scene("20/20/20 0/0/0 1 20", _any_move, finds_all=True),
    "wild": Scene("50.20.10/20.20.5 0/0 1 ?", _makes_it),
    "limit": Scene("20.5/50.50.50.10/50.50.50 0/0/0 1 20", _gives_to(_BO)),
    "exactly": Scene("50.50.20/50.10 1/1 1 20", _makes_it),
    "give": Scene("20.10/50.20.10/20.5 0/2/0 1 50", _gives_to(_ANA)),
}
"""The lessons by name, in the order of the course; the learner has seat 1."""


def course_lessons() -> str:
    """Return the lessons as a TypeScript module."""
    lessons = "".join(_lesson(name, scene) for name, scene in SCENES.items())
    return (
        "// Made by scripts/regenerate, by generate/course_lessons.py; change it there.\n\n"
        'import type { Lesson } from "./lesson";\n\n'
        f"export const LESSONS: readonly Lesson[] = [\n{lessons}];\n"
    )


def _lesson(name: str, scene: Scene) -> str:
    state = parse_position(scene.position)
    lines = [
        "  {",
        f"    name: {json.dumps(name)},",
        f"    position: {json.dumps(write_position(state))},",
        f"    findsAll: {json.dumps(scene.finds_all)},",
        "    moves: {",
        *(f"      {_outcome(state, move, scene.wish)}," for move in legal_moves(state)),
        "    },",
        "    refusals: {",
        *(
            f"      {json.dumps(reason)}: {json.dumps(moves)},"
            for reason, moves in _refusals(state).items()
        ),
        "    },",
        "  },",
    ]
    return "".join(f"{line}\n" for line in lines)


def _outcome(state: State, move: Move, wish: Wish) -> str:
    after = apply(state, move)
    outcome = {
        "after": write_position(after),
        "euros": euros_taken(state, after),
        "isWished": wish(state, move),
        "kind": _kind(state, move),
    }
    fields = ", ".join(f"{field}: {json.dumps(value)}" for field, value in outcome.items())
    return f"{json.dumps(write_move(move))}: {{ {fields} }}"


def _kind(state: State, move: Move) -> str | None:
    """Return the letter of a move in rule 8."""
    if not isinstance(move, CoinMove):
        return None
    has_own = state.active in (move.source, move.target)
    has_centre = CENTRE in (move.source, move.target)
    return {(True, True): "a", (True, False): "b", (False, True): "c", (False, False): "d"}[
        has_own, has_centre
    ]


def _refusals(state: State) -> dict[str, list[str]]:
    """Return all illegal coin moves, by reason."""
    places: list[Place] = [CENTRE, *(Seat(number) for number in range(1, state.seats + 1))]
    refused: dict[str, list[str]] = {}
    for move in map(CoinMove._make, product(COINS, places, places)):
        if (reason := refusal(state, move)) is not None:
            refused.setdefault(reason.value, []).append(write_move(move))
    return refused
