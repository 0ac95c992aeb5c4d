"""The options that several commands share."""

import os
from typing import Annotated

import typer

from exactly.cli.errors import complain, explain
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
    "read_rules",
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
    """Return the texts of a language; None stands for the language of the system."""
    if language is None:
        return texts(preferred_language(os.environ))
    if language not in LANGUAGES:
        complain(
            texts(preferred_language(os.environ))("cli-language", languages=", ".join(LANGUAGES))
        )
    return texts(language)


def read_rules(text: str, words: Texts) -> Rules:
    """Return the rules that an option names, or complain."""
    try:
        return parse_rules(text)
    except NotationError as error:
        complain(words("cli-bad-rules", error=explain(error, words)))
