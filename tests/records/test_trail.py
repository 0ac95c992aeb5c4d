"""The trail names the line that was changed."""

from dataclasses import replace

import pytest

from exactly.records import Record, leave_trail, parse_move, parse_record
from exactly.records.trail import first_break
from exactly.rules import Face

from_text = parse_record("""\
[Game "Exactly"]
[Players "Ana; Bo"]

first  20 ?
1.  2  50  50:C>2
2.  1  0   pass
3.  2  20  20:C>1
""")
TRAIL = leave_trail(from_text)


def test_four_characters_for_the_head_the_first_rolls_and_each_turn() -> None:
    assert len(TRAIL) == 4 * (2 + 3)
    assert first_break(from_text, TRAIL) is None


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_changed_turn_is_named(turn: int) -> None:
    turns = list(from_text.turns)
    turns[turn - 1] = turns[turn - 1]._replace(move=parse_move("5:C>1"))
    assert first_break(replace(from_text, turns=tuple(turns)), TRAIL) == turn


@pytest.mark.parametrize(
    "changed",
    [
        replace(from_text, players=("Ana", "Bob")),
        replace(from_text, rules=replace(from_text.rules, target=1)),
        replace(from_text, starting=((Face.TWENTY, Face.FIFTY),)),
    ],
)
def test_a_change_before_the_turns_is_named_too(changed: Record) -> None:
    assert first_break(changed, TRAIL) == 0


def test_a_missing_turn_is_noticed_at_the_end() -> None:
    assert first_break(replace(from_text, turns=from_text.turns[:2]), TRAIL) == 2
    assert first_break(from_text, TRAIL[:-4]) == 3
    assert first_break(from_text, "") == 0
    assert first_break(from_text, TRAIL + "0") == 3
