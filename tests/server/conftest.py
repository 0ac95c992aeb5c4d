"""What the server's tests share: a PostgreSQL and a Redis of their own."""

from server.services import (
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
]
