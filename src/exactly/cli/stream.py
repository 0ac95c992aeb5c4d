"""Print a command's answer for one position, or for every line of standard input.

All commands with the argument POSITION use this module, so that they read lines in the same way.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import typer

from exactly.cli.errors import UnanswerableError, complain, explain
from exactly.locales import Texts
from exactly.records import NotationError, parse_position
from exactly.rules import IllegalStepError, Rules, State

__all__ = ["AnswerForms", "answer_positions"]

_READ_SIZE = 1 << 16


class AnswerForms(NamedTuple):
    """The output formats of an answer; each function may raise UnanswerableError."""

    json: Callable[[State], str]
    """The answer as JSON, for programs."""
    text: Callable[[State], str]
    """The answer in one or more lines, for people."""
    line: Callable[[State], str]
    """The answer in one line, for people."""


def answer_positions(
    position: str, rules: Rules, words: Texts, forms: AnswerForms, *, as_json: bool
) -> None:
    """Print the answer for one position, or for each line of standard input if it is `-`."""

    def answer(text: str, form: Callable[[State], str]) -> str:
        state = parse_position(text, rules)
        return forms.json(state) if as_json else form(state)

    if position != "-":
        try:
            print(answer(position, forms.text))
        except (NotationError, IllegalStepError, UnanswerableError) as error:
            complain(_sentence(error, words))
        return

    if sys.stdin is None:
        complain(words("cli-no-input"))
    has_errors = False
    for number, line in enumerate(_lines_as_they_come(), start=1):
        try:
            print(answer(line, forms.line))
        except (NotationError, IllegalStepError, UnanswerableError) as error:
            has_errors = True
            sentence = words("cli-bad-line", line=number, error=_sentence(error, words))
            # A program that writes lines expects one answer for each.
            print(json.dumps({"line": number, "error": sentence}) if as_json else "")
            sys.stdout.flush()
            print(f"exactly: {sentence}", file=sys.stderr, flush=True)
    if has_errors:
        raise typer.Exit(2)


def _lines_as_they_come() -> Iterator[str]:
    """Yield the lines of standard input, and flush the output before each wait for input.

    So a program that writes line by line gets its answers line by line, and many lines at once
    are as fast as with a buffer.
    """
    encoding, errors = sys.stdin.encoding, sys.stdin.errors or "strict"
    begun = b""
    while read := os.read(sys.stdin.fileno(), _READ_SIZE):
        whole, newline, begun = (begun + read).rpartition(b"\n")
        lines = (whole + newline).decode(encoding, errors).replace("\r\n", "\n").split("\n")
        yield from lines[:-1]
        sys.stdout.flush()
    if begun:
        yield begun.decode(encoding, errors)


def _sentence(error: NotationError | IllegalStepError | UnanswerableError, words: Texts) -> str:
    if isinstance(error, UnanswerableError):
        return str(error)
    if isinstance(error, IllegalStepError):
        return words("cli-illegal", reason=words(f"refusal-{error.reason.value}"))
    return words("cli-bad-position", error=explain(error, words))
