"""What many tests share: the solved game, worked out once for all of them."""

import pytest

from exactly.ai.solution import Solution, solution_file, store_solution
from exactly.rules import STANDARD


@pytest.fixture(scope="session")
def standard_solution(tmp_path_factory: pytest.TempPathFactory) -> Solution:
    """The solution of the standard game, from a file as people have it."""
    from exactly.ai.solver import solve  # noqa: PLC0415  # compiled only where it is needed

    path = solution_file(tmp_path_factory.mktemp("solutions"), STANDARD)
    store_solution(solve(STANDARD), path)
    return Solution(path, STANDARD)
