"""The pages for operators list every setting and metric, and their examples work."""

import re
import sqlite3
from enum import Enum
from pathlib import Path
from random import Random

import pytest
import typer
from typer.core import TyperGroup, TyperOption

from exactly.cli.commands.app import app
from exactly.server.app import make_app
from exactly.server.operation.metrics import Metrics
from exactly.server.services.config import Config
from support.paths import ROOT
from support.wire import Guest, Player, Server, download_record, make_table

PAGES = [
    "how-to/deploy-a-server.md",
    "how-to/monitor-a-server.md",
    "how-to/back-up-and-restore.md",
    "reference/settings.md",
]
PAGE = "\n".join((ROOT / "docs" / name).read_text(encoding="utf-8") for name in PAGES)
DEPLOYED = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "deploy").iterdir()}
OF_THE_PROXY = {"EXACTLY_SITE", "EXACTLY_UPSTREAMS"}
"""Environment variables of the Caddyfile that the server does not know."""


def settings() -> list[TyperOption]:
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    serve = command.commands["serve"]
    return [each for each in serve.params if isinstance(each, TyperOption) and each.name != "help"]


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
def test_every_setting_is_on_the_page(setting: TyperOption) -> None:
    options = ", ".join(f"`{option}`" for option in [*setting.opts, *setting.secondary_opts])
    variable = f"`{setting.envvar}`" if setting.envvar else ""
    row = re.search(rf"^\| {options} \| *{variable} \| (.*?) \|", PAGE, re.MULTILINE)
    assert row is not None, f"{options} {variable}"
    default = setting.default.value if isinstance(setting.default, Enum) else setting.default
    if default is not None:
        expected = str(default).lower() if isinstance(default, bool) else str(default)
        assert row[1] == f"`{expected}`"


def test_every_setting_on_the_page_exists() -> None:
    known = {setting.envvar for setting in settings()} | OF_THE_PROXY
    for text in (PAGE, *DEPLOYED.values()):
        assert set(re.findall(r"\bEXACTLY_[A-Z_]+", text)) <= known


def test_every_metric_is_on_the_page() -> None:
    counted = Metrics(tables=lambda: 0, clients=lambda: 0).text()
    metrics = re.findall(r"^# TYPE (\S+) (\S+)$", counted, re.MULTILINE)
    assert metrics
    for name, kind in metrics:
        assert re.search(rf"^\| `{name}` \| {kind}[ ,]", PAGE, re.MULTILINE), name


def test_every_path_on_the_page_is_served(tmp_path: Path) -> None:
    served = make_app(Config(database="", solutions=tmp_path)).openapi()["paths"]
    paths = re.findall(r"^\| `(/\S+)` \|", PAGE, re.MULTILINE)
    assert len(paths) == 4
    for path in paths:
        assert path in {*served, "/api/openapi.json"}


@pytest.mark.parametrize(
    ("language", "name"), [("nginx", "nginx.conf"), ("caddyfile", "Caddyfile")]
)
def test_a_proxy_configuration_is_quoted_completely(language: str, name: str) -> None:
    assert f"```{language}\n{DEPLOYED[name]}```" in PAGE


def test_every_file_of_deploy_is_linked() -> None:
    assert DEPLOYED
    for name in DEPLOYED:
        assert f"(../../deploy/{name})" in PAGE


async def test_a_backup_made_while_the_server_runs_has_every_game(tmp_path: Path) -> None:
    statement = re.search(r'"(VACUUM INTO )', PAGE)
    assert statement is not None
    original, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    server = Server(f"sqlite+aiosqlite:///{original}", tmp_path).start()
    code, secret = await make_table(server.address, seats=2, rules="standard+target=1")
    async with Guest(server.address, code, secret) as guest:
        for seat in (1, 2):
            await guest.sit_down(seat)
        await guest.say("start")
        await guest.until(lambda: guest.has_seen("game-started"))
        await Player(guest, {1, 2}, Random(3)).play()
        text = await download_record(server.address, code)
        connection = sqlite3.connect(original)
        connection.execute(f"{statement[1]}'{copy}'")
        connection.close()
    assert server.stop() == 0
    restored = Server(f"sqlite+aiosqlite:///{copy}", tmp_path).start()
    assert await download_record(restored.address, code) == text
    assert restored.stop() == 0
