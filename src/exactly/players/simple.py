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
    """A player without foresight: its own euro first, then its own stack, then the leader's."""

    def choose(self, state: State) -> Move:
        """Return the best move by its direct result; ties go to the first in the usual order."""
        leader = _leader(state)
        return max(legal_moves(state), key=lambda move: _appeal(state, move, leader))


def _appeal(state: State, move: Move, leader: Seat) -> tuple[int, ...]:
    """Return the appeal of a move, the most important part first."""
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
    """Return the leading opponent: most euros, then closest to the next one."""
    others = clockwise_from(state.active, state.seats)[1:]
    return max(others, key=lambda seat: (state.euros[seat - 1], -_to_one_euro(state, seat)))


def _to_one_euro(state: State, seat: Seat) -> int:
    return abs(ONE_EURO - state.stack(seat).total)


def no_chances(rules: Rules) -> Chances:
    """Raise UnsolvedError: a `FindChances` for players that need no chances."""
    raise UnsolvedError(rules)


class PerfectPlayer:
    """A player that makes the move with its highest win chance."""

    def __init__(self, rules: Rules, find_chances: FindChances) -> None:
        """Find the chances now; raises UnsolvedError here rather than in the middle of a game."""
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
