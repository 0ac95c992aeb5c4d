"""Win chances, reviews and solving for a server; identical requests share one computation.

Reviews and solving run in separate processes, so that they do not delay any table.
"""

import asyncio
import logging
from pathlib import Path
from typing import Any

from exactly.evaluation.chances import Chances, UnsolvedError
from exactly.evaluation.find import find_chances
from exactly.networks.damage import DamagedNetworkError, NetworkDamage
from exactly.records import Record
from exactly.rules import Rules
from exactly.server.workers.jobs import review, solve_and_keep
from exactly.server.workers.process_pool import ProcessPool

__all__ = ["Analysis"]

_logger = logging.getLogger(__name__)


class Analysis:
    """Finds win chances, reviews games and solves them; `solutions` is the folder of solutions."""

    def __init__(self, solutions: Path) -> None:
        self.solutions = solutions
        self._reviewer = ProcessPool(1)  # separate, so that reviews do not delay computer players
        self._solver = ProcessPool(1)
        self._reviewing: dict[Record, asyncio.Task[dict[str, Any] | None]] = {}
        self._solving: dict[Rules, asyncio.Future[None]] = {}
        self._reported: set[tuple[Path, NetworkDamage]] = set()

    async def close(self) -> None:
        """Cancel all reviews and solving, and stop the worker processes."""
        under_way: list[asyncio.Future[Any]] = [*self._reviewing.values(), *self._solving.values()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        for pool in (self._reviewer, self._solver):
            await pool.close()

    def find_chances(self, seats: int, rules: Rules) -> Chances:
        """Return the source of win chances for `seats` seats.

        Raises UnsolvedError if the game for two is not solved yet. Raises DamagedNetworkError or
        ModuleNotFoundError if the network for more seats cannot be used.
        """
        return find_chances(seats, rules, self.solutions)

    async def review(self, record: Record) -> dict[str, Any]:
        """Return the review of a game as JSON data; simultaneous requests share one computation."""
        reviewing = self._reviewing.get(record)
        if reviewing is None:
            reviewing = asyncio.create_task(self._reviewer.run(review, record, self.solutions))
            self._reviewing[record] = reviewing
            reviewing.add_done_callback(lambda done: self._reviewed(record, done))
        found = await asyncio.shield(reviewing)
        if found is None:
            raise UnsolvedError(record.rules)
        return found

    def _reviewed(self, record: Record, done: asyncio.Task[dict[str, Any] | None]) -> None:
        del self._reviewing[record]
        if not done.cancelled():
            done.exception()  # callers that still wait get the error themselves

    def solve_soon(self, rules: Rules) -> asyncio.Future[None]:
        """Start to solve the game under these rules, unless it is being solved; return a future."""
        if rules not in self._solving:
            solving = asyncio.ensure_future(self._solver.run(solve_and_keep, rules, self.solutions))
            self._solving[rules] = solving
            solving.add_done_callback(lambda done: self._solved(rules, done))
        return self._solving[rules]

    def _solved(self, rules: Rules, done: asyncio.Future[None]) -> None:
        del self._solving[rules]
        error = None if done.cancelled() else done.exception()
        if error is not None:
            _logger.error("solving-failed", exc_info=error)

    def report_damage(self, damaged: DamagedNetworkError) -> None:
        """Log a damaged network file only once, although the error occurs again at every move."""
        what = damaged.path, damaged.damage
        if what not in self._reported:
            self._reported.add(what)
            fields = {"file": str(damaged.path), "damage": damaged.damage.value}
            _logger.error("network-damaged", extra=fields)
