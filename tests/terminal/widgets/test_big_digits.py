"""Large figures drawn with characters."""

import pytest

from exactly.terminal.widgets.big_digits import ROWS, big_digits


@pytest.mark.parametrize("text", ["0", "?", "50", "€1.50", "1,50 €", "3.46789"])
def test_big_digits_are_rows_of_one_width(text: str) -> None:
    rows = big_digits(text)
    assert len(rows) == ROWS
    assert len({len(row) for row in rows}) == 1
