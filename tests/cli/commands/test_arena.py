"""`exactly arena`, as programs and people use it."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner, Result

from exactly.cli.commands.app import app
from exactly.lab.arena import Standings, Tournament
from exactly.networks.files import network_file
from exactly.networks.weights import TrainedNetwork, write_network
from exactly.players import COMPUTER_PLAYERS
from exactly.rules import Edition
from support.tables_of_networks import untrained


def arena(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["arena", "--lang", lang, *arguments])


def facts(*arguments: str) -> dict[str, Any]:
    done = arena(*arguments, "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_programs_get_figures() -> None:
    options = ("--players", "random,greedy", "--seats", "3", "--games", "90", "--seed", "3")
    answer = facts(*options)
    assert (answer["games"], answer["seats"], answer["seed"]) == (180, 3, 3)
    assert not answer["interrupted"]
    greedy, random = answer["players"]
    assert (greedy["player"], random["player"]) == ("greedy", "random")
    assert greedy["wins"] + random["wins"] == 180
    assert greedy["low"] < greedy["wins"] / greedy["seats_taken"] < greedy["high"]
    assert greedy["rating"]["mu"] > random["rating"]["mu"]
    assert greedy["rating"]["ordinal"] < greedy["rating"]["mu"]
    [meeting] = answer["meetings"]
    assert meeting["players"] == ["greedy", "random"]
    assert meeting["low"] > 0.8
    assert [lineup["players"] for lineup in answer["lineups"]] == [
        ["random", "random", "greedy"],
        ["random", "greedy", "greedy"],
    ]
    for lineup in answer["lineups"]:
        assert [seating["games"] for seating in lineup["seatings"]] == [30] * 3
        assert sum(lineup["wins"].values()) == lineup["games"] == 90
        assert sum(lineup["expected_shares"].values()) == pytest.approx(1)
    assert facts(*options, "--threads", "3") == answer


def test_a_seating_can_be_played_again_by_simulate() -> None:
    [lineup] = facts("--games", "60", "--rules", "classic+target=1")["lineups"]
    for seating in lineup["seatings"]:
        again = CliRunner().invoke(
            app,
            [
                *("simulate", "--seats", ",".join(seating["players"]), "--json"),
                *("--games", str(seating["games"]), "--seed", str(seating["seed"])),
                *("--rules", "classic+target=1"),
            ],
        )
        assert json.loads(again.stdout)["wins"] == seating["wins"]


def test_one_player_among_others_is_measured(tmp_path: Path) -> None:
    options = ("--one", "greedy", "--among", "random", "--seats", "4", "--games", "160")
    answer = facts(*options)
    assert answer["one"] == "greedy"
    assert answer["fair_share"] == 0.25
    [lineup] = answer["lineups"]
    assert len(lineup["seatings"]) == 4
    done = arena(*options, "--svg", str(tmp_path / "plot.svg"))
    told = (
        r"One greedy among 3 random won [\d.]+% \([\d.]+% to [\d.]+%\); its\s+fair share is 25.0%."
    )
    assert re.search(told, done.stdout)
    text = (tmp_path / "plot.svg").read_text(encoding="utf-8")
    labels = [each.text for each in ET.fromstring(text).iter() if each.tag.endswith("}text")]
    assert [label for label in labels if label and label.startswith("Seat")] == [
        f"Seat {seat}" for seat in range(1, 5)
    ]


@pytest.mark.parametrize("lang", ["en", "de", "fr", "es"])
def test_people_get_tables_in_their_language(tmp_path: Path, lang: str) -> None:
    plot = tmp_path / "plot.svg"
    done = arena("--seats", "3", "--games", "90", "--svg", str(plot), lang=lang)
    assert (done.exit_code, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert re.search(r"^ ?greedy +270 ", done.stdout, re.MULTILINE)
    assert re.search(r"^ ?greedy – random +180 ", done.stdout, re.MULTILINE)
    assert len(list(ET.fromstring(plot.read_text(encoding="utf-8")).iter())) > 10


def test_distinct_seats_each_player_once() -> None:
    answer = facts("--players", "random,greedy", "--distinct", "--games", "4")
    assert [lineup["players"] for lineup in answer["lineups"]] == [["random", "greedy"]]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--players", "greedy"), "at least two players, each once"),
        (("--players", "greedy,random,greedy"), "at least two players, each once"),
        (("--players", "greedy,midas"), "Unknown computer player midas"),
        (("--players", "perfect,greedy", "--seats", "3"), "needs exactly two seats"),
        (("--one", "perfect", "--among", "greedy", "--seats", "6"), "needs exactly two seats"),
        (("--one", "greedy"), "--one and --among need two different players"),
        (("--one", "greedy", "--among", "greedy"), "--one and --among need two different players"),
        (("--one", "greedy", "--among", "random", "--players", "random"), "and no --players"),
        (("--distinct", "--seats", "3"), "2 players cannot fill 3 seats"),
        (("--rules", "nonsense"), "expected an edition"),
        (
            ("--rules", "classic+coins=20.20.20.20", "--players", "perfect,random"),
            "the maximum is 20,000",
        ),
        (("--svg", "nowhere/plot.svg"), "Cannot write nowhere/plot.svg"),
    ],
)
def test_an_impossible_game_is_refused_at_once(
    options: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tournament, "run", lambda *_: pytest.fail("it has begun"))
    done = arena(*options)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("exactly: ")
    assert why in done.stderr


def test_a_player_without_compiled_version_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMPUTER_PLAYERS, "slow", COMPUTER_PLAYERS["greedy"])
    done = arena("--players", "slow,greedy")
    assert done.exit_code == 2
    assert "Unknown computer player slow" in done.stderr


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("exactly.lab.ratings", "exactly.cli.reports.arena"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    done = arena("--games", "2")
    assert done.exit_code == 2
    assert "exactly-game[arena]" in done.stderr


def test_an_interrupt_prints_the_partial_result(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Tournament.run

    def interrupted(tournament: Tournament, threads: int | None) -> Iterator[Standings]:
        for standings in whole(tournament, threads):
            yield standings
            if standings.games > 100:
                raise KeyboardInterrupt

    monkeypatch.setattr(Tournament, "run", interrupted)
    answer = facts("--games", "100000")
    assert answer["interrupted"]
    assert 100 < answer["games"] < 100_000
    assert sum(player["wins"] for player in answer["players"]) == answer["games"]
    assert arena("--games", "100000").stdout.startswith("Interrupted after ")


def test_an_interrupt_before_the_first_game_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(_: Tournament, threads: int | None) -> Iterator[Standings]:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tournament, "run", at_once)
    done = arena()
    assert done.exit_code == 2
    assert "before the first game was over" in done.stderr


def test_characters_can_use_another_network(tmp_path: Path) -> None:
    knows_nothing = tmp_path / "a.network"
    write_network(TrainedNetwork(untrained(3).layers), knows_nothing)
    options = ("--one", "magda", "--among", "greedy", "--seats", "3", "--games", "90")
    of_package = facts(*options, "--network", str(network_file(3, Edition.STANDARD)))
    assert of_package == facts(*options)
    assert facts(*options, "--network", str(knows_nothing))["players"][0]["player"] == "greedy"
    for refused, why in (
        (("--players", "greedy,random"), "none of these players uses a network"),
        (("--players", "greedy,pip", "--rules", "standard+limit=120"), "standard+limit=120"),
    ):
        done = arena(*refused, "--network", str(knows_nothing))
        assert done.exit_code == 2
        assert why in done.stderr
