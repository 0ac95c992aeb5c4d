"""Damaged, foreign or missing networks: every command that needs one refuses in one line."""

import sys
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from exactly.cli.commands import play
from exactly.cli.commands.app import app
from exactly.cli.serving.checks import check_networks
from exactly.locales import LANGUAGES, texts
from exactly.networks.damage import NetworkDamage
from exactly.networks.files import network_file
from exactly.rules import Edition
from exactly.terminal.screens.app import TableApp
from exactly.terminal.screens.full_screen import play_on_screen
from exactly.terminal.setup_choices import SeatChoice, SetupChoices

COMMANDS = {
    "value": ("value", "5/5/5 0/0/0 1 -"),
    "simulate": ("simulate", "--seats", "pip,greedy,otto", "--csv", "new.csv"),
    "arena": ("arena", "--players", "greedy,magda", "--seats", "3", "--svg", "new.svg"),
    "arena-one": ("arena", "--one", "magda", "--among", "greedy", "--seats", "3"),
    "compare": ("compare", "standard", "--seats", "greedy,clara,greedy", "--html", "new.html"),
    "play": ("play", "--plain", "--seats", "Ana,bruno,otto", "--record", "new.txt"),
    "play-strongest": ("play", "--seats", "Ana,greedy,magda", "--record", "new.txt"),
}

LOST = {
    NetworkDamage.FOREIGN: "is not a network of this game",
    NetworkDamage.OTHER_VERSION: "was written by another version",
    NetworkDamage.CHANGED: "is damaged",
    NetworkDamage.OTHER_TABLE: "is a network for another table",
    NetworkDamage.UNREADABLE: "cannot be read",
}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments, "--lang", "en"])


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
@pytest.mark.needs("numba")
def test_every_command_refuses_a_damaged_network(
    changed_networks: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    done = run(*command)
    assert (done.exit_code, done.stdout) == (2, "")
    path = changed_networks / "standard-3.network"
    assert done.stderr == f"exactly: {path} is damaged. Reinstall exactly-game.\n"
    assert not list(tmp_path.glob("new.*"))  # refused before the start


@pytest.mark.parametrize("damage", NetworkDamage)
@pytest.mark.needs("numba")
def test_every_damage_is_named(changed_networks: Path, damage: NetworkDamage) -> None:
    path = changed_networks / "standard-3.network"
    whole = path.read_bytes()
    if damage is NetworkDamage.FOREIGN:
        path.write_bytes(b"GIF89a" + whole)
    elif damage is NetworkDamage.OTHER_VERSION:
        path.write_bytes(whole.replace(b"exactly-network 1", b"exactly-network 2", 1))
    elif damage is NetworkDamage.OTHER_TABLE:
        other = (changed_networks / "standard-4.network").read_bytes()
        path.write_bytes(other[:-1] + bytes([other[-1] ^ 1]))
    elif damage is NetworkDamage.UNREADABLE:
        path.unlink()
    done = run("simulate", "--seats", "pip,pip,pip")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"exactly: {path} {LOST[damage]}. Reinstall exactly-game.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_damage_has_a_text(language: str) -> None:
    words = texts(language)
    for kind in ("network-damage", "network-file", "serve-network"):
        assert all(words.has(f"{kind}-{damage.value}") for damage in NetworkDamage)


def test_a_server_reports_damaged_networks_in_one_line(
    changed_networks: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    check_networks(texts("de"))
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert all(f"{path.name} (beschädigt)" in said.err for path in changed_networks.iterdir())
    monkeypatch.setitem(sys.modules, "numpy", None)  # then no player needs a network
    check_networks(texts("de"))
    assert capsys.readouterr().err == ""


def test_a_server_reports_nothing_if_all_networks_are_valid(
    capsys: pytest.CaptureFixture[str],
) -> None:
    check_networks(texts("en"))
    assert capsys.readouterr().err == ""


@pytest.mark.needs("numba")
def test_a_network_for_another_table_is_refused(tmp_path: Path) -> None:
    whole = network_file(3, Edition.STANDARD)
    asked = ("arena", "--players", "greedy,otto", "--games", "6", "--network")
    for_four = run(*asked, str(whole), "--seats", "4")
    assert for_four.exit_code == 2
    assert for_four.stderr.endswith(
        "is a network for another table: other seats or another edition.\n"
    )
    half = tmp_path / "half.network"
    half.write_bytes(whole.read_bytes()[:5000])
    for path, why in ((half, f"{half} is damaged"), (tmp_path / "no", "Cannot read")):
        done = run(*asked, str(path), "--seats", "3")
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith(f"exactly: {why}")
        assert done.stderr.count("\n") == 1


def test_training_against_a_missing_network_is_refused(
    changed_networks: Path, tmp_path: Path
) -> None:
    (changed_networks / "standard-3.network").unlink()
    out = str(tmp_path / "x.network")
    done = run("train", "--seats", "3", "--against", "package", "--quick", "--out", out)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "cannot be read. Reinstall exactly-game." in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.needs("numba")
def test_players_without_a_network_still_play(changed_networks: Path) -> None:
    assert run("simulate", "--seats", "greedy,random,greedy", "--games", "5").exit_code == 0


def test_an_interrupted_game_is_not_changed(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    begun = ("play", "--plain", "--seats", "Ana,otto,otto", "--record", str(record))
    CliRunner().invoke(app, [*begun, "--lang", "en"], input="")
    before = record.read_bytes()
    request.getfixturevalue("changed_networks")
    done = run("play", "--plain", "--continue", str(record))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.endswith("is damaged. Reinstall exactly-game.\n")
    assert done.stderr.count("\n") == 1
    assert record.read_bytes() == before


def test_the_set_up_screen_closes_with_the_reason(
    changed_networks: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = (SeatChoice(name="Ana"), SeatChoice("otto"), SeatChoice("pip"))

    def start(screen: TableApp) -> None:
        with redirect_stderr(StringIO()):  # not visible behind the full screen
            screen.start_game(SetupChoices(seats, taken=3))

    monkeypatch.setattr(TableApp, "run", start)
    monkeypatch.setattr(play, "_full_screen", lambda: play_on_screen)
    done = run("play", "--record", "new.txt")
    assert (done.exit_code, done.stdout) == (2, "")
    path = changed_networks / "standard-3.network"
    assert done.stderr == f"exactly: {path} is damaged. Reinstall exactly-game.\n"
    assert not (tmp_path / "new.txt").exists()
