"""Every message between a table and its guests, as typed values.

A guest sends commands, in the imperative; a table answers with events, in the past tense, and with
what follows from them: the position, whose turn it is, and the legal moves. `docs/protocol.md` and
the page's types are made from these classes. Knows no network and no storage.
"""

from enum import StrEnum
from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

__all__ = [
    "COMMANDS",
    "EVENTS",
    "LONGEST_TEXT",
    "Chat",
    "Command",
    "Dice",
    "Event",
    "GuestMessage",
    "Phase",
    "Phrase",
    "Question",
    "RefusalCode",
    "Refused",
    "SeatView",
    "TableOptions",
    "TableView",
    "Throw",
    "TurnTime",
    "View",
]

LONGEST_TEXT = 200
_SECRET = r"[A-Za-z0-9_-]{22}"  # noqa: S105  # how one looks
_BYTES = r"[0-9a-f]{32}"

SeatNumber = Annotated[int, Field(ge=1, le=6)]
Sequence = Annotated[int, Field(ge=0)]
Secret = Annotated[str, Field(pattern=f"^{_SECRET}$")]
Name = Annotated[str, Field(max_length=80)]
PlayerName = Annotated[str, Field(max_length=40, pattern="^[a-z][a-z0-9_-]*$")]
Milliseconds = Annotated[int, Field(ge=0)]


class Message(BaseModel):
    """What all messages have in common: nothing in them changes, and nothing is in them unasked."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_enum_values=False)


class Throw(StrEnum):
    """How the die is thrown."""

    HAND = "hand"
    """Each player throws."""
    AUTO = "auto"
    """The die falls by itself when a turn begins."""


class Dice(StrEnum):
    """Where rolls come from."""

    CHECKABLE = "checkable"
    """From everybody's bytes, and anyone can check them."""
    COMPANION = "companion"
    """From a real die on the players' own table, typed in."""


class Chat(StrEnum):
    """What may be said at a table."""

    PHRASES = "phrases"
    TEXT = "text"
    """Phrases, and free text."""


class TurnTime(StrEnum):
    """How long a turn may take before the others may let a computer player keep the seat."""

    OFF = "off"
    SECONDS_30 = "30s"
    MINUTE = "1m"
    MINUTES_2 = "2m"
    MINUTES_5 = "5m"
    DAYS_3 = "3d"

    @property
    def milliseconds(self) -> int | None:
        """The time, or None where there is no limit."""
        return _TURN_TIMES[self]


_TURN_TIMES = {
    TurnTime.OFF: None,
    TurnTime.SECONDS_30: 30_000,
    TurnTime.MINUTE: 60_000,
    TurnTime.MINUTES_2: 120_000,
    TurnTime.MINUTES_5: 300_000,
    TurnTime.DAYS_3: 3 * 24 * 3_600_000,
}


class Phrase(StrEnum):
    """What anybody may say with a tap; the sentences are in the catalogues."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    OOPS = "oops"
    WOW = "wow"
    THINKING = "thinking"
    YOUR_TURN = "your-turn"
    BACK_SOON = "back-soon"
    ANOTHER = "another"
    GOODBYE = "goodbye"


class Question(StrEnum):
    """What the others are asked to agree to."""

    TAKE_BACK = "take-back"
    PAUSE = "pause"


class Phase(StrEnum):
    """Where a table stands."""

    GATHERING = "gathering"
    """People sit down; nothing has begun."""
    BYTES = "bytes"
    """The seed is promised, and each seat's device is to add its bytes."""
    PLAYING = "playing"
    OVER = "over"


class TableOptions(Message):
    """What is fixed when a table is made."""

    seats: Annotated[int, Field(ge=2, le=6)] = 2
    rules: Annotated[str, Field(max_length=80)] = "standard"
    listed: bool = False
    """Whether it stands in the list of open tables, or only who has the link finds it."""
    turn_time: TurnTime = TurnTime.OFF
    chat: Chat = Chat.PHRASES
    throw: Throw = Throw.HAND
    dice: Dice = Dice.CHECKABLE


# What guests send.


class Command(Message):
    """Something a guest asks for. `sequence` is the last event the guest has seen."""

    type: str
    in_order: ClassVar[bool] = False
    """Whether it only counts if the guest has seen everything so far."""


class Ordered(Command):
    """A command that only counts if the guest has seen everything so far."""

    in_order: ClassVar[bool] = True
    sequence: Sequence


