"""The game at one score: value iteration until a round of it is solved.

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
    """Give the scores in the order in which they can be solved, each pair of them once."""
    for taken in reversed(range(2 * target - 1)):
        for mine in range(target):
            yours = taken - mine
            if mine <= yours < target:
                yield Score(mine, yours)


class Payoffs(NamedTuple):
    """What it is worth to the player who moved, when a euro is taken."""

    made_it: float
    handed_it: float
    """The other took it."""
    both: float


@dataclass(frozen=True, eq=False)
class TwoPlayerGame:
    """What the rounds of a game have in common."""

    rules: Rules | Variant

    @cached_property
    def variant(self) -> Variant:
        """The rules as numbers."""
        return self.rules if isinstance(self.rules, Variant) else Variant.of(self.rules)

    @cached_property
    def space(self) -> PositionTables:
        """The positions."""
        return position_tables(self.variant)

    @property
    def numbering(self) -> PositionIndex:
        """The numbers of the positions."""
        return position_index(self.variant)

    @cached_property
    def faces(self) -> ChanceArray:
        """How likely 50, 20, 10, 5, ? and 0 are to be rolled."""
        return chances_of_faces(self.variant)

    @cached_property
    def tables(self) -> SweepTables:
        """The moves, as a sweep wants them."""
        return tables(self.space, self.faces)

    @cached_property
    def begins(self) -> int:
        """The number of the position in which the game begins (rule 5)."""
        return self.numbering.number(Stack(fives=1), Stack(fives=1))

    @cached_property
    def round_begins(self) -> int:
        """The number of the position in which a later round begins (rule 16)."""
        return self.numbering.number(EMPTY, EMPTY) if self.rules.empty_restart else self.begins

    def payoffs(self, score: Score, begins: Mapping[Score, float]) -> Payoffs:
        """Return what a euro is worth to the player who moved, whoever takes it (rules 15-17).

        `begins` has the chance of the player to move when a round begins, by score.
        """
        mine, yours = score

        def then(mine: int, yours: int) -> float:
            if mine == self.rules.target:  # Rule 15: also where both have reached it
                return 1.0
            return 0.0 if yours == self.rules.target else 1.0 - begins[Score(yours, mine)]

        made_it = then(mine + 1, yours)
        return Payoffs(
            made_it,
            handed_it=then(mine, yours + 1),
            both=then(mine + 1, yours + 1) if self.rules.both_collect else made_it,
        )


class ScoreSweeps:
    """The chances in every position, of two players called one and two.

    `one` has the chances of player one, who has just moved; `two` those of player two. Both have
    player one's stack first, and with the positions the cells where a euro is taken.
    """

    def __init__(
        self,
        game: TwoPlayerGame,
        of_one: Payoffs,
        of_two: Payoffs,
        *,
        broken_off: float = 0.0,
        won_by_one: bool = False,
    ) -> None:
        """Set up the cells where a euro is taken.

        With a chance of `broken_off` a turn is not played any more: the game is broken off, and
        counted as won by one or as lost. So, however long a game can be drawn out, the sweeps come
        to an end, below what it is worth to one, or above.
        """
        self.game = game
        self._goes_on = 1.0 - broken_off
        self._broken_off_for_one, self._broken_off_for_two = (
            (broken_off, 0.0) if won_by_one else (0.0, broken_off)
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
        """Suppose these chances, by position, before the first sweep."""
        self.one[self.game.space.positions] = one
        self.two[self.game.space.positions] = two

    def sweep(self) -> float:
        """Let one take a turn everywhere and then two, and return the largest change of `one`."""
        may_pass = int(self.game.rules.wild_may_pass)
        tables, goes_on = self.game.tables, self._goes_on
        sweep(self.one, self.two, tables, may_pass, goes_on, self._broken_off_for_two)
        return sweep(self.two, self.one, tables, may_pass, goes_on, self._broken_off_for_one)

    def chances_of_one(self) -> npt.NDArray[np.float64]:
        """Return by position, one's stack first, the chance of one whose turn it is."""
        chances: ChanceArray = 1.0 - self.two[self.game.space.positions]
        return chances

    def chances_of_two(self) -> npt.NDArray[np.float64]:
        """Return by position, two's stack first, the chance of two whose turn it is."""
        space = self.game.space
        chances: ChanceArray = (1.0 - self.one[space.positions])[space.swapped]
        return chances
