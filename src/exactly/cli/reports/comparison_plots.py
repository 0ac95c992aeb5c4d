"""Small plots as SVG for the page of a comparison: no script, and no letters in them.

Places are in percent of the width, so that a plot is as wide as there is room while its strokes
stay as they are; words and figures stand beside it, in the page's own letters.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

__all__ = ["bar", "colour_of", "curves", "interval", "longest_drawn", "quantile_range"]

_POINTS = 40  # of a curve
_HIGH = 100.0
_COLOURS = 6


def colour_of(place: int) -> str:
    """Name the class that has the colour of a trial, counted from 1."""
    return f"t{(place - 1) % _COLOURS + 1}"


def bar(share: float, most: float) -> str:
    """Draw a share as a bar of which the most is as wide as there is room."""
    return _strip(f'<rect class="fill" y="25%" height="50%" rx="3" width="{_at(share, most)}"/>')


def interval(share: dict[str, float], low: float, high: float, mark: float) -> str:
    """Draw a share and its bounds on a scale from low to high, with a mark across."""

    def at(value: float) -> str:
        return _at(min(max(value, low), high) - low, high - low)

    left, right = at(share["low"]), at(share["high"])
    return _strip(
        f'<line class="mark" x1="{at(mark)}" x2="{at(mark)}" y1="0" y2="100%"/>'
        f'<line class="reach" x1="{left}" x2="{right}" y1="50%" y2="50%"/>'
        f'<circle class="fill" cx="{at(share["share"])}" cy="50%" r="5"/>'
    )


def longest_drawn(told: Sequence[dict[str, int]]) -> int:
    """Return up to how many turns games are drawn, by their quantiles.

    That of one in a hundred, unless it is so far off that all else would be small.
    """
    most = max(min(quantiles["0.99"], 3 * quantiles["0.9"]) for quantiles in told)
    return _POINTS * max(1, -(-most // _POINTS))


def quantile_range(quantiles: dict[str, int], most: int) -> str:
    """Draw where eight games of ten lie, the middle one, and where all but one in a hundred end."""
    low, half, high, end = (min(quantiles[name], most) for name in ("0.1", "0.5", "0.9", "0.99"))
    begin, middle, width = _at(low, most), _at(half, most), _at(high - low, most)
    arrow = '<svg x="100%" y="50%"><polyline class="beyond" points="-7,-6 0,0 -7,6"/></svg>'
    return _strip(
        f'<line class="reach" x1="{begin}" x2="{_at(end, most)}" y1="50%" y2="50%"/>'
        f'<rect class="fill" x="{begin}" width="{width}" y="20%" height="60%" rx="3"/>'
        f'<line class="middle" x1="{middle}" x2="{middle}" y1="20%" y2="80%"/>'
        + (arrow if quantiles["0.99"] > most else "")
    )


def curves(lengths: Sequence[npt.NDArray[np.int64]], most: int) -> str:
    """Draw how many games had so many turns, one curve each, up to this many turns."""
    width = most // _POINTS
    heights = []
    for counts in lengths:
        binned = np.zeros(width * _POINTS, np.int64)
        part = counts[: len(binned)]
        binned[: len(part)] = part
        heights.append(binned.reshape(_POINTS, width).sum(axis=1) / max(1, int(counts.sum())))
    highest = max(float(height.max()) for height in heights) or 1.0
    lines = [
        f'<polyline class="{colour_of(place)} curve" points="{_path(height / highest)}"/>'
        for place, height in enumerate(heights, start=1)
    ]
    return (
        '<svg class="curves" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">'
        + "".join(lines)
        + "</svg>"
    )


def _path(heights: npt.NDArray[np.float64]) -> str:
    return " ".join(
        f"{100 * (place + 0.5) / _POINTS:.1f},{_HIGH * (1 - 0.98 * height):.1f}"
        for place, height in enumerate(heights.tolist())
    )


def _strip(shapes: str) -> str:
    return f'<svg class="strip" aria-hidden="true">{shapes}</svg>'


def _at(value: float, most: float) -> str:
    return f"{100 * value / most if most else 0:.2f}%"
