"""With a damaged network, its players are not available, and running games continue."""

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from exactly.networks.files import network_file
from exactly.players.characters import CHARACTERS
from exactly.records import parse_record, verify
from exactly.rules import Edition
from support import networked_exactly
from support.paths import SUPPORT
from support.wire import Guest, Player, Server, browse, download_record, make_table


class NetworkedServer(Server):
    program = (str(SUPPORT / "networked_exactly.py"),)


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a server's networks, all valid."""
    folder = tmp_path / "networks"
    shutil.copytree(network_file(3, Edition.STANDARD).parent, folder)
    monkeypatch.setenv(networked_exactly.FOLDER, str(folder))
    return folder


@pytest.fixture
def server(networks: Path, tmp_path: Path) -> NetworkedServer:
    """A server that is not started yet."""
    return NetworkedServer(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", tmp_path)


def damage(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))


async def test_a_player_with_a_damaged_network_is_not_offered_and_refused(
    server: NetworkedServer, networks: Path
) -> None:
    server.start()
    others = ["greedy", "random"]
    async with browse(server.address) as web:
        assert (await web.get("/api/players")).json()["3"] == [*CHARACTERS, *others]
        damage(networks / "standard-3.network")
        for asked in ({}, {"rules": "standard+target=1"}):
            offered = (await web.get("/api/players", params=asked)).json()
            assert offered["3"] == others
            assert offered["4"] == [*CHARACTERS, *others]
        offered = (await web.get("/api/players", params={"rules": "classic"})).json()
        assert offered["3"] == [*CHARACTERS, *others]

        wish = {"players": ["greedy", "otto"]}
        refused = await web.post("/api/quick-play", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (422, "no-such-player")
        assert refused.json()["detail"].endswith("greedy, random")
        classic = {**wish, "options": {"rules": "classic"}}
        assert (await web.post("/api/quick-play", json=classic)).status_code == 201
    code, secret = await make_table(server.address, seats=3)
    async with Guest(server.address, code, secret) as guest:
        await guest.say("seat-computer", seat=2, player="otto")
        await guest.until(lambda: bool(guest.refusals))
        assert guest.refusals[0]["code"] == "no-such-player"
        await guest.say("seat-computer", seat=2, player="greedy")
        await guest.until(lambda: guest.has_seen("computer-seated", seat=2))
    assert server.stop() == 0


async def test_a_running_game_continues_after_a_restart_with_a_damaged_network(
    server: NetworkedServer, networks: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server.start()
    wish = {
        "players": ["otto", "magda"],
        "options": {"throw": "auto", "rules": "standard+target=1"},
    }
    async with browse(server.address) as web:
        made = (await web.post("/api/quick-play", json=wish)).json()
    guest = Guest(server.address, made["code"], made["secret"])
    await guest.come()
    player = Player(guest, {1}, Random(1))
    await player.play(until=lambda: guest.has_seen("moved", seat=2))
    assert server.stop() == 0
    assert capfd.readouterr().err == ""

    path = networks / "standard-3.network"
    damage(path)
    (networks / "classic-5.network").unlink()
    server.start()
    await player.play()
    record = parse_record(await download_record(server.address, made["code"]))
    assert record.players == ("", "bot:otto", "bot:magda")
    assert verify(record) == ()
    async with browse(server.address) as web:
        position = {"position": "5/5/5 0/0/0 1 -"}
        assert (await web.post("/api/value", json=position)).status_code == 422
    await guest.go()
    assert server.stop() == 0
    at_start, *logged = capfd.readouterr().err.splitlines()
    assert at_start == (
        f"exactly: Unusable networks in {networks}: standard-3.network (damaged), "
        "classic-5.network (unreadable). Players not available at these tables: "
        "pip, clara, bruno, ines, otto, magda. Reinstall exactly-game."
    )
    (line,) = map(json.loads, logged)
    assert (line["level"], line["event"]) == ("error", "network-damaged")
    assert (line["file"], line["damage"]) == (str(path), "changed")
