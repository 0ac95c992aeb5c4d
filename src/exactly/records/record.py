"""A game record as a value: players, rules, rolls and moves.

A record says what was written down; whether it could have happened is asked in `replay`.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from typing import NamedTuple

from exactly.rules import SEATS, STANDARD, Face, Move, Roll, Rules, Seat, State, Step

__all__ = ["BOT", "OWN_TAGS", "TAG_NAME", "Record", "Turn", "is_plain", "player_name"]

OWN_TAGS = ("Game", "Rules", "Players", "Position", "Result")
"""Tags that are written from the other fields of a record."""

TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_LONGEST_NAME = 40
_UNSHOWABLE = {"Cc", "Cs", "Zl", "Zp"}  # controls, lone surrogates, line and paragraph ends


class Turn(NamedTuple):
    """One turn as it was written down."""

    seat: Seat
    face: Face
    move: Move
    euros: tuple[Seat, ...] = ()
    """Who took a euro, in the order of rule 15."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its starting rolls, or from a position, to as far as it has come."""

    players: tuple[str, ...]
    """Who sat at each seat, seat 1 first; a computer player is `bot:` and its name."""
    rules: Rules = STANDARD
    starting: tuple[tuple[Face, ...], ...] = ()
    """The starting rolls: everybody's, then those of the tied, pass by pass."""
    turns: tuple[Turn, ...] = ()
    winner: Seat | None = None
    tags: tuple[tuple[str, str], ...] = ()
    """All other tags, in the order in which they are written."""
    position: State | None = None
    """What lay on the table when the game began, where that was not the usual start."""

    def __post_init__(self) -> None:
        self._check_players()
        self._check_position()
        self._check_play()
        self._check_tags()

    def _check_players(self) -> None:
        if len(self.players) not in SEATS:
            raise ValueError(f"players must be 2 to 6, not {len(self.players)}")
        for name in self.players:
            if name != name.strip() or ";" in name or not is_plain(name):
                raise ValueError(f"not a player's name: {name!r}")

    def _check_position(self) -> None:
        position = self.position
        if position is None:
            return
        if (position.seats, position.rules) != (self.seats, self.rules):
            raise ValueError(f"not a position of this game: {position}")
        if self.starting or not position.is_in_turn:
            raise ValueError(f"not a position to play on from: {position}")

    def _check_play(self) -> None:
        is_begun = bool(self.starting) or self.position is not None
        if not all(self.starting) or (self.turns and not is_begun):
            raise ValueError("starting rolls must be there before the first turn, and in each pass")
        seats = range(1, self.seats + 1)
        for turn in self.turns:
            if turn.seat not in seats or not set(turn.euros) <= set(seats):
                raise ValueError(f"not a turn at a table of {self.seats}: {turn}")
        if self.winner is not None and self.winner not in seats:
            raise ValueError(f"not a winner at a table of {self.seats}: {self.winner}")

    def _check_tags(self) -> None:
        names = [name for name, _ in self.tags]
        if len(set(names)) < len(names) or set(names) & set(OWN_TAGS):
            raise ValueError(f"tags must differ, also from {OWN_TAGS}: {names}")
        for name, value in self.tags:
            if not TAG_NAME.fullmatch(name) or not is_plain(value):
                raise ValueError(f"not a tag: [{name} {value!r}]")
            if name == "Date" and date.fromisoformat(value).isoformat() != value:
                raise ValueError(f"not a date: {value!r}")

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.players)

    @property
    def lay_face_up(self) -> Face | None:
        """The face of the first turn, where it was part of the position and not thrown."""
        return self.position.face if self.position is not None else None

    @property
    def steps(self) -> Iterator[Step]:
        """Everything that happened, as steps of the rules."""
        for faces in self.starting:
            yield from map(Roll, faces)
        for number, turn in enumerate(self.turns):
            if number > 0 or self.lay_face_up is None:
                yield Roll(turn.face)
            yield turn.move

    def tag(self, name: str) -> str | None:
        """Return the value of a tag, or None where it is not there."""
        return dict(self.tags).get(name)

    def with_tag(self, name: str, value: str) -> "Record":
        """Return the record with a tag set, in its old place or at the end."""
        return replace(self, tags=tuple({**dict(self.tags), name: value}.items()))


def is_plain(text: str) -> bool:
    """Say whether a text can stand on one line of a file."""
    return not any(unicodedata.category(character) in _UNSHOWABLE for character in text)


BOT = "bot:"
"""The prefix of a computer player's name in a record."""


def player_name(wish: str) -> str:
    """Return the nearest name to what a person typed that a record can hold."""
    name = "".join(character if is_plain(character) else " " for character in wish)
    name = " ".join(name.replace(";", ",").split())
    while name.startswith(BOT):  # that is how computer players are told from people
        name = name.removeprefix(BOT).lstrip()
    return name[:_LONGEST_NAME].rstrip()
