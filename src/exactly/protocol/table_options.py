"""Options of a table, and the bounded numbers and texts that messages consist of."""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

__all__ = [
    "LONGEST_TEXT",
    "Chat",
    "Dice",
    "Message",
    "Milliseconds",
    "Name",
    "Phase",
    "Phrase",
    "PlayerName",
    "Question",
    "SeatNumber",
    "Secret",
    "Sequence",
    "TableOptions",
    "Throw",
    "TurnTime",
]

LONGEST_TEXT = 200
_SECRET = r"[A-Za-z0-9_-]{22}"  # noqa: S105  # how one looks

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
    hints: bool = True
    """Whether the page offers the chances of moves while people play."""
    position: Annotated[str, Field(max_length=300)] | None = None
    """What lies on the table when a game begins, in place of the starting rolls."""
