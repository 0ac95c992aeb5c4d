"""The ring around a stack, drawn with characters: one lap is one euro.

A ring of half blocks if there is room, else a bar. Knows an amount of cents and the limit, but no
seats or turns.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from math import atan2, hypot, pi
from typing import TypeAlias

from textual.color import Color
from textual.content import Content
from textual.style import Style

from exactly.rules import ONE_EURO
from exactly.terminal.palette import EXACT, FIRST_LAP, NOTCH, SECOND_LAP, TRACK

__all__ = ["Cell", "bar", "ring", "row_of"]

Cell: TypeAlias = tuple[str, Style]
"""One character with its colours."""

_SAMPLES = (1 / 6, 3 / 6, 5 / 6)  # across a dot, in each direction
_HALF_TICK = 0.6  # dots to either side of the middle of a tick


@lru_cache(maxsize=256)
def ring(total: int, rows: int, limit: int | None, cloth: Color) -> tuple[tuple[Cell, ...], ...]:
    """Return a stack's ring, drawn in `rows` rows and twice as many columns.

    Above one euro a notch marks the limit, beyond which no coin may be added.
    """
    drawn = _Ring(total, rows, limit, cloth)
    dots = [[drawn.dot(x, y) for x in range(2 * rows)] for y in range(2 * rows)]
    return tuple(
        tuple(
            (" ", Style())
            if upper == lower == cloth
            else ("▀", Style(foreground=upper, background=lower))
            for upper, lower in zip(dots[row], dots[row + 1], strict=True)
        )
        for row in range(0, 2 * rows, 2)
    )


@dataclass(frozen=True, slots=True)
class _Ring:
    """A ring before it is drawn; its radius is measured in dots, two to a row."""

    total: int
    radius: int
    limit: int | None
    cloth: Color

    def dot(self, column: int, row: int) -> Color:
        """Return the mean colour of a dot, so that the round edge looks smooth."""
        samples = [
            self._colour(column + right - self.radius, row + down - self.radius) or self.cloth
            for right in _SAMPLES
            for down in _SAMPLES
        ]
        if len(set(samples)) == 1:
            return samples[0]
        red, green, blue = (
            round(sum(channel) / len(samples))
            for channel in zip(*((each.r, each.g, each.b) for each in samples), strict=True)
        )
        return Color(red, green, blue)

    def _colour(self, x: float, y: float) -> Color | None:
        """Return the colour of a point relative to the ring's centre; None outside its band.

        The part missing to one euro is a thin line, the first lap a band, the second lap a broader
        band.
        """
        total, limit = self.total, self.limit
        distance = hypot(x, y)
        lap = atan2(x, -y) / (2 * pi) % 1  # from the top, clockwise
        if total == ONE_EURO:
            colour, inner, outer = EXACT, 0.72, 1.0
        elif _is_tick(lap, 0, distance) or (
            total > ONE_EURO and limit is not None and _is_tick(lap, limit % ONE_EURO, distance)
        ):
            colour, inner, outer = NOTCH, 0.72, 1.0
        elif lap * ONE_EURO < total - ONE_EURO:
            colour, inner, outer = SECOND_LAP, 0.72, 1.0
        elif lap * ONE_EURO < total:
            colour, inner, outer = FIRST_LAP, 0.8, 1.0
        else:
            colour, inner, outer = TRACK, 0.87, 0.97
        return colour if inner * self.radius - 0.4 <= distance <= outer * self.radius else None


def _is_tick(lap: float, cents: int, distance: float) -> bool:
    away = abs(lap - cents / ONE_EURO)
    return min(away, 1 - away) * 2 * pi * distance <= _HALF_TICK


def row_of(cells: tuple[Cell, ...]) -> Content:
    """Return one row of cells as Textual content."""
    return Content.assemble(
        *(
            ("".join(character for character, _ in same), style)
            for style, same in groupby(cells, key=lambda cell: cell[1])
        )
    )


def bar(total: int, width: int, limit: int | None) -> Content:
    """Draw the ring as a bar: thin for the missing part, bold for lap 1, solid for lap 2."""
    return row_of(tuple(_bar_cells(total, width, limit)))


def _bar_cells(total: int, width: int, limit: int | None) -> Iterator[Cell]:
    notch = None
    if total > ONE_EURO and limit is not None:
        notch = (limit % ONE_EURO) * width // ONE_EURO
    for place in range(width):
        filled = (place + 0.5) * ONE_EURO / width
        if total == ONE_EURO:
            yield "█", Style(foreground=EXACT)
        elif place == notch:
            passed = SECOND_LAP if filled < total - ONE_EURO else None
            yield "┃", Style(foreground=NOTCH, background=passed, bold=True)
        elif filled < total - ONE_EURO:
            yield "█", Style(foreground=SECOND_LAP)
        elif filled < total:
            yield "━", Style(foreground=FIRST_LAP)
        else:
            yield "─", Style(foreground=TRACK)
