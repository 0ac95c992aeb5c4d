"""A table: what its events make of it.

Whatever is true at a table follows from its event log, one event after the other, so that any
process can take a table up where another one left it. Decides nothing: see `master`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from exactly.protocol import (
    Answered,
    Asked,
    BytesGiven,
    ComputerSeated,
    Dice,
    EuroTaken,
    Event,
    GameEnded,
    GameStarted,
    Moved,
    Muted,
    Paused,
    Phase,
    Question,
    Resumed,
    Rolled,
    Said,
    SeatKept,
    SeatLeft,
    SeatOffered,
    SeatReturned,
    SeatTaken,
    SeatView,
    TableMade,
    TableOptions,
    TableView,
    TakenBack,
    View,
)
from exactly.records import BOT, Record, parse_position, parse_rules, write_position
from exactly.rules import STANDARD, Setup, new_game
from exactly.server.event_log.interface import Entry
from exactly.server.table.game import TableGame

__all__ = ["Holder", "SeatState", "Table"]

_PLAYING = Phase.PLAYING  # asked for at every move
_UNDER_WAY = (_PLAYING, Phase.BYTES)
_LAST_SAID = 50  # what a newcomer hears of the talk so far


class Holder(NamedTuple):
    """A device, known by its secret; it may hold several seats."""

    number: int
    secret_hash: str


@dataclass(slots=True)
class SeatState:
    """Who sits on a seat."""

    name: str = ""
    holder: int | None = None
    computer: str | None = None
    """Plays for good, or, where there is a holder, until that one comes back."""
    offered: bool = False
    muted: bool = False

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down."""
        return self.offered or (self.holder is None and self.computer is None)


