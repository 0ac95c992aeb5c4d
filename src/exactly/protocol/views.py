"""Messages from a table to its clients: the whole table, new events, and refusals."""

from enum import StrEnum
from typing import Literal

from exactly.protocol.events import AnyEvent, Said
from exactly.protocol.table_options import (
    Message,
    Milliseconds,
    Phase,
    Question,
    SeatNumber,
    Secret,
    Sequence,
    TableOptions,
)

__all__ = [
    "Happened",
    "Here",
    "Presence",
    "RefusalCode",
    "Refused",
    "SeatView",
    "Seated",
    "TableView",
    "View",
]


class SeatView(Message):
    """A seat, as everybody sees it."""

    seat: SeatNumber
    name: str = ""
    holder: int | None = None
    computer: str | None = None
    """The computer player that plays here, for good or until the owner comes back."""
    offered: bool = False
    muted: bool = False
    connected: bool = False


class View(Message):
    """What a guest needs to know now; it follows from the events, so nobody has to work it out."""

    sequence: Sequence
    phase: Phase
    position: str | None = None
    to_act: SeatNumber | None = None
    """Whose turn it is, to throw or to move."""
    rolling: bool = False
    """Whether the die is to be thrown next."""
    moves: tuple[str, ...] = ()
    """The legal moves, where a move is to be made."""
    question: Question | None = None
    asked_by: SeatNumber | None = None
    agreed: tuple[SeatNumber, ...] = ()
    paused: bool = False
    can_take_back: SeatNumber | None = None
    """Who may ask to take the last move back."""
    deadline: Milliseconds | None = None
    """When the turn time is over, or the time to give bytes."""


class TableView(Message):
    """A table as it stands, for somebody who comes to it."""

    type: Literal["table"] = "table"
    code: str
    options: TableOptions
    seats: tuple[SeatView, ...]
    you: int | None = None
    """Which holder the guest is, known by the secret."""
    game: int
    commitment: str | None = None
    winner: SeatNumber | None = None
    said: tuple[Said, ...] = ()
    view: View
    now: Milliseconds
    """What time it is on the server, whose clock deadlines and all other times are by."""


class Happened(Message):
    """New events, and what follows from them."""

    type: Literal["events"] = "events"
    events: tuple[AnyEvent, ...]
    view: View


class Seated(Message):
    """For the one who sat down alone: the secret that the seat belongs to, given once."""

    type: Literal["seated"] = "seated"
    holder: int
    secret: Secret


class Here(Message):
    """The answer to a knock."""

    type: Literal["here"] = "here"


class Presence(Message):
    """Which holders are connected, and since when the others are not."""

    type: Literal["presence"] = "presence"
    connected: tuple[int, ...]
    away: dict[int, Milliseconds]


class RefusalCode(StrEnum):
    """Why a command was refused; the sentences are in the catalogues."""

    UNREADABLE = "unreadable"
    NO_HELLO = "no-hello"
    STALE = "stale"
    NOT_YOUR_SEAT = "not-your-seat"
    SEAT_NOT_FREE = "seat-not-free"
    NO_SUCH_SEAT = "no-such-seat"
    SEATS_OPEN = "seats-open"
    NO_SUCH_PLAYER = "no-such-player"
    NOT_THE_MAKER = "not-the-maker"
    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    ILLEGAL_MOVE = "illegal-move"
    NOT_AWAY = "not-away"
    NO_TEXT_HERE = "no-text-here"
    MUTED = "muted"
    TOO_FAST = "too-fast"
    WORN_OUT = "worn-out"
    BUSY = "busy"


class Refused(Message):
    """A command was not carried out, and why; a stale one comes with what was missed."""

    type: Literal["refused"] = "refused"
    code: RefusalCode
    rule: str | None = None
    """Which rule forbids a move, by the name of the refusal."""
    events: tuple[AnyEvent, ...] = ()
    view: View | None = None
