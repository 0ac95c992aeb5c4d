"""`exactly value`: how likely each seat is to win, and what each move makes of it."""

from functools import cache
from typing import TYPE_CHECKING

from exactly.cli.options import (
    AsJson,
    Language,
    Position,
    RulesText,
    catalogue,
    read_rules,
)
from exactly.cli.questions import Unanswerable, answer
from exactly.locales import Texts
from exactly.records import write_move
from exactly.rules import State
from exactly.terminal.wording import Wording

if TYPE_CHECKING:
    from exactly.ai.chances import Judged

__all__ = ["value_position"]

_NUMBER = "%.7f"  # what the solution's 32-bit floats are good for


def value_position(
    position: Position,
    rules: RulesText = "standard",
    *,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Say how likely each seat is to win with perfect play, and after each legal move."""
    from exactly.cli.solutions import keep_chances  # noqa: PLC0415  # NumPy takes its time

    words = catalogue(lang)
    chosen = read_rules(rules, words)
    chances = keep_chances(chosen, words)

    def check(state: State) -> None:
        if state.seats != 2:
            raise Unanswerable(words("value-seats", seats=state.seats))

    def find(state: State) -> str:
        judged = chances.judge(state)
        # With perfect play the best move is what the position is worth.
        win = judged[0].win if judged else chances.win(state)
        return _json(win, judged, 0.0 if state.is_over else chances.error)

    def tell(state: State) -> str:
        wording = Wording(words, ("",) * state.seats)
        lines = [_percent(chances.win(state), words)]
        if chances.error and not state.is_over:
            lines.append(words("value-within", points=100 * chances.error))
        for move, win in chances.judge(state):
            lines.append(f"{write_move(move):<7}  {_percent(win, words)}  {wording.move(move)}")
        return "\n".join(lines)

    answer(
        position,
        chosen,
        words,
        as_json=as_json,
        find=find,
        tell=tell,
        check=check,
        tell_briefly=lambda state: _percent(chances.win(state), words),
    )


def _json(win: tuple[float, ...], judged: "list[Judged]", error: float) -> str:
    """Write the answer for programs; by hand, which takes half the time that `json` does."""
    moves = ", ".join(
        f'{{"move": "{write_move(move)}", "win": {_numbers(win)}}}' for move, win in judged
    )
    if not error:
        return f'{{"win": {_numbers(win)}, "exact": true, "moves": [{moves}]}}'
    bounds = [_numbers((max(0.0, each - error), min(1.0, each + error))) for each in win]
    known = f'"exact": false, "bounds": [{", ".join(bounds)}]'
    return f'{{"win": {_numbers(win)}, {known}, "moves": [{moves}]}}'


def _numbers(chances: tuple[float, ...]) -> str:
    return "[" + ", ".join([_NUMBER % chance for chance in chances]) + "]"


def _percent(win: tuple[float, ...], words: Texts) -> str:
    return "  ".join([_hundredths(round(10_000 * chance), words) for chance in win])


@cache  # of ten thousand
def _hundredths(hundredths: int, words: Texts) -> str:
    return words("value-chance", percent=hundredths / 100)
