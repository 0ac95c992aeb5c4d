"""Computer players by name.

A player is asked for a move and sees the state alone: neither the dice to come nor who sits where.
"""

from collections.abc import Callable
from random import Random
from typing import Protocol

from exactly.rules import (
    ONE_EURO,
    Move,
    Seat,
    State,
    apply,
    clockwise_from,
    euros_taken,
    legal_moves,
)

__all__ = [
    "COMPUTER_PLAYERS",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "UnknownPlayer",
    "computer_player",
]


class Player(Protocol):
    """Whoever can be asked for a move."""

    def choose(self, state: State) -> Move:
        """Return one of the legal moves of the active seat."""
        ...


class RandomPlayer:
    """Makes any legal move, each as likely as the others."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, state: State) -> Move:
        """Return a legal move, drawn evenly."""
        return self._random.choice(legal_moves(state))


class GreedyPlayer:
    """Thinks of this move alone: its own euro first, then its own stack, then the leader's."""

    def choose(self, state: State) -> Move:
        """Return the move that looks best at once; of equals, the first in the fixed order."""
        leader = _leader(state)
        return max(legal_moves(state), key=lambda move: _appeal(state, move, leader))


def _appeal(state: State, move: Move, leader: Seat) -> tuple[int, ...]:
    """Say how good a move looks, what matters most first."""
    after = apply(state, move)
    taken = euros_taken(state, after)
    others = [seat for seat in taken if seat != state.active]
    return (
        int(state.active in taken),
        -len(others),
        -max((after.euros[seat - 1] for seat in others), default=0),
        -_to_one_euro(after, state.active),
        _to_one_euro(after, leader),
    )


def _leader(state: State) -> Seat:
    """Return the other seat that is most to be feared: by euros, then nearest to the next."""
    others = clockwise_from(state.active, state.seats)[1:]
    return max(others, key=lambda seat: (state.euros[seat - 1], -_to_one_euro(state, seat)))


def _to_one_euro(state: State, seat: Seat) -> int:
    return abs(ONE_EURO - state.stack(seat).total)


COMPUTER_PLAYERS: dict[str, Callable[[Random], Player]] = {
    "random": RandomPlayer,
    "greedy": lambda _: GreedyPlayer(),
}
"""Every computer player by its name; each is made with the source of its whims."""


class UnknownPlayer(ValueError):  # noqa: N818  # who is not known
    """A name that no computer player has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no computer player is called {name!r}: {', '.join(COMPUTER_PLAYERS)}")
        self.name = name


def computer_player(name: str, random: Random) -> Player:
    """Return the computer player of this name."""
    if name not in COMPUTER_PLAYERS:
        raise UnknownPlayer(name)
    return COMPUTER_PLAYERS[name](random)
