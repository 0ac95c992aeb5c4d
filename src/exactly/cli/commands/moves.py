"""`exactly moves`: what the active player may do."""

import json

from exactly.cli.options import AsJson, Language, Position, RulesText, catalogue, read_rules
from exactly.cli.stream import answer
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
    answer(
        position,
        read_rules(rules, words),
        words,
        as_json=as_json,
        find=lambda state: json.dumps([write_move(move) for move in legal_moves(state)]),
        tell=lambda state: _tell(state, words),
        tell_briefly=lambda state: " ".join(map(write_move, legal_moves(state))),
    )


def _tell(state: State, words: Texts) -> str:
    moves = legal_moves(state)
    if not moves:
        return words("refusal-game-over" if state.is_over else "refusal-die-not-rolled")
    wording = Wording(words, ("",) * state.seats)
    return "\n".join(f"{write_move(move):<7}  {wording.move(move)}" for move in moves)
