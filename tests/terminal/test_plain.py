"""The plain table, line by line."""

from datetime import date
from io import StringIO
from pathlib import Path

import pytest

from exactly.locales import LANGUAGES, texts
from exactly.records import FairDice, parse_record, verify
from exactly.rules import STANDARD, Rules
from exactly.terminal.game import NewGame, TerminalGame, seat_players
from exactly.terminal.plain import LeaveTableError, PlainTable, rule_lines

SHORT = Rules(target=1)


def sit_down(
    path: Path, *players: str, rules: Rules = STANDARD, seed: str = "plain"
) -> TerminalGame:
    path.unlink(missing_ok=True)
    dice = FairDice(seed, "t", tuple(f"share {number}" for number in range(len(players))))
    new = NewGame(seat_players(players), rules, dice, date(2026, 11, 15))
    return TerminalGame.start(new, path)


def play(game: TerminalGame, answers: str, language: str = "en") -> str:
    """Play with these answers, and return the output."""
    out = StringIO()
    try:
        PlainTable(game, texts(language), StringIO(answers), out).play()
    except LeaveTableError:
        out.write("<stood up>")
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_play_a_whole_game(tmp_path: Path, language: str) -> None:
    game = sit_down(tmp_path / "game.txt", "Ana", "", rules=SHORT)
    said = play(game, "\n1\n" * 3000, language)
    assert game.state.is_over
    assert "<stood up>" not in said
    assert verify(parse_record(game.path.read_text(encoding="utf-8"))) == ()
    assert "Ana" in said


def test_computers_play_by_themselves(tmp_path: Path) -> None:
    game = sit_down(tmp_path / "game.txt", "greedy", "random", "greedy")
    said = play(game, "")
    assert game.state.is_over
    assert "wins after" in said
    assert "Computer 1 (greedy)" in said


def test_the_commitment_is_printed_before_the_first_roll(tmp_path: Path) -> None:
    game = sit_down(tmp_path / "game.txt", "greedy", "greedy")
    said = play(game, "")
    assert said.index(game.commitment) < said.index("rolls")


def test_a_move_may_be_written_out_and_wrong_ones_are_explained(tmp_path: Path) -> None:
    game = sit_down(tmp_path / "game.txt", "Ana", "Bo", seed="x")
    while game.state.starting is not None:
        game.roll()
    seed_face = game.roll()
    while len(seed_face.coins) != 1:
        game = sit_down(tmp_path / "game.txt", "Ana", "Bo", seed=game.commitment)
        while game.state.starting is not None:
            game.roll()
        seed_face = game.roll()
    coin = seed_face.coins[0]
    wrong = 50 if coin != 50 else 20
    answers = f"nonsense\n99\n{wrong}:C>1\npass\n{coin}:C>{game.state.active}\n"
    said = play(game, answers)
    assert said.count("Type a number from 1 to") == 2
    assert "another value (rule 7)" in said
    assert "You have to move if you can (rule 12)" in said
    assert game.turns == 1


def test_questions_are_answered_and_the_language_changes(tmp_path: Path) -> None:
    game = sit_down(tmp_path / "game.txt", "Ana", "Bo")
    said = play(game, "?\nr\nde\n\nq\n")
    assert "r shows the rules" in said
    assert "Our ruling" in said
    assert "zum Würfeln Enter drücken" in said
    assert said.endswith("<stood up>")


def test_leaving_saves_the_game(tmp_path: Path) -> None:
    game = sit_down(tmp_path / "game.txt", "Ana", "Bo")
    assert play(game, "\n\n\n").endswith("<stood up>")
    assert TerminalGame.resume(game.path).turns == game.turns


def test_two_players_who_take_a_euro_are_both_named(tmp_path: Path) -> None:
    rules = Rules(both_collect=True)
    game = sit_down(tmp_path / "game.txt", "random", "random", rules=rules, seed="b61")
    said = play(game, "")
    assert any(len(turn.euros) == 2 for turn in game.record.turns)
    assert "take a euro each" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_page_is_printed_in_lines(language: str) -> None:
    lines = rule_lines(texts(language))
    assert sum(line.lstrip().startswith(("1. ", "19. ")) for line in lines) == 2
    assert any("wild_may_pass" in line for line in lines)
