"""Small plots as SVG: bars, dots and a line, readable by day and by night, without a script."""

import math
from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from typing import NamedTuple

__all__ = ["Agreement", "Bar", "Dot", "agreements", "bars", "dots", "line"]

_WIDTH, _LABELS, _ROW, _TOP = 760, 230, 34, 44

_STYLE = """<style>
text { font: 15px system-ui, sans-serif; fill: #1f2a44 }
.title { font-weight: 600 }
.quiet { fill: #5c6478 }
.bar { fill: #2f7f6d }
.second { fill: #d9a520 }
.curve { fill: none; stroke: #2f7f6d; stroke-width: 2.5; stroke-linejoin: round }
.grid { stroke: #c9cdd6; stroke-width: 1 }
.mark { stroke: #b3402f; stroke-width: 1.5; stroke-dasharray: 5 4 }
@media (prefers-color-scheme: dark) {
text { fill: #f3eee2 }
.quiet { fill: #b4bac8 }
.bar { fill: #58b8a0 }
.second { fill: #ffd468 }
.curve { stroke: #58b8a0 }
.grid { stroke: #4a5266 }
.mark { stroke: #ff8f7a }
}
</style>"""


class Bar(NamedTuple):
    """One bar, and what is written beside it."""

    label: str
    value: float
    text: str
    is_second: bool = False
    """Whether it is of the second colour."""


def bars(title: str, drawn: Sequence[Bar], *, most: float, mark: float | None = None) -> str:
    """Draw horizontal bars from 0 to the most, with a mark across all of them."""
    height = _TOP + _ROW * len(drawn) + 12
    room = _WIDTH - _LABELS - 90
    parts = []
    for place, bar in enumerate(drawn):
        y = _TOP + _ROW * place
        width = round(room * bar.value / most, 1)
        kind = "second" if bar.is_second else "bar"
        parts += [
            f'<text x="{_LABELS - 10}" y="{y + 19}" text-anchor="end">{escape(bar.label)}</text>',
            f'<rect class="{kind}" x="{_LABELS}" y="{y + 3}" width="{width}" height="22" rx="3"/>',
            f'<text class="quiet" x="{_LABELS + width + 8}" y="{y + 19}">{escape(bar.text)}</text>',
        ]
    if mark is not None:
        x = round(_LABELS + room * mark / most, 1)
        parts.append(f'<line class="mark" x1="{x}" y1="{_TOP - 6}" x2="{x}" y2="{height - 8}"/>')
    return _picture(title, height, parts)


class Dot(NamedTuple):
    """A value between bounds, and what is written beside it."""

    label: str
    value: float
    low: float
    high: float
    text: str


def dots(title: str, drawn: Sequence[Dot], *, unit: str = "", mark: float | None = None) -> str:
    """Draw values one below the other, each with its bounds, on a scale that has room for all."""
    marks = [] if mark is None else [mark]
    low = min(*(dot.low for dot in drawn), *marks, drawn[0].value)
    high = max(*(dot.high for dot in drawn), *marks, drawn[0].value)
    ticks = list(_ticks(low, high))
    room, below = _WIDTH - _LABELS - 110, _TOP + _ROW * len(drawn)

    def x(value: float) -> float:
        return round(_LABELS + room * (value - ticks[0]) / (ticks[-1] - ticks[0]), 1)

    parts = []
    for tick in ticks:
        at, text = x(tick), f"{tick:g}{unit}".replace("-", "−")
        parts += [
            f'<line class="grid" x1="{at}" y1="{_TOP}" x2="{at}" y2="{below}"/>',
            f'<text class="quiet" x="{at}" y="{below + 22}" text-anchor="middle">{text}</text>',
        ]
    if mark is not None:
        at = x(mark)
        parts.append(f'<line class="mark" x1="{at}" y1="{_TOP - 6}" x2="{at}" y2="{below}"/>')
    for place, dot in enumerate(drawn):
        y = _TOP + _ROW * place + _ROW // 2
        begin, width = x(dot.low), round(x(dot.high) - x(dot.low), 1)
        parts += [
            f'<text x="{_LABELS - 16}" y="{y + 5}" text-anchor="end">{escape(dot.label)}</text>',
            f'<rect class="bar" x="{begin}" y="{y - 1.5}" width="{width}" height="3" rx="1.5"/>',
            f'<circle class="bar" cx="{x(dot.value)}" cy="{y}" r="5"/>',
            f'<text class="quiet" x="{_WIDTH - 96}" y="{y + 5}">{escape(dot.text)}</text>',
        ]
    return _picture(title, below + 36, parts)


