"""Tests of a part that is not installed are skipped, but fail in CI."""

import pytest

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


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Two files of tests: one needs a missing part to be imported, the other when it runs."""
    monkeypatch.delenv("CI", raising=False)
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(
        test_imports="import not_installed\n\ndef test_any(): pass",
        test_runs="def test_needs_it():\n    import not_installed.part\n\ndef test_other(): pass",
        test_marked=MARKED,
        test_wrong="def test_ours():\n    import exactly.not_there",
    )
    return pytester


def test_a_missing_part_skips_what_needs_it(project: pytest.Pytester) -> None:
    done = project.runpytest("-rs", "-p", "no:asyncio")
    done.assert_outcomes(passed=1, skipped=3, failed=1)
    done.stdout.fnmatch_lines(["*needs not_installed, which is not installed*"])


def test_nothing_is_skipped_in_ci(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    done = project.runpytest("-p", "no:asyncio")
    done.assert_outcomes(errors=1)
    files = ("test_runs.py", "test_wrong.py", "test_marked.py")
    done = project.runpytest("-p", "no:asyncio", *files)
    done.assert_outcomes(passed=1, failed=3)
