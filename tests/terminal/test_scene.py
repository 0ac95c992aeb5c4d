"""Scenes of the table."""

from exactly.rules import (
    CENTRE,
    STANDARD,
    Coin,
    CoinMove,
    Face,
    Rules,
    Seat,
    Stack,
    State,
)
from exactly.terminal.scene import state_before_payout

ONE, TWO = Seat(1), Seat(2)
FIVE = Stack(fives=1)


def rolled(face: Face, *stacks: Stack, rules: Rules = STANDARD) -> State:
    return State(rules, stacks, (0,) * len(stacks), ONE, face)


def test_the_scene_of_a_euro_shows_the_coin_moved_and_the_euro_taken() -> None:
    before = rolled(Face.FIVE, Stack(fifties=1, twenties=2, fives=1), FIVE)
    after = before._replace(euros=(1, 0))
    moment = state_before_payout(before, CoinMove(Coin.FIVE, TWO, ONE), after)
    assert [stack.total for stack in moment.stacks] == [100, 0]
    assert moment.euros == (1, 0)
    home = state_before_payout(before, CoinMove(Coin.FIVE, ONE, CENTRE), after)
    assert [stack.total for stack in home.stacks] == [90, 5]
