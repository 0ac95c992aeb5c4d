"""`exactly simulate`, as programs and people use it."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from exactly.cli.commands.app import app
from exactly.lab.simulate import Simulation
from exactly.records import Problem, Record, parse_record, verify
from support.wire import eventually


def simulate(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "exactly", "simulate", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
        cwd=folder,
        env={**os.environ, "LANG": "C.UTF-8"},
    )


def test_programs_get_figures(tmp_path: Path) -> None:
    options = ("--seats", "greedy,random,random", "--games", "200", "--seed", "3", "--json")
    done = simulate(tmp_path, *options)
    assert (done.returncode, done.stderr) == (0, "")
    answer = json.loads(done.stdout)
    assert answer["games"] == 200 == sum(answer["wins"])
    assert answer["players"] == ["greedy", "random", "random"]
    assert answer["wins"][0] > 150
    assert answer["turns"] > 50
    assert answer["rounds"] > 3
    assert sum(answer["kinds"].values()) == pytest.approx(1)
    assert not answer["interrupted"]
    assert simulate(tmp_path, *options, "--threads", "3").stdout == done.stdout


def test_people_get_a_report(tmp_path: Path) -> None:
    done = simulate(tmp_path, "--games", "100", "--rules", "classic+target=1")
    assert done.returncode == 0
    assert done.stdout.startswith("100 games under classic+target=1 rules, seed 0.\n")
    assert re.search(r"^Seat 2  greedy  [\d.]+% \([\d.]+% to [\d.]+%\)$", done.stdout, re.MULTILINE)
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_the_report_is_available_in_every_language(tmp_path: Path, language: str) -> None:
    options = ("--games", "50", "--seats", "random,random,random,random,random,random")
    done = simulate(tmp_path, *options, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_other_numbers_are_another_game(tmp_path: Path) -> None:
    rules = "classic+empty_restart+target=5+coins=8.8.8.8+die=?.50.20.10.5"
    done = simulate(tmp_path, "--games", "50", "--rules", rules, "--json")
    answer = json.loads(done.stdout)
    told = "standard+empty_restart+limit=none+target=5+coins=8.8.8.8+die=?.50.20.10.5"
    assert answer["rules"] == told
    assert answer["rounds"] >= 5
    assert answer["kinds"]["zero"] == 0


def test_games_are_written_down(tmp_path: Path) -> None:
    options = ("--games", "20", "--csv", "games.csv", "--records", "games.txt", "--json")
    answer = json.loads(simulate(tmp_path, *options).stdout)
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == [str(number) for number in range(1, 21)]
    assert sum(int(row["turns"]) for row in rows) == round(20 * answer["turns"])
    texts = (tmp_path / "games.txt").read_text().split("\n\n[Game ")
    records = [
        parse_record(("[Game " if number else "") + text) for number, text in enumerate(texts)
    ]
    assert [str(record.winner) for record in records] == [row["winner"] for row in rows]
    assert [len(record.turns) for record in records] == [int(row["turns"]) for row in rows]
    for record in records:  # all moves are legal; the dice cannot be verified
        assert [found.problem for found in verify(record)] == [Problem.DICE_UNKNOWN]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--seats", "greedy"), "A game has 2 to 6 seats, not one."),
        (("--seats", "greedy,midas"), "Unknown computer player midas"),
        (("--seats", "perfect,greedy,greedy"), "needs exactly two seats"),
        (("--rules", "nonsense"), "expected an edition"),
        (("--rules", "standard+coins=3.x.3.3"), "Example: coins=10.10.10.10"),
        (("--rules", "standard+goal=97"), "no stack can be exactly 97 cents"),
        (("--rules", "standard+die=7"), "Example: die=0.?.50.20.10.5"),
        (("--rules", "standard+die=0"), "no stack can be exactly 100 cents"),
        (("--rules", "standard+coins=10.10.10.1"), "at least 2 coins of 5 cents"),
        (
            ("--rules", "classic+coins=20.20.20.20", "--seats", "perfect,random"),
            "it has 2,836,986,139 positions, and the maximum is 20,000,000",
        ),
        (("--rules", "standard+goal=90", "--records", "x"), "needs the standard or classic rules"),
        (("--csv", "nowhere/games.csv"), "Cannot write nowhere/games.csv"),
        (("--records", "nowhere/games.txt"), "Cannot write nowhere/games.txt"),
    ],
)
def test_an_impossible_game_is_refused_at_once(
    tmp_path: Path, options: tuple[str, ...], why: str
) -> None:
    done = simulate(tmp_path, *options)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr
    assert done.stderr.startswith("exactly: ")


def test_records_are_complete_after_an_interrupt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The interrupt comes while a record is being written."""
    record = Simulation.record

    def interrupted(self: Simulation, number: int) -> Record:
        if number == 250:
            os.kill(os.getpid(), signal.SIGINT)
        return record(self, number)

    monkeypatch.setattr(Simulation, "record", interrupted)
    monkeypatch.chdir(tmp_path)
    options = ["--games", "5000", "--json", "--csv", "games.csv", "--records", "games.txt"]
    done = CliRunner().invoke(app, ["simulate", *options, "--threads", "2"])
    assert done.exit_code == 0
    answer = json.loads(done.stdout)
    assert answer["interrupted"]
    assert 250 < answer["games"] < 400
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 1 + answer["games"]
    records = (tmp_path / "games.txt").read_text()
    assert records.count("[Game ") == answer["games"] == records.count("[Result ")


async def test_an_interrupt_prints_the_partial_result(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [
            *(sys.executable, "-m", "exactly", "simulate"),
            *("--games", "100000000", "--json", "--csv", "games.csv"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path,
    )
    games = tmp_path / "games.csv"

    def are_written() -> bool:
        assert running.poll() is None
        return games.exists() and games.stat().st_size > 10_000

    await eventually(are_written)
    running.send_signal(signal.SIGINT)
    output, _ = running.communicate(timeout=300)
    assert running.returncode == 0
    answer = json.loads(output)
    assert answer["interrupted"]
    assert 0 < answer["games"] < 100_000_000
    lines = (tmp_path / "games.csv").read_text().splitlines()
    assert len(lines) == 1 + answer["games"]
