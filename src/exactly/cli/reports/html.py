"""A self-contained HTML page: without scripts and network, in light and dark colours."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files

from exactly.locales import Texts

__all__ = ["html_page"]


def html_page(title: str, body: Iterable[str], style: str, texts: Texts) -> str:
    """Return an HTML page without the lines that PageFile adds; `style` is a file in `styles`."""
    folder = files(__package__) / "styles"
    styles = [folder.joinpath(name).read_text(encoding="utf-8") for name in ("page.css", style)]
    return "\n".join(
        [
            f'<html lang="{texts.language}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{''.join(styles)}</style></head>",
            "<body><main>",
            f"<h1>{escape(title)}</h1>",
            *body,
            "</main></body></html>",
        ]
    )
