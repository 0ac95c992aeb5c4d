"""Questions over HTTP: the chances of a position, and the review of a finished game."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path
from pydantic import Field

from exactly.ai import Unsolved
from exactly.ai.chances import SolvedChances
from exactly.ai.review import review_game
from exactly.ai.review_data import review_as_data
from exactly.protocol import Message, Phase
from exactly.records import NotationError, parse_position, parse_rules, write_move
from exactly.rules import Rules, State
from exactly.server.house import House, house_of
from exactly.server.problems import SOON, RequestRefused, problems

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["questions"], responses=problems(500, 503))

TheHouse = Annotated[House, Depends(house_of)]


class Asked(Message):
    """A position, and the rules it is played by."""

    position: Annotated[str, Field(max_length=200)]
    rules: Annotated[str, Field(max_length=80)] = "standard"


class JudgedMove(Message):
    """A legal move, and each seat's chance after it."""

    move: str
    win: tuple[float, ...]


class Value(Message):
    """Each seat's chance to win, and each legal move with its own, best first."""

    win: tuple[float, ...]
    exact: bool
    error: float
    """How far a chance may be from the true one."""
    moves: tuple[JudgedMove, ...]


@router.post("/value", responses=problems(400, 403, 413, 415, 422))
async def value(asked: Asked, house: TheHouse) -> Value:
    """Say how likely each seat is to win."""
    try:
        state = parse_position(asked.position, parse_rules(asked.rules))
    except NotationError as error:
        raise RequestRefused(422, "unreadable", str(error)) from error
    chances = await _chances(state.seats, state.rules, house)
    return await house.beside(_judge, state, chances)


@router.get("/tables/{code}/review", responses=problems(404, 409, 422))
async def review(
    code: Annotated[str, Path(pattern="^[a-z0-9]{6}$")], house: TheHouse
) -> dict[str, Any]:
    """Review the game that was played at a table: luck, doing and better moves."""
    live = await house.lobby.find(code)
    if live is None:
        raise RequestRefused(404, "no-such-table", "there is no such table")
    record = await live.look(lambda table: table.record() if table.phase is Phase.OVER else None)
    if record is None:
        raise RequestRefused(409, "not-over", "the game is not over")
    chances = await _chances(record.seats, record.rules, house)
    return await house.beside(lambda: review_as_data(review_game(record, chances)))


async def _chances(seats: int, rules: Rules, house: House) -> SolvedChances:
    if seats not in SolvedChances.seats:
        raise RequestRefused(422, "unknown-chances", "chances are known for two seats only so far")
    try:
        return await house.beside(house.computers.find_chances, rules)
    except Unsolved as error:
        house.computers.solve_soon(rules)
        why = "these rules are being solved; ask again soon"
        raise RequestRefused(503, "unsolved", why, headers=SOON) from error


def _judge(state: State, chances: SolvedChances) -> Value:
    moves = [JudgedMove(move=write_move(move), win=win) for move, win in chances.judge(state)]
    return Value(
        win=chances.win(state), exact=chances.exact, error=chances.error, moves=tuple(moves)
    )