def _ticks(low: float, high: float) -> Iterator[float]:
    """Give round numbers, from one below to one above, at most eight or so."""
    least = max(high - low, 1.0) / 6
    power = 10.0 ** math.floor(math.log10(least))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if step >= least)
    first = math.floor(low / step)
    for number in range(first, max(math.ceil(high / step), first + 1) + 1):
        yield round(number * step, 6)


def line(
    title: str, points: Sequence[tuple[float, float]], *, low: float, high: float, mark: float
) -> str:
    """Draw a curve of percentages over cents, with a level line at the mark."""
    left, top, width, height = 60, _TOP, _WIDTH - 84, 250
    begin, end = points[0][0], points[-1][0]

    def x(value: float) -> float:
        return round(left + width * (value - begin) / (end - begin), 1)

    def y(value: float) -> float:
        return round(top + height * (high - value) / (high - low), 1)

    parts = []
    for level in range(int(low), int(high) + 1, 2):
        kind = "mark" if level == mark else "grid"
        at, right = y(level), left + width
        parts += [
            f'<line class="{kind}" x1="{left}" y1="{at}" x2="{right}" y2="{at}"/>',
            f'<text class="quiet" x="{left - 8}" y="{at + 5}" text-anchor="end">{level}%</text>',
        ]
    for tick in range(int(begin), int(end) + 1, 20):
        label = f"{tick / 100:.2f}"
        parts.append(
            f'<text class="quiet" x="{x(tick)}" y="{top + height + 22}" '
            f'text-anchor="middle">{label}</text>'
        )
    for stretch in _stretches(points):
        path = " ".join(f"{x(at)},{y(value)}" for at, value in stretch)
        parts.append(f'<polyline class="curve" points="{path}"/>')
    return _picture(title, top + height + 36, parts)


class Agreement(NamedTuple):
    """How likely something was said to be, and how often it came, between bounds; from 0 to 1."""

    said: float
    came: float
    low: float
    high: float


def agreements(title: str, panels: Sequence[tuple[str, Sequence[Agreement]]]) -> str:
    """Draw what was said against what came, panel by panel; on the slope both are the same."""
    gap, left, top = 22, 54, _TOP + 22
    side = round((_WIDTH - left - 10 - gap * (len(panels) - 1)) / len(panels), 1)
    below, parts = top + side, []
    for level in (0, 50, 100):
        at = round(below - side * level / 100 + 5, 1)
        parts.append(
            f'<text class="quiet" x="{left - 6}" y="{at}" text-anchor="end">{level}%</text>'
        )
    for place, (label, points) in enumerate(panels):
        begin = round(left + place * (side + gap), 1)
        end, middle = round(begin + side, 1), round(begin + side / 2, 1)
        parts += [
            f'<text x="{middle}" y="{top - 10}" text-anchor="middle">{escape(label)}</text>',
            f'<path class="grid" fill="none" d="M{begin} {top}H{end}V{below}H{begin}Z"/>',
            f'<line class="mark" x1="{begin}" y1="{below}" x2="{end}" y2="{top}"/>',
        ]
        for point in points:
            x, y = round(begin + side * point.said, 1), round(below - side * point.came, 1)
            high, height = below - side * point.high, side * (point.high - point.low)
            reach = f'x="{x - 1:.1f}" y="{high:.1f}" width="2" height="{height:.1f}"'
            parts += [
                f'<rect class="bar" opacity="0.5" {reach}/>',
                f'<circle class="bar" cx="{x}" cy="{y}" r="3"/>',
            ]
    return _picture(title, round(below + 14), parts)


def _stretches(points: Sequence[tuple[float, float]]) -> list[list[tuple[float, float]]]:
    """Part a curve where a point is missing."""
    step = points[1][0] - points[0][0]
    stretches = [[points[0]]]
    for before, point in pairwise(points):
        if point[0] - before[0] > step:
            stretches.append([])
        stretches[-1].append(point)
    return stretches


def _picture(title: str, height: float, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'role="img" aria-label="{escape(title)}">'
    )
    name = f'<text class="title" x="12" y="24">{escape(title)}</text>'
    return "\n".join([head, _STYLE, name, *parts, "</svg>"]) + "\n"
