"""Positions that no game can reach."""

import pytest

from exactly.rules import (
    STANDARD,
    Edition,
    FlawKind,
    Rules,
    Seat,
    Setup,
    Stack,
    State,
    find_flaw,
    new_game,
)


def held(*stacks: Stack, rules: Rules = STANDARD, euros: tuple[int, ...] = ()) -> State:
    return State(rules, stacks, euros or (0,) * len(stacks), Seat(1))


def kind_and_seat(state: State) -> tuple[FlawKind, int] | None:
    flaw = find_flaw(state)
    return None if flaw is None else (flaw.kind, flaw.seat)


def test_a_game_has_no_flaw_at_its_start() -> None:
    assert find_flaw(new_game(Setup(4))) is None


def test_coins_do_not_move_during_the_starting_rolls() -> None:
    start = new_game(Setup(2))
    moved = start._replace(stacks=(start.stacks[0], Stack(tens=1)))
    assert kind_and_seat(moved) == (FlawKind.NOT_AT_START, 2)
    both = start._replace(stacks=(Stack(tens=1), Stack(tens=1)))
    assert kind_and_seat(both) == (FlawKind.NOT_AT_START, 1)
    paid = start._replace(euros=(1, 0))
    assert kind_and_seat(paid) == (FlawKind.NOT_AT_START, 1)


@pytest.mark.parametrize("place", range(4))
def test_there_are_only_ten_coins_of_each_value(place: int) -> None:
    classic = Rules(edition=Edition.CLASSIC)
    five = Stack(*(5 if at == place else 0 for at in range(4)))
    six = Stack(*(6 if at == place else 0 for at in range(4)))
    # Five 20s are exactly one euro, so a coin of another value is added.
    five, six = (stack.plus(5 if place != 3 else 10) for stack in (five, six))  # type: ignore[arg-type]
    assert find_flaw(held(five, five, rules=classic)) is None
    assert kind_and_seat(held(five, six, rules=classic)) == (FlawKind.TOO_MANY_COINS, 2)


def test_a_stack_never_holds_more_than_two_euros() -> None:
    assert find_flaw(held(Stack(fifties=4), Stack())) is None
    higher = Stack(fifties=4, fives=1)
    assert kind_and_seat(held(Stack(), higher)) == (FlawKind.STACK_TOO_HIGH, 2)


def test_a_classic_stack_may_hold_anything() -> None:
    assert find_flaw(held(Stack(10, 10, 10, 10), Stack(), rules=Rules(Edition.CLASSIC))) is None


def test_a_stack_of_exactly_one_euro_is_impossible() -> None:
    assert kind_and_seat(held(Stack(), Stack(fifties=2))) == (FlawKind.EURO_NOT_TAKEN, 2)


def test_after_the_end_any_stack_is_possible() -> None:
    assert find_flaw(held(Stack(fifties=2), Stack(fives=1), euros=(3, 0))) is None


def test_only_one_wins() -> None:
    one = held(Stack(), Stack(), Stack(), euros=(3, 2, 0))
    two = held(Stack(), Stack(), Stack(), euros=(3, 0, 3))
    assert find_flaw(one) is None
    assert kind_and_seat(two) == (FlawKind.TOO_MANY_WINNERS, 3)


def test_two_may_reach_the_target_when_both_collect() -> None:
    rules = Rules(both_collect=True)
    two = held(Stack(), Stack(), Stack(), rules=rules, euros=(3, 0, 3))
    three = held(Stack(), Stack(), Stack(), rules=rules, euros=(3, 3, 3))
    assert find_flaw(two) is None
    assert kind_and_seat(three) == (FlawKind.TOO_MANY_WINNERS, 3)


def test_nobody_holds_more_euros_than_the_target() -> None:
    beyond = held(Stack(), Stack(), euros=(4, 3))
    assert kind_and_seat(beyond) == (FlawKind.TOO_MANY_WINNERS, 2)
