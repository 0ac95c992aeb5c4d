"""Periodic background tasks of a server."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

__all__ = ["every"]

_logger = logging.getLogger(__name__)


async def every(seconds: float, task: Callable[[], Awaitable[object]]) -> None:
    """Run a task in a loop, with a pause between; errors are logged and do not end the loop."""
    while True:
        try:
            await task()
        except Exception:
            _logger.exception("periodic-task-failed")
        await asyncio.sleep(seconds)
