"""The entry point of the command `exactly`, also run by `python -m exactly`."""

import os
import signal
import sys
from io import TextIOWrapper
from typing import NoReturn

__all__ = ["main"]


def main() -> None:
    """Run the command line, or name the missing extra."""
    try:
        from exactly.cli.commands.app import app  # noqa: PLC0415  # the library alone has no typer
    except ModuleNotFoundError as error:
        _exit_without_module(error)
    except KeyboardInterrupt:  # no command has started, so there is nothing to report
        sys.exit(128 + signal.SIGINT)
    _replace_bad_characters()
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except ModuleNotFoundError as error:
        _exit_without_module(error)
    except BrokenPipeError:
        # The reader of the output has closed it, as `head` does.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        print(f"exactly: {place}{error.strerror or error}", file=sys.stderr)
        os._exit(2)  # a normal exit would try to write the same output again


def _exit_without_module(error: ModuleNotFoundError) -> NoReturn:
    sys.exit(f'exactly: missing module {error.name}; run: pip install "exactly-game[terminal]"')


def _replace_bad_characters() -> None:
    """Replace characters that a stream cannot decode or encode, instead of failing on them."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    main()
