"""Rules of thumb for two players, and how far each of them gets against perfect play.

A stack is *one coin away* when one coin makes it exactly one euro: a coin that it lacks, or one
that it holds and has too much. A coin *helps* a stack when one of this value, added or taken away,
would bring it one coin away. Of a stack that is one coin away two faces of six take the euro, and
what helps it decides how soon it gets there: the rules are about these two things.
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
"""The player that the rules are added to, and what it does."""

_EUROS, _FIRST, _SECOND, _THIRD = 1e12, 1e10, 1e9, 1e6
"""So far apart that what comes first outweighs all after it, the looks of `greedy` at the end."""


@dataclass(frozen=True, eq=False)
class Stacks:
    """One player's stack in every cell."""

    coins: Counts
    """By coin and cell, how many the stack holds."""
    of_each: int
    """How many there are of each value."""
    limit: int
    """What is worth more may not receive."""

    @cached_property
    def total(self) -> Counts:
        """What the stack is worth, in cents."""
        return np.asarray(np.einsum("cn,c->n", self.coins, COINS), dtype=np.int32)

    @cached_property
    def one_away(self) -> Marks:
        """Whether one coin makes it exactly one euro.

        The coin that a stack lacks is never missing: it lies in the centre, or with the other.
        """
        away = np.zeros(self.total.shape, dtype=np.bool_)
        for coin, held in zip(COINS, self.coins, strict=True):
            away |= (self.total + coin == ONE_EURO) | ((self.total - coin == ONE_EURO) & (held > 0))
        return away

    @cached_property
    def helpers(self) -> Counts:
        """How many of the four coins would bring it one coin away."""
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
    """Return by coin and cell how many coins one of the stacks holds."""
    *shares, fives = (of_coin[:, stack] for of_coin in space.shares)
    blocks, cells = len(space.block_shares), len(fives)
    large = [
        np.repeat(of_coin[share], cells)
        for of_coin, share in zip(shares, space.block_shares.T, strict=True)
    ]
    return np.stack([*large, np.tile(fives, blocks)])


Wish = Callable[[Stacks, Stacks], Counts]
"""By cell, how well it does by a rule: the mover's stack and the other's, after the move."""


def _block(_mine: Stacks, yours: Stacks) -> Counts:
    """Leave the other no coin that makes a euro."""
    return np.where(yours.one_away, -1, 0).astype(np.int32)


def _be_close(mine: Stacks, _yours: Stacks) -> Counts:
    """Have one yourself."""
    return mine.one_away.astype(np.int32)


def _count_helpers(mine: Stacks, yours: Stacks) -> Counts:
    """Have more coins to hope for than the other."""
    return mine.helpers - yours.helpers


def _mind_the_coins(mine: Stacks, yours: Stacks) -> Counts:
    """Hold coins that are good for many totals."""
    more = mine.coins - yours.coins
    return np.asarray(more[1] + more[2] - more[0])


class Rule(NamedTuple):
    """A rule of thumb, to be followed after those before it."""

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
"""The rules, what matters most first."""


def appeals(game: TwoPlayerGame) -> list[ChanceArray]:
    """Return what a mover likes who follows no rule, the first, the first two, and so on."""
    mine, yours = both_stacks(game)
    wishes = (rule.weight * rule.wish(mine, yours) for rule in RULES)
    looks = accumulate(wishes, add, initial=greedy_appeal(game))
    return [_euros_first(game.space, each) for each in looks]


def appeal_alone(game: TwoPlayerGame, rule: Rule) -> ChanceArray:
    """Return what a mover likes who follows but one of the rules."""
    looks = greedy_appeal(game) + rule.weight * rule.wish(*both_stacks(game))
    return _euros_first(game.space, looks)


def _euros_first(space: PositionTables, looks: ChanceArray) -> ChanceArray:
    """Put a euro before all rules: one's own above, the other's below."""
    kinds = space.kinds.ravel()
    mine_made_it = (kinds == Kind.FIRST_MADE_IT) | (kinds == Kind.BOTH_MADE_IT)
    return np.where(mine_made_it, _EUROS, np.where(kinds == Kind.SECOND_MADE_IT, -_EUROS, looks))


class Measured(NamedTuple):
    """How well it goes for who follows a rule and all before it."""

    name: str
    sentence: str
    against_perfect: float
    """The chance to win a game, when either is as likely to begin."""
    against_greedy: float
    closed: float
    """How much of the way from the baseline to an even game."""
    alone: float
    """The chance against perfect play of who follows this rule, but none of those before it."""


def measure(game: TwoPlayerGame, perfect: Policy) -> list[Measured]:
    """Play every list of rules, the empty one first, against perfect play and against `greedy`."""
    greedy, *policies = [AppealPolicy(looks) for looks in appeals(game)]
    baseline = play_match(game, greedy, perfect).chance
    # Who plays themselves has an even game.
    measured = [Measured(*BASELINE, baseline, 0.5, 0.0, alone=baseline)]
    for rule, policy in zip(RULES, policies, strict=True):
        chance = play_match(game, policy, perfect).chance
        closed = (chance - baseline) / (0.5 - baseline)
        against_greedy = play_match(game, policy, greedy).chance
        alone = play_match(game, AppealPolicy(appeal_alone(game, rule)), perfect).chance
        measured.append(Measured(rule.name, rule.sentence, chance, against_greedy, closed, alone))
    return measured
