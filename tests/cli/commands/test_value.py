"""`exactly value` and `exactly solve`, as programs and people use them."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from exactly.records import parse_rules
from exactly.rules.variant import Variant
from exactly.solver.position_tables import position_tables
from exactly.solver.score import Score
from exactly.solver.solution_file import Solution, solution_path, store_solution
from exactly.solver.solve import SolvedGame


@pytest.fixture
def cache(tmp_path: Path, standard_solution: Solution) -> Path:
    """A user's cache folder with the solution of the standard game."""
    folder = tmp_path / "exactly" / "solutions"
    folder.mkdir(parents=True)
    shutil.copy(standard_solution.path, folder)
    return tmp_path


def exactly(cache: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "exactly", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
        env={**os.environ, "LANG": "C.UTF-8", "XDG_CACHE_HOME": str(cache), "HOME": str(cache)},
    )


def test_the_chances_before_a_roll(cache: Path) -> None:
    answer = json.loads(exactly(cache, "value", "5/5 0/0 1 -", "--json").stdout)
    assert answer["win"] == pytest.approx([0.50283, 0.49717], abs=1e-5)
    assert answer["exact"] is True
    assert answer["moves"] == []


def test_each_move_has_its_chances_best_first(cache: Path) -> None:
    answer = json.loads(exactly(cache, "value", "50.20.20/5 2/0 1 10", "--json").stdout)
    assert answer["win"] == [1.0, 0.0]
    assert answer["moves"][0] == {"move": "10:C>1", "win": [1.0, 0.0]}
    chances = [move["win"][0] for move in answer["moves"]]
    assert chances == sorted(chances, reverse=True)


def test_the_text_has_percentages(cache: Path) -> None:
    lines = exactly(cache, "value", "5/5 0/0 2 20").stdout.splitlines()
    assert all(line.count("%") == 2 for line in lines)
    assert lines[1].startswith("20:C>2")
    german = exactly(cache, "value", "5/5 0/0 1 -", "--lang", "de").stdout
    assert "50,28" in german


def test_many_positions_are_answered_line_by_line(cache: Path) -> None:
    lines = "5/5 0/0 1 -\nnonsense\n5/5/5 0/0/0 1 -\n5/5 0/0 2 ?\n"
    done = exactly(cache, "value", "-", "--json", stdin=lines)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 2
    assert [sorted(answer) for answer in answers] == [
        ["exact", "moves", "win"],
        ["error", "line"],
        ["exact", "moves", "off", "win"],
        ["exact", "moves", "win"],
    ]
    assert [answer["exact"] for answer in answers if "exact" in answer] == [True, False, True]


def test_looking_up_needs_no_numba(cache: Path) -> None:
    script = "import sys; sys.modules['numba'] = None; from exactly.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", script, "value", "5/5 0/0 1 -", "--json"],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "XDG_CACHE_HOME": str(cache)},
    )
    assert json.loads(done.stdout)["exact"] is True


WITHOUT_NUMPY = (
    "import sys; sys.modules['numpy'] = sys.modules['numba'] = None;"
    "from exactly.__main__ import main; main()"
)


def exactly_without_numpy(cache: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY, *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "LANG": "C.UTF-8", "XDG_CACHE_HOME": str(cache)},
    )


def test_looking_up_needs_the_standard_library_alone(cache: Path) -> None:
    done = exactly_without_numpy(cache, "value", "5/5 0/0 1 -")
    assert (done.returncode, done.stdout) == (0, "50.28%  49.72%\n")


@pytest.mark.parametrize("seats", [3, 6])
def test_more_than_two_have_estimates(tmp_path: Path, seats: int) -> None:
    position = f"50.20.20{'/5' * (seats - 1)} {'/'.join('0' * seats)} 1 10"
    answer = json.loads(exactly(tmp_path, "value", position, "--json").stdout)
    assert answer["exact"] is False
    assert 0.001 < answer["off"] < 0.05
    assert sum(answer["win"]) == pytest.approx(1, abs=1e-5)
    assert answer["moves"][0] == {"move": "10:C>1", "win": answer["win"]}
    assert len(answer["moves"][-1]["win"]) == seats


def test_estimates_are_marked_in_the_text(tmp_path: Path) -> None:
    asked = exactly(tmp_path, "value", "5/5/5 0/0/0 2 20").stdout
    first, note, how_sure, *moves = asked.splitlines()
    assert first.count("≈\u00a0") == first.count("%") == 3
    assert note == "Estimated by a network."
    assert how_sure == "Usually accurate to about ± 2.1 percentage points."
    assert all(line.count("≈\u00a0") == 3 for line in moves)
    brief = exactly(tmp_path, "value", "-", stdin="5/5/5 0/0/0 2 20\n").stdout.splitlines()
    assert brief == [first]
    over = exactly(tmp_path, "value", "-/-/- 3/0/0 1 -").stdout.splitlines()
    assert over == ["100.00%  0.00%  0.00%"]


