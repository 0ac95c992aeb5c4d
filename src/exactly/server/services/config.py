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
    """The folder in which solutions of the game for two are stored."""
    page: Path = _BUILT
    """The folder of the web page, built by `scripts/page`; it may be missing."""
    broadcast: str | None = None
    """A Redis URL; needed if the server has several processes."""
    address: str | None = None
    """The public URL, such as https://play.example; by default, the URL of each request."""
    origins: tuple[str, ...] = ()
    """Origins of other web pages that may use the API from a browser."""
    pace: float = 0.8
    """Seconds that a computer player waits before a roll or a move, so that people can follow."""
    keep_days: int = 90
    """Days without an event after which a table is removed."""
    commands_a_second: int = 200
    """Client messages allowed per connection and second, on average."""
    tables_a_minute: int = 120
    """New tables allowed per client address and minute."""
    open_tables_an_hour: int = 6
    """New tables in the public list per client address and hour, so that nobody fills it."""
    guests_an_address: int = 1_000
    """Simultaneous WebSocket connections allowed per client address."""
    threads: int = 2
    """Threads for fast computer players and for requests that compute something."""
    thinkers: int | None = None
    """The largest number of processes for slow computer players; by default, all cores but one."""
    proxies: str = "127.0.0.1"
    """Trusted proxies, comma-separated, for X-Forwarded-For; * trusts all."""
    log_level: str = "warning"
    log_as_text: bool = False
    """Whether log lines are text for people instead of JSON."""
    migrates: bool = True
    """Whether the server migrates the database when it starts."""
