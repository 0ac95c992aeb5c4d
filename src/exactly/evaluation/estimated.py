"""Win chances for tables of any size, estimated by a network; `exact` has those for two.

The network evaluates positions before a roll. After a roll, the value is that of the best move. So
the win chance after a move is that before the next roll, as a review needs it. Needs NumPy.
"""

from collections.abc import Sequence
from math import comb

import numpy as np
import numpy.typing as npt

from exactly.evaluation.chances import Judged
from exactly.networks.inference import Network, positions_of
from exactly.networks.weights import trained_network
from exactly.rules import (
    FACES,
    LOWEST_TO_HIGHEST,
    SEATS,
    Rules,
    Seat,
    StartingRolls,
    State,
    apply,
    legal_moves,
    outcome,
)

__all__ = ["EstimatedChances", "first_player_chances"]


class EstimatedChances:
    """Win chances estimated by a network, for two to six seats and all rules.

    The networks were trained with the default options. With other on/off options, moves follow
    those options, but the resulting positions are evaluated as if the defaults applied.
    """

    exact = False
    seats = SEATS

    def __init__(self, rules: Rules, seats: int) -> None:
        """Load the network for these rules and seats; raises DamagedNetworkError."""
        trained = trained_network(seats, rules.edition)
        self.error: float = trained.about.get("error", 0.0)
        """The root-mean-square error of a win chance in the network's games; 0 if not measured."""
        self.network = Network(trained.layers)

    def win(self, state: State) -> tuple[float, ...]:
        """Return each seat's win chance in this state, seat 1 first."""
        if state.starting is not None:
            return self._during_starting_rolls(state)
        if state.face is not None and outcome(state) is None:
            return self.judge(state)[0].win
        return tuple(self.judge_all([state])[0].tolist())

    def judge(self, state: State) -> list[Judged]:
        """Return the legal moves, the active seat's best first; ties in `legal_moves` order."""
        moves = legal_moves(state)
        if not moves:
            return []
        wins = self.judge_all([apply(state, move) for move in moves])
        order = np.argsort(-wins[:, state.active - 1], kind="stable")
        return [Judged(moves[at], tuple(wins[at].tolist())) for at in order]

    def judge_all(self, states: Sequence[State]) -> npt.NDArray[np.float64]:
        """Return each seat's win chance in states before a roll or after the end, seat 1 first."""
        wins = np.zeros((len(states), states[0].seats))
        goes_on = [at for at, state in enumerate(states) if not state.is_over]
        for at, state in enumerate(states):
            if (end := outcome(state)) is not None:
                wins[at, end.winner - 1] = 1.0
        if goes_on:
            judged = self.network.judge(positions_of([states[at] for at in goes_on]))
            for at, chances in zip(goes_on, judged, strict=True):
                wins[at] = np.roll(chances, states[at].active - 1)
        return wins

    def _during_starting_rolls(self, state: State) -> tuple[float, ...]:
        begins = first_player_chances(state)
        starts = [state._replace(starting=None, active=seat) for seat in begins]
        wins = self.judge_all(starts)
        return tuple((np.array(list(begins.values())) @ wins).tolist())


def first_player_chances(state: State) -> dict[Seat, float]:
    """Return each seat's chance to have the first turn, during the starting rolls (rule 6).

    Seats that tie for the highest roll have equal chances.
    """
    starting, seats = state.starting or StartingRolls((), ()), state.seats
    ranks = [LOWEST_TO_HIGHEST.index(face) for face in starting.faces]
    rolled, waiting = starting.contenders[: len(ranks)], starting.contenders[len(ranks) :]
    begins = {Seat(seat): 0.0 for seat in range(1, seats + 1)}
    for highest in range(max(ranks, default=0), len(FACES)):
        already = [seat for seat, rank in zip(rolled, ranks, strict=True) if rank == highest]
        for more in range(0 if already else 1, len(waiting) + 1):
            lower = (highest / len(FACES)) ** (len(waiting) - more)
            chance = comb(len(waiting), more) * lower / len(FACES) ** more
            share = chance / (len(already) + more)
            for seat in already:
                begins[seat] += share
            for seat in waiting:
                begins[seat] += share * more / len(waiting)
    return begins