class Table:
    """A table after some events."""

    __slots__ = (
        "_turn_time",
        "agreed",
        "changed_at",
        "code",
        "game",
        "games",
        "holders",
        "made_at",
        "options",
        "paused",
        "phase",
        "question",
        "rules",
        "said",
        "seats",
        "sequence",
        "silenced",
        "winner",
    )

    def __init__(self) -> None:
        self.sequence = 0
        self.code = ""
        self.options = TableOptions()
        self.rules = STANDARD
        self._turn_time: int | None = None
        self.holders: list[Holder] = []
        self.seats: list[SeatState] = []
        self.silenced: set[int] = set()
        """The holders who are not to be heard, wherever they sit."""
        self.phase = Phase.GATHERING
        self.game: TableGame | None = None
        self.games = 0
        self.question: Asked | None = None
        self.agreed: set[int] = set()
        self.paused = False
        self.winner: int | None = None
        self.said: list[Said] = []
        self.made_at = self.changed_at = 0

    # What happens to a table.

    def take(self, entry: Entry) -> None:
        """Let an event happen."""
        event, private = entry
        if event.sequence != self.sequence + 1:
            raise ValueError(f"event {event.sequence} does not follow {self.sequence}")
        _TAKES[type(event)](self, event, private or {})
        self.sequence = event.sequence
        self.changed_at = event.at

    def _made(self, event: TableMade, private: dict[str, str]) -> None:
        self.code, self.options = event.code, event.options
        self.rules = parse_rules(event.options.rules)
        self._turn_time = event.options.turn_time.milliseconds
        self.seats = [SeatState() for _ in range(event.options.seats)]
        self.holders = [Holder(1, private["secret"])]
        self.made_at = event.at

    def _seat_taken(self, event: SeatTaken, private: dict[str, str]) -> None:
        if "secret" in private:
            self.holders.append(Holder(event.holder, private["secret"]))
        muted = self.seats[event.seat - 1].muted or event.holder in self.silenced
        self.seats[event.seat - 1] = SeatState(event.name, event.holder, muted=muted)

    def _seat_left(self, event: SeatLeft, _: dict[str, str]) -> None:
        self.seats[event.seat - 1] = SeatState(muted=self.seats[event.seat - 1].muted)

    def _computer_seated(self, event: ComputerSeated, _: dict[str, str]) -> None:
        self.seats[event.seat - 1] = SeatState(computer=event.player)

    def _seat_offered(self, event: SeatOffered, _: dict[str, str]) -> None:
        self.seats[event.seat - 1].offered = True

    def _seat_kept(self, event: SeatKept, _: dict[str, str]) -> None:
        self.seats[event.seat - 1].computer = event.player

    def _seat_returned(self, event: SeatReturned, _: dict[str, str]) -> None:
        seat = self.seats[event.seat - 1]
        seat.computer, seat.offered = None, False
        if self.game is not None:
            self.game.turn_began = event.at  # who comes back has the time of a turn, not its rest

    def _game_started(self, event: GameStarted, private: dict[str, str]) -> None:
        self.games = event.game
        self.winner = None
        self.game = self._new_game(event, private.get("seed"))
        by_hand = self.options.dice is Dice.COMPANION
        self.phase = Phase.PLAYING if by_hand else Phase.BYTES
        self._forget_question()

    def _new_game(self, event: GameStarted, seed: str | None) -> TableGame:
        if self.options.position is None:
            start = new_game(Setup(len(self.seats), self.rules))
            return TableGame(event.game, start, seed, event.at)
        position = parse_position(self.options.position, self.rules)
        return TableGame(event.game, position, seed, event.at, position)

    def _bytes_given(self, event: BytesGiven, _: dict[str, str]) -> None:
        game = self.playing
        game.take_share(event.seat, event.bytes, self.code)
        if game.dice is not None:
            game.turn_began = event.at
            self.phase = Phase.PLAYING

    def _rolled(self, event: Rolled, _: dict[str, str]) -> None:
        self.playing.throw(event.face, event.at)
        if self.question is not None and self.question.question is Question.TAKE_BACK:
            self._forget_question()

    def _moved(self, event: Moved, _: dict[str, str]) -> None:
        self.playing.move(event.move, event.at)

    def _taken_back(self, event: TakenBack, _: dict[str, str]) -> None:
        self.playing.take_back(event.at)
        self._forget_question()

    def _ended(self, event: GameEnded, _: dict[str, str]) -> None:
        self.winner = event.winner
        self.phase = Phase.OVER
        self.playing.players = self._names()
        self.paused = False
        self._forget_question()

    def _asked(self, event: Asked, _: dict[str, str]) -> None:
        self.question, self.agreed = event, {event.seat}

    def _answered(self, event: Answered, _: dict[str, str]) -> None:
        if event.agree:
            self.agreed.add(event.seat)
        else:
            self._forget_question()

    def _paused(self, *_: object) -> None:
        self.paused = True
        self._forget_question()

    def _resumed(self, event: Event, _: dict[str, str]) -> None:
        self.paused = False
        self.playing.turn_began = event.at

    def _said(self, event: Said, _: dict[str, str]) -> None:
        self.said = [*self.said[1 - _LAST_SAID :], event]

    def _muted(self, event: Muted, _: dict[str, str]) -> None:
        seat = self.seats[event.seat - 1]
        seat.muted = event.muted
        if seat.holder is None:
            return
        if event.muted:
            self.silenced.add(seat.holder)
        else:
            self.silenced.discard(seat.holder)

    def _nothing(self, *_: object) -> None:
        """Let happen what follows from another event, and is told for the guests' sake."""

    def _forget_question(self) -> None:
        self.question, self.agreed = None, set()

    # What is asked of a table.

    @property
    def playing(self) -> TableGame:
        """The game on the table."""
        if self.game is None:
            raise ValueError("no game has begun")
        return self.game

    def holder_of(self, secret_hash: str) -> int | None:
        """Return whose secret it is."""
        for holder in self.holders:
            if holder.secret_hash == secret_hash:
                return holder.number
        return None

    @property
    def persons(self) -> list[int]:
        """The seats whose players are people, away or not."""
        return [
            number for number, seat in enumerate(self.seats, start=1) if seat.holder is not None
        ]

    @property
    def is_one_device(self) -> bool:
        """Whether all people sit before the same device."""
        return len({self.seats[seat - 1].holder for seat in self.persons}) == 1

    @property
    def deadline(self) -> int | None:
        """When the time of the turn is over, or the time to give bytes."""
        limit, game = self._turn_time, self.game
        if limit is None or game is None or self.paused or self.phase not in _UNDER_WAY:
            return None
        return game.turn_began + limit

    def view(self) -> View:
        """Return what follows from the events so far."""
        game, phase = self.game, self.phase
        if game is None:
            return View.model_construct(sequence=self.sequence, phase=phase)
        state = game.state
        playing = phase is Phase.PLAYING
        question = self.question
        return View.model_construct(
            sequence=self.sequence,
            phase=phase,
            position=write_position(state),
            to_act=game.to_act if playing and not state.is_over else None,
            rolling=playing and state.face is None,
            moves=tuple(game.legal) if playing else (),
            question=question.question if question else None,
            asked_by=question.seat if question else None,
            agreed=tuple(sorted(self.agreed)) if question else (),
            paused=self.paused,
            can_take_back=game.can_take_back if playing else None,
            deadline=self.deadline,
        )

    def view_text(self) -> str:
        """Return the view as it goes over the wire; by hand in mid-game: every move has one."""
        game = self.game
        if game is None or self.phase is not _PLAYING or self.question is not None:
            return self.view().model_dump_json()
        state, deadline = game.state, self.deadline
        to_act = "null" if state.is_over else game.to_act
        last = game.can_take_back or "null"
        return (
            f'{{"sequence":{self.sequence},"phase":"playing","position":"{write_position(state)}",'
            f'"to_act":{to_act},'
            f'"rolling":{"true" if state.face is None else "false"},'
            f'"moves":[{game.legal.listed}],'
            '"question":null,"asked_by":null,"agreed":[],'
            f'"paused":{"true" if self.paused else "false"},"can_take_back":{last},'
            f'"deadline":{"null" if deadline is None else deadline}}}'
        )

    def whole(self, you: int | None, connected: Callable[[int], bool], now: int) -> TableView:
        """Return the table as somebody sees it who comes to it now."""
        game = self.game
        return TableView(
            code=self.code,
            options=self.options,
            seats=tuple(
                SeatView(
                    seat=number,
                    name=seat.name,
                    holder=seat.holder,
                    computer=seat.computer,
                    offered=seat.offered,
                    muted=seat.muted,
                    connected=seat.holder is not None and connected(seat.holder),
                )
                for number, seat in enumerate(self.seats, start=1)
            ),
            you=you,
            game=self.games,
            commitment=None if game is None else game.commitment,
            winner=self.winner,
            said=tuple(self.said),
            view=self.view(),
            now=now,
        )

    def _names(self) -> tuple[str, ...]:
        return tuple(
            f"{BOT}{seat.computer}" if seat.holder is None and seat.computer else seat.name
            for seat in self.seats
        )

    def record(self) -> Record:
        """Return the record of the game on the table; its seed is in it once the game is over."""
        return self.playing.record(self._names())


