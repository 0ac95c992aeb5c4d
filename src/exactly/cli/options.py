"""The options that several commands share, and how each complains."""

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn, TextIO

import typer

from exactly.locales import LANGUAGES, Texts, preferred_language, texts
from exactly.records import NotationError, parse_rules
from exactly.rules import Rules

__all__ = [
    "RULES",
    "AsJson",
    "Language",
    "Position",
    "RulesText",
    "Seed",
    "Threads",
    "catalogue",
    "complain",
    "explain",
    "open_to_write",
    "read_rules",
    "remark",
]

Position = Annotated[
    str,
    typer.Argument(
        metavar="POSITION",
        help='A position such as "20/20/20 0/0/0 1 20"; - reads one a line from standard input.',
    ),
]
RULES = typer.Option(
    "--rules",
    metavar="RULES",
    help="An edition and switches, such as classic or standard+wild_may_pass+target=1.",
)
RulesText = Annotated[str, RULES]
Seed = Annotated[int, typer.Option("--seed", min=0, help="The same number gives the same games.")]
Threads = Annotated[
    int | None, typer.Option("--threads", min=1, max=256, help="Else one for each core.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer for programs.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="|".join(LANGUAGES), help="The language; else the one of the system."
    ),
]


def catalogue(language: str | None) -> Texts:
    """Return the texts of the language asked for, or of the one the system speaks."""
    if language is None:
        return texts(preferred_language(os.environ))
    if language not in LANGUAGES:
        complain(
            texts(preferred_language(os.environ))("cli-language", languages=", ".join(LANGUAGES))
        )
    return texts(language)


def complain(sentence: str) -> NoReturn:
    """Say in one line on standard error what is wrong with what was asked, and leave with 2."""
    remark(sentence)
    raise typer.Exit(2)


def remark(sentence: str) -> None:
    """Say in one line on standard error what whoever asked has to know."""
    sys.stdout.flush()
    print(f"exactly: {sentence}", file=sys.stderr)  # this is the place that prints


def explain(error: NotationError, words: Texts) -> str:
    """Say where a text cannot be read and what was expected there."""
    key = "notation-error" if error.found else "notation-error-at-end"
    expected = words(f"expected-{error.expected.value.replace('_', '-')}")
    sentence = words(key, column=error.column, expected=expected, found=error.found)
    if error.line is None:
        return sentence
    return words("notation-error-in-line", line=error.line, error=sentence)


def read_rules(text: str, words: Texts) -> Rules:
    """Return the rules an option names, or complain."""
    try:
        return parse_rules(text)
    except NotationError as error:
        complain(words("cli-bad-rules", error=explain(error, words)))


def open_to_write(path: Path, words: Texts) -> TextIO:
    """Open a file for what will come of a command, or complain: before anything is begun."""
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        reason = error.strerror or str(error)
        complain(words("cli-cannot-write", file=str(path), reason=reason))
