"""Messages of the HTTP API about tables: create, list, and play at once."""

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
    """A new table, and the secret of its maker, told this once."""

    code: str
    secret: str
    link: str


class OpenTable(Message):
    """A table that anybody may join, or watch."""

    code: str
    options: TableOptions
    free_seats: int
    made_at: int


class QuickPlay(Message):
    """A game against computer players, at once."""

    name: Name = ""
    players: Annotated[tuple[PlayerName, ...], Field(min_length=1, max_length=5)] = ("greedy",)
    options: TableOptions = TableOptions()
    """How many seats there are follows from the players."""
    seat: SeatNumber = 1
    """Which seat is yours; the players have the others, in order."""


class SeatSecret(Message):
    """The secret of a device whose seats are carried to a second one."""

    secret: Secret
