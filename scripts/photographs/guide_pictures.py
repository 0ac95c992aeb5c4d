"""The pictures of the player's guide and of the README: what they show, and where they are."""

from pathlib import Path
from typing import NamedTuple

from photographs.views import Size

__all__ = ["PICTURES", "README_PICTURES", "Picture", "path_of"]

_DOCS = Path(__file__).parents[2] / "docs"
_PHONE = Size(360, 640, is_phone=True)
_LONG_PHONE = Size(360, 1320, is_phone=True)


def _screen(width: int, height: int) -> Size:
    return Size(width, height, is_phone=False)


class Picture(NamedTuple):
    """A picture of a document: states of the page, side by side."""

    name: str
    states: tuple[str, ...]
    size: Size
    parts: tuple[str, ...] = ()
    """Selectors of what is in the picture; without any, the whole screen is."""
    margin: int = 12
    """Pixels around those parts."""


PICTURES = (
    Picture("start", ("start-first-visit",), _screen(820, 900), ("header", ".ways")),
    Picture("invite", ("guide-invite",), _screen(820, 760), ("h1", ".share", ".start")),
    Picture("invited", ("guide-invited",), _PHONE, ("header", "h1", "form", ".learn")),
    Picture("television", ("guide-television",), _screen(720, 405)),
    Picture("controller", ("guide-controller",), _PHONE),
    Picture(
        "turn",
        ("table-3-before-roll", "table-3-after-roll", "table-3-coin-in-hand"),
        _PHONE,
    ),
    Picture("stacks", ("table-3-own-stack-over-limit", "table-3-exactly-one-euro"), _PHONE),
    Picture("end", ("guide-end",), _screen(640, 700), (".token", ".ways")),
    Picture("chat", ("table-3-said", "guide-chat"), _PHONE),
    Picture(
        "chances",
        ("table-3-helps-drawer-open",),
        _screen(1280, 900),
        (".chances h2", ".chances summary", ".chances li:nth-child(8)"),
        margin=3,
    ),
    Picture("settings", ("table-2-menu",), _screen(700, 760), ("dialog[open]",)),
    Picture("away", ("table-3-away",), _PHONE),
    Picture("review", ("review-3-curve",), _screen(820, 640), ("section.steps figure",), margin=4),
    Picture(
        "skill",
        ("review-2-luck-and-skill",),
        _screen(820, 700),
        (".seats article:first-child",),
    ),
    Picture(
        "dice",
        ("review-2-dice-checked",),
        _screen(700, 500),
        ("section:has(.told) button", ".told"),
        margin=4,
    ),
    Picture("editor", ("guide-editor",), _LONG_PHONE, (".board", ".lay"), margin=0),
    Picture("course", ("learn-3-kinds-2-rolled",), Size(360, 680, is_phone=True)),
    Picture("real-die", ("table-3-real-die",), _PHONE),
    Picture("options", ("new-table-unfolded",), _screen(760, 900), ("h1", "form")),
)
"""The pictures of the player's guide, in the order in which it shows them."""

README_PICTURES = (
    Picture("table", ("table-5-wild",), _screen(1200, 675)),
    Picture("phone", ("table-4-after-roll",), _PHONE),
    Picture("review", ("review-3-top",), _screen(800, 660)),
    Picture("television", ("television-4-after-roll",), _screen(800, 450)),
)
"""The pictures of the README, in English."""


def path_of(picture: Picture, language: str | None) -> Path:
    """Return where a picture is: in the guide of a language, or in the README."""
    folder = _DOCS / "pictures" if language is None else _DOCS / "play/guide" / language
    return folder / f"{picture.name}.jpg"
