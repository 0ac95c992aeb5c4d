"""Random texts: a parser reads them to a fixed point, or raises an error with the place."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import example, given, settings
from hypothesis import strategies as st

from exactly.records import (
    NotationError,
    parse_address,
    parse_move,
    parse_position,
    parse_record,
    parse_rules,
    write_address,
    write_move,
    write_position,
    write_record,
    write_rules,
)
from exactly.rules import Rules
from support.lines_of_play import any_rules
from support.paths import GAMES

T = TypeVar("T")

GOLDEN = (GAMES / "5-target-1.txt").read_text(encoding="utf-8")
like_positions = st.text("0123456/.- ?xfirst", max_size=60) | st.from_regex(
    r"((-|50|20|10|5)(\.(50|20|10|5)){0,4}/){1,6}5 ([0-3]/){1,6}0 ([1-6]|first) (\?|[-x0-5/]{1,11})"
)
like_moves = st.text("0125:C>pas6", max_size=9)
like_rules = st.lists(
    st.sampled_from(
        ["standard", "classic", "+", "target=", "1", "3", "both_collect", "wild_may_pass", "x"]
    )
).map("".join)


def reads_to_a_fixed_point(text: str, parse: Callable[[str], T], write: Callable[[T], str]) -> None:
    value = error = None
    try:
        value = parse(text)
    except NotationError as refusal:
        error = refusal
    if error is not None:
        assert 1 <= error.column <= len(error.text) + 1
        assert error.found == error.text[error.column - 1 : error.column]
        assert error.text in text
        return
    assert value is not None
    written = write(value)
    assert parse(written) == value
    assert write(parse(written)) == written


@settings(max_examples=500)
@given(st.text() | like_positions, any_rules)
def test_positions(text: str, rules: Rules) -> None:
    reads_to_a_fixed_point(text, lambda text: parse_position(text, rules), write_position)


@settings(max_examples=300)
@given(st.text() | like_positions.map(lambda text: text.replace(" ", "_")), any_rules)
def test_addresses(text: str, rules: Rules) -> None:
    reads_to_a_fixed_point(text, lambda text: parse_address(text, rules), write_address)


@settings(max_examples=300)
@given(st.text() | like_moves)
def test_moves(text: str) -> None:
    reads_to_a_fixed_point(text, parse_move, write_move)


@settings(max_examples=300)
@given(st.text() | like_rules)
def test_rules(text: str) -> None:
    reads_to_a_fixed_point(text, parse_rules, write_rules)


@st.composite
def spoilt_records(draw: st.DrawFn) -> str:
    """A golden game with a few characters changed, inserted or removed."""
    text = GOLDEN
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        cut = draw(st.integers(0, 3))
        text = text[:at] + draw(st.text(max_size=3)) + text[at + cut :]
    return text


@settings(max_examples=500)
@given(st.text() | spoilt_records())
@example('[Game "Exactly"]\n[Players "a;b"]\n[Result "é"]')
@example('[Game "Exactly"]\n[Players "a;b"]\n[Rules "\\"classic"]')
def test_records(text: str) -> None:
    reads_to_a_fixed_point(text, parse_record, write_record)
