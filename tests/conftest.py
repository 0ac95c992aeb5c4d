"""Fixtures of many tests, such as the solved game, which is computed once for all."""

import fcntl
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from exactly.rules import STANDARD
from exactly.solver.solution_file import Solution, solution_path, store_solution
from support.missing_parts import (
    pytest_make_collect_report,
    pytest_runtest_makereport,
    pytest_runtest_setup,
)

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport", "pytest_runtest_setup"]

TESTS = Path(__file__).parent
SLOW = tuple(TESTS / path for path in (TESTS / "slow.txt").read_text("utf-8").split())
"""Folders and files that `--quick` skips: each takes seconds, or needs large packages."""

# No deadline: the time of an example depends more on the machine's load than on the code. Every run
# has the same examples, so that none fails by chance; EXAMPLES=new draws others.
settings.register_profile(
    "patient",
    settings(),
    deadline=None,
    derandomize=os.environ.get("EXAMPLES") != "new",
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("patient")


# A shell makes background processes ignore Ctrl-C, and so would all processes that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--quick`, which skips slow tests."""
    parser.addoption("--quick", action="store_true", help="leave out what tests/slow.txt names")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip slow folders and files of a quick run, without importing them."""
    return True if config.getoption("quick") and collection_path in SLOW else None


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Return what a quick run skips."""
    if not config.getoption("quick"):
        return []
    return [f"quick: without {', '.join(str(path.relative_to(TESTS)) for path in SLOW)}"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run browser tests first: their files take longest, and others fill the remaining workers."""
    items.sort(key=lambda item: "web" not in item.path.parts)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than cores: half of them wait for a server or a browser."""
    return 1 + (os.cpu_count() or 1)


@pytest.fixture
def changed_networks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder with damaged networks, used instead of those in the package."""
    from exactly.networks import files, weights  # noqa: PLC0415  # without NumPy, neither

    folder = tmp_path / "networks"
    folder.mkdir()
    for path in files.FOLDER.iterdir():
        whole = path.read_bytes()
        (folder / path.name).write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    monkeypatch.setattr(files, "FOLDER", folder)
    weights.trained_network.cache_clear()
    yield folder
    weights.trained_network.cache_clear()


@pytest.fixture(scope="session")
def standard_solution(tmp_path_factory: pytest.TempPathFactory) -> Solution:
    """The solution of the standard game, from a file."""
    from exactly.solver.solve import solve  # noqa: PLC0415  # compiled only where it is needed

    # Parallel workers share the folder above theirs.
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    path = solution_path(folder / "solutions", STANDARD)
    with (folder / "solving.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second worker waits, and then finds the file
        if not path.exists():
            store_solution(solve(STANDARD), path)
    return Solution(path, STANDARD)


@pytest.fixture(scope="session")
def damaged_solution(standard_solution: Solution, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the solution that opens, but whose chances are all damaged."""
    path = tmp_path_factory.mktemp("damaged") / standard_solution.path.name
    text = bytearray(standard_solution.path.read_bytes())
    for place in range(len(text) - 1, 100_000, -500_000):
        text[place] ^= 0xFF
    path.write_bytes(text)
    return path
