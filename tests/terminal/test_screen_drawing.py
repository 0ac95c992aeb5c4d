"""Rings, bars, coins and figures drawn with characters."""

import pytest
from textual.color import Color
from textual.content import Content
from textual.style import Style

from exactly.rules import COINS, Coin, Stack
from exactly.terminal.palette import EXACT, FIRST_LAP, SECOND_LAP
from exactly.terminal.widgets.big_figures import ROWS, big_figures
from exactly.terminal.widgets.coin_chips import CLICKED_COIN, chip, chip_lines
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
def test_a_bar_tells_the_laps_apart_without_colour(total: int, drawn: str) -> None:
    assert bar(total, 20, 150).plain == drawn


def test_a_bar_without_a_limit_has_no_notch() -> None:
    assert bar(150, 20, None).plain == "██████████━━━━━━━━━━"


def test_coins_are_told_apart_without_colour() -> None:
    assert len({chip(coin).plain for coin in COINS}) == len(COINS)
    assert len({chip(coin, at_rest=True).plain for coin in COINS}) == len(COINS)


def test_a_chip_says_which_coin_was_clicked() -> None:
    metas = [span.style.meta for span in chip(Coin.TEN).spans if isinstance(span.style, Style)]
    assert {CLICKED_COIN: 10} in metas


def plain(lines: list[Content]) -> list[str]:
    return [line.plain for line in lines]


def test_coins_lie_side_by_side_where_there_is_room() -> None:
    stack = Stack(fifties=1, twenties=2, fives=1)
    assert plain(chip_lines(stack, COINS, 30, 1)) == ["[50] (20) (20) ·5·"]
    assert plain(chip_lines(stack, COINS, 10, 2)) == ["[50] (20)", "(20) ·5·"]


def test_coins_are_counted_where_there_is_not() -> None:
    stack = Stack(fifties=1, twenties=2, tens=3, fives=10)
    assert plain(chip_lines(stack, COINS, 30, 1)) == ["1×[50] 2×(20) 3×‹10› 10×·5·"]
    assert plain(chip_lines(stack, COINS, 24, 1)) == ["1[50] 2(20) 3‹10› 10·5·"]


def test_the_fullest_stack_of_the_standard_edition_fits_the_smallest_panel() -> None:
    assert len(chip_lines(Stack(0, 2, 10, 10), COINS, 24, 1)) == 1


def test_an_empty_stack_is_nothing_to_see() -> None:
    assert chip_lines(Stack(), COINS, 20, 2) == []
    assert chip_lines(Stack(fives=1), COINS, 20, 0) == []


@pytest.mark.parametrize("text", ["0", "?", "50", "€1.50", "1,50 €", "3.46789"])
def test_big_figures_are_rows_of_one_width(text: str) -> None:
    rows = big_figures(text)
    assert len(rows) == ROWS
    assert len({len(row) for row in rows}) == 1
