"""Rules of thumb for two players, and their results against perfect play.

A stack is *one coin away* if one coin makes it exactly one euro: a coin that it lacks, or a coin
too many that it holds. A coin *helps* a stack if a coin of this value, added or removed, brings it
one coin away. A stack that is one coin away takes the euro with two faces of six. The coins that
help a stack decide how soon it gets there. The rules use these two properties.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from operator import add
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from exactly.rules import COINS, COINS_OF_EACH, ONE_EURO
from exactly.solver.one_score import TwoPlayerGame
from exactly.solver.policy_match import AppealPolicy, Policy, greedy_appeal, play_match
from exactly.solver.position_tables import Kind, PositionTables
from exactly.solver.value_iteration import ChanceArray

__all__ = [
    "BASELINE",
    "RULES",
    "Measured",
    "Rule",
    "Stacks",
    "appeal_alone",
    "appeals",
    "both_stacks",
    "measure",
]

Counts = npt.NDArray[np.int32]
Marks = npt.NDArray[np.bool_]

BASELINE = (
    "greedy",
    "Take a euro if you can, never give one away, and otherwise come as close to 1.00 as you can.",
)
"""The player that the rules are added to, with a description."""

_EUROS, _FIRST, _SECOND, _THIRD = 1e12, 1e10, 1e9, 1e6
"""Factors so that each rule outweighs all later ones, with the appeal of `greedy` at the end."""


@dataclass(frozen=True, eq=False)
class Stacks:
    """One player's stack in every cell."""

    coins: Counts
    """The number of coins in the stack, by coin and cell."""
    of_each: int
    """The number of coins of each value in the game."""
    limit: int
    """The highest total at which a stack may receive a coin."""

    @cached_property
    def total(self) -> Counts:
        """The total of the stack, in cents."""
        return np.asarray(np.einsum("cn,c->n", self.coins, COINS), dtype=np.int32)

    @cached_property
    def one_away(self) -> Marks:
        """Whether one coin makes it exactly one euro.

        The coin that a stack lacks is always available, in the centre or in the other stack.
        """
        away = np.zeros(self.total.shape, dtype=np.bool_)
        for coin, held in zip(COINS, self.coins, strict=True):
            away |= (self.total + coin == ONE_EURO) | ((self.total - coin == ONE_EURO) & (held > 0))
        return away

    @cached_property
    def helpers(self) -> Counts:
        """The number of the four coins that would bring it one coin away."""
        return np.asarray(sum(self._helps(place).astype(np.int32) for place in range(len(COINS))))

    def _helps(self, place: int) -> Marks:
        held = self.coins[place]
        may_add = (held < self.of_each) & (self.total <= self.limit)
        added, taken = self._changed(place, 1), self._changed(place, -1)
        helps: Marks = (may_add & added.one_away) | ((held > 0) & taken.one_away)
        return helps

    def _changed(self, place: int, change: int) -> "Stacks":
        coins = self.coins.copy()
        coins[place] += change
        return Stacks(coins, self.of_each, self.limit)


def both_stacks(game: TwoPlayerGame) -> tuple[Stacks, Stacks]:
    """Return the stacks of the mover and of the other, in every cell."""
    space, limit = game.space, game.variant.limit
    mine, yours = (
        Stacks(
            _coins(space, stack),
            COINS_OF_EACH,
            limit=space.highest if limit is None else limit,
        )
        for stack in (0, 1)
    )
    return mine, yours


def _coins(space: PositionTables, stack: int) -> Counts:
    """Return the number of coins in one of the stacks, by coin and cell."""
    *shares, fives = (of_coin[:, stack] for of_coin in space.shares)
    blocks, cells = len(space.block_shares), len(fives)
    large = [
        np.repeat(of_coin[share], cells)
        for of_coin, share in zip(shares, space.block_shares.T, strict=True)
    ]
    return np.stack([*large, np.tile(fives, blocks)])


Wish = Callable[[Stacks, Stacks], Counts]
"""A function from the mover's stack and the other's after a move to a value by cell."""


