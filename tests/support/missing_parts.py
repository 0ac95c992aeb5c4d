"""Hooks for pytest: tests that need a part which is not installed are skipped, but never in CI.

A test that imports the part is found out by itself. A test that needs it in another process, or
in other ways, says so: `@pytest.mark.needs("numba")`.
"""

import os
import re
from collections.abc import Generator
from importlib.util import find_spec

import pytest

__all__ = [
    "pytest_make_collect_report",
    "pytest_runtest_makereport",
    "pytest_runtest_setup",
]

_MISSING = re.compile(r"ModuleNotFoundError: No module named '([^'.]+)")
_OUR_OWN = {"exactly", "support", "generate", "studies", "photographs", "served"}


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Skip a file of tests if it imports what is not installed."""
    report = yield
    missing = _MISSING.search(str(report.longrepr)) if report.failed else None
    if missing and _may_be_missing(missing[1]):
        report.outcome = "skipped"
        report.longrepr = (str(collector.path), 0, _reason(missing[1]))
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Skip a test if it imports what is not installed."""
    report = yield
    error = call.excinfo.value if call.excinfo else None
    if report.failed and isinstance(error, ModuleNotFoundError):
        missing = (error.name or "").partition(".")[0]
        if _may_be_missing(missing):
            report.outcome = "skipped"
            report.longrepr = (str(item.path), 0, _reason(missing))
    return report


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test if one of the parts that it names is not installed."""
    for mark in item.iter_markers("needs"):
        for module in mark.args:
            if find_spec(module) is None and _may_be_missing(module):
                pytest.skip(_reason(module).removeprefix("Skipped: "))


def _may_be_missing(module: str) -> bool:
    return not os.environ.get("CI") and bool(module) and module not in _OUR_OWN


def _reason(module: str) -> str:
    return f"Skipped: needs {module}, which is not installed"
