"""The state in which a game starts, and the limit of its turns, from options.

Knows none of the libraries that have them.
"""

from exactly.records import parse_position
from exactly.rules import Setup, State, new_game

__all__ = ["check_turns", "start"]


def start(setup: Setup, position: str = "") -> State:
    """Return the state that a game begins with: before the starting rolls, or in this position.

    Raises ValueError for a position that cannot be read or played on from at such a table.
    """
    if not position:
        return new_game(setup)
    state = parse_position(position, setup.rules)
    if state.seats != setup.seats:
        raise ValueError(f"{position!r} has {state.seats} seats, and the table {setup.seats}")
    if state.is_over:
        raise ValueError(f"the game is over in {position!r}")
    return state


def check_turns(turns: int) -> None:
    """Raise ValueError for a number of turns after which no game can be broken off."""
    if turns < 1:
        raise ValueError(f"turns must be 1 or more, not {turns}")
