"""Moves as numbers."""

import pytest
from hypothesis import given

from exactly.adapters.actions import NUMBERS, check_action, legal_actions, mask
from exactly.records import parse_position
from exactly.rules import SEATS, IllegalStepError, Refusal, State, all_moves, legal_moves
from support.lines_of_play import any_state


@pytest.mark.parametrize("seats", SEATS)
def test_every_move_has_the_number_of_its_place(seats: int) -> None:
    moves = all_moves(seats)
    assert [NUMBERS[seats][move] for move in moves] == list(range(len(moves)))


@given(any_state())
def test_the_legal_actions_are_the_legal_moves_and_rise(state: State) -> None:
    actions = legal_actions(state)
    assert tuple(all_moves(state.seats)[action] for action in actions) == legal_moves(state)
    assert actions == sorted(actions)


@given(any_state())
def test_a_mask_and_a_check_allow_the_legal_actions_and_no_others(state: State) -> None:
    actions = legal_actions(state)
    allowed = mask(actions, state.seats)
    assert len(allowed) == len(all_moves(state.seats))
    for action, is_allowed in enumerate(allowed):
        assert is_allowed == (action in actions)
        if is_allowed:
            check_action(state, action)
        else:
            with pytest.raises(IllegalStepError):
                check_action(state, action)


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    state = parse_position("50.50.50.5/5 0/0 1 20")
    with pytest.raises(IllegalStepError, match="rule 11") as refused:
        check_action(state, 6)
    assert refused.value.reason is Refusal.STACK_FULL


@pytest.mark.parametrize("action", [-1, 25])
def test_an_action_out_of_range_is_refused(action: int) -> None:
    state = parse_position("5/5 0/0 1 20")
    with pytest.raises(ValueError, match=f"action must be 0 to 24, not {action}"):
        check_action(state, action)
