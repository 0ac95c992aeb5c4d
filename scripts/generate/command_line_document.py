"""The page about the command line: every command, argument and option, from their help."""

from collections.abc import Iterator
from enum import Enum
from typing import cast

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from exactly.cli.commands.app import app

__all__ = ["command_line_document"]

_INTRODUCTION = """\
<!-- Written by scripts/regenerate from the help of the commands; change it there. -->

# Command line

Every command of `exactly`, with its arguments and options. `exactly COMMAND --help` shows the same
in a terminal. In a clone of the project, `scripts/play COMMAND` installs what the command needs and
runs it.

[Notation](notation.md) explains how positions, moves and game records are written. Options of a
server can also be set by environment variables: see [the settings](settings.md).
"""


def command_line_document() -> str:
    """Return the page as Markdown."""
    program = cast("TyperGroup", typer.main.get_command(app))
    commands = cast("dict[str, TyperCommand]", program.commands)
    lines = ["| command | what it does |", "|---|---|"]
    lines += [
        f"| [`exactly {name}`](#exactly-{name}) | {_cell(_paragraphs(command)[0])} |"
        for name, command in sorted(commands.items())
    ]
    everything: list[tuple[str, TyperCommand | TyperGroup]] = [("", program)]
    for name, command in [*everything, *sorted(commands.items())]:
        lines += _section(name, command)
    return _INTRODUCTION + "\n" + "\n".join(lines) + "\n"


def _section(name: str, command: TyperCommand | TyperGroup) -> Iterator[str]:
    title = f"exactly {name}".strip()
    arguments = [each for each in command.params if isinstance(each, TyperArgument)]
    options = [each for each in command.params if isinstance(each, TyperOption)]
    usage = " ".join([title, *(_metavar(each) for each in arguments), "[OPTIONS]"])
    yield from ["", f"## `{title}`"]
    for paragraph in _paragraphs(command):
        yield from ["", paragraph]
    yield from ["", "```text", usage, "```"]
    if arguments:
        yield from ["", "| argument | meaning |", "|---|---|"]
        for argument in arguments:
            yield f"| `{_metavar(argument)}` | {_cell(argument.help or '')} |"
    if options := [each for each in options if not each.hidden]:
        yield from ["", "| option | meaning | default |", "|---|---|---|"]
        for option in options:
            yield f"| {_names(option)} | {_meaning(option)} | {_default(option)} |"


def _paragraphs(command: TyperCommand | TyperGroup) -> list[str]:
    return [" ".join(each.split()) for each in (command.help or "").split("\n\n")]


def _metavar(argument: TyperArgument) -> str:
    name = (argument.metavar or argument.name or "").upper()
    return name if argument.required else f"[{name}]"


def _names(option: TyperOption) -> str:
    kind = "" if option.is_flag else f" {option.metavar or option.type.name.upper()}"
    names = [f"`{name}{kind}`" for name in (*option.opts, *option.secondary_opts)]
    return ", ".join(_cell(name) for name in names)


def _meaning(option: TyperOption) -> str:
    meaning = _cell(option.help or "")
    limits = [
        f"{word} {bound}"
        for word, bound in (
            ("from", getattr(option.type, "min", None)),
            ("to", getattr(option.type, "max", None)),
        )
        if bound is not None
    ]
    choices = getattr(option.type, "choices", ())
    notes = [" ".join(limits)] if limits else []
    notes += [", ".join(f"`{_value(each)}`" for each in choices)] if choices else []
    notes += ["required"] if option.required else []
    notes += [f"environment: `{option.envvar}`"] if option.envvar else []
    return f"{meaning} ({'; '.join(notes)})" if notes else meaning


def _default(option: TyperOption) -> str:
    if option.is_flag:
        return (
            f"`{option.opts[0] if option.default else option.secondary_opts[0]}`"
            if option.secondary_opts
            else ""
        )
    if isinstance(option.show_default, str):
        return _cell(option.show_default)
    if option.default is None or option.required or callable(option.default):
        return ""
    return f"`{_value(option.default)}`"


def _value(value: object) -> object:
    return value.value if isinstance(value, Enum) else value


def _cell(text: str) -> str:
    """Return a text for a cell of a table, in which | would end the cell."""
    return " ".join(text.split()).replace("|", "\\|")
