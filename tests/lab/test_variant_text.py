"""Variants as text: the usual form of rules, and other numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exactly.lab.variant_text import UnknownVariantError, parse_game, write_game
from exactly.records import NotationError
from exactly.rules import FACES, STANDARD, Edition, Face, Rules
from exactly.rules.variant import Variant


def test_rules_have_their_usual_form() -> None:
    assert parse_game("standard") == STANDARD
    assert parse_game("classic+both_collect+target=1") == Rules(
        Edition.CLASSIC, both_collect=True, target=1
    )


def test_other_numbers_make_a_variant() -> None:
    game = parse_game("standard+wild_may_pass+limit=120+goal=90+coins=8.7.6.5+die=?.?.5+target=4")
    assert game == Variant(
        (8, 7, 6, 5), (Face.WILD, Face.WILD, Face.FIVE), 120, 90, 4, wild_may_pass=True
    )
    assert parse_game("standard+limit=none") == Variant(limit=None)


VARIANTS = st.builds(
    Variant,
    st.tuples(*[st.integers(0, 20)] * 4),
    st.lists(st.sampled_from(FACES), min_size=1).map(tuple),
    st.none() | st.integers(0, 1000),
    st.integers(6, 1000),
    st.integers(1, 15),
    wild_may_pass=st.booleans(),
    both_collect=st.booleans(),
    empty_restart=st.booleans(),
)


@given(VARIANTS)
def test_a_written_variant_is_read_again(variant: Variant) -> None:
    read = parse_game(write_game(variant))
    assert (Variant.of(read) if isinstance(read, Rules) else read) == variant


@pytest.mark.parametrize(
    "text",
    [
        "standard+limit=",
        "standard+limit=1.20",
        "standard+limit=-5",
        "standard+goal=x",
        "standard+goal=²",
        "standard+coins=1..2",
        "standard+die=",
        "standard+die=7",
        "standard+goal=90+goal=80",
        "standard+target=x",
    ],
)
def test_invalid_text_is_refused(text: str) -> None:
    with pytest.raises(UnknownVariantError):
        parse_game(text)


@pytest.mark.parametrize(
    "text", ["", "limit=120", "standard+", "standard+nonsense=5", "goal=90+standard"]
)
def test_errors_in_the_rules_are_notation_errors(text: str) -> None:
    with pytest.raises(NotationError):
        parse_game(text)
