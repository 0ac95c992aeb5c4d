"""The figure of the rule pages: four stacks and all moves of a 20 between them.

It knows no rules and no language: the arrows are parameters, and only numerals are shown.
"""

from __future__ import annotations

import cmath
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["draw_example"]

WIDTH, HEIGHT = 840, 804
RIM = 24.0
CORNER = 254.0

CENTRE = complex(420, 346)
CENTRE_RADIUS = 126.0
SEAT_RADIUS = 91.0
SEAT_DISTANCE = 311.0
RING_RADIUS = 70.0
BADGE_DISTANCE = 83.0
HELD_SHARE = 0.20
HELD_SCALE = 1.18

ARROW_GAP = 8.0
HEAD_LENGTH = 27.0
HEAD_HALF_WIDTH = 14.0
OUTER_LANE, INNER_LANE = 36.0, 12.0
SPOKE_LANE = 25.0

INK = "#1f2a44"
CREAM = "#fff9ec"
GOLD = "#ffd468"
SHADE = "#0c2b24"


@dataclass(frozen=True)
class Stack:
    """A stack; its colour is that of its outgoing arrows."""

    place: complex
    radius: float
    colour: str


@dataclass(frozen=True)
class Coin:
    """The look of one value."""

    value: int
    radius: float
    outline: str
    metal: str
    font_size: float


@dataclass(frozen=True)
class Pile:
    """A pile in the centre; its place is that of its top coin, relative to the centre."""

    value: int
    place: complex
    count: int


@dataclass(frozen=True)
class Metal:
    """The shades of one metal: lit face, edge seen from the side, outline, numeral."""

    face: tuple[str, str, str]
    edge: str
    line: str
    numeral: str


@dataclass(frozen=True)
class Curve:
    """A quadratic Bézier curve."""

    start: complex
    control: complex
    end: complex


def _number(value: float) -> str:
    # Adding 0.0 turns the "-0" of a rounded number into "0".
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def _point(point: complex) -> str:
    return f"{_number(point.real)} {_number(point.imag)}"


def _polar(radius: float, bearing: float) -> complex:
    """Return a point by distance and bearing, in degrees clockwise from the top."""
    return cmath.rect(radius, math.radians(bearing - 90))


def _turned(vector: complex, degrees: float) -> complex:
    return vector * cmath.rect(1, math.radians(degrees))


def _unit(vector: complex) -> complex:
    return vector / abs(vector)


def _smooth_outline(radius: float) -> str:
    top, bottom = _polar(radius, 0), _polar(radius, 180)
    half = f"A{_number(radius)} {_number(radius)} 0 0 1"
    return f"M{_point(top)}{half} {_point(bottom)}{half} {_point(top)}Z"


def _scalloped_outline(radius: float, scallops: int) -> str:
    step = 360 / scallops
    bulge = _number(1.1 * radius * math.sin(math.radians(step / 2)))
    valleys = (_point(_polar(radius, step * index)) for index in range(1, scallops + 1))
    arcs = "".join(f"A{bulge} {bulge} 0 0 1 {valley}" for valley in valleys)
    return f"M{_point(_polar(radius, 0))}{arcs}Z"


def _notched_outline(radius: float, notches: int) -> str:
    step, half_notch = 360 / notches, 9.5
    rim = _number(radius)
    hollow = _number(1.08 * radius * math.sin(math.radians(half_notch)))
    path = f"M{_point(_polar(radius, -half_notch))}"
    for index in range(notches):
        notch_end = _polar(radius, step * index + half_notch)
        next_notch = _polar(radius, step * (index + 1) - half_notch)
        path += f"A{hollow} {hollow} 0 0 0 {_point(notch_end)}"
        path += f"A{rim} {rim} 0 0 1 {_point(next_notch)}"
    return path + "Z"


