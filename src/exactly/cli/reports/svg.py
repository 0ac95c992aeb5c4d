"""SVG elements as text."""

from collections.abc import Iterable
from html import escape

__all__ = ["element", "picture", "points", "text"]


def element(name: str, *content: str, **attributes: object) -> str:
    """Return an SVG element; `class_` is the attribute `class`, `text_anchor` is `text-anchor`.

    The content is SVG already, such as other elements. Values of attributes are escaped.
    """
    start = f"<{name}{_written(attributes)}"
    return f"{start}>{''.join(content)}</{name}>" if content else f"{start}/>"


def text(content: str, **attributes: object) -> str:
    """Return an SVG text element; its content is escaped."""
    return element("text", escape(content), **attributes)


def picture(parts: Iterable[str], **attributes: object) -> str:
    """Return a whole SVG picture, with one part per line."""
    return "\n".join([f"<svg{_written(attributes)}>", *parts, "</svg>"])


def points(places: Iterable[tuple[object, object]]) -> str:
    """Return the value of the attribute `points` of an SVG polyline or polygon."""
    return " ".join(f"{x},{y}" for x, y in places)


def _written(attributes: dict[str, object]) -> str:
    return "".join(
        f' {name.strip("_").replace("_", "-")}="{escape(str(value))}"'
        for name, value in attributes.items()
    )
