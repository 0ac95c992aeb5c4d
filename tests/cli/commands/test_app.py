"""`exactly` without a command: from the start of the server to the page in the browser."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import IO

import httpx
import pytest

from exactly import __version__
from support.command_line import exactly
from support.wire import PATIENCE

INDEX = "<!doctype html><title>Exactly</title>"
WITH_PAGE = """
import sys
from functools import partial
from pathlib import Path
from exactly.__main__ import main
from exactly.server.services import config
config.Config = partial(config.Config, page=Path(sys.argv.pop(1)))
main()
"""
WITHOUT_SERVER = """
import sys
sys.modules["fastapi"] = None
from exactly.__main__ import main
main()
"""
INTERRUPTED = """
import sys

class Impatient:
    def find_spec(self, name, *_):
        if name == "exactly.cli.commands.app":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Impatient())
from exactly.__main__ import main
main()
"""


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """A home folder, a page, and a browser that reports its URL."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text(INDEX, encoding="utf-8")
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "shown: $1"\n', encoding="utf-8")
    browser.chmod(0o755)
    folders = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(tmp_path))
    own = {"EXACTLY_PORT": "0", "BROWSER": f"{browser} %s", "LANG": "C.UTF-8", "LC_ALL": ""}
    return {**os.environ, **folders, **own, "LANGUAGE": ""}


@contextmanager
def started(
    surroundings: dict[str, str], *arguments: str
) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    page = str(Path(surroundings["HOME"]) / "page")
    process = subprocess.Popen(
        [sys.executable, "-c", WITH_PAGE, page, *arguments],
        stdout=subprocess.PIPE,
        env=surroundings,
        encoding="utf-8",
    )
    assert process.stdout is not None
    too_late = Timer(PATIENCE, process.kill)
    too_late.start()
    try:
        yield process, process.stdout
    finally:
        too_late.cancel()
        process.kill()
        process.wait()
        process.stdout.close()


def test_the_page_opens_and_ctrl_c_closes_it(surroundings: dict[str, str]) -> None:
    with started(surroundings, "--json") as (process, told):
        addresses = json.loads(told.readline())
        here, nearby = addresses["address"], addresses["nearby"]
        assert told.readline() == f"shown: {here}\n"
        with httpx.Client(trust_env=False, timeout=PATIENCE) as web:
            for address in (here, *([nearby] if nearby else [])):
                for path in ("/", "/t/kx7f2m"):
                    assert web.get(address + path).text == INDEX
            tag = web.head(f"{here}/").headers["etag"]
            assert web.get(f"{here}/", headers={"if-none-match": tag}).status_code == 304
            made = web.post(f"{here}/api/tables", json={}).json()
        assert made["link"] == f"{nearby or here}/t/{made['code']}"
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 128 + signal.SIGINT


def test_the_address_is_printed_for_people(surroundings: dict[str, str]) -> None:
    with started(surroundings, "--lang", "de") as (_, told):
        assert told.readline().startswith("Der Server läuft unter http://127.0.0.1:")


@pytest.mark.parametrize("browser", ["/nowhere/browser %s", "false %s"])
def test_a_browser_that_fails_does_not_stop_the_server(
    surroundings: dict[str, str], browser: str
) -> None:
    with started({**surroundings, "BROWSER": browser}, "--json") as (process, told):
        here = json.loads(told.readline())["address"]
        assert httpx.get(f"{here}/", trust_env=False, timeout=PATIENCE).text == INDEX
        process.send_signal(signal.SIGTERM)
        assert told.read() == ""


def test_without_the_server_it_names_the_extra_and_the_terminal_game(
    surroundings: dict[str, str],
) -> None:
    surroundings["EXACTLY_COMMAND"] = "exactly"
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_SERVER],
        capture_output=True,
        check=False,
        env=surroundings,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        'exactly: Missing package fastapi. Run: pip install "exactly-game[server]" '
        "(or play in this terminal: exactly play)\n"
    )


def test_an_early_interrupt_prints_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED],
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGINT, "", "")


def test_version_and_help() -> None:
    assert exactly("--version").stdout == f"exactly {__version__}\n"
    for command in ("moves", "apply", "verify", "play", "rules"):
        assert command in exactly("--help").stdout
        assert exactly(command, "--help").returncode == 0
