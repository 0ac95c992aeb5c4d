"""The positions with exact chances match docs/reference/research.md and the solution."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import exactly
from exactly.evaluation.exact import SolvedChances
from exactly.records import parse_position, write_move
from exactly.rules import STANDARD, legal_moves
from exactly.solver.solution_file import Solution
from studies.positions import FILE, describe

LINES: list[dict[str, Any]] = [
    json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()
]
STATES = [parse_position(line["position"], STANDARD) for line in LINES]


def test_there_are_a_thousand_different_positions_from_all_nine_scores() -> None:
    assert len(set(STATES)) == len(STATES) == 1_000
    scores = Counter(state.euros for state in STATES)
    assert sorted(scores.values()) == [111] * 8 + [112]
    assert {(state.seats, state.active) for state in STATES} == {(2, 1), (2, 2)}


def test_every_position_has_all_its_moves() -> None:
    for line, state in zip(LINES, STATES, strict=True):
        assert list(line["after"]) == [write_move(move) for move in legal_moves(state)]
        assert len(line["after"]) > 1


def test_the_chances_are_those_of_the_solution(standard_solution: Solution) -> None:
    chances = SolvedChances(standard_solution)
    for line, state in list(zip(LINES, STATES, strict=True))[::7]:
        now: dict[str, Any] = describe(state, chances)
        assert now["before"] == pytest.approx(line["before"], abs=2e-6)
        assert now["after"] == pytest.approx(line["after"], abs=2e-6)


def test_the_page_names_the_file_and_this_version() -> None:
    root = Path(__file__).parents[1]
    page = (root / "docs/reference/research.md").read_text(encoding="utf-8")
    assert f"](../{FILE.relative_to(root / 'docs')})" in page
    assert f"(version {exactly.__version__})" in page
    citation = (root / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {exactly.__version__}\n" in citation
