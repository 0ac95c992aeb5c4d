"""Golden games: whole records as data, with every position of the game."""

from dataclasses import fields
from pathlib import Path

import pytest

from exactly.records import parse_record, replay, verify
from exactly.rules import SEATS, SWITCHES, TARGETS, Edition, Rules
from generate.playthroughs import annotate
from support.paths import GAMES

FILES = sorted(GAMES.glob("*.txt"))
RECORDS = {file.stem: parse_record(file.read_text(encoding="utf-8")) for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_positions_written_beside_it(file: Path) -> None:
    record = RECORDS[file.stem]
    assert annotate(record) == file.read_text(encoding="utf-8")
    assert verify(record) == ()
    *_, last = replay(record)
    assert last.is_over


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", Edition)
def test_every_table_and_edition_has_a_golden_game(seats: int, edition: Edition) -> None:
    assert any(
        record.seats == seats and record.rules == Rules(edition) for record in RECORDS.values()
    )


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_has_a_golden_game(switch: str) -> None:
    assert any(getattr(record.rules, switch) for record in RECORDS.values())


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_has_a_golden_game(target: int) -> None:
    assert any(record.rules.target == target for record in RECORDS.values())


def test_no_switch_is_forgotten() -> None:
    names = {field.name for field in fields(Rules)}
    assert names == {"edition", "target", *SWITCHES}
