"""`exactly play`: a whole game in the terminal."""

import json
import secrets
import sys
from collections.abc import Callable
from datetime import date
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from exactly.cli.errors import complain, explain
from exactly.cli.files import cannot_read, cannot_write
from exactly.cli.networks import complain_of_networks
from exactly.cli.options import RULES, AsJson, Language, catalogue, read_rules
from exactly.cli.solutions import open_chances, solve_missing
from exactly.evaluation.chances import UnsolvedError
from exactly.locales import Texts
from exactly.locales.wording import command
from exactly.players import COMPUTER_PLAYERS, UnknownPlayerError, WrongSeatCountError
from exactly.records import BOT, FairDice, NotationError, RecordMisfitError, new_seed, new_share
from exactly.records.record import is_plain
from exactly.rules import SEATS, Rules, outcome
from exactly.terminal.game import CannotContinueError, NewGame, TerminalGame, seat_players
from exactly.terminal.plain import LeaveTableError, PlainTable

__all__ = ["play"]

_Seats = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="A,B,…",
        help="Players by seat: names of people, and of computer players "
        f"({', '.join(COMPUTER_PLAYERS)}).",
    ),
]
_Rules = Annotated[str | None, RULES]
_Resume = Annotated[
    Path | None,
    typer.Option("--continue", metavar="FILE", help="Continue an unfinished game."),
]
_Record = Annotated[
    Path | None,
    typer.Option("--record", metavar="FILE", help="Write the game record to this file."),
]
_Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="TEXT", help="Seed; the same seed gives the same rolls."),
]
_Plain = Annotated[bool, typer.Option("--plain", help="Play line by line, not in full screen.")]
_Pace = Annotated[
    float,
    typer.Option("--pace", metavar="X", min=0, help="Factor for all pauses; 0 for none."),
]


def play(
    seats: _Seats = None,
    rules: _Rules = None,
    *,
    resume: _Resume = None,
    record: _Record = None,
    seed: _Seed = None,
    plain: _Plain = False,
    pace: _Pace = 1.0,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play in the terminal, against people or computer players."""
    words = catalogue(lang)
    chosen = read_rules(rules or "standard", words)
    begin = _NewGames(record, seed, words)
    game: TerminalGame | None = None
    if resume is not None:
        others = {"--seats": seats, "--rules": rules, "--record": record, "--seed": seed}
        for option, value in others.items():
            if value is not None:
                complain(words("cli-continue-alone", option=option))
        game = _begin_or_solve(lambda: _resume(resume, words), words)
    elif seats is not None:
        players = _read_seats(seats, words)
        game = _begin_or_solve(lambda: begin(players, chosen), words)
    show = None if plain or as_json else _full_screen()
    try:
        if show is not None:
            game = show(words.language, begin, solve_missing, first=game or chosen, pace=pace)
        else:
            game = game or begin(("", f"{BOT}greedy"), chosen)
            _play_line_by_line(game, words, quiet=as_json)
    except typer.Exit:  # the table closes, but its game is stored
        _print_result(begin.game or game, words, as_json=as_json)
        raise
    _print_result(game, words, as_json=as_json)


def _begin_or_solve(begin: Callable[[], TerminalGame], words: Texts) -> TerminalGame:
    """Start or continue a game; solve it first if a computer player needs the solution."""
    try:
        return begin()
    except UnsolvedError as unsolved:
        solve_missing(unsolved, words)
        return begin()


def _full_screen() -> Callable[..., TerminalGame | None] | None:
    """Return the function that plays on the full screen; None without a terminal or Textual."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    try:
        from exactly.terminal.screens.full_screen import play_on_screen
    except ModuleNotFoundError:
        return None  # installed without Textual
    return play_on_screen


class _NewGames:
    """Starts the games of one command: chooses their dice and files."""

    def __init__(self, record: Path | None, seed: str | None, words: Texts) -> None:
        if seed is not None and not (seed and is_plain(seed)):
            complain(words("cli-bad-seed"))
        self._record = record
        self._seed = seed
        self._words = words
        self._games = 0
        self.game: TerminalGame | None = None
        """The latest game."""

    def __call__(self, players: tuple[str, ...], rules: Rules) -> TerminalGame:
        """Start a game; --record names the file of the first game, later ones get a number."""
        today = date.today()  # noqa: DTZ011  # the date in the time zone of the players
        path = self._path(today)
        new = NewGame(players, rules, self._dice(len(players)), today)
        try:
            with complain_of_networks(self._words):
                self.game = TerminalGame.start(new, path, open_chances)
        except OSError as error:
            if path.exists():
                complain(self._words("cli-file-exists", file=str(path)))
            complain(cannot_write(path, error, self._words))
        self._games += 1
        return self.game

    def _path(self, today: date) -> Path:
        if self._record is None:
            return _games_folder() / f"{today}-{secrets.token_hex(4)}.txt"
        if self._games == 0:
            return self._record
        numbered = (self._record.with_stem(f"{self._record.stem}-{number}") for number in count(2))
        return next(path for path in numbered if not path.exists())

    def _dice(self, seats: int) -> FairDice:
        if self._seed is None:
            shares = tuple(new_share() for _ in range(seats))
            return FairDice(new_seed(), secrets.token_hex(4), shares)
        shares = tuple(f"seat-{seat}" for seat in range(1, seats + 1))
        return FairDice(self._seed, f"game-{self._games + 1}", shares)


def _read_seats(text: str, words: Texts) -> tuple[str, ...]:
    names = text.split(",")
    if len(names) not in SEATS:
        complain(words("cli-seats", count=len(names)))
    try:
        return seat_players(names)
    except UnknownPlayerError as error:
        complain(words("cli-unknown-player", name=error.name, known=", ".join(COMPUTER_PLAYERS)))
    except WrongSeatCountError as error:
        complain(words("cli-player-for-two", name=error.name, count=error.seats))


def _games_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("exactly", appauthor=False) / "games"


def _resume(path: Path, words: Texts) -> TerminalGame:
    try:
        with complain_of_networks(words):
            return TerminalGame.resume(path, open_chances)
    except OSError as error:
        complain(cannot_read(path, error, words))
    except UnicodeDecodeError as error:
        complain(words("cli-not-text", file=str(path), byte=error.start + 1))
    except NotationError as error:
        complain(words("cli-not-a-record", file=str(path), error=explain(error, words)))
    except (CannotContinueError, RecordMisfitError, UnknownPlayerError, WrongSeatCountError):
        complain(words("cli-cannot-continue", file=str(path)))


def _play_line_by_line(game: TerminalGame, words: Texts, *, quiet: bool) -> None:
    # With --json, standard output has the answer only, and the game is on standard error.
    out = sys.stderr if quiet else sys.stdout
    table = PlainTable(game, words, sys.stdin, out)
    while True:
        try:
            table.play()
        except UnsolvedError as unsolved:  # a damaged solution shows when it is read
            solve_missing(unsolved, words)
            continue
        except (LeaveTableError, KeyboardInterrupt):
            print(file=out)
        return


def _print_result(game: TerminalGame | None, words: Texts, *, as_json: bool) -> None:
    if game is None:
        return
    end = outcome(game.state)
    if end is None:
        game.put_away()
    if as_json:
        winner = None if end is None else end.winner
        answer = {"winner": winner, "turns": game.turns, "record": str(game.path)}
        print(json.dumps(answer))
    else:
        key = "record-unfinished" if end is None else "record-written"
        print(words(key, command=command(), path=str(game.path)))
