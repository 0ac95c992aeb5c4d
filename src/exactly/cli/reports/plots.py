"""Plots as SVG files: bars, dots, a curve and calibration panels, in light and dark colours."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from exactly.cli.reports.svg import element, picture, points, text

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
    """One bar of a bar chart, with a label before it and a text after it."""

    label: str
    value: float
    text: str
    is_second: bool = False
    """Whether the bar has the second colour."""


def bars(title: str, drawn: Sequence[Bar], *, most: float, mark: float | None = None) -> str:
    """Draw horizontal bars on a scale from 0 to `most`, with a vertical line at `mark`."""
    height = _TOP + _ROW * len(drawn) + 12
    room = _WIDTH - _LABELS - 90
    parts = []
    for place, bar in enumerate(drawn):
        y = _TOP + _ROW * place
        width = round(room * bar.value / most, 1)
        kind = "second" if bar.is_second else "bar"
        parts += [
            text(bar.label, x=_LABELS - 10, y=y + 19, text_anchor="end"),
            element("rect", class_=kind, x=_LABELS, y=y + 3, width=width, height=22, rx=3),
            text(bar.text, class_="quiet", x=_LABELS + width + 8, y=y + 19),
        ]
    if mark is not None:
        x = round(_LABELS + room * mark / most, 1)
        parts.append(_line("mark", x, _TOP - 6, x, height - 8))
    return _picture(title, height, parts)


class Dot(NamedTuple):
    """One value with its bounds, with a label before it and a text after it."""

    label: str
    value: float
    low: float
    high: float
    text: str


def dots(title: str, drawn: Sequence[Dot], *, unit: str = "", mark: float | None = None) -> str:
    """Draw values in rows, each with its bounds, on one scale, with a vertical line at `mark`."""
    marks = [] if mark is None else [mark]
    low = min(*(dot.low for dot in drawn), *marks, drawn[0].value)
    high = max(*(dot.high for dot in drawn), *marks, drawn[0].value)
    ticks = list(_ticks(low, high))
    room, below = _WIDTH - _LABELS - 110, _TOP + _ROW * len(drawn)

    def x(value: float) -> float:
        return round(_LABELS + room * (value - ticks[0]) / (ticks[-1] - ticks[0]), 1)

    parts = []
    for tick in ticks:
        at, label = x(tick), f"{tick:g}{unit}".replace("-", "−")
        parts += [
            _line("grid", at, _TOP, at, below),
            text(label, class_="quiet", x=at, y=below + 22, text_anchor="middle"),
        ]
    if mark is not None:
        at = x(mark)
        parts.append(_line("mark", at, _TOP - 6, at, below))
    for place, dot in enumerate(drawn):
        y = _TOP + _ROW * place + _ROW // 2
        begin, width = x(dot.low), round(x(dot.high) - x(dot.low), 1)
        parts += [
            text(dot.label, x=_LABELS - 16, y=y + 5, text_anchor="end"),
            element("rect", class_="bar", x=begin, y=y - 1.5, width=width, height=3, rx=1.5),
            element("circle", class_="bar", cx=x(dot.value), cy=y, r=5),
            text(dot.text, class_="quiet", x=_WIDTH - 96, y=y + 5),
        ]
    return _picture(title, below + 36, parts)


def _ticks(low: float, high: float) -> Iterator[float]:
    """Yield about eight round numbers for a scale; the range lies between first and last."""
    least = max(high - low, 1.0) / 6
    power = 10.0 ** math.floor(math.log10(least))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if step >= least)
    first = math.floor(low / step)
    for number in range(first, max(math.ceil(high / step), first + 1) + 1):
        yield round(number * step, 6)


def line(
    title: str, curve: Sequence[tuple[float, float]], *, low: float, high: float, mark: float
) -> str:
    """Draw percentages as a curve over amounts in cents, with a horizontal line at `mark`."""
    left, top, width, height = 60, _TOP, _WIDTH - 84, 250
    begin, end = curve[0][0], curve[-1][0]

    def x(value: float) -> float:
        return round(left + width * (value - begin) / (end - begin), 1)

    def y(value: float) -> float:
        return round(top + height * (high - value) / (high - low), 1)

    parts = []
    for level in range(int(low), int(high) + 1, 2):
        kind = "mark" if level == mark else "grid"
        at, right = y(level), left + width
        parts += [
            _line(kind, left, at, right, at),
            text(f"{level}%", class_="quiet", x=left - 8, y=at + 5, text_anchor="end"),
        ]
    for tick in range(int(begin), int(end) + 1, 20):
        place = {"x": x(tick), "y": top + height + 22}
        parts.append(text(f"{tick / 100:.2f}", class_="quiet", **place, text_anchor="middle"))
    for stretch in _stretches(curve):
        path = points((x(at), y(value)) for at, value in stretch)
        parts.append(element("polyline", class_="curve", points=path))
    return _picture(title, top + height + 36, parts)


class Agreement(NamedTuple):
    """A predicted win chance, and the observed frequency with its bounds; all from 0 to 1."""

    said: float
    came: float
    low: float
    high: float


def agreements(title: str, panels: Sequence[tuple[str, Sequence[Agreement]]]) -> str:
    """Draw observed over predicted win chances, in panels; on the diagonal they agree."""
    gap, left, top = 22, 54, _TOP + 22
    side = round((_WIDTH - left - 10 - gap * (len(panels) - 1)) / len(panels), 1)
    below, parts = top + side, []
    for level in (0, 50, 100):
        at = round(below - side * level / 100 + 5, 1)
        parts.append(text(f"{level}%", class_="quiet", x=left - 6, y=at, text_anchor="end"))
    for place, (label, predictions) in enumerate(panels):
        begin = round(left + place * (side + gap), 1)
        end, middle = round(begin + side, 1), round(begin + side / 2, 1)
        parts += [
            text(label, x=middle, y=top - 10, text_anchor="middle"),
            element("path", class_="grid", fill="none", d=f"M{begin} {top}H{end}V{below}H{begin}Z"),
            _line("mark", begin, below, end, top),
        ]
        for point in predictions:
            x, y = round(begin + side * point.said, 1), round(below - side * point.came, 1)
            high, height = below - side * point.high, side * (point.high - point.low)
            reach = {"x": f"{x - 1:.1f}", "y": f"{high:.1f}", "width": 2, "height": f"{height:.1f}"}
            parts += [
                element("rect", class_="bar", opacity=0.5, **reach),
                element("circle", class_="bar", cx=x, cy=y, r=3),
            ]
    return _picture(title, round(below + 14), parts)


def _stretches(curve: Sequence[tuple[float, float]]) -> list[list[tuple[float, float]]]:
    """Split a curve where points are missing."""
    step = curve[1][0] - curve[0][0]
    stretches = [[curve[0]]]
    for before, point in pairwise(curve):
        if point[0] - before[0] > step:
            stretches.append([])
        stretches[-1].append(point)
    return stretches


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return element("line", class_=kind, x1=x1, y1=y1, x2=x2, y2=y2)


def _picture(title: str, height: float, parts: Sequence[str]) -> str:
    name = text(title, class_="title", x=12, y=24)
    head = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {_WIDTH} {height}"}
    drawn = picture([_STYLE, name, *parts], **head, role="img", aria_label=title)
    return f"{drawn}\n"
