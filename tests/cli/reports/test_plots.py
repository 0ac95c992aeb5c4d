"""Plots are valid SVG, with every value at its place."""

from xml.etree import ElementTree as ET

import pytest

from exactly.cli.reports.plots import Agreement, Bar, Dot, agreements, bars, dots, line

SVG = "{http://www.w3.org/2000/svg}"


def circles(picture: str) -> list[float]:
    return [float(each.attrib["cx"]) for each in ET.fromstring(picture).iter(f"{SVG}circle")]


def texts(picture: str) -> list[str]:
    return [each.text or "" for each in ET.fromstring(picture).iter(f"{SVG}text")]


def test_dots_lie_in_the_order_of_their_values_within_their_bounds() -> None:
    drawn = [Dot("a", 30, 28, 32, "30"), Dot("<b>", -10, -15, -5, "−10"), Dot("c", 5, 5, 5, "5")]
    picture = dots("Three & more", drawn)
    a, b, c = circles(picture)
    assert b < c < a
    reaches = list(ET.fromstring(picture).iter(f"{SVG}rect"))
    for at, reach in zip((a, b, c), reaches, strict=True):
        begin, width = float(reach.attrib["x"]), float(reach.attrib["width"])
        assert begin <= at <= begin + width
    assert {"Three & more", "<b>", "−20", "40"} <= set(texts(picture))


@pytest.mark.parametrize("value", [0, 25, -3.5, 1e-3, 4000])
def test_a_single_dot_has_a_scale_around_it(value: float) -> None:
    picture = dots("One", [Dot("a", value, value, value, "?")], unit="%", mark=value)
    assert len(circles(picture)) == 1
    assert any(text.endswith("%") for text in texts(picture))


def test_every_plot_is_well_formed() -> None:
    points = [(0.0, 45.0), (5.0, 50.0), (20.0, 52.0)]
    for picture in (
        bars("<Bars>", [Bar("a & b", 0.5, "50%")], most=1.0, mark=0.5),
        line("A line", points, low=44, high=58, mark=50),
    ):
        assert ET.fromstring(picture).tag == f"{SVG}svg"


def test_observed_frequencies_lie_within_their_bounds() -> None:
    points = [Agreement(0.1, 0.2, 0.05, 0.4), Agreement(0.5, 0.5, 0.49, 0.51)]
    picture = agreements("Said & came", [("two", points), ("three", points[:1])])
    drawn = ET.fromstring(picture)
    reaches = list(drawn.iter(f"{SVG}rect"))
    dots_ = list(drawn.iter(f"{SVG}circle"))
    assert len(reaches) == len(dots_) == 3
    heights = [float(reach.attrib["height"]) for reach in reaches]
    assert heights[0] == heights[2] > heights[1] > 0
    for reach, dot in zip(reaches, dots_, strict=True):
        x, top = float(reach.attrib["x"]), float(reach.attrib["y"])
        assert x + float(reach.attrib["width"]) / 2 == pytest.approx(float(dot.attrib["cx"]))
        assert top < float(dot.attrib["cy"]) < top + float(reach.attrib["height"])
