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


def no_chances(rules: Rules) -> Chances:
    """Find no chances: enough for players who do without."""
    raise UnsolvedError(rules)


class PerfectPlayer:
    """Makes the move after which it is most likely to win the game."""

    def __init__(self, rules: Rules, find_chances: FindChances) -> None:
        """Play by these rules; raises UnsolvedError here rather than in the middle of a game."""
        self._find_chances = find_chances
        self._chances: Chances | None = find_chances(rules)

    def choose(self, state: State) -> Move:
        """Return the best move; of equals, the first in the fixed order.

        Raises UnsolvedError where the solution turns out to be damaged. Asked again after it was
        mended, the player goes on.
        """
        self._chances = self._chances or self._find_chances(state.rules)
        try:
            return self._chances.judge(state)[0].move
        except DamagedSolutionError as damage:
            self._chances = None
            raise UnsolvedError(state.rules) from damage
