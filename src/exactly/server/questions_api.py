"""Questions over HTTP: the moves and chances of a position, and a game looked at again."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends
from pydantic import Field

from exactly.evaluation.chances import Chances, UnsolvedError
from exactly.networks.damage import DamagedNetworkError
from exactly.players import players_for
from exactly.protocol import Message
from exactly.records import (
    NotationError,
    Record,
    parse_position,
    parse_rules,
    replay,
    write_move,
    write_position,
)
from exactly.rules import Move, Rules, State, apply, euros_taken, legal_moves, outcome
from exactly.server.house import House, house_of
from exactly.server.problems import RequestRefused, problems
from exactly.server.promises import PROMISED, NotReadyError, Promise
from exactly.server.tables_api import Code, GameNumber

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["questions"], responses=problems(500, 503))

TheHouse = Annotated[House, Depends(house_of)]


class Asked(Message):
    """A position, and the rules it is played by."""

    position: Annotated[str, Field(max_length=200)]
    rules: Annotated[str, Field(max_length=80)] = "standard"


class Mistake(Message):
    """Where a text is not as it must be."""

    text: Literal["position", "rules"]
    """Which of the two."""
    column: int
    """Which of its characters, counting from 1."""
    expected: str
    """What should stand there, such as `coin-or-empty`, or what a game never comes to otherwise."""
    found: str
    """The character that stands there; nothing at the end of the text."""


class Checked(Message):
    """What is wrong with a position or its rules; null where nothing is."""

    mistake: Mistake | None


class LegalMove(Message):
    """A legal move, and what follows from it."""

    move: str
    position: str
    """After the move."""
    euro: tuple[int, ...]
    """The seats that take one."""
    winner: int | None


class Moves(Message):
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


class Value(Message):
    """Each seat's chance to win, and each legal move with its own, best first."""

    win: tuple[float, ...]
    exact: bool
    error: float
    """How far a chance may be from the true one; where it is estimated, how far it usually is."""
    moves: tuple[JudgedMove, ...]


class Positions(Message):
    """What lay on the table, turn by turn."""

    turns: tuple[str, ...]
    """Before the roll of each turn, the first turn first."""
    end: str
    """How things stand after the last of them."""


@router.post("/check", responses=problems(400, 403, 413, 415, 422))
async def check(asked: Asked) -> Checked:
    """Say whether a game can come to a position, and if not, why.

    What is wrong with it is the answer here; all other questions about such a position are refused.
    """
    try:
        rules = parse_rules(asked.rules)
    except NotationError as error:
        return Checked(mistake=_mistake("rules", error))
    try:
        parse_position(asked.position, rules)
    except NotationError as error:
        return Checked(mistake=_mistake("position", error))
    return Checked(mistake=None)


@router.post("/moves", responses=problems(400, 403, 413, 415, 422))
async def moves(asked: Asked) -> Moves:
    """List the legal moves of a position."""
    state = _read(asked)
    return Moves(
        position=write_position(state),
        winner=_winner(state),
        moves=tuple([_follow(state, move) for move in legal_moves(state)]),
    )


@router.post("/value", responses=PROMISED | problems(400, 403, 413, 415, 422))
async def value(asked: Asked, house: TheHouse) -> Value:
    """Say how likely each seat is to win: exactly for two seats, estimated for more."""
    state = _read(asked)
    with _known_or_promised(state.seats, state.rules, house):
        chances = await house.beside(house.computers.find_chances, state.seats, state.rules)
    return await house.beside(_judge, state, chances)


@router.get("/tables/{code}/review", responses=PROMISED | problems(404, 409, 422))
async def review(code: Code, house: TheHouse, game: GameNumber = None) -> dict[str, Any]:
    """Review a game that was played at a table: luck, doing, better moves, who helped whom."""
    record = await _find_record(code, game, house)
    if record is None or record.winner is None:
        raise RequestRefused(409, "not-over", "the game is not over")
    with _known_or_promised(record.seats, record.rules, house):
        return await house.computers.review(record)


@router.get("/tables/{code}/positions", responses=problems(404, 422))
async def positions(code: Code, house: TheHouse, game: GameNumber = None) -> Positions:
    """Say what lay on the table before each turn, for whoever shows a game and knows no rules."""
    record = await _find_record(code, game, house)
    if record is None:
        raise RequestRefused(404, "no-game", "no such game has begun at this table")
    return await house.beside(_positions_of, record)


async def _find_record(code: str, game: int | None, house: House) -> Record | None:
    live = await house.lobby.find(code)
    if live is None:
        raise RequestRefused(404, "no-such-table", "there is no such table")
    return await live.record_of(game)


def _positions_of(record: Record) -> Positions:
    states = list(replay(record))
    before_first = sum(map(len, record.starting))
    # A turn is two steps, the roll and the move.
    *turns, end = map(write_position, states[before_first::2])
    return Positions(turns=tuple(turns), end=end)


def _read(asked: Asked) -> State:
    try:
        return parse_position(asked.position, parse_rules(asked.rules))
    except NotationError as error:
        raise RequestRefused(422, "unreadable", str(error)) from error


def _mistake(text: Literal["position", "rules"], error: NotationError) -> Mistake:
    expected = error.expected.replace("_", "-")
    return Mistake(text=text, column=error.column, expected=expected, found=error.found)


def _follow(state: State, move: Move) -> LegalMove:
    after = apply(state, move)
    return LegalMove(
        move=write_move(move),
        position=write_position(after),
        euro=euros_taken(state, after),
        winner=_winner(after),
    )


def _winner(state: State) -> int | None:
    end = outcome(state)
    return None if end is None else end.winner


@contextmanager
def _known_or_promised(seats: int, rules: Rules, house: House) -> Iterator[None]:
    """Answer a question that needs chances, or promise to, or refuse it.

    Where the game of two is not solved, it is solved for who asks again.
    """
    try:
        yield
    except UnsolvedError as error:
        if "perfect" not in players_for(seats):
            why = "this server has not what it takes to solve games (the extra `solve`)"
            raise RequestRefused(422, "unknown-chances", why) from error
        house.computers.solve_soon(rules)
        why = "these rules are being solved; ask again soon"
        raise NotReadyError(Promise(code="unsolved", detail=why)) from error
    except ModuleNotFoundError as error:
        why = "this server has not what it takes to estimate chances (the extra `network`)"
        raise RequestRefused(422, "unknown-chances", why) from error
    except DamagedNetworkError as error:
        house.computers.tell_of(error)
        why = "the network for such a table is damaged on this server"
        raise RequestRefused(422, "unknown-chances", why) from error


def _judge(state: State, chances: Chances) -> Value:
    moves = [JudgedMove(move=write_move(move), win=win) for move, win in chances.judge(state)]
    return Value(
        win=chances.win(state), exact=chances.exact, error=chances.error, moves=tuple(moves)
    )
