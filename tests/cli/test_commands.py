"""The command line, as programs and people use it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from exactly import __version__

GOLDEN = Path(__file__).parents[1] / "playthroughs"


def exactly(
    *arguments: str, stdin: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    # The warnings of a development run are not the user's.
    return subprocess.run(
        [sys.executable, "-m", "exactly", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": "", **environment},
    )


def answer(*arguments: str, stdin: str = "") -> object:
    done = exactly(*arguments, "--json", stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_moves_of_the_leaflets_example() -> None:
    moves = answer("moves", "20/20/20 0/0/0 1 20")
    assert isinstance(moves, list)
    assert len(moves) == 12


def test_moves_at_and_over_the_limit() -> None:
    assert answer("moves", "50.50.50/5 0/0 2 20") == ["20:C>1", "20:C>2"]
    assert answer("moves", "50.50.50.5/5 0/0 2 20") == ["20:C>2"]
    classic = answer("moves", "50.50.50.5/5 0/0 2 20", "--rules", "classic")
    assert classic == ["20:C>1", "20:C>2"]
    assert answer("moves", "50.50.50.10/50.50.50.10 0/0 1 5") == ["pass"]


def test_moves_before_the_roll_and_after_the_end_are_none() -> None:
    assert answer("moves", "5/5 0/0 1 -") == []
    assert answer("moves", "-/- 3/0 1 -") == []
    assert "First throw the die" in exactly("moves", "5/5 0/0 1 -").stdout
    assert "The game is over" in exactly("moves", "-/- 3/0 1 -").stdout


def test_moves_for_people() -> None:
    done = exactly("moves", "-/20 0/0 1 20")
    assert done.stdout.splitlines()[-1] == "20:2>1   20: Player 2 → Player 1"


def test_apply_pays_by_the_rules() -> None:
    assert answer("apply", "50.50.20/50.20.10 0/0 1 20", "20:1>2") == {
        "position": "5/5 1/0 2 -",
        "euro": [1],
        "winner": None,
    }
    three = "50.50.20/50.20.10/5 0/0/0 3 20"
    assert answer("apply", three, "20:1>2") == {
        "position": "5/5/5 1/0/0 1 -",
        "euro": [1],
        "winner": None,
    }
    assert answer("apply", three, "20:1>2", "--rules", "standard+both_collect") == {
        "position": "5/5/5 1/1/0 1 -",
        "euro": [1, 2],
        "winner": None,
    }


def test_apply_ends_the_game() -> None:
    end = answer("apply", "5/50.20.20 0/2 1 10", "10:C>2")
    assert end == {"position": "-/- 0/3 1 -", "euro": [2], "winner": 2}
    more = exactly("apply", "-/- 0/3 1 -", "5:C>1")
    assert more.returncode == 2
    assert more.stderr == "exactly: that move is not allowed. The game is over (rule 17).\n"


def test_apply_for_people() -> None:
    done = exactly("apply", "5/50.20.20 0/2 1 10", "10:C>2")
    assert done.stdout.splitlines() == [
        "-/- 0/3 1 -",
        "Exactly! Player 2 takes a euro.",
        "Player 2 wins the game.",
    ]


def test_apply_answers_one_line_a_position() -> None:
    lines = "5/5 0/0 1 20\n5/5 0/0 2 20\n5/5 0/0 1 10\n"
    done = exactly("apply", "-", "20:C>1", stdin=lines)
    assert done.returncode == 2
    assert done.stdout.splitlines() == ["20.5/5 0/0 2 -", "20.5/5 0/0 1 -", ""]
    assert done.stderr.startswith("exactly: line 3: that move is not allowed.")


def test_moves_goes_on_after_a_bad_line() -> None:
    lines = "5/5 0/0 1 20\nnonsense\n-/5 0/0 2 0\r\n"
    done = exactly("moves", "-", stdin=lines)
    assert done.returncode == 2
    assert done.stdout.splitlines() == ["20:C>1 20:C>2", "", "pass"]
    assert done.stderr.startswith("exactly: line 2: position, column 1: expected a coin")
    assert done.stderr.count("\n") == 1


def test_moves_goes_on_after_bytes_that_are_no_text() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "exactly", "moves", "-"],
        input=b"5/5 0/0 1 20\n\xff\n5/5 0/0 2 0\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert done.returncode == 2
    assert done.stdout == b"20:C>1 20:C>2\n\npass\n"
    assert done.stderr.startswith(b"exactly: line 2: position, column 1")


def test_answers_that_cannot_be_written_end_with_one_line() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "exactly", "moves", "5/5 0/0 1 20"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            text=True,
        )
    assert done.returncode == 2
    assert done.stderr == "exactly: No space left on device\n"


def test_a_reader_who_has_enough_is_not_bothered() -> None:
    script = f"yes '5/5 0/0 1 20' | head -20000 | {sys.executable} -m exactly moves - | head -1"
    done = subprocess.run(["sh", "-c", script], capture_output=True, check=False, text=True)
    assert (done.stdout, done.stderr) == ("20:C>1 20:C>2\n", "")


def test_moves_without_an_input_says_so() -> None:
    script = f"{sys.executable} -m exactly moves - <&-"
    done = subprocess.run(["sh", "-c", script], capture_output=True, check=False, text=True)
    assert done.returncode == 2
    assert "there is no standard input" in done.stderr


def test_what_a_terminal_cannot_show_becomes_a_mark() -> None:
    done = exactly("rules", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "r?gle" in done.stdout


def test_moves_answers_programs_line_for_line() -> None:
    done = exactly("moves", "-", "--json", stdin="5/5 0/0 1 20\nnonsense\n5/5 0/0 2 0\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[0] == ["20:C>1", "20:C>2"]
    assert answers[1]["line"] == 2
    assert "expected a coin" in answers[1]["error"]
    assert answers[2] == ["pass"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("moves", "5/x 0/0 1 -"), "position, column 3: expected a coin"),
        (("moves", "5/5 0/0 1 20", "--rules", "modern"), "rules, column 1: expected an edition"),
        (("apply", "5/5 0/0 1 20", "20:C"), "move, column 5: expected “>”, but the text ends"),
        (("moves", "5/5 0/0 1 20", "--lang", "it"), "must be one of en, de, fr, es"),
        (("verify", "no such file"), "no such file cannot be read: No such file"),
        (("play", "--seats", "Ana"), "a game has two to six seats, not one"),
        (("play", "--seats", "Ana,bot:hal"), "no computer player is called hal"),
        (("play", "--continue", "no such file"), "cannot be read"),
        (("play", "--seats", "a,b", "--record", "/dev/null/x"), "cannot be written"),
        (("play", "--seats", "a,b", "--record", "/dev/null"), "/dev/null is there already"),
        (("play", "--seed", "a\nb"), "the seed must be a text"),
        (("play", "--rules", "modern"), "rules, column 1"),
        (("play", "--continue", "x", "--rules", "classic"), "--rules cannot be given with it"),
    ],
)
def test_a_wrong_call_gets_one_clear_line(arguments: tuple[str, ...], complaint: str) -> None:
    done = exactly(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert complaint in done.stderr
    assert done.stderr.startswith("exactly: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "word"), [("de", "erwartet"), ("fr", "on attend"), ("es", "se espera")]
)
def test_complaints_come_in_the_readers_language(language: str, word: str) -> None:
    assert word in exactly("moves", "x", LANG=f"{language}_XX.UTF-8").stderr
    assert word in exactly("moves", "x", "--lang", language).stderr


def test_verify_praises_a_true_record() -> None:
    done = exactly("verify", str(GOLDEN / "2-standard.txt"))
    assert done.returncode == 0
    assert "every move is legal" in done.stdout
    assert "Every roll follows from the seed" in done.stdout
    report = answer("verify", str(GOLDEN / "2-standard.txt"))
    assert isinstance(report, dict)
    assert report["valid"] is True
    assert report["problems"] == []


def test_verify_reads_standard_input() -> None:
    text = (GOLDEN / "5-target-1.txt").read_text(encoding="utf-8")
    assert exactly("verify", "-", stdin=text).returncode == 0


def test_verify_names_the_turn_that_was_changed() -> None:
    text = (GOLDEN / "5-target-1.txt").read_text(encoding="utf-8")
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
        assert "turn 7: " in done.stdout
        report = exactly("verify", "-", "--json", stdin=text.replace(seventh, change))
        assert report.returncode == 1
        assert 7 in {problem["turn"] for problem in json.loads(report.stdout)["problems"]}


def test_verify_names_the_starting_rolls() -> None:
    text = (GOLDEN / "5-target-1.txt").read_text(encoding="utf-8")
    done = exactly("verify", "-", stdin=text.replace("first  ", "first  z", 1))
    assert done.returncode == 1
    assert "starting rolls: line" in done.stdout


def test_verify_tells_a_changed_seed_from_a_strange_file(tmp_path: Path) -> None:
    text = (GOLDEN / "5-target-1.txt").read_text(encoding="utf-8")
    changed = exactly("verify", "-", stdin=text.replace('[Seed "5', '[Seed "6'))
    assert changed.returncode == 1
    assert "not the one that was promised" in changed.stdout
    assert "must have shown" in changed.stdout
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
    for remark in ("thrown by hand", "no trail", "not finished"):
        assert remark in done.stdout


def test_play_to_the_end_and_verify(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = exactly("play", "--seats", "greedy,random,greedy", "--record", str(record))
    assert done.returncode == 0
    assert done.stdout.count(str(record)) == 1
    assert exactly("verify", str(record)).returncode == 0
    again = exactly("play", "--seats", "greedy,greedy", "--record", str(record))
    assert again.returncode == 2
    assert "is there already" in again.stderr


def test_play_answers_programs(tmp_path: Path) -> None:
    record = str(tmp_path / "game.txt")
    done = exactly("play", "--seats", "greedy,greedy", "--record", record, "--json")
    result = json.loads(done.stdout)
    assert result["winner"] in {1, 2}
    assert result["record"] == record
    assert "Turn 1:" in done.stderr


def test_play_is_the_same_with_the_same_seed(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        record = tmp_path / name
        exactly("play", "--seats", "random,random", "--seed", "7", "--record", str(record))
        texts.append(record.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_play_can_be_broken_off_and_continued(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    done = exactly("play", stdin="\n\n\n", **home)
    assert done.returncode == 0
    assert "exactly play --continue " in done.stdout
    path = done.stdout.split("--continue ")[1].strip()
    again = exactly("play", "--continue", path, stdin="\n1\n" * 5000, **home)
    assert "The record is in" in again.stdout
    assert exactly("verify", path).returncode == 0
    assert "not an unfinished game" in exactly("play", "--continue", path).stderr


def test_rules_are_shown_in_every_language() -> None:
    assert "Our ruling" in exactly("rules").stdout
    assert "Unsere Entscheidung" in exactly("rules", "--lang", "de").stdout
    page = answer("rules", "--lang", "fr")
    assert isinstance(page, dict)
    assert len(page["clauses"]) == 19


def test_version_and_help() -> None:
    assert exactly("--version").stdout == f"exactly {__version__}\n"
    for command in ("moves", "apply", "verify", "play", "rules"):
        assert command in exactly("--help").stdout
        assert exactly(command, "--help").returncode == 0
