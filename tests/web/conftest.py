"""Shared fixtures of the page's tests: a server with the page, and a browser."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from exactly.solver.solution_file import Solution
from support.browsing import chromium
from support.wire import Server, solved_server

BUILT = Path(__file__).parents[2] / "src" / "exactly" / "server" / "page" / "index.html"


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, standard_solution: Solution
) -> Iterator[Server]:
    """`exactly serve` with the page and a solution of the standard game, for each test file."""
    if not BUILT.exists():
        pytest.skip("the page is not built; scripts/page builds it")
    with solved_server(tmp_path_factory.mktemp("server"), standard_solution.path) as server:
        yield server


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as started:
        yield started
