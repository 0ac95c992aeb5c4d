"""`exactly apply`: the position after a move."""

import json
from typing import Annotated

import typer

from exactly.cli.errors import complain, explain
from exactly.cli.options import AsJson, Language, Position, RulesText, catalogue, read_rules
from exactly.cli.stream import AnswerForms, answer_positions
from exactly.locales import Texts
from exactly.locales.wording import Wording
from exactly.records import NotationError, parse_move, write_position
from exactly.rules import Move, State, apply, euros_taken, outcome

__all__ = ["apply_move"]


def apply_move(
    position: Position,
    move: Annotated[str, typer.Argument(metavar="MOVE", help='Move, such as "20:C>1" or "pass".')],
    rules: RulesText = "standard",
    *,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Print the position after a move."""
    words = catalogue(lang)
    try:
        step = parse_move(move)
    except NotationError as error:
        complain(words("cli-bad-move", error=explain(error, words)))
    forms = AnswerForms(
        json=lambda state: json.dumps(_consequences(state, step)),
        text=lambda state: _text(state, step, words),
        line=lambda state: write_position(apply(state, step)),
    )
    answer_positions(position, read_rules(rules, words), words, forms, as_json=as_json)


def _consequences(state: State, move: Move) -> dict[str, object]:
    after = apply(state, move)
    end = outcome(after)
    return {
        "position": write_position(after),
        "euro": list(euros_taken(state, after)),
        "winner": None if end is None else end.winner,
    }


def _text(state: State, move: Move, words: Texts) -> str:
    after = apply(state, move)
    lines = [write_position(after)]
    wording = Wording(words, ("",) * state.seats)
    taken = euros_taken(state, after)
    if taken:
        lines.append(words("plain-euro", names=wording.names(taken), count=len(taken)))
    end = outcome(after)
    if end is not None:
        lines.append(words("cli-won", name=wording.name(end.winner)))
    return "\n".join(lines)
