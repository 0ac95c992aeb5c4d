"""`exactly compare`: statistics of different rules and players, side by side."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from exactly.cli.errors import complain
from exactly.cli.files import open_page, write_page
from exactly.cli.options import (
    AsJson,
    Language,
    Seed,
    Threads,
    catalogue,
    games_option,
    html_option,
)
from exactly.locales import Texts
from exactly.players import COMPUTER_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from exactly.cli.reports.comparison_figures import Facts, Trial
    from exactly.lab.luck import Luck
    from exactly.lab.simulate import Played, Simulation
    from exactly.rules import Rules
    from exactly.rules.variant import Variant
    from exactly.simulator.solution_table import SolutionTables

__all__ = ["compare_games"]

_Games = Annotated[
    list[str],
    typer.Argument(
        metavar="GAME...",
        help="Rules, such as standard, classic or standard+limit=120.",
    ),
]
_Seats = Annotated[
    list[str] | None,
    typer.Option(
        "--seats",
        metavar="A,B,…",
        help=f"Players by seat: {', '.join(COMPUTER_PLAYERS)}; repeatable.",
        show_default="greedy,greedy",
    ),
]
_Count = Annotated[int, games_option("Number of games for each entry.")]
_Solve = Annotated[
    bool, typer.Option("--solve", help="Solve two-player games: exact chances, share of luck.")
]
_Html = Annotated[Path | None, html_option("Write an HTML page; - prints it.")]


def compare_games(
    games: _Games,
    seats: _Seats = None,
    *,
    count: _Count = 10_000,
    seed: Seed = 0,
    threads: Threads = None,
    solve: _Solve = False,
    html: _Html = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Compare rules and players by many simulated games.

    Rules may have other numbers, such as
    standard+limit=120+goal=90+coins=8.8.8.8+die=0.?.50.20.10.5.
    """
    words = catalogue(lang)
    try:
        from exactly.cli.reports.comparison_figures import comparison_facts
    except ModuleNotFoundError as error:
        complain(words("solve-missing", module=error.name or "numba"))
    tables = _read_tables(games, seats or ["greedy,greedy"], words, wants_solved=solve)
    page = None if html is None else open_page(html, "compare", words)
    trials, is_whole = _run(tables, _Effort(count, seed, threads, solve), words)
    facts = comparison_facts(trials, count, is_whole=is_whole)
    if page is not None:
        from exactly.cli.reports.comparison_page import comparison_page

        tallies = [trial.played.tally for trial in trials]
        write_page(page, comparison_page(facts, tallies, words), words)
        if page.is_standard_output:
            return
    _print_result(facts, html, words, as_json=as_json)


def _print_result(facts: "Facts", html: Path | None, words: Texts, *, as_json: bool) -> None:
    from exactly.cli.reports.comparison_table import print_comparison

    if as_json:
        print(json.dumps(facts))
    elif html is not None:
        print(words("compare-page-written", file=str(html)))
    else:
        print_comparison(facts, words)


class _Effort(NamedTuple):
    """The options for every trial: games, seed, threads, and whether to solve the game."""

    games: int
    seed: int
    threads: int | None
    solve: bool


_Tables = list[tuple["Rules | Variant", list[tuple[str, ...]]]]
"""The rules or variants to compare, and for each the line-ups of players that play it."""


def _read_tables(
    games: list[str], seats: list[str], words: Texts, *, wants_solved: bool
) -> _Tables:
    """Return the tables to compare; exit with an error if any cannot be played or solved."""
    from exactly.cli import lab_setup

    players = [lab_setup.read_players(text, words) for text in seats]
    if wants_solved and all(len(each) != 2 for each in players):
        complain(words("compare-solves-two"))
    most = max(map(len, players))
    tables: _Tables = [(lab_setup.read_game(text, most, words), players) for text in games]
    for game, _ in tables:
        for each in players:
            lab_setup.check_network(each, len(each), game, words)
    if wants_solved or any("perfect" in each for each in players):
        for game, _ in tables:
            lab_setup.check_solvable(game, words)
    return tables


def _run(tables: _Tables, effort: _Effort, words: Texts) -> "tuple[list[Trial], bool]":
    """Return the trials, and whether all are complete; exit if Ctrl-C comes before the first."""
    trials: list[Trial] = []
    is_whole = True
    try:
        for trial in _try_tables(tables, effort, words):
            # A newer state of a trial replaces the one before.
            if trials and trials[-1].simulation is trial.simulation:
                trials.pop()
            trials.append(trial)
    except KeyboardInterrupt:
        is_whole = False
    if not trials:
        complain(words("simulate-nothing"))
    return trials, is_whole


def _try_tables(tables: _Tables, effort: _Effort, words: Texts) -> "Iterator[Trial]":
    """Run all trials; yield each one repeatedly, with more of its figures every time."""
    from exactly.cli.lab_setup import open_or_solve
    from exactly.lab.simulate import Simulation
    from exactly.lab.variant_text import write_game

    for game, all_players in tables:
        solved: SolutionTables | None = None
        for players in all_players:
            is_solved = "perfect" in players or (effort.solve and len(players) == 2)
            if is_solved and solved is None:
                solved = open_or_solve(game, words)
            simulation = Simulation(players, game, effort.seed, solved if is_solved else None)
            name = f"{write_game(game)} {','.join(players)}"
            yield from _try_table(simulation, name, solved if is_solved else None, effort, words)


def _try_table(
    simulation: "Simulation",
    name: str,
    solved: "SolutionTables | None",
    effort: _Effort,
    words: Texts,
) -> "Iterator[Trial]":
    from exactly.cli.progress import progress_bar
    from exactly.cli.reports.comparison_figures import Trial
    from exactly.lab.exact_figures import exact_chances, expect

    trial = None
    for played in _play(simulation, effort, name):
        trial = Trial(simulation, played)
        yield trial
    if trial is None or solved is None:
        return
    trial = trial._replace(exact=exact_chances(solved))
    yield trial
    trial = trial._replace(luck=_luck(simulation, effort, words))
    yield trial
    with progress_bar(words("compare-computing"), None):
        trial = trial._replace(expected=expect(simulation.players, solved))
    yield trial


def _play(simulation: "Simulation", effort: _Effort, name: str) -> "Iterator[Played]":
    from exactly.cli.progress import progress_bar

    with progress_bar(name, effort.games) as report:
        for played in simulation.run(effort.games, effort.threads):
            report(played.games)
            yield played


def _luck(simulation: "Simulation", effort: _Effort, words: Texts) -> "Luck | None":
    from exactly.cli.progress import progress_bar
    from exactly.lab.luck import MOST_JUDGED, judge, share_of_luck

    games = min(effort.games, MOST_JUDGED)
    with progress_bar(words("compare-luck"), games) as report:
        for judged in judge(simulation, games, effort.threads):
            report(len(judged))
    return share_of_luck(judged)
