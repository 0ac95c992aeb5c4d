"""`exactly value`: the win chances of every seat, and after each legal move."""

import json
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Annotated

import typer

from exactly.cli.errors import UnanswerableError
from exactly.cli.networks import explain_networks
from exactly.cli.options import (
    AsJson,
    Language,
    Position,
    RulesText,
    catalogue,
    read_rules,
)
from exactly.cli.solutions import chances_for_table
from exactly.cli.stream import AnswerForms, answer_positions
from exactly.evaluation.chances import Chances
from exactly.evaluation.exact import SolvedChances
from exactly.locales import Texts
from exactly.locales.wording import Wording
from exactly.records import write_move
from exactly.rules import Move, Rules, State, apply

if TYPE_CHECKING:
    from exactly.evaluation.chances import Judged
    from exactly.lab.statistics import Share

__all__ = ["value_position"]

_NUMBER = "%.7f"  # the precision of 32-bit floats

_Rollouts = Annotated[
    int,
    typer.Option(
        "--rollouts",
        metavar="N",
        min=0,
        help="Also simulate N games, starting after the best move.",
    ),
]


def value_position(
    position: Position,
    rules: RulesText = "standard",
    *,
    rollouts: _Rollouts = 0,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Print each seat's win chance, now and after each legal move.

    Two seats: exact, for perfect play. Three to six seats: estimated by a network.
    """
    words = catalogue(lang)
    chosen = read_rules(rules, words)
    values = _Values(chosen, rollouts, words)
    forms = AnswerForms(values.as_json, values.as_text, values.as_line)
    answer_positions(position, chosen, words, forms, as_json=as_json)


class _Values:
    """The win chances of positions under some rules, with optional simulated games (rollouts)."""

    def __init__(self, rules: Rules, rollouts: int, words: Texts) -> None:
        self._rollouts = rollouts
        self._words = words
        self._chances = cache(lambda seats: chances_for_table(rules, seats, words))

    def as_json(self, state: State) -> str:
        chances = self._chances(state.seats)
        judged = chances.judge(state)
        # The chances of a position are those of its best move.
        win = judged[0].win if judged else chances.win(state)
        known = [_knowledge(state, win, chances)]
        if shares := _play_on(state, judged, self._rollouts, self._words):
            known.append(f'"rollouts": {json.dumps(_as_data(shares))}')
        return _json(win, judged, ", ".join(known))

    def as_text(self, state: State) -> str:
        words, chances = self._words, self._chances(state.seats)
        wording = Wording(words, ("",) * state.seats)
        judged = chances.judge(state)
        lines = [self._win_text(state), *_doubts(state, chances, words)]
        if shares := _play_on(state, judged, self._rollouts, words):
            lines.append(_shares_text(shares, words))
        for move, win in judged:
            percent = _percent(win, words, is_sure=_is_solved(state))
            lines.append(f"{write_move(move):<7}  {percent}  {wording.move(move)}")
        return "\n".join(lines)

    def as_line(self, state: State) -> str:
        judged = self._chances(state.seats).judge(state) if self._rollouts else []
        shares = _play_on(state, judged, self._rollouts, self._words)
        parts = [self._win_text(state), _shares_text(shares, self._words) if shares else ""]
        return "  ".join(filter(None, parts))

    def _win_text(self, state: State) -> str:
        win = self._chances(state.seats).win(state)
        return _percent(win, self._words, is_sure=_is_solved(state) or state.is_over)


def _is_solved(state: State) -> bool:
    """Return whether a position's win chances come from a solution, exact or within bounds."""
    return state.seats in SolvedChances.seats


def _play_on(
    state: State, judged: "list[Judged]", games: int, words: Texts
) -> "tuple[Share, ...] | None":
    """Simulate games from the position, or from after the best move; None if the game is over."""
    start = apply(state, judged[0].move) if judged else state
    if not games or start.is_over:
        return None
    with explain_networks(words):
        from exactly.cli.progress import progress_bar

        try:
            from exactly.lab.rollouts import play_on
        except ModuleNotFoundError as error:
            missing = words("value-rollouts-missing", module=error.name or "numba")
            raise UnanswerableError(missing) from error

        shares: tuple[Share, ...] | None = None
        label = words("value-rollouts-progress")
        with progress_bar(label, games) as show:
            for shares in play_on(start, games):
                show(shares[0].of, label)
    return shares


def _as_data(shares: "tuple[Share, ...]") -> dict[str, object]:
    return {
        "games": shares[0].of,
        "wins": [share.times for share in shares],
        "share": [share.share for share in shares],
        "low": [share.low for share in shares],
        "high": [share.high for share in shares],
    }


def _shares_text(shares: "tuple[Share, ...]", words: Texts) -> str:
    """Return each seat's share of wins in simulated games, with its bounds, in one line."""
    pattern, mark = _pattern(words, 1)
    parts = [
        f"{pattern % (100 * each.share)} ({100 * each.low:.1f}–{100 * each.high:.1f})"
        for each in shares
    ]
    text = "  ".join(parts).replace(".", mark)
    return words("value-rollouts", games=shares[0].of, shares=text)


def _doubts(state: State, chances: Chances, words: Texts) -> Iterator[str]:
    """Yield sentences about the precision of the win chances, unless they are exact."""
    if state.is_over:
        return
    if not _is_solved(state):
        yield words("value-estimated")
    if chances.error:
        key = "value-within" if _is_solved(state) else "value-off"
        yield words(key, points=100 * chances.error)
    elif not _is_solved(state):
        yield words("value-off-unknown")


def _knowledge(state: State, win: tuple[float, ...], chances: Chances) -> str:
    """Return the JSON members about the precision of the win chances."""
    if state.is_over or chances.exact:
        return '"exact": true'
    if _is_solved(state):
        return _bounds(win, chances.error)
    return f'"exact": false, "off": {f"{chances.error:.4f}" if chances.error else "null"}'


def _json(win: tuple[float, ...], judged: "list[Judged]", known: str) -> str:
    """Return the answer as JSON, written by hand: three times as fast as the module `json`."""
    entries, numbers = [], [*win]
    for move, chances in judged:
        entries.append(_entry(move, len(win)))
        numbers += chances
    pattern = f'{{"win": {_numbers(len(win))}, {known}, "moves": [{", ".join(entries)}]}}'
    return pattern % tuple(numbers)


@cache  # there are a few hundred moves
def _entry(move: Move, seats: int) -> str:
    return f'{{"move": "{write_move(move)}", "win": {_numbers(seats)}}}'


@cache
def _numbers(count: int) -> str:
    """Return the format string of a JSON list of `count` numbers."""
    return "[" + ", ".join([_NUMBER] * count) + "]"


def _bounds(win: tuple[float, ...], error: float) -> str:
    bounds = [_numbers(2) % (max(0.0, each - error), min(1.0, each + error)) for each in win]
    return f'"exact": false, "bounds": [{", ".join(bounds)}]'


def _percent(win: tuple[float, ...], words: Texts, *, is_sure: bool) -> str:
    pattern, mark = _pattern(words, 2 if is_sure else 1)
    sign = "" if is_sure else "≈\u00a0"
    return "  ".join([sign + pattern % (100 * chance) for chance in win]).replace(".", mark)


@cache
def _pattern(words: Texts, digits: int) -> tuple[str, str]:
    """Return the format string of a win chance in a language, and its decimal mark.

    Formatting with the catalogue would be too slow: a stream has tens of thousands per second.
    """
    sign = words("value-chance", percent="\0").replace("%", "%%")
    return sign.replace("\0", f"%.{digits}f"), words("value-decimal-mark")
