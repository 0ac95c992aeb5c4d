"""A comparison as tables for a terminal, with as many trials side by side as fit."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from exactly.cli.reports.comparison_figures import Facts, FigureGroup, figure_groups, players_of
from exactly.locales import Texts

__all__ = ["comparison_notes", "comparison_title", "print_comparison"]

_LABELS, _NARROWEST, _BETWEEN = 32, 11, 2  # widths in characters


def print_comparison(facts: Facts, words: Texts) -> None:
    """Print a comparison as tables in the terminal."""
    console = Console(highlight=False, markup=False)
    console.print(comparison_title(facts, words))
    for trials in _side_by_side(facts["trials"], console.width):
        console.print(_table(trials, list(figure_groups(trials, words))))
    for note in comparison_notes(facts, words):
        console.print(note)


def comparison_title(facts: Facts, words: Texts) -> str:
    """Return the title of a comparison, with the number of games and the seed."""
    key = "compare-title-interrupted" if facts["interrupted"] else "compare-title"
    return words(key, games=facts["games"], seed=facts["seed"])


def comparison_notes(facts: Facts, words: Texts) -> Iterator[str]:
    """Yield notes that explain the figures of a comparison."""
    yield words("compare-sure")
    trials = facts["trials"]
    if any(trial["luck"] for trial in trials):
        yield words("compare-luck-explained")
    if not all(trial["exact"] for trial in trials):
        yield words("compare-simulated")


def _side_by_side(trials: list[Facts], width: int) -> Iterator[list[Facts]]:
    """Split the trials into parts whose columns fit into `width`, beside the labels."""
    part: list[Facts] = []
    taken = _LABELS
    for facts in trials:
        needs = _BETWEEN + max(_NARROWEST, *map(len, _heading(facts)))
        if part and taken + needs > width:
            yield part
            part, taken = [], _LABELS
        part.append(facts)
        taken += needs
    yield part


def _heading(facts: Facts) -> list[str]:
    """Return the heading of a trial, its rules and players, in short lines."""
    edition, *parts = facts["rules"].split("+")
    return [edition, *(f"+{part}" for part in parts), *players_of(facts).split(" ")]


def _table(trials: list[Facts], found: list[FigureGroup]) -> Table:

    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, _BETWEEN, 0, 0))
    table.add_column("", min_width=_LABELS - 2 * _BETWEEN)
    for facts in trials:
        table.add_column(Text(_lines(facts)), justify="right", no_wrap=True)
    for section in found:
        table.add_row(Text(section.title, "bold"))
        for row in section.rows:
            label = Padding(Text(row.label), (0, 0, 0, 4 if row.is_detail else 2))
            table.add_row(label, *map(Text, row.cells))
        table.add_section()
    return table


def _lines(facts: Facts) -> str:
    *rules, players = "\n+".join(facts["rules"].split("+")), players_of(facts)
    return "\n".join([*rules, players.replace(", ", "\n")])
