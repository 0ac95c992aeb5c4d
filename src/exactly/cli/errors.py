"""Errors of a command: one line on standard error, and exit status 2."""

import sys
from typing import NoReturn

import typer

from exactly.locales import Texts
from exactly.records import NotationError

__all__ = ["UnanswerableError", "complain", "explain", "warn"]


class UnanswerableError(ValueError):
    """A valid position or record has no answer; the message is the sentence to print."""


def complain(sentence: str) -> NoReturn:
    """Print an error in one line on standard error, and exit with status 2."""
    warn(sentence)
    raise typer.Exit(2)


def warn(sentence: str) -> None:
    """Print a warning in one line on standard error."""
    sys.stdout.flush()
    print(f"exactly: {sentence}", file=sys.stderr)


def explain(error: NotationError, words: Texts) -> str:
    """Return the sentence that names the place of a notation error, and what is expected there."""
    key = "notation-error" if error.found else "notation-error-at-end"
    expected = words(f"expected-{error.expected.value.replace('_', '-')}")
    sentence = words(key, column=error.column, expected=expected, found=error.found)
    if error.line is None:
        return sentence
    return words("notation-error-in-line", line=error.line, error=sentence)
