"""Verifiable dice: all rolls follow from a secret seed and from one random text of each player.

The text of a player is its *share*.

`docs/reference/dice.md` describes them for any programming language. Everything hashed is plain
text, so that a shell can check it too. Knows faces, not games.
"""

import hashlib
import secrets
from dataclasses import dataclass, field
from itertools import count

from exactly.rules import FACES, Face

__all__ = ["HAND", "SCHEME", "FairDice", "commit", "new_seed", "new_share"]

SCHEME = "exactly-dice-1"
"""The name of this dice scheme, in records and in the hashed text."""

HAND = "hand"
"""The name in a record for a real die, whose rolls were typed in."""

_BLOCK = 64  # bytes, of SHA-256
_FIRST_UNFAIR_BYTE = 252  # the largest multiple of six that a byte can reach


def new_seed() -> str:
    """Draw a secret seed: 32 random bytes, in hexadecimal."""
    return secrets.token_hex(32)


def new_share() -> str:
    """Draw one seat's share of the dice: 16 random bytes, in hexadecimal."""
    return secrets.token_hex(16)


def commit(seed: str) -> str:
    """Return the hash of a seed, published before the first roll so that the seed cannot change."""
    return "sha256:" + hashlib.sha256(seed.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class FairDice:
    """The dice of one game; all rolls are fixed once the last share is known."""

    seed: str
    table: str
    """A text that identifies the table or game, so that no two games have the same rolls."""
    shares: tuple[str, ...]
    """The random text of each seat, seat 1 first; see `new_share`."""

    _inner: "hashlib._Hash" = field(init=False, repr=False, compare=False)
    _outer: "hashlib._Hash" = field(init=False, repr=False, compare=False)
    """The two hashes of an HMAC (RFC 2104), up to the text that all rolls have in common."""

    def __post_init__(self) -> None:
        common = "".join(f"{line}\n" for line in (SCHEME, self.table, *self.shares))
        key = self.seed.encode()
        if len(key) > _BLOCK:
            key = hashlib.sha256(key).digest()
        key = key.ljust(_BLOCK, b"\0")
        inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + common.encode())
        object.__setattr__(self, "_inner", inner)
        outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key))
        object.__setattr__(self, "_outer", outer)

    def face(self, number: int) -> Face:
        """Return the face of roll `number`; the first starting roll is number 1."""
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
        # Equal to hmac.digest, but faster. That would hash the seed and the shares again for
        # every roll, and release the GIL, which takes longer than the hashing.
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(b"%d\n%d" % (number, block))
        outer.update(inner.digest())
        return outer.digest()
