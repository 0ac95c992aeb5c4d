"""The two-player game at one score: the win chances of a round, by value iteration.

Needs Numba.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from exactly.rules import EMPTY, Rules, Stack
from exactly.rules.variant import Variant
from exactly.solver.position_index import PositionIndex, position_index
from exactly.solver.position_tables import Kind, PositionTables, position_tables
from exactly.solver.score import Score
from exactly.solver.value_iteration import ChanceArray, SweepTables, chances_of_faces, sweep, tables

__all__ = ["Payoffs", "ScoreSweeps", "TwoPlayerGame", "scores_from_the_last"]


def scores_from_the_last(target: int) -> Iterator[Score]:
    """Yield the scores in the order to solve them; of 0:1 and 1:0, and so on, only the first."""
    for taken in reversed(range(2 * target - 1)):
        for mine in range(target):
            yours = taken - mine
            if mine <= yours < target:
                yield Score(mine, yours)


class Payoffs(NamedTuple):
    """The win chances of the player who moved, after a euro was taken by the move."""

    made_it: float
    handed_it: float
    """The win chance if the other player took the euro."""
    both: float


@dataclass(frozen=True, eq=False)
class TwoPlayerGame:
    """A two-player game: the data that its rounds at all scores share."""

    rules: Rules | Variant

    @cached_property
    def variant(self) -> Variant:
        """The rules of the game as a variant."""
        return self.rules if isinstance(self.rules, Variant) else Variant.of(self.rules)

    @cached_property
    def space(self) -> PositionTables:
        """The tables of all positions of the game, and of the moves between them."""
        return position_tables(self.variant)

    @property
    def numbering(self) -> PositionIndex:
        """The index of every position of the game."""
        return position_index(self.variant)

    @cached_property
    def faces(self) -> ChanceArray:
        """The probabilities to roll 50, 20, 10, 5, ? and 0."""
        return chances_of_faces(self.variant)

    @cached_property
    def tables(self) -> SweepTables:
        """The tables of positions and moves in the form that a compiled sweep needs."""
        return tables(self.space, self.faces)

    @cached_property
    def begins(self) -> int:
        """The index of the first position of the game (rule 5)."""
        return self.numbering.number(Stack(fives=1), Stack(fives=1))

    @cached_property
    def round_begins(self) -> int:
        """The index of the first position of later rounds (rule 16)."""
        return self.numbering.number(EMPTY, EMPTY) if self.rules.empty_restart else self.begins

    def payoffs(self, score: Score, begins: Mapping[Score, float]) -> Payoffs:
        """Return the win chances of the player who moved, after a euro was taken (rules 15-17).

        `begins` is by score the win chance of the player who begins a round.
        """
        mine, yours = score

        def chance_at(mine: int, yours: int) -> float:
            if mine == self.rules.target:  # Rule 15: also if both have reached it
                return 1.0
            return 0.0 if yours == self.rules.target else 1.0 - begins[Score(yours, mine)]

        made_it = chance_at(mine + 1, yours)
        return Payoffs(
            made_it,
            handed_it=chance_at(mine, yours + 1),
            both=chance_at(mine + 1, yours + 1) if self.rules.both_collect else made_it,
        )


class ScoreSweeps:
    """The win chances of players one and two in every position at one score, and their sweeps.

    `one` has the win chances of player one after a move by one; `two` has those of player two after
    a move by two. Both have player one's stack first, and contain cells where a euro is taken.
    """

    def __init__(
        self,
        game: TwoPlayerGame,
        of_one: Payoffs,
        of_two: Payoffs,
        *,
        abort_chance: float = 0.0,
        won_by_one: bool = False,
    ) -> None:
        """Set up the cells where a euro is taken, with the payoffs of both players.

        Each turn aborts the game with a chance of `abort_chance`. An aborted game counts as won by
        player one, or as lost. So the sweeps converge even if a game can last very long, to a
        bound above or below the true win chances of player one.
        """
        self.game = game
        self._goes_on = 1.0 - abort_chance
        self._aborted_for_one, self._aborted_for_two = (
            (abort_chance, 0.0) if won_by_one else (0.0, abort_chance)
        )
        kinds = game.space.kinds.ravel()
        self.one, self.two = np.full(len(kinds), -1.0), np.full(len(kinds), -1.0)
        for kind, one, two in (
            (Kind.FIRST_MADE_IT, of_one.made_it, of_two.handed_it),
            (Kind.SECOND_MADE_IT, of_one.handed_it, of_two.made_it),
            (Kind.BOTH_MADE_IT, of_one.both, of_two.both),
        ):
            self.one[kinds == kind], self.two[kinds == kind] = one, two

    def begin_with(
        self, one: npt.NDArray[np.float64] | float, two: npt.NDArray[np.float64] | float
    ) -> None:
        """Set the win chances of all positions before the first sweep."""
        self.one[self.game.space.positions] = one
        self.two[self.game.space.positions] = two

    def sweep(self) -> float:
        """Update the win chances by a turn of each player; return the largest change in `one`."""
        may_pass = int(self.game.rules.wild_may_pass)
        tables, goes_on = self.game.tables, self._goes_on
        sweep(self.one, self.two, tables, may_pass, goes_on, self._aborted_for_two)
        return sweep(self.two, self.one, tables, may_pass, goes_on, self._aborted_for_one)

    def chances_of_one(self) -> npt.NDArray[np.float64]:
        """Return player one's win chance before its turn, by position with its stack first."""
        chances: ChanceArray = 1.0 - self.two[self.game.space.positions]
        return chances

    def chances_of_two(self) -> npt.NDArray[np.float64]:
        """Return player two's win chance before its turn, by position with its stack first."""
        space = self.game.space
        chances: ChanceArray = (1.0 - self.one[space.positions])[space.swapped]
        return chances
