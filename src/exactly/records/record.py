"""A game record as a value: players, rules, rolls and moves.

A record holds what was written down; `replay` checks whether the rules allow it.
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
"""The tags that are not in `Record.tags`: they are written from the other fields."""

TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_LONGEST_NAME = 40
_UNSHOWABLE = {"Cc", "Cs", "Zl", "Zp"}  # controls, lone surrogates, line and paragraph ends


class Turn(NamedTuple):
    """One turn of a record."""

    seat: Seat
    face: Face
    move: Move
    euros: tuple[Seat, ...] = ()
    """The seats that took a euro, in the order of rule 15."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not, from its starting rolls or from a position."""

    players: tuple[str, ...]
    """The player's name of each seat, seat 1 first; a computer player is `bot:` and its name."""
    rules: Rules = STANDARD
    starting: tuple[tuple[Face, ...], ...] = ()
    """The starting rolls by pass: first of all seats, then of the seats that are still tied."""
    turns: tuple[Turn, ...] = ()
    winner: Seat | None = None
    tags: tuple[tuple[str, str], ...] = ()
    """All other tags, in the order in which they are written."""
    position: State | None = None
    """The first position, if the game did not begin with starting rolls."""

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
                raise ValueError(f"invalid player name: {name!r}")

    def _check_position(self) -> None:
        position = self.position
        if position is None:
            return
        if (position.seats, position.rules) != (self.seats, self.rules):
            raise ValueError(
                f"position must have the seats and the rules of the record: {position}"
            )
        if self.starting or not position.is_in_turn:
            raise ValueError(f"position must be in a turn, and replaces starting rolls: {position}")

    def _check_play(self) -> None:
        is_begun = bool(self.starting) or self.position is not None
        if not all(self.starting) or (self.turns and not is_begun):
            raise ValueError(
                "starting rolls must have no empty pass; turns need them or a position"
            )
        seats = range(1, self.seats + 1)
        for turn in self.turns:
            if turn.seat not in seats or not set(turn.euros) <= set(seats):
                raise ValueError(f"seats of a turn must be 1 to {self.seats}: {turn}")
        if self.winner is not None and self.winner not in seats:
            raise ValueError(f"winner must be 1 to {self.seats}, not {self.winner}")

    def _check_tags(self) -> None:
        names = [name for name, _ in self.tags]
        if len(set(names)) < len(names) or set(names) & set(OWN_TAGS):
            raise ValueError(f"tag names must be unique and not in {OWN_TAGS}: {names}")
        for name, value in self.tags:
            if not TAG_NAME.fullmatch(name) or not is_plain(value):
                raise ValueError(f"invalid tag: [{name} {value!r}]")
            if name == "Date" and date.fromisoformat(value).isoformat() != value:
                raise ValueError(f"date must be YYYY-MM-DD, not {value!r}")

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.players)

    @property
    def lay_face_up(self) -> Face | None:
        """The face up in the first position; the first turn then has no roll."""
        return self.position.face if self.position is not None else None

    @property
    def steps(self) -> Iterator[Step]:
        """All rolls and moves, as steps of the rules."""
        for faces in self.starting:
            yield from map(Roll, faces)
        for number, turn in enumerate(self.turns):
            if number > 0 or self.lay_face_up is None:
                yield Roll(turn.face)
            yield turn.move

    def tag(self, name: str) -> str | None:
        """Return the value of a tag, or None if the record has none."""
        return dict(self.tags).get(name)

    def with_tag(self, name: str, value: str) -> "Record":
        """Return the record with a tag set, in its old place or at the end."""
        return replace(self, tags=tuple({**dict(self.tags), name: value}.items()))


def is_plain(text: str) -> bool:
    """Return whether a text fits on one line of a file, without control characters."""
    return not any(unicodedata.category(character) in _UNSHOWABLE for character in text)


BOT = "bot:"
"""The prefix of a computer player's name in a record."""


def player_name(wish: str) -> str:
    """Return the name that a person typed, changed as little as a record requires."""
    name = "".join(character if is_plain(character) else " " for character in wish)
    name = " ".join(name.replace(";", ",").split())
    while name.startswith(BOT):  # reserved for computer players
        name = name.removeprefix(BOT).lstrip()
    return name[:_LONGEST_NAME].rstrip()
