"""The game Exactly, as a Python library, a command line and a server."""

__version__ = "0.1.0"
