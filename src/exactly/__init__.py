"""Exactly: a board game of one die and a few coins, as a library and a table to play it at."""

__version__ = "0.1.0"
