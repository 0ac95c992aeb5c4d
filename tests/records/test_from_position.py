"""Records of games that began from a position: written, read, replayed and verified."""

from dataclasses import replace
from functools import reduce
from random import Random

import pytest
from hypothesis import given

from exactly.records import (
    Expected,
    FairDice,
    Misfit,
    NotationError,
    Problem,
    Record,
    RecordMisfitError,
    Turn,
    dice_tags,
    leave_trail,
    parse_position,
    parse_record,
    replay,
    verify,
    write_position,
    write_record,
)
from exactly.rules import FACES, Face, Roll, Seat, State, apply, legal_moves
from support.lines_of_play import any_state

GAME = """\
[Game "Exactly"]
[Rules "standard+target=1"]
[Players "Ana; Bo"]
[Position "50.20/20 0/0 2 20"]
[Dice "hand"]
[Result "1"]

1.  2  20  20:C>2
2.  1  10  10:C>1
3.  2  0   pass
4.  1  20  20:C>1   euro 1
"""
RECORD = parse_record(GAME)
DICE = FairDice("a seed", "a table", ("a", "b"))


def test_it_is_read_and_written() -> None:
    assert RECORD.position is not None
    assert write_position(RECORD.position) == "50.20/20 0/0 2 20"
    assert RECORD.starting == ()
    assert RECORD.tags == (("Dice", "hand"),)
    assert write_record(RECORD) == GAME


def test_the_position_may_stand_before_the_rules_and_the_players() -> None:
    lines = GAME.splitlines(keepends=True)
    assert parse_record("".join([lines[0], lines[3], *lines[1:3], *lines[4:]])) == RECORD


def test_the_face_of_a_position_was_not_rolled() -> None:
    assert list(RECORD.steps)[:2] == [RECORD.turns[0].move, Roll(Face.TEN)]
    positions = [write_position(state) for state in replay(RECORD)]
    assert positions[:3] == ["50.20/20 0/0 2 20", "50.20/20 0/0 2 20", "50.20/20.20 0/0 1 -"]
    assert len(positions) == 1 + 2 * 4
    assert verify(RECORD) == ()


def test_a_game_may_begin_with_a_roll() -> None:
    record = parse_record(GAME.replace('2 20"]', '2 -"]'))
    assert next(iter(record.steps)) == Roll(Face.TWENTY)
    assert [write_position(state) for state in replay(record)][:2] == [
        "50.20/20 0/0 2 -",
        "50.20/20 0/0 2 20",
    ]


def test_another_face_than_that_of_the_position_is_refused() -> None:
    changed = parse_record(GAME.replace("1.  2  20  20:C>2", "1.  2  50  50:C>2"))
    with pytest.raises(RecordMisfitError) as caught:
        list(replay(changed))
    assert (caught.value.misfit, caught.value.turn) == (Misfit.ROLL, 1)
    finding = verify(changed)[0]
    assert (finding.problem, finding.turn, finding.expected) == (Problem.ROLL, 1, "20")


@pytest.mark.parametrize(
    ("position", "column", "expected"),
    [
        ("50.20/20 0/0 2 30", 27, Expected.FACE_OR_NONE),
        ("x/20 0/0 2 20", 12, Expected.COIN_OR_EMPTY),
        ("50.50/20 0/0 2 20", 12, Expected.STACK_NOT_ONE),
        ("50/20/5 0/0/0 2 20", 12, Expected.POSITION_OF_PLAYERS),
        ("5/5 0/0 first -/-", 12, Expected.POSITION_TO_PLAY),
        ("5/5 1/0 2 -", 12, Expected.POSITION_TO_PLAY),
    ],
)
@pytest.mark.parametrize("has_turns", [True, False])
def test_an_impossible_position_is_named(
    position: str, column: int, expected: Expected, has_turns: bool
) -> None:
    text = GAME.replace("50.20/20 0/0 2 20", position)
    if not has_turns:
        text = text.partition("\n\n")[0]
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    error = caught.value
    assert (error.line, error.column, error.expected) == (4, column, expected)


def test_there_are_no_starting_rolls() -> None:
    with pytest.raises(NotationError) as caught:
        parse_record(GAME.replace("\n\n", "\n\nfirst  20 5\n"))
    assert caught.value.expected is Expected.TURN


def test_tags_come_before_the_turns() -> None:
    with pytest.raises(NotationError) as caught:
        parse_record(GAME + '[Event "late"]\n')
    assert caught.value.expected is Expected.TURN


@pytest.mark.parametrize(
    "position",
    ["50/20/5 0/0/0 2 20", "5/5 0/0 first -/-", "5/5 3/0 2 -"],
)
def test_a_record_holds_only_what_could_be_read_again(position: str) -> None:
    with pytest.raises(ValueError, match=r"position must"):
        Record(("Ana", "Bo"), position=parse_position(position))


def test_a_record_has_starting_rolls_or_a_position() -> None:
    with pytest.raises(ValueError, match=r"position must be in a turn"):
        Record(("Ana", "Bo"), starting=((Face.FIVE,),), position=parse_position("5/5 0/0 2 -"))


def test_the_trail_shows_a_changed_position() -> None:
    kept = RECORD.with_tag("Trail", leave_trail(RECORD))
    assert verify(kept) == ()
    other = replace(kept, position=parse_position("50.20/10.10 0/0 2 20", kept.rules))
    assert [(finding.problem, finding.turn) for finding in verify(other)] == [(Problem.TRAIL, 0)]


def played_from(position: State, random: Random, most: int = 40) -> Record:
    """Play a few turns at random from a position, with checkable dice."""
    turns: list[Turn] = []
    state, rolls = position, 0
    while not state.is_over and len(turns) < most:
        if state.face is None:
            rolls += 1
            state = apply(state, Roll(DICE.face(rolls)))
        before, move = state, random.choice(legal_moves(state))
        state = apply(state, move)
        taken = tuple(
            Seat(seat)
            for seat, (old, new) in enumerate(zip(before.euros, state.euros, strict=True), 1)
            if new > old
        )
        assert before.face is not None
        turns.append(Turn(before.active, before.face, move, taken))
    winner = next((Seat(seat) for seat, euros in enumerate(state.euros, 1) if euros == 3), None)
    names = tuple("ab")
    tags = dice_tags(DICE, reveal=True)
    return Record(names, position.rules, (), tuple(turns), winner, tags, position)


@pytest.mark.parametrize("face", ["-", *FACES])
@pytest.mark.parametrize("seed", range(5))
def test_the_dice_of_a_played_game_match_from_its_first_roll(face: str, seed: int) -> None:
    position = parse_position(f"50.20/20.5 2/1 2 {face}")
    record = played_from(position, Random(seed))
    assert verify(record) == ()
    assert parse_record(write_record(record)) == record


@given(any_state())
def test_a_game_can_go_on_from_any_position(state: State) -> None:
    if not state.is_in_turn:
        return
    names = tuple("abcdef"[: state.seats])
    record = Record(names, state.rules, position=state)
    assert parse_record(write_record(record)) == record
    assert reduce(apply, record.steps, state) == state
