"""Plots of a comparison as SVG inside the HTML page, without text.

Coordinates are in percent of the width, so that a plot fills its column and its strokes keep their
width. Labels and numbers are beside it, in the fonts of the page.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from exactly.cli.reports.svg import element, points

__all__ = ["bar", "colour_of", "curves", "interval", "longest_drawn", "quantile_range"]

_POINTS = 40  # of a curve
_HIGH = 100.0
_COLOURS = 6


def colour_of(place: int) -> str:
    """Return the CSS class with the colour of a trial, by its number from 1."""
    return f"t{(place - 1) % _COLOURS + 1}"


def bar(share: float, most: float) -> str:
    """Draw a share as a bar; a share of `most` takes the full width."""
    width = _at(share, most)
    return _strip(element("rect", class_="fill", y="25%", height="50%", rx=3, width=width))


def interval(share: dict[str, float], low: float, high: float, mark: float) -> str:
    """Draw a share and its bounds on a scale from low to high, with a vertical line at `mark`."""

    def at(value: float) -> str:
        return _at(min(max(value, low), high) - low, high - low)

    left, right = at(share["low"]), at(share["high"])
    return _strip(
        _line("mark", at(mark), at(mark), "0", "100%"),
        _line("reach", left, right, "50%", "50%"),
        element("circle", class_="fill", cx=at(share["share"]), cy="50%", r=5),
    )


def longest_drawn(all_quantiles: Sequence[dict[str, int]]) -> int:
    """Return the number of turns at which the plots of game length end.

    It is the 99th percentile, unless all other values would be small on that scale.
    """
    most = max(min(quantiles["0.99"], 3 * quantiles["0.9"]) for quantiles in all_quantiles)
    return _POINTS * max(1, -(-most // _POINTS))


def quantile_range(quantiles: dict[str, int], most: int) -> str:
    """Draw the 10th, 50th, 90th and 99th percentile of the number of turns, as a bar and lines."""
    low, half, high, end = (min(quantiles[name], most) for name in ("0.1", "0.5", "0.9", "0.99"))
    begin, middle, width = _at(low, most), _at(half, most), _at(high - low, most)
    arrow = element("polyline", class_="beyond", points="-7,-6 0,0 -7,6")
    return _strip(
        _line("reach", begin, _at(end, most), "50%", "50%"),
        element("rect", class_="fill", x=begin, width=width, y="20%", height="60%", rx=3),
        _line("middle", middle, middle, "20%", "80%"),
        element("svg", arrow, x="100%", y="50%") if quantiles["0.99"] > most else "",
    )


def curves(lengths: Sequence[npt.NDArray[np.int64]], most: int) -> str:
    """Draw the share of games by number of turns, one curve per trial, up to `most` turns."""
    width = most // _POINTS
    heights = []
    for counts in lengths:
        binned = np.zeros(width * _POINTS, np.int64)
        part = counts[: len(binned)]
        binned[: len(part)] = part
        heights.append(binned.reshape(_POINTS, width).sum(axis=1) / max(1, int(counts.sum())))
    highest = max(float(height.max()) for height in heights) or 1.0
    lines = [
        element("polyline", class_=f"{colour_of(place)} curve", points=_path(height / highest))
        for place, height in enumerate(heights, start=1)
    ]
    stretched = {"viewBox": "0 0 100 100", "preserveAspectRatio": "none"}
    return element("svg", *lines, class_="curves", **stretched, aria_hidden="true")


def _path(heights: npt.NDArray[np.float64]) -> str:
    return points(
        (f"{100 * (place + 0.5) / _POINTS:.1f}", f"{_HIGH * (1 - 0.98 * height):.1f}")
        for place, height in enumerate(heights.tolist())
    )


def _strip(*shapes: str) -> str:
    return element("svg", *shapes, class_="strip", aria_hidden="true")


def _line(kind: str, x1: str, x2: str, y1: str, y2: str) -> str:
    return element("line", class_=kind, x1=x1, x2=x2, y1=y1, y2=y2)


def _at(value: float, most: float) -> str:
    return f"{100 * value / most if most else 0:.2f}%"
