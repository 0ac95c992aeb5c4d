"""The clauses of the rules, with at least one test for each."""

from fractions import Fraction

import pytest

import exactly.rules
from exactly.records import parse_move, parse_position, parse_rules, write_move, write_position
from exactly.rules import (
    CENTRE,
    CHANCE,
    COINS,
    COINS_OF_EACH,
    FACES,
    PASS,
    Coin,
    CoinMove,
    Face,
    IllegalStepError,
    Outcome,
    Reason,
    Refusal,
    Roll,
    Rules,
    Seat,
    Setup,
    State,
    apply,
    can_receive,
    chances,
    euros_taken,
    legal_moves,
    new_game,
    outcome,
    refusal,
    to_act,
)


def at(position: str, rules: str = "standard") -> State:
    return parse_position(position, parse_rules(rules))


def moves(position: str, rules: str = "standard") -> list[str]:
    return [write_move(move) for move in legal_moves(at(position, rules))]


def after(position: str, *steps: str, rules: str = "standard") -> State:
    """Return the state after these steps, rolls and moves, given as text."""
    state = at(position, rules)
    for step in steps:
        state = apply(state, Roll(Face(step)) if step in set(FACES) else parse_move(step))
    return state


def text_after(position: str, *steps: str, rules: str = "standard") -> str:
    return write_position(after(position, *steps, rules=rules))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rule_1_two_to_six_play(seats: int) -> None:
    assert new_game(Setup(seats)).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_rule_1_no_other_number_plays(seats: int) -> None:
    with pytest.raises(ValueError, match="seats must be 2 to 6"):
        Setup(seats)


def test_rule_2_there_are_ten_coins_of_each_value() -> None:
    state = new_game(Setup(3))
    held = [stack.count_of(Coin.FIVE) for stack in state.stacks]
    assert state.centre.count_of(Coin.FIVE) + sum(held) == COINS_OF_EACH
    assert [int(coin) for coin in COINS] == [50, 20, 10, 5]


def test_rule_2_the_centre_can_run_out_of_a_value() -> None:
    four_each = "20.20.20.20/20.20.20.20/20.20/5 0/0/0/0 4 20"
    assert at(four_each).centre.count_of(Coin.TWENTY) == 0
    assert not any(move.startswith("20:C") for move in moves(four_each))


def test_rule_3_the_six_faces_are_equally_likely() -> None:
    faces = chances(at("5/5 0/0 1 -"))
    assert [roll.face.value for roll, _ in faces] == ["0", "?", "50", "20", "10", "5"]
    assert {chance for _, chance in faces} == {Fraction(1, 6)}


def test_rule_4_exactly_one_euro_earns_a_euro() -> None:
    assert text_after("50.20.20/5 0/0 1 10", "10:C>1") == "5/5 1/0 2 -"
    assert text_after("50.20.20/5 0/0 1 20", "20:C>1") == "50.20.20.20/5 0/0 2 -"


@pytest.mark.parametrize("target", [1, 2, 3])
def test_rule_4_the_target_can_be_lower(target: int) -> None:
    almost = f"50.20.20/5 {target - 1}/0 1 10"
    rules = f"standard+target={target}"
    assert outcome(after(almost, "10:C>1", rules=rules)) == Outcome(Seat(1), Reason.REACHED_TARGET)


@pytest.mark.parametrize("target", [0, 4, -1, True, 2.0])
def test_rule_4_no_other_target(target: int) -> None:
    with pytest.raises(ValueError, match="target must be 1, 2 or 3"):
        Rules(target=target)


def test_rule_5_everybody_begins_with_a_five() -> None:
    assert write_position(new_game(Setup(2))) == "5/5 0/0 first -/-"
    assert new_game(Setup(6)).centre == (10, 10, 10, 4)


def test_rule_6_the_highest_roll_begins() -> None:
    start = "5/5/5 0/0/0 first -/-/-"
    assert text_after(start, "20", "50", "10") == "5/5/5 0/0/0 2 -"


