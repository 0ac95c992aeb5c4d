"""The options that several commands share."""

import os
from typing import Annotated, Any

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
    "RecordFile",
    "RulesText",
    "Seed",
    "Threads",
    "catalogue",
    "games_option",
    "html_option",
    "read_rules",
    "variant_option",
]

Position = Annotated[
    str,
    typer.Argument(
        metavar="POSITION",
        help='A position such as "20/20/20 0/0/0 1 20"; - reads one a line from standard input.',
    ),
]
RecordFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A game record, or - for standard input.")
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


def games_option(explanation: str) -> Any:
    """Return the option for the number of games, with a command's own explanation."""
    return typer.Option("--games", min=1, help=explanation)


def variant_option(explanation: str) -> Any:
    """Return the option for rules that may have other numbers, such as another limit."""
    return typer.Option("--rules", metavar="GAME", help=explanation)


def html_option(explanation: str) -> Any:
    """Return the option that writes a result as a page."""
    return typer.Option("--html", metavar="PAGE", help=explanation)


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
