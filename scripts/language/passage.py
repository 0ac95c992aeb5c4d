"""A passage of prose. Needs only the standard library, so that the commit hook is quick."""

from pathlib import Path
from typing import NamedTuple

__all__ = ["VALUE", "Passage"]

VALUE = "\ufffc"
"""Stands for a value in a message."""


class Passage(NamedTuple):
    """Some prose, and where it is."""

    path: Path
    line: int
    text: str
    """Without code."""
    language: str = "en"
    key: str = ""
    """The message of a catalogue, with its attribute: `page-roll` or `page-roll.you`."""
