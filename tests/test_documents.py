"""The documents are correct: their examples run, and their links have targets."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("benchmarks/*.md")]
)


NEEDS = {"research.md": ("numba", "gymnasium", "pettingzoo", "pyspiel")}
"""Return the modules of extras that the examples of a document use."""
WITH_EXAMPLES = [
    pytest.param(path, marks=pytest.mark.needs(*NEEDS.get(path.name, ())), id=path.name)
    for path in DOCUMENTS
    if ">>> " in path.read_text(encoding="utf-8")
]
LINKS = [
    (path, link)
    for path in DOCUMENTS
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    if "://" not in link
]


@pytest.mark.parametrize("path", WITH_EXAMPLES)
def test_the_examples_of_a_document_run(path: Path) -> None:
    failed, _ = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_the_readme_has_an_example() -> None:
    _, run = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert run > 0


@pytest.mark.parametrize(("path", "link"), LINKS, ids=lambda part: Path(part).name)
def test_links_within_the_project_lead_somewhere(path: Path, link: str) -> None:
    assert (path.parent / link).exists()


def test_every_command_is_in_the_documents() -> None:
    notation = (ROOT / "docs/reference/notation.md").read_text(encoding="utf-8")
    modules = {path.stem for path in (ROOT / "src/exactly/cli/commands").glob("[!_]*.py")}
    assert modules > {"app"}
    for command in modules - {"app"}:
        assert f"`exactly {command}" in notation
