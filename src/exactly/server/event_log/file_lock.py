"""A lock on the SQLite file: with two server processes, each would miss the other's events."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import make_url

__all__ = ["DatabaseInUseError", "lock_database"]


class DatabaseInUseError(OSError):
    """The database file is in use by another server."""

    def __init__(self, file: str) -> None:
        super().__init__(f"another server uses the database {file}; stop it first")
        self.file = file


@contextmanager
def lock_database(database: str) -> Iterator[None]:
    """Lock a SQLite database for this server; raises DatabaseInUseError if another one has it.

    The system releases the lock even if the process is killed.
    """
    url = make_url(database)
    can_hold = find_spec("fcntl") is not None  # not on every system
    if not can_hold or url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    import fcntl  # noqa: PLC0415

    with Path(f"{url.database}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise DatabaseInUseError(url.database) from error
        yield
