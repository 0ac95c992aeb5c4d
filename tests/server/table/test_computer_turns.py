"""Computer players act at tables: fast players run in threads, slow ones in processes."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from exactly.players import COMPUTER_PLAYERS
from exactly.protocol import Phase, Rolling, SeatComputer, TableOptions
from exactly.records import parse_position, verify, write_position
from exactly.rules import Rules
from exactly.server.broadcast.interface import LocalBroadcast
from exactly.server.event_log.sql_log import open_log
from exactly.server.operation.metrics import Metrics
from exactly.server.table.computer_turns import ComputerTurns
from exactly.server.table.decide import decide
from exactly.server.table.decision import Caller, Decision
from exactly.server.table.live_table import LiveTable, TableContext
from exactly.server.table.lobby import Lobby
from exactly.server.workers.analysis import Analysis
from exactly.server.workers.jobs import choose
from exactly.solver.solution_file import Solution
from support.paths import GAMES
from support.services import eventually
from support.slow_jobs import find_damage_or_choose

GAME = GAMES / "2-standard.txt"


class NoThreads(Executor):
    """A thread pool that must not be used."""

    def submit(self, *_: Any, **__: Any) -> Any:
        raise AssertionError("somebody thinks in a thread")


@pytest.fixture
def _greedy_thinks_long(monkeypatch: pytest.MonkeyPatch) -> None:
    greedy = COMPUTER_PLAYERS["greedy"]._replace(thinks_long=True)
    monkeypatch.setitem(COMPUTER_PLAYERS, "greedy", greedy)


@asynccontextmanager
async def begin_game(
    folder: Path, migrated_file: Path, players: ComputerTurns, name: str
) -> AsyncIterator[LiveTable]:
    """Start a game for one euro between two computer players of this name."""
    database = folder / "tables.db"
    database.write_bytes(migrated_file.read_bytes())
    log = open_log(f"sqlite+aiosqlite:///{database}")
    metrics = Metrics(tables=lambda: 0, clients=lambda: 0)
    lobby = Lobby(TableContext(log, LocalBroadcast(), players.to_move, metrics))
    live, _ = await lobby.make(TableOptions(rules="standard+target=1", throw=Rolling.AUTO))

    def start(decision: Decision) -> None:
        for seat in (1, 2):
            decide(decision, SeatComputer(seat=seat, player=name), Caller(1))
        decision.start()

    await live.act(start)
    yield live
    await players.close()
    await log.close()


async def finish(live: LiveTable) -> None:
    await eventually(lambda: live.table.phase is Phase.OVER)
    record = await live.record_of()
    assert record is not None
    assert verify(record) == ()


async def test_a_fast_player_runs_in_a_thread(tmp_path: Path, migrated_file: Path) -> None:
    with ThreadPoolExecutor(1) as threads:
        players = ComputerTurns(Analysis(tmp_path), threads, pace=0)
        async with begin_game(tmp_path, migrated_file, players, "greedy") as live:
            await finish(live)
            assert not active_children()


@pytest.mark.usefixtures("_greedy_thinks_long")
async def test_a_slow_player_runs_in_a_process(tmp_path: Path, migrated_file: Path) -> None:
    players = ComputerTurns(Analysis(tmp_path), NoThreads(), pace=0)
    async with begin_game(tmp_path, migrated_file, players, "greedy") as live:
        await finish(live)


@pytest.mark.usefixtures("_greedy_thinks_long")
async def test_a_game_continues_when_the_process_is_killed(
    tmp_path: Path, migrated_file: Path
) -> None:
    players = ComputerTurns(Analysis(tmp_path), NoThreads(), pace=0)
    async with begin_game(tmp_path, migrated_file, players, "greedy") as live:
        await eventually(lambda: bool(active_children()))
        (killed,) = active_children()
        assert killed.pid is not None
        os.kill(killed.pid, signal.SIGKILL)
        await finish(live)
        assert killed not in active_children()


async def test_a_game_continues_with_a_damaged_network(
    tmp_path: Path,
    migrated_file: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("exactly.server.table.computer_turns.choose", find_damage_or_choose)
    with ThreadPoolExecutor(1) as threads:
        players = ComputerTurns(Analysis(tmp_path), threads, pace=0)
        async with begin_game(tmp_path, migrated_file, players, "otto") as live:
            await finish(live)
    (said,) = [line for line in caplog.records if line.name.startswith("exactly.")]
    assert said.message == "network-damaged"
    assert vars(said)["file"] == str(tmp_path / "standard-2.network")
    assert vars(said)["damage"] == "changed"


async def test_a_game_that_is_not_solved_is_solved_first(
    tmp_path: Path, standard_solution: Solution, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Rules] = []

    def solve_soon(_: Analysis, rules: Rules) -> asyncio.Future[None]:
        asked.append(rules)
        (tmp_path / standard_solution.path.name).symlink_to(standard_solution.path)
        solved: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        solved.set_result(None)
        return solved

    monkeypatch.setattr(Analysis, "solve_soon", solve_soon)
    state = parse_position("50.20.20.5/20.5 1/0 1 5")
    assert choose("perfect", write_position(state), "standard", tmp_path) is None
    with ThreadPoolExecutor(1) as threads:
        players = ComputerTurns(Analysis(tmp_path), threads, pace=0)
        assert await players._think("perfect", state) == "5:C>1"
        await players.close()
    assert asked == [state.rules]