_TAKES: dict[type[Event], Callable[[Table, Any, dict[str, str]], None]] = {
    TableMade: Table._made,  # noqa: SLF001  # its own methods, by event
    SeatTaken: Table._seat_taken,  # noqa: SLF001
    SeatLeft: Table._seat_left,  # noqa: SLF001
    ComputerSeated: Table._computer_seated,  # noqa: SLF001
    SeatOffered: Table._seat_offered,  # noqa: SLF001
    SeatKept: Table._seat_kept,  # noqa: SLF001
    SeatReturned: Table._seat_returned,  # noqa: SLF001
    GameStarted: Table._game_started,  # noqa: SLF001
    BytesGiven: Table._bytes_given,  # noqa: SLF001
    Rolled: Table._rolled,  # noqa: SLF001
    Moved: Table._moved,  # noqa: SLF001
    EuroTaken: Table._nothing,  # noqa: SLF001
    GameEnded: Table._ended,  # noqa: SLF001
    Asked: Table._asked,  # noqa: SLF001
    Answered: Table._answered,  # noqa: SLF001
    TakenBack: Table._taken_back,  # noqa: SLF001
    Paused: Table._paused,  # noqa: SLF001
    Resumed: Table._resumed,  # noqa: SLF001
    Said: Table._said,  # noqa: SLF001
    Muted: Table._muted,  # noqa: SLF001
}
