"""`exactly verify`: is a recorded game true?"""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from exactly.cli.options import AsJson, Language, catalogue, complain, explain
from exactly.locales import Texts
from exactly.records import (
    HAND,
    SCHEME,
    Expected,
    Finding,
    NotationError,
    Problem,
    Record,
    parse_record,
    verify,
)
from exactly.terminal.wording import Wording

__all__ = ["verify_file"]


def verify_file(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A game record, or - for standard input.")
    ],
    *,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Check a game record: is every move legal, and do the dice follow from the seed?"""
    words = catalogue(lang)
    text = _read(file, words)
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


def _read(file: str, words: Texts) -> str:
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return content.decode("utf-8")
    except OSError as error:
        complain(words("cli-cannot-read", file=file, reason=error.strerror or str(error)))
    except UnicodeDecodeError as error:
        complain(words("cli-not-text", file=file, byte=error.start + 1))


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
    print(f"- {_place(error.turn, words)}{sentence}")


def _report(record: Record, findings: tuple[Finding, ...], words: Texts, *, as_json: bool) -> None:
    sentences = [_place(found.turn, words) + _describe(found, record, words) for found in findings]
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


def _place(turn: int | None, words: Texts) -> str:
    if turn is None:
        return ""
    return words("verify-at-turn", turn=turn) if turn else words("verify-at-start")


def _describe(finding: Finding, record: Record, words: Texts) -> str:
    if finding.problem is Problem.MOVE and finding.refusal is not None:
        return words(f"refusal-{finding.refusal.value}")
    return words(
        f"problem-{finding.problem.value}", expected=finding.expected or "none", seats=record.seats
    )
