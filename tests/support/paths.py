"""Where tests find the files of the project."""

from pathlib import Path

__all__ = ["GAMES", "ROOT", "SUPPORT"]

SUPPORT = Path(__file__).parent
ROOT = SUPPORT.parents[1]
GAMES = ROOT / "tests/playthroughs"
"""Recorded games, as text."""
