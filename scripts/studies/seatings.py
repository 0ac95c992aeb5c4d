"""One player among equal others, in every seat, with every seat beginning, in turn."""

from random import Random

from exactly.players import Player
from exactly.rules import (
    CHANCE,
    FACES,
    Roll,
    Seat,
    Setup,
    apply,
    new_game,
    outcome,
    to_act,
)

__all__ = ["play_seating"]


def play_seating(one: Player, others: Player, table: Setup, number: int, dice: Random) -> bool:
    """Play the game of this number, and return whether the one has won it."""
    seat, begins = number % table.seats + 1, number // table.seats % table.seats + 1
    state = new_game(table)._replace(starting=None, active=Seat(begins))
    while not state.is_over:
        if to_act(state) is CHANCE:
            state = apply(state, Roll(dice.choice(FACES)))
        else:
            player = one if state.active == seat else others
            state = apply(state, player.choose(state))
    end = outcome(state)
    return end is not None and end.winner == seat
