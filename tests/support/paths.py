"""Paths of the project's files for tests."""

from pathlib import Path

__all__ = ["GAMES", "ROOT", "SUPPORT"]

SUPPORT = Path(__file__).parent
ROOT = SUPPORT.parents[1]
GAMES = ROOT / "tests/playthroughs"
"""Recorded games, as text."""
