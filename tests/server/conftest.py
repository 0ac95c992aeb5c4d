"""Shared fixtures of the server's tests: a PostgreSQL, a Redis, and a server."""

from collections.abc import Iterator

import pytest

from support.services import (
    database,
    empty_database,
    migrated_file,
    migrated_postgres_database,
    postgres_cluster,
    postgres_database,
    postgres_databases,
    postgres_server,
    redis_process,
    redis_server,
)
from support.wire import Server

__all__ = [
    "database",
    "empty_database",
    "migrated_file",
    "migrated_postgres_database",
    "postgres_cluster",
    "postgres_database",
    "postgres_databases",
    "postgres_server",
    "redis_process",
    "redis_server",
    "server",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`exactly serve` with default settings, for all tests of a file."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite+aiosqlite:///{folder / 'tables.db'}", folder).start()
    yield server
    assert server.stop() == 0
