"""The verification of records."""

from dataclasses import replace

import pytest

from exactly.records import (
    NotationError,
    Problem,
    Record,
    commit,
    dice_of,
    dice_tags,
    parse_record,
    verify,
    write_record,
)
from exactly.rules import PASS, Face, Refusal, Seat
from support.paths import GAMES

GOLDEN = GAMES
TEXT = write_record(parse_record((GOLDEN / "5-target-1.txt").read_text(encoding="utf-8")))
RECORD = parse_record(TEXT)


def without(record: Record, *names: str) -> Record:
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] not in names))


def problems(record: Record) -> list[tuple[Problem, int | None]]:
    return [(finding.problem, finding.turn) for finding in verify(record)]


def test_a_true_record_has_no_findings() -> None:
    assert verify(RECORD) == ()


def test_rolls_of_a_real_die_are_accepted() -> None:
    by_hand = without(RECORD, "Seed", "Commitment", "Bytes", "Table").with_tag("Dice", "hand")
    assert verify(by_hand) == ()


def test_a_real_die_has_no_seed() -> None:
    for kept in ("Seed", "Commitment", "Bytes"):
        others = {"Seed", "Commitment", "Bytes"} - {kept}
        claimed = without(RECORD, *others).with_tag("Dice", "hand")
        assert problems(claimed) == [(Problem.DICE_CONTRADICTED, None)]


def test_a_record_without_a_trail_can_be_true() -> None:
    assert verify(without(RECORD, "Trail")) == ()


def test_dice_that_cannot_be_checked_are_a_finding() -> None:
    assert problems(without(RECORD, "Dice")) == [(Problem.DICE_NOT_NAMED, None)]
    assert problems(RECORD.with_tag("Dice", "other-1")) == [(Problem.DICE_UNKNOWN, None)]
    assert problems(without(RECORD, "Seed")) == [(Problem.SEED_MISSING, None)]
    assert problems(without(RECORD, "Commitment")) == [(Problem.COMMITMENT_MISSING, None)]
    assert dice_of(without(RECORD, "Dice")) is None


def test_the_seed_is_revealed_only_at_the_end() -> None:
    dice = dice_of(RECORD)
    assert dice is not None
    hidden, told = dice_tags(dice, reveal=False), dice_tags(dice, reveal=True)
    assert dict(hidden)["Commitment"] == commit(dice.seed)
    assert not any(dice.seed in value for _, value in hidden)
    assert told == (*hidden, ("Seed", dice.seed))
    assert dice_of(replace(RECORD, tags=told)) == dice
    assert dice_of(replace(RECORD, tags=hidden)) is None


def test_another_seed_breaks_its_commitment_and_its_rolls() -> None:
    found = verify(RECORD.with_tag("Seed", "another"))
    assert [finding.problem for finding in found] == [Problem.COMMITMENT, Problem.ROLL]
    assert found[0].expected == commit("another")
    assert found[1].turn is not None


def test_the_commitment_can_match_while_rolls_are_wrong() -> None:
    changed = RECORD.with_tag("Seed", "another").with_tag("Commitment", commit("another"))
    assert [finding.problem for finding in verify(changed)] == [Problem.ROLL]


def test_every_seat_must_have_a_share() -> None:
    found = verify(without(RECORD, "Bytes"))
    assert (found[0].problem, found[0].expected) == (Problem.SHARES, "5")
    two = RECORD.with_tag("Bytes", "seat-1; seat-2")
    assert verify(two)[0].problem is Problem.SHARES
    one_empty = RECORD.with_tag("Bytes", "seat-1; seat-2; seat-3; seat-4; ")
    assert verify(one_empty)[0].problem is Problem.SHARES


def test_a_changed_roll_is_named_with_what_it_must_be() -> None:
    turns = list(RECORD.turns)
    true_face = turns[4].face
    turns[4] = turns[4]._replace(face=Face.FIVE if true_face is not Face.FIVE else Face.TEN)
    found = [f for f in verify(replace(RECORD, turns=tuple(turns))) if f.problem is Problem.ROLL]
    assert [(finding.turn, finding.expected) for finding in found] == [(5, true_face.value)]


def test_a_changed_starting_roll_is_named() -> None:
    first = RECORD.starting[0]
    lower = (*first[:-1], Face.ZERO if first[-1] is not Face.ZERO else Face.FIVE)
    found = verify(replace(RECORD, starting=(lower, *RECORD.starting[1:])))
    assert (Problem.ROLL, 0) in [(finding.problem, finding.turn) for finding in found]


def test_an_illegal_move_is_named_with_its_reason() -> None:
    number = next(n for n, turn in enumerate(RECORD.turns, 1) if turn.face is not Face.ZERO)
    turns = list(RECORD.turns)
    turns[number - 1] = turns[number - 1]._replace(move=PASS)
    found = verify(replace(RECORD, turns=tuple(turns)))
    by_rule = [finding for finding in found if finding.problem is Problem.MOVE]
    assert [(finding.turn, finding.refusal) for finding in by_rule] == [(number, Refusal.MUST_MOVE)]


def test_a_wrong_winner_is_a_finding() -> None:
    other = Seat(1 if RECORD.winner != 1 else 2)
    found = verify(replace(RECORD, winner=other))
    assert [(f.problem, f.turn, f.expected) for f in found] == [
        (Problem.RESULT, None, str(RECORD.winner))
    ]


def changes_of(character: str) -> str:
    """Yield other characters of the same kind, so that the text mostly stays valid."""
    if character.isdigit():
        return "".join(digit for digit in "0123456" if digit != character)
    return "x" if character != "x" else "y"


def test_any_changed_character_of_a_roll_or_a_move_is_noticed_at_its_turn() -> None:
    head, first, play = TEXT.partition("first")
    lines = play.splitlines(keepends=True)
    for number, line in enumerate(lines[1:], start=1):
        for at, character in enumerate(line):
            if character in " \n":
                continue
            for other in changes_of(character):
                changed = line[:at] + other + line[at + 1 :]
                torn = head + first + "".join([*lines[:number], changed, *lines[number + 1 :]])
                assert number in turns_named(torn), (line, changed)


@pytest.mark.parametrize("tag", ["Seed", "Bytes", "Table", "Commitment", "Trail"])
def test_any_changed_character_of_the_dice_tags_is_noticed(tag: str) -> None:
    begin = TEXT.index(f'[{tag} "') + len(f'[{tag} "')
    end = TEXT.index('"]', begin)
    for at in range(begin, end):
        for other in {*changes_of(TEXT[at]), ";", "\u00a0"} - {TEXT[at]}:
            torn = TEXT[:at] + other + TEXT[at + 1 :]
            assert verify(parse_record(torn)), (tag, at, other)


def turns_named(text: str) -> set[int | None]:
    try:
        return {finding.turn for finding in verify(parse_record(text))}
    except NotationError as error:
        return {error.turn}