# Seats go clockwise, in the order of turns, from the active one at the bottom.
STACKS = {
    "C": Stack(CENTRE, CENTRE_RADIUS, "#fff6dd"),
    "1": Stack(CENTRE + _polar(SEAT_DISTANCE, 180), SEAT_RADIUS, "#ffb675"),
    "2": Stack(CENTRE + _polar(SEAT_DISTANCE, 300), SEAT_RADIUS, "#9fd6ff"),
    "3": Stack(CENTRE + _polar(SEAT_DISTANCE, 60), SEAT_RADIUS, "#f5b5e4"),
}
ACTIVE = "1"
CLOCKWISE_PAIRS = {("1", "2"), ("2", "3"), ("3", "1")}

# On the side of the ring without arrows and gold.
BADGE_BEARINGS = {"1": 180.0, "2": 262.0, "3": 98.0}

METALS = {
    "gold": Metal(("#fff0b8", "#f7ce5c", "#dba12c"), "#b98421", "#85590c", "#65440a"),
    "copper": Metal(("#f6bf9b", "#da855a", "#b4613a"), "#97502f", "#6f341b", "#54200b"),
}
COINS = {
    50: Coin(50, 40, _scalloped_outline(39, 30), "gold", 35),
    20: Coin(20, 37, _notched_outline(37, 7), "gold", 34),
    10: Coin(10, 31, _scalloped_outline(29.5, 13), "gold", 27),
    5: Coin(5, 33, _smooth_outline(33), "copper", 33),
}
ROLLED = 20

# Ten coins of each value exist; the players have three of the 20s.
PILES = [
    Pile(50, complex(-43, -59), 10),
    Pile(20, complex(43, -52), 7),
    Pile(10, complex(-39, 42), 10),
    Pile(5, complex(39, 42), 10),
]
COIN_THICKNESS = 2.6


def _circle(centre: complex, radius: float, attributes: str) -> str:
    x, y = _number(centre.real), _number(centre.imag)
    return f'<circle cx="{x}" cy="{y}" r="{_number(radius)}" {attributes}/>'


def _numeral(text: str, centre: complex, size: float, colour: str) -> str:
    # Numerals are about 0.72 em high; an explicit baseline is the same in every browser.
    y = _number(centre.imag + 0.36 * size)
    return (
        f'<text x="{_number(centre.real)}" y="{y}" font-size="{_number(size)}" '
        f'fill="{colour}">{text}</text>'
    )


def _stops(colours: Sequence[str]) -> str:
    return "".join(
        f'<stop offset="{_number(index / (len(colours) - 1))}" stop-color="{colour}"/>'
        for index, colour in enumerate(colours)
    )


def _radial(name: str, focus: str, colours: Sequence[str]) -> str:
    return f'<radialGradient id="example-{name}" {focus}>{_stops(colours)}</radialGradient>'


def _coin_shapes(coin: Coin) -> str:
    metal = METALS[coin.metal]
    face = f'fill="url(#example-{coin.metal})" stroke="{metal.line}" stroke-width="1.6"'
    inner_line = f'fill="none" stroke="{metal.line}" stroke-width="1.2" stroke-opacity=".4"'
    # A light edge marks the coins that may be moved.
    glow = f'stroke="{CREAM}" stroke-width="5" stroke-linejoin="round"'
    halo = [f'<path d="{coin.outline}" {glow}/>'] if coin.value == ROLLED else []
    return "\n".join(
        [
            (
                f'<path id="example-edge-{coin.value}" d="{coin.outline}" fill="{metal.edge}" '
                f'stroke="{metal.line}" stroke-width="1"/>'
            ),
            f'<g id="example-coin-{coin.value}">',
            *halo,
            f'<path d="{coin.outline}" {face}/>',
            _circle(0j, coin.radius - 6.5, inner_line),
            _numeral(str(coin.value), 0j, coin.font_size, metal.numeral),
            "</g>",
        ]
    )


def _definitions() -> str:
    wood = _stops(["#c89664", "#a87042", "#80502b"])
    return "\n".join(
        [
            "<defs>",
            f'<linearGradient id="example-wood" x2="0" y2="1">{wood}</linearGradient>',
            _radial("cloth", 'cy=".43" r=".66"', ["#3a8673", "#2b6656", "#1f4d41"]),
            *(
                _radial(name, 'cx=".36" cy=".28" r=".85"', metal.face)
                for name, metal in METALS.items()
            ),
            *(_coin_shapes(coin) for coin in COINS.values()),
            "</defs>",
        ]
    )


