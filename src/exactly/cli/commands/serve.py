"""`exactly serve`: serves tables to everybody who has the address."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from exactly.cli.errors import complain
from exactly.cli.files import cannot_write
from exactly.cli.options import AsJson, Language, catalogue
from exactly.cli.serving.checks import (
    SQLITE,
    check_addresses,
    check_database,
    check_pace,
    check_proxies,
)
from exactly.evaluation.find import solutions_folder
from exactly.locales import Texts
from exactly.locales.wording import command

__all__ = ["serve"]


class LogLevel(StrEnum):
    """The least level of messages that a server logs."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


_Host = Annotated[str, typer.Option(envvar="EXACTLY_HOST", help="The address to listen at.")]
_Port = Annotated[
    int | None,
    typer.Option(
        envvar="EXACTLY_PORT",
        min=0,
        max=65535,
        help="The port to listen at; else 8000, or with --open the next that is free.",
    ),
]
_OpenPage = Annotated[bool, typer.Option("--open", help="Open the page in this machine's browser.")]
_Nearby = Annotated[
    bool,
    typer.Option("--nearby", help="Let phones in the same network come, by a QR code."),
]
_Database = Annotated[
    str | None,
    typer.Option(
        envvar="EXACTLY_DATABASE",
        metavar="URL",
        help="Where tables are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://…; "
        "else a file in the user's data folder.",
    ),
]
_Broadcast = Annotated[
    str | None,
    typer.Option(
        envvar="EXACTLY_BROADCAST",
        metavar="URL",
        help="Notices between processes: redis://…; for one process none are needed.",
    ),
]
_Address = Annotated[
    str | None,
    typer.Option(
        envvar="EXACTLY_ADDRESS",
        metavar="URL",
        help="What people type to come here, such as https://play.example.",
    ),
]
_Origin = Annotated[
    list[str] | None,
    typer.Option(
        envvar="EXACTLY_ORIGINS", metavar="ORIGIN", help="Another page that may use the API."
    ),
]
_Pace = Annotated[
    float,
    typer.Option(
        envvar="EXACTLY_PACE", min=0, max=60, help="Seconds a computer player takes for a step."
    ),
]
_Thinkers = Annotated[
    int | None,
    typer.Option(
        envvar="EXACTLY_THINKERS",
        min=1,
        max=1024,
        help="Processes for reviews and strong computer players; else a core is left free.",
    ),
]
_GuestsAnAddress = Annotated[
    int,
    typer.Option(
        envvar="EXACTLY_GUESTS_AN_ADDRESS",
        min=1,
        help="How many connections one address may have at a time.",
    ),
]
_TablesAMinute = Annotated[
    int,
    typer.Option(
        envvar="EXACTLY_TABLES_A_MINUTE",
        min=1,
        help="How many tables may be made from one address.",
    ),
]
_OpenTablesAnHour = Annotated[
    int,
    typer.Option(
        envvar="EXACTLY_OPEN_TABLES_AN_HOUR",
        min=1,
        help="How many of them may stand in the list of open tables.",
    ),
]
_CommandsASecond = Annotated[
    int,
    typer.Option(
        envvar="EXACTLY_COMMANDS_A_SECOND", min=1, help="How many messages a guest may send."
    ),
]
_KeepDays = Annotated[
    int,
    typer.Option(
        envvar="EXACTLY_KEEP_DAYS", min=4, help="Remove tables nobody was at for so many days."
    ),
]
_Migrate = Annotated[
    bool,
    typer.Option(
        envvar="EXACTLY_MIGRATE", help="Bring the database to the newest shape at the start."
    ),
]
_Proxies = Annotated[
    str,
    typer.Option(
        envvar="EXACTLY_PROXIES",
        metavar="ADDRESSES",
        help="Proxies that are believed who their guests are, with commas; * for all.",
    ),
]
_LogLevel = Annotated[
    LogLevel, typer.Option(envvar="EXACTLY_LOG_LEVEL", help="From which level on to log.")
]
_LogText = Annotated[
    bool,
    typer.Option("--log-text", envvar="EXACTLY_LOG_TEXT", help="Log for people, not as JSON."),
]
_OnlyMigrate = Annotated[
    bool, typer.Option("--only-migrate", help="Bring the database to it, and end.")
]


def serve(
    *,
    host: _Host = "127.0.0.1",
    port: _Port = None,
    open_page: _OpenPage = False,
    nearby: _Nearby = False,
    database: _Database = None,
    broadcast: _Broadcast = None,
    address: _Address = None,
    origin: _Origin = None,
    pace: _Pace = 0.8,
    thinkers: _Thinkers = None,
    guests_an_address: _GuestsAnAddress = 1_000,
    tables_a_minute: _TablesAMinute = 120,
    open_tables_an_hour: _OpenTablesAnHour = 6,
    commands_a_second: _CommandsASecond = 200,
    keep_days: _KeepDays = 90,
    migrate: _Migrate = True,
    proxies: _Proxies = "127.0.0.1",
    log_level: _LogLevel = LogLevel.WARNING,
    log_text: _LogText = False,
    only_migrate: _OnlyMigrate = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Serve tables: people come by a link, with phones, computers or one shared tablet."""
    words = catalogue(lang)
    where = database or _own_database(words)
    check_database(where, words)
    check_addresses(broadcast, address, origin or [], words)
    check_proxies(proxies, words)
    check_pace(pace, words)
    try:
        from exactly.cli.serving.start import StartOptions, migrate_and_serve
        from exactly.server.services.config import Config
    except ModuleNotFoundError as error:
        key = "serve-missing-for-page" if open_page else "serve-missing"
        complain(words(key, module=error.name or "fastapi", command=command()))
    config = Config(
        database=where,
        solutions=solutions_folder(),
        broadcast=broadcast,
        address=address and address.rstrip("/"),
        origins=tuple(each.rstrip("/") for each in origin or ()),
        pace=pace,
        thinkers=thinkers,
        guests_an_address=guests_an_address,
        tables_a_minute=tables_a_minute,
        open_tables_an_hour=open_tables_an_hour,
        commands_a_second=commands_a_second,
        keep_days=keep_days,
        proxies=proxies,
        log_level=log_level.value,
        log_as_text=log_text,
        migrates=False,  # that is done before the start
    )
    options = StartOptions(host, port, opens_page=open_page, is_for_nearby=nearby, as_json=as_json)
    start = None if only_migrate else options
    migrate_and_serve(config, start, words, migrates=only_migrate or migrate)


def _own_database(words: Texts) -> str:
    folder = user_data_path("exactly", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        complain(cannot_write(folder, error, words))
    return f"{SQLITE}{Path(folder) / 'tables.db'}"
