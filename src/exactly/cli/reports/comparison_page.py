"""A comparison as a self-contained HTML page, with plots."""

from collections.abc import Callable, Iterator
from html import escape

from exactly.cli.reports.comparison_figures import Facts, figure_groups, players_of, with_margin
from exactly.cli.reports.comparison_plots import (
    bar,
    colour_of,
    curves,
    interval,
    longest_drawn,
    quantile_range,
)
from exactly.cli.reports.comparison_table import comparison_notes, comparison_title
from exactly.cli.reports.html import html_page
from exactly.cli.reports.simulation import number, percent
from exactly.locales import Texts
from exactly.simulator.games import Tally

__all__ = ["comparison_page"]

_MARGIN = 0.06  # of the scale, beyond the smallest and largest share
_SMALLEST_BAR = 0.0005  # the bar of a smaller share would be invisible


def comparison_page(facts: Facts, tallies: list[Tally], words: Texts) -> str:
    """Return the HTML page of a comparison, without its first lines, which PageFile writes."""
    trials: list[Facts] = facts["trials"]
    body = [
        f'<p class="result">{escape(comparison_title(facts, words))}</p>',
        *_trials(trials),
        *_length(trials, tallies, words),
        *_wins(trials, words),
        *_luck(trials, words),
        *_moves(trials, words),
        *_figures(trials, words),
        *(f'<p class="note">{escape(note)}</p>' for note in comparison_notes(facts, words)),
    ]
    return html_page(words("compare-page-title"), body, "comparison.css", words)


def _trials(trials: list[Facts]) -> Iterator[str]:
    """Yield the legend: the number and colour of each trial."""
    yield '<ol class="trials">'
    for place, facts in enumerate(trials, start=1):
        game = _breakable(facts["rules"])
        yield f"<li>{_badge(place)}<b>{game}</b> <span>{escape(players_of(facts))}</span></li>"
    yield "</ol>"


def _breakable(game: str) -> str:
    return escape(game).replace("+", "<wbr>+")


def _badge(place: int) -> str:
    return f'<span class="badge {colour_of(place)}">{place}</span>'


def _length(trials: list[Facts], tallies: list[Tally], words: Texts) -> Iterator[str]:
    yield f"<h2>{escape(words('compare-length'))}</h2>"
    quantiles = [facts["turns_quantiles"] for facts in trials]
    most = longest_drawn(quantiles)
    yield f"<figure><figcaption>{escape(words('compare-curve'))}</figcaption>"
    yield curves([tally.games for tally in tallies], most)
    turns = escape(words("compare-curve-turns"))
    yield f'<p class="scale"><span>0</span><span>{most // 2}</span><span>{most} {turns}</span></p>'
    yield "</figure>"
    rows = [
        (quantile_range(each, most), number(facts["turns"], words))
        for each, facts in zip(quantiles, trials, strict=True)
    ]
    note = words("compare-ranges-explained")
    yield from _strips(words("compare-turns"), rows, note)


def _wins(trials: list[Facts], words: Texts) -> Iterator[str]:
    yield f"<h2>{escape(words('compare-wins'))}</h2>"
    yield '<div class="figures">'
    most = max(len(facts["players"]) for facts in trials)
    for name, label in (
        ("win_shares_by_place", lambda place: words("compare-place", place=place + 1)),
        ("win_shares", lambda seat: words("simulate-seat", seat=seat + 1)),
    ):
        yield from _shares(trials, name, most, label, words)
    yield "</div>"
    yield f'<p class="note">{escape(words("compare-even"))}</p>'


def _shares(
    trials: list[Facts], name: str, most: int, label: Callable[[int], str], words: Texts
) -> Iterator[str]:
    """Yield a figure of win shares for every seat or place in turn order, all on one scale."""
    evens = [1 / len(facts["players"]) for facts in trials]
    bounds = [share[end] for facts in trials for share in facts[name] for end in ("low", "high")]
    low = max(0.0, min(bounds + evens) - _MARGIN)
    high = min(1.0, max(bounds + evens) + _MARGIN)
    for place in range(most):
        rows = [
            (interval(facts[name][place], low, high, even), with_margin(facts[name][place], words))
            if place < len(facts[name])
            else None
            for facts, even in zip(trials, evens, strict=True)
        ]
        yield from _strips(label(place), rows)


def _luck(trials: list[Facts], words: Texts) -> Iterator[str]:
    if not any(facts["luck"] for facts in trials):
        return
    yield f"<h2>{escape(words('compare-luck'))}</h2>"
    rows = [
        (bar(max(0.0, facts["luck"]["share"]), 1.0), with_margin(facts["luck"], words))
        if facts["luck"]
        else None
        for facts in trials
    ]
    yield from _strips(words("compare-luck"), rows, words("compare-luck-explained"))


def _moves(trials: list[Facts], words: Texts) -> Iterator[str]:
    yield f"<h2>{escape(words('compare-moves'))}</h2>"
    yield '<div class="figures">'
    most = max(max(facts["kinds"].values()) for facts in trials)
    for kind in trials[0]["kinds"]:
        shares = [facts["kinds"][kind] for facts in trials]
        if max(shares) >= _SMALLEST_BAR:
            rows = [(bar(share, most), percent(share, words)) for share in shares]
            yield from _strips(words(f"simulate-kind-{kind}"), rows)
    highest = max(facts["handed"]["share"] for facts in trials) or 1.0
    handed = [facts["handed"] for facts in trials]
    rows = [(bar(share["share"], highest), with_margin(share, words)) for share in handed]
    yield from _strips(words("compare-handed"), rows)
    yield "</div>"


def _strips(
    caption: str, rows: "list[tuple[str, str] | None] | list[tuple[str, str]]", note: str = ""
) -> Iterator[str]:
    """Yield a figure with a row for each trial: a plot, and its value as text."""
    yield f"<figure><figcaption>{escape(caption)}</figcaption>"
    for place, row in enumerate(rows, start=1):
        if row is not None:
            plot, text = row
            cells = f"{_badge(place)}{plot}<span>{escape(text)}</span>"
            yield f'<div class="row {colour_of(place)}">{cells}</div>'
    if note:
        yield f'<p class="note">{escape(note)}</p>'
    yield "</figure>"


def _figures(trials: list[Facts], words: Texts) -> Iterator[str]:
    """Yield the table with all figures, the same as in the terminal."""
    yield f"<h2>{escape(words('compare-all'))}</h2>"
    heads = "".join(
        f'<th scope="col">{_badge(place)}'
        f'<span class="game">{_breakable(facts["rules"])}</span></th>'
        for place, facts in enumerate(trials, start=1)
    )
    # With a tab stop, it can also be scrolled by keyboard if it is wider than a phone.
    label = escape(words("compare-all"))
    yield f'<div class="wide" role="region" aria-label="{label}" tabindex="0">'
    yield f'<table style="--trials: {len(trials)}">'
    yield f"<thead><tr><td></td>{heads}</tr></thead>"
    for section in figure_groups(trials, words):
        span = f'<th scope="rowgroup" colspan="{len(trials) + 1}">{escape(section.title)}</th>'
        yield f'<tbody><tr class="section">{span}</tr>'
        for row in section.rows:
            kind = ' class="detail"' if row.is_detail else ""
            cells = "".join(f"<td>{escape(cell)}</td>" for cell in row.cells)
            yield f'<tr{kind}><th scope="row">{escape(row.label)}</th>{cells}</tr>'
        yield "</tbody>"
    yield "</table></div>"
