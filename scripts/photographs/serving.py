"""The server whose page is photographed: it has solved the game for two."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from exactly.rules import STANDARD
from exactly.solver.solution_file import solution_path, store_solution
from support.wire import solved_server

__all__ = ["serve_page"]

_SOLUTIONS = Path(__file__).parents[2] / "build/solutions"
_MANNERS = (
    *("--pace", "60"),  # a computer player whose turn is photographed waits
    *("--tables-a-minute", "10000", "--commands-a-second", "10000"),  # all others do not wait
)


@contextmanager
def serve_page() -> Iterator[str]:
    """Run a server for pictures; give its address."""
    solution = solution_path(_SOLUTIONS, STANDARD)
    if not solution.exists():
        from exactly.solver.solve import solve  # noqa: PLC0415  # compiled only where it is needed

        print("Solving the game of two, once ...", flush=True)
        store_solution(solve(STANDARD), solution)
    with (
        tempfile.TemporaryDirectory() as folder,
        solved_server(Path(folder), solution, *_MANNERS) as server,
    ):
        yield server.address
