"""Actions as numbers: a move is its index in `all_moves`, a roll its index in `FACES`.

Imports none of the libraries that use them.
"""

from exactly.rules import SEATS, IllegalStepError, State, all_moves, legal_moves, refusal

__all__ = ["NUMBERS", "check_action", "legal_actions", "mask"]

NUMBERS = {seats: {move: number for number, move in enumerate(all_moves(seats))} for seats in SEATS}
"""By number of seats, a table from every move to its number."""


def legal_actions(state: State) -> list[int]:
    """Return the numbers of the legal moves, the lowest first."""
    numbers = NUMBERS[len(state.stacks)]
    return [numbers[move] for move in legal_moves(state)]


def mask(actions: list[int], seats: int) -> bytearray:
    """Return a byte for each move of `all_moves`: 1 if it is in `actions`, else 0."""
    allowed = bytearray(len(NUMBERS[seats]))
    for action in actions:
        allowed[action] = 1
    return allowed


def check_action(state: State, action: int) -> None:
    """Raise IllegalStepError for an illegal move, ValueError for a number without a move."""
    moves = all_moves(state.seats)
    if not 0 <= action < len(moves):
        raise ValueError(f"action must be 0 to {len(moves) - 1}, not {action}")
    reason = refusal(state, moves[action])
    if reason is not None:
        raise IllegalStepError(reason, moves[action])
