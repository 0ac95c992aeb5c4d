"""Work that is repeated for as long as a server runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

__all__ = ["every"]

_logger = logging.getLogger(__name__)


async def every(seconds: float, chore: Callable[[], Awaitable[object]]) -> None:
    """Repeat a chore with a pause between; a failure is logged, and the next try follows."""
    while True:
        try:
            await chore()
        except Exception:
            _logger.exception("chore-failed")
        await asyncio.sleep(seconds)
