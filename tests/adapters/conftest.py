"""What the tests of all adapters share: the golden games."""

import pytest

from exactly.records import Record, parse_record
from support.paths import GAMES


@pytest.fixture(params=sorted(GAMES.glob("*.txt")), ids=lambda file: file.stem)
def golden_game(request: pytest.FixtureRequest) -> Record:
    """Every golden game, one after another."""
    return parse_record(request.param.read_text(encoding="utf-8"))
