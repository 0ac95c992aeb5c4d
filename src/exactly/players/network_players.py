"""Computer players with a network, each with a character; see `characters`.

`simulator.network_players` is the compiled version. Needs NumPy.
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
    """A computer player that makes the move it values most, among the moves it notices."""

    def __init__(self, character: Character, table: Setup, random: Random) -> None:
        """Load the network for this table; raises DamagedNetworkError."""
        self._character = character
        of_stack, of_doubt = stakes(table.seats)
        self._own_stack = of_stack * (1 - character.foresight)
        self._doubt = of_doubt * character.doubt
        self.estimates = EstimatedChances(table.rules, table.seats)
        self._random = random

    def choose(self, state: State) -> Move:
        """Return the move it values most; ties go to the first in `legal_moves` order."""
        return self.choose_with(state, self._random.getrandbits(64))

    def choose_with(self, state: State, seed: int) -> Move:
        """Return a move like `choose`, but with random numbers from this seed."""
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
        """Return each legal move's value for the player, with the random errors of this seed."""
        after = [apply(state, move) for move in legal_moves(state)]
        liked = self._appeal(state, after)
        if self._doubt:
            for at, next_state in enumerate(after):
                if not euros_taken(state, next_state):  # every character sees a euro
                    liked[at] += self._doubt * doubt_of(seed, at)
        return liked

    def _appeal(self, state: State, after: list[State]) -> Doubles:
        """Return each move's value for the player, without random errors."""
        character, own = self._character, state.active - 1
        own_stack = np.array([_own_stack(state, next_state) for next_state in after])
        liked = self._own_stack * own_stack
        if character.foresight:
            wins = self.estimates.judge_all(after)
            seen = wins[:, own]
            if character.heart.concern and state.seats > 2:
                seen = seen + character.heart.concern * wins[:, self._cares_for(state)]
            liked += character.foresight * seen
        return liked

    def _cares_for(self, state: State) -> int:
        """Return the index of the seat to help (lowest win chance) or to hinder (highest)."""
        passed = state._replace(face=None, active=Seat(state.active % state.seats + 1))
        wins = self.estimates.judge_all([passed])[0]
        others = [(state.active + turn) % state.seats for turn in range(state.seats - 1)]
        choice = min if self._character.heart.concern > 0 else max
        return choice(others, key=lambda seat: wins[seat])


def _is_plain(state: State, move: Move) -> bool:
    """Return whether every character notices a move: it is a pass, a euro, or on its own stack."""
    if move is PASS or state.active in {move.source, move.target}:
        return True
    return bool(euros_taken(state, apply(state, move)))


def _own_stack(state: State, after: State) -> float:
    """Return the value of a move by its effect on the mover's own stack, or by the euro it wins."""
    taken = euros_taken(state, after)
    if taken:
        return 1.0 if state.active in taken else -1.0
    return 0.5 - abs(after.stack(state.active).total - ONE_EURO) / 200


class SearchingPlayer:
    """A player that searches several turns ahead in limited time, for its own win chance alone."""

    def __init__(
        self,
        table: Setup,
        seconds: float = 0.1,
        depth: int | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Load the network for this table; raises DamagedNetworkError.

        With a `depth`, it always searches that many turns ahead. Otherwise the limit is `seconds`
        of the `clock`; with a CPU clock, other work on the machine does not matter.
        """
        self.estimates = EstimatedChances(table.rules, table.seats)
        self._clock = clock
        self._limits = {"seconds": seconds} if depth is None else {"depth": depth}

    def choose(self, state: State) -> Move:
        """Return the best move found; ties go to the first in `legal_moves` order."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        after = [apply(state, move) for move in moves]
        for move, next_state in zip(moves, after, strict=True):
            end = outcome(next_state)
            if end is not None and end.winner == state.active:
                return move
        unfinished = [at for at, next_state in enumerate(after) if not next_state.is_over]
        if not unfinished:
            return moves[0]
        considered = consider(
            self.estimates.network,
            positions_of([after[at] for at in unfinished]),
            state.rules,
            lambda chances: chances[:, -1],  # the mover rolls last
            clock=self._clock,
            **self._limits,
        )
        best = max(considered.deepest, key=lambda at: (considered.chances[at, -1], -at))
        return moves[unfinished[best]]
