"""A scanner for the project's notations; its errors have the place in the text.

Knows characters, not the game: its callers say what they expect at a place.
"""

from collections.abc import Mapping
from enum import StrEnum, auto
from typing import NoReturn, TypeVar

__all__ = ["Expected", "NotationError", "Scanner", "Words"]

T = TypeVar("T")


class Expected(StrEnum):
    """What a parser expected at a place; the catalogues have a sentence for each."""

    COIN = auto()
    COIN_OR_EMPTY = auto()
    COIN_IN_ORDER = auto()
    AFTER_COIN = auto()
    AFTER_LAST_STACK = auto()
    SECOND_STACK = auto()
    AFTER_STACK = auto()
    END_OF_STACKS = auto()
    EUROS = auto()
    EUROS_OF_NEXT_SEAT = auto()
    END_OF_EUROS = auto()
    ACTIVE = auto()
    SPACE = auto()
    FACE = auto()
    FACE_OR_NONE = auto()
    STARTING_ROLL = auto()
    STARTING_ROLL_OF_NEXT_SEAT = auto()
    STARTING_ROLLS_IN_ORDER = auto()
    END = auto()
    NOT_ADDRESS = auto()
    POSITION_AT_START = auto()
    TEN_OF_EACH = auto()
    STACK_UP_TO_TWO = auto()
    STACK_NOT_ONE = auto()
    ONE_WINNER = auto()
    MOVE = auto()
    COLON = auto()
    ARROW = auto()
    PLACE = auto()
    EDITION = auto()
    SWITCH = auto()
    SWITCH_ONCE = auto()
    TARGET = auto()
    NEXT_SWITCH = auto()
    TAG_NAME = auto()
    TAG_ONCE = auto()
    TAG_VALUE = auto()
    TAG_END = auto()
    ESCAPE = auto()
    PLAIN_CHARACTER = auto()
    GAME_TAG = auto()
    PLAYERS_TAG = auto()
    PLAYERS = auto()
    POSITION_OF_PLAYERS = auto()
    POSITION_TO_PLAY = auto()
    RESULT = auto()
    DATE = auto()
    FIRST = auto()
    NEXT_STARTING_ROLL = auto()
    TURN = auto()
    SEAT = auto()
    EURO = auto()


class NotationError(ValueError):
    """Raised for invalid text; it has the place of the error, and what was expected there."""

    def __init__(
        self,
        text: str,
        at: int,
        expected: Expected,
        *,
        line: int | None = None,
        turn: int | None = None,
    ) -> None:
        self.text = text
        self.column = at + 1
        """The column of the error, counting characters from 1."""
        self.found = text[at : at + 1]
        """The character at the place of the error; empty at the end of the text."""
        self.expected = expected
        self.line = line
        """The line of the error, counting from 1, if the text has several lines."""
        self.turn = turn
        """The number of the turn, if the error is in a turn of a record."""
        place = f"column {self.column}" if line is None else f"line {line}, column {self.column}"
        found = repr(self.found) if self.found else "the end"
        words = expected.replace("_", " ")
        super().__init__(f"{place}: expected {words}, found {found}")


class Words(dict[str, T]):
    """The words that are allowed at a place of the text, with the value that each stands for."""

    def __init__(self, words: Mapping[str, T]) -> None:
        super().__init__(words)
        self.lengths = sorted({len(word) for word in words}, reverse=True)


class Scanner:
    """A text, and the place up to which it has been read."""

    def __init__(self, text: str, *, line: int | None = None, turn: int | None = None) -> None:
        self.text = text
        self.at = 0
        self.line = line
        self.turn = turn

    @property
    def is_at_end(self) -> bool:
        """Whether the whole text has been read."""
        return self.at >= len(self.text)

    def skip(self, literal: str) -> bool:
        """Read this literal if it comes next; return whether it came next."""
        if not self.text.startswith(literal, self.at):
            return False
        self.at += len(literal)
        return True

    def spaces(self) -> None:
        """Read spaces and tabs, if any."""
        while self.text[self.at : self.at + 1] in {" ", "\t"}:
            self.at += 1

    def literal(self, literal: str, expected: Expected) -> None:
        """Read this literal; raise NotationError unless it comes next."""
        if not self.skip(literal):
            self.fail(expected)

    def one_of(self, words: Words[T], expected: Expected) -> T:  # noqa: RET503  # fail never returns
        """Read the longest of these words that comes next, and return the value it stands for."""
        for length in words.lengths:
            word = self.text[self.at : self.at + length]
            if word in words:
                self.at += len(word)
                return words[word]
        self.fail(expected)

    def end(self, expected: Expected = Expected.END) -> None:
        """Raise NotationError unless the text ends here."""
        if not self.is_at_end:
            self.fail(expected)

    def fail(self, expected: Expected, at: int | None = None) -> NoReturn:
        """Raise NotationError for place `at` of the text, by default the current place."""
        place = self.at if at is None else at
        raise NotationError(self.text, place, expected, line=self.line, turn=self.turn)
