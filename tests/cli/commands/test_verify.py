"""`exactly verify`, as programs and people use it."""

import json
from pathlib import Path

from support.command_line import answer, exactly
from support.paths import GAMES


def test_verify_accepts_a_valid_record() -> None:
    done = exactly("verify", str(GAMES / "2-standard.txt"))
    assert done.returncode == 0
    assert "every move is legal" in done.stdout
    assert "every roll follows from the seed" in done.stdout
    report = answer("verify", str(GAMES / "2-standard.txt"))
    assert isinstance(report, dict)
    assert report["valid"] is True
    assert report["problems"] == []


def test_verify_reads_standard_input() -> None:
    text = (GAMES / "5-target-1.txt").read_text(encoding="utf-8")
    assert exactly("verify", "-", stdin=text).returncode == 0


def test_verify_names_the_turn_that_was_changed() -> None:
    text = (GAMES / "5-target-1.txt").read_text(encoding="utf-8")
    seventh = next(line for line in text.splitlines() if line.startswith("7. "))
    number, seat, face, *_ = seventh.split()
    for change in (
        seventh.replace(f" {face} ", " 10 " if face != "10" else " 20 ", 1),
        seventh.replace(f"{number}  {seat}", f"{number}  {int(seat) % 5 + 1}", 1),
        seventh.replace(face, "7", 1),
        "7. ",
    ):
        done = exactly("verify", "-", stdin=text.replace(seventh, change))
        assert done.returncode == 1, change
        assert "Turn 7: " in done.stdout
        report = exactly("verify", "-", "--json", stdin=text.replace(seventh, change))
        assert report.returncode == 1
        assert 7 in {problem["turn"] for problem in json.loads(report.stdout)["problems"]}


def test_verify_names_the_starting_rolls() -> None:
    text = (GAMES / "5-target-1.txt").read_text(encoding="utf-8")
    done = exactly("verify", "-", stdin=text.replace("first  ", "first  z", 1))
    assert done.returncode == 1
    assert "Starting rolls: line" in done.stdout


def test_verify_distinguishes_a_changed_seed_from_an_invalid_file(tmp_path: Path) -> None:
    text = (GAMES / "5-target-1.txt").read_text(encoding="utf-8")
    changed = exactly("verify", "-", stdin=text.replace('[Seed "5', '[Seed "6'))
    assert changed.returncode == 1
    assert "The seed does not match its commitment" in changed.stdout
    assert "The correct roll is" in changed.stdout
    strange = tmp_path / "strange"
    strange.write_bytes(b"\xff\xfe")
    assert exactly("verify", str(strange)).returncode == 2
    strange.write_text("hello\n", encoding="utf-8")
    done = exactly("verify", str(strange))
    assert done.returncode == 2
    assert "is not a game record: line 1, column 1" in done.stderr


def test_verify_says_what_it_could_not_check(tmp_path: Path) -> None:
    unfinished = tmp_path / "game.txt"
    unfinished.write_text(
        '[Game "Exactly"]\n[Players "Ana; Bo"]\n[Dice "hand"]\n\nfirst  20 ?\n', encoding="utf-8"
    )
    done = exactly("verify", str(unfinished))
    assert done.returncode == 0
    for remark in ("a real die", "no checksums", "not finished"):
        assert remark in done.stdout
