"""Positions, moves and rules as text: written text is read back, invalid text is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exactly.records import (
    Expected,
    NotationError,
    parse_address,
    parse_move,
    parse_position,
    parse_rules,
    write_address,
    write_move,
    write_position,
    write_rules,
)
from exactly.rules import (
    CENTRE,
    COINS,
    PASS,
    STANDARD,
    Coin,
    CoinMove,
    Edition,
    Face,
    Move,
    Place,
    Rules,
    Seat,
    StartingRolls,
    State,
)
from support.lines_of_play import any_rules, any_state

any_place: st.SearchStrategy[Place] = st.sampled_from([CENTRE, *map(Seat, range(1, 7))])
any_move: st.SearchStrategy[Move] = st.one_of(
    st.just(PASS), st.builds(CoinMove, st.sampled_from(COINS), any_place, any_place)
)


@given(any_state())
def test_a_position_is_read_as_it_was_written(state: State) -> None:
    assert parse_position(write_position(state), state.rules) == state


@given(any_state())
def test_a_position_in_an_address_is_read_as_it_was_written(state: State) -> None:
    text = write_address(state)
    assert " " not in text
    assert "?" not in text
    assert parse_address(text, state.rules) == state


@given(any_move)
def test_a_move_is_read_as_it_was_written(move: Move) -> None:
    assert parse_move(write_move(move)) == move


@given(any_rules)
def test_rules_are_read_as_they_were_written(rules: Rules) -> None:
    assert parse_rules(write_rules(rules)) == rules


def test_a_position_lists_the_coins_of_each_seat() -> None:
    state = parse_position("50.20.20/-/10.5 0/1/2 3 ?")
    assert [stack.coins for stack in state.stacks] == [(50, 20, 20), (), (10, 5)]
    assert state.euros == (0, 1, 2)
    assert (state.active, state.face, state.starting) == (3, Face.WILD, None)
    assert state.rules == STANDARD


def test_starting_rolls_list_the_contenders_and_their_rolls() -> None:
    state = parse_position("5/5/5/5 0/0/0/0 first -/x/-/-")
    assert state.starting == StartingRolls((Seat(1), Seat(3), Seat(4)), ())
    assert state.active == 1
    state = parse_position("5/5/5 0/0/0 first x/?/-")
    assert state.starting == StartingRolls((Seat(2), Seat(3)), (Face.WILD,))
    assert state.active == 3


def test_an_address_has_other_signs_for_space_and_question_mark() -> None:
    assert write_address(parse_position("5/5 0/0 1 ?")) == "5/5_0/0_1_~"


def test_a_move_names_its_coin_and_two_places() -> None:
    assert parse_move("50:2>3") == CoinMove(Coin.FIFTY, Seat(2), Seat(3))
    assert parse_move("5:1>C") == CoinMove(Coin.FIVE, Seat(1), CENTRE)
    assert parse_move("pass") is PASS


def test_rules_are_an_edition_and_its_switches() -> None:
    assert parse_rules("standard") == STANDARD
    assert parse_rules("classic+target=1+both_collect") == Rules(
        Edition.CLASSIC, both_collect=True, target=1
    )
    assert write_rules(parse_rules("standard+target=3")) == "standard"
    assert (
        write_rules(parse_rules("classic+target=2+empty_restart+wild_may_pass"))
        == "classic+wild_may_pass+empty_restart+target=2"
    )


def refused(text: str, rules: str = "standard") -> tuple[int, str, Expected]:
    with pytest.raises(NotationError) as caught:
        parse_position(text, parse_rules(rules))
    return caught.value.column, caught.value.found, caught.value.expected


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        ("", 1, "", Expected.COIN_OR_EMPTY),
        ("x/5 0/0 1 -", 1, "x", Expected.COIN_OR_EMPTY),
        ("5/", 3, "", Expected.COIN_OR_EMPTY),
        ("5.x/5 0/0 1 -", 3, "x", Expected.COIN),
        ("5.10/5 0/0 1 -", 3, "1", Expected.COIN_IN_ORDER),
        ("5/5", 4, "", Expected.AFTER_COIN),
        ("5/-", 4, "", Expected.AFTER_STACK),
        ("500/5 0/0 1 -", 3, "0", Expected.SECOND_STACK),
        ("5 0 1 -", 2, " ", Expected.SECOND_STACK),
        ("5/5/5/5/5/5/5 0/0 1 -", 12, "/", Expected.AFTER_LAST_STACK),
        ("5/5/5/5/5/-/5 0/0 1 -", 12, "/", Expected.END_OF_STACKS),
        ("5/5  0/0 1 -", 5, " ", Expected.EUROS),
        ("5/5 4/0 1 -", 5, "4", Expected.EUROS),
        ("5/5 0 0 1 -", 6, " ", Expected.EUROS_OF_NEXT_SEAT),
        ("5/5 0/0/0 1 -", 8, "/", Expected.END_OF_EUROS),
        ("5/5 0/0 3 -", 9, "3", Expected.ACTIVE),
        ("5/5 0/0 0 -", 9, "0", Expected.ACTIVE),
        ("5/5 0/0 1", 10, "", Expected.SPACE),
        ("5/5 0/0 12 -", 10, "2", Expected.SPACE),
        ("5/5 0/0 1 7", 11, "7", Expected.FACE_OR_NONE),
        ("5/5 0/0 1 - ", 12, " ", Expected.END),
        ("5/5 0/0 1 500", 13, "0", Expected.END),
        ("5/5 0/0 first 7/-", 15, "7", Expected.STARTING_ROLL),
        ("5/5 0/0 first -", 16, "", Expected.STARTING_ROLL_OF_NEXT_SEAT),
        ("5/5 0/0 first -/5", 15, "-", Expected.STARTING_ROLLS_IN_ORDER),
        ("5/5 0/0 first x/-", 15, "x", Expected.STARTING_ROLLS_IN_ORDER),
        ("5/5 0/0 first 5/5", 15, "5", Expected.STARTING_ROLLS_IN_ORDER),
        ("10/5 0/0 first -/-", 1, "1", Expected.POSITION_AT_START),
        ("5/5 0/1 first -/-", 3, "5", Expected.POSITION_AT_START),
        ("50.50.50.50.5/5 0/0 1 -", 1, "5", Expected.STACK_UP_TO_TWO),
        ("5/50.50 0/0 1 -", 3, "5", Expected.STACK_NOT_ONE),
        ("5/5/5 3/0/3 1 -", 11, "3", Expected.ONE_WINNER),
        ("50.50.50/50.50.50/50.50.50/50.50 0/0/0/0 1 -", 28, "5", Expected.TEN_OF_EACH),
        ("5.5.5.5.5.5.5.5.5.5.5/- 0/0 1 -", 21, "5", Expected.TEN_OF_EACH),
    ],
)
def test_a_bad_position_is_refused_at_its_place(
    text: str, column: int, found: str, expected: Expected
) -> None:
    assert refused(text) == (column, found, expected)


def test_positions_are_checked_by_the_rules() -> None:
    assert refused("5/5 2/0 1 -", "standard+target=1") == (5, "2", Expected.EUROS)
    high = "50.50.50.50.50/5 0/0 1 -"
    assert refused(high) == (1, "5", Expected.STACK_UP_TO_TWO)
    assert write_position(parse_position(high, parse_rules("classic"))) == high


def test_a_finished_position_may_be_written_with_its_coins() -> None:
    text = "50.50/5 3/0 1 20"
    assert write_position(parse_position(text)) == text


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, Expected.MOVE),
        ("100:C>1", 3, Expected.COLON),
        ("Pass", 1, Expected.MOVE),
        ("20", 3, Expected.COLON),
        ("20:c>1", 4, Expected.PLACE),
        ("20:C-1", 5, Expected.ARROW),
        ("20:C>7", 6, Expected.PLACE),
        ("20:C>12", 7, Expected.END),
        ("passed", 5, Expected.END),
    ],
)
def test_a_bad_move_is_refused_at_its_place(text: str, column: int, expected: Expected) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert (caught.value.column, caught.value.expected) == (column, expected)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, Expected.EDITION),
        ("modern", 1, Expected.EDITION),
        ("standard ", 9, Expected.NEXT_SWITCH),
        ("standard+", 10, Expected.SWITCH),
        ("standard+fast", 10, Expected.SWITCH),
        ("standard+both_collect+both_collect", 23, Expected.SWITCH_ONCE),
        ("standard+target=1+target=1", 19, Expected.SWITCH_ONCE),
        ("standard+target=4", 17, Expected.TARGET),
        ("standard+target", 10, Expected.SWITCH),
    ],
)
def test_bad_rules_are_refused_at_their_place(text: str, column: int, expected: Expected) -> None:
    with pytest.raises(NotationError) as caught:
        parse_rules(text)
    assert (caught.value.column, caught.value.expected) == (column, expected)


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        ("5/5 0/0_1_-", 4, " ", Expected.NOT_ADDRESS),
        ("5/5_0/0_1_?", 11, "?", Expected.NOT_ADDRESS),
        ("5/5_0/0_1_x", 11, "x", Expected.FACE_OR_NONE),
        ("5/5_0/0__-", 9, "_", Expected.ACTIVE),
    ],
)
def test_a_bad_address_is_refused_in_its_own_signs(
    text: str, column: int, found: str, expected: Expected
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_address(text)
    error = caught.value
    assert (error.column, error.found, error.expected) == (column, found, expected)
    assert error.text == text


def test_an_error_says_the_place_and_both_sides() -> None:
    with pytest.raises(NotationError, match="column 1: expected coin or empty, found 'x'"):
        parse_position("x")
    with pytest.raises(NotationError, match="column 3: expected coin or empty, found the end"):
        parse_position("5/")


def test_the_cache_of_positions_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("exactly.records.notation._MOST_KNOWN", 0)
    monkeypatch.setattr("exactly.records.notation._known_rests", {})
    text = "20/20/5/5 2/1/2/0 3 ?"
    assert write_position(parse_position(text)) == text
    assert write_position(parse_position(text)) == text
