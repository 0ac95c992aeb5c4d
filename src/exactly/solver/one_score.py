"""The game at one score: value iteration of a round.

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
    """Yield the scores in the order to solve them, only one score of each mirrored pair."""
    for taken in reversed(range(2 * target - 1)):
        for mine in range(target):
            yours = taken - mine
            if mine <= yours < target:
                yield Score(mine, yours)


class Payoffs(NamedTuple):
    """The values of a taken euro for the player who moved."""

    made_it: float
    handed_it: float
    """The other player took it."""
    both: float


@dataclass(frozen=True, eq=False)
class TwoPlayerGame:
    """The data that all rounds of a game share."""

    rules: Rules | Variant

    @cached_property
    def variant(self) -> Variant:
        """The variant of these rules."""
        return self.rules if isinstance(self.rules, Variant) else Variant.of(self.rules)

    @cached_property
    def space(self) -> PositionTables:
        """The tables of the positions."""
        return position_tables(self.variant)

    @property
    def numbering(self) -> PositionIndex:
        """The numbers of the positions."""
        return position_index(self.variant)

    @cached_property
    def faces(self) -> ChanceArray:
        """The chances to roll 50, 20, 10, 5, ? and 0."""
        return chances_of_faces(self.variant)

    @cached_property
    def tables(self) -> SweepTables:
        """The moves, as tables for a sweep."""
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
        """Return the values of a euro for the player who moved (rules 15-17).

        `begins` is by score the chance of the player to move at the start of a round.
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
    """The chances of players one and two in every position.

    `one` has the chances of player one after a move by one; `two` has those of player two after a
    move by two. Both have player one's stack first, and contain cells where a euro is taken.
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
        """Set up the cells where a euro is taken.

        Each turn aborts the game with a chance of `abort_chance`. An aborted game counts as won by
        player one, or as lost. So the sweeps converge even if a game can last very long, to a
        bound above or below the true chances of player one.
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
        """Set the chances by position before the first sweep."""
        self.one[self.game.space.positions] = one
        self.two[self.game.space.positions] = two

    def sweep(self) -> float:
        """Update the chances by a turn of each player; return the largest change of `one`."""
        may_pass = int(self.game.rules.wild_may_pass)
        tables, goes_on = self.game.tables, self._goes_on
        sweep(self.one, self.two, tables, may_pass, goes_on, self._aborted_for_two)
        return sweep(self.two, self.one, tables, may_pass, goes_on, self._aborted_for_one)

    def chances_of_one(self) -> npt.NDArray[np.float64]:
        """Return player one's chance when to move, by position with one's stack first."""
        chances: ChanceArray = 1.0 - self.two[self.game.space.positions]
        return chances

    def chances_of_two(self) -> npt.NDArray[np.float64]:
        """Return player two's chance when to move, by position with two's stack first."""
        space = self.game.space
        chances: ChanceArray = (1.0 - self.one[space.positions])[space.swapped]
        return chances