def _rounded(inset: float, attributes: str) -> str:
    width, height = _number(WIDTH - 2 * inset), _number(HEIGHT - 2 * inset)
    corner = _number(CORNER - inset)
    return (
        f'<rect x="{_number(inset)}" y="{_number(inset)}" width="{width}" height="{height}" '
        f'rx="{corner}" {attributes}/>'
    )


def _table() -> str:
    return "\n".join(
        [
            _rounded(2, 'fill="url(#example-wood)"'),
            _rounded(4, 'fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"'),
            _rounded(RIM, 'fill="url(#example-cloth)"'),
            _rounded(RIM + 2, f'fill="none" stroke="{SHADE}" stroke-opacity=".4" stroke-width="5"'),
        ]
    )


def _mat(name: str) -> str:
    stack = STACKS[name]
    fill = CREAM if name == ACTIVE else SHADE
    opacity, border = (".26", 5) if name == ACTIVE else (".34", 3)
    return _circle(
        stack.place,
        stack.radius,
        f'fill="{fill}" fill-opacity="{opacity}" stroke="{stack.colour}" stroke-width="{border}"',
    )


def _between_seats(source: Stack, target: Stack, lane: float) -> Curve:
    """Return a curve at right angles to both edges, bent away from the centre."""
    along = target.place - source.place
    outward = (source.place + target.place) / 2 - CENTRE
    lane = math.copysign(lane, (along.conjugate() * outward).imag)
    start = source.place + (source.radius + ARROW_GAP) * _turned(_unit(along), lane)
    end = target.place + (target.radius + ARROW_GAP) * _turned(_unit(-along), -lane)
    bow = math.tan(math.radians(lane)) * along * 0.5j
    return Curve(start, (source.place + target.place) / 2 + bow, end)


def _spoke(source: Stack, target: Stack) -> Curve:
    """Return a curve to the left of the line between the centre and a seat."""
    along = _unit(target.place - source.place)
    left = -1j * along * SPOKE_LANE

    def edge(stack: Stack) -> float:
        return math.sqrt((stack.radius + ARROW_GAP) ** 2 - SPOKE_LANE**2)

    start = source.place + left + along * edge(source)
    end = target.place + left - along * edge(target)
    return Curve(start, (start + end) / 2 + 0.7 * left, end)


def _curve(source: str, target: str) -> Curve:
    if source == target or not {source, target} <= STACKS.keys():
        raise ValueError(f"no arrow from {source!r} to {target!r}")
    if "C" in (source, target):
        return _spoke(STACKS[source], STACKS[target])
    lane = OUTER_LANE if (source, target) in CLOCKWISE_PAIRS else INNER_LANE
    return _between_seats(STACKS[source], STACKS[target], lane)


def _arrow(source: str, target: str) -> str:
    curve = _curve(source, target)
    colour = STACKS[source].colour
    forward = _unit(curve.end - curve.control)
    neck = curve.end - 0.8 * HEAD_LENGTH * forward
    shoulder = curve.end - HEAD_LENGTH * forward
    side = 1j * forward * HEAD_HALF_WIDTH
    shaft = f"M{_point(curve.start)}Q{_point(curve.control)} {_point(neck)}"
    head = " ".join(map(_point, [curve.end, shoulder + side, neck, shoulder - side]))
    # The dark outline separates each arrow from the cloth and from its neighbour.
    casing = f'stroke="{SHADE}" stroke-opacity=".45"'
    return "\n".join(
        [
            (
                f'<g class="arrow" data-from="{source}" data-to="{target}" '
                'stroke-linecap="round" stroke-linejoin="round">'
            ),
            f'<path d="{shaft}" fill="none" {casing} stroke-width="12"/>',
            f'<path d="M{head}Z" fill="none" {casing} stroke-width="7"/>',
            f'<path d="{shaft}" fill="none" stroke="{colour}" stroke-width="7.5"/>',
            f'<path d="M{head}Z" fill="{colour}" stroke="{colour}" stroke-width="2"/>',
            "</g>",
        ]
    )


