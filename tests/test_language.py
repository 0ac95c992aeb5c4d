"""The language check finds what it should, and all texts of the project pass it."""

from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
import typer

from exactly.cli.commands.app import app
from exactly.locales import LANGUAGES
from exactly.players import COMPUTER_PLAYERS
from language.__main__ import faults, main
from language.commits import message_faults
from language.passage import Passage
from language.passages import passages_of
from language.phrases import Phrase, phrase_faults, phrases_in

if TYPE_CHECKING:
    from typer.core import TyperGroup

PHRASES = [
    pytest.param(phrase, id=f"{language}: {phrase.bad}")
    for language in (*LANGUAGES, "interface")
    for phrase in phrases_in(language)
]


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_found_in_its_example_and_not_in_the_better_text(phrase: Phrase) -> None:
    assert phrase.pattern.search(phrase.bad)
    assert not phrase.pattern.search(phrase.good)


def test_every_text_of_the_project_passes(capsys: pytest.CaptureFixture[str]) -> None:
    status = main([])
    assert (status, capsys.readouterr().out) == (0, "")


def found_in(folder: Path, name: str, text: str) -> list[tuple[int, str]]:
    path = folder / name
    path.parent.mkdir(exist_ok=True, parents=True)
    path.write_text(text, encoding="utf-8")
    return [(fault.line, fault.text) for fault in faults(path)]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("page.md", "# A view\n\nIt is for\nwho watches.\n"),
        ("page.md.in", "\n\nA view for who watches.\n"),
        ("a.py", '"""A view.\n\nIt is for who watches.\n"""\n'),
        ("a.py", "\n\nX = 1  # for who watches\n"),
        ("a.ts", "const a = 1;\n\n// for who watches\n"),
        ("a.svelte", "<p>\n</p>\n<!-- for who watches -->\n"),
        ("a.svelte", "/**\n * A view\n * for who watches.\n */\n"),
        ("run", "#!/bin/sh\nset -eu\n# A view for who watches.\n"),
        ("a.toml", "[a]\n\n# A view for who watches.\n"),
        ("a.py", "\n\nraise ValueError(f'{x} is for who watches')\n"),
        ("en/page.ftl", "# A comment\n\nwatch = For who watches\n"),
    ],
)
def test_prose_is_read_in_every_kind_of_file(tmp_path: Path, name: str, text: str) -> None:
    assert found_in(tmp_path, name, text) == [(3, "for who")] or found_in(tmp_path, name, text) == [
        (3, "For who")
    ]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("page.md", "Run this:\n\n```sh\necho for who watches\n```\n"),
        ("page.md", "The words `for who watches`, and “for who” as an example.\n"),
        ("page.de.md", "Eine Ansicht for who watches.\n"),
        ("a.py", 'X = "for who watches"\n'),
        ("a.py", '"""Example.\n\n>>> "for who watches"\n"""\n'),
        ("a.ts", 'const url = "http://for who watches";\n'),
        ("a.json", '"for who watches"'),
        ("run", "no script: for who watches"),
    ],
)
def test_code_and_other_languages_are_left_alone(tmp_path: Path, name: str, text: str) -> None:
    assert found_in(tmp_path, name, text) == []


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "don't", True),
        ("en", "don’t … “so”", False),
        ("de", "50 %", True),
        ("de", "50\u00a0%", False),
        ("de", "„so\u00a0…“", False),
        ("de", "„so", True),
        ("fr", "Prêt ?", True),
        ("fr", "Prêt?", True),
        ("fr", "Prêt\u00a0? «\u00a0Oui\u00a0»", False),
        ("fr", "« Oui\u00a0»", True),
        ("es", "Listo?", True),
        ("es", "¿Listo? El «?» y el ?", False),
        ("es", "“Listo”", True),
    ],
)
def test_typography_follows_the_language(
    tmp_path: Path, language: str, text: str, wrong: bool
) -> None:
    assert bool(found_in(tmp_path, f"{language}/page.ftl", f"key = {text}\n")) == wrong


def test_every_variant_of_a_message_is_read(tmp_path: Path) -> None:
    path = tmp_path / "fr" / "page.ftl"
    path.parent.mkdir()
    variants = "{ $count ->\n    [one] Un { $what }\n   *[other] Des { $what }\n }"
    text = f"key = {variants}.\n    .title = Fin\n"
    path.write_text(text, encoding="utf-8")
    assert [(passage.key, passage.text) for passage in passages_of(path)] == [
        ("key", "Un \ufffc."),
        ("key", "Des \ufffc."),
        ("key.title", "Fin"),
    ]


def test_long_sentences_of_the_interface_are_found(tmp_path: Path) -> None:
    words = " ".join(["word"] * 21)
    assert found_in(tmp_path, "en/page.ftl", f"key = {words}.\n") == [(1, f"{words}.")]
    assert found_in(tmp_path, "en/rules.ftl", f"key = {words}.\n") == []
    label = "a" * 81
    assert found_in(tmp_path, "en/page.ftl", f"key = {label}\n") == [(1, label)]


@pytest.mark.parametrize(
    "message",
    [
        "server: limit requests per address",
        "server: limit requests\n\nOne laptop could stop the server.",
        "i18n(de): clarify the rule\n# A comment of git, for who reads it",
        "Merge branch 'main'",
        f"docs: add a page\n# {'-' * 24} >8 {'-' * 24}\ndiff: for who asks\n",
        "docs: need fewer words",
    ],
)
def test_a_good_commit_message_passes(message: str) -> None:
    assert list(message_faults(message)) == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("", "area: verb object"),
        ("limit requests", "area: verb object"),
        (f"server: {'limit ' * 10}", "characters"),
        ("server: Limit requests", "small letter"),
        ("server: limited requests", "imperative"),
        ("server: limiting requests", "imperative"),
        ("server: the limit of requests", "imperative"),
        ("server: limit requests.", "full stop"),
        ("server: limit requests\nfor each address", "second line"),
        ("server: limit requests of who asks", "spectators"),
    ],
)
def test_a_bad_commit_message_is_explained(message: str, fault: str) -> None:
    assert any(fault in each for each in message_faults(message))


def help_texts() -> list[str]:
    """Return the help of every command, argument and option, with names of players as one word."""
    program = cast("TyperGroup", typer.main.get_command(app))
    commands = [program, *program.commands.values()]
    parts = [each for command in commands for each in command.params]
    texts = [getattr(each, "help", None) or "" for each in (*commands, *parts)]
    names = ", ".join(COMPUTER_PLAYERS)
    of_typer = {"Show completion for the current shell, to copy it or customize the installation."}
    return [text.replace(names, "PLAYERS") for text in texts if text not in of_typer]


def test_the_help_of_the_command_line_is_short() -> None:
    lines = [line for text in help_texts() for line in text.splitlines()]
    assert len(lines) > 100
    assert [line for line in lines if len(line) > 80] == []


def test_the_help_of_the_command_line_is_plain() -> None:
    faults = [
        (text, fault.text)
        for text in help_texts()
        for fault in phrase_faults(Passage(Path("help"), 1, text))
    ]
    assert faults == []