@pytest.mark.parametrize(
    ("higher", "lower"), [("?", "50"), ("50", "20"), ("20", "10"), ("10", "5"), ("5", "0")]
)
def test_rule_6_wild_is_highest_and_zero_lowest(higher: str, lower: str) -> None:
    assert text_after("5/5 0/0 first -/-", higher, lower) == "5/5 0/0 1 -"
    assert text_after("5/5 0/0 first -/-", lower, higher) == "5/5 0/0 2 -"


def test_rule_6_the_tied_roll_again_among_themselves() -> None:
    start = "5/5/5 0/0/0 first -/-/-"
    assert text_after(start, "20", "?", "?") == "5/5/5 0/0/0 first x/-/-"
    assert text_after(start, "20", "?", "?", "10") == "5/5/5 0/0/0 first x/10/-"
    assert text_after(start, "20", "?", "?", "10", "5") == "5/5/5 0/0/0 2 -"


def test_rule_6_a_second_tie_is_rolled_for_again() -> None:
    start = "5/5/5/5 0/0/0/0 first -/-/-/-"
    tie = ["50", "50", "0", "50"]
    assert text_after(start, *tie) == "5/5/5/5 0/0/0/0 first -/-/x/-"
    assert text_after(start, *tie, "5", "0", "5") == "5/5/5/5 0/0/0/0 first -/x/x/-"
    assert text_after(start, *tie, "5", "0", "5", "0", "5") == "5/5/5/5 0/0/0/0 4 -"


def test_rule_6_all_may_tie_for_the_lowest() -> None:
    assert text_after("5/5 0/0 first -/-", "0", "0") == "5/5 0/0 first -/-"


def test_rule_6_the_seat_that_rolls_is_known() -> None:
    assert after("5/5/5 0/0/0 first -/-/-", "20").active == 2
    assert after("5/5/5 0/0/0 first -/-/-", "20", "5", "20").active == 1


def test_rule_6_the_first_player_rolls_for_the_first_turn() -> None:
    state = after("5/5 0/0 first -/-", "0", "50")
    assert to_act(state) is CHANCE
    assert to_act(apply(state, Roll(Face.TEN))) == 2


def test_rule_7_one_roll_then_one_coin_of_that_value() -> None:
    start = at("5/5 0/0 1 -")
    assert to_act(start) is CHANCE
    assert legal_moves(start) == ()
    rolled = apply(start, Roll(Face.TWENTY))
    assert to_act(rolled) == 1
    assert chances(rolled) == ()
    assert moves("5/5 0/0 1 20") == ["20:C>1", "20:C>2"]
    assert to_act(apply(rolled, CoinMove(Coin.TWENTY, CENTRE, Seat(1)))) is CHANCE


def test_rule_7_no_second_roll_and_no_move_before_the_first() -> None:
    assert refusal(at("5/5 0/0 1 20"), Roll(Face.TEN)) is Refusal.ALREADY_ROLLED
    assert refusal(at("5/5 0/0 1 -"), parse_move("20:C>1")) is Refusal.DIE_NOT_ROLLED
    assert refusal(at("5/5 0/0 1 -"), PASS) is Refusal.DIE_NOT_ROLLED
    assert refusal(at("5/5 0/0 first -/-"), parse_move("5:C>1")) is Refusal.DIE_NOT_ROLLED


def test_rule_7_another_value_may_not_be_moved() -> None:
    assert refusal(at("5/5 0/0 1 20"), parse_move("10:C>1")) is Refusal.WRONG_VALUE


def test_rule_7_the_coin_must_lie_there() -> None:
    assert refusal(at("5/5 0/0 1 20"), parse_move("20:1>2")) is Refusal.COIN_NOT_THERE
    no_twenties = at("20.20.20.20/20.20.20.20/20.20/5 0/0/0/0 4 20")
    assert refusal(no_twenties, parse_move("20:C>4")) is Refusal.COIN_NOT_THERE


