"""Events: what happened at a table, in the past tense. The log is made of them.

They are plain classes, and not checked when they are made: every move makes two of them. What a log
has kept is checked when it is read.
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
    """Something that happened at a table: the log is made of these, and guests see them."""

    __pydantic_config__: ClassVar = ConfigDict(extra="forbid")

    type: str
    sequence: Sequence
    at: Milliseconds
    """When, in milliseconds since 1970."""

    def write(self) -> str:
        """Write the event as it is kept and shown."""
        return _SERIALIZERS[type(self)](self).decode()


@_event
class TableMade(Event):
    """The table is there."""

    type: Literal["table-made"] = "table-made"
    code: str
    options: TableOptions


@_event
class SeatTaken(Event):
    """A person sat down."""

    type: Literal["seat-taken"] = "seat-taken"
    seat: SeatNumber
    name: str
    holder: int
    """Whose device it is: seats with the same holder are on one device."""


@_event
class SeatLeft(Event):
    """A seat became free."""

    type: Literal["seat-left"] = "seat-left"
    seat: SeatNumber


@_event
class ComputerSeated(Event):
    """A computer player took a seat for good."""

    type: Literal["computer-seated"] = "computer-seated"
    seat: SeatNumber
    player: str


@_event
class SeatOffered(Event):
    """A player lets somebody else have the seat."""

    type: Literal["seat-offered"] = "seat-offered"
    seat: SeatNumber


@_event
class SeatKept(Event):
    """A computer player keeps the seat until its owner comes back."""

    type: Literal["seat-kept"] = "seat-kept"
    seat: SeatNumber
    player: str


@_event
class SeatReturned(Event):
    """The owner is back."""

    type: Literal["seat-returned"] = "seat-returned"
    seat: SeatNumber


@_event
class GameStarted(Event):
    """A game began: with checkable dice, here is the promise of their seed."""

    type: Literal["game-started"] = "game-started"
    game: int
    """Which game at this table, counting from 1."""
    commitment: str | None


@_event
class BytesGiven(Event):
    """A seat's device added its bytes."""

    type: Literal["bytes-given"] = "bytes-given"
    seat: SeatNumber
    bytes: str


@_event
class Rolled(Event):
    """The die fell."""

    type: Literal["rolled"] = "rolled"
    seat: SeatNumber
    face: str

    def write(self) -> str:
        """Write the event; by hand, as every move has one, and no face has to be escaped."""
        return (
            f'{{"type":"rolled","sequence":{self.sequence},"at":{self.at},"seat":{self.seat},'
            f'"face":"{self.face}"}}'
        )


@_event
class Moved(Event):
    """A coin was moved, or the turn passed."""

    type: Literal["moved"] = "moved"
    seat: SeatNumber
    move: str

    def write(self) -> str:
        """Write the event; by hand, for every move, in which nothing has to be escaped."""
        return (
            f'{{"type":"moved","sequence":{self.sequence},"at":{self.at},"seat":{self.seat},'
            f'"move":"{self.move}"}}'
        )


@_event
class EuroTaken(Event):
    """Somebody had exactly one euro, and took it."""

    type: Literal["euro-taken"] = "euro-taken"
    seats: tuple[SeatNumber, ...]


@_event
class GameEnded(Event):
    """Somebody has won; the seed of the dice is shown now."""

    type: Literal["game-ended"] = "game-ended"
    winner: SeatNumber
    reason: str
    seed: str | None


@_event
class Asked(Event):
    """A player asked the others to agree to something."""

    type: Literal["asked"] = "asked"
    seat: SeatNumber
    question: Question


@_event
class Answered(Event):
    """A player agreed, or did not."""

    type: Literal["answered"] = "answered"
    seat: SeatNumber
    agree: bool


@_event
class TakenBack(Event):
    """The last move was taken back; the roll stands."""

    type: Literal["taken-back"] = "taken-back"
    seat: SeatNumber


@_event
class Paused(Event):
    """The game rests."""

    type: Literal["paused"] = "paused"


@_event
class Resumed(Event):
    """The game goes on."""

    type: Literal["resumed"] = "resumed"
    seat: SeatNumber


@_event
class Said(Event):
    """Somebody said something."""

    type: Literal["said"] = "said"
    seat: SeatNumber
    phrase: Phrase | None = None
    text: str | None = None


@_event
class Muted(Event):
    """A seat was silenced, or may speak again."""

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
"""Reads what a log has kept: several events."""


_SERIALIZERS: dict[type[Event], Callable[[Any], bytes]] = {
    each: TypeAdapter(each).serializer.to_json for each in get_args(get_args(AnyEvent)[0])
}
