"""`exactly simulate`: many games between computer players, and their statistics."""

import csv
import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple, TextIO

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
from exactly.records import write_record
from exactly.rules import Rules

if TYPE_CHECKING:
    from exactly.lab.simulate import Played, Simulation

__all__ = ["simulate_games"]

_Seats = Annotated[
    str,
    typer.Option(
        "--seats",
        metavar="A,B,…",
        help=f"Players by seat: {', '.join(COMPUTER_PLAYERS)}.",
    ),
]
_Game = Annotated[
    str,
    variant_option("Rules, such as classic or standard+limit=120."),
]
_Games = Annotated[int, games_option("Number of games.")]
_Records = Annotated[
    Path | None,
    typer.Option("--records", metavar="FILE", help="Write all game records to this file."),
]
_Csv = Annotated[
    Path | None,
    typer.Option("--csv", metavar="FILE", help="Write winner and length of each game as CSV."),
]


def simulate_games(
    seats: _Seats = "greedy,greedy",
    rules: _Game = "standard",
    *,
    games: _Games = 10_000,
    seed: Seed = 0,
    threads: Threads = None,
    records: _Records = None,
    table: _Csv = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Simulate games between computer players, and print statistics.

    Rules may have other numbers, such as
    standard+limit=120+goal=90+coins=8.8.8.8+die=0.?.50.20.10.5.
    """
    words = catalogue(lang)
    try:
        from exactly.cli import lab_setup
        from exactly.cli.reports.simulation import simulation_facts, simulation_lines
        from exactly.lab.simulate import Simulation
    except ModuleNotFoundError as error:
        complain(words("solve-missing", module=error.name or "numba"))
    players = lab_setup.read_players(seats, words)
    game = lab_setup.read_game(rules, len(players), words)
    if records is not None and not isinstance(game, Rules):
        complain(words("simulate-no-records", game=rules))
    lab_setup.check_network(players, len(players), game, words)
    if "perfect" in players:
        lab_setup.check_solvable(game, words)
    with ExitStack() as files:
        written = _GameFiles(
            None if table is None else files.enter_context(open_to_write(table, words)),
            None if records is None else files.enter_context(open_to_write(records, words)),
        )
        solution = lab_setup.solution_for_perfect(players, game, words)
        simulation = Simulation(players, game, seed, solution)
        played = _run(simulation, games, threads, written, words)
    facts = simulation_facts(simulation, played, wanted=games)
    if as_json:
        print(json.dumps(facts))
    else:
        print("\n".join(simulation_lines(facts, words)))


_GAMES_PER_WRITE = 100


class _GameFiles(NamedTuple):
    """The files that get every game: as a line of CSV, as a record; None if not wanted."""

    table: TextIO | None
    records: TextIO | None

    @property
    def batch(self) -> int | None:
        """The most games to play before they are written, so that Ctrl-C need not wait long."""
        return None if self.records is None else _GAMES_PER_WRITE

    def write_header(self) -> None:
        if self.table is not None:
            csv.writer(self.table).writerow(("game", "begins", "winner", "turns", "rounds"))

    def write(self, simulation: "Simulation", played: "Played") -> None:
        first = played.games - len(played.results)
        if self.table is not None:
            rows = enumerate(played.results.tolist(), start=first + 1)
            csv.writer(self.table).writerows((number, *row) for number, row in rows)
        if self.records is not None:
            for number in range(first, played.games):
                self.records.write(write_record(simulation.record(number)) + "\n")


def _run(
    simulation: "Simulation", games: int, threads: int | None, files: _GameFiles, words: Texts
) -> "Played":
    """Play the games, with a progress bar; after Ctrl-C, return the results so far or exit."""
    from exactly.cli.interrupts import defer_interrupt
    from exactly.cli.progress import progress_bar

    latest = None
    files.write_header()
    with progress_bar(words("solve-compiling"), games) as report:
        try:
            for latest in simulation.run(games, threads, files.batch):
                with defer_interrupt():  # the files and the statistics have the same games
                    files.write(simulation, latest)
                report(latest.games, words("simulate-playing"))
        except KeyboardInterrupt:
            pass
    if latest is None:
        complain(words("simulate-nothing"))
    return latest
