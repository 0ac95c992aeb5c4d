"""A game in progress: it follows the rules, undoes a move, and writes its record."""

import pytest
from hypothesis import given

from exactly.records import FairDice, Record, RecordMisfitError, parse_move, parse_record
from exactly.records.game_in_progress import GameInProgress
from exactly.rules import Face, IllegalStepError, Refusal, Roll, Setup, Step, apply, new_game
from support.lines_of_play import lines, recorded

DICE = FairDice("a seed", "a table", ("a", "b"))
FROM_START = parse_record("""\
[Game "Exactly"]
[Rules "standard"]
[Players "Ana; Bo; Cy"]
[Result "*"]

first  20 ? ?  | 10 5
1.  2  50  50:C>2
2.  3  0   pass
""")
FROM_POSITION = parse_record("""\
[Game "Exactly"]
[Rules "standard+target=1"]
[Players "Ana; Bo"]
[Position "50.20/20 0/0 2 20"]
[Result "*"]

1.  2  20  20:C>2
2.  1  10  10:C>1
""")


def played(setup: Setup, steps: tuple[Step, ...]) -> GameInProgress:
    game = GameInProgress(new_game(setup))
    for step in steps:
        if isinstance(step, Roll):
            game.add_roll(step.face)
        else:
            game.add_move(step)
    return game


def rolled(face: Face) -> GameInProgress:
    game = GameInProgress.from_record(FROM_START)
    game.add_roll(face)
    return game


@given(lines())
def test_along_any_game_the_record_is_what_was_played(line: tuple[Setup, tuple[Step, ...]]) -> None:
    record = recorded(*line)
    game = played(*line)
    assert game.as_record(record.players, record.tags) == record
    assert game.rolls == sum(isinstance(step, Roll) for step in line[1])


@pytest.mark.parametrize("record", [FROM_START, FROM_POSITION])
def test_a_recorded_game_goes_on_where_it_ended(record: Record) -> None:
    game = GameInProgress.from_record(record)
    assert game.as_record(record.players) == record
    game.add_roll(Face.ZERO)
    assert game.state.face is Face.ZERO
    assert game.as_record(record.players) == record


def test_a_record_that_breaks_the_rules_cannot_go_on() -> None:
    wrong = FROM_START.turns[0]._replace(move=parse_move("20:C>2"))
    record = Record(FROM_START.players, starting=FROM_START.starting, turns=(wrong,))
    with pytest.raises(RecordMisfitError):
        GameInProgress.from_record(record)


def test_a_face_of_the_first_position_was_not_rolled() -> None:
    assert GameInProgress.from_record(FROM_START).rolls == 5 + 2
    assert GameInProgress.from_record(FROM_POSITION).rolls == 1
    begun = Record(FROM_POSITION.players, FROM_POSITION.rules, position=FROM_POSITION.position)
    assert GameInProgress.from_record(begun).rolls == 0


def test_the_dice_give_each_roll_its_face() -> None:
    game = GameInProgress(new_game(Setup(2)), DICE)
    assert game.next_face() == DICE.face(1)
    game.add_roll(Face.TEN)
    assert game.next_face() == DICE.face(2)


def test_a_game_without_dice_gives_no_face() -> None:
    with pytest.raises(ValueError, match="next roll is not known"):
        GameInProgress(new_game(Setup(2))).next_face()


def test_a_turn_can_be_seen_before_it_is_played() -> None:
    game = GameInProgress.from_record(FROM_POSITION)
    game.add_roll(Face.TWENTY)
    move = parse_move("20:1>2")
    before = game.state
    turn = game.turn_of(move)
    assert (game.state, len(game.turns)) == (before, 2)
    assert game.add_move(move) is turn
    assert game.turns[-1] is turn
    assert game.state == apply(before, move)


def test_a_move_can_be_undone_until_the_next_roll() -> None:
    game = rolled(Face.FIVE)
    before, rolls = game.state, game.rolls
    game.add_move(parse_move("5:1>C"))
    game.undo_move()
    assert (game.state, game.rolls) == (before, rolls)
    assert game.as_record(FROM_START.players) == FROM_START
    with pytest.raises(ValueError, match="no move to undo"):
        game.undo_move()
    game.add_move(parse_move("5:1>C"))
    game.add_roll(Face.ZERO)
    with pytest.raises(ValueError, match="no move to undo"):
        game.undo_move()


def test_the_die_is_rolled_once_a_turn() -> None:
    game = rolled(Face.FIVE)
    with pytest.raises(IllegalStepError) as caught:
        game.add_roll(Face.TEN)
    assert caught.value.reason is Refusal.ALREADY_ROLLED
    assert game.state.face is Face.FIVE


def test_a_move_needs_a_roll() -> None:
    game = GameInProgress.from_record(FROM_START)
    for attempt in (game.turn_of, game.add_move):
        with pytest.raises(IllegalStepError) as caught:
            attempt(parse_move("20:C>1"))
        assert caught.value.reason is Refusal.DIE_NOT_ROLLED
    assert game.as_record(FROM_START.players) == FROM_START
