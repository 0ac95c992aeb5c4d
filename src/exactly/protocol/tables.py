"""Messages of the HTTP API about tables: create, list, and quick play."""

from typing import Annotated

from pydantic import Field

from exactly.protocol.table_options import (
    Message,
    Name,
    PlayerName,
    SeatNumber,
    Secret,
    TableOptions,
)

__all__ = ["MadeTable", "OpenTable", "QuickPlay", "SeatSecret"]


class MadeTable(Message):
    """A new table, and the secret of its host, which is sent only once."""

    code: str
    secret: str
    link: str


class OpenTable(Message):
    """A table that anyone may join or watch."""

    code: str
    options: TableOptions
    free_seats: int
    made_at: int


class QuickPlay(Message):
    """A game against computer players, started at once."""

    name: Name = ""
    players: Annotated[tuple[PlayerName, ...], Field(min_length=1, max_length=5)] = ("greedy",)
    options: TableOptions = TableOptions()
    """The options of the table; the number of seats follows from `players`."""
    seat: SeatNumber = 1
    """Your seat; the computer players take the other seats in order."""


class SeatSecret(Message):
    """The secret of a device whose seats are shared with a second device."""

    secret: Secret
