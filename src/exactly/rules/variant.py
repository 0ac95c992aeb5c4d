"""A variant of the game as numbers: coins, die, limit, goal, target and on/off options.

The printed rules are a few of these variants. The solver, the simulator and the laboratory take a
`Variant`, so they can also solve, play and compare games with other numbers.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from exactly.rules.coins import COINS, COINS_OF_EACH, ONE_EURO
from exactly.rules.die import FACES, Face
from exactly.rules.edition import Rules

__all__ = ["ImpossibleVariantError", "Variant", "VariantFlaw"]

_MOST_COINS = 20  # of each value
_MOST_FACES = 60
_MOST_TARGET = 15  # as many euros as there are (rule 2)
_HIGHEST = 1_000  # cents


class VariantFlaw(StrEnum):
    """Why a variant cannot be played."""

    COINS = "coins"
    """The number of coins is not given for all four values, or one is out of range."""
    DIE = "die"
    """The die has no faces, or too many."""
    LIMIT = "limit"
    """The limit is out of range."""
    TARGET = "target"
    """The target is out of range."""
    GOAL = "goal"
    """The goal is out of range."""
    FIRST_COINS = "first-coins"
    """There are fewer 5-cent coins than players (rule 5)."""
    OUT_OF_REACH = "out-of-reach"
    """No stack can ever reach the goal."""


_BOUNDS = {VariantFlaw.FIRST_COINS: "at least", VariantFlaw.OUT_OF_REACH: "goal"}


class ImpossibleVariantError(ValueError):
    """Raised for a variant that cannot be played; it has the reason."""

    def __init__(self, why: VariantFlaw, most: int) -> None:
        super().__init__(f"variant cannot be played: {why} ({_BOUNDS.get(why, 'at most')} {most})")
        self.why = why
        self.most = most
        """The highest possible number, or what `why` needs: the 5-cent coins, or the goal."""


@dataclass(frozen=True)
class Variant:
    """A variant of the game; the defaults are the standard game."""

    coins: tuple[int, ...] = (COINS_OF_EACH,) * len(COINS)
    """The number of coins of each value, the highest first."""
    faces: tuple[Face, ...] = FACES
    """The faces of the die; a face that is listed twice is rolled twice as often."""
    limit: int | None = 150
    """The highest total in cents at which a stack may receive a coin; None for no limit."""
    goal: int = ONE_EURO
    """The exact total in cents that wins a euro."""
    target: int = 3
    """The number of euros that win the game."""
    wild_may_pass: bool = False
    both_collect: bool = False
    empty_restart: bool = False

    @classmethod
    def of(cls, rules: Rules) -> Self:
        """Return the variant of these rules."""
        return cls(
            limit=rules.edition.limit,
            target=rules.target,
            wild_may_pass=rules.wild_may_pass,
            both_collect=rules.both_collect,
            empty_restart=rules.empty_restart,
        )

    @property
    def stacks(self) -> Self:
        """The variant with the same coins, limit and goal, and else the defaults.

        Its stacks have the same possible positions.
        """
        return type(self)(coins=self.coins, limit=self.limit, goal=self.goal)

    def chance_of(self, face: Face) -> float:
        """Return the probability to roll a face."""
        return self.faces.count(face) / len(self.faces)

    def check(self, seats: int) -> None:
        """Raise ImpossibleVariantError if `seats` players cannot play this variant."""
        for is_flawed, why, most in (
            (self._has_odd_coins, VariantFlaw.COINS, _MOST_COINS),
            (not 1 <= len(self.faces) <= _MOST_FACES, VariantFlaw.DIE, _MOST_FACES),
            (not 0 <= (self.limit or 0) <= _HIGHEST, VariantFlaw.LIMIT, _HIGHEST),
            (not 1 <= self.target <= _MOST_TARGET, VariantFlaw.TARGET, _MOST_TARGET),
            (not COINS[-1] < self.goal <= _HIGHEST, VariantFlaw.GOAL, _HIGHEST),
            (self.coins[-1] < seats, VariantFlaw.FIRST_COINS, seats),
        ):
            if is_flawed:
                raise ImpossibleVariantError(why, most)
        if not all(map(self._can_reach_goal, (1, 0) if self.empty_restart else (1,))):
            raise ImpossibleVariantError(VariantFlaw.OUT_OF_REACH, self.goal)

    @property
    def _has_odd_coins(self) -> bool:
        is_possible = all(0 <= count <= _MOST_COINS for count in self.coins)
        return len(self.coins) != len(COINS) or not is_possible

    def _can_reach_goal(self, fives: int) -> bool:
        """Return whether a stack of `fives` 5s can become the goal if all players help."""
        movable = {coin for face in self.faces for coin in face.coins}
        start: tuple[int, ...] = (0, 0, 0, fives)
        seen, queue = {start}, [start]
        while queue:
            held = queue.pop()
            total = sum(count * coin for count, coin in zip(held, COINS, strict=True))
            if total == self.goal:
                return True
            can_receive = self.limit is None or total <= self.limit
            for place, coin in enumerate(COINS):
                for change in (1, -1) if can_receive else (-1,):
                    count = held[place] + change
                    after = (*held[:place], count, *held[place + 1 :])
                    is_there = 0 <= count <= self.coins[place]
                    if coin in movable and is_there and after not in seen:
                        seen.add(after)
                        queue.append(after)
        return False
