"""Counts of lines of play, as data, confirmed by a second method."""

import json
from pathlib import Path

import pytest

from exactly.records import parse_position, parse_rules
from generate.counts import POSITIONS, count_lines
from support.brute_force import count_lines as count_by_brute_force

FILES = sorted((Path(__file__).parents[1] / "counts").glob("*.json"))


def test_there_is_a_file_for_every_named_position() -> None:
    assert {file.stem for file in FILES} == set(POSITIONS)
    assert len(FILES) >= 8


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_rules_and_brute_force_count_the_same_lines(file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    state = parse_position(data["position"], parse_rules(data["rules"]))
    for depth, lines in enumerate(data["lines"]):
        assert count_lines(state, depth) == lines
        assert count_by_brute_force(data["position"], data["rules"], depth) == lines
