"""Files are written whole or not at all, by every method that a system offers."""

import os
import stat
from pathlib import Path

import pytest

from exactly.records import atomic_file
from exactly.records.atomic_file import write_atomically


@pytest.fixture(params=["unnamed", "not this disk", "not this system", "no open files"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each method to write a file."""

    def refuse(path: Path, flags: int, mode: int) -> int:
        if flags & os.O_TMPFILE == os.O_TMPFILE:
            raise OSError(95, "Operation not supported")
        return open_file(path, flags, mode)

    open_file = os.open
    if request.param == "not this disk":
        monkeypatch.setattr(os, "open", refuse)
    elif request.param == "not this system":
        monkeypatch.delattr(os, "O_TMPFILE")
    elif request.param == "no open files":
        monkeypatch.setattr(atomic_file, "_OPEN_FILES", Path("/nowhere"))
    return str(request.param)


@pytest.mark.usefixtures("system")
def test_the_new_content_takes_the_place_of_the_old(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    write_atomically(path, [b"one", b"two"])
    assert path.read_bytes() == b"onetwo"
    path.chmod(0o640)
    write_atomically(path, [b"three"])
    assert path.read_bytes() == b"three"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("system")
def test_an_interrupted_write_leaves_the_old_content(tmp_path: Path) -> None:
    def pieces() -> "list[bytes]":
        raise KeyboardInterrupt

    path = tmp_path / "game.txt"
    write_atomically(path, [b"old"])
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, (piece for _ in [0] for piece in pieces()))
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_an_incomplete_file_has_no_name(tmp_path: Path) -> None:
    def pieces() -> "list[bytes]":
        seen.extend(tmp_path.iterdir())
        return [b"half"]

    seen: list[Path] = []
    write_atomically(tmp_path / "game.txt", (piece for _ in [0] for piece in pieces()))
    assert seen == []


def test_what_a_killed_program_left_behind_is_removed(tmp_path: Path) -> None:
    path, left = tmp_path / "game.txt", tmp_path / ".game.txt.abc.part"
    left.write_bytes(b"half")
    os.utime(left, (0, 0))
    write_atomically(path, [b"whole"])
    assert list(tmp_path.iterdir()) == [path]


def test_what_another_program_is_writing_is_left_alone(tmp_path: Path) -> None:
    writing = tmp_path / ".game.txt.abc.part"
    writing.write_bytes(b"half")
    write_atomically(tmp_path / "game.txt", [b"whole"])
    assert writing.exists()
