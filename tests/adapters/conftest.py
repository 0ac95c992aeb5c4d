"""The golden games, for the tests of all adapters."""

import pytest

from exactly.records import Record, parse_record
from support.paths import GAMES


@pytest.fixture(params=sorted(GAMES.glob("*.txt")), ids=lambda file: file.stem)
def golden_game(request: pytest.FixtureRequest) -> Record:
    """Each golden game."""
    return parse_record(request.param.read_text(encoding="utf-8"))
