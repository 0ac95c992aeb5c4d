"""The HTTP API of positions: legal moves and win chances."""

from typing import Literal

from fastapi import APIRouter

from exactly.evaluation.chances import Chances
from exactly.protocol.positions import (
    JudgedMove,
    LegalMove,
    LegalMoves,
    PositionCheck,
    PositionMistake,
    PositionQuery,
    PositionValue,
)
from exactly.records import (
    NotationError,
    parse_position,
    parse_rules,
    write_move,
    write_position,
)
from exactly.rules import Move, State, apply, euros_taken, legal_moves, outcome
from exactly.server.http.accepted import ACCEPTED, chances_or_accepted
from exactly.server.http.parameters import TheServices
from exactly.server.http.problems import RequestRefusedError, problems

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["questions"], responses=problems(500, 503))


@router.post("/check", responses=problems(400, 403, 413, 415, 422))
async def check(query: PositionQuery) -> PositionCheck:
    """Check whether a game can reach a position, and return the first error.

    For an invalid position, this answers 200 with the error; the other routes answer 422.
    """
    try:
        rules = parse_rules(query.rules)
    except NotationError as error:
        return PositionCheck(mistake=_mistake("rules", error))
    try:
        parse_position(query.position, rules)
    except NotationError as error:
        return PositionCheck(mistake=_mistake("position", error))
    return PositionCheck(mistake=None)


@router.post("/moves", responses=problems(400, 403, 413, 415, 422))
async def moves(query: PositionQuery) -> LegalMoves:
    """List the legal moves of a position."""
    state = _read(query)
    return LegalMoves(
        position=write_position(state),
        winner=_winner(state),
        moves=tuple([_follow(state, move) for move in legal_moves(state)]),
    )


@router.post("/value", responses=ACCEPTED | problems(400, 403, 413, 415, 422))
async def value(query: PositionQuery, services: TheServices) -> PositionValue:
    """Return each seat's win chance: exact for two seats, estimated for more."""
    state = _read(query)
    with chances_or_accepted(state.seats, state.rules, services):
        chances = await services.run_in_thread(
            services.analysis.find_chances, state.seats, state.rules
        )
    return await services.run_in_thread(_judge, state, chances)


def _read(query: PositionQuery) -> State:
    try:
        return parse_position(query.position, parse_rules(query.rules))
    except NotationError as error:
        raise RequestRefusedError(422, "unreadable", str(error)) from error


def _mistake(text: Literal["position", "rules"], error: NotationError) -> PositionMistake:
    expected = error.expected.replace("_", "-")
    return PositionMistake(text=text, column=error.column, expected=expected, found=error.found)


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


def _judge(state: State, chances: Chances) -> PositionValue:
    moves = [JudgedMove(move=write_move(move), win=win) for move, win in chances.judge(state)]
    return PositionValue(
        win=chances.win(state), exact=chances.exact, error=chances.error, moves=tuple(moves)
    )
