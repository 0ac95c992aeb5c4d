"""Computer players at the tables: they roll and move when it is their turn.

They compute their moves outside the event loop: fast players in a thread, slow ones in a process.
"""

import asyncio
import logging
from concurrent.futures import Executor

from exactly.networks.damage import DamagedNetworkError
from exactly.players import COMPUTER_PLAYERS
from exactly.records import write_position, write_rules
from exactly.rules import State
from exactly.server.event_log.interface import ConflictError, LogUnavailableError
from exactly.server.table.decision import Decision
from exactly.server.table.live_table import LiveTable
from exactly.server.table.state import Table
from exactly.server.workers.analysis import Analysis
from exactly.server.workers.jobs import choose
from exactly.server.workers.process_pool import ProcessPool

__all__ = ["ComputerTurns"]

_logger = logging.getLogger(__name__)
_PAUSE = 1.0  # seconds before a retry after an error
_SUBSTITUTE = "greedy"  # needs no files, and plays at every table


class ComputerTurns:
    """Plays the turns of the computer players at all tables."""

    def __init__(
        self, analysis: Analysis, threads: Executor, pace: float, thinkers: int = 1
    ) -> None:
        """Use `thinkers` processes for slow players; wait `pace` seconds before a roll or move."""
        self._analysis = analysis
        self._threads = threads
        self._thinkers = ProcessPool(thinkers)
        self._pace = pace
        self._playing: dict[LiveTable, asyncio.Task[None]] = {}

    def to_move(self, live: LiveTable) -> None:
        """Start a task that plays the computer's turn at a table, unless one is running."""
        if live not in self._playing:
            task = asyncio.create_task(self._play(live))
            self._playing[live] = task
            task.add_done_callback(lambda _: self._playing.pop(live, None))

    async def close(self) -> None:
        """Cancel the running turns of computer players, and stop their processes."""
        under_way = [*self._playing.values()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self._thinkers.close()

    async def _play(self, live: LiveTable) -> None:
        while (name := live.computer_to_act) is not None:
            await asyncio.sleep(self._pace)
            try:
                await self._act(live, name)
            except ConflictError:
                continue  # another process was faster
            except LogUnavailableError:
                await self._wait_for_log(live)
            except Exception:  # retry: the other players wait for this one
                _logger.exception("computer-turn-failed")
                await asyncio.sleep(_PAUSE)

    @staticmethod
    async def _wait_for_log(live: LiveTable) -> None:
        """Wait until the event log can be read again and the table has all of its events."""
        while True:
            await asyncio.sleep(_PAUSE)
            try:
                await live.catch_up()
            except LogUnavailableError:
                continue
            return

    async def _act(self, live: LiveTable, name: str) -> None:
        table = live.table
        sequence, state = table.sequence, table.playing.state
        if state.face is None:
            await live.act(
                lambda decision: decision.roll() if _is_at(decision, table, sequence) else None
            )
            return
        move = await self._think(name, state)
        await live.act(
            lambda decision: decision.move(move) if _is_at(decision, table, sequence) else None
        )

    async def _think(self, name: str, state: State) -> str:
        position, rules = write_position(state), write_rules(state.rules)
        while (move := await self._choose(name, position, rules)) is None:
            await asyncio.shield(self._analysis.solve_soon(state.rules))
        return move

    async def _choose(self, name: str, position: str, rules: str) -> str | None:
        solutions = self._analysis.solutions
        player = COMPUTER_PLAYERS.get(name)
        if player is not None and player.thinks_long:
            try:
                return await self._thinkers.run(choose, name, position, rules, solutions)
            except DamagedNetworkError as error:
                self._analysis.report_damage(error)
                name = _SUBSTITUTE  # so that the game goes on without the file
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, choose, name, position, rules, solutions)


def _is_at(decision: Decision, table: Table, sequence: int) -> bool:
    """Return whether the table is unchanged since the computer player chose its roll or move."""
    return decision.table is table and table.sequence == sequence