def test_estimates_of_unmeasured_error_say_so(tmp_path: Path) -> None:
    asked = ("value", "5/5/5/5 0/0/0/0 1 20", "--rules", "classic")
    how_sure = exactly(tmp_path, *asked).stdout.splitlines()[2]
    assert how_sure.startswith("The accuracy was not measured")
    assert json.loads(exactly(tmp_path, *asked, "--json").stdout)["off"] is None


def test_chances_at_large_tables_have_a_decimal(tmp_path: Path) -> None:
    position = "50.20/50.5/20.20.5/5/50/20 1/2/0/1/0/0 1 ?"
    *_, first, second = exactly(tmp_path, "value", position).stdout.splitlines()[:6]
    told = [re.findall(r"≈\u00a0(\d+\.\d)%", line) for line in (first, second)]
    assert list(map(len, told)) == [6, 6]
    assert told[0] != told[1]
    assert [round(float(each)) for each in told[0]] == [round(float(each)) for each in told[1]]


def test_rollouts_have_a_confidence_interval(tmp_path: Path) -> None:
    options = ("--rules", "standard+target=1", "--rollouts", "40")
    asked = ("value", "50.20.20/5/5 0/0/0 2 20", *options)
    told = json.loads(exactly(tmp_path, *asked, "--json").stdout)["rollouts"]
    assert told["games"] == sum(told["wins"]) == 40
    for share, low, high in zip(told["share"], told["low"], told["high"], strict=True):
        assert low <= share <= high
        assert 0.1 < high - low < 0.4
    lines = exactly(tmp_path, *asked).stdout.splitlines()
    assert lines[3].startswith("Won in 40 games from here, with 95% confidence: ")
    assert lines[3].count("–") == 3
    won = ("value", "50.20.20/5/5 0/0/0 1 10", *options)  # by the best move, at once
    assert "rollouts" not in json.loads(exactly(tmp_path, *won, "--json").stdout)


def test_estimates_without_numpy_name_the_extra(tmp_path: Path) -> None:
    done = exactly_without_numpy(tmp_path, "value", "5/5/5 0/0/0 1 -")
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr == 'exactly: Missing package numpy. Run: pip install "exactly-game[network]"\n'
    )


def test_rollouts_without_numba_name_the_extra(cache: Path) -> None:
    done = exactly_without_numpy(cache, "value", "5/5 0/0 1 -", "--rollouts", "5")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith('Run: pip install "exactly-game[solve]"\n')


@pytest.mark.parametrize("asked", [("value", "5/5 0/0 1 -"), ("solve",)])
def test_solving_without_its_packages_names_the_extra(
    tmp_path: Path, asked: tuple[str, ...]
) -> None:
    done = exactly_without_numpy(tmp_path, *asked)
    assert done.returncode == 2
    assert done.stderr.endswith('Missing package numpy. Run: pip install "exactly-game[solve]"\n')


def test_a_solution_that_cannot_be_stored_still_answers(tmp_path: Path) -> None:
    (tmp_path / "exactly").write_text("in the way")
    rules = ("--rules", "standard+target=1")
    done = exactly(tmp_path, "value", "5/5 0/0 1 -", *rules)
    assert (done.returncode, done.stdout) == (0, "50.76%  49.24%\n")
    assert "Cannot write" in done.stderr
    refused = exactly(tmp_path, "solve", *rules)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "Cannot write" in refused.stderr


def test_solve_stores_the_solution_and_replaces_a_damaged_one(tmp_path: Path) -> None:
    rules = ("--rules", "standard+target=1")
    facts = json.loads(exactly(tmp_path, "solve", *rules, "--json").stdout)
    assert facts["positions"] == 1_178_644
    assert facts["residual"] <= 1e-9
    path = Path(facts["file"])
    whole = path.read_bytes()
    path.write_bytes(whole[:1000])
    done = exactly(tmp_path, "value", "5/5 0/0 1 -", *rules, "--json")
    assert done.returncode == 0
    assert "is incomplete. Solving again." in done.stderr
    assert json.loads(done.stdout)["win"] == pytest.approx([0.50756, 0.49244], abs=1e-5)
    assert path.read_bytes() == whole


def test_an_inexact_solution_gives_bounds(tmp_path: Path) -> None:
    rules = parse_rules("standard+target=1")
    size = position_tables(Variant.of(rules)).size
    chances = {Score(0, 0): np.full(size, 0.625, dtype=np.float32)}
    solved = SolvedGame(rules, 1e-9, chances, errors={Score(0, 0): 0.0125})
    store_solution(solved, solution_path(tmp_path / "exactly" / "solutions", rules))
    asked = ("value", "5/5 0/0 1 -", "--rules", "standard+target=1")
    answer = json.loads(exactly(tmp_path, *asked, "--json").stdout)
    assert answer["exact"] is False
    assert answer["win"] == [0.625, 0.375]
    assert answer["bounds"] == [[0.6125, 0.6375], [0.3625, 0.3875]]
    lines = exactly(tmp_path, *asked).stdout.splitlines()
    assert lines == ["62.50%  37.50%", "Accurate to within 1.25 percentage points."]
    german = exactly(tmp_path, *asked, "--lang", "de").stdout
    assert "Auf 1,25 Prozentpunkte genau." in german
