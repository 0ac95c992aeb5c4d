"""`exactly simulate`: many games between computer players, and what they come to."""

import csv
import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple, TextIO

import typer

from exactly.ai import COMPUTER_PLAYERS, UnknownPlayer, WrongTable, check_player
from exactly.ai.solution import Solution
from exactly.cli.options import AsJson, Language, catalogue, complain
from exactly.cli.simulate_report import report_lines, simulation_facts
from exactly.cli.solutions import find_solution
from exactly.locales import Texts
from exactly.records import write_record
from exactly.rules import SEATS, Rules

if TYPE_CHECKING:
    from exactly.ai.compiled.variant import Variant
    from exactly.lab.simulate import Played, Simulation

__all__ = ["simulate_games"]


def simulate_games(  # noqa: PLR0913  # one parameter an option
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
    seed: Annotated[
        int, typer.Option("--seed", min=0, help="The same number gives the same games.")
    ] = 0,
    threads: Annotated[
        int | None, typer.Option("--threads", min=1, max=256, help="Else one for each core.")
    ] = None,
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
        from exactly.cli.lab_options import read_game  # noqa: PLC0415  # an extra's
        from exactly.lab.simulate import Simulation  # noqa: PLC0415
    except ModuleNotFoundError as error:
        complain(words("solve-missing", module=error.name or "numba"))
    players = _read_players(seats, words)
    game = read_game(rules, len(players), words)
    if records is not None and not isinstance(game, Rules):
        complain(words("simulate-no-records", game=rules))
    simulation = Simulation(players, game, seed, _solution(players, game, words))
    with ExitStack() as files:
        notes = _Notes(
            None if table is None else files.enter_context(_open(table, words)),
            None if records is None else files.enter_context(_open(records, words)),
        )
        played = _run(simulation, games, threads, notes, words)
    if played is None:
        complain(words("simulate-nothing"))
    facts = simulation_facts(simulation, played, wanted=games)
    if as_json:
        print(json.dumps(facts))
    else:
        print("\n".join(report_lines(facts, words)))


def _read_players(text: str, words: Texts) -> tuple[str, ...]:
    players = tuple(name.strip() for name in text.split(","))
    if len(players) not in SEATS:
        complain(words("cli-seats", count=len(players)))
    for player in players:
        try:
            check_player(player, len(players))
        except UnknownPlayer:
            known = ", ".join(COMPUTER_PLAYERS)
            complain(words("cli-unknown-player", name=player, known=known))
        except WrongTable:
            complain(words("cli-player-for-two", name=player, count=len(players)))
    return players


def _solution(players: tuple[str, ...], game: "Rules | Variant", words: Texts) -> Solution | None:
    if "perfect" not in players:
        return None
    if not isinstance(game, Rules):
        complain(words("simulate-not-solved"))
    return find_solution(game, words)


def _open(path: Path, words: Texts) -> TextIO:
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        reason = error.strerror or str(error)
        complain(words("cli-cannot-write", file=str(path), reason=reason))


class _Notes(NamedTuple):
    """What is written down of every game."""

    table: TextIO | None
    records: TextIO | None

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
    from rich.console import Console  # noqa: PLC0415  # only who waits needs it
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    latest = None
    notes.begin()
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(words("solve-compiling"), total=games)
        try:
            for latest in simulation.run(games, threads):
                notes.take(simulation, latest)
                progress.update(task, completed=latest.games, description=words("simulate-playing"))
        except KeyboardInterrupt:
            pass
    return latest
