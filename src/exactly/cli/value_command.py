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
from exactly.cli.solutions import can_judge, keep_chances
from exactly.locales import Texts
from exactly.records import write_move
from exactly.rules import Move, State
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
    words = catalogue(lang)
    chosen = read_rules(rules, words)
    chances = keep_chances(chosen, words)

    def check(state: State) -> None:
        if not can_judge(state.seats):
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
    """Write the answer for programs; by hand, which takes a third of the time that `json` does."""
    entries, numbers = [], [*win]
    for move, chances in judged:
        entries.append(_entry(move))
        numbers += chances
    known = '"exact": true' if not error else _bounds(win, error)
    pattern = f'{{"win": {_numbers(len(win))}, {known}, "moves": [{", ".join(entries)}]}}'
    return pattern % tuple(numbers)


@cache  # of the few hundred moves there are
def _entry(move: Move) -> str:
    return f'{{"move": "{write_move(move)}", "win": {_numbers(2)}}}'


@cache
def _numbers(count: int) -> str:
    """Return the pattern of so many numbers."""
    return "[" + ", ".join([_NUMBER] * count) + "]"


def _bounds(win: tuple[float, ...], error: float) -> str:
    bounds = [_numbers(2) % (max(0.0, each - error), min(1.0, each + error)) for each in win]
    return f'"exact": false, "bounds": [{", ".join(bounds)}]'


def _percent(win: tuple[float, ...], words: Texts) -> str:
    pattern, mark = _pattern(words)
    return "  ".join([pattern % (100 * chance) for chance in win]).replace(".", mark)


@cache
def _pattern(words: Texts) -> tuple[str, str]:
    """Return how a language writes a chance, and its decimal mark.

    Filled in here, not by the catalogue: ten thousands a second may be asked for.
    """
    sign = words("value-chance", percent="\0").replace("%", "%%")
    return sign.replace("\0", "%.2f"), words("value-decimal-mark")
