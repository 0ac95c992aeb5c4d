"""The first state of a game and its limit of turns, from options.

Imports none of the libraries that have these options.
"""

from exactly.records import parse_position
from exactly.rules import Setup, State, new_game

__all__ = ["check_turns", "start"]


def start(setup: Setup, position: str = "") -> State:
    """Return the first state of a game: before the starting rolls, or this position.

    Raises ValueError for an invalid position, one with another number of seats, or a finished game.
    """
    if not position:
        return new_game(setup)
    state = parse_position(position, setup.rules)
    if state.seats != setup.seats:
        raise ValueError(f"position must have {setup.seats} seats, not {state.seats}: {position!r}")
    if state.is_over:
        raise ValueError(f"position must be of a game that is not over: {position!r}")
    return state


def check_turns(turns: int) -> None:
    """Raise ValueError for a limit of turns below 1."""
    if turns < 1:
        raise ValueError(f"turns must be 1 or more, not {turns}")
