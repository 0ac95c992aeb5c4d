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
    """A position and the rules of its game, as text."""

    position: Annotated[str, Field(max_length=200)]
    rules: Annotated[str, Field(max_length=80)] = "standard"


class PositionMistake(Message):
    """An error in a position or in rules: where it is, and what is expected there."""

    text: Literal["position", "rules"]
    """The text with the error."""
    column: int
    """The column of the error, counting from 1."""
    expected: str
    """What is expected there, such as `coin-or-empty`, or the condition that every game meets."""
    found: str
    """The character found there; empty at the end of the text."""


class PositionCheck(Message):
    """The error in a position or its rules; null if there is none."""

    mistake: PositionMistake | None


class LegalMove(Message):
    """A legal move and its result."""

    move: str
    position: str
    """The position after the move."""
    euro: tuple[int, ...]
    """The seats that take a euro."""
    winner: int | None


class LegalMoves(Message):
    """The legal moves of a position; none before the roll or after the game."""

    position: str
    """The position of the request."""
    winner: int | None
    """The seat that has won; null during the game."""
    moves: tuple[LegalMove, ...]


class JudgedMove(Message):
    """A legal move and each seat's win chance after it."""

    move: str
    win: tuple[float, ...]


class PositionValue(Message):
    """Each seat's win chance, and the legal moves with their win chances, best move first."""

    win: tuple[float, ...]
    exact: bool
    error: float
    """The largest possible error of a win chance; for estimates, the usual error."""
    moves: tuple[JudgedMove, ...]


class TurnPositions(Message):
    """The positions of a game, turn by turn."""

    turns: tuple[str, ...]
    """The position before the roll of each turn, in order."""
    end: str
    """The position after the last turn."""
