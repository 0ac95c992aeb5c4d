"""Rate limits and connection limits by address.

Knows no clock, the time is handed in; and no network: a key is a text, whatever it stands for.
"""

from collections import OrderedDict
from ipaddress import AddressValueError, IPv4Address, IPv6Address

__all__ = ["NO_ADDRESS", "ConnectionLimit", "RateLimit", "RateLimits", "address_key"]

NO_ADDRESS = "-"
"""The key of all who come from nowhere in particular, such as through a Unix socket."""

_NETWORK_BITS = 64  # what an IPv6 provider gives to one customer


class RateLimit:
    """A bucket of tokens: it fills steadily up to a brim, and whatever is done takes some out."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        """Allow so many a second in the long run, and so many at once."""
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = 0.0

    def allow(self, now: float, cost: float = 1) -> bool:
        """Say whether this may be done now, in seconds of a clock that never goes back."""
        since = now - self._at
        if since > 0:
            self._tokens = min(self._burst, self._tokens + since * self._rate)
            self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def is_full(self, now: float) -> bool:
        """Say whether the bucket is as good as a new one."""
        return self._tokens + max(0, now - self._at) * self._rate >= self._burst


class RateLimits:
    """A bucket for each key, such as an address.

    A bucket that is full again is forgotten, since a new one is the same. Where there are too many
    keys all the same, the one that was idle longest is forgotten, full or not.
    """

    def __init__(self, rate: float, burst: float, most_keys: int = 10_000) -> None:
        """Allow each key so many a second and so many at once; remember at most so many keys."""
        self._rate = rate
        self._burst = burst
        self._most_keys = most_keys
        self._buckets: OrderedDict[str, RateLimit] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, now: float, cost: float = 1) -> bool:
        """Say whether whoever has this key may do this now."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[key] = RateLimit(self._rate, self._burst)
        else:
            self._buckets.move_to_end(key)
        return bucket.allow(now, cost)

    def _make_room(self, now: float) -> None:
        while self._buckets:
            stalest = next(iter(self._buckets.values()))
            if len(self._buckets) < self._most_keys and not stalest.is_full(now):
                return
            self._buckets.popitem(last=False)


class ConnectionLimit:
    """How many connections each key has now."""

    def __init__(self, most: int) -> None:
        """Let each key have so many at a time."""
        self._most = most
        self._taken: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._taken)

    def enter(self, key: str) -> bool:
        """Take a place and return True, or return False where there is none left."""
        taken = self._taken.get(key, 0)
        if taken >= self._most:
            return False
        self._taken[key] = taken + 1
        return True

    def leave(self, key: str) -> None:
        """Give back a place that was taken; raises KeyError where none was."""
        taken = self._taken[key]
        if taken > 1:
            self._taken[key] = taken - 1
        else:
            del self._taken[key]


def address_key(address: str | None) -> str:
    """Return the key of a client's address.

    An IPv6 address counts as its /64, all of which one customer has; an IPv4 address that is
    written as IPv6 counts as itself. Whatever is no address shares one key.
    """
    if address is None:
        return NO_ADDRESS
    try:
        if ":" not in address:
            return str(IPv4Address(address))
        whole = IPv6Address(address)
    except AddressValueError:
        return NO_ADDRESS
    if whole.ipv4_mapped is not None:
        return str(whole.ipv4_mapped)
    host_bits = 128 - _NETWORK_BITS
    return f"{IPv6Address(int(whole) >> host_bits << host_bits)}/{_NETWORK_BITS}"
