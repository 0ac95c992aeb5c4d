"""Hooks for pytest: tests that need a part which is not installed are skipped, but never in CI.

Parts are the modules of the extras in pyproject.toml. A test that imports one is detected. A test
that needs one in another process, or in other ways, has a marker: `@pytest.mark.needs("numba")`.
"""

import os
import re
import sys
from collections.abc import Generator
from importlib.util import find_spec

import pytest

__all__ = [
    "PARTS",
    "pytest_make_collect_report",
    "pytest_runtest_makereport",
    "pytest_runtest_setup",
]

PARTS = frozenset(
    {
        *("asyncpg", "gymnasium", "numba", "openskill", "open_spiel", "pettingzoo", "playwright"),
        *("pyspiel", "redis", "requests", "schemathesis", "sphinx", "torch"),
    }
)
"""Modules that only some extras install, and that `scripts/test --quick` does not need."""

_MISSING = re.compile(r"^E? *ModuleNotFoundError: No module named '([^'.]+)")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Skip a file of tests if it imports a part that is not installed."""
    report = yield
    if report.failed:
        last = str(report.longrepr).rstrip().rpartition("\n")[2]
        missing = _MISSING.search(last)
        if missing and _is_missing(missing[1]):
            report.outcome = "skipped"
            report.longrepr = (str(collector.path), 0, f"Skipped: {_reason(missing[1])}")
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Skip a test if it imports a part that is not installed."""
    report = yield
    error = call.excinfo.value if call.excinfo else None
    if report.failed and isinstance(error, ModuleNotFoundError):
        missing = (error.name or "").partition(".")[0]
        if _is_missing(missing):
            report.outcome = "skipped"
            report.longrepr = (str(item.path), 0, f"Skipped: {_reason(missing)}")
    return report


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test if one of the parts that it names is not installed."""
    for mark in item.iter_markers("needs"):
        for module in mark.args:
            if _is_missing(module):
                pytest.skip(_reason(module))


def _is_missing(module: str) -> bool:
    return module in PARTS and not os.environ.get("CI") and not _is_installed(module)


def _is_installed(module: str) -> bool:
    return module in sys.modules or find_spec(module) is not None  # a test may block a module there


def _reason(module: str) -> str:
    return f"needs {module}, which is not installed"
