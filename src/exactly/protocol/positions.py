"""Messages of the HTTP API about positions: legal moves, win chances, and positions of a game."""

from typing import Annotated, Literal

from pydantic import Field

from exactly.protocol.table_options import Message

__all__ = [
    "JudgedMove",
    "LegalMove",
    "LegalMoves",
    "PositionCheck",
    "PositionMistake",
    "PositionQuery",
    "PositionValue",
    "TurnPositions",
]


class PositionQuery(Message):
    """A position, and the rules it is played by."""

    position: Annotated[str, Field(max_length=200)]
    rules: Annotated[str, Field(max_length=80)] = "standard"


class PositionMistake(Message):
    """Where a text is not as it must be."""

    text: Literal["position", "rules"]
    """Which of the two."""
    column: int
    """Which of its characters, counting from 1."""
    expected: str
    """What should stand there, such as `coin-or-empty`, or what a game never comes to otherwise."""
    found: str
    """The character that stands there; nothing at the end of the text."""


class PositionCheck(Message):
    """What is wrong with a position or its rules; null where nothing is."""

    mistake: PositionMistake | None


class LegalMove(Message):
    """A legal move, and what follows from it."""

    move: str
    position: str
    """After the move."""
    euro: tuple[int, ...]
    """The seats that take one."""
    winner: int | None


class LegalMoves(Message):
    """What may be done with the roll; nothing before it, or after the end."""

    position: str
    """The one asked about."""
    winner: int | None
    """Who has won already."""
    moves: tuple[LegalMove, ...]


class JudgedMove(Message):
    """A legal move, and each seat's chance after it."""

    move: str
    win: tuple[float, ...]


class PositionValue(Message):
    """Each seat's chance to win, and each legal move with its own, best first."""

    win: tuple[float, ...]
    exact: bool
    error: float
    """How far a chance may be from the true one; where it is estimated, how far it usually is."""
    moves: tuple[JudgedMove, ...]


class TurnPositions(Message):
    """What lay on the table, turn by turn."""

    turns: tuple[str, ...]
    """Before the roll of each turn, the first turn first."""
    end: str
    """How things stand after the last of them."""
