"""`exactly simulate`: many games between computer players, and what they come to."""

import csv
import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple, TextIO

import typer

from exactly.cli.errors import complain
from exactly.cli.files import open_to_write
from exactly.cli.interrupts import defer_interrupt
from exactly.cli.options import AsJson, Language, Seed, Threads, catalogue
from exactly.cli.progress import progress_bar
from exactly.cli.reports.simulation import report_lines, simulation_facts
from exactly.locales import Texts
from exactly.players import COMPUTER_PLAYERS
from exactly.records import write_record
from exactly.rules import Rules

if TYPE_CHECKING:
    from exactly.lab.simulate import Played, Simulation

__all__ = ["simulate_games"]


def simulate_games(
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="A,B,…",
            help=f"Who plays, seat by seat: {', '.join(COMPUTER_PLAYERS)}.",
        ),
    ] = "greedy,greedy",
    rules: Annotated[
        str,
        typer.Option(
            "--rules",
            metavar="GAME",
            help="Rules as everywhere, and other numbers, such as "
            "standard+limit=120+goal=90+coins=8.8.8.8+die=0.?.50.20.10.5.",
        ),
    ] = "standard",
    *,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 10_000,
    seed: Seed = 0,
    threads: Threads = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="FILE", help="Write the games down, one after another."),
    ] = None,
    table: Annotated[
        Path | None,
        typer.Option("--csv", metavar="FILE", help="Write a line a game: who won, and how long."),
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play many games between computer players, and say what they come to."""
    words = catalogue(lang)
    try:
        from exactly.cli.lab_setup import (
            check_network,
            check_solvable,
            read_game,
            read_players,
            solution_for_perfect,
        )
        from exactly.lab.simulate import Simulation
    except ModuleNotFoundError as error:
        complain(words("solve-missing", module=error.name or "numba"))
    players = read_players(seats, words)
    game = read_game(rules, len(players), words)
    if records is not None and not isinstance(game, Rules):
        complain(words("simulate-no-records", game=rules))
    check_network(players, len(players), game, words)
    if "perfect" in players:
        check_solvable(game, words)
    with ExitStack() as files:
        notes = _Notes(
            None if table is None else files.enter_context(open_to_write(table, words)),
            None if records is None else files.enter_context(open_to_write(records, words)),
        )
        simulation = Simulation(players, game, seed, solution_for_perfect(players, game, words))
        played = _run(simulation, games, threads, notes, words)
    if played is None:
        complain(words("simulate-nothing"))
    facts = simulation_facts(simulation, played, wanted=games)
    if as_json:
        print(json.dumps(facts))
    else:
        print("\n".join(report_lines(facts, words)))


_RECORDS_AT_ONCE = 100


class _Notes(NamedTuple):
    """What is written down of every game."""

    table: TextIO | None
    records: TextIO | None

    @property
    def most_at_once(self) -> int | None:
        """So many games that nobody who interrupts has to wait for their records."""
        return None if self.records is None else _RECORDS_AT_ONCE

    def begin(self) -> None:
        if self.table is not None:
            csv.writer(self.table).writerow(("game", "begins", "winner", "turns", "rounds"))

    def take(self, simulation: "Simulation", played: "Played") -> None:
        first = played.games - len(played.results)
        if self.table is not None:
            rows = enumerate(played.results.tolist(), start=first + 1)
            csv.writer(self.table).writerows((number, *row) for number, row in rows)
        if self.records is not None:
            for number in range(first, played.games):
                self.records.write(write_record(simulation.record(number)) + "\n")


def _run(
    simulation: "Simulation", games: int, threads: int | None, notes: _Notes, words: Texts
) -> "Played | None":
    """Play with a progress bar; whoever interrupts it gets what there is."""
    latest = None
    notes.begin()
    with progress_bar(words("solve-compiling"), games) as tell:
        try:
            for latest in simulation.run(games, threads, notes.most_at_once):
                with defer_interrupt():  # what is written down is what is counted
                    notes.take(simulation, latest)
                tell(latest.games, words("simulate-playing"))
        except KeyboardInterrupt:
            pass
    return latest
