"""Game records as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exactly.records import (
    Expected,
    NotationError,
    Record,
    Turn,
    parse_record,
    write_record,
)
from exactly.rules import (
    CENTRE,
    Coin,
    CoinMove,
    Edition,
    Face,
    Rules,
    Seat,
    Setup,
    Step,
)
from support.lines_of_play import lines, recorded

EXAMPLE = """\
[Game "Exactly"]
[Rules "classic+target=1"]
[Players "Ana; Bo; bot:greedy"]
[Date "2026-11-15"]
[Dice "hand"]
[Event "Sunday \\"with\\" \\\\ tea"]
[Result "2"]

first  20 ? ?  | 10 5
1.  2  ?   50:C>2
2.  3  0   pass
3.  1  50  50:C>2   euro 2
"""


def test_a_record_is_read_and_written() -> None:
    record = parse_record(EXAMPLE)
    assert record.players == ("Ana", "Bo", "bot:greedy")
    assert record.rules == Rules(Edition.CLASSIC, target=1)
    assert record.starting == ((Face.TWENTY, Face.WILD, Face.WILD), (Face.TEN, Face.FIVE))
    assert record.winner == 2
    assert record.turns[2] == Turn(
        Seat(1), Face.FIFTY, CoinMove(Coin.FIFTY, CENTRE, Seat(2)), (Seat(2),)
    )
    assert record.tag("Event") == 'Sunday "with" \\ tea'
    assert write_record(record) == EXAMPLE


def test_long_games_stay_readable() -> None:
    turn = parse_record(EXAMPLE).turns[1]
    text = write_record(Record(("Ana", "Bo", "Cy"), starting=((Face.FIVE,),), turns=(turn,) * 100))
    assert "\n9.  3  0   pass\n10. 3  0   pass\n" in text
    assert text.endswith("\n100. 3  0   pass\n")


def test_spaces_comments_and_line_ends_of_other_systems_do_no_harm() -> None:
    text = "\ufeff# a game\r\n" + EXAMPLE.replace("\n", "  # note\r\n").replace(".  ", ". \t")
    assert parse_record(text.replace("first  ", "  first ")) == parse_record(EXAMPLE)


def test_a_sign_for_comments_may_stand_in_a_tag() -> None:
    record = Record(("#1", "#2"), tags=(("Event", "round #3"),))
    assert parse_record(write_record(record)) == record


def test_a_game_that_has_not_begun_is_a_record_too() -> None:
    record = Record(("", ""))
    text = '[Game "Exactly"]\n[Rules "standard"]\n[Players "; "]\n[Result "*"]\n\n'
    assert write_record(record) == text
    assert parse_record(text) == record


def test_the_rules_are_standard_unless_said() -> None:
    assert parse_record('[Game "Exactly"]\n[Players "a;b"]') == Record(("a", "b"))


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected", "turn"),
    [
        ('[Game "Exactly"]', "", 2, 1, Expected.GAME_TAG, None),
        ('[Game "Exactly"]', '[Game "Chess"]', 1, 1, Expected.GAME_TAG, None),
        ('[Game "Exactly"]', "hello", 1, 1, Expected.GAME_TAG, None),
        ('[Players "Ana; Bo; bot:greedy"]', "", 9, 1, Expected.PLAYERS_TAG, None),
        ("Ana; Bo; bot:greedy", "Ana", 3, 11, Expected.PLAYERS, None),
        ("classic+target=1", "classic+target=9", 2, 24, Expected.TARGET, None),
        ("2026-11-15", "2026-13-15", 4, 8, Expected.DATE, None),
        ("2026-11-15", "20261115", 4, 8, Expected.DATE, None),
        ('[Result "2"]', '[Result "7"]', 7, 10, Expected.RESULT, None),
        ('[Result "2"]', '[Result "4"]', 7, 10, Expected.RESULT, None),
        ('[Result "2"]', '[Result "2"] x', 7, 14, Expected.END, None),
        ('[Result "2"]', '[Result "2"', 7, 12, Expected.TAG_END, None),
        ('[Result "2"]', '[Result "2', 7, 11, Expected.TAG_VALUE, None),
        ('[Result "2"]', "[Result 2]", 7, 8, Expected.TAG_VALUE, None),
        ('[Result "2"]', "[]", 7, 2, Expected.TAG_NAME, None),
        ('[Result "2"]', '[Date "2026-11-15"]', 7, 2, Expected.TAG_ONCE, None),
        ('[Dice "hand"]', '[Dice "ha\\nd"]', 5, 11, Expected.ESCAPE, None),
        ('[Dice "hand"]', '[Dice "ha\tnd"]', 5, 10, Expected.PLAIN_CHARACTER, None),
        ("first  20 ? ?", "start  20 ? ?", 9, 1, Expected.FIRST, 0),
        ("first  20 ? ?", "first  30 ? ?", 9, 8, Expected.FACE, 0),
        ("first  20 ? ?", "first20 ? ?", 9, 6, Expected.FACE, 0),
        (
            "first  20 ? ?  | 10 5",
            "first  20 ? ?  | 10 5x",
            9,
            22,
            Expected.NEXT_STARTING_ROLL,
            0,
        ),
        ("| 10 5", "|", 9, 17, Expected.FACE, 0),
        ("1.  2  ?", "2.  2  ?", 10, 1, Expected.TURN, 1),
        ("1.  2  ?", '[Late "tag"]', 10, 1, Expected.TURN, None),
        ("1.  2  ?", "1.2  ?", 10, 3, Expected.SPACE, 1),
        ("2.  3  0", "2.  4  0", 11, 5, Expected.SEAT, 2),
        ("2.  3  0", "2.  3  7", 11, 8, Expected.FACE, 2),
        ("3.  1  50  50:C>2", "3.  1  50  50:C>", 12, 17, Expected.PLACE, 3),
        ("pass", "skip", 11, 12, Expected.MOVE, 2),
        ("euro 2", "Euro 2", 12, 21, Expected.EURO, 3),
        ("euro 2", "euro", 12, 25, Expected.SPACE, 3),
        ("euro 2", "euro 2,3", 12, 27, Expected.EURO, 3),
        ("euro 2", "euro 4", 12, 26, Expected.SEAT, 3),
    ],
)
def test_what_cannot_be_read_is_refused_at_its_place(
    old: str, new: str, line: int, column: int, expected: Expected, turn: int | None
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_record(EXAMPLE.replace(old, new))
    error = caught.value
    assert (error.line, error.column, error.expected, error.turn) == (line, column, expected, turn)
    assert f"line {line}, column {column}: expected" in str(error)


@pytest.mark.parametrize(
    ("text", "expected"),
    [("", Expected.GAME_TAG), ('[Game "Exactly"]\n', Expected.PLAYERS_TAG)],
)
def test_a_record_must_not_stop_too_early(text: str, expected: Expected) -> None:
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    assert caught.value.expected is expected


@given(lines())
def test_a_record_is_read_as_it_was_written(line: tuple[Setup, tuple[Step, ...]]) -> None:
    record = recorded(*line)
    text = write_record(record)
    assert parse_record(text) == record
    assert write_record(parse_record(text)) == text


any_value = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]))
any_tags = st.dictionaries(st.from_regex(r"\AX[A-Za-z0-9_]*\Z"), any_value)


@given(any_tags)
def test_unknown_tags_are_kept(tags: dict[str, str]) -> None:
    record = Record(("Ana", "Bo"), tags=tuple(tags.items()))
    assert parse_record(write_record(record)) == record
