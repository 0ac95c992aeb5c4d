"""Events: what happened at a table, named in the past tense. The event log consists of them.

They are plain classes, not checked when they are created: every move creates two. Events from the
log are checked when they are read.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    get_args,
)

from pydantic import ConfigDict, Field, TypeAdapter

from exactly.protocol.table_options import (
    Milliseconds,
    Phrase,
    Question,
    SeatNumber,
    Sequence,
    TableOptions,
)

__all__ = [
    "EVENTS",
    "Answered",
    "AnyEvent",
    "Asked",
    "BytesGiven",
    "ComputerSeated",
    "EuroTaken",
    "Event",
    "GameEnded",
    "GameStarted",
    "Moved",
    "Muted",
    "Paused",
    "Resumed",
    "Rolled",
    "Said",
    "SeatKept",
    "SeatLeft",
    "SeatOffered",
    "SeatReturned",
    "SeatTaken",
    "TableMade",
    "TakenBack",
]


T = TypeVar("T")


@dataclass_transform(kw_only_default=True)
def _event(cls: type[T]) -> type[T]:
    return dataclass(slots=True, kw_only=True)(cls)


@_event
class Event:
    """Something that happened at a table; stored in the log, and sent to every client."""

    __pydantic_config__: ClassVar = ConfigDict(extra="forbid")

    type: str
    sequence: Sequence
    at: Milliseconds
    """The time, in milliseconds since 1970."""

    def write(self) -> str:
        """Return the event as JSON, as it is stored and sent."""
        return _SERIALIZERS[type(self)](self).decode()


@_event
class TableMade(Event):
    """A table was created."""

    type: Literal["table-made"] = "table-made"
    code: str
    options: TableOptions


@_event
class SeatTaken(Event):
    """A person took a seat."""

    type: Literal["seat-taken"] = "seat-taken"
    seat: SeatNumber
    name: str
    holder: int
    """The number of the device; seats on one device have the same holder."""


@_event
class SeatLeft(Event):
    """A seat became free."""

    type: Literal["seat-left"] = "seat-left"
    seat: SeatNumber


@_event
class ComputerSeated(Event):
    """A computer player took a seat permanently."""

    type: Literal["computer-seated"] = "computer-seated"
    seat: SeatNumber
    player: str


@_event
class SeatOffered(Event):
    """A player offered their seat to others."""

    type: Literal["seat-offered"] = "seat-offered"
    seat: SeatNumber


@_event
class SeatKept(Event):
    """A computer player replaced the player of a seat until they return."""

    type: Literal["seat-kept"] = "seat-kept"
    seat: SeatNumber
    player: str


@_event
class SeatReturned(Event):
    """The player of a seat has returned to it."""

    type: Literal["seat-returned"] = "seat-returned"
    seat: SeatNumber


@_event
class GameStarted(Event):
    """A game started; with a virtual die (`checkable`), the commitment to its seed is published."""

    type: Literal["game-started"] = "game-started"
    game: int
    """The number of the game at this table, counting from 1."""
    commitment: str | None


@_event
class BytesGiven(Event):
    """A device added its random bytes to the dice for a seat."""

    type: Literal["bytes-given"] = "bytes-given"
    seat: SeatNumber
    bytes: str


@_event
class Rolled(Event):
    """The die was rolled."""

    type: Literal["rolled"] = "rolled"
    seat: SeatNumber
    face: str

    def write(self) -> str:
        """Return the event as JSON, formatted by hand: every turn has a roll, so speed matters.

        No face contains a character that JSON escapes.
        """
        return (
            f'{{"type":"rolled","sequence":{self.sequence},"at":{self.at},"seat":{self.seat},'
            f'"face":"{self.face}"}}'
        )


@_event
class Moved(Event):
    """A coin was moved, or the player passed."""

    type: Literal["moved"] = "moved"
    seat: SeatNumber
    move: str

    def write(self) -> str:
        """Return the event as JSON, formatted by hand for speed; no move has to be escaped."""
        return (
            f'{{"type":"moved","sequence":{self.sequence},"at":{self.at},"seat":{self.seat},'
            f'"move":"{self.move}"}}'
        )


@_event
class EuroTaken(Event):
    """One or more stacks were worth exactly one euro, and each of their seats took a euro."""

    type: Literal["euro-taken"] = "euro-taken"
    seats: tuple[SeatNumber, ...]


@_event
class GameEnded(Event):
    """A player has won; the seed of the dice is revealed."""

    type: Literal["game-ended"] = "game-ended"
    winner: SeatNumber
    reason: str
    seed: str | None


@_event
class Asked(Event):
    """A player asked the other players to agree to undo a move or to pause."""

    type: Literal["asked"] = "asked"
    seat: SeatNumber
    question: Question


@_event
class Answered(Event):
    """A player agreed to the request to undo or pause, or declined it."""

    type: Literal["answered"] = "answered"
    seat: SeatNumber
    agree: bool


@_event
class TakenBack(Event):
    """The last move was undone; its roll still counts."""

    type: Literal["taken-back"] = "taken-back"
    seat: SeatNumber


@_event
class Paused(Event):
    """The game was paused."""

    type: Literal["paused"] = "paused"


@_event
class Resumed(Event):
    """The game was resumed."""

    type: Literal["resumed"] = "resumed"
    seat: SeatNumber


@_event
class Said(Event):
    """A player sent a chat message."""

    type: Literal["said"] = "said"
    seat: SeatNumber
    phrase: Phrase | None = None
    text: str | None = None


@_event
class Muted(Event):
    """A seat was muted or unmuted in the chat."""

    type: Literal["muted"] = "muted"
    seat: SeatNumber
    muted: bool


AnyEvent: TypeAlias = Annotated[
    TableMade
    | SeatTaken
    | SeatLeft
    | ComputerSeated
    | SeatOffered
    | SeatKept
    | SeatReturned
    | GameStarted
    | BytesGiven
    | Rolled
    | Moved
    | EuroTaken
    | GameEnded
    | Asked
    | Answered
    | TakenBack
    | Paused
    | Resumed
    | Said
    | Muted,
    Field(discriminator="type"),
]

EVENTS: TypeAdapter[tuple[Event, ...]] = TypeAdapter(tuple[AnyEvent, ...])
"""Parses and checks events from the log."""


_SERIALIZERS: dict[type[Event], Callable[[Any], bytes]] = {
    each: TypeAdapter(each).serializer.to_json for each in get_args(get_args(AnyEvent)[0])
}
