"""`exactly value`: how likely each seat is to win, and what each move makes of it."""

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

__all__ = ["value_position"]

_DIGITS = 7  # what the solution's 32-bit floats are good for


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

    def find(state: State) -> object:
        judged = chances.judge(state)
        # With perfect play the best move is what the position is worth.
        win = judged[0].win if judged else chances.win(state)
        return {
            "win": _rounded(win),
            "exact": chances.exact,
            **({} if chances.exact else {"bounds": _bounds(win, chances.error)}),
            "moves": [{"move": write_move(move), "win": _rounded(win)} for move, win in judged],
        }

    def tell(state: State) -> str:
        wording = Wording(words, ("",) * state.seats)
        lines = [_percent(chances.win(state), words)]
        if not chances.exact:
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


def _rounded(win: tuple[float, ...]) -> list[float]:
    return [round(chance, _DIGITS) for chance in win]


def _bounds(win: tuple[float, ...], error: float) -> list[list[float]]:
    """Return for each seat the chances between which the true one lies."""
    return [_rounded((max(0.0, chance - error), min(1.0, chance + error))) for chance in win]


def _percent(win: tuple[float, ...], words: Texts) -> str:
    return "  ".join(words("value-chance", percent=100 * chance) for chance in win)
