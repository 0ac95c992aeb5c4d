"""Generated files are up to date."""

from pathlib import Path

import pytest

from generate.everything import generated_files
from generate.rule_documents import clauses_with_tests

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("path", generated_files(), ids=lambda path: path.name)
def test_a_generated_file_is_fresh(path: Path) -> None:
    assert path.exists(), "run scripts/regenerate"
    assert path.read_text(encoding="utf-8") == generated_files()[path], "run scripts/regenerate"


@pytest.mark.parametrize("folder", ["tests/counts", "tests/playthroughs"])
def test_no_file_is_left_over(folder: str) -> None:
    assert set((ROOT / folder).iterdir()) <= set(generated_files())


@pytest.mark.parametrize("clause", range(1, 20))
def test_every_clause_has_a_test_named_after_it(clause: int) -> None:
    assert clauses_with_tests(ROOT)[clause]
