"""Computer players at the tables: they throw and move when it is their turn.

Thinking happens beside the loop that serves the tables, never in it: in a thread where it is soon
done, else in a process apart, as solving is.
"""

import asyncio
import logging
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from exactly.evaluation.chances import Chances, UnsolvedError
from exactly.evaluation.find import find_chances
from exactly.networks.damage import DamagedNetworkError, NetworkDamage
from exactly.players import COMPUTER_PLAYERS
from exactly.records import Record, write_position, write_rules
from exactly.rules import Rules, State
from exactly.server.event_log import ConflictError, LogUnavailableError
from exactly.server.live_table import LiveTable
from exactly.server.master import Master
from exactly.server.processes import Processes
from exactly.server.table import Table
from exactly.server.thinking import choose, review, solve_and_keep

__all__ = ["Computers"]

_logger = logging.getLogger(__name__)
_PAUSE = 1.0  # seconds before something that failed is tried again
_INSTEAD = "greedy"  # needs nothing, and sits at every table


class Computers:
    """Lets the computer players of all tables act."""

    def __init__(self, solutions: Path, threads: Executor, pace: float, thinkers: int = 1) -> None:
        """Play with the solutions of this folder; `pace` is how many seconds a step takes.

        Those who think long do so in `thinkers` processes.
        """
        self._folder = solutions
        self._threads = threads
        self._thinkers = Processes(thinkers)
        self._reviewer = Processes(1)  # who looks back holds up nobody who plays
        self._solver = Processes(1)
        self._pace = pace
        self._playing: dict[LiveTable, asyncio.Task[None]] = {}
        self._reviewing: dict[Record, asyncio.Task[dict[str, Any] | None]] = {}
        self._solving: dict[Rules, asyncio.Future[None]] = {}
        self._told: set[tuple[Path, NetworkDamage]] = set()

    def to_move(self, live: LiveTable) -> None:
        """Let a computer player act at a table, soon."""
        if live not in self._playing:
            task = asyncio.create_task(self._play(live))
            self._playing[live] = task
            task.add_done_callback(lambda _: self._playing.pop(live, None))

    async def close(self) -> None:
        """Stop in the middle of whatever is thought about."""
        under_way: list[asyncio.Future[Any]] = [
            *self._playing.values(),
            *self._reviewing.values(),
            *self._solving.values(),
        ]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        for processes in (self._thinkers, self._reviewer, self._solver):
            await processes.close()

    async def _play(self, live: LiveTable) -> None:
        while (name := live.computer_to_act) is not None:
            await asyncio.sleep(self._pace)
            try:
                await self._act(live, name)
            except ConflictError:
                continue  # another process was faster
            except LogUnavailableError:
                await self._wait_for_log(live)
            except Exception:  # whatever it was, the others at the table wait for this one
                _logger.exception("computer-failed")
                await asyncio.sleep(_PAUSE)

    @staticmethod
    async def _wait_for_log(live: LiveTable) -> None:
        """Wait until it is known again whose turn it is."""
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
                lambda master: master.roll() if _is_at(master, table, sequence) else None
            )
            return
        move = await self._think(name, state)
        await live.act(lambda it: it.move(move) if _is_at(it, table, sequence) else None)

    async def _think(self, name: str, state: State) -> str:
        position, rules = write_position(state), write_rules(state.rules)
        while (move := await self._choose(name, position, rules)) is None:
            await asyncio.shield(self.solve_soon(state.rules))
        return move

    async def _choose(self, name: str, position: str, rules: str) -> str | None:
        player = COMPUTER_PLAYERS.get(name)
        if player is not None and player.thinks_long:
            try:
                return await self._thinkers.run(choose, name, position, rules, self._folder)
            except (
                DamagedNetworkError
            ) as error:  # nobody at the table is to wait until it is mended
                self.tell_of(error)
                name = _INSTEAD
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, choose, name, position, rules, self._folder
        )

    def tell_of(self, damaged: DamagedNetworkError) -> None:
        """Log what is wrong with a network, once: it turns out again at every move."""
        what = damaged.path, damaged.damage
        if what not in self._told:
            self._told.add(what)
            fields = {"file": str(damaged.path), "damage": damaged.damage.value}
            _logger.error("network-damaged", extra=fields)

    def find_chances(self, seats: int, rules: Rules) -> Chances:
        """Find the chances at a table of so many seats.

        Raises UnsolvedError where there are none yet, DamagedNetworkError or ModuleNotFoundError
        where there will be none.
        """
        return find_chances(seats, rules, self._folder)

    async def review(self, record: Record) -> dict[str, Any]:
        """Look at a game again, with the chances that `find_chances` finds.

        A game is looked at once for all who ask for it meanwhile.
        """
        reviewing = self._reviewing.get(record)
        if reviewing is None:
            reviewing = asyncio.create_task(self._reviewer.run(review, record, self._folder))
            self._reviewing[record] = reviewing
            reviewing.add_done_callback(lambda done: self._reviewed(record, done))
        found = await asyncio.shield(reviewing)
        if found is None:
            raise UnsolvedError(record.rules)
        return found

    def _reviewed(self, record: Record, done: asyncio.Task[dict[str, Any] | None]) -> None:
        del self._reviewing[record]
        if not done.cancelled():
            done.exception()  # whoever still waits is told of it

    def solve_soon(self, rules: Rules) -> asyncio.Future[None]:
        """Solve the game under these rules, once for all who wait for it."""
        if rules not in self._solving:
            solving = asyncio.ensure_future(self._solver.run(solve_and_keep, rules, self._folder))
            self._solving[rules] = solving
            solving.add_done_callback(lambda done: self._solved(rules, done))
        return self._solving[rules]

    def _solved(self, rules: Rules, done: asyncio.Future[None]) -> None:
        del self._solving[rules]
        error = None if done.cancelled() else done.exception()
        if error is not None:
            _logger.error("solving-failed", exc_info=error)


def _is_at(master: Master, table: Table, sequence: int) -> bool:
    """Say whether nothing has happened since the computer player looked, and nothing was undone."""
    return master.table is table and table.sequence == sequence
