"""The settings of a server."""

from dataclasses import dataclass
from pathlib import Path

__all__ = ["Config"]

_BUILT = Path(__file__).parents[1] / "page"


@dataclass(frozen=True, slots=True)
class Config:
    """All settings of a server; the defaults are for one process on one machine."""

    database: str
    """A database URL of SQLAlchemy: `sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`."""
    solutions: Path
    """The folder of solved games."""
    page: Path = _BUILT
    """The folder of the page, as `scripts/page` builds it; there may be none."""
    broadcast: str | None = None
    """A Redis URL, where there are several processes."""
    address: str | None = None
    """What people type to come here, such as https://play.example; else what they came by."""
    origins: tuple[str, ...] = ()
    """Other pages that may use the API from a browser."""
    pace: float = 0.8
    """Seconds a computer player takes for a step, so that people can follow."""
    keep_days: int = 90
    """After so many days without an event a table is removed."""
    commands_a_second: int = 200
    """How many messages a guest may send, in the long run."""
    tables_a_minute: int = 120
    """How many tables may be made from one address."""
    open_tables_an_hour: int = 6
    """How many of them may be listed: else one could fill the list."""
    guests_an_address: int = 1_000
    """How many connections one address may have at a time."""
    threads: int = 2
    """Threads in which computer players think who are soon done, and questions are answered."""
    thinkers: int | None = None
    """Processes, at most, for reviews and who takes long to think; else a core stays free."""
    proxies: str = "127.0.0.1"
    """Which proxies are believed who their guests are, with commas between; * for all."""
    log_level: str = "warning"
    log_as_text: bool = False
    """Whether the log is for people instead of programs."""
    migrates: bool = True
    """Whether the database is brought to the newest shape when the server starts."""
