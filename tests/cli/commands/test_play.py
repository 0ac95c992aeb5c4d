"""`exactly play`, from the first roll to the record."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from exactly.cli import solutions
from exactly.cli.commands.app import app
from exactly.locales import LANGUAGES, texts
from exactly.records import Record, parse_record, verify
from exactly.rules import STANDARD
from exactly.solver.solution_file import Solution, solution_path
from support.command_line import exactly


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The empty folder of a user's solutions."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "cache" / "exactly" / "solutions"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def solver(monkeypatch: pytest.MonkeyPatch, standard_solution: Solution) -> None:
    """A solver that returns the solution at once."""

    def store(_: object, path: Path) -> None:
        shutil.copy(standard_solution.path, path)

    monkeypatch.setattr(solutions, "solve_or_complain", lambda *_: None)
    monkeypatch.setattr(solutions, "store_solution", store)


@pytest.fixture
def interrupted_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user who presses Ctrl+C during every solve."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(solutions, "solve_or_complain", interrupt)


def play(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["play", "--lang", "en", "--seed", "7", *arguments])


def read(path: Path) -> Record:
    return parse_record(path.read_text(encoding="utf-8"))


def exactly_without(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    script = (
        f"import sys; sys.modules[{module!r}] = None; from exactly.__main__ import main; main()"
    )
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": ""},
    )


def test_perfect_plays_from_the_stored_solution(
    cache: Path, tmp_path: Path, standard_solution: Solution
) -> None:
    shutil.copy(standard_solution.path, cache)
    record = tmp_path / "game.txt"
    done = play("--seats", "perfect,greedy", "--record", str(record))
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Computer 1 (perfect)" in done.stdout
    assert read(record).players == ("bot:perfect", "bot:greedy")
    assert verify(read(record)) == ()


@pytest.mark.usefixtures("solver")
def test_on_first_use_the_game_is_solved_and_the_solution_stored(
    cache: Path, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    done = play("--seats", "perfect,greedy", "--record", str(record))
    assert done.exit_code == 0
    assert done.stderr == "exactly: standard is not solved yet. Solving it now, once.\n"
    assert solution_path(cache, STANDARD).exists()
    assert read(record).winner is not None


@pytest.mark.usefixtures("interrupted_solver")
def test_an_interrupt_while_solving_starts_no_game_and_leaves_no_file(
    cache: Path, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    done = play("--seats", "perfect,greedy", "--record", str(record))
    assert done.exit_code == 2
    assert done.stderr.endswith("\nexactly: Solving was interrupted. Nothing was saved.\n")
    assert done.stdout == ""
    assert list(cache.iterdir()) == []
    assert not record.exists()


@pytest.mark.usefixtures("solver")
def test_a_solution_found_damaged_during_a_game_is_solved_again(
    cache: Path, tmp_path: Path, damaged_solution: Path
) -> None:
    shutil.copy(damaged_solution, cache)
    record = tmp_path / "game.txt"
    done = play("--seats", "greedy,perfect", "--record", str(record))
    assert done.exit_code == 0
    assert done.stderr.count("is damaged. Solving again.") == 1
    assert done.stdout.count("Commitment for the dice") == 2  # the table was open before
    assert verify(read(record)) == ()
    assert read(record).winner is not None


@pytest.mark.usefixtures("interrupted_solver")
def test_an_interrupt_while_solving_again_keeps_the_game(
    cache: Path, tmp_path: Path, damaged_solution: Path
) -> None:
    shutil.copy(damaged_solution, cache)
    record = tmp_path / "game.txt"
    done = play("--seats", "greedy,perfect", "--record", str(record))
    assert done.exit_code == 2
    assert done.stderr.endswith("\nexactly: Solving was interrupted. Nothing was saved.\n")
    assert done.stdout.endswith(f"To continue, run: exactly play --continue {record}\n")
    assert verify(read(record)) == ()
    assert read(record).winner is None


@pytest.mark.usefixtures("solver")
def test_an_interrupted_game_with_perfect_continues_without_a_stored_solution(
    cache: Path, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    play("--seats", "perfect,Ana", "--record", str(record))
    solution_path(cache, STANDARD).unlink()
    arguments = ["play", "--lang", "en", "--continue", str(record)]
    done = CliRunner().invoke(app, arguments, input="\n1\n" * 3000)
    assert done.exit_code == 0
    assert "is not solved yet" in done.stderr
    assert read(record).winner is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["Ana,perfect,Bo", "bot:perfect,,,greedy"])
def test_perfect_is_for_two(tmp_path: Path, language: str, seats: str) -> None:
    record = tmp_path / "game.txt"
    done = play("--seats", seats, "--record", str(record), "--lang", language)
    count = seats.count(",") + 1
    sentence = texts(language)("cli-player-for-two", name="perfect", count=count)
    assert (done.exit_code, done.stderr) == (2, f"exactly: {sentence}\n")
    assert not record.exists()


def test_a_table_needs_two_seats() -> None:
    assert play("--seats", "perfect").stderr == "exactly: A game has 2 to 6 seats, not one.\n"


def test_a_record_with_perfect_among_three_cannot_continue(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    play("--seats", "Ana,greedy,Bo", "--record", str(record))
    text = record.read_text(encoding="utf-8").replace("greedy", "perfect")
    record.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(app, ["play", "--lang", "en", "--continue", str(record)])
    assert done.exit_code == 2
    assert "is not an unfinished game that can be continued here" in done.stderr
    assert record.read_text(encoding="utf-8") == text


def test_random_and_greedy_play_without_a_solver(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = exactly_without("numpy", "play", "--seats", "random,greedy", "--record", str(record))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.usefixtures("cache")
def test_without_numpy_a_character_names_the_extra(tmp_path: Path) -> None:
    script = "import sys; sys.modules['numpy'] = None; from exactly.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", script, "play", "--plain", "--seats", "pip,greedy"],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)},
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr == 'exactly: Missing package numpy. Run: pip install "exactly-game[network]"\n'
    )


@pytest.mark.usefixtures("cache")
def test_without_numba_solving_names_the_extra(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = exactly_without("numba", "play", "--seats", "perfect,Ana", "--record", str(record))
    assert done.returncode == 2
    assert done.stderr.endswith(
        '\nexactly: Missing package numba. Run: pip install "exactly-game[solve]"\n'
    )
    assert not record.exists()


@pytest.mark.usefixtures("solver")
def test_a_solution_that_cannot_be_stored_serves_this_game(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solutions, "_not_stored", {})
    cache.rmdir()
    cache.write_text("in the way")
    record = tmp_path / "game.txt"
    done = play("--seats", "perfect,greedy", "--record", str(record))
    assert done.exit_code == 0
    assert "Cannot write" in done.stderr
    assert read(record).winner is not None


def test_a_solution_that_cannot_be_read_is_named(cache: Path, tmp_path: Path) -> None:
    path = solution_path(cache, STANDARD)
    path.mkdir()  # a folder, which even root cannot read as a file
    record = tmp_path / "game.txt"
    done = play("--seats", "perfect,greedy", "--record", str(record))
    assert done.exit_code == 2
    assert done.stderr == f"exactly: Cannot read {path}: Is a directory\n"
    assert not record.exists()


def test_play_to_the_end_and_verify(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = exactly("play", "--seats", "greedy,random,greedy", "--record", str(record))
    assert done.returncode == 0
    assert done.stdout.count(str(record)) == 1
    assert exactly("verify", str(record)).returncode == 0
    again = exactly("play", "--seats", "greedy,greedy", "--record", str(record))
    assert again.returncode == 2
    assert "already exists" in again.stderr


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


def test_play_can_be_interrupted_and_continued(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    done = exactly("play", stdin="\n\n\n", **home)
    assert done.returncode == 0
    assert "exactly play --continue " in done.stdout
    path = done.stdout.split("--continue ")[1].strip()
    again = exactly("play", "--continue", path, stdin="\n1\n" * 5000, **home)
    assert "Game record written to" in again.stdout
    assert exactly("verify", path).returncode == 0
    assert "not an unfinished game" in exactly("play", "--continue", path).stderr
