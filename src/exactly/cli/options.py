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
        help='Position, such as "20/20/20 0/0/0 1 20"; - reads stdin, one per line.',
    ),
]
RecordFile = Annotated[
    str, typer.Argument(metavar="FILE", help="Game record; - reads standard input.")
]
RULES = typer.Option(
    "--rules",
    metavar="RULES",
    help="Rules, such as classic or standard+target=1.",
)
RulesText = Annotated[str, RULES]
Seed = Annotated[
    int,
    typer.Option("--seed", metavar="N", min=0, help="Seed; the same seed gives the same games."),
]
Threads = Annotated[
    int | None,
    typer.Option(
        "--threads",
        metavar="N",
        min=1,
        max=256,
        help="Number of threads.",
        show_default="one per core",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help="Language of the output.",
        show_default="system",
    ),
]


def games_option(explanation: str) -> Any:
    """Return the option for the number of games, with this help text."""
    return typer.Option("--games", metavar="N", min=1, help=explanation)


def variant_option(explanation: str) -> Any:
    """Return the option for rules, also with other numbers, such as another limit."""
    return typer.Option("--rules", metavar="GAME", help=explanation)


def html_option(explanation: str) -> Any:
    """Return the option that writes a result as an HTML page."""
    return typer.Option("--html", metavar="PAGE", help=explanation)


def catalogue(language: str | None) -> Texts:
    """Return the catalogue of texts in a language; None selects the language of the system."""
    if language is None:
        return texts(preferred_language(os.environ))
    if language not in LANGUAGES:
        complain(
            texts(preferred_language(os.environ))("cli-language", languages=", ".join(LANGUAGES))
        )
    return texts(language)


def read_rules(text: str, words: Texts) -> Rules:
    """Return the rules that an option names, or exit with an error."""
    try:
        return parse_rules(text)
    except NotationError as error:
        complain(words("cli-bad-rules", error=explain(error, words)))
