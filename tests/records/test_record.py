"""A record as a value."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exactly.records import Record, Turn, player_name
from exactly.rules import PASS, Face, Roll, Seat


def test_its_steps_are_all_rolls_and_moves_in_order() -> None:
    record = Record(
        ("Ana", "Bo"),
        starting=((Face.TEN, Face.TEN), (Face.ZERO, Face.FIVE)),
        turns=(Turn(Seat(2), Face.ZERO, PASS),),
    )
    rolls = [Roll(face) for face in (Face.TEN, Face.TEN, Face.ZERO, Face.FIVE, Face.ZERO)]
    assert list(record.steps) == [*rolls, PASS]
    assert record.seats == 2


def test_tags_are_read_and_set_by_name() -> None:
    record = Record(("Ana", "Bo"), tags=(("Event", "x"), ("Date", "2026-11-15")))
    assert record.tag("Event") == "x"
    assert record.tag("Seed") is None
    assert record.with_tag("Event", "y").tags == (("Event", "y"), ("Date", "2026-11-15"))
    assert record.with_tag("Seed", "s").tags[-1] == ("Seed", "s")


@pytest.mark.parametrize("players", [(), ("Ana",), ("Ana",) * 7])
def test_two_to_six_play(players: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="players must be 2 to 6"):
        Record(players)


PASSED = Turn(Seat(2), Face.ZERO, PASS)


@pytest.mark.parametrize(
    "fields",
    [
        {"turns": (PASSED,)},
        {"starting": ((),)},
        {"starting": ((Face.FIVE,), ())},
        {"starting": ((Face.FIVE,),), "turns": (PASSED._replace(seat=Seat(3)),)},
        {"starting": ((Face.FIVE,),), "turns": (PASSED._replace(euros=(Seat(3),)),)},
        {"winner": Seat(3)},
        {"winner": Seat(0)},
    ],
)
def test_nothing_is_recorded_that_could_not_be_read_again(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"starting rolls must|seats of a turn must|winner must"):
        Record(("Ana", "Bo"), **fields)


@pytest.mark.parametrize("name", ["a;b", " Ana", "Ana ", "A\nna", "\ud800", "\u2028"])
def test_a_name_must_fit_on_the_line(name: str) -> None:
    with pytest.raises(ValueError, match="invalid player name"):
        Record(("Bo", name))


@pytest.mark.parametrize(
    "tags",
    [
        (("Game", "Exactly"),),
        (("Result", "1"),),
        (("Event", "a"), ("Event", "b")),
        (("9lives", "x"),),
        (("Two words", "x"),),
        (("Event", "a\nb"),),
        (("Date", "20261115"),),
        (("Date", "yesterday"),),
    ],
)
def test_tags_must_be_tags(tags: tuple[tuple[str, str], ...]) -> None:
    with pytest.raises(ValueError, match=r"tag|date|isoformat"):
        Record(("Ana", "Bo"), tags=tags)


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana   Maria ", "Ana Maria"),
        ("a;b", "a,b"),
        ("A\tna\n", "A na"),
        ("bot:greedy", "greedy"),
        ("bot: bot:x", "x"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("", ""),
        ("x" * 50, "x" * 40),
    ],
)
def test_a_persons_wish_becomes_a_name_that_fits(wish: str, name: str) -> None:
    assert player_name(wish) == name


@given(st.text())
def test_any_wish_becomes_a_name_that_fits(wish: str) -> None:
    name = player_name(wish)
    assert Record((name, "Bo")).players[0] == name
    assert player_name(name) == name
    assert not name.startswith("bot:")
