"""Verifiable dice: rolls that follow from a seed and from the bytes that every player gave.

`docs/reference/dice.md` describes the algorithm for any programming language. All hashed data is
plain text, so that a shell can check it too. Knows faces, not games.
"""

import hashlib
import secrets
from dataclasses import dataclass, field
from itertools import count

from exactly.rules import FACES, Face

__all__ = ["HAND", "SCHEME", "FairDice", "commit", "new_seed", "new_share"]

SCHEME = "exactly-dice-1"
"""The name of this way of rolling, in records and in what is hashed."""

HAND = "hand"
"""What stands in a record instead when people threw a die of their own and typed the rolls."""

_BLOCK = 64  # bytes, of SHA-256
_FIRST_UNFAIR_BYTE = 252  # the largest multiple of six that a byte can reach


def new_seed() -> str:
    """Draw a secret seed: 32 random bytes, in hexadecimal."""
    return secrets.token_hex(32)


def new_share() -> str:
    """Draw the bytes that one seat adds: 16 random ones, in hexadecimal."""
    return secrets.token_hex(16)


def commit(seed: str) -> str:
    """Return what is shown before the first roll, so that the seed cannot be changed later."""
    return "sha256:" + hashlib.sha256(seed.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class FairDice:
    """All rolls of one game, fixed as soon as the last share is in."""

    seed: str
    table: str
    """Which table or game they belong to, so that no two games share their rolls."""
    shares: tuple[str, ...]
    """What each seat added, seat 1 first."""

    _inner: "hashlib._Hash" = field(init=False, repr=False, compare=False)
    _outer: "hashlib._Hash" = field(init=False, repr=False, compare=False)
    """The two hashes of an HMAC (RFC 2104), as far as they are alike for every roll."""

    def __post_init__(self) -> None:
        alike = "".join(f"{line}\n" for line in (SCHEME, self.table, *self.shares))
        key = self.seed.encode()
        if len(key) > _BLOCK:
            key = hashlib.sha256(key).digest()
        key = key.ljust(_BLOCK, b"\0")
        inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + alike.encode())
        object.__setattr__(self, "_inner", inner)
        outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key))
        object.__setattr__(self, "_outer", outer)

    def face(self, number: int) -> Face:
        """Return the face of a roll; rolls count from 1, the starting rolls included."""
        first = self._digest(number, 0)[0]
        if first >= _FIRST_UNFAIR_BYTE:  # one in 64
            first = next(
                byte
                for block in count()
                for byte in self._digest(number, block)
                if byte < _FIRST_UNFAIR_BYTE
            )
        return FACES[first % len(FACES)]

    def _digest(self, number: int, block: int) -> bytes:
        # As hmac.digest has it, but for every roll of a game that hashes the seed and the shares
        # again, and lets other threads go first, which takes longer than the hashing.
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(b"%d\n%d" % (number, block))
        outer.update(inner.digest())
        return outer.digest()
