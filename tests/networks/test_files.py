"""The networks of the package are checked once, and again after a change, without NumPy."""

import subprocess
import sys
from pathlib import Path

import pytest

from exactly.networks import files
from exactly.networks.damage import NetworkDamage
from exactly.networks.files import find_damage, network_file
from exactly.players import players_for
from exactly.players.characters import CHARACTERS
from exactly.rules import SEATS, Edition


def damage(seats: int = 3, edition: Edition = Edition.STANDARD) -> NetworkDamage | None:
    found = find_damage(seats, edition)
    assert found is None or found.path == network_file(seats, edition)
    return None if found is None else found.damage


def test_the_networks_of_the_package_are_valid() -> None:
    assert {damage(seats, edition) for seats in SEATS for edition in Edition} == {None}


def test_all_damage_is_found_and_a_repaired_file_is_valid(changed_networks: Path) -> None:
    path = changed_networks / "standard-3.network"
    changed = path.read_bytes()
    whole = changed[:-1] + bytes([changed[-1] ^ 1])
    assert damage() is NetworkDamage.CHANGED
    path.write_bytes(b"GIF89a" + whole)
    assert damage() is NetworkDamage.FOREIGN
    path.write_bytes(whole.replace(b"exactly-network 1", b"exactly-network 2", 1) + b" ")
    assert damage() is NetworkDamage.OTHER_VERSION
    path.unlink()
    assert damage() is NetworkDamage.UNREADABLE
    path.write_bytes(whole)
    assert damage() is None
    other = network_file(4, Edition.STANDARD)
    other.write_bytes(whole)
    assert damage(4) is NetworkDamage.OTHER_TABLE


def test_a_file_is_read_once(monkeypatch: pytest.MonkeyPatch, changed_networks: Path) -> None:
    read: list[Path] = []
    unpack = files.unpack

    def count(path: Path, seats: int, edition: Edition) -> object:
        read.append(path)
        return unpack(path, seats, edition)

    monkeypatch.setattr(files, "unpack", count)
    for _ in range(3):
        assert damage() is NetworkDamage.CHANGED
    assert read == [changed_networks / "standard-3.network"]


@pytest.mark.needs("numba")
def test_a_player_with_a_damaged_network_is_not_offered(changed_networks: Path) -> None:
    path = network_file(4, Edition.CLASSIC)
    changed = path.read_bytes()
    path.write_bytes(changed[:-1] + bytes([changed[-1] ^ 1]))
    assert players_for(4, Edition.CLASSIC) == (*CHARACTERS, "greedy", "random")
    assert players_for(4, Edition.STANDARD) == ("greedy", "random")
    assert players_for(2, Edition.STANDARD) == ("perfect", "greedy", "random")


def test_the_check_does_not_import_numpy() -> None:
    script = (
        "import sys; from exactly.players import players_for; from exactly.rules import Edition; "
        "assert 'otto' in players_for(3, Edition.STANDARD); assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
