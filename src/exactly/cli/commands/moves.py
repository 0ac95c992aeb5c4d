"""`exactly moves`: the legal moves of the active player."""

import json

from exactly.cli.options import AsJson, Language, Position, RulesText, catalogue, read_rules
from exactly.cli.stream import AnswerForms, answer_positions
from exactly.locales import Texts
from exactly.locales.wording import Wording
from exactly.records import write_move
from exactly.rules import State, legal_moves

__all__ = ["list_moves"]


def list_moves(
    position: Position,
    rules: RulesText = "standard",
    *,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the legal moves of a position."""
    words = catalogue(lang)
    forms = AnswerForms(
        json=lambda state: json.dumps([write_move(move) for move in legal_moves(state)]),
        text=lambda state: _text(state, words),
        line=lambda state: " ".join(map(write_move, legal_moves(state))),
    )
    answer_positions(position, read_rules(rules, words), words, forms, as_json=as_json)


def _text(state: State, words: Texts) -> str:
    moves = legal_moves(state)
    if not moves:
        return words("refusal-game-over" if state.is_over else "refusal-die-not-rolled")
    wording = Wording(words, ("",) * state.seats)
    return "\n".join(f"{write_move(move):<7}  {wording.move(move)}" for move in moves)
