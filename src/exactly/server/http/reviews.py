"""The HTTP API of games: the review of a finished game, and the positions turn by turn."""

from typing import Any

from fastapi import APIRouter

from exactly.protocol.positions import TurnPositions
from exactly.records import Record, replay, write_position
from exactly.server.http.accepted import ACCEPTED, chances_or_accepted
from exactly.server.http.parameters import Code, GameNumber, TheServices, find_table
from exactly.server.http.problems import RequestRefusedError, problems
from exactly.server.services.services import Services

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["questions"], responses=problems(500, 503))


@router.get("/tables/{code}/review", responses=ACCEPTED | problems(404, 409, 422))
async def review(code: Code, services: TheServices, game: GameNumber = None) -> dict[str, Any]:
    """Review a finished game: luck, skill, better moves, and moves that helped another seat."""
    record = await _find_record(code, game, services)
    if record is None or record.winner is None:
        raise RequestRefusedError(409, "not-over", "the game is not over")
    with chances_or_accepted(record.seats, record.rules, services):
        return await services.analysis.review(record)


@router.get("/tables/{code}/positions", responses=problems(404, 422))
async def positions(code: Code, services: TheServices, game: GameNumber = None) -> TurnPositions:
    """Return the position before each turn, for programs that do not know the rules."""
    record = await _find_record(code, game, services)
    if record is None:
        raise RequestRefusedError(404, "no-game", "game not found")
    return await services.run_in_thread(_positions_of, record)


async def _find_record(code: str, game: int | None, services: Services) -> Record | None:
    live = await find_table(code, services)
    return await live.record_of(game)


def _positions_of(record: Record) -> TurnPositions:
    states = list(replay(record))
    before_first = sum(map(len, record.starting))
    # A turn is two steps, the roll and the move.
    *turns, end = map(write_position, states[before_first::2])
    return TurnPositions(turns=tuple(turns), end=end)
