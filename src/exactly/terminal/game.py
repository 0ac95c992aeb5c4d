"""A game at this terminal: the state, who plays which seat, the dice and the journal.

Knows no screen: whoever shows it throws the die, makes the moves and looks at the state.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random
from typing import Self

from exactly.evaluation.chances import FindChances
from exactly.players import COMPUTER_PLAYERS, Player, check_player, computer_player, no_chances
from exactly.records import (
    BOT,
    FairDice,
    Misfit,
    Record,
    RecordMisfitError,
    Turn,
    commit,
    dice_of,
    dice_tags,
    player_name,
    replay,
)
from exactly.rules import (
    Face,
    Move,
    Roll,
    Rules,
    Seat,
    Setup,
    StartingRolls,
    State,
    apply,
    euros_taken,
    outcome,
)
from exactly.terminal.journal import Journal

__all__ = ["CannotContinueError", "Game", "seat_players"]


class CannotContinueError(ValueError):
    """A record that is no unfinished game with dice of its own."""


def seat_players(words: Iterable[str]) -> tuple[str, ...]:
    """Return who sits at each seat: a computer player's name means that one, others are people.

    Raises UnknownPlayerError, or WrongSeatCountError where a computer player does not play with so
    many.
    """
    players = tuple(_seat_player(word.strip()) for word in words)
    for _, name in _computers(players):
        check_player(name, len(players))
    return players


def _seat_player(word: str) -> str:
    if word in COMPUTER_PLAYERS:
        return BOT + word
    return word if word.startswith(BOT) else player_name(word)


def _computers(players: tuple[str, ...]) -> Iterator[tuple[Seat, str]]:
    """Give the seats of computer players, and the name of each."""
    for number, player in enumerate(players, start=1):
        if player.startswith(BOT):
            yield Seat(number), player.removeprefix(BOT)


class Game:
    """A game in progress; each turn is in the journal before it is in the state."""

    def __init__(
        self, begun: Record, dice: FairDice, journal: Journal, computers: dict[Seat, Player]
    ) -> None:
        """Take up a game as far as its record goes, and write it to a journal from now on."""
        *_, self.state = replay(begun)
        self.rules = begun.rules
        self.players = begun.players
        self.path = journal.path
        self._dice = dice
        self._tags = begun.tags
        self._position = begun.position
        self._starting = [list(faces) for faces in begun.starting]
        self._turns = list(begun.turns)
        self._computers = computers
        self._journal = journal
        if self.state.is_over:
            self.put_away()

    @classmethod
    def start(  # noqa: PLR0913  # what a game begins from
        cls,
        players: tuple[str, ...],
        rules: Rules,
        dice: FairDice,
        path: Path,
        day: date,
        *,
        find_chances: FindChances = no_chances,
    ) -> Self:
        """Begin a new game, in a new file; raises what `computer_player` raises, or OSError."""
        tags = (("Date", day.isoformat()), *dice_tags(dice, reveal=True))
        record = Record(players, rules, tags=tags)
        computers = _sit_down(record, dice, find_chances)
        return cls(record, dice, Journal.begin(path, record), computers)

    @classmethod
    def resume(cls, path: Path, find_chances: FindChances = no_chances) -> Self:
        """Take up a game that was broken off, from its file.

        Raises CannotContinueError, NotationError, RecordMisfitError, OSError or what
        `computer_player` raises, and then writes nothing.
        """
        record = Journal.read(path)
        dice = dice_of(record)
        if dice is None or record.winner is not None:
            raise CannotContinueError(path)
        known_so_far = _with_winner(_without_trail(record))
        computers = _sit_down(record, dice, find_chances)
        return cls(known_so_far, dice, Journal.go_on(path, known_so_far), computers)

    @property
    def record(self) -> Record:
        """The record as far as the game has come."""
        end = outcome(self.state)
        return Record(
            self.players,
            self.rules,
            tuple(tuple(faces) for faces in self._starting),
            tuple(self._turns),
            None if end is None else end.winner,
            self._tags,
            self._position,
        )

    @property
    def commitment(self) -> str:
        """What is shown before the first roll, so that the dice can be checked at the end."""
        return commit(self._dice.seed)

    @property
    def turns(self) -> int:
        """How many turns have been played."""
        return len(self._turns)

    @property
    def is_computers_turn(self) -> bool:
        """Whether a computer player is to throw or to move."""
        return self.is_computer(self.state.active)

    def is_computer(self, seat: Seat) -> bool:
        """Say whether a computer player has this seat."""
        return seat in self._computers

    def throw(self) -> Face:
        """Throw the die for whoever is to roll, and return its face."""
        rolls = sum(map(len, self._starting)) + len(self._turns)
        if self._position is not None and self._position.face is not None:
            rolls -= 1  # the first turn's face lay there already
        face = self._dice.face(rolls + 1)
        starting = self.state.starting
        self.state = apply(self.state, Roll(face))
        if starting is not None:
            self._add_starting_roll(starting, face)
        return face

    def _add_starting_roll(self, starting: StartingRolls, face: Face) -> None:
        if starting.faces:
            self._starting[-1].append(face)
        else:
            self._starting.append([face])
        if self.state.starting is None:
            self._journal.add_starting_rolls(self.record.starting)

    def move(self, move: Move) -> tuple[Seat, ...]:
        """Make the active player's move, and return who takes a euro by it."""
        before, after = self.state, apply(self.state, move)
        taken = euros_taken(before, after)
        turn = Turn(before.active, _face_up(before), move, taken)
        self._journal.add_turn(len(self._turns) + 1, turn)
        self._turns.append(turn)
        self.state = after
        if after.is_over:
            self.put_away()
        return taken

    def put_away(self) -> None:
        """Finish the file for now: over or not, its trail shows if it is changed."""
        self._journal.close(self.record)

    def computers_move(self) -> Move:
        """Ask the computer player whose turn it is; the move is not made yet.

        Raises UnsolvedError where the player's solution is damaged; mended, it can be asked again.
        """
        return self._computers[self.state.active].choose(self.state)


def _sit_down(record: Record, dice: FairDice, find_chances: FindChances) -> dict[Seat, Player]:
    """Let the computer players sit down."""
    table = Setup(record.seats, record.rules)
    return {
        seat: computer_player(
            name,
            table,
            Random(f"{dice.seed}:{seat}"),  # noqa: S311  # for whims, not for dice
            find_chances,
        )
        for seat, name in _computers(record.players)
    }


def _without_trail(record: Record) -> Record:
    """Return the record without the trail of what was played when it was put away."""
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] != "Trail"))


def _with_winner(record: Record) -> Record:
    """Return the record with its winner, if it was broken off after the very last turn."""
    try:
        for _ in replay(record):
            pass
    except RecordMisfitError as misfit:
        if misfit.misfit is not Misfit.RESULT:
            raise
        return replace(record, winner=misfit.seats[0])
    return record


def _face_up(state: State) -> Face:
    if state.face is None:
        raise ValueError("the die has not been thrown")
    return state.face