def _use(shape: str, place: complex, scale: float = 1) -> str:
    position = f"translate({_point(place)}) scale({_number(scale)})"
    return f'<use href="#example-{shape}" transform="{position}"/>'


def _coin_shadow(place: complex, radius: float) -> str:
    return _circle(place + 3 + 4j, radius, f'fill="{SHADE}" fill-opacity=".45"')


def _pile(pile: Pile) -> str:
    top = CENTRE + pile.place
    layers = [top + index * COIN_THICKNESS * 1j for index in range(pile.count - 1, 0, -1)]
    return "\n".join(
        [
            _coin_shadow(layers[0], COINS[pile.value].radius),
            *(_use(f"edge-{pile.value}", layer) for layer in layers),
            _use(f"coin-{pile.value}", top),
        ]
    )


def _ring(place: complex) -> str:
    start = place + _polar(RING_RADIUS, 0)
    end = place + _polar(RING_RADIUS, 360 * HELD_SHARE)
    radius = _number(RING_RADIUS)
    tick_from, tick_to = place + _polar(RING_RADIUS - 9, 0), place + _polar(RING_RADIUS + 9, 0)
    return "\n".join(
        [
            _circle(
                place,
                RING_RADIUS,
                'fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="12"',
            ),
            (
                f'<path d="M{_point(start)}A{radius} {radius} 0 0 1 {_point(end)}" fill="none" '
                f'stroke="{GOLD}" stroke-width="12" stroke-linecap="round"/>'
            ),
            f'<path d="M{_point(tick_from)}L{_point(tick_to)}" stroke="#fff" stroke-width="4"/>',
        ]
    )


def _badge(name: str) -> str:
    stack = STACKS[name]
    place = stack.place + _polar(BADGE_DISTANCE, BADGE_BEARINGS[name])
    fill, numeral = (stack.colour, INK) if name == ACTIVE else ("#163f35", stack.colour)
    border = f'stroke="{stack.colour}" stroke-width="3"'
    return "\n".join(
        [
            _circle(place, 25, f'fill="{fill}" {border}'),
            _numeral(name, place, 35, numeral),
        ]
    )


def _seat(name: str) -> str:
    place = STACKS[name].place
    coin = COINS[ROLLED]
    return "\n".join(
        [
            _ring(place),
            _coin_shadow(place, coin.radius * HELD_SCALE),
            _use(f"coin-{coin.value}", place, HELD_SCALE),
            _badge(name),
        ]
    )


def _die() -> str:
    place = STACKS[ACTIVE].place + complex(154, 26)
    x, y = _number(place.real), _number(place.imag)
    return "\n".join(
        [
            f'<g transform="translate({x} {y}) rotate(9)">',
            (
                f'<rect x="-39" y="-35" width="86" height="86" rx="17" fill="{SHADE}" '
                'fill-opacity=".4"/>'
            ),
            (
                f'<rect x="-43" y="-43" width="86" height="86" rx="17" fill="{CREAM}" '
                'stroke="#d8c49a" stroke-width="3"/>'
            ),
            _numeral(str(ROLLED), 0j, 48, INK),
            "</g>",
        ]
    )


def draw_example(arrows: Sequence[tuple[str, str]]) -> str:
    """Return the figure as SVG text; an arrow is (from, to), each of "C", "1", "2", "3"."""
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            'font-family="Inter, system-ui, sans-serif" font-weight="700" text-anchor="middle">'
        ),
        _definitions(),
        _table(),
        *(_mat(name) for name in STACKS),
        *(_arrow(source, target) for source, target in arrows),
        *(_pile(pile) for pile in PILES),
        *(_seat(name) for name in BADGE_BEARINGS),
        _die(),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
