"""Tests of a part that is not installed are skipped, but not in CI, nor for other errors."""

import pytest

from support import missing_parts

pytest_plugins = ["pytester"]

CONFTEST = """
from support.missing_parts import (
    pytest_make_collect_report, pytest_runtest_makereport, pytest_runtest_setup
)
"""
MARKED = """
import pytest

@pytest.mark.needs("not_installed")
def test_marked(): raise AssertionError
"""
BLOCKED = """
def test_blocked(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "xml", None)
    import xml
"""
HANDLED = """
try:
    import not_installed
except ModuleNotFoundError:
    raise TypeError("another mistake")
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with tests that need a part: by an import, at run time, and by their marker."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(missing_parts, "PARTS", {"not_installed", "xml"})
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(
        test_imports="import not_installed\n\ndef test_any(): pass",
        test_runs="def test_needs_it():\n    import not_installed.part\n\ndef test_other(): pass",
        test_marked=MARKED,
    )
    return pytester


def test_a_missing_part_skips_what_needs_it(project: pytest.Pytester) -> None:
    done = project.runpytest("-rs", "-p", "no:asyncio")
    done.assert_outcomes(passed=1, skipped=3)
    done.stdout.fnmatch_lines(["*needs not_installed, which is not installed*"])


def test_nothing_is_skipped_in_ci(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    project.runpytest("-p", "no:asyncio").assert_outcomes(errors=1)
    done = project.runpytest("-p", "no:asyncio", "test_runs.py", "test_marked.py")
    done.assert_outcomes(passed=1, failed=2)


@pytest.mark.parametrize(
    "text",
    [
        "def test_mistyped():\n    import jsonn",
        "def test_ours():\n    import exactly.not_there",
        BLOCKED,
    ],
)
def test_another_missing_module_is_a_failure(project: pytest.Pytester, text: str) -> None:
    file = project.makepyfile(test_other=text)
    project.runpytest("-p", "no:asyncio", file).assert_outcomes(failed=1)


def test_another_error_after_a_missing_part_is_a_failure(project: pytest.Pytester) -> None:
    file = project.makepyfile(test_other=HANDLED)
    project.runpytest("-p", "no:asyncio", file).assert_outcomes(errors=1)


def test_every_part_is_known_by_its_name() -> None:
    assert {"numba", "torch", "pyspiel", "redis", "asyncpg"} < missing_parts.PARTS
