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
    """A message from a client."""

    type: str


class Ordered(Command):
    """A command that is refused as stale unless the client has seen all events so far."""

    sequence: Sequence
    """The number of the last event that the client has seen."""


class Hello(Command):
    """Open a session: the first message on every connection."""

    type: Literal["hello"] = "hello"
    after: Sequence | None = None
    """Number of the last event that the client has seen; without it, the answer is the table."""
    secret: Secret | None = None
    """The secret of the device; without it, the client is a spectator."""


class Knock(Command):
    """Ping the table, which answers `here`; browsers hide WebSocket pings from a page."""

    type: Literal["knock"] = "knock"


class TakeSeat(Command):
    """Take a free seat, or one that its player has offered."""

    type: Literal["take-seat"] = "take-seat"
    seat: SeatNumber
    name: Name = ""
    secret: Secret | None = None
    """A random secret for the device's first seat; the device knows it even if no answer arrives.

    Without it, the server creates a secret.
    """


class LeaveSeat(Command):
    """Leave a seat between games; the host may remove any player."""

    type: Literal["leave-seat"] = "leave-seat"
    seat: SeatNumber


class SeatComputer(Command):
    """Seat a computer player on a free seat, or on your own (during a game, until you return)."""

    type: Literal["seat-computer"] = "seat-computer"
    seat: SeatNumber
    player: PlayerName


class OfferSeat(Command):
    """Offer your seat to others; the first player to take it gets it."""

    type: Literal["offer-seat"] = "offer-seat"
    seat: SeatNumber


class KeepSeat(Command):
    """Replace an absent player, or one out of time, with a computer player until they return."""

    type: Literal["keep-seat"] = "keep-seat"
    seat: SeatNumber
    player: PlayerName = "greedy"


class Return(Command):
    """Take your seat back from a computer player, or withdraw the offer of it."""

    type: Literal["return"] = "return"
    seat: SeatNumber


class Start(Ordered):
    """Start a game; after its end, start another one with the same seats."""

    type: Literal["start"] = "start"


class GiveBytes(Command):
    """Add a device's random bytes to the dice for one of its seats."""

    type: Literal["give-bytes"] = "give-bytes"
    seat: SeatNumber
    bytes: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]


class RollDie(Ordered):
    """Roll the die; at a table with a real die (`companion`), report what was rolled."""

    type: Literal["roll"] = "roll"
    seat: SeatNumber
    face: Literal["0", "?", "50", "20", "10", "5"] | None = None
    """The face that the real die shows; only at a table with a real die (`companion`)."""


class MakeMove(Ordered):
    """Move a coin, or pass."""

    type: Literal["move"] = "move"
    seat: SeatNumber
    move: Annotated[str, Field(max_length=12)]


class Ask(Ordered):
    """Ask the other players to undo your last move, or to pause."""

    type: Literal["ask"] = "ask"
    seat: SeatNumber
    question: Question


class Answer(Ordered):
    """Agree to a request (`ask`), or decline it; the seat that asked declines to withdraw it."""

    type: Literal["answer"] = "answer"
    seat: SeatNumber
    agree: bool


class Resume(Ordered):
    """Resume a paused game."""

    type: Literal["resume"] = "resume"
    seat: SeatNumber


class Say(Command):
    """Send a chat message: a preset phrase or, where the table allows it, any text."""

    type: Literal["say"] = "say"
    seat: SeatNumber
    phrase: Phrase | None = None
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)] | None = None


class Mute(Command):
    """Mute or unmute a seat in the chat; for the host only."""

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
"""Parses and checks a message from a client."""
