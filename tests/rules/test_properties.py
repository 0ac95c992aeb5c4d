"""Properties of any legal line of play, for every table and all rules."""

from functools import reduce
from itertools import accumulate, product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from exactly.records import parse_position, write_position
from exactly.rules import (
    CENTRE,
    CHANCE,
    COINS,
    COINS_OF_EACH,
    FACES,
    PASS,
    CoinMove,
    Edition,
    IllegalStepError,
    Move,
    Place,
    Roll,
    Seat,
    Setup,
    State,
    Step,
    all_moves,
    apply,
    chances,
    find_flaw,
    legal_moves,
    new_game,
    outcome,
    to_act,
)
from support.lines_of_play import any_state, lines, possible_steps

PLACES: tuple[Place, ...] = (CENTRE, *(Seat(number) for number in range(9)))
EVERY_MOVE: tuple[Move, ...] = (
    PASS,
    *(CoinMove(coin, source, target) for coin, source, target in product(COINS, PLACES, PLACES)),
)
EVERY_STEP: tuple[Step, ...] = (*(Roll(face) for face in FACES), *EVERY_MOVE)


@given(any_state())
def test_coins_are_conserved(state: State) -> None:
    for place, coin in enumerate(COINS):
        assert sum(stack[place] for stack in state.stacks) + state.centre[place] == COINS_OF_EACH
        assert state.centre.count_of(coin) >= 0
        assert all(stack.count_of(coin) >= 0 for stack in state.stacks)


@given(any_state())
def test_no_state_of_a_game_has_a_flaw(state: State) -> None:
    assert find_flaw(state) is None


@given(any_state())
def test_nobody_in_standard_ever_holds_more_than_two_euros(state: State) -> None:
    assume(state.rules.edition is Edition.STANDARD)
    assert max(stack.total for stack in state.stacks) <= 200


@given(any_state())
def test_chances_add_up_to_one(state: State) -> None:
    assert sum(chance for _, chance in chances(state)) == (1 if to_act(state) is CHANCE else 0)


@given(any_state())
def test_each_possible_step_applies_and_each_other_is_refused(state: State) -> None:
    possible = set(possible_steps(state))
    before = write_position(state)
    for step in EVERY_STEP:
        if step in possible:
            apply(state, step)
        else:
            with pytest.raises(IllegalStepError):
                apply(state, step)
    assert write_position(state) == before


@given(any_state())
def test_legal_moves_stand_in_the_list_of_all_in_their_order(state: State) -> None:
    every = all_moves(state.seats)
    numbers = [every.index(move) for move in legal_moves(state)]
    assert numbers == sorted(set(numbers))


@given(any_state())
def test_somebody_acts_until_there_is_an_outcome(state: State) -> None:
    assert (to_act(state) is None) == (outcome(state) is not None)
    assert bool(legal_moves(state)) == (to_act(state) not in {CHANCE, None})
    assert len(set(legal_moves(state))) == len(legal_moves(state))


@given(lines(), st.data())
def test_states_are_equal_exactly_when_their_texts_are(
    line: tuple[Setup, tuple[Step, ...]], data: st.DataObject
) -> None:
    setup, steps = line
    states = [new_game(setup)]
    for step in steps:
        states.append(apply(states[-1], step))
    one, other = data.draw(st.sampled_from(states)), data.draw(st.sampled_from(states))
    same_text = write_position(one) == write_position(other)
    assert (one == other) == same_text
    assert not same_text or hash(one) == hash(other)


@given(lines(), st.data())
def test_replaying_a_prefix_gives_the_same_state(
    line: tuple[Setup, tuple[Step, ...]], data: st.DataObject
) -> None:
    setup, steps = line
    cut = data.draw(st.integers(0, len(steps)))
    states = list(accumulate(steps, apply, initial=new_game(setup)))
    prefix = reduce(apply, steps[:cut], new_game(setup))
    assert prefix == states[cut]
    assert parse_position(write_position(prefix), setup.rules) == states[cut]
    assert reduce(apply, steps[cut:], prefix) == states[-1]
