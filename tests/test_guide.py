"""The player's guide quotes the interface as it is, and is the same in all languages."""

import re
from functools import cache
from pathlib import Path

import pytest

from exactly.locales import LANGUAGES
from language.passage import VALUE
from language.passages import passages_of
from photographs.guide_pictures import PICTURES, README_PICTURES, path_of

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "src/exactly/locales"
INTERFACE = ("page", "table", "online", "big-screen", "editor", "replay", "review", "course")
"""The catalogues of the page."""
MOST_BYTES, MOST_WIDTH, MOST_BYTES_OF_ALL = 100_000, 1200, 3_000_000
LABEL = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
PICTURE = re.compile(r"!\[[^]]+\]\(([^)]+)\)")
ALL_PICTURES = [
    pytest.param(path_of(picture, language), id=f"{picture.name}-{language}")
    for language in LANGUAGES
    for picture in PICTURES
] + [pytest.param(path_of(picture, None), id=picture.name) for picture in README_PICTURES]


@cache
def guide(language: str) -> str:
    ending = "" if language == "en" else f".{language}"
    return (ROOT / f"docs/play/guide{ending}.md").read_text(encoding="utf-8")


def has_words(text: str) -> bool:
    """Whether a text with values has a real word: “… and …” would fit everything."""
    return VALUE not in text or re.search(r"\b(?!and\b|und\b|et\b)\w{2,}", text) is not None


@cache
def texts_of_interface(language: str) -> re.Pattern[str]:
    """Return a pattern for every text of the page, with anything in place of its values."""
    texts = {
        on_one_line(passage.text)
        for name in INTERFACE
        for passage in passages_of(LOCALES / language / f"{name}.ftl")
        if passage.key and has_words(passage.text)
    }
    patterns = (re.escape(text).replace(re.escape(VALUE), "[^*]+") for text in texts)
    return re.compile("|".join(sorted(patterns, key=len, reverse=True)))


def on_one_line(text: str) -> str:
    return re.sub("[ \n]+", " ", text).strip()


def labels(language: str) -> list[str]:
    return [on_one_line(label) for label in LABEL.findall(guide(language))]


def headings(language: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) ", guide(language), re.MULTILINE)]


def pictures(language: str) -> list[str]:
    return PICTURE.findall(guide(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_is_a_text_of_the_page(language: str) -> None:
    known = texts_of_interface(language)
    unknown = [label for label in labels(language) if not known.fullmatch(label)]
    assert not unknown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_quote_the_page(language: str) -> None:
    tables = re.findall(r"^\|---.*\n((?:\|.*\n)+)", guide(language), re.MULTILINE)
    cells = [cell.strip() for table in tables for cell in re.split(r"\||\n", table) if cell.strip()]
    known = texts_of_interface(language)
    assert len(cells) > 2 * len(tables)
    # A cell may have a note after a semicolon; a range of keys is not from the page.
    quotes = [
        (cell, re.split(r"\s*;", cell)[0]) for cell in cells if not re.match(r"\d \w+ \d$", cell)
    ]
    assert not [each for each in quotes if not any(map(known.fullmatch, each))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_shows_every_picture_once_in_order(language: str) -> None:
    assert pictures(language) == [f"guide/{language}/{picture.name}.jpg" for picture in PICTURES]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_the_guides_have_the_same_structure(language: str) -> None:
    assert headings(language) == headings("en")
    assert len(labels(language)) == len(labels("en"))


@pytest.mark.parametrize("path", ALL_PICTURES)
def test_a_picture_is_there_and_small(path: Path) -> None:
    assert path.stat().st_size <= MOST_BYTES
    assert width_of(path.read_bytes()) <= MOST_WIDTH


def test_all_pictures_together_are_small() -> None:
    there = {*(ROOT / "docs/play/guide").rglob("*.jpg"), *(ROOT / "docs/pictures").glob("*.jpg")}
    assert there == {path for param in ALL_PICTURES for path in param.values}
    assert sum(path.stat().st_size for path in there) <= MOST_BYTES_OF_ALL


def width_of(jpeg: bytes) -> int:
    """Return the width of a JPEG picture, from the header of its frame."""
    place = 2
    while jpeg[place + 1] not in {0xC0, 0xC1, 0xC2}:
        place += 2 + int.from_bytes(jpeg[place + 2 : place + 4])
    return int.from_bytes(jpeg[place + 7 : place + 9])
