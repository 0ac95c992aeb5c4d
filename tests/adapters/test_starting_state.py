"""The first state of a game."""

import pytest

from exactly.adapters.starting_state import check_turns, start
from exactly.records import NotationError, parse_rules, write_position
from exactly.rules import Rules, Setup, new_game


def test_a_game_begins_with_the_starting_rolls_or_in_a_position() -> None:
    setup = Setup(3, parse_rules("classic"))
    assert start(setup) == new_game(setup)
    later = start(setup, "50.50.50.50/5/5 0/0/0 2 ?")
    assert write_position(later) == "50.50.50.50/5/5 0/0/0 2 ?"
    assert later.rules == setup.rules


def test_a_position_must_be_one_of_this_table() -> None:
    with pytest.raises(ValueError, match="must have 3 seats, not 2"):
        start(Setup(3), "5/5 0/0 1 -")
    with pytest.raises(NotationError, match="column 1: expected stack up to two"):
        start(Setup(2), "50.50.50.50.50/5 0/0 1 -")


def test_nothing_begins_after_the_end() -> None:
    with pytest.raises(ValueError, match="must be of a game that is not over: '-/- 1/0 1 -'"):
        start(Setup(2, Rules(target=1)), "-/- 1/0 1 -")


def test_turns_are_one_or_more() -> None:
    check_turns(1)
    with pytest.raises(ValueError, match="turns must be 1 or more, not 0"):
        check_turns(0)
