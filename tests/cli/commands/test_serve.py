"""`exactly serve` refuses invalid settings before it starts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.wire import PATIENCE, Server


def serve(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "exactly", "serve", "--only-migrate", *options],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
        cwd=folder,
        env={**os.environ, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder), "HOME": str(folder)},
    )


@pytest.mark.parametrize(
    "file", ["", ":memory:", ":memory:?timeout=5", "file::memory:?uri=true", "file:a.db?uri=true"]
)
def test_an_in_memory_database_is_refused(tmp_path: Path, file: str) -> None:
    database = f"sqlite+aiosqlite:///{file}"
    done = serve(tmp_path, "--database", database)
    assert done.returncode == 2
    assert done.stderr == (
        f"exactly: Invalid --database {database}: name a file, "
        "as in sqlite+aiosqlite:///tables.db\n"
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("file", ["tables.db", "tables.db?timeout=5", "memory.db"])
def test_any_file_name_is_accepted(tmp_path: Path, file: str) -> None:
    done = serve(tmp_path, "--database", f"sqlite+aiosqlite:///{file}")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / file.partition("?")[0]).exists()


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--database", "mysql://host/tables"),
        ("--broadcast", "tables"),
        ("--address", "tables"),
        ("--address", "https://"),
        ("--address", "http://[::1"),
        ("--origin", "tables"),
        ("--origin", "https://play.example/path"),
        ("--proxies", "nonsense"),
        ("--pace", "nan"),
    ],
)
def test_an_invalid_address_is_refused(tmp_path: Path, option: str, value: str) -> None:
    done = serve(tmp_path, option, value)
    assert done.returncode == 2
    assert done.stderr.startswith(f"exactly: Invalid {option} {value}: ")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--database", "postgresql://exactly:hunter2@db/exactly"),
        ("--database", "postgresql+asyncpg://exactly:hunter2@w0rd:hunter2@db:port/exactly"),
        ("--broadcast", "exactly:hunter2@redis"),
        ("--broadcast", "http://exactly:hunter2@redis"),
    ],
)
def test_no_password_is_printed(tmp_path: Path, option: str, value: str) -> None:
    done = serve(tmp_path, option, value)
    assert done.returncode == 2
    assert "hunter2" not in done.stderr + done.stdout
    assert done.stderr.count("\n") == 1


@pytest.mark.needs("asyncpg")
def test_a_database_that_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "no.db").write_text("This is no database, whatever its name says. " * 100)
    for database in (
        "sqlite+aiosqlite:///nowhere/tables.db",
        "sqlite+aiosqlite:///no.db",
        "postgresql+asyncpg://127.0.0.1:1/tables",
    ):
        done = serve(tmp_path, "--database", database)
        assert done.returncode == 2
        assert done.stderr.startswith("exactly: Could not start the server: ")
        assert done.stderr.count("\n") == 1


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    first = Server(database, tmp_path).start()
    options = ("--port", "0", "--database", database)
    second = subprocess.run(
        [sys.executable, "-m", "exactly", "serve", *options],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "LANG": "C.UTF-8"},
    )
    assert second.returncode == 2
    assert "Another server uses" in second.stderr
    first.kill()
    assert Server(database, tmp_path).start().stop() == 0
