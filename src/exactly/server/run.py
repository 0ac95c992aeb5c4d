"""Run a server with uvicorn: listen, report the address, and shut down cleanly."""

import gc
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing, nullcontext

import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from exactly.server.app import make_app
from exactly.server.event_log.file_lock import DatabaseInUseError, lock_database
from exactly.server.event_log.migrate import migrate
from exactly.server.http.request_timeout import RequestTimeoutProtocol
from exactly.server.http.security_headers import SecurityHeaders
from exactly.server.operation.logging import set_up
from exactly.server.services.config import Config
from exactly.server.websocket.endpoint import WebSocketEndpoint
from exactly.server.websocket.uvicorn_connection import Connection

__all__ = [
    "LONGEST_MESSAGE",
    "DatabaseInUseError",
    "bring_up_to_date",
    "can_be_read",
    "database_problem",
    "run",
]

database_problem = SQLAlchemyError, sqlite3.Error
"""The exceptions that SQLAlchemy and SQLite raise for a database that cannot be used."""

LONGEST_MESSAGE = 4096  # bytes; the longest command is a tenth of it


def can_be_read(database: str) -> bool:
    """Return whether a database URL can be parsed."""
    try:
        make_url(database)
    except (ArgumentError, ValueError):  # such as an invalid port
        return False
    return True


def bring_up_to_date(config: Config) -> None:
    """Migrate the database to the newest schema; raises `database_problem` or OSError."""
    url = make_url(config.database)
    if url.get_backend_name() == "sqlite":
        # Open the file first: in an event loop, a thread would log the same error as well.
        with closing(sqlite3.connect(url.database or "")) as connection:
            connection.execute("PRAGMA schema_version")
    migrate(config.database)


def run(config: Config, listeners: list[socket.socket], opened: Callable[[], None]) -> None:
    """Serve requests on the listeners until stopped, then close them.

    `opened` is called when the server accepts connections. Raises DatabaseInUseError if another
    server uses the database.
    """
    set_up(config.log_level, as_text=config.log_as_text)
    settings = uvicorn.Config(
        SecurityHeaders(WebSocketEndpoint(make_app(config)), origins=config.origins),
        http=RequestTimeoutProtocol,
        ws=Connection,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=None,  # see keepalive
        ws_per_message_deflate=False,  # messages are short
        timeout_graceful_shutdown=5,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=config.proxies,
    )
    server = _Server(settings)
    server.opened = opened
    # Processes with a broadcast may share a database file.
    with lock_database(config.database) if config.broadcast is None else nullcontext():
        server.run(sockets=listeners)


class _Server(uvicorn.Server):
    """A uvicorn server with a callback for the start."""

    opened: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _tune_garbage_collector()
        if not self.should_exit:
            self.opened()


def _tune_garbage_collector() -> None:
    """Make the garbage collector run less often, and never scan the objects of the start.

    A table creates almost no reference cycles. With the default thresholds, the collector would
    scan ten thousand tables again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
