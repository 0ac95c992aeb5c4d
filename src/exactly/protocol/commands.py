"""Commands: the messages that clients send, in the imperative."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from exactly.protocol.table_options import (
    LONGEST_TEXT,
    Message,
    Name,
    Phrase,
    PlayerName,
    Question,
    SeatNumber,
    Secret,
    Sequence,
)

__all__ = [
    "COMMANDS",
    "Answer",
    "Ask",
    "Command",
    "GiveBytes",
    "GuestMessage",
    "Hello",
    "KeepSeat",
    "Knock",
    "LeaveSeat",
    "MakeMove",
    "Mute",
    "OfferSeat",
    "Ordered",
    "Resume",
    "Return",
    "RollDie",
    "Say",
    "SeatComputer",
    "Start",
    "TakeSeat",
]


class Command(Message):
    """Something a guest asks for."""

    type: str


class Ordered(Command):
    """A command that only counts if the guest has seen everything so far.

    `sequence` is the last event the guest has seen.
    """

    sequence: Sequence


class Hello(Command):
    """The first message on every connection: who comes, and what they have seen already."""

    type: Literal["hello"] = "hello"
    after: Sequence | None = None
    """The last event seen; without it the guest gets the table as it stands."""
    secret: Secret | None = None


class Knock(Command):
    """Ask for a sign of life, which is `here`: a page in a browser is shown no pings."""

    type: Literal["knock"] = "knock"


class TakeSeat(Command):
    """Sit down on a free seat, or on one that its player has offered."""

    type: Literal["take-seat"] = "take-seat"
    seat: SeatNumber
    name: Name = ""
    secret: Secret | None = None
    """Random, of the device's own making, for its first seat: known even if no answer comes."""


class LeaveSeat(Command):
    """Stand up before the game begins."""

    type: Literal["leave-seat"] = "leave-seat"
    seat: SeatNumber


class SeatComputer(Command):
    """Put a computer player on a seat: a free one, or in mid-game one's own."""

    type: Literal["seat-computer"] = "seat-computer"
    seat: SeatNumber
    player: PlayerName


class OfferSeat(Command):
    """Let somebody else have one's seat: who takes it first has it."""

    type: Literal["offer-seat"] = "offer-seat"
    seat: SeatNumber


class KeepSeat(Command):
    """Let a computer player keep the seat of somebody who is away or out of time."""

    type: Literal["keep-seat"] = "keep-seat"
    seat: SeatNumber
    player: PlayerName = "greedy"


class Return(Command):
    """Take back the seat that a computer player kept."""

    type: Literal["return"] = "return"
    seat: SeatNumber


class Start(Ordered):
    """Begin the game, or after its end another one with the same seats."""

    type: Literal["start"] = "start"


class GiveBytes(Command):
    """Add a device's random bytes to the dice, for one of its seats."""

    type: Literal["give-bytes"] = "give-bytes"
    seat: SeatNumber
    bytes: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]


class RollDie(Ordered):
    """Throw the die; at a companion table, say what was thrown."""

    type: Literal["roll"] = "roll"
    seat: SeatNumber
    face: Literal["0", "?", "50", "20", "10", "5"] | None = None


class MakeMove(Ordered):
    """Move a coin, or pass."""

    type: Literal["move"] = "move"
    seat: SeatNumber
    move: Annotated[str, Field(max_length=12)]


class Ask(Ordered):
    """Ask to take one's own last move back, or to pause."""

    type: Literal["ask"] = "ask"
    seat: SeatNumber
    question: Question


class Answer(Ordered):
    """Agree to what was asked, or not."""

    type: Literal["answer"] = "answer"
    seat: SeatNumber
    agree: bool


class Resume(Ordered):
    """Go on after a pause."""

    type: Literal["resume"] = "resume"
    seat: SeatNumber


class Say(Command):
    """Say a phrase, or where the table allows it a text."""

    type: Literal["say"] = "say"
    seat: SeatNumber
    phrase: Phrase | None = None
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)] | None = None


class Mute(Command):
    """Let the maker of the table silence a seat, or let it speak again."""

    type: Literal["mute"] = "mute"
    seat: SeatNumber
    muted: bool = True


GuestMessage: TypeAlias = Annotated[
    Hello
    | Knock
    | TakeSeat
    | LeaveSeat
    | SeatComputer
    | OfferSeat
    | KeepSeat
    | Return
    | Start
    | GiveBytes
    | RollDie
    | MakeMove
    | Ask
    | Answer
    | Resume
    | Say
    | Mute,
    Field(discriminator="type"),
]

COMMANDS: TypeAdapter[Command] = TypeAdapter(GuestMessage)
"""Reads what a guest sent."""
