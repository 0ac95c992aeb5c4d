"""`exactly arena`: tournaments between computer players, and how strong they are."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exactly.cli.errors import complain
from exactly.cli.files import open_to_write
from exactly.cli.options import AsJson, Language, Seed, Threads, catalogue
from exactly.cli.progress import progress_bar
from exactly.cli.reports.arena import plot_tournament, print_report, tournament_facts
from exactly.locales import Texts
from exactly.players import COMPUTER_PLAYERS
from exactly.rules import SEATS

if TYPE_CHECKING:
    from exactly.lab.arena import Standings, Tournament

__all__ = ["hold_tournament"]

_PLAYERS = "random,greedy"


def hold_tournament(
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="A,B,…",
            help=f"Who takes part: {', '.join(COMPUTER_PLAYERS)}. Else {_PLAYERS}.",
        ),
    ] = None,
    seats: Annotated[
        int, typer.Option("--seats", min=SEATS.start, max=SEATS.stop - 1, help="At each table.")
    ] = 2,
    *,
    distinct: Annotated[
        bool, typer.Option("--distinct", help="Nobody sits at a table twice.")
    ] = False,
    one: Annotated[
        str | None,
        typer.Option("--one", metavar="A", help="In place of --players: one of these …"),
    ] = None,
    among: Annotated[
        str | None, typer.Option("--among", metavar="B", help="… at a table of those.")
    ] = None,
    rules: Annotated[
        str,
        typer.Option(
            "--rules", metavar="GAME", help="Rules, also with other numbers, as for simulate."
        ),
    ] = "standard",
    games: Annotated[
        int,
        typer.Option(
            "--games",
            min=1,
            help="How many of each line-up, at least: all its seatings play equally often.",
        ),
    ] = 10_000,
    seed: Seed = 0,
    threads: Threads = None,
    network: Annotated[
        Path | None,
        typer.Option(
            "--network",
            metavar="FILE",
            help="What players with a character judge by, such as exactly train has made it.",
        ),
    ] = None,
    svg: Annotated[
        Path | None,
        typer.Option("--svg", metavar="FILE", help="Draw the ratings, or the share of wins."),
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let computer players meet in all seatings, and say how strong they are."""
    words = catalogue(lang)
    try:
        import exactly.lab.ratings  # noqa: F401  # an extra's
        from exactly.cli.lab_setup import (
            check_network,
            check_players,
            check_solvable,
            read_game,
            read_own_network,
            solution_for_perfect,
        )
        from exactly.lab.arena import Tournament, all_lineups, one_among
    except ModuleNotFoundError as error:
        complain(words("arena-missing", module=error.name or "openskill"))
    names = _read_names(players, one, among, words)
    check_players(names, seats, words)
    if one is not None:
        lineups = [one_among(names[0], names[1], seats)]
    else:
        lineups = all_lineups(names, seats, distinct=distinct)
    if not lineups:
        complain(words("arena-too-few", players=len(names), seats=seats))
    game = read_game(rules, seats, words)
    if network is None:
        trained = None
        check_network(names, seats, game, words)
    else:
        trained = read_own_network(network, names, seats, game, words)
    if "perfect" in names:
        check_solvable(game, words)
    with ExitStack() as files:
        plot = None if svg is None else files.enter_context(open_to_write(svg, words))
        solution = solution_for_perfect(names, game, words)
        tournament = Tournament(tuple(lineups), games, game, seed, solution, trained)
        standings = _run(tournament, threads, words)
        if standings is None:
            complain(words("simulate-nothing"))
        facts = tournament_facts(standings, one=names[0] if one is not None else None)
        if plot is not None:
            plot.write(plot_tournament(facts, words))
    if as_json:
        print(json.dumps(facts))
    else:
        print_report(facts, words)


def _read_names(
    players: str | None, one: str | None, among: str | None, words: Texts
) -> tuple[str, ...]:
    """Return who takes part, each once, or complain."""
    if one is None and among is None:
        names = tuple(name.strip() for name in (players or _PLAYERS).split(","))
        if len(names) < 2 or len(set(names)) < len(names):
            complain(words("arena-two-players"))
        return names
    if players is not None or one is None or among is None or one.strip() == among.strip():
        complain(words("arena-one-among"))
    return one.strip(), among.strip()


def _run(tournament: "Tournament", threads: int | None, words: Texts) -> "Standings | None":
    """Play with a progress bar; whoever interrupts it gets what there is."""
    latest = None
    with progress_bar(words("solve-compiling"), tournament.all_games) as tell:
        try:
            for latest in tournament.run(threads):
                tell(latest.games, words("simulate-playing"))
        except KeyboardInterrupt:
            pass
    return latest
