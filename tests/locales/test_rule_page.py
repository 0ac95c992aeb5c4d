"""The rule page in four languages."""

import re
from dataclasses import fields
from xml.etree import ElementTree as ET

import pytest

from exactly.locales import LANGUAGES, texts
from exactly.locales.rule_page import CLAUSES, SWITCH_OF_CLAUSE, figure, rule_page
from exactly.records import parse_position, write_move
from exactly.rules import Rules, legal_moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_every_clause_with_its_rulings_and_switches(language: str) -> None:
    page = rule_page(texts(language))
    assert [clause.number for clause in page.clauses] == list(CLAUSES) == list(range(1, 20))
    rulings = {clause.number for clause in page.clauses if clause.ruling}
    assert rulings == {6, 10, 11, 12, 14, 15, 16}
    switches = {clause.number: clause.switch for clause in page.clauses if clause.switch_text}
    assert switches == SWITCH_OF_CLAUSE
    assert len(page.leaflets.paragraphs) == 7
    assert len(page.editions.paragraphs) == 2


def test_every_switch_of_the_rules_is_on_the_page() -> None:
    assert set(SWITCH_OF_CLAUSE.values()) | {"edition"} == {f.name for f in fields(Rules)}


def test_each_language_has_its_own_text() -> None:
    pages = [rule_page(texts(language)) for language in LANGUAGES]
    for clauses in zip(*(page.clauses for page in pages), strict=True):
        assert len({clause.text for clause in clauses}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_rules_are_the_same_everywhere(language: str) -> None:
    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"\d+", text))

    for ours, english in zip(
        rule_page(texts(language)).clauses, rule_page(texts("en")).clauses, strict=True
    ):
        assert numbers(ours.text) == numbers(english.text), ours.number


def test_the_figure_has_the_twelve_arrows_of_clause_19() -> None:
    root = ET.fromstring(figure())
    arrows = [
        f"20:{node.get('data-from')}>{node.get('data-to')}"
        for node in root.iter()
        if node.get("class") == "arrow"
    ]
    moves = legal_moves(parse_position("20/20/20 0/0/0 1 20"))
    assert arrows == [write_move(move) for move in moves]
    assert len(set(arrows)) == 12


def test_the_figure_has_no_words_and_fetches_nothing() -> None:
    root = ET.fromstring(figure())
    shown = {(node.text or "").strip() for node in root.iter() if node.tag.endswith("text")}
    assert shown <= {"1", "2", "3", "5", "10", "20", "50"}
    links = [value for node in root.iter() for value in node.attrib.values() if "//" in value]
    assert links == []
