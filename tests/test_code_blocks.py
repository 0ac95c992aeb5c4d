"""The code blocks of all documents: the examples run, the commands exist, the data can be read."""

import doctest
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, cast

import pytest
import typer

from exactly.cli.commands.app import app
from support.command_line import exactly

if TYPE_CHECKING:
    from typer.core import TyperCommand, TyperGroup

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])
LANGUAGES = {"sh", "python", "pycon", "text", "json", "nginx", "caddyfile", "ini", "toml", "html"}
PROGRAMS = {
    *(
        "apt-get",
        "cat",
        "cd",
        "cp",
        "curl",
        "cut",
        "echo",
        "git",
        "gunzip",
        "gzip",
        "install",
        "ln",
    ),
    *(
        "mkdir",
        "mv",
        "openssl",
        "pg_dump",
        "pg_restore",
        "pip",
        "printf",
        "python",
        "python3",
        "rm",
    ),
    *("sed", "set", "sha256sum", "sqlite3", "sudo", "systemctl", "tar", "useradd", "xxd", "."),
}
"""Programs of other projects that documents may name; a new one is worth a look."""
QUICK = {"moves", "apply", "rules"}
"""Commands that need neither files nor time: they are run."""


class Block(NamedTuple):
    """A fenced block of a document."""

    path: Path
    line: int
    language: str
    text: str


def blocks() -> Iterator[Block]:
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        for found in re.finditer(r"^( *)```(.*)\n((?:.*\n)*?)\1```$", text, re.MULTILINE):
            line = text.count("\n", 0, found.start()) + 1
            if not found[2].startswith("{"):  # a directive of the documentation site
                yield Block(path, line, found[2], re.sub(f"(?m)^{found[1]}", "", found[3]))


def cases(*languages: str) -> list[object]:
    return [
        pytest.param(block, id=f"{block.path.relative_to(ROOT)}:{block.line}")
        for block in blocks()
        if block.language in languages
    ]


def test_every_block_names_its_language() -> None:
    unknown = {(block.path.name, block.line, block.language) for block in blocks()}
    assert {each for each in unknown if each[2] not in LANGUAGES} == set()


@pytest.mark.parametrize("block", cases("python"))
def test_a_block_of_python_is_tested(block: Block) -> None:
    if ">>> " in block.text:  # tests/test_documents.py runs it
        assert doctest.DocTestParser().get_examples(block.text)
        return
    examples = [path.read_text(encoding="utf-8") for path in ROOT.glob("examples/*.py")]
    assert any(block.text in example for example in examples), "not part of a file in examples/"


@pytest.mark.parametrize("block", cases("json"))
def test_a_block_of_json_can_be_read(block: Block) -> None:
    try:
        json.loads(block.text)
    except json.JSONDecodeError:
        for line in block.text.splitlines():
            json.loads(line)


def commands(text: str) -> Iterator[list[str]]:
    """Give the simple commands of a script, as words."""
    for line in re.sub(r"\\\n\s*", " ", text).splitlines():
        lexer = shlex.shlex(line, posix=True, punctuation_chars="();|&<>")
        lexer.whitespace_split = True
        words: list[str] = []
        for word in lexer:
            if set(word) <= set("();|&"):
                yield words
                words = []
            else:
                words.append(word)
        yield words


def words_of(words: list[str]) -> list[str]:
    """Return a command without its redirections and settings of variables."""
    kept: list[str] = []
    is_target = False
    for word in words:
        if set(word) <= set("<>"):
            is_target = True
        elif is_target:
            is_target = False
        elif kept or not re.match(r"\w+=", word):
            kept.append(word)
    return kept


@pytest.mark.parametrize("block", cases("sh"))
def test_the_commands_of_a_block_exist(block: Block) -> None:
    syntax = subprocess.run(
        ["sh", "-n"], input=block.text, text=True, capture_output=True, check=False
    )
    assert syntax.returncode == 0, syntax.stderr
    for words in map(words_of, commands(block.text)):
        if not words:
            continue
        program, *arguments = words
        name = Path(program).name
        if program.startswith("scripts/"):
            assert shutil.which(ROOT / program), f"no script {program}"
            if program == "scripts/play" and arguments:
                check_command(arguments)
        elif name == "exactly":
            check_command(arguments)
        else:
            assert name in PROGRAMS or (ROOT / program).exists(), f"unknown program {program}"


def check_command(arguments: list[str]) -> None:
    """Fail where a command or an option does not exist, or a value does not fit it."""
    group = cast("TyperGroup", typer.main.get_command(app))
    command: TyperCommand | TyperGroup = group
    rest = arguments
    if arguments and not arguments[0].startswith("-"):
        assert arguments[0] in group.commands, f"no command {arguments[0]}"
        command = cast("TyperCommand", group.commands[arguments[0]])
        rest = arguments[1:]
    context = typer.Context(command, info_name="exactly")
    values, left, _ = command.make_parser(context).parse_args(list(rest))
    takes_positions = command.context_settings.get("ignore_unknown_options", False)
    assert left == [] or takes_positions, f"{left} fits nothing in {arguments}"
    for parameter in command.params:
        if parameter.name in values and "path" not in type(parameter.type).__name__.lower():
            parameter.type_cast_value(context, values[parameter.name])
    if arguments and arguments[0] in QUICK and "-" not in arguments:
        assert exactly(*arguments).returncode == 0


@pytest.mark.parametrize(
    "arguments",
    ["lose 5/5", "moves", "moves --nope 5/5", "simulate --games many", "solve everything"],
)
def test_a_command_that_does_not_exist_is_found(arguments: str) -> None:
    usage_error = typer.BadParameter.__mro__[1]
    with pytest.raises((AssertionError, usage_error)):
        check_command(arguments.split())
