"""Reviews and solving run in separate processes, once for all requests."""

import asyncio
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from exactly.evaluation.chances import UnsolvedError
from exactly.evaluation.exact import SolvedChances
from exactly.records import parse_position, parse_record
from exactly.review.data import review_as_data
from exactly.review.review import review_game
from exactly.server.workers.analysis import Analysis
from exactly.server.workers.process_pool import ProcessPool
from exactly.solver.solution_file import Solution
from support.paths import GAMES
from support.services import eventually

GAME = GAMES / "2-standard.txt"


async def test_a_game_is_reviewed_in_a_separate_process(
    tmp_path: Path, standard_solution: Solution, damaged_solution: Path
) -> None:
    record = parse_record(GAME.read_text(encoding="utf-8"))
    analysis = Analysis(standard_solution.path.parent)
    chances = SolvedChances(standard_solution)
    assert await analysis.review(record) == review_as_data(review_game(record, chances))
    await analysis.close()
    for folder in (tmp_path, damaged_solution.parent):
        analysis = Analysis(folder)
        with pytest.raises(UnsolvedError):
            await analysis.review(record)
        await analysis.close()


async def test_a_game_is_reviewed_once_for_all_requests(
    standard_solution: Solution, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    run = ProcessPool.run

    async def count(processes: ProcessPool, *work: Any) -> object:
        asked.append(work[0])
        return await run(processes, *work)

    monkeypatch.setattr(ProcessPool, "run", count)
    record = parse_record(GAME.read_text(encoding="utf-8"))
    analysis = Analysis(standard_solution.path.parent)
    one, other = await asyncio.gather(analysis.review(record), analysis.review(record))
    assert one == other
    assert len(asked) == 1
    assert await analysis.review(record) == one
    assert len(asked) == 2
    await analysis.close()


async def test_solving_runs_in_a_separate_process_and_stops_at_the_end(tmp_path: Path) -> None:
    analysis = Analysis(tmp_path / "solutions")
    state = parse_position("5/5 0/0 1 20")
    solving = analysis.solve_soon(state.rules)
    assert analysis.solve_soon(state.rules) is solving
    await eventually(lambda: len(active_children()) == 1)
    await analysis.close()
    assert solving.cancelled()
    assert not (tmp_path / "solutions").exists()
