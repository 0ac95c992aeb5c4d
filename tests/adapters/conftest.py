"""What the tests of all adapters share: the golden games."""

from pathlib import Path

import pytest

from exactly.records import Record, parse_record

GAMES = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))


@pytest.fixture(params=GAMES, ids=lambda file: file.stem)
def golden_game(request: pytest.FixtureRequest) -> Record:
    """Every golden game, one after another."""
    file: Path = request.param
    return parse_record(file.read_text(encoding="utf-8"))