class Hello(Command):
    """The first message on every connection: who comes, and what they have seen already."""

    type: Literal["hello"] = "hello"
    after: Sequence | None = None
    """The last event seen; without it the guest gets the table as it stands."""
    secret: Secret | None = None


class TakeSeat(Command):
    """Sit down on a free seat, or on one that its player has offered."""

    type: Literal["take-seat"] = "take-seat"
    seat: SeatNumber
    name: Name = ""


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
    bytes: Annotated[str, Field(pattern=f"^{_BYTES}$")]


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


# What happened at a table.


class Event(Message):
    """Something that happened at a table: the log is made of these, and guests see them."""

    type: str
    sequence: Sequence
    at: Milliseconds
    """When, in milliseconds since 1970."""


class TableMade(Event):
    """The table is there."""

    type: Literal["table-made"] = "table-made"
    code: str
    options: TableOptions


class SeatTaken(Event):
    """A person sat down."""

    type: Literal["seat-taken"] = "seat-taken"
    seat: SeatNumber
    name: str
    holder: int
    """Whose device it is: seats with the same holder are on one device."""


class SeatLeft(Event):
    """A seat became free."""

    type: Literal["seat-left"] = "seat-left"
    seat: SeatNumber


class ComputerSeated(Event):
    """A computer player took a seat for good."""

    type: Literal["computer-seated"] = "computer-seated"
    seat: SeatNumber
    player: str


class SeatOffered(Event):
    """A player lets somebody else have the seat."""

    type: Literal["seat-offered"] = "seat-offered"
    seat: SeatNumber


class SeatKept(Event):
    """A computer player keeps the seat until its owner comes back."""

    type: Literal["seat-kept"] = "seat-kept"
    seat: SeatNumber
    player: str


class SeatReturned(Event):
    """The owner is back."""

    type: Literal["seat-returned"] = "seat-returned"
    seat: SeatNumber


class GameStarted(Event):
    """A game began: with checkable dice, here is the promise of their seed."""

    type: Literal["game-started"] = "game-started"
    game: int
    """Which game at this table, counting from 1."""
    commitment: str | None


class BytesGiven(Event):
    """A seat's device added its bytes."""

    type: Literal["bytes-given"] = "bytes-given"
    seat: SeatNumber
    bytes: str


class Rolled(Event):
    """The die fell."""

    type: Literal["rolled"] = "rolled"
    seat: SeatNumber
    face: str


class Moved(Event):
    """A coin was moved, or the turn passed."""

    type: Literal["moved"] = "moved"
    seat: SeatNumber
    move: str


class EuroTaken(Event):
    """Somebody had exactly one euro, and took it."""

    type: Literal["euro-taken"] = "euro-taken"
    seats: tuple[SeatNumber, ...]


class GameEnded(Event):
    """Somebody has won; the seed of the dice is shown now."""

    type: Literal["game-ended"] = "game-ended"
    winner: SeatNumber
    reason: str
    seed: str | None


class Asked(Event):
    """A player asked the others to agree to something."""

    type: Literal["asked"] = "asked"
    seat: SeatNumber
    question: Question


class Answered(Event):
    """A player agreed, or did not."""

    type: Literal["answered"] = "answered"
    seat: SeatNumber
    agree: bool


class TakenBack(Event):
    """The last move was taken back; the roll stands."""

    type: Literal["taken-back"] = "taken-back"
    seat: SeatNumber


class Paused(Event):
    """The game rests."""

    type: Literal["paused"] = "paused"


class Resumed(Event):
    """The game goes on."""

    type: Literal["resumed"] = "resumed"
    seat: SeatNumber


class Said(Event):
    """Somebody said something."""

    type: Literal["said"] = "said"
    seat: SeatNumber
    phrase: Phrase | None = None
    text: str | None = None


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

EVENTS: TypeAdapter[Event] = TypeAdapter(AnyEvent)
"""Reads what a log has kept."""


# What a table tells its guests.


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
    """When the turn time is over."""


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
    BUSY = "busy"


class Refused(Message):
    """A command was not carried out, and why; a stale one comes with what was missed."""

    type: Literal["refused"] = "refused"
    code: RefusalCode
    rule: str | None = None
    """Which rule forbids a move, by the name of the refusal."""
    events: tuple[AnyEvent, ...] = ()
    view: View | None = None
