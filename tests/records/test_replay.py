"""The replay of a record."""

from functools import reduce

import pytest
from hypothesis import given

import exactly.records
from exactly.records import Misfit, Record, RecordMisfitError, parse_record, replay, write_position
from exactly.rules import Refusal, Setup, Step, apply, new_game
from support.lines_of_play import lines, recorded

GAME = """\
[Game "Exactly"]
[Rules "standard+target=1"]
[Players "Ana; Bo; Cy"]
[Result "2"]

first  20 ? ?  | 10 5
1.  2  50  50:C>2
2.  3  0   pass
3.  1  20  20:C>2
4.  2  20  20:C>2
5.  3  10  10:C>1
6.  1  5   5:2>1
7.  2  10  10:C>2   euro 2
"""


def test_a_record_gives_every_state_on_the_way() -> None:
    positions = [write_position(state) for state in replay(parse_record(GAME))]
    assert positions[0] == "5/5/5 0/0/0 first -/-/-"
    assert positions[3] == "5/5/5 0/0/0 first x/-/-"
    assert positions[5] == "5/5/5 0/0/0 2 -"
    assert positions[6] == "5/5/5 0/0/0 2 50"
    assert positions[7] == "5/50.5/5 0/0/0 3 -"
    assert positions[-1] == "-/-/- 0/1/0 2 -"
    assert len(positions) == 1 + 5 + 2 * 7


@given(lines())
def test_a_record_replays_to_the_states_of_its_game(line: tuple[Setup, tuple[Step, ...]]) -> None:
    record = recorded(*line)
    *_, last = replay(record)
    assert last == reduce(apply, record.steps, new_game(Setup(record.seats, record.rules)))


def misfit(old: str, new: str) -> RecordMisfitError:
    with pytest.raises(RecordMisfitError) as caught:
        list(replay(parse_record(GAME.replace(old, new))))
    return caught.value


@pytest.mark.parametrize(
    "first",
    [
        "first  20 ?",  # too few
        "first  20 ? ? ?",  # too many
        "first  20 ? ?",  # a tie that was not rolled for
        "first  20 ? ?  | 10",  # not to its end
        "first  20  | ? ?  | 10 5",  # passes separated in the wrong place
        "first  20 ? ? 10 5",  # passes not separated
        "first  20 ? ?  | 10 5  | 5 5",  # after the first player was decided
        "first  20 ? ?  | 10 5 5",  # a seat rolled again that was out
    ],
)
def test_starting_rolls_that_cannot_be(first: str) -> None:
    error = misfit("first  20 ? ?  | 10 5", first)
    assert (error.misfit, error.turn) == (Misfit.STARTING_ROLLS, 0)
    assert "the starting rolls" in str(error)


def test_somebody_elses_turn() -> None:
    error = misfit("2.  3  0", "2.  1  0")
    assert (error.misfit, error.turn, error.seats) == (Misfit.SEAT, 2, (3,))


def test_a_move_that_is_not_allowed() -> None:
    error = misfit("20  20:C>2", "20  20:2>1")
    assert (error.misfit, error.turn, error.refusal) == (Misfit.MOVE, 3, Refusal.COIN_NOT_THERE)
    assert str(error) == "record is wrong at turn 3: coin-not-there"


def test_a_euro_that_is_not_written() -> None:
    error = misfit("   euro 2", "")
    assert (error.misfit, error.turn, error.seats) == (Misfit.EURO, 7, (2,))


def test_a_euro_that_nobody_took() -> None:
    error = misfit("10:C>1", "10:C>1 euro 1")
    assert (error.misfit, error.turn, error.seats) == (Misfit.EURO, 5, ())


def test_a_turn_after_the_end() -> None:
    error = misfit("euro 2\n", "euro 2\n8.  3  0   pass\n")
    assert (error.misfit, error.turn, error.refusal) == (Misfit.MOVE, 8, Refusal.GAME_OVER)


@pytest.mark.parametrize("result", ["1", "*"])
def test_a_winner_who_did_not_win(result: str) -> None:
    error = misfit('[Result "2"]', f'[Result "{result}"]')
    assert (error.misfit, error.turn, error.seats) == (Misfit.RESULT, None, (2,))
    assert str(error) == "record is wrong at the end: result"


def test_a_winner_of_an_unfinished_game() -> None:
    error = misfit("7.  2  10  10:C>2   euro 2\n", "")
    assert (error.misfit, error.seats) == (Misfit.RESULT, ())


def test_nothing_written_yet_is_the_start() -> None:
    states = list(replay(Record(("Ana", "Bo"))))
    assert [write_position(state) for state in states] == ["5/5 0/0 first -/-"]


def test_a_game_stopped_in_its_starting_rolls_replays() -> None:
    text = GAME[: GAME.index("first")].replace('"2"', '"*"') + "first  20 ? ?  | 10\n"
    *_, last = replay(parse_record(text))
    assert write_position(last) == "5/5/5 0/0/0 first x/10/-"


def test_the_former_name_of_the_error_is_still_there() -> None:
    assert exactly.records.RecordMisfit is RecordMisfitError
