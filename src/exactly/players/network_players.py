"""Computer players that judge by a network, each with a character; see `characters`.

`simulator.network_players` has them compiled. Needs NumPy.
"""

import time
from collections.abc import Callable
from random import Random

import numpy as np
import numpy.typing as npt

from exactly.evaluation.estimated import EstimatedChances
from exactly.networks.inference import positions_of
from exactly.networks.search import consider
from exactly.players.characters import Character, attends, doubt_of, stakes
from exactly.rules import (
    ONE_EURO,
    PASS,
    Move,
    Seat,
    Setup,
    State,
    apply,
    euros_taken,
    legal_moves,
    outcome,
)

__all__ = ["CharacterPlayer", "SearchingPlayer"]

Doubles = npt.NDArray[np.float64]


class CharacterPlayer:
    """Makes the move that a character likes best, of those it sees."""

    def __init__(self, character: Character, table: Setup, random: Random) -> None:
        """Sit down; raises DamagedNetworkError."""
        self._character = character
        of_stack, of_doubt = stakes(table.seats)
        self._own_stack = of_stack * (1 - character.foresight)
        self._doubt = of_doubt * character.doubt
        self.estimates = EstimatedChances(table.rules, table.seats)
        self._random = random

    def choose(self, state: State) -> Move:
        """Return what it likes best; of equals, the first in the fixed order."""
        return self.choose_with(state, self._random.getrandbits(64))

    def choose_with(self, state: State, seed: int) -> Move:
        """Return the same as `choose`, with its whims from this number."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        liked = self.appeal_with(state, seed)
        attention = self._character.attention
        seen = [
            at
            for at, move in enumerate(moves)
            if _is_plain(state, move) or attends(seed, at, attention)
        ]
        return moves[max(seen or range(len(moves)), key=lambda at: liked[at])]

    def appeal_with(self, state: State, seed: int) -> Doubles:
        """Say how good each legal move looks, with the doubts that follow from this number."""
        after = [apply(state, move) for move in legal_moves(state)]
        liked = self._appeal(state, after)
        if self._doubt:
            for at, then in enumerate(after):
                if not euros_taken(state, then):  # which all see
                    liked[at] += self._doubt * doubt_of(seed, at)
        return liked

    def _appeal(self, state: State, after: list[State]) -> Doubles:
        """Say how good each move looks to a character that is in no doubt."""
        it, own = self._character, state.active - 1
        own_stack = np.array([_own_stack(state, then) for then in after])
        liked = self._own_stack * own_stack
        if it.foresight:
            wins = self.estimates.judge_all(after)
            seen = wins[:, own]
            if it.heart.concern and state.seats > 2:
                seen = seen + it.heart.concern * wins[:, self._cares_for(state)]
            liked += it.foresight * seen
        return liked

    def _cares_for(self, state: State) -> int:
        """Return whose chance matters beside the own: who is weakest, or who leads."""
        passed = state._replace(face=None, active=Seat(state.active % state.seats + 1))
        wins = self.estimates.judge_all([passed])[0]
        others = [(state.active + turn) % state.seats for turn in range(state.seats - 1)]
        choice = min if self._character.heart.concern > 0 else max
        return choice(others, key=lambda seat: wins[seat])


def _is_plain(state: State, move: Move) -> bool:
    """Say whether nobody can overlook a move: it touches the own stack, or makes a euro."""
    if move is PASS or state.active in {move.source, move.target}:
        return True
    return bool(euros_taken(state, apply(state, move)))


def _own_stack(state: State, after: State) -> float:
    """Say how good a move looks to who only looks at the own stack, and at euros."""
    taken = euros_taken(state, after)
    if taken:
        return 1.0 if state.active in taken else -1.0
    return 0.5 - abs(after.stack(state.active).total - ONE_EURO) / 200


class SearchingPlayer:
    """Thinks several turns ahead, as far as its time goes, and has its own chance in mind alone."""

    def __init__(
        self,
        table: Setup,
        seconds: float = 0.1,
        depth: int | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Sit down; raises DamagedNetworkError. With a `depth` it always looks so many turns ahead.

        Time goes by the `clock`: by the processor's, others at work on a machine do not matter.
        """
        self.estimates = EstimatedChances(table.rules, table.seats)
        self._clock = clock
        self._limits = {"seconds": seconds} if depth is None else {"depth": depth}

    def choose(self, state: State) -> Move:
        """Return the best move as far as it can see; of equals, the first in the fixed order."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        after = [apply(state, move) for move in moves]
        for move, then in zip(moves, after, strict=True):
            end = outcome(then)
            if end is not None and end.winner == state.active:
                return move
        open_ = [at for at, then in enumerate(after) if not then.is_over]
        if not open_:
            return moves[0]
        considered = consider(
            self.estimates.network,
            positions_of([after[at] for at in open_]),
            state.rules,
            lambda chances: chances[:, -1],  # who has moved throws last
            clock=self._clock,
            **self._limits,
        )
        best = max(considered.deepest, key=lambda at: (considered.chances[at, -1], -at))
        return moves[open_[best]]
