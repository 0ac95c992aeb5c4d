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
"""What is raised where a database cannot be used."""

LONGEST_MESSAGE = 4096  # bytes; the longest command is a tenth of it


def can_be_read(database: str) -> bool:
    """Say whether the address of a database can be read."""
    try:
        make_url(database)
    except (ArgumentError, ValueError):  # such as a port that is no number
        return False
    return True


def bring_up_to_date(config: Config) -> None:
    """Bring the database to the newest shape; raises what is in `database_problem`, or OSError."""
    url = make_url(config.database)
    if url.get_backend_name() == "sqlite":
        # What is wrong with a file is best heard here: in a loop, a thread complains of it as well.
        with closing(sqlite3.connect(url.database or "")) as connection:
            connection.execute("PRAGMA schema_version")
    migrate(config.database)


def run(config: Config, listeners: list[socket.socket], opened: Callable[[], None]) -> None:
    """Serve until told to stop, whoever comes by one of the listeners, which are closed then.

    `opened` is called once somebody can come. Raises DatabaseInUseError where another server has
    the database.
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
    # Processes that hear of each other may well share a file.
    with lock_database(config.database) if config.broadcast is None else nullcontext():
        server.run(sockets=listeners)


class _Server(uvicorn.Server):
    """A server that says when it is open."""

    opened: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _collect_seldom()
        if not self.should_exit:
            self.opened()


def _collect_seldom() -> None:
    """Let the collector of cycles pass over what was there before the first guest.

    A table makes next to none: what it leaves behind is gone with the last name for it. With the
    collector's own settings, ten thousand tables would be looked through again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
