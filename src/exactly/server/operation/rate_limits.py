"""Rate limits and connection limits by address.

Reads no clock: the caller passes the time. Imports no network code: a key may be any text.
"""

from collections import OrderedDict
from ipaddress import AddressValueError, IPv4Address, IPv6Address

__all__ = ["NO_ADDRESS", "ConnectionLimit", "RateLimit", "RateLimits", "address_key"]

NO_ADDRESS = "-"
"""The key of all clients without an IP address, such as through a Unix socket."""

_NETWORK_BITS = 64  # the prefix length that IPv6 providers give to one customer


class RateLimit:
    """A token bucket: tokens come at a steady rate up to a capacity, and each action takes some."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        """Allow `rate` actions a second on average, and `burst` at once."""
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = 0.0

    def allow(self, now: float, cost: float = 1) -> bool:
        """Take `cost` tokens if there are enough; return whether. `now`: monotonic, in seconds."""
        since = now - self._at
        if since > 0:
            self._tokens = min(self._burst, self._tokens + since * self._rate)
            self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def is_full(self, now: float) -> bool:
        """Return whether the bucket is full, like a new one."""
        return self._tokens + max(0, now - self._at) * self._rate >= self._burst


class RateLimits:
    """A token bucket for each key, such as an address.

    A bucket that is full again is removed, because a new one is the same. If there are still too
    many keys, the one that was idle longest is removed.
    """

    def __init__(self, rate: float, burst: float, most_keys: int = 10_000) -> None:
        """Allow each key `rate` actions a second and `burst` at once; store up to `most_keys`."""
        self._rate = rate
        self._burst = burst
        self._most_keys = most_keys
        self._buckets: OrderedDict[str, RateLimit] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, now: float, cost: float = 1) -> bool:
        """Return whether the bucket of this key allows an action now, and take its tokens."""
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
    """A limit on the simultaneous connections of each key."""

    def __init__(self, most: int) -> None:
        """Allow each key up to `most` connections at a time."""
        self._most = most
        self._taken: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._taken)

    def enter(self, key: str) -> bool:
        """Count a new connection and return True, or return False at the limit."""
        taken = self._taken.get(key, 0)
        if taken >= self._most:
            return False
        self._taken[key] = taken + 1
        return True

    def leave(self, key: str) -> None:
        """Count a connection as closed; raises KeyError if the key has none."""
        taken = self._taken[key]
        if taken > 1:
            self._taken[key] = taken - 1
        else:
            del self._taken[key]


def address_key(address: str | None) -> str:
    """Return the key of a client's address.

    An IPv6 address counts as its /64, which belongs to one customer. An IPv4-mapped IPv6 address
    counts as the IPv4 address. All invalid addresses share one key.
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
