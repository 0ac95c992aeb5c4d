"""Coins, stacks, faces, seats and rules are plain values."""

import pickle

import pytest

from exactly.records import parse_position
from exactly.rules import (
    COINS,
    EMPTY,
    FACES,
    PASS,
    SEATS,
    STANDARD,
    Coin,
    Edition,
    Face,
    Rules,
    Seat,
    Setup,
    Stack,
    StartingRolls,
    all_moves,
    clockwise_from,
    new_game,
)


def test_a_stack_is_worth_the_sum_of_its_coins() -> None:
    assert Stack(1, 1, 1, 1).total == 85
    assert Stack(fifties=3).total == 150
    assert Stack(twenties=2).total == 40
    assert Stack(tens=3).total == 30
    assert Stack(fives=4).total == 20
    assert EMPTY.total == 0


def test_a_stack_lists_its_coins_the_highest_first() -> None:
    assert Stack(2, 0, 1, 1).coins == (50, 50, 10, 5)
    assert EMPTY.coins == ()


@pytest.mark.parametrize("coin", COINS)
def test_a_coin_more_and_a_coin_less(coin: Coin) -> None:
    stack = Stack(1, 2, 3, 4)
    more = stack.plus(coin)
    assert more.count_of(coin) == stack.count_of(coin) + 1
    assert more.total == stack.total + coin
    assert more.minus(coin) == stack
    assert stack == (1, 2, 3, 4)


def test_faces_say_which_coins_may_be_moved() -> None:
    assert [face.coins for face in FACES] == [(), COINS, (50,), (20,), (10,), (5,)]
    assert Face("?") is Face.WILD


def test_seats_go_round_clockwise_from_any_seat() -> None:
    assert clockwise_from(Seat(1), 2) == (1, 2)
    assert clockwise_from(Seat(3), 4) == (3, 4, 1, 2)
    assert clockwise_from(Seat(6), 6) == (6, 1, 2, 3, 4, 5)


def test_all_moves_are_those_of_four_coins_between_two_stacks_and_a_pass() -> None:
    for seats in SEATS:
        moves = all_moves(seats)
        assert len(set(moves)) == len(moves) == 4 * (seats + 1) * seats + 1
        assert moves[-1] is PASS


def test_the_editions_differ_in_the_limit() -> None:
    assert Edition.STANDARD.limit == 150
    assert Edition.CLASSIC.limit is None


def test_the_default_rules_are_the_standard_game() -> None:
    assert Rules() == STANDARD
    assert (
        Rules(
            Edition.STANDARD, wild_may_pass=False, both_collect=False, empty_restart=False, target=3
        )
        == STANDARD
    )


def test_starting_rolls_know_the_next_seat() -> None:
    starting = StartingRolls.of_all(3)
    assert starting.contenders == (1, 2, 3)
    assert starting.next_seat == 1
    assert StartingRolls((Seat(2), Seat(3)), (Face.TEN,)).next_seat == 3


def test_values_cannot_be_changed() -> None:
    state = new_game(Setup(2))
    with pytest.raises(AttributeError):
        state.active = Seat(2)  # type: ignore[misc]
    with pytest.raises(AttributeError):
        state.rules.target = 1  # type: ignore[misc]
    with pytest.raises(AttributeError):
        state.stacks[0].fives = 2  # type: ignore[misc]
    with pytest.raises(AttributeError, match="a Stack is immutable"):
        state.stacks[0].total = 100


def test_values_survive_being_pickled() -> None:
    state = parse_position("50.20/5 1/0 2 ?")
    assert pickle.loads(pickle.dumps(state)) == state
    assert hash(pickle.loads(pickle.dumps(state))) == hash(state)


def test_the_centre_holds_all_other_coins() -> None:
    assert parse_position("50.20/10.5 0/0 1 -").centre == (9, 9, 9, 9)
