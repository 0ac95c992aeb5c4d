"""The current time in milliseconds."""

import time

__all__ = ["now"]


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
