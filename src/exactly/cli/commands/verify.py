"""`exactly verify`: checks the moves and dice of a recorded game."""

import json

import typer

from exactly.cli.errors import complain, explain
from exactly.cli.files import read_text
from exactly.cli.options import AsJson, Language, RecordFile, catalogue
from exactly.cli.record_problems import describe_problem, turn_label
from exactly.locales import Texts
from exactly.locales.wording import Wording
from exactly.records import (
    HAND,
    SCHEME,
    Expected,
    Finding,
    NotationError,
    Record,
    parse_record,
    verify,
)

__all__ = ["verify_file"]


def verify_file(
    file: RecordFile,
    *,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Check the moves and dice of a recorded game."""
    words = catalogue(lang)
    text = read_text(file, words)
    try:
        record = parse_record(text)
    except NotationError as error:
        if error.expected is Expected.GAME_TAG:
            complain(words("cli-not-a-record", file=file, error=explain(error, words)))
        _report_unreadable(error, words, as_json=as_json)
        raise typer.Exit(1) from None
    findings = verify(record)
    _report(record, findings, words, as_json=as_json)
    if findings:
        raise typer.Exit(1)


def _report_unreadable(error: NotationError, words: Texts, *, as_json: bool) -> None:
    sentence = explain(error, words)
    if as_json:
        problem = {
            "problem": "unreadable",
            "turn": error.turn,
            "line": error.line,
            "text": sentence,
        }
        print(json.dumps({"valid": False, "problems": [problem]}))
        return
    print(words("verify-fails"))
    print(f"- {turn_label(error.turn, words)}{sentence}")


def _report(record: Record, findings: tuple[Finding, ...], words: Texts, *, as_json: bool) -> None:
    sentences = [
        turn_label(found.turn, words)
        + describe_problem(found.problem, found.refusal, found.expected, record.seats, words)
        for found in findings
    ]
    if as_json:
        problems = [
            {"problem": found.problem, "turn": found.turn, "expected": found.expected, "text": text}
            for found, text in zip(findings, sentences, strict=True)
        ]
        answer = {
            "valid": not findings,
            "dice": record.tag("Dice"),
            "turns": len(record.turns),
            "winner": record.winner,
            "problems": problems,
        }
        print(json.dumps(answer))
        return
    lines = [words("verify-fails"), *(f"- {text}" for text in sentences)]
    print("\n".join(lines if findings else _praise(record, words)))


def _praise(record: Record, words: Texts) -> list[str]:
    lines = [words("verify-holds", turns=len(record.turns))]
    match record.tag("Dice"):
        case str() as dice if dice == SCHEME:
            lines.append(words("verify-dice-fair"))
        case str() as dice if dice == HAND:
            lines.append(words("verify-dice-hand"))
    if record.tag("Trail") is None:
        lines.append(words("verify-no-trail"))
    if record.winner is None:
        lines.append(words("verify-unfinished"))
    else:
        name = Wording(words, record.players).name(record.winner)
        lines.append(words("verify-winner", name=name, seat=record.winner))
    return lines
