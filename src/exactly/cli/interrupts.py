"""Defer Ctrl-C while files are written that must be complete."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

__all__ = ["defer_interrupt"]


@contextmanager
def defer_interrupt() -> Iterator[None]:
    """Raise KeyboardInterrupt after the block, if Ctrl-C was pressed inside it."""
    if current_thread() is not main_thread():  # only the main thread receives signals
        yield
        return
    received: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: received.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if received:
        raise KeyboardInterrupt
