"""Coins drawn with characters."""

from textual.content import Content
from textual.style import Style

from exactly.rules import COINS, Coin, Stack
from exactly.terminal.widgets.coin_chips import CLICKED_COIN, chip, chip_lines


def test_coins_are_distinguished_without_colour() -> None:
    assert len({chip(coin).plain for coin in COINS}) == len(COINS)
    assert len({chip(coin, at_rest=True).plain for coin in COINS}) == len(COINS)


def test_a_clicked_chip_reports_its_coin() -> None:
    metas = [span.style.meta for span in chip(Coin.TEN).spans if isinstance(span.style, Style)]
    assert {CLICKED_COIN: 10} in metas


def plain(lines: list[Content]) -> list[str]:
    return [line.plain for line in lines]


def test_coins_are_side_by_side_if_there_is_room() -> None:
    stack = Stack(fifties=1, twenties=2, fives=1)
    assert plain(chip_lines(stack, COINS, 30, 1)) == ["[50] (20) (20) ·5·"]
    assert plain(chip_lines(stack, COINS, 10, 2)) == ["[50] (20)", "(20) ·5·"]


def test_coins_are_counted_if_there_is_no_room() -> None:
    stack = Stack(fifties=1, twenties=2, tens=3, fives=10)
    assert plain(chip_lines(stack, COINS, 30, 1)) == ["1×[50] 2×(20) 3×‹10› 10×·5·"]
    assert plain(chip_lines(stack, COINS, 24, 1)) == ["1[50] 2(20) 3‹10› 10·5·"]


def test_the_fullest_stack_of_the_standard_edition_fits_the_smallest_panel() -> None:
    assert len(chip_lines(Stack(0, 2, 10, 10), COINS, 24, 1)) == 1


def test_an_empty_stack_is_empty() -> None:
    assert chip_lines(Stack(), COINS, 20, 2) == []
    assert chip_lines(Stack(fives=1), COINS, 20, 0) == []
