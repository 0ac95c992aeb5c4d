"""`exactly review`: luck, skill and better moves in a recorded game."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exactly.cli.errors import UnanswerableError, complain, explain
from exactly.cli.files import open_page, read_text, write_page
from exactly.cli.options import AsJson, Language, RecordFile, catalogue, html_option
from exactly.cli.record_problems import describe_problem, turn_label
from exactly.cli.solutions import chances_for_table
from exactly.locales import Texts
from exactly.records import NotationError, Record, RecordMisfitError, parse_record, replay

if TYPE_CHECKING:
    from exactly.review.review import Review

__all__ = ["review_file"]


_EveryTurn = Annotated[bool, typer.Option("--all", help="Show every turn.")]
_Html = Annotated[Path | None, html_option("Write an HTML page; - prints it.")]


def review_file(
    file: RecordFile,
    *,
    every_turn: _EveryTurn = False,
    html: _Html = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Review a recorded game: win chances, luck and better moves."""
    from exactly.cli.reports.review_page import review_page
    from exactly.cli.reports.review_text import review_lines
    from exactly.review.review import review_game

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
        print(json.dumps(_as_data(review, words), ensure_ascii=False))
    elif page is not None:
        print(words("review-page-written", file=str(html)))
    else:
        print("\n".join(review_lines(review, words, every_turn=every_turn)))


def _read_record(file: str, words: Texts) -> Record:
    """Return the game record in a file, or exit with an error if it is invalid."""
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


def _as_data(review: "Review", words: Texts) -> dict[str, object]:
    """Return a review as JSON data, with the reason of each better move as a sentence too."""
    from exactly.cli.reports.review_words import ReviewWording
    from exactly.review.data import review_as_data

    wording = ReviewWording(words, review)
    data = review_as_data(review)
    for turn, facts in zip(review.turns, data["turns"], strict=True):
        if facts["reason"] is not None:
            facts["reason"]["text"] = wording.reason(turn)
    return data
