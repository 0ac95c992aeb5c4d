"""The observation of a seat, number by number."""

from math import prod

import pytest
from hypothesis import given

from exactly.adapters.observation import HIGHEST, observe, parts, size
from exactly.records import parse_position, parse_rules
from exactly.rules import SEATS, Seat, State, clockwise_from
from support.lines_of_play import any_state


def seen(position: str, seat: int, rules: str = "standard") -> dict[str, list[int]]:
    """Return the parts of an observation by name."""
    state = parse_position(position, parse_rules(rules))
    numbers = list(observe(state, Seat(seat)))
    found = {}
    for name, shape in parts(state.seats):
        found[name], numbers = numbers[: prod(shape)], numbers[prod(shape) :]
    assert numbers == []
    return found


def test_own_things_come_first_and_then_clockwise() -> None:
    assert seen("50.20/10.10/5 0/1/2 3 20", 2) == {
        "stacks": [0, 0, 2, 0, 0, 0, 0, 1, 1, 1, 0, 0],
        "centre": [9, 9, 8, 9],
        "euros": [1, 2, 0],
        "active": [0, 1, 0],
        "face": [0, 0, 0, 1, 0, 0],
        "starting": [0, 0, 0],
    }


def test_before_the_roll_no_face_is_up() -> None:
    assert seen("5/5 0/0 2 -", 2)["face"] == [0] * 6
    assert seen("5/5 0/0 2 -", 2)["active"] == [1, 0]


def test_after_the_end_it_is_nobodys_turn() -> None:
    assert seen("-/- 1/0 1 -", 1, "standard+target=1")["active"] == [0, 0]


def test_starting_rolls_have_the_seat_and_the_height() -> None:
    position = "5/5/5/5 0/0/0/0 first 0/x/?/-"
    assert seen(position, 1)["starting"] == [2, 0, 7, 1]
    assert seen(position, 3)["starting"] == [7, 1, 2, 0]
    assert seen(position, 3)["active"] == [0, 1, 0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_the_parts_make_up_the_whole(seats: int) -> None:
    assert size(seats) == sum(prod(shape) for _, shape in parts(seats)) == 7 * seats + 10


@given(any_state())
def test_every_seat_sees_the_same_table_from_its_place(state: State) -> None:
    seats = state.seats
    for seat in clockwise_from(Seat(1), seats):
        numbers = observe(state, seat)
        assert len(numbers) == size(seats)
        assert max(numbers) <= HIGHEST
        for place, other in enumerate(clockwise_from(seat, seats)):
            assert tuple(numbers[4 * place : 4 * place + 4]) == state.stack(other)
            assert numbers[4 * seats + 4 + place] == state.euros[other - 1]
        assert tuple(numbers[4 * seats : 4 * seats + 4]) == state.centre
