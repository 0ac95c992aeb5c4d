"""The command line `exactly`, with all its commands."""

from typing import TYPE_CHECKING, Annotated, cast

import typer

from exactly import __version__
from exactly.cli.commands.apply import apply_move
from exactly.cli.commands.arena import hold_tournament
from exactly.cli.commands.compare import compare_games
from exactly.cli.commands.moves import list_moves
from exactly.cli.commands.play import play
from exactly.cli.commands.review import review_file
from exactly.cli.commands.rules import show_rules
from exactly.cli.commands.serve import serve
from exactly.cli.commands.simulate import simulate_games
from exactly.cli.commands.solve import solve_game
from exactly.cli.commands.train import train_network
from exactly.cli.commands.value import value_position
from exactly.cli.commands.verify import verify_file
from exactly.cli.options import AsJson, Language

if TYPE_CHECKING:
    from typer.core import TyperGroup

__all__ = ["app"]

app = typer.Typer(
    name="exactly",
    help="Play, analyse and host Exactly, a board game with one die and a few coins.\n\n"
    "Without a command: start a server and open the game in the browser.",
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help"]},
)

# A position may begin with `-`, an empty stack: an unknown option is read as a position.
_TAKES_POSITION = {"ignore_unknown_options": True}

app.command("moves", context_settings=_TAKES_POSITION)(list_moves)
app.command("apply", context_settings=_TAKES_POSITION)(apply_move)
app.command("value", context_settings=_TAKES_POSITION)(value_position)
app.command("solve")(solve_game)
app.command("review")(review_file)
app.command("verify")(verify_file)
app.command("play")(play)
app.command("simulate")(simulate_games)
app.command("compare")(compare_games)
app.command("arena")(hold_tournament)
app.command("train")(train_network)
app.command("rules")(show_rules)
app.command("serve")(serve)


def _show_version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(f"exactly {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    *,
    as_json: AsJson = False,
    lang: Language = None,
    version: Annotated[  # noqa: ARG001  # its callback does the work
        bool,
        typer.Option(
            "--version",
            help="Print the version and exit.",
            callback=lambda v: _show_version(wanted=v),
            is_eager=True,
        ),
    ] = False,
) -> None:
    """Open the game in the browser, with a QR code for phones, unless a command is given."""
    if context.invoked_subcommand is None:
        options = ["--open", "--nearby"]
        options += ["--json"] if as_json else []
        options += ["--lang", lang] if lang is not None else []
        _run(context, "serve", options)


def _run(context: typer.Context, name: str, options: list[str]) -> None:
    """Run a command as if it had been typed, with its environment variables."""
    command = cast("TyperGroup", context.command).commands[name]
    with command.make_context(name, options, parent=context) as inner:
        command.invoke(inner)
