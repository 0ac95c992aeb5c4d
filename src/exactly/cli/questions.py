"""Questions about positions: asked once, or once a line of standard input.

Every command that takes a POSITION answers through here, so all of them stream alike.
"""

import json
import sys
from collections.abc import Callable

import typer

from exactly.cli.options import complain, explain
from exactly.locales import Texts
from exactly.records import NotationError, parse_position
from exactly.rules import IllegalStep, Rules, State

__all__ = ["Unanswerable", "answer"]


class Unanswerable(ValueError):  # noqa: N818  # it is the question's fault
    """A position that can be read, but not asked this; the sentence says why."""


def answer(  # noqa: PLR0913  # what a question consists of
    position: str,
    rules: Rules,
    words: Texts,
    *,
    as_json: bool,
    find: Callable[[State], object],
    tell: Callable[[State], str],
    tell_briefly: Callable[[State], str],
    check: Callable[[State], None] = lambda _: None,
) -> None:
    """Answer for one position, or for each line of standard input when it is `-`.

    `find` gives the answer for programs, `tell` for people, `tell_briefly` in one line; `check`
    raises Unanswerable for positions that have none.
    """

    def reply(text: str, sentence: Callable[[State], str]) -> str:
        state = parse_position(text, rules)
        check(state)
        return json.dumps(find(state)) if as_json else sentence(state)

    if position != "-":
        try:
            print(reply(position, tell))
        except (NotationError, IllegalStep, Unanswerable) as error:
            complain(_sentence(error, words))
        return

    if sys.stdin is None:
        complain(words("cli-no-input"))
    all_good = True
    for number, line in enumerate(sys.stdin, start=1):
        try:
            print(reply(line.rstrip("\r\n"), tell_briefly), flush=True)
        except (NotationError, IllegalStep, Unanswerable) as error:
            all_good = False
            sentence = words("cli-bad-line", line=number, error=_sentence(error, words))
            if as_json:
                # A program counts on one answer for each line that it sent.
                print(json.dumps({"line": number, "error": sentence}), flush=True)
            print(f"exactly: {sentence}", file=sys.stderr, flush=True)
    if not all_good:
        raise typer.Exit(2)


def _sentence(error: NotationError | IllegalStep | Unanswerable, words: Texts) -> str:
    if isinstance(error, Unanswerable):
        return str(error)
    if isinstance(error, IllegalStep):
        return words("cli-illegal", reason=words(f"refusal-{error.reason.value}"))
    return words("cli-bad-position", error=explain(error, words))
