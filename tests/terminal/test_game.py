"""A game at the terminal, its journal and its dice."""

from datetime import date
from pathlib import Path

import pytest

from exactly.evaluation.chances import UnsolvedError
from exactly.players import UnknownPlayerError, WrongSeatCountError
from exactly.records import (
    FairDice,
    NotationError,
    Record,
    RecordMisfitError,
    commit,
    dice_tags,
    parse_move,
    parse_position,
    parse_record,
    replay,
    verify,
    write_record,
)
from exactly.rules import CHANCE, STANDARD, Rules, Seat, legal_moves, to_act
from exactly.terminal.game import CannotContinueError, NewGame, TerminalGame, seat_players

DAY = date(2026, 11, 15)
DICE = FairDice("a seed", "a table", ("a", "b"))


def begin(path: Path, *players: str, rules: Rules = STANDARD) -> TerminalGame:
    path.unlink(missing_ok=True)
    new = NewGame(seat_players(players or ("random", "greedy")), rules, DICE, DAY)
    return TerminalGame.start(new, path)


def play_turns(game: TerminalGame, most: int) -> None:
    """Play at most `most` turns; people make the first legal move."""
    while (actor := to_act(game.state)) is not None and game.turns < most:
        if actor is CHANCE:
            game.roll()
        else:
            is_computer = game.is_computers_turn
            game.move(game.computers_move() if is_computer else legal_moves(game.state)[0])


