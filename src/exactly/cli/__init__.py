"""The command `exactly`: the one entry point that knows all parts."""

import os
import signal
import sys
from io import TextIOWrapper
from typing import NoReturn

__all__ = ["main"]


def main() -> None:
    """Run the command line, or say which extra it needs."""
    try:
        from exactly.cli.app import app  # noqa: PLC0415  # the library alone has no typer
    except ModuleNotFoundError as error:
        _say_what_is_missing(error)
    except KeyboardInterrupt:  # nothing has begun that would have to be told of
        sys.exit(128 + signal.SIGINT)
    _never_choke_on_characters()
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except ModuleNotFoundError as error:
        _say_what_is_missing(error)
    except BrokenPipeError:
        # Whoever read the answers has enough; nothing is left to be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        print(f"exactly: {place}{error.strerror or error}", file=sys.stderr)
        os._exit(2)  # what could not be written would fail once more on the way out


def _say_what_is_missing(error: ModuleNotFoundError) -> NoReturn:
    sys.exit(
        f"exactly: {error.name} is missing; the command line comes with exactly-game[terminal]"
    )


def _never_choke_on_characters() -> None:
    """Let what cannot be decoded or shown become a mark, instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
