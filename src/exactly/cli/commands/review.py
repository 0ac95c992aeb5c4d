"""`exactly review`: what was luck in a recorded game, what was doing, and what was better."""

import json
from pathlib import Path
from typing import Annotated

import typer

from exactly.cli.errors import UnanswerableError, complain, explain
from exactly.cli.files import open_page, read_text, write_page
from exactly.cli.options import AsJson, Language, catalogue
from exactly.cli.record_problems import describe_problem, turn_label
from exactly.cli.reports.review_page import review_page
from exactly.cli.reports.review_text import report_lines
from exactly.cli.reports.review_words import ReviewWording
from exactly.cli.solutions import chances_for_table
from exactly.locales import Texts
from exactly.records import NotationError, Record, RecordMisfitError, parse_record, replay
from exactly.review.data import review_as_data
from exactly.review.review import Review, review_game

__all__ = ["review_file"]


def review_file(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A game record, or - for standard input.")
    ],
    *,
    every_turn: Annotated[bool, typer.Option("--all", help="Show every turn.")] = False,
    html: Annotated[
        Path | None,
        typer.Option(
            "--html", metavar="PAGE", help="Write the review as a page of its own; - prints it."
        ),
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Review a recorded game: the chances, what was luck, and which moves were better."""
    words = catalogue(lang)
    record = _read_record(file, words)
    page = None if html is None else open_page(html, "review", words)
    try:
        review = review_game(record, chances_for_table(record.rules, record.seats, words))
    except UnanswerableError as error:
        complain(str(error))
    if page is not None:
        write_page(page, review_page(review, words), words)
        if page.is_standard_output:
            return
    if as_json:
        print(json.dumps(_as_data(review, ReviewWording(words, review)), ensure_ascii=False))
    elif page is not None:
        print(words("review-page-written", file=str(html)))
    else:
        print("\n".join(report_lines(review, words, every_turn=every_turn)))


def _read_record(file: str, words: Texts) -> Record:
    """Return a record that can have been played, or complain."""
    text = read_text(file, words)
    try:
        record = parse_record(text)
    except NotationError as error:
        complain(words("cli-not-a-record", file=file, error=explain(error, words)))
    try:
        for _ in replay(record):
            pass
    except RecordMisfitError as error:
        seats = " ".join(map(str, error.seats))
        sentence = describe_problem(error.misfit, error.refusal, seats, record.seats, words)
        complain(turn_label(error.turn, words) + sentence)
    return record


def _as_data(review: Review, wording: ReviewWording) -> dict[str, object]:
    """Return all of a review for programs, each reason in words as well."""
    data = review_as_data(review)
    for turn, told in zip(review.turns, data["turns"], strict=True):
        if told["reason"] is not None:
            told["reason"]["text"] = wording.reason(turn)
    return data
