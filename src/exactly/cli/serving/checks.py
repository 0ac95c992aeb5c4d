"""Checks of the settings of `exactly serve`, before the start."""

from collections.abc import Iterable
from ipaddress import ip_network
from math import isfinite
from urllib.parse import urlsplit

from exactly.cli.errors import complain, warn
from exactly.locales import Texts
from exactly.networks.files import find_damage
from exactly.players import COMPUTER_PLAYERS
from exactly.rules import SEATS, Edition

__all__ = [
    "DATABASES",
    "SQLITE",
    "check_addresses",
    "check_database",
    "check_networks",
    "check_pace",
    "check_proxies",
    "without_password",
]

SQLITE = "sqlite+aiosqlite:///"
DATABASES = (SQLITE, "postgresql+asyncpg://")
"""The prefixes of database URLs that a server accepts."""


def check_database(database: str, words: Texts) -> None:
    """Exit with an error for an unknown kind of database, or for one in memory."""
    if not database.startswith(DATABASES):
        complain(
            words("serve-database", database=without_password(database), known=" ".join(DATABASES))
        )
    if not _is_lasting(database):
        complain(words("serve-no-file", database=database, example=f"{SQLITE}tables.db"))


def check_addresses(
    broadcast: str | None, address: str | None, origins: Iterable[str], words: Texts
) -> None:
    """Exit with an error for an invalid address of Redis, of this server, or of another page."""
    if broadcast is not None and not broadcast.startswith(("redis://", "rediss://", "unix://")):
        complain(words("serve-broadcast", broadcast=without_password(broadcast)))
    if address is not None and not _is_address(address):
        complain(words("serve-address", address=address))
    for each in origins:
        if not _is_address(each) or urlsplit(each).path not in {"", "/"}:
            complain(words("serve-origin", origin=each))


def _is_address(text: str) -> bool:
    try:
        return text.startswith(("http://", "https://")) and bool(urlsplit(text).hostname)
    except ValueError:  # such as a bracket that is not closed
        return False


def check_proxies(proxies: str, words: Texts) -> None:
    """Exit with an error for invalid addresses of proxies."""
    for each in proxies.split(","):
        try:
            if each.strip() != "*":
                ip_network(each.strip())
        except ValueError:
            complain(words("serve-proxies", proxies=each.strip()))


def check_pace(pace: float, words: Texts) -> None:
    """Exit with an error for a pace (seconds per move) that is not a finite number."""
    if not isfinite(pace):
        complain(words("serve-pace", pace=str(pace)))


def check_networks(words: Texts) -> None:
    """Warn of missing or damaged networks and of the players that need them, but continue."""
    players = [
        name for name, player in COMPUTER_PLAYERS.items() if player.needs_network and player.is_here
    ]
    tables = ((seats, edition) for edition in Edition for seats in SEATS)
    damaged = [error for table in tables if (error := find_damage(*table))] if players else []
    if damaged:
        what = (words(f"serve-network-{it.damage.value}", file=it.path.name) for it in damaged)
        folder = str(damaged[0].path.parent)
        facts = {"folder": folder, "networks": ", ".join(what), "players": ", ".join(players)}
        warn(words("serve-networks", **facts))


def without_password(address: str) -> str:
    """Return a URL without the user name and the password before an `@`."""
    before, at, host = address.rpartition("@")
    scheme, apart, _ = before.partition("://")
    return f"{scheme}{apart}…{at}{host}" if at and apart else f"…{at}{host}" if at else address


def _is_lasting(database: str) -> bool:
    """Return whether a database keeps its data: SQLite must use a file, not memory."""
    file = database.removeprefix(SQLITE).partition("?")[0]
    is_file = file not in {"", ":memory:"} and not file.startswith("file:")
    return is_file or not database.startswith(SQLITE)