def on_disk(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_names_of_computer_players_are_computer_players() -> None:
    assert seat_players(["Ana", "greedy", "bot:random", " B;o "]) == (
        "Ana",
        "bot:greedy",
        "bot:random",
        "B,o",
    )
    with pytest.raises(UnknownPlayerError):
        seat_players(["bot:hal"])


def test_perfect_plays_only_for_two_seats() -> None:
    assert seat_players(["Ana", "perfect"]) == ("Ana", "bot:perfect")
    for players in (["Ana", "perfect", "Bo"], ["bot:perfect", "", "", ""]):
        with pytest.raises(WrongSeatCountError):
            seat_players(players)


def test_without_a_solution_a_game_with_perfect_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(UnsolvedError):
        begin(tmp_path / "one.txt", "Ana", "perfect")
    assert list(tmp_path.iterdir()) == []


def test_without_a_solution_an_interrupted_game_with_perfect_is_not_changed(tmp_path: Path) -> None:
    game = begin(tmp_path / "one.txt", "Ana", "greedy")
    play_turns(game, 3)
    text = on_disk(game.path).replace("greedy", "perfect")
    for players, error in (
        ("Ana; bot:perfect", UnsolvedError),
        ("Ana; bot:hal", UnknownPlayerError),
    ):
        changed = text.replace("Ana; bot:perfect", players)
        game.path.write_text(changed, encoding="utf-8")
        with pytest.raises(error):
            TerminalGame.resume(game.path)
        assert on_disk(game.path) == changed


def test_a_finished_game_leaves_a_valid_record(tmp_path: Path) -> None:
    game = begin(tmp_path / "games" / "one.txt")
    play_turns(game, 10**6)
    record = parse_record(on_disk(game.path))
    assert verify(record) == ()
    assert record.winner is not None
    assert record.tag("Trail")
    assert record.tag("Date") == "2026-11-15"
    assert record.turns == game.record.turns
    assert game.state.is_over


def test_every_turn_is_on_the_disk_at_once(tmp_path: Path) -> None:
    game = begin(tmp_path / "one.txt")
    for turns in range(1, 30):
        play_turns(game, turns)
        record = parse_record(on_disk(game.path))
        assert record.turns == game.record.turns
        *_, state = replay(record)
        assert state == game.state


def test_an_interrupted_game_continues_with_the_same_rolls(tmp_path: Path) -> None:
    whole = begin(tmp_path / "whole.txt", "greedy", "greedy")
    play_turns(whole, 10**6)
    broken = begin(tmp_path / "broken.txt", "greedy", "greedy")
    for turns in (0, 1, 7, 20, 10**6):
        play_turns(broken, turns)
        if not broken.state.is_over:
            broken = TerminalGame.resume(broken.path)
    assert on_disk(broken.path) == on_disk(whole.path)


@pytest.mark.parametrize("face", ["-", "20"])
def test_a_game_from_a_position_continues_with_its_dice(tmp_path: Path, face: str) -> None:
    path = tmp_path / "game.txt"
    begun = Record(
        ("bot:greedy", "bot:random"),
        tags=dice_tags(DICE, reveal=True),
        position=parse_position(f"20/10.5 0/1 2 {face}"),
    )
    path.write_text(write_record(begun), encoding="utf-8")
    play_turns(TerminalGame.resume(path), 3)
    play_turns(TerminalGame.resume(path), 1000)
    record = parse_record(on_disk(path))
    assert record.winner is not None
    assert record.position == begun.position
    assert verify(record) == ()


def test_an_interrupted_game_has_a_trail_and_continues(tmp_path: Path) -> None:
    game = begin(tmp_path / "one.txt", "greedy", "greedy")
    play_turns(game, 9)
    bare = on_disk(game.path)
    game.put_away()
    away = parse_record(on_disk(game.path))
    assert verify(away) == ()
    assert away.tag("Trail")
    resumed = TerminalGame.resume(game.path)
    assert on_disk(game.path) == bare
    play_turns(resumed, 10**6)
    assert verify(parse_record(on_disk(game.path))) == ()


def test_a_new_game_replaces_no_file(tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(FileExistsError):
        TerminalGame.start(NewGame(("Ana", "Bo"), STANDARD, DICE, DAY), path)
    assert on_disk(path) == "precious"


def test_a_record_keeps_its_permissions_and_its_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    play_turns(begin(real, "greedy", "greedy"), 3)
    real.chmod(0o640)
    link.symlink_to(real)
    play_turns(TerminalGame.resume(link), 10**6)
    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640
    assert parse_record(on_disk(real)).winner is not None


def test_an_incomplete_line_is_dropped(tmp_path: Path) -> None:
    game = begin(tmp_path / "one.txt", "greedy", "greedy")
    play_turns(game, 5)
    text = on_disk(game.path)
    for cut in range(len(text) - 20, len(text)):
        game.path.write_text(text[:cut], encoding="utf-8")
        resumed = TerminalGame.resume(game.path)
        assert resumed.turns == text[:cut].count("\n", text.index("first")) - 1
        assert on_disk(game.path) == text[: text.rindex("\n", 0, cut) + 1]


def test_a_game_killed_before_its_result_is_finished_on_return(tmp_path: Path) -> None:
    game = begin(tmp_path / "one.txt")
    play_turns(game, 10**6)
    finished = on_disk(game.path)
    head, _, rest = finished.partition('[Trail "')
    unfinished = head + rest.partition("\n")[2].replace(
        f'[Result "{game.record.winner}"]', '[Result "*"]'
    )
    game.path.write_text(unfinished, encoding="utf-8")
    assert TerminalGame.resume(game.path).state.is_over
    assert on_disk(game.path) == finished


def test_a_record_that_cannot_continue_is_refused_and_not_changed(tmp_path: Path) -> None:
    game = begin(tmp_path / "one.txt")
    play_turns(game, 10**6)
    finished = on_disk(game.path)
    with pytest.raises(CannotContinueError):
        TerminalGame.resume(game.path)
    assert on_disk(game.path) == finished
    unfinished = finished.replace(f'[Result "{game.record.winner}"]', '[Result "*"]')
    second = next(line for line in finished.splitlines() if line.startswith("2. "))
    not_theirs = second.replace("2.  1 ", "2.  x ").replace("2.  2 ", "2.  1 ").replace("x", "2")
    broken = {
        finished.replace('[Game "Exactly"]', ""): NotationError,
        unfinished.replace("exactly-dice-1", "hand"): CannotContinueError,
        unfinished.replace(second, not_theirs): RecordMisfitError,
    }
    for text, error in broken.items():
        game.path.write_text(text, encoding="utf-8")
        with pytest.raises(error):
            TerminalGame.resume(game.path)
        assert on_disk(game.path) == text
    with pytest.raises(OSError, match="missing"):
        TerminalGame.resume(tmp_path / "missing.txt")


def test_a_full_disk_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    game = begin(tmp_path / "one.txt", "greedy", "greedy")
    play_turns(game, 3)
    before = on_disk(game.path)
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        game.put_away()
    assert on_disk(game.path) == before
    assert list(tmp_path.iterdir()) == [game.path]


def test_a_move_before_the_roll_is_refused(tmp_path: Path) -> None:
    game = begin(tmp_path / "one.txt", "Ana", "Bo")
    before = on_disk(game.path)
    with pytest.raises(ValueError, match="die-not-rolled"):
        game.move(parse_move("20:C>1"))
    assert on_disk(game.path) == before


def test_people_and_computers_are_distinguished(tmp_path: Path) -> None:
    game = begin(tmp_path / "one.txt", "Ana", "greedy")
    assert [game.is_computer(Seat(seat)) for seat in (1, 2)] == [False, True]
    assert game.commitment == commit("a seed")
