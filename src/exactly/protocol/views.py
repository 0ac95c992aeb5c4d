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
    """A seat, as all clients see it."""

    seat: SeatNumber
    name: str = ""
    holder: int | None = None
    computer: str | None = None
    """The computer player of this seat, permanent or until the player returns."""
    offered: bool = False
    """Whether the seat may be taken by another player."""
    muted: bool = False
    """Whether the seat is muted in the chat."""
    connected: bool = False
    """Whether the device of this seat is connected."""


class View(Message):
    """The state that a client needs in order to act; computed from all events so far."""

    sequence: Sequence
    phase: Phase
    position: str | None = None
    to_act: SeatNumber | None = None
    """The seat that rolls or moves next."""
    rolling: bool = False
    """Whether the next step is a roll."""
    moves: tuple[str, ...] = ()
    """The legal moves, if the next step is a move."""
    question: Question | None = None
    """The request to undo or pause that waits for answers, if any."""
    asked_by: SeatNumber | None = None
    """The seat that made the request."""
    agreed: tuple[SeatNumber, ...] = ()
    """The seats that agree to the request."""
    paused: bool = False
    can_take_back: SeatNumber | None = None
    """The seat that may ask to undo the last move."""
    deadline: Milliseconds | None = None
    """When the time for the turn ends, or for adding random bytes to the dice; null: no limit."""


class TableView(Message):
    """The whole table, for a client that connects."""

    type: Literal["table"] = "table"
    code: str
    options: TableOptions
    seats: tuple[SeatView, ...]
    you: int | None = None
    """The number of this client's device (holder), found by its secret; null for a spectator."""
    game: int
    """The number of the current or last game; 0 before the first."""
    commitment: str | None = None
    winner: SeatNumber | None = None
    said: tuple[Said, ...] = ()
    """The last chat messages."""
    view: View
    now: Milliseconds
    """The current time of the server; deadlines and all other times are by its clock."""


class Happened(Message):
    """New events, and the view after them."""

    type: Literal["events"] = "events"
    events: tuple[AnyEvent, ...]
    view: View


class Seated(Message):
    """The secret of a device, sent once and only to the client that took its first seat."""

    type: Literal["seated"] = "seated"
    holder: int
    secret: Secret


class Here(Message):
    """The answer to `knock`."""

    type: Literal["here"] = "here"


class Presence(Message):
    """Which devices (holders) are connected, and since when each of the others is not."""

    type: Literal["presence"] = "presence"
    connected: tuple[int, ...]
    """The numbers of the connected holders."""
    away: dict[int, Milliseconds]
    """For each other holder, the time since when it is away."""


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
    """A command was refused; if it was stale, the missed events and the view follow."""

    type: Literal["refused"] = "refused"
    code: RefusalCode
    rule: str | None = None
    """The rule that forbids the move, if the code is `illegal-move`."""
    events: tuple[AnyEvent, ...] = ()
    view: View | None = None