def test_rule_8_four_kinds_of_moves_in_either_direction() -> None:
    position = "10/10/10 0/0/0 1 10"
    own_and_centre = {"10:1>C", "10:C>1"}
    own_and_another = {"10:1>2", "10:2>1", "10:1>3", "10:3>1"}
    another_and_centre = {"10:2>C", "10:C>2", "10:3>C", "10:C>3"}
    two_others = {"10:2>3", "10:3>2"}
    kinds = own_and_centre | own_and_another | another_and_centre | two_others
    assert set(moves(position)) == kinds


def test_rule_8_two_different_stacks() -> None:
    assert refusal(at("10/10 0/0 1 10"), parse_move("10:1>1")) is Refusal.SAME_STACK
    assert refusal(at("10/10 0/0 1 10"), parse_move("10:C>C")) is Refusal.SAME_STACK


def test_rule_8_only_stacks_of_this_table() -> None:
    two = at("10/10 0/0 1 10")
    assert refusal(two, parse_move("10:C>3")) is Refusal.NO_SUCH_SEAT
    assert refusal(two, parse_move("10:3>C")) is Refusal.NO_SUCH_SEAT
    assert refusal(two, CoinMove(Coin.TEN, Seat(0), CENTRE)) is Refusal.NO_SUCH_SEAT
    assert refusal(two, parse_move("10:2>1")) is None


def test_rule_8_the_order_of_moves_is_fixed() -> None:
    assert moves("50.5/20 0/0 2 ?") == [
        *("50:C>1", "50:C>2", "50:1>C", "50:1>2"),
        *("20:C>1", "20:C>2", "20:2>C", "20:2>1"),
        *("10:C>1", "10:C>2"),
        *("5:C>1", "5:C>2", "5:1>C", "5:1>2"),
    ]


def test_rule_9_on_zero_the_turn_passes() -> None:
    assert moves("20/20 0/0 1 0") == ["pass"]
    assert text_after("20/20 0/0 1 0", "pass") == "20/20 0/0 2 -"
    assert refusal(at("20/20 0/0 1 0"), parse_move("20:1>2")) is Refusal.NOTHING_TO_MOVE


def test_rule_10_wild_moves_any_value() -> None:
    assert {move.partition(":")[0] for move in moves("5/5 0/0 1 ?")} == {"50", "20", "10", "5"}


def test_rule_10_wild_does_not_allow_a_pass() -> None:
    assert "pass" not in moves("5/5 0/0 1 ?")
    assert refusal(at("5/5 0/0 1 ?"), PASS) is Refusal.MUST_MOVE


def test_rule_10_wild_may_pass_by_the_switch() -> None:
    rules = "standard+wild_may_pass"
    assert moves("5/5 0/0 1 ?", rules)[-1] == "pass"
    assert text_after("5/5 0/0 1 ?", "pass", rules=rules) == "5/5 0/0 2 -"
    assert "pass" not in moves("5/5 0/0 1 20", rules)


def test_rule_11_at_exactly_one_fifty_one_more_is_allowed() -> None:
    assert "20:C>1" in moves("50.50.50/5 0/0 2 20")
    assert can_receive(at("50.50.50/5 0/0 2 20"), Seat(1))
    assert after("50.50.50/5 0/0 2 50", "50:C>1").stack(Seat(1)).total == 200


def test_rule_11_over_one_fifty_nothing_more_is_allowed() -> None:
    over = "50.50.50.5/5 0/0 2 20"
    assert moves(over) == ["20:C>2"]
    assert not can_receive(at(over), Seat(1))
    assert refusal(at(over), parse_move("20:C>1")) is Refusal.STACK_FULL


