"""Coins drawn with characters: brackets, width and colour tell them apart."""

from collections.abc import Callable, Iterable

from textual.content import Content
from textual.style import Style

from exactly.rules import COINS, Coin, Stack

__all__ = ["CLICKED_COIN", "chip", "chip_lines"]

CLICKED_COIN = "coin"
"""The key of a coin's value in the metadata of its Textual style, which click events carry."""

_SHAPES = {
    Coin.FIFTY: "[50]",
    Coin.TWENTY: "(20)",
    Coin.TEN: "‹10›",
    Coin.FIVE: "·5·",
}
_METALS = {
    Coin.FIFTY: "bold $gold-ink on $gold",
    Coin.TWENTY: "bold $gold-ink on $gold 88%",
    Coin.TEN: "$gold-ink on $gold 76%",
    Coin.FIVE: "bold $copper-ink on $copper",
}
_AT_REST = "$quiet"


def chip(coin: Coin, *, at_rest: bool = False) -> Content:
    """Draw a coin; `at_rest` dims it, because the die shows another value."""
    shape = Content.styled(_SHAPES[coin], _AT_REST if at_rest else _METALS[coin])
    return shape.stylize(Style.from_meta({CLICKED_COIN: int(coin)}))


def chip_lines(stack: Stack, movable: Iterable[Coin], width: int, height: int) -> list[Content]:
    """Draw a stack in this space: coin by coin if they fit, else counted by value."""
    movable = set(movable)

    def draw(coin: Coin) -> Content:
        return chip(coin, at_rest=coin not in movable)

    single = [draw(coin) for coin in stack.coins]
    counted = [(stack.count_of(coin), draw(coin)) for coin in COINS if stack.count_of(coin)]
    attempts: tuple[Callable[[], list[Content]], ...] = (
        lambda: _wrapped(single, " ", width),
        lambda: _wrapped([Content(f"{count}×") + coin for count, coin in counted], " ", width),
        lambda: _wrapped([Content(f"{count}") + coin for count, coin in counted], " ", width),
    )
    lines: list[Content] = []
    for attempt in attempts:
        lines = attempt()
        if len(lines) <= height:
            break
    return lines[: max(0, height)]


def _wrapped(pieces: list[Content], gap: str, width: int) -> list[Content]:
    lines: list[Content] = []
    for piece in pieces:
        if lines and lines[-1].cell_length + len(gap) + piece.cell_length <= width:
            lines[-1] = lines[-1] + gap + piece
        else:
            lines.append(piece)
    return lines
