"""`exactly play`: a whole game in the terminal."""

import json
import secrets
import sys
from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from exactly.ai import COMPUTER_PLAYERS, UnknownPlayer
from exactly.cli.options import (
    AsJson,
    Language,
    RulesText,
    catalogue,
    complain,
    explain,
    read_rules,
)
from exactly.locales import Texts
from exactly.records import FairDice, NotationError, RecordMisfit, new_seed, new_share
from exactly.rules import SEATS, Rules, outcome
from exactly.terminal.game import CannotContinue, Game, seat_players
from exactly.terminal.plain import PlainTable, StandUp

__all__ = ["play", "play_now"]


def play(  # noqa: PLR0913  # one parameter an option
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="A,B,…",
            help="Who plays, seat by seat: names of people, and of computer players "
            f"({', '.join(COMPUTER_PLAYERS)}).",
        ),
    ] = None,
    rules: RulesText = "standard",
    *,
    resume: Annotated[
        Path | None,
        typer.Option("--continue", metavar="FILE", help="Go on with a game that was broken off."),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Where to write the record of the game."),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="TEXT", help="Play with dice that fall the same each time."),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line instead of the full screen.")
    ] = False,
    pace: Annotated[
        float, typer.Option("--pace", min=0, help="How long computer players take; 0: no pause.")
    ] = 1.0,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, with people and computer players in any seats."""
    words = catalogue(lang)

    def start(players: tuple[str, ...], chosen: Rules) -> Game:
        return _start(players, chosen, record, seed, words)

    if resume is not None:
        game: Game | None = _resume(resume, words)
    elif seats is not None:
        game = start(_read_seats(seats, words), read_rules(rules, words))
    else:
        game = None
    full_screen = not (plain or as_json) and sys.stdin.isatty() and sys.stdout.isatty()
    if full_screen:
        from exactly.terminal.screen import play_on_screen  # noqa: PLC0415  # Textual is large

        game = play_on_screen(words.language, start, game=game, pace=pace)
    else:
        game = game or start(("", "bot:greedy"), read_rules(rules, words))
        _play_plainly(game, words, quiet=as_json)
    if game is not None:
        _say_goodbye(game, words, as_json=as_json)


def play_now() -> None:
    """Play with everything left to its default."""
    play()


def _read_seats(text: str, words: Texts) -> tuple[str, ...]:
    try:
        players = seat_players(text.split(","))
    except UnknownPlayer as error:
        complain(words("cli-unknown-player", name=error.name, known=", ".join(COMPUTER_PLAYERS)))
    if len(players) not in SEATS:
        complain(words("cli-seats", count=len(players)))
    return players


def _start(
    players: tuple[str, ...], rules: Rules, path: Path | None, seed: str | None, words: Texts
) -> Game:
    if seed is None:
        shares = tuple(new_share() for _ in players)
        dice = FairDice(new_seed(), secrets.token_hex(4), shares)
    else:
        dice = FairDice(
            seed, "seeded", tuple(f"seat-{number + 1}" for number in range(len(players)))
        )
    today = date.today()  # noqa: DTZ011  # the day on the wall where people play
    file = path or _games_folder() / f"{today}-{secrets.token_hex(4)}.txt"
    try:
        return Game.start(players, rules, dice, file, today)
    except OSError as error:
        complain(words("cli-cannot-write", file=str(file), reason=error.strerror or str(error)))


def _games_folder() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path("exactly", appauthor=False) / "games"


def _resume(path: Path, words: Texts) -> Game:
    try:
        return Game.resume(path)
    except OSError as error:
        complain(words("cli-cannot-read", file=str(path), reason=error.strerror or str(error)))
    except UnicodeDecodeError as error:
        complain(words("cli-not-text", file=str(path), byte=error.start + 1))
    except NotationError as error:
        complain(words("cli-not-a-record", file=str(path), error=explain(error, words)))
    except (CannotContinue, RecordMisfit, UnknownPlayer):
        complain(words("cli-cannot-continue", file=str(path)))


def _play_plainly(game: Game, words: Texts, *, quiet: bool) -> None:
    # With --json standard output is for the answer alone; the table is told on the other stream.
    out = sys.stderr if quiet else sys.stdout
    try:
        PlainTable(game, words, sys.stdin, out).play()
    except (StandUp, KeyboardInterrupt):
        print(file=out)


def _say_goodbye(game: Game, words: Texts, *, as_json: bool) -> None:
    end = outcome(game.state)
    if as_json:
        winner = None if end is None else end.winner
        answer = {"winner": winner, "turns": game.turns, "record": str(game.path)}
        print(json.dumps(answer))
    else:
        key = "record-unfinished" if end is None else "record-written"
        print(words(key, path=str(game.path)))