def test_rule_11_holds_for_ones_own_stack_and_not_for_the_centre() -> None:
    over = "50.50.50.5/5 0/0 1 50"
    assert moves(over) == ["50:C>2", "50:1>C", "50:1>2"]
    assert can_receive(at(over), CENTRE)


def test_rule_11_euros_won_do_not_count() -> None:
    assert "50:C>1" in moves("50/5 2/0 1 50")


def test_rule_11_is_absent_in_classic() -> None:
    assert "20:C>1" in moves("50.50.50.5/5 0/0 2 20", "classic")
    heap = "50.50.50.50.50.50.50.50.50.50/5 0/0 1 20"
    assert "20:C>1" in moves(heap, "classic")


def test_rule_12_a_move_must_be_made() -> None:
    assert refusal(at("5/5 0/0 1 20"), PASS) is Refusal.MUST_MOVE


def test_rule_12_the_turn_passes_when_nothing_can_be_moved() -> None:
    stuck = "50.50.50.10/50.50.50.10 0/0 1 5"
    assert moves(stuck) == ["pass"]
    assert text_after(stuck, "pass") == "50.50.50.10/50.50.50.10 0/0 2 -"
    assert moves(stuck, "standard+wild_may_pass") == ["pass"]


def test_rule_12_a_coin_that_can_go_back_must_go() -> None:
    assert moves("50.50.50.5/50.50.50.10 0/0 1 5") == ["5:1>C"]


def test_rule_13_turns_go_clockwise() -> None:
    assert after("5/5/5 0/0/0 1 0", "pass").active == 2
    assert after("5/5/5 0/0/0 3 0", "pass").active == 1


def test_rule_14_the_active_player_takes_the_euro() -> None:
    before = at("50.20.20/5/5 0/0/0 1 10")
    state = apply(before, parse_move("10:C>1"))
    assert euros_taken(before, state) == (1,)
    assert write_position(state) == "5/5/5 1/0/0 2 -"


def test_rule_14_another_player_takes_the_euro() -> None:
    assert text_after("5/50.20.20/5 0/0/0 1 10", "10:C>2") == "5/5/5 0/1/0 2 -"


def test_rule_14_coming_down_to_one_euro_counts() -> None:
    assert text_after("50.50.10/5 0/0 2 10", "10:1>C") == "5/5 1/0 1 -"
    assert text_after("50.50.10/5 0/0 2 10", "10:1>2") == "5/5 1/0 1 -"


def test_rule_14_more_than_one_euro_counts_for_nothing() -> None:
    assert text_after("50.20.20/5 0/0 1 50", "50:C>1") == "50.50.20.20/5 0/0 2 -"


def test_rule_15_the_active_player_is_paid_first() -> None:
    assert text_after("50.50.20/50.20.10 0/0 1 20", "20:1>2") == "5/5 1/0 2 -"
    assert text_after("50.50.20/50.20.10 0/0 2 20", "20:1>2") == "5/5 0/1 1 -"


def test_rule_15_else_the_first_clockwise_is_paid() -> None:
    assert text_after("50.50.20/50.20.10/5 0/0/0 3 20", "20:1>2") == "5/5/5 1/0/0 1 -"
    assert text_after("50.50.20/5/50.20.10 0/0/0 2 20", "20:1>3") == "5/5/5 0/0/1 3 -"


def test_rule_15_both_collect_by_the_switch() -> None:
    rules = "standard+both_collect"
    before = at("50.50.20/50.20.10/5 0/0/0 2 20", rules)
    state = apply(before, parse_move("20:1>2"))
    assert write_position(state) == "5/5/5 1/1/0 3 -"
    assert euros_taken(before, state) == (2, 1)


def test_rule_15_the_same_order_decides_the_game() -> None:
    rules = "standard+both_collect"
    for active, winner in ((1, 1), (2, 2), (3, 1)):
        state = after(f"50.50.20/50.20.10/5 2/2/0 {active} 20", "20:1>2", rules=rules)
        assert state.euros == (3, 3, 0)
        assert outcome(state) == Outcome(Seat(winner), Reason.FIRST_OF_TWO)


