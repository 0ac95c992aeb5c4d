"""Win chances that are still being computed: the page waits, without console errors."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser, Response

from exactly.solver.solution_file import Solution
from support.browsing import Person, visit
from support.wire import PATIENCE, Server, begin_game

PROMISED = 202


@pytest.fixture
def fresh(tmp_path: Path, server: Server) -> Iterator[Server]:
    """A server without solutions; the fixture `server` ensures that the page is built."""
    fresh = Server(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", tmp_path).start()
    yield fresh
    assert fresh.stop() == 0


def is_accepted(answer: Response) -> bool:
    return answer.status == PROMISED


async def test_editor_and_review_wait_for_chances_without_a_console_error(
    fresh: Server, browser: Browser, tmp_path: Path, standard_solution: Solution
) -> None:
    over = await begin_game(fresh.address, throw="auto")
    await asyncio.gather(*[player.play() for player in over])
    for player in over:
        await player.guest.go()
    looks = {
        f"/review/{over[0].guest.code}": (
            "They will appear here in a few minutes.",
            "Luck and skill",
        ),
        "/positions": ("Calculating…", "exact"),
    }
    async with AsyncExitStack() as stack:
        waiting: list[tuple[Person, str]] = []
        for path, (before, after) in looks.items():
            person = await stack.enter_async_context(visit(browser, fresh.address + path))
            await person.sees(before)
            waiting.append((person, after))
        for person, _ in waiting:  # each page asks again
            await person.page.wait_for_event("response", is_accepted, timeout=1000 * PATIENCE)

        solutions = tmp_path / "exactly" / "solutions"
        solutions.mkdir(parents=True, exist_ok=True)
        copy = shutil.copy(standard_solution.path, tmp_path)
        Path(copy).rename(solutions / standard_solution.path.name)
        for person, after in waiting:
            await person.page.get_by_text(after, exact=True).first.wait_for()
