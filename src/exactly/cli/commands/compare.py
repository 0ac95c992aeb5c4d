"""`exactly compare`: rules and players side by side."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from exactly.cli.errors import complain
from exactly.cli.files import open_page, write_page
from exactly.cli.options import AsJson, Language, Seed, Threads, catalogue
from exactly.cli.progress import progress_bar
from exactly.cli.reports.comparison_figures import Trial, comparison_facts
from exactly.cli.reports.comparison_table import print_report
from exactly.locales import Texts
from exactly.players import COMPUTER_PLAYERS

if TYPE_CHECKING:
    from exactly.lab.luck import Luck
    from exactly.lab.simulate import Played, Simulation
    from exactly.rules import Rules
    from exactly.rules.variant import Variant
    from exactly.simulator.solution_table import SolutionTables

__all__ = ["compare_games"]


def compare_games(
    games: Annotated[
        list[str],
        typer.Argument(
            metavar="GAME...",
            help="Games such as standard, classic, or, with other numbers, "
            "standard+limit=120+goal=90+coins=8.8.8.8+die=0.?.50.20.10.5.",
        ),
    ],
    seats: Annotated[
        list[str] | None,
        typer.Option(
            "--seats",
            metavar="A,B,…",
            help=f"Who plays, seat by seat: {', '.join(COMPUTER_PLAYERS)}; "
            "again for other players. Else greedy,greedy.",
        ),
    ] = None,
    *,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games of each.")] = 10_000,
    seed: Seed = 0,
    threads: Threads = None,
    solve: Annotated[
        bool,
        typer.Option("--solve", help="Solve the games of two: exact chances, and share of luck."),
    ] = False,
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="PAGE", help="Write a page of its own; - prints it."),
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Compare rules and players: play many games of each, and say what they come to."""
    words = catalogue(lang)
    try:
        import exactly.lab.exact_figures  # noqa: F401  # an extra's
    except ModuleNotFoundError as error:
        complain(words("solve-missing", module=error.name or "numba"))
    plan = _read(games, seats or ["greedy,greedy"], words, wants_solved=solve)
    page = None if html is None else open_page(html, "compare", words)
    asked = _Asked(count, seed, threads, solve)
    trials: list[Trial] = []
    is_whole = True
    try:
        for trial in _try(plan, asked, words):
            # The newest of a trial takes the place of what was known of it before.
            if trials and trials[-1].simulation is trial.simulation:
                trials.pop()
            trials.append(trial)
    except KeyboardInterrupt:
        is_whole = False
    if not trials:
        complain(words("simulate-nothing"))
    facts = comparison_facts(trials, count, is_whole=is_whole)
    if page is not None:
        from exactly.cli.reports.comparison_page import compare_page

        tallies = [trial.played.tally for trial in trials]
        write_page(page, compare_page(facts, tallies, words), words)
        if page.is_standard_output:
            return
    if as_json:
        print(json.dumps(facts))
    elif page is not None:
        print(words("compare-page-written", file=str(html)))
    else:
        print_report(facts, words)


class _Asked(NamedTuple):
    """How much is to be played."""

    games: int
    seed: int
    threads: int | None
    solve: bool


_Plan = list[tuple["Rules | Variant", list[tuple[str, ...]]]]
"""The games, and for each the players at its tables."""


def _read(games: list[str], seats: list[str], words: Texts, *, wants_solved: bool) -> _Plan:
    """Return what is to be tried, or complain of whatever cannot be: before anything is begun."""
    from exactly.cli.lab_setup import (
        check_network,
        check_solvable,
        read_game,
        read_players,
    )

    players = [read_players(text, words) for text in seats]
    if wants_solved and all(len(each) != 2 for each in players):
        complain(words("compare-solves-two"))
    most = max(map(len, players))
    plan: _Plan = [(read_game(text, most, words), players) for text in games]
    for game, tables in plan:
        for each in tables:
            check_network(each, len(each), game, words)
    if wants_solved or any("perfect" in each for each in players):
        for game, _ in plan:
            check_solvable(game, words)
    return plan


def _try(plan: _Plan, asked: _Asked, words: Texts) -> Iterator[Trial]:
    """Play, solve and compute; give each trial again and again as more of it is known."""
    from exactly.cli.lab_setup import open_or_solve
    from exactly.lab.exact_figures import exact_chances, expect
    from exactly.lab.simulate import Simulation
    from exactly.lab.variant_text import write_game

    for game, tables in plan:
        solved: SolutionTables | None = None
        for players in tables:
            is_solved = "perfect" in players or (asked.solve and len(players) == 2)
            if is_solved and solved is None:
                solved = open_or_solve(game, words)
            simulation = Simulation(players, game, asked.seed, solved if is_solved else None)
            name = f"{write_game(game)} {','.join(players)}"
            trial = None
            for played in _played(simulation, asked, name):
                trial = Trial(simulation, played)
                yield trial
            if trial is None or solved is None or not is_solved:
                continue
            trial = trial._replace(exact=exact_chances(solved))
            yield trial
            trial = trial._replace(luck=_luck(simulation, asked, words))
            yield trial
            with progress_bar(words("compare-computing"), None):
                trial = trial._replace(expected=expect(players, solved))
            yield trial


def _played(simulation: "Simulation", asked: _Asked, name: str) -> "Iterator[Played]":
    with progress_bar(name, asked.games) as tell:
        for played in simulation.run(asked.games, asked.threads):
            tell(played.games, name)
            yield played


def _luck(simulation: "Simulation", asked: _Asked, words: Texts) -> "Luck | None":
    from exactly.lab.luck import MOST_JUDGED, judge, share_of_luck

    games = min(asked.games, MOST_JUDGED)
    with progress_bar(words("compare-luck"), games) as tell:
        for judged in judge(simulation, games, asked.threads):
            tell(len(judged), words("compare-luck"))
    return share_of_luck(judged)
