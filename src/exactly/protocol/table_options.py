"""Options of a table, and the types of numbers and texts in messages, with their limits."""

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
    "Rolling",
    "SeatNumber",
    "Secret",
    "Sequence",
    "TableOptions",
    "TurnTime",
]

LONGEST_TEXT = 200
_SECRET = r"[A-Za-z0-9_-]{22}"  # noqa: S105  # a pattern, not a secret

SeatNumber = Annotated[int, Field(ge=1, le=6)]
Sequence = Annotated[int, Field(ge=0)]
Secret = Annotated[str, Field(pattern=f"^{_SECRET}$")]
Name = Annotated[str, Field(max_length=80)]
PlayerName = Annotated[str, Field(max_length=40, pattern="^[a-z][a-z0-9_-]*$")]
Milliseconds = Annotated[int, Field(ge=0)]


class Message(BaseModel):
    """The base class of all messages: immutable; an unknown field is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_enum_values=False)


class Rolling(StrEnum):
    """How the die is rolled."""

    HAND = "hand"
    """Each player rolls."""
    AUTO = "auto"
    """The server rolls when a turn begins."""


class Dice(StrEnum):
    """The source of the rolls."""

    CHECKABLE = "checkable"
    """Computed from a seed and the random bytes of all seats; anyone can verify the rolls."""
    COMPANION = "companion"
    """Rolled with a real die, and entered by the players."""


class Chat(StrEnum):
    """The chat messages that a table allows."""

    PHRASES = "phrases"
    """Preset phrases only."""
    TEXT = "text"
    """Preset phrases and free text."""


class TurnTime(StrEnum):
    """The turn time: after it, the others may replace the player with a computer player."""

    OFF = "off"
    SECONDS_30 = "30s"
    MINUTE = "1m"
    MINUTES_2 = "2m"
    MINUTES_5 = "5m"
    DAYS_3 = "3d"

    @property
    def milliseconds(self) -> int | None:
        """The turn time in milliseconds, or None without a limit."""
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
    """The preset phrases of the chat; the sentences are in the catalogues."""

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
    """A request that all other players must agree to."""

    TAKE_BACK = "take-back"
    PAUSE = "pause"


class Phase(StrEnum):
    """The phase of a table."""

    GATHERING = "gathering"
    """Players take seats; no game has started."""
    BYTES = "bytes"
    """The server has committed to the seed, and each device adds random bytes to the dice."""
    PLAYING = "playing"
    """A game is being played, or paused."""
    OVER = "over"
    """The last game is over."""


class TableOptions(Message):
    """The options of a table, fixed when it is created."""

    seats: Annotated[int, Field(ge=2, le=6)] = 2
    rules: Annotated[str, Field(max_length=80)] = "standard"
    listed: bool = False
    """Whether the table is in the list of open tables; otherwise it is found by its link only."""
    turn_time: TurnTime = TurnTime.OFF
    chat: Chat = Chat.PHRASES
    throw: Rolling = Rolling.HAND
    dice: Dice = Dice.CHECKABLE
    hints: bool = True
    """Whether the web page offers the win chances of moves during a game."""
    position: Annotated[str, Field(max_length=300)] | None = None
    """The position at which every game starts, without starting rolls."""
