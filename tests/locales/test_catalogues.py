"""All languages have the same texts."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import exactly.locales
from exactly.locales import LANGUAGES, preferred_language, texts
from exactly.protocol import Phrase, RefusalCode
from exactly.records import Expected, Problem
from exactly.rules import Refusal

FOLDER = Path(exactly.locales.__file__).parent
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


class Variables(Visitor):
    """The variables of a message, with those of its attributes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Return every message and attribute of a file, with the variables of each."""
    text = (FOLDER / language / file).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"{key} stands twice"
                variables = Variables()
                variables.visit(pattern)
                found[key] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_texts_with_the_same_variables(
    language: str, file: str
) -> None:
    assert messages(language, file) == messages("en", file)


def test_no_text_is_in_two_files() -> None:
    keys = [key for file in FILES for key in messages("en", file)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_library_has_its_sentence(language: str) -> None:
    words = texts(language)
    # The sentence for an illegal move is that of its reason.
    told = {problem for problem in Problem if problem is not Problem.MOVE}
    keys = [
        *(f"expected-{expected.value.replace('_', '-')}" for expected in Expected),
        *(f"refusal-{refusal.value}" for refusal in Refusal),
        *(f"problem-{problem.value}" for problem in told),
        *(f"phrase-{phrase.value}" for phrase in Phrase),
        *(f"refused-{code.value}" for code in RefusalCode),
    ]
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize(
    ("language", "text"), [("en", "€1.50"), ("de", "1,50 €"), ("fr", "1,50 €"), ("es", "1,50 €")]
)
def test_money_is_written_as_the_language_writes_it(language: str, text: str) -> None:
    assert texts(language)("money", amount=1.5).replace("\u00a0", " ") == text


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(LookupError):
        texts("en")("no-such-text")
    with pytest.raises(LookupError):
        texts("en")("move-coin.no-such-attribute")
    with pytest.raises(LookupError):
        texts("en")("names-two")
    assert not texts("en").has("no-such-text")
    assert not texts("en").has("move-coin.no-such-attribute")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="language must be one of en, de, fr, es"):
        texts("it")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANGUAGE": "it:es:de", "LANG": "en_GB"}, "es"),
        ({"LANG": "pt_BR"}, "en"),
    ],
)
def test_the_language_of_the_system_is_taken(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language
