"""The figures of a comparison: as JSON, and as rows with a column for each trial.

A trial is one game, simulated many times with one set of players. Both the terminal and the HTML
page show the rows.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from exactly.cli.reports.simulation import number, percent, share_facts, simulation_facts
from exactly.lab.exact_figures import ExactFigures, ExpectedFigures
from exactly.lab.luck import Luck
from exactly.lab.simulate import Played, Simulation
from exactly.locales import Texts

__all__ = [
    "UNKNOWN",
    "Facts",
    "FigureGroup",
    "FigureRow",
    "Trial",
    "comparison_facts",
    "figure_groups",
    "players_of",
    "with_margin",
]

Facts = dict[str, Any]
"""The figures of a trial, or of a comparison, for JSON."""

UNKNOWN = "–"


class Trial(NamedTuple):
    """One game, simulated many times with one set of players, and the results."""

    simulation: Simulation
    played: Played
    luck: Luck | None = None
    exact: ExactFigures | None = None
    expected: ExpectedFigures | None = None


class FigureRow(NamedTuple):
    """A row with one figure, such as the number of turns, of all trials."""

    label: str
    cells: tuple[str, ...]
    is_detail: bool = False
    """Whether the row is a detail of a row above it."""


class FigureGroup(NamedTuple):
    """Rows that belong together, under a title."""

    title: str
    rows: tuple[FigureRow, ...]


def comparison_facts(trials: list[Trial], wanted: int, *, is_whole: bool) -> Facts:
    """Return the figures of all trials for JSON."""
    figures = [_trial_facts(trial, wanted) for trial in trials]
    return {
        "games": wanted,
        "seed": trials[0].simulation.seed,
        "interrupted": not is_whole or any(facts["interrupted"] for facts in figures),
        "trials": figures,
    }


def _trial_facts(trial: Trial, wanted: int) -> Facts:
    facts = simulation_facts(trial.simulation, trial.played, wanted)
    luck, exact, expected = trial.luck, trial.exact, trial.expected
    return {
        **facts,
        "given_away": facts["kinds"]["give"],
        "luck": luck and {**share_facts(luck), "games": luck.games},
        "exact": exact and exact._asdict(),
        "expected": expected and expected._asdict(),
    }


def figure_groups(trials: list[Facts], words: Texts) -> Iterator[FigureGroup]:
    """Yield all figures in groups of rows, with a column for each trial."""
    yield FigureGroup(words("compare-length"), tuple(_length(trials, words)))
    yield FigureGroup(words("compare-wins"), tuple(_wins(trials, words)))
    if any(facts["exact"] for facts in trials):
        yield FigureGroup(words("compare-computed"), tuple(_computed(trials, words)))
    yield FigureGroup(words("compare-moves"), tuple(_moves(trials, words)))


def _length(trials: list[Facts], words: Texts) -> Iterator[FigureRow]:
    def row(key: str, cells: Iterator[str], *, is_detail: bool = False) -> FigureRow:
        return FigureRow(words(key), tuple(cells), is_detail)

    def quantiles(name: str) -> Iterator[FigureRow]:
        for quantile, key in (("0.5", "half"), ("0.9", "tenth"), ("0.99", "hundredth")):
            cells = (str(facts[name][quantile]) for facts in trials)
            yield row(f"compare-{key}", cells, is_detail=True)

    if any(facts["interrupted"] for facts in trials):
        yield row("compare-played", (str(facts["games"]) for facts in trials))
    yield row("compare-turns", (number(facts["turns"], words) for facts in trials))
    yield from quantiles("turns_quantiles")
    yield row("compare-longest", (str(facts["longest"]) for facts in trials), is_detail=True)
    yield row("compare-dragging", (with_margin(facts["dragging"], words) for facts in trials))
    if any(facts["unfinished"] for facts in trials):
        yield row("compare-unfinished", (str(facts["unfinished"]) for facts in trials))
    yield row("compare-rounds", (number(facts["rounds"], words) for facts in trials))
    yield row("compare-turns-a-round", (number(facts["turns_a_round"], words) for facts in trials))
    yield from quantiles("turns_a_round_quantiles")


def _wins(trials: list[Facts], words: Texts) -> Iterator[FigureRow]:
    most = max(len(facts["players"]) for facts in trials)

    def cell(shares: list[dict[str, float]], place: int) -> str:
        return with_margin(shares[place], words) if place < len(shares) else ""

    for seat in range(most):
        cells = tuple(cell(facts["win_shares"], seat) for facts in trials)
        yield FigureRow(words("simulate-seat", seat=seat + 1), cells)
    for place in range(most):
        cells = tuple(cell(facts["win_shares_by_place"], place) for facts in trials)
        yield FigureRow(words("compare-place", place=place + 1), cells)
    if any(facts["luck"] for facts in trials):
        lucks = [facts["luck"] for facts in trials]
        cells = tuple(with_margin(luck, words) if luck else UNKNOWN for luck in lucks)
        yield FigureRow(words("compare-luck"), cells)


def _computed(trials: list[Facts], words: Texts) -> Iterator[FigureRow]:
    cells = [_exact(facts["exact"], words) if facts["exact"] else UNKNOWN for facts in trials]
    yield FigureRow(words("compare-perfect"), tuple(cells))
    expected = [facts["expected"] for facts in trials]
    if any(expected):
        for seat in range(2):
            cells = [
                _precise_percent(each["wins"][seat], words) if each else UNKNOWN
                for each in expected
            ]
            yield FigureRow(words("simulate-seat", seat=seat + 1), tuple(cells))
        cells = [_precise_percent(each["begins"], words) if each else UNKNOWN for each in expected]
        yield FigureRow(words("compare-place", place=1), tuple(cells))


def _moves(trials: list[Facts], words: Texts) -> Iterator[FigureRow]:
    for kind in trials[0]["kinds"]:
        if any(facts["kinds"][kind] for facts in trials):
            cells = tuple(percent(facts["kinds"][kind], words) for facts in trials)
            yield FigureRow(words(f"simulate-kind-{kind}"), cells)
    yield FigureRow(
        words("compare-handed"), tuple(with_margin(each["handed"], words) for each in trials)
    )


def with_margin(share: dict[str, float], words: Texts) -> str:
    """Return a share in percent, with the margin of its confidence interval."""
    reach = max(share["high"] - share["share"], share["share"] - share["low"])
    return f"{percent(share['share'], words)} ±{number(100 * reach, words)}"


def _exact(exact: dict[str, float], words: Texts) -> str:
    text = _precise_percent(exact["begins"], words)
    if not exact["error"]:
        return text
    reach = f"{100 * exact['error']:.2f}".replace(".", words("value-decimal-mark"))
    return f"{text} ±{reach}"


def _precise_percent(chance: float, words: Texts) -> str:
    """Return a computed win chance in percent; it is more precise than a share of games."""
    figures = f"{100 * chance:.2f}".replace(".", words("value-decimal-mark"))
    return words("value-chance", percent=figures)


def players_of(facts: Facts) -> str:
    """Return the names of a trial's players; if all are the same, their number and one name."""
    players = facts["players"]
    if len(set(players)) == 1:
        return f"{len(players)} × {players[0]}"
    return ", ".join(players)