def test_rule_15_one_of_two_may_reach_the_target() -> None:
    state = after("50.50.20/50.20.10 0/2 1 20", "20:1>2", rules="standard+both_collect")
    assert outcome(state) == Outcome(Seat(2), Reason.REACHED_TARGET)


def test_rule_16_all_coins_go_back_and_the_next_after_the_active_begins() -> None:
    assert text_after("20.20/50.20.20/50 0/0/0 3 10", "10:C>2") == "5/5/5 0/1/0 1 -"


def test_rule_16_later_rounds_start_empty_by_the_switch() -> None:
    rules = "standard+empty_restart"
    assert text_after("50.20.20/5 0/0 1 10", "10:C>1", rules=rules) == "-/- 1/0 2 -"
    assert write_position(new_game(Setup(2, parse_rules(rules)))) == "5/5 0/0 first -/-"


def test_rule_17_the_third_euro_ends_the_game_at_once() -> None:
    state = after("50.20.20/5 2/1 1 10", "10:C>1")
    assert write_position(state) == "-/- 3/1 1 -"
    assert outcome(state) == Outcome(Seat(1), Reason.REACHED_TARGET)
    assert state.is_over


def test_rule_17_a_player_can_win_in_another_players_turn() -> None:
    assert outcome(after("5/50.20.20 0/2 1 10", "10:C>2")) == (2, Reason.REACHED_TARGET)


def test_rule_17_after_the_end_nothing_more_happens() -> None:
    state = after("50.20.20/5 2/1 1 10", "10:C>1")
    assert to_act(state) is None
    assert legal_moves(state) == ()
    assert chances(state) == ()
    for step in (Roll(Face.TEN), PASS, parse_move("5:C>1")):
        assert refusal(state, step) is Refusal.GAME_OVER
        with pytest.raises(IllegalStepError, match="game-over"):
            apply(state, step)


def test_rule_17_before_the_end_there_is_no_outcome() -> None:
    assert outcome(at("5/5 2/2 1 -")) is None
    assert outcome(at("5/5 0/0 first -/-")) is None


def test_rule_18_coins_are_never_exchanged() -> None:
    two_tens = at("10.10/20 0/0 1 20")
    assert refusal(two_tens, parse_move("20:1>C")) is Refusal.COIN_NOT_THERE
    assert at("20/5 0/0 1 -") != at("10.10/5 0/0 1 -")


def test_rule_19_the_leaflets_example_has_twelve_moves() -> None:
    example = moves("20/20/20 0/0/0 1 20")
    assert len(example) == len(set(example)) == 12


def test_every_refusal_names_a_rule() -> None:
    assert {reason: reason.rule for reason in Refusal} == {
        Refusal.GAME_OVER: 17,
        Refusal.DIE_NOT_ROLLED: 7,
        Refusal.NO_SUCH_SEAT: 8,
        Refusal.ALREADY_ROLLED: 7,
        Refusal.NOTHING_TO_MOVE: 9,
        Refusal.WRONG_VALUE: 7,
        Refusal.SAME_STACK: 8,
        Refusal.COIN_NOT_THERE: 7,
        Refusal.STACK_FULL: 11,
        Refusal.MUST_MOVE: 12,
    }


def test_an_illegal_step_says_what_and_why() -> None:
    with pytest.raises(IllegalStepError, match=r"stack-full \(rule 11\)") as caught:
        apply(at("50.50.50.5/5 0/0 2 20"), parse_move("20:C>1"))
    assert caught.value.reason is Refusal.STACK_FULL
    assert caught.value.step == parse_move("20:C>1")


def test_the_former_name_of_the_error_is_still_there() -> None:
    assert exactly.rules.IllegalStep is IllegalStepError
