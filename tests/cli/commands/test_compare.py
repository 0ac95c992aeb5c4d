"""`exactly compare`, as programs and people use it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NoReturn

import pytest
from typer.testing import CliRunner

from exactly.cli.commands.app import app
from exactly.cli.reports.comparison_figures import Trial, comparison_facts, figure_groups
from exactly.lab.exact_figures import exact_chances
from exactly.lab.luck import judge, share_of_luck
from exactly.lab.simulate import Played, Simulation
from exactly.locales import LANGUAGES, Texts, texts
from exactly.rules import STANDARD, Edition, Rules
from exactly.rules.variant import Variant
from exactly.solver.solution_file import Solution

SMALL = "standard+coins=2.2.2.3+goal=60+limit=80+target=1"


def compare(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "exactly", "compare", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
        cwd=folder,
        env=environment(folder),
    )


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "LANG": "C.UTF-8", "XDG_CACHE_HOME": str(folder), "COLUMNS": "80"}


def test_programs_get_the_figures_of_every_trial(tmp_path: Path) -> None:
    options = ("standard", "classic", "--seats", "greedy,greedy", "--seats", "random,greedy,random")
    done = compare(tmp_path, *options, "--games", "300", "--seed", "4", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    answer = json.loads(done.stdout)
    assert (answer["games"], answer["seed"], answer["interrupted"]) == (300, 4, False)
    trials = answer["trials"]
    assert [(each["rules"], len(each["players"])) for each in trials] == [
        ("standard", 2),
        ("standard", 3),
        ("classic", 2),
        ("classic", 3),
    ]
    for each in trials:
        assert sum(each["wins"]) + each["unfinished"] == 300
        assert each["given_away"] == each["kinds"]["give"] > 0
        assert each["turns_quantiles"]["0.5"] <= each["turns_quantiles"]["0.99"]
        assert each["luck"] is each["exact"] is each["expected"] is None
    more = compare(tmp_path, *options, "--games", "300", "--seed", "4", "--json", "--threads", "3")
    assert more.stdout == done.stdout


def test_each_trial_agrees_with_simulate(tmp_path: Path) -> None:
    trial = json.loads(compare(tmp_path, "classic", "--games", "200", "--json").stdout)["trials"][0]
    done = subprocess.run(
        [
            *(sys.executable, "-m", "exactly", "simulate"),
            *("--rules", "classic", "--games", "200", "--json"),
        ],
        capture_output=True,
        check=True,
    )
    simulated = json.loads(done.stdout)
    assert {key: trial[key] for key in simulated} == simulated


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_tables_that_fit(tmp_path: Path, language: str) -> None:
    games = ("standard", "classic+wild_may_pass", "standard+coins=8.8.8.8+die=0.?.50.20.10.5")
    options = ("--seats", "random,random,random,random,random,greedy", "--games", "20")
    done = compare(tmp_path, *games, *options, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert any("+wild_may_pass" in line for line in lines)
    assert "…" not in done.stdout  # nothing is truncated


def test_games_for_two_are_solved_with_solve(tmp_path: Path) -> None:
    options = (SMALL, "--seats", "greedy,greedy", "--seats", "perfect,random", "--games", "2000")
    done = compare(tmp_path, *options, "--solve", "--json")
    assert done.returncode == 0
    for trial in json.loads(done.stdout)["trials"]:
        exact, expected = trial["exact"], trial["expected"]
        assert 0.4 < exact["begins"] < 0.6
        assert 0 < exact["error"] < 1e-3
        assert sum(expected["wins"]) == pytest.approx(1)
        for share, chance in zip(trial["win_shares"], expected["wins"], strict=True):
            assert share["low"] - 0.02 <= chance <= share["high"] + 0.02
        assert trial["luck"]["low"] <= trial["luck"]["share"] <= trial["luck"]["high"]


def test_standard_and_classic_agree_with_the_exact_solution(standard_solution: Solution) -> None:
    """Standard is solved exactly; classic has bounds, which are wider than the sampling error."""
    trials = []
    for rules in (STANDARD, Rules(Edition.CLASSIC)):
        solution = standard_solution if rules == STANDARD else None
        players = ("perfect", "perfect") if solution else ("greedy", "greedy")
        simulation = Simulation(players, rules, seed=1, solution=solution)
        played = list(simulation.run(4_000))[-1]
        if solution is None:
            trials.append(Trial(simulation, played))
            continue
        judged = list(judge(simulation, 200))[-1]
        exact = exact_chances(solution)
        trials.append(Trial(simulation, played, share_of_luck(judged), exact))
    facts = comparison_facts(trials, 4_000, is_whole=True)
    standard, classic = facts["trials"]
    begins = standard["win_shares_by_place"][0]
    assert begins["low"] - 0.01 < standard["exact"]["begins"] < begins["high"] + 0.01
    assert standard["turns"] == pytest.approx(153, abs=4)  # docs/background/solution.md
    assert standard["rounds"] == pytest.approx(4.1, abs=0.1)
    assert classic["turns_quantiles"]["0.99"] > 3 * standard["turns_quantiles"]["0.99"]
    found = figure_groups(facts["trials"], texts("en"))
    rows = {row.label: row.cells for section in found for row in section.rows}
    assert rows["First player, perfect play"] == ("50.28%", "–")
    assert rows["Share of luck"] == ("100.0% ±0.0", "–")


class Tags(HTMLParser):
    """The elements of a page; checks that all of them are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {name for name, _ in attrs} & {"src", "href", "onclick"}
        self.seen.append(tag)
        if tag not in {"meta", "wbr"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_a_page_is_self_contained(tmp_path: Path) -> None:
    options = ("standard", SMALL, "--games", "200", "--lang", "de", "--html", "page.html")
    done = compare(tmp_path, *options)
    assert (done.returncode, done.stdout) == (0, "Der Vergleich steht in page.html\n")
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert text.startswith('<!doctype html>\n<!-- exactly compare -->\n<html lang="de">')
    tags = Tags(text)
    assert tags.open == []
    assert "script" not in tags.seen
    assert tags.seen.count("polyline") >= 2
    assert "http" not in text
    assert "url(" not in text
    assert "Dauer" in tags.words
    again = compare(tmp_path, *options)
    assert again.returncode == 0  # a page may be replaced
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == text
    printed = compare(tmp_path, *options[:-1], "-")
    assert printed.stdout == text


def test_another_file_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("precious")
    done = compare(tmp_path, "standard", "--html", "game.txt")
    assert done.returncode == 2
    assert "is not a comparison" in done.stderr
    assert (tmp_path / "game.txt").read_text() == "precious"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("nonsense",), "expected an edition"),
        (("standard", "standard+die="), "Example: die=0.?.50.20.10.5"),
        (("standard", "standard+die=0"), "no stack can be exactly 100 cents"),
        (("standard+goal=97",), "no stack can be exactly 97 cents"),
        (("standard+target=99",), "Invalid target: use 1 to 15 euros."),
        (("standard+coins=9.9.9.3", "--seats", "random,random,random,random"), "at least 4 coins"),
        (("standard", "--seats", "greedy,midas"), "Unknown computer player midas"),
        (("standard", "--seats", "perfect,greedy,greedy"), "needs exactly two seats"),
        (("standard", "--seats", "greedy,greedy,greedy", "--solve"), "Only two-player games"),
        (("classic+coins=20.20.20.20", "--solve"), "the maximum is 20,000,000"),
        (("standard+target=15", "--seats", "perfect,greedy"), "target=15 is too large to solve"),
        (("standard", "--html", "nowhere/page.html"), "Cannot write nowhere/page.html"),
    ],
)
def test_an_impossible_comparison_is_refused_at_once(
    tmp_path: Path, options: tuple[str, ...], why: str
) -> None:
    done = compare(tmp_path, *options)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr
    assert done.stderr.startswith("exactly: ")
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_prints_the_partial_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first trial is complete, the second partial, and the third missing."""
    run = Simulation.run

    def interrupted(self: Simulation, games: int, threads: int | None) -> Iterator[Played]:
        for played in run(self, games, threads):
            yield played
            if self.game != STANDARD:
                raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "run", interrupted)
    options = ["compare", "standard", "classic", "standard", "--games", "5000", "--threads", "2"]
    done = CliRunner().invoke(app, [*options, "--json"])
    assert done.exit_code == 0
    answer = json.loads(done.stdout)
    assert answer["interrupted"]
    assert [(each["rules"], each["games"]) for each in answer["trials"]] == [
        ("standard", 5000),
        ("classic", 2),
    ]
    told = CliRunner().invoke(app, [*options, "--lang", "en"]).stdout
    assert told.startswith("Interrupted: results so far")
    assert re.search(r"Games played +5000 +2 ", told)


def test_an_interrupt_while_solving_prints_the_games_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(_rules: Rules | Variant, _words: Texts) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("exactly.cli.lab_setup.solve_or_complain", interrupted)
    options = ["compare", SMALL, "--seats", "random,random,random", "--seats", "random,perfect"]
    done = CliRunner().invoke(app, [*options, "--games", "50", "--json"])
    assert done.exit_code == 0
    answer = json.loads(done.stdout)
    assert answer["interrupted"]
    assert [len(each["players"]) for each in answer["trials"]] == [3]
    nothing = CliRunner().invoke(app, ["compare", SMALL, "--solve", "--lang", "en"])
    assert (nothing.exit_code, nothing.stdout) == (2, "")
    assert nothing.stderr == "exactly: Interrupted before the first game was over.\n"
