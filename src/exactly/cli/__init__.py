"""The command `exactly`: the one entry point that knows all parts."""

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line, or say which extra it needs."""
    try:
        from exactly.cli.app import app  # noqa: PLC0415  # the library alone has no typer
    except ModuleNotFoundError as error:
        sys.exit(
            f"exactly: {error.name} is missing; the command line comes with exactly-game[terminal]"
        )
    app()
