"""`exactly arena`: tournaments between computer players, and their ratings."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exactly.cli.errors import complain
from exactly.cli.files import open_to_write
from exactly.cli.options import (
    AsJson,
    Language,
    Seed,
    Threads,
    catalogue,
    games_option,
    variant_option,
)
from exactly.locales import Texts
from exactly.players import COMPUTER_PLAYERS
from exactly.rules import SEATS

if TYPE_CHECKING:
    from exactly.lab.arena import Standings, Tournament

__all__ = ["hold_tournament"]

_USUAL_PLAYERS = "random,greedy"

_Players = Annotated[
    str | None,
    typer.Option(
        "--players",
        metavar="A,B,…",
        help=f"Players of the tournament: {', '.join(COMPUTER_PLAYERS)}.",
        show_default=_USUAL_PLAYERS,
    ),
]
_Seats = Annotated[
    int,
    typer.Option(
        "--seats", metavar="N", min=SEATS.start, max=SEATS.stop - 1, help="Seats per table."
    ),
]
_Distinct = Annotated[
    bool, typer.Option("--distinct", help="Seat each player at most once per table.")
]
_One = Annotated[
    str | None,
    typer.Option("--one", metavar="A", help="Player under test, with --among."),
]
_Among = Annotated[
    str | None, typer.Option("--among", metavar="B", help="Player of all other seats, with --one.")
]
_Game = Annotated[str, variant_option("Rules, as for simulate.")]
_Games = Annotated[
    int,
    games_option("Minimum games per line-up; all seatings play equally often."),
]
_Network = Annotated[
    Path | None,
    typer.Option(
        "--network",
        metavar="FILE",
        help="Network for the players that use one, from exactly train.",
    ),
]
_Svg = Annotated[
    Path | None,
    typer.Option("--svg", metavar="FILE", help="Draw the ratings or the win shares."),
]


def hold_tournament(
    players: _Players = None,
    seats: _Seats = 2,
    *,
    distinct: _Distinct = False,
    one: _One = None,
    among: _Among = None,
    rules: _Game = "standard",
    games: _Games = 10_000,
    seed: Seed = 0,
    threads: Threads = None,
    network: _Network = None,
    svg: _Svg = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Run a tournament between computer players, and rate them."""
    words = catalogue(lang)
    try:
        from exactly.cli import lab_setup
        from exactly.cli.reports.arena import plot_tournament, print_tournament, tournament_facts
        from exactly.lab.arena import Tournament, all_lineups, one_among
    except ModuleNotFoundError as error:
        complain(words("arena-missing", module=error.name or "openskill"))
    names = _read_names(players, one, among, words)
    lab_setup.check_players(names, seats, words)
    if one is not None:
        lineups = [one_among(names[0], names[1], seats)]
    else:
        lineups = all_lineups(names, seats, distinct=distinct)
    if not lineups:
        complain(words("arena-too-few", players=len(names), seats=seats))
    game = lab_setup.read_game(rules, seats, words)
    trained = lab_setup.network_for(names, seats, game, network, words)
    if "perfect" in names:
        lab_setup.check_solvable(game, words)
    with ExitStack() as files:
        plot = None if svg is None else files.enter_context(open_to_write(svg, words))
        solution = lab_setup.solution_for_perfect(names, game, words)
        tournament = Tournament(tuple(lineups), games, game, seed, solution, trained)
        standings = _run(tournament, threads, words)
        facts = tournament_facts(standings, one=names[0] if one is not None else None)
        if plot is not None:
            plot.write(plot_tournament(facts, words))
    if as_json:
        print(json.dumps(facts))
    else:
        print_tournament(facts, words)


def _read_names(
    players: str | None, one: str | None, among: str | None, words: Texts
) -> tuple[str, ...]:
    """Return the names of the players, each once, or exit with an error."""
    if one is None and among is None:
        names = tuple(name.strip() for name in (players or _USUAL_PLAYERS).split(","))
        if len(names) < 2 or len(set(names)) < len(names):
            complain(words("arena-two-players"))
        return names
    if players is not None or one is None or among is None or one.strip() == among.strip():
        complain(words("arena-one-among"))
    return one.strip(), among.strip()


def _run(tournament: "Tournament", threads: int | None, words: Texts) -> "Standings":
    """Play the games, with a progress bar; after Ctrl-C, return the results so far or exit."""
    from exactly.cli.progress import progress_bar

    latest = None
    with progress_bar(words("solve-compiling"), tournament.all_games) as report:
        try:
            for latest in tournament.run(threads):
                report(latest.games, words("simulate-playing"))
        except KeyboardInterrupt:
            pass
    if latest is None:
        complain(words("simulate-nothing"))
    return latest
