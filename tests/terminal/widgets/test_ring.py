"""Rings and bars drawn with characters."""

import pytest
from textual.color import Color
from textual.content import Content

from exactly.terminal.palette import EXACT, FIRST_LAP, SECOND_LAP
from exactly.terminal.widgets.ring import bar, ring

CLOTH = Color.parse("#1d483e")


def dots(total: int, rows: int = 12, limit: int | None = 150) -> list[list[Color]]:
    """Return the dots of a ring, two to a character."""
    lines = []
    for row in ring(total, rows, limit, CLOTH):
        lines.append([style.foreground or CLOTH for _, style in row])
        lines.append([style.background or CLOTH for _, style in row])
    return lines


def share_of(colour: Color, drawn: list[list[Color]]) -> int:
    return sum(dot == colour for line in drawn for dot in line)


def test_a_ring_is_as_high_as_asked_and_twice_as_many_columns_wide() -> None:
    drawn = ring(35, 9, 150, CLOTH)
    assert len(drawn) == 9
    assert {len(row) for row in drawn} == {18}


def test_a_ring_fills_from_the_top_clockwise() -> None:
    drawn = dots(50)
    right = sum(line[12:].count(FIRST_LAP) for line in drawn)
    left = sum(line[:12].count(FIRST_LAP) for line in drawn)
    assert right > 0
    assert left == 0


def test_the_more_coins_the_fuller_the_ring() -> None:
    gold = [share_of(FIRST_LAP, dots(total)) for total in range(0, 100, 5)]
    assert gold == sorted(gold)
    red = [share_of(SECOND_LAP, dots(total, limit=None)) for total in range(105, 205, 5)]
    assert red == sorted(red)
    assert red[0] > 0


def test_exactly_one_euro_is_another_colour_all_around() -> None:
    drawn = dots(100)
    assert share_of(EXACT, drawn) > 0
    assert share_of(FIRST_LAP, drawn) == share_of(SECOND_LAP, drawn) == 0
    assert share_of(EXACT, dots(95)) == share_of(EXACT, dots(105)) == 0


@pytest.mark.parametrize(
    ("total", "drawn"),
    [
        (0, "────────────────────"),
        (5, "━───────────────────"),
        (75, "━━━━━━━━━━━━━━━─────"),
        (100, "████████████████████"),
        (125, "█████━━━━━┃━━━━━━━━━"),
        (150, "██████████┃━━━━━━━━━"),
        (165, "██████████┃██━━━━━━━"),
    ],
)
def test_a_bar_distinguishes_the_laps_without_colour(total: int, drawn: str) -> None:
    assert bar(total, 20, 150).plain == drawn


def test_a_bar_without_a_limit_has_no_notch() -> None:
    assert bar(150, 20, None).plain == "██████████━━━━━━━━━━"


def plain(lines: list[Content]) -> list[str]:
    return [line.plain for line in lines]
