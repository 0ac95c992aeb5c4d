"""`exactly serve`: a server for online tables."""

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
    """The lowest level of messages that a server logs."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


_DATABASE, _LIMITS, _LOGGING = "Database", "Limits", "Logging"

_Host = Annotated[
    str, typer.Option(envvar="EXACTLY_HOST", metavar="HOST", help="Address to listen on.")
]
_Port = Annotated[
    int | None,
    typer.Option(
        envvar="EXACTLY_PORT",
        metavar="PORT",
        min=0,
        max=65535,
        help="Port to listen on.",
        show_default="8000; with --open the next free one",
    ),
]
_OpenPage = Annotated[bool, typer.Option("--open", help="Open the game in this machine's browser.")]
_Nearby = Annotated[
    bool,
    typer.Option("--nearby", help="Accept devices on the same network; show a QR code."),
]
_Database = Annotated[
    str | None,
    typer.Option(
        envvar="EXACTLY_DATABASE",
        metavar="URL",
        help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://….",
        show_default="a file in the user's data folder",
        rich_help_panel=_DATABASE,
    ),
]
_Broadcast = Annotated[
    str | None,
    typer.Option(
        envvar="EXACTLY_BROADCAST",
        metavar="URL",
        help="Redis URL, only needed for several processes.",
    ),
]
_Address = Annotated[
    str | None,
    typer.Option(
        envvar="EXACTLY_ADDRESS",
        metavar="URL",
        help="Public URL, such as https://play.example.",
    ),
]
_Origin = Annotated[
    list[str] | None,
    typer.Option(
        envvar="EXACTLY_ORIGINS",
        metavar="ORIGIN",
        help="Other origin that may use the API; repeatable.",
    ),
]
_Pace = Annotated[
    float,
    typer.Option(
        envvar="EXACTLY_PACE",
        metavar="SECONDS",
        min=0,
        max=60,
        help="Delay of computer players before each step.",
    ),
]
_Thinkers = Annotated[
    int | None,
    typer.Option(
        envvar="EXACTLY_THINKERS",
        metavar="N",
        min=1,
        max=1024,
        help="Processes for strong computer players.",
        show_default="all cores but one",
    ),
]
_GuestsAnAddress = Annotated[
    int,
    typer.Option(
        envvar="EXACTLY_GUESTS_AN_ADDRESS",
        metavar="N",
        min=1,
        help="Connections per IP address.",
        rich_help_panel=_LIMITS,
    ),
]
_TablesAMinute = Annotated[
    int,
    typer.Option(
        envvar="EXACTLY_TABLES_A_MINUTE",
        metavar="N",
        min=1,
        help="New tables per IP address and minute.",
        rich_help_panel=_LIMITS,
    ),
]
_OpenTablesAnHour = Annotated[
    int,
    typer.Option(
        envvar="EXACTLY_OPEN_TABLES_AN_HOUR",
        metavar="N",
        min=1,
        help="New public tables per IP address and hour.",
        rich_help_panel=_LIMITS,
    ),
]
_CommandsASecond = Annotated[
    int,
    typer.Option(
        envvar="EXACTLY_COMMANDS_A_SECOND",
        metavar="N",
        min=1,
        help="Messages per connection and second.",
        rich_help_panel=_LIMITS,
    ),
]
_KeepDays = Annotated[
    int,
    typer.Option(
        envvar="EXACTLY_KEEP_DAYS",
        metavar="DAYS",
        min=4,
        help="Remove tables after this time without events.",
        rich_help_panel=_DATABASE,
    ),
]
_Migrate = Annotated[
    bool,
    typer.Option(
        envvar="EXACTLY_MIGRATE",
        help="Migrate the database at startup.",
        rich_help_panel=_DATABASE,
    ),
]
_Proxies = Annotated[
    str,
    typer.Option(
        envvar="EXACTLY_PROXIES",
        metavar="IPS",
        help="Trusted proxy IPs, comma-separated; * trusts all.",
    ),
]
_LogLevel = Annotated[
    LogLevel,
    typer.Option(envvar="EXACTLY_LOG_LEVEL", help="Lowest level to log.", rich_help_panel=_LOGGING),
]
_LogText = Annotated[
    bool,
    typer.Option(
        "--log-text",
        envvar="EXACTLY_LOG_TEXT",
        help="Log as text, not as JSON.",
        rich_help_panel=_LOGGING,
    ),
]
_OnlyMigrate = Annotated[
    bool,
    typer.Option(
        "--only-migrate", help="Migrate the database and exit.", rich_help_panel=_DATABASE
    ),
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
    """Run a server for online tables."""
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
        migrates=False,  # done before the start
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