def _block(_mine: Stacks, yours: Stacks) -> Counts:
    """Prefer moves after which no coin makes the other a euro."""
    return np.where(yours.one_away, -1, 0).astype(np.int32)


def _be_close(mine: Stacks, _yours: Stacks) -> Counts:
    """Prefer an own stack that is one coin away."""
    return mine.one_away.astype(np.int32)


def _count_helpers(mine: Stacks, yours: Stacks) -> Counts:
    """Prefer more helping coins than the other has."""
    return mine.helpers - yours.helpers


def _mind_the_coins(mine: Stacks, yours: Stacks) -> Counts:
    """Prefer coins that are useful for many totals."""
    more = mine.coins - yours.coins
    return np.asarray(more[1] + more[2] - more[0])


class Rule(NamedTuple):
    """A rule of thumb, which applies after the earlier rules."""

    name: str
    sentence: str
    wish: Wish
    weight: float


RULES = (
    Rule(
        "block",
        "First, leave the other player where no single coin makes a euro.",
        _block,
        _FIRST,
    ),
    Rule(
        "be close",
        "Then be one coin away from your own euro.",
        _be_close,
        _SECOND,
    ),
    Rule(
        "count helpers",
        "Then count the coins that would bring a stack one coin away: many for you and few for "
        "the other player.",
        _count_helpers,
        _THIRD,
    ),
    Rule(
        "mind the coins",
        "Count every 20 and 10 in a stack as one more helping coin, and every 50 as one less: "
        "collect 20s and 10s, and leave the 50s to the other player.",
        _mind_the_coins,
        _THIRD,  # counted together with the helpers
    ),
)
"""The rules, the most important first."""


def appeals(game: TwoPlayerGame) -> list[ChanceArray]:
    """Return the appeals of a mover with no rule, the first rule, the first two, and so on."""
    mine, yours = both_stacks(game)
    wishes = (rule.weight * rule.wish(mine, yours) for rule in RULES)
    looks = accumulate(wishes, add, initial=greedy_appeal(game))
    return [_euros_first(game.space, each) for each in looks]


def appeal_alone(game: TwoPlayerGame, rule: Rule) -> ChanceArray:
    """Return the appeal of a mover with only this rule."""
    looks = greedy_appeal(game) + rule.weight * rule.wish(*both_stacks(game))
    return _euros_first(game.space, looks)


def _euros_first(space: PositionTables, looks: ChanceArray) -> ChanceArray:
    """Put euros above all rules: one's own as the best, the other's as the worst."""
    kinds = space.kinds.ravel()
    mine_made_it = (kinds == Kind.FIRST_MADE_IT) | (kinds == Kind.BOTH_MADE_IT)
    return np.where(mine_made_it, _EUROS, np.where(kinds == Kind.SECOND_MADE_IT, -_EUROS, looks))


class Measured(NamedTuple):
    """The results with a rule and all earlier ones."""

    name: str
    sentence: str
    against_perfect: float
    """The chance to win a game, if each player begins half of the games."""
    against_greedy: float
    closed: float
    """The share of the distance from the baseline to an even game."""
    alone: float
    """The chance against perfect play with this rule alone."""


def measure(game: TwoPlayerGame, perfect: Policy) -> list[Measured]:
    """Measure every list of rules, the empty one first, against perfect play and `greedy`."""
    greedy, *policies = [AppealPolicy(looks) for looks in appeals(game)]
    baseline = play_match(game, greedy, perfect).chance
    # A player against itself has an even game.
    measured = [Measured(*BASELINE, baseline, 0.5, 0.0, alone=baseline)]
    for rule, policy in zip(RULES, policies, strict=True):
        chance = play_match(game, policy, perfect).chance
        closed = (chance - baseline) / (0.5 - baseline)
        against_greedy = play_match(game, policy, greedy).chance
        alone = play_match(game, AppealPolicy(appeal_alone(game, rule)), perfect).chance
        measured.append(Measured(rule.name, rule.sentence, chance, against_greedy, closed, alone))
    return measured
