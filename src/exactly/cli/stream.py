"""Questions about positions: asked once, or once a line of standard input.

Every command that takes a POSITION answers through here, so all of them stream alike.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator

import typer

from exactly.cli.errors import UnanswerableError, complain, explain
from exactly.locales import Texts
from exactly.records import NotationError, parse_position
from exactly.rules import IllegalStepError, Rules, State

__all__ = ["answer"]

_AT_ONCE = 1 << 16


def answer(  # noqa: PLR0913  # what a question consists of
    position: str,
    rules: Rules,
    words: Texts,
    *,
    as_json: bool,
    find: Callable[[State], str],
    tell: Callable[[State], str],
    tell_briefly: Callable[[State], str],
) -> None:
    """Answer for one position, or for each line of standard input when it is `-`.

    `find` gives the answer for programs, as JSON, `tell` for people, `tell_briefly` in one line;
    each may raise UnanswerableError.
    """

    def reply(text: str, sentence: Callable[[State], str]) -> str:
        state = parse_position(text, rules)
        return find(state) if as_json else sentence(state)

    if position != "-":
        try:
            print(reply(position, tell))
        except (NotationError, IllegalStepError, UnanswerableError) as error:
            complain(_sentence(error, words))
        return

    if sys.stdin is None:
        complain(words("cli-no-input"))
    all_good = True
    for number, line in enumerate(_lines_as_they_come(), start=1):
        try:
            print(reply(line, tell_briefly))
        except (NotationError, IllegalStepError, UnanswerableError) as error:
            all_good = False
            sentence = words("cli-bad-line", line=number, error=_sentence(error, words))
            # Who sends lines counts on one answer for each.
            print(json.dumps({"line": number, "error": sentence}) if as_json else "")
            sys.stdout.flush()
            print(f"exactly: {sentence}", file=sys.stderr, flush=True)
    if not all_good:
        raise typer.Exit(2)


def _lines_as_they_come() -> Iterator[str]:
    """Give the lines of standard input; whatever was answered is out before more is waited for.

    So who asks line by line is answered line by line, and many lines at once cost no more.
    """
    encoding, errors = sys.stdin.encoding, sys.stdin.errors or "strict"
    begun = b""
    while read := os.read(sys.stdin.fileno(), _AT_ONCE):
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
