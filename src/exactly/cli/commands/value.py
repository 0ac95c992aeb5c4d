"""`exactly value`: how likely each seat is to win, and what each move makes of it."""

import json
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Annotated

import typer

from exactly.cli.errors import UnanswerableError
from exactly.cli.networks import networks_at_hand
from exactly.cli.options import (
    AsJson,
    Language,
    Position,
    RulesText,
    catalogue,
    read_rules,
)
from exactly.cli.progress import progress_of
from exactly.cli.solutions import keep_chances
from exactly.cli.stream import answer
from exactly.evaluation.chances import Chances
from exactly.evaluation.exact import SolvedChances
from exactly.locales import Texts
from exactly.locales.wording import Wording
from exactly.records import write_move
from exactly.rules import Move, State, apply

if TYPE_CHECKING:
    from exactly.evaluation.chances import Judged
    from exactly.lab.statistics import Share

__all__ = ["value_position"]

_NUMBER = "%.7f"  # what 32-bit floats are good for


def value_position(
    position: Position,
    rules: RulesText = "standard",
    *,
    rollouts: Annotated[
        int,
        typer.Option(
            "--rollouts",
            metavar="N",
            min=0,
            help="Play on so many times as well, after a roll from the best move, and count wins.",
        ),
    ] = 0,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Say how likely each seat is to win, and after each legal move.

    With perfect play for two seats, as a network estimates it for more.
    """
    words = catalogue(lang)
    chosen = read_rules(rules, words)

    @cache
    def chances_at(seats: int) -> Chances:
        return keep_chances(chosen, seats, words)

    def find(state: State) -> str:
        chances = chances_at(state.seats)
        judged = chances.judge(state)
        # The best move is what the position is worth.
        win = judged[0].win if judged else chances.win(state)
        told = [_knowledge(state, win, chances)]
        if shares := _play_on(state, judged, rollouts, words):
            told.append(f'"rollouts": {json.dumps(_as_data(shares))}')
        return _json(win, judged, ", ".join(told))

    def tell(state: State) -> str:
        chances = chances_at(state.seats)
        wording = Wording(words, ("",) * state.seats)
        judged = chances.judge(state)
        lines = [tell_chances(state), *_doubts(state, chances, words)]
        if shares := _play_on(state, judged, rollouts, words):
            lines.append(_tell_shares(shares, words))
        for move, win in judged:
            told = _percent(win, words, is_sure=_is_solved(state))
            lines.append(f"{write_move(move):<7}  {told}  {wording.move(move)}")
        return "\n".join(lines)

    def tell_chances(state: State) -> str:
        win = chances_at(state.seats).win(state)
        return _percent(win, words, is_sure=_is_solved(state) or state.is_over)

    def tell_briefly(state: State) -> str:
        judged = chances_at(state.seats).judge(state) if rollouts else []
        shares = _play_on(state, judged, rollouts, words)
        told = [tell_chances(state), _tell_shares(shares, words) if shares else ""]
        return "  ".join(filter(None, told))

    answer(
        position,
        chosen,
        words,
        as_json=as_json,
        find=find,
        tell=tell,
        tell_briefly=tell_briefly,
    )


def _is_solved(state: State) -> bool:
    """Say whether chances are those of perfect play, or certain bounds of them."""
    return state.seats in SolvedChances.seats


def _play_on(
    state: State, judged: "list[Judged]", games: int, words: Texts
) -> "tuple[Share, ...] | None":
    """Play on before the roll, or after the best move; nothing where the game is over by then."""
    start = apply(state, judged[0].move) if judged else state
    if not games or start.is_over:
        return None
    with networks_at_hand(words):
        try:
            from exactly.lab.rollouts import play_on  # noqa: PLC0415  # Numba takes its time
        except ModuleNotFoundError as error:
            missing = words("value-rollouts-missing", module=error.name or "numba")
            raise UnanswerableError(missing) from error

        shares: tuple[Share, ...] | None = None
        label = words("value-rollouts-progress")
        with progress_of(label, games) as show:
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


def _tell_shares(shares: "tuple[Share, ...]", words: Texts) -> str:
    """Tell each seat's share with its bounds, in one line."""
    pattern, mark = _pattern(words, 1)
    parts = [
        f"{pattern % (100 * each.share)} ({100 * each.low:.1f}–{100 * each.high:.1f})"
        for each in shares
    ]
    told = "  ".join(parts).replace(".", mark)
    return words("value-rollouts", games=shares[0].of, shares=told)


def _doubts(state: State, chances: Chances, words: Texts) -> Iterator[str]:
    """Say how sure the chances are, where they are not."""
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
    """Write for programs how sure the chances are."""
    if state.is_over or chances.exact:
        return '"exact": true'
    if _is_solved(state):
        return _bounds(win, chances.error)
    return f'"exact": false, "off": {f"{chances.error:.4f}" if chances.error else "null"}'


def _json(win: tuple[float, ...], judged: "list[Judged]", known: str) -> str:
    """Write the answer for programs; by hand, which takes a third of the time that `json` does."""
    entries, numbers = [], [*win]
    for move, chances in judged:
        entries.append(_entry(move, len(win)))
        numbers += chances
    pattern = f'{{"win": {_numbers(len(win))}, {known}, "moves": [{", ".join(entries)}]}}'
    return pattern % tuple(numbers)


@cache  # of the few hundred moves there are
def _entry(move: Move, seats: int) -> str:
    return f'{{"move": "{write_move(move)}", "win": {_numbers(seats)}}}'


@cache
def _numbers(count: int) -> str:
    """Return the pattern of so many numbers."""
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
    """Return how a language writes a chance, and its decimal mark.

    Filled in here, not by the catalogue: ten thousands a second may be asked for.
    """
    sign = words("value-chance", percent="\0").replace("%", "%%")
    return sign.replace("\0", f"%.{digits}f"), words("value-decimal-mark")
