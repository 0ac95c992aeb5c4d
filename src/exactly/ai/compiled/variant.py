"""What a game is played with and for: the rules as numbers, and other numbers as well.

The rules of the printed game are a few of many variants: with other coins, another die, another
limit or another goal it is another game, and the laboratory compares them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from exactly.rules import (
    COINS,
    COINS_OF_EACH,
    FACES,
    ONE_EURO,
    Face,
    Rules,
)

__all__ = ["Impossible", "Variant"]

_MOST_COINS = 20  # of each value
_MOST_FACES = 60
_MOST_TARGET = 15  # as many euros as there are (rule 2)
_HIGHEST = 1_000  # cents


class Impossible(ValueError):  # noqa: N818  # says what the game is
    """A game that cannot be played; says why."""


@dataclass(frozen=True)
class Variant:
    """A game; the defaults are the standard one."""

    coins: tuple[int, ...] = (COINS_OF_EACH,) * len(COINS)
    """How many there are of each value, the highest first."""
    faces: tuple[Face, ...] = FACES
    """What is printed on the die; a face that is there twice falls twice as often."""
    limit: int | None = 150
    """More cents than this, and a stack may receive nothing."""
    goal: int = ONE_EURO
    """So many cents, exactly, are a euro won."""
    target: int = 3
    """So many euros win the game."""
    wild_may_pass: bool = False
    both_collect: bool = False
    empty_restart: bool = False

    @classmethod
    def of(cls, rules: Rules) -> Self:
        """Return the game of these rules."""
        return cls(
            limit=rules.edition.limit,
            target=rules.target,
            wild_may_pass=rules.wild_may_pass,
            both_collect=rules.both_collect,
            empty_restart=rules.empty_restart,
        )

    def check(self, seats: int) -> None:
        """Raise Impossible where such a game could not be played at a table of so many seats."""
        for complaint in self._complaints(seats):
            raise Impossible(complaint)

    def _complaints(self, seats: int) -> Iterator[str]:
        if len(self.coins) != len(COINS) or not all(0 <= n <= _MOST_COINS for n in self.coins):
            yield f"coins are four numbers from 0 to {_MOST_COINS}, for 50, 20, 10 and 5 cents"
        if not 1 <= len(self.faces) <= _MOST_FACES:
            yield f"a die has 1 to {_MOST_FACES} faces"
        if self.limit is not None and not 0 <= self.limit <= _HIGHEST:
            yield f"the limit is 0 to {_HIGHEST} cents, or none"
        if not 1 <= self.target <= _MOST_TARGET:
            yield f"1 to {_MOST_TARGET} euros win a game"
        if self.coins[-1] < seats:
            yield f"there must be a 5-cent coin for each of the {seats} seats"
        if not COINS[-1] < self.goal <= _HIGHEST:
            yield f"the goal is 6 to {_HIGHEST} cents"
        elif not all(map(self._can_reach_goal, (1, 0) if self.empty_restart else (1,))):
            yield f"nobody can ever hold exactly {self.goal} cents"

    def _can_reach_goal(self, fives: int) -> bool:
        """Say whether a stack of so many 5s can come to the goal, coin by coin, if all help it."""
        movable = {coin for face in self.faces for coin in face.coins}
        start: tuple[int, ...] = (0, 0, 0, fives)
        seen, ahead = {start}, [start]
        while ahead:
            held = ahead.pop()
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
                        ahead.append(after)
        return False
