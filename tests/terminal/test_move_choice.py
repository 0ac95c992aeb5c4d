"""Partly chosen moves."""

import pytest

from exactly.rules import (
    CENTRE,
    EMPTY,
    PASS,
    STANDARD,
    Coin,
    CoinMove,
    Face,
    Refusal,
    Rules,
    Seat,
    Stack,
    State,
    legal_moves,
)
from exactly.terminal.move_choice import MoveChoice

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)
FIVE = Stack(fives=1)
FULL = Stack(fifties=3, fives=1)


def rolled(face: Face, *stacks: Stack, rules: Rules = STANDARD) -> State:
    return State(rules, stacks, (0,) * len(stacks), ONE, face)


def picked(choice: MoveChoice | Refusal) -> MoveChoice:
    assert isinstance(choice, MoveChoice)
    return choice


def test_before_a_choice_all_legal_moves_are_possible() -> None:
    state = rolled(Face.WILD, FIVE, FIVE, EMPTY)
    assert MoveChoice(state).moves == legal_moves(state)


def test_only_stacks_with_the_coin_are_open_and_then_only_those_that_may_receive() -> None:
    choice = MoveChoice(rolled(Face.FIVE, FIVE, FULL, EMPTY))
    assert choice.open_places == {CENTRE, ONE, TWO}
    taken = picked(choice.pick(CENTRE))
    assert taken.open_places == {ONE, THREE}
    assert taken.coin is Coin.FIVE


def test_two_stacks_decide_a_move() -> None:
    choice = MoveChoice(rolled(Face.FIVE, FIVE, EMPTY))
    assert choice.decided is None
    decided = picked(picked(choice.pick(ONE)).pick(TWO))
    assert decided.decided == CoinMove(Coin.FIVE, ONE, TWO)
    assert decided.open_places == frozenset()


def test_a_question_mark_leaves_the_coin_open_unless_it_was_picked() -> None:
    choice = MoveChoice(rolled(Face.WILD, FIVE, EMPTY))
    open_coin = picked(picked(choice.pick(CENTRE)).pick(TWO))
    assert open_coin.decided is None
    assert open_coin.movable == frozenset(Coin)
    pointed = picked(picked(choice.pick(CENTRE, Coin.TEN)).pick(TWO))
    assert pointed.decided == CoinMove(Coin.TEN, CENTRE, TWO)


def test_picking_another_coin_of_the_stack_swaps_it() -> None:
    choice = picked(MoveChoice(rolled(Face.WILD, FIVE, EMPTY)).pick(CENTRE, Coin.TEN))
    assert picked(choice.pick(CENTRE, Coin.FIFTY)).coin is Coin.FIFTY
    assert picked(choice.pick(CENTRE, Coin.TEN)) == MoveChoice(choice.state)
    assert picked(choice.pick(CENTRE)) == MoveChoice(choice.state)


@pytest.mark.parametrize(
    ("state", "picks", "reason"),
    [
        (rolled(Face.ZERO, FIVE, FIVE)._replace(face=None), [CENTRE], Refusal.DIE_NOT_ROLLED),
        (rolled(Face.ZERO, FIVE, FIVE), [CENTRE], Refusal.NOTHING_TO_MOVE),
        (rolled(Face.FIFTY, FIVE, FIVE), [ONE], Refusal.COIN_NOT_THERE),
        (rolled(Face.FIVE, FIVE, FULL), [ONE, TWO], Refusal.STACK_FULL),
        (rolled(Face.TEN, FULL, FULL), [CENTRE], Refusal.STACK_FULL),
        (rolled(Face.WILD, FULL, FULL, EMPTY), [THREE], Refusal.COIN_NOT_THERE),
    ],
)
def test_a_wrong_pick_is_refused_for_the_reason_the_rules_give(
    state: State, picks: list[Seat], reason: Refusal
) -> None:
    *before, last = picks
    choice = MoveChoice(state)
    for place in before:
        choice = picked(choice.pick(place))
    assert choice.pick(last) is reason


def test_a_pass_is_possible_until_a_stack_is_picked() -> None:
    choice = MoveChoice(rolled(Face.WILD, FIVE, FIVE, rules=Rules(wild_may_pass=True)))
    assert PASS in choice.moves
    assert PASS not in picked(choice.pick(CENTRE)).moves
