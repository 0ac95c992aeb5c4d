"""A game played at this terminal: the game in progress, its computer players and its journal.

Knows no screen: the full-screen table and the line-by-line one call it to roll and move.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
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
    commit,
    dice_of,
    dice_tags,
    player_name,
    replay,
)
from exactly.records.game_in_progress import GameInProgress
from exactly.rules import (
    Face,
    IllegalStepError,
    Move,
    Roll,
    Rules,
    Seat,
    Setup,
    State,
    Step,
    refusal,
)
from exactly.terminal.journal_file import Journal

__all__ = ["CannotContinueError", "NewGame", "TerminalGame", "seat_players"]


class CannotContinueError(ValueError):
    """The game cannot continue: its record is finished, or lacks the seed of the dice."""


def seat_players(words: Iterable[str]) -> tuple[str, ...]:
    """Return the player at each seat: the name of a computer player, or of a person.

    Raises UnknownPlayerError, or WrongSeatCountError if a computer player cannot play at a table
    of this size.
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
    """Yield the seats of computer players, with the name of each."""
    for number, player in enumerate(players, start=1):
        if player.startswith(BOT):
            yield Seat(number), player.removeprefix(BOT)


@dataclass(frozen=True, slots=True)
class NewGame:
    """The players, rules, dice and date of a new game."""

    players: tuple[str, ...]
    """The players as a record names them, seat 1 first."""
    rules: Rules
    dice: FairDice
    day: date

    @property
    def record(self) -> Record:
        """The record before the first roll."""
        tags = (("Date", self.day.isoformat()), *dice_tags(self.dice, reveal=True))
        return Record(self.players, self.rules, tags=tags)


class TerminalGame:
    """A game in progress with its journal file; each turn is written before it is applied."""

    def __init__(
        self, begun: Record, dice: FairDice, journal: Journal, computers: dict[Seat, Player]
    ) -> None:
        """Continue a game from its record, and write each further turn to the journal."""
        self.progress = GameInProgress.from_record(begun, dice)
        self.rules = begun.rules
        self.players = begun.players
        self.path = journal.path
        self.commitment = commit(dice.seed)
        """The hash that is shown before the first roll, so that the dice can be checked."""
        self._tags = begun.tags
        self._computers = computers
        self._journal = journal
        if self.state.is_over:
            self.put_away()

    @classmethod
    def start(cls, new: NewGame, path: Path, find_chances: FindChances = no_chances) -> Self:
        """Start a new game in a new file; raises OSError or the errors of `computer_player`."""
        record = new.record
        computers = _seat_computers(record, new.dice, find_chances)
        return cls(record, new.dice, Journal.begin(path, record), computers)

    @classmethod
    def resume(cls, path: Path, find_chances: FindChances = no_chances) -> Self:
        """Continue an unfinished game from its file.

        Raises CannotContinueError, NotationError, RecordMisfitError, OSError or the errors of
        `computer_player`, and then writes nothing.
        """
        record = Journal.read(path)
        dice = dice_of(record)
        if dice is None or record.winner is not None:
            raise CannotContinueError(f"{path} is a finished game, or lacks the seed of the dice")
        known_so_far = _with_winner(_without_trail(record))
        computers = _seat_computers(record, dice, find_chances)
        return cls(known_so_far, dice, Journal.reopen(path, known_so_far), computers)

    @property
    def state(self) -> State:
        """The current state of the game."""
        return self.progress.state

    @property
    def record(self) -> Record:
        """The record of the game so far."""
        return self.progress.as_record(self.players, self._tags)

    @property
    def turns(self) -> int:
        """The number of completed turns."""
        return len(self.progress.turns)

    @property
    def is_computers_turn(self) -> bool:
        """Whether a computer player has to roll or move."""
        return self.is_computer(self.state.active)

    def is_computer(self, seat: Seat) -> bool:
        """Return whether a computer player has this seat."""
        return seat in self._computers

    def roll(self) -> Face:
        """Roll the die for the active player, and return its face."""
        before = self.state
        face = self.progress.next_face()
        _check(before, Roll(face))
        self.progress.add_roll(face)
        if before.starting is not None and self.state.starting is None:
            self._journal.add_starting_rolls(self.record.starting)
        return face

    def move(self, move: Move) -> tuple[Seat, ...]:
        """Make the active player's move, and return the seats that take a euro after it."""
        _check(self.state, move)
        turn = self.progress.turn_of(move)
        self._journal.add_turn(self.turns + 1, turn)
        self.progress.add_move(move)
        if self.state.is_over:
            self.put_away()
        return turn.euros

    def put_away(self) -> None:
        """Write the whole record with checksums, whether the game is finished or not."""
        self._journal.close(self.record)

    def computers_move(self) -> Move:
        """Return the move that the active computer player chooses, without making it.

        Raises UnsolvedError if the player's solution is damaged; after its repair, this can be
        called again.
        """
        return self._computers[self.state.active].choose(self.state)


def _check(state: State, step: Step) -> None:
    """Raise IllegalStepError if the rules forbid a roll or move."""
    reason = refusal(state, step)
    if reason is not None:
        raise IllegalStepError(reason, step)


def _seat_computers(
    record: Record, dice: FairDice, find_chances: FindChances
) -> dict[Seat, Player]:
    """Create the computer players of a game, and return them by seat."""
    table = Setup(record.seats, record.rules)
    return {
        seat: computer_player(
            name,
            table,
            Random(f"{dice.seed}:{seat}"),  # noqa: S311  # for choices, not for dice
            find_chances,
        )
        for seat, name in _computers(record.players)
    }


def _without_trail(record: Record) -> Record:
    """Return the record without its checksums (`Trail`), which cover only the turns so far."""
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] != "Trail"))


def _with_winner(record: Record) -> Record:
    """Add the winner to a record that was interrupted between the last turn and the result."""
    try:
        for _ in replay(record):
            pass
    except RecordMisfitError as misfit:
        if misfit.misfit is not Misfit.RESULT:
            raise
        return replace(record, winner=misfit.seats[0])
    return record
