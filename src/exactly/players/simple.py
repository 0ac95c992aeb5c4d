"""Computer players that need no network: random, greedy and perfect."""

from random import Random

from exactly.evaluation.chances import Chances, FindChances, UnsolvedError
from exactly.rules import (
    ONE_EURO,
    Move,
    Rules,
    Seat,
    State,
    apply,
    clockwise_from,
    euros_taken,
    legal_moves,
)
from exactly.solver.solution_file import DamagedSolutionError

__all__ = ["GreedyPlayer", "PerfectPlayer", "RandomPlayer", "no_chances"]


class RandomPlayer:
    """A player that makes random legal moves."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, state: State) -> Move:
        """Return a legal move, drawn uniformly."""
        return self._random.choice(legal_moves(state))


class GreedyPlayer:
    """A player that rates a move only by its direct result: euros, its own stack, the leader's."""

    def choose(self, state: State) -> Move:
        """Return the move with the best direct result; ties: the first in `legal_moves` order."""
        leader = _leader(state)
        return max(legal_moves(state), key=lambda move: _appeal(state, move, leader))


def _appeal(state: State, move: Move, leader: Seat) -> tuple[int, ...]:
    """Return the value of a move's direct result, the most important part first."""
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
    """Return the opponent with the most euros; ties go to the stack closest to one euro."""
    others = clockwise_from(state.active, state.seats)[1:]
    return max(others, key=lambda seat: (state.euros[seat - 1], -_to_one_euro(state, seat)))


def _to_one_euro(state: State, seat: Seat) -> int:
    return abs(ONE_EURO - state.stack(seat).total)


def no_chances(rules: Rules) -> Chances:
    """Raise UnsolvedError: the `FindChances` for players that do not use win chances."""
    raise UnsolvedError(rules)


class PerfectPlayer:
    """A player that makes the move after which its win chance is highest."""

    def __init__(self, rules: Rules, find_chances: FindChances) -> None:
        """Find the win chances now, so that UnsolvedError is not raised in the middle of a game."""
        self._find_chances = find_chances
        self._chances: Chances | None = find_chances(rules)

    def choose(self, state: State) -> Move:
        """Return the best move; ties go to the first in `legal_moves` order.

        Raises UnsolvedError if the solution turns out to be damaged. Once the file is repaired, the
        player can go on.
        """
        self._chances = self._chances or self._find_chances(state.rules)
        try:
            return self._chances.judge(state)[0].move
        except DamagedSolutionError as damage:
            self._chances = None
            raise UnsolvedError(state.rules) from damage
