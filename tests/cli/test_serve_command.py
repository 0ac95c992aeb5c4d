"""`exactly serve` complains of settings that it cannot be run with, before it opens."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def serve(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "exactly", "serve", "--only-migrate", *options],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        cwd=folder,
        env={**os.environ, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder), "HOME": str(folder)},
    )


@pytest.mark.parametrize(
    "file", ["", ":memory:", ":memory:?timeout=5", "file::memory:?uri=true", "file:a.db?uri=true"]
)
def test_tables_are_kept_in_a_file(tmp_path: Path, file: str) -> None:
    database = f"sqlite+aiosqlite:///{file}"
    done = serve(tmp_path, "--database", database)
    assert done.returncode == 2
    assert done.stderr == (
        f"exactly: {database} names no file; tables are kept in one, "
        "as in sqlite+aiosqlite:///tables.db\n"
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("file", ["tables.db", "tables.db?timeout=5", "memory.db"])
def test_any_file_will_do(tmp_path: Path, file: str) -> None:
    done = serve(tmp_path, "--database", f"sqlite+aiosqlite:///{file}")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / file.partition("?")[0]).exists()


@pytest.mark.parametrize(
    ("option", "value"),
    [("--database", "mysql://host/tables"), ("--broadcast", "tables"), ("--address", "tables")],
)
def test_what_is_no_address_is_refused(tmp_path: Path, option: str, value: str) -> None:
    done = serve(tmp_path, option, value)
    assert done.returncode == 2
    assert done.stderr.startswith(f"exactly: {value} is no ")
