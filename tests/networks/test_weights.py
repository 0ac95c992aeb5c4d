"""Network files: they are read as written, and refused if damaged."""

from pathlib import Path

import numpy as np
import pytest

from exactly.networks.features import Features
from exactly.networks.files import FOLDER
from exactly.networks.weights import (
    DamagedNetworkError,
    NetworkDamage,
    TrainedNetwork,
    read_network,
    trained_network,
    write_network,
)
from exactly.rules import SEATS, Edition
from support.tables_of_networks import untrained

FEATURES = Features(3)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.network"
    write_network(TrainedNetwork(untrained(3).layers, {"seed": 7}), path)
    return path


def damage_of(path: Path, features: Features = FEATURES) -> NetworkDamage:
    with pytest.raises(DamagedNetworkError) as caught:
        read_network(path, features)
    assert str(path) in str(caught.value)
    return caught.value.damage


def test_a_written_network_is_read_again(file: Path) -> None:
    trained = read_network(file, FEATURES)
    assert trained.about == {"seed": 7}
    for read, written in zip(trained.layers[1:], untrained(3).layers[1:], strict=True):
        assert read.dtype == np.float32
        assert read == pytest.approx(written, abs=1e-3, rel=1e-3)


def test_a_foreign_file_is_refused(file: Path) -> None:
    file.write_bytes(b"GIF89a" + file.read_bytes())
    assert damage_of(file) is NetworkDamage.FOREIGN


def test_an_empty_file_is_refused(file: Path) -> None:
    file.write_bytes(b"")
    assert damage_of(file) is NetworkDamage.FOREIGN


def test_a_file_of_another_version_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b"exactly-network 1", b"exactly-network 2", 1))
    assert damage_of(file) is NetworkDamage.OTHER_VERSION


@pytest.mark.parametrize("at", [90, 200, 1000, -1])
def test_a_changed_file_is_refused(file: Path, at: int) -> None:
    content = bytearray(file.read_bytes())
    content[at] ^= 1
    file.write_bytes(content)
    assert damage_of(file) is NetworkDamage.CHANGED


@pytest.mark.parametrize("size", [25, 90, 500, -1])
def test_half_a_file_is_refused(file: Path, size: int) -> None:
    file.write_bytes(file.read_bytes()[:size])
    assert damage_of(file) is NetworkDamage.CHANGED


@pytest.mark.parametrize("features", [Features(4), Features(3, Edition.CLASSIC)])
def test_a_network_for_another_table_is_refused(file: Path, features: Features) -> None:
    assert damage_of(file, features) is NetworkDamage.OTHER_TABLE


def test_there_is_a_network_for_every_table_and_all_are_small() -> None:
    for seats in SEATS:
        for edition in Edition:
            assert trained_network(seats, edition).layers.features == Features(seats, edition)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= 2_000_000
