"""The HTTP API of tables: create, list, view and share them, and download game records."""

import io
import time
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Query, Request, Response

from exactly.players import players_for
from exactly.protocol import (
    RefusalCode,
    TableOptions,
    TableView,
)
from exactly.protocol.tables import MadeTable, OpenTable, QuickPlay, SeatSecret
from exactly.records import NotationError, parse_position, parse_rules, write_record
from exactly.rules import SEATS, Rules
from exactly.server.http.parameters import Code, GameNumber, TheServices, find_table
from exactly.server.http.problems import SOON, RequestRefusedError, problems
from exactly.server.operation.clock import now
from exactly.server.operation.rate_limits import address_key
from exactly.server.services.services import Services
from exactly.server.table.live_table import LiveTable
from exactly.server.table.lobby import play_at_once
from exactly.server.table.secrets import hash_secret
from exactly.server.table.views import table_view

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["tables"], responses=problems(500, 503))

RulesQuery = Annotated[
    str, Query(max_length=80, description="Rules of the table; only their edition matters.")
]
AsHand = Annotated[
    bool, Query(description="Link for a phone that serves as controller next to a big screen.")
]


def _answers(media_type: str, description: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"content": {media_type: {}}, "description": description}}


_BODY_PROBLEMS = (400, 403, 413, 415, 422)
_RECORD = _answers("text/plain", "The game record.")
_DRAWING = _answers("image/svg+xml", "The QR code.")


@router.post("/tables", status_code=201, responses=problems(*_BODY_PROBLEMS, 429))
async def make_table(options: TableOptions, request: Request, services: TheServices) -> MadeTable:
    """Create a table."""
    live, secret = await _make(options, request, services)
    return MadeTable(code=live.table.code, secret=secret, link=_link(live, request, services))


@router.post("/quick-play", status_code=201, responses=problems(*_BODY_PROBLEMS, 429))
async def quick_play(wish: QuickPlay, request: Request, services: TheServices) -> MadeTable:
    """Create a table with computer players, and start the game.

    As at every table, your device must add random bytes to the dice before the first roll.
    """
    options = wish.options.model_copy(update={"seats": 1 + len(wish.players), "listed": False})
    if wish.seat > options.seats:
        raise RequestRefusedError(422, "no-such-seat", f"`seat` must be from 1 to {options.seats}")
    able = players_for(options.seats, _read_rules(options.rules).edition)
    if not set(wish.players) <= set(able):
        why = f"`players` may only contain {', '.join(able)}"
        raise RequestRefusedError(422, RefusalCode.NO_SUCH_PLAYER.value, why)
    live, secret = await _make(options, request, services)
    await play_at_once(live, wish.name, wish.players, wish.seat)
    return MadeTable(code=live.table.code, secret=secret, link=_link(live, request, services))


@router.get("/tables")
async def list_tables(services: TheServices) -> list[OpenTable]:
    """List the open tables, newest first; games without a free seat can be watched."""
    return [
        OpenTable(
            code=card.code,
            options=TableOptions.model_validate_json(card.options),
            free_seats=card.free_seats,
            made_at=card.made_at,
        )
        for card in await services.lobby.listed()
    ]


@router.get("/tables/{code}", responses=problems(404, 422))
async def look_at_table(code: Code, services: TheServices) -> TableView:
    """Return a table as a spectator sees it."""
    live = await find_table(code, services)
    return await live.look(lambda table: table_view(table, None, live.is_connected, now()))


@router.get(
    "/tables/{code}/record", responses=_RECORD | problems(404, 422), response_class=Response
)
async def download_record(code: Code, services: TheServices, game: GameNumber = None) -> Response:
    """Download a game record; `exactly verify` checks the record of a finished game."""
    live = await find_table(code, services)
    record = await live.record_of(game)
    if record is None:
        raise RequestRefusedError(404, "no-game", "game not found")
    text = await services.run_in_thread(write_record, record)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="exactly-{code}.txt"'},
    )


@router.get(
    "/tables/{code}/qr.svg", responses=_DRAWING | problems(404, 422), response_class=Response
)
async def draw_link(
    code: Code, request: Request, services: TheServices, *, hand: AsHand = False
) -> Response:
    """Return the link to a table as a QR code, in SVG."""
    link = _link(await find_table(code, services), request, services)
    return _qr(f"{link}/hand" if hand else link)


@router.post(
    "/tables/{code}/seat-qr",
    responses=_DRAWING | problems(*_BODY_PROBLEMS, 404),
    response_class=Response,
)
async def draw_seat_link(
    code: Code, seat: SeatSecret, request: Request, services: TheServices
) -> Response:
    """Return a QR code that gives a second device the seats of the device with this secret.

    The secret is in the fragment after `#`, which browsers do not send to a server.
    """
    live = await find_table(code, services)
    if await live.look(lambda table: table.holder_of(hash_secret(seat.secret))) is None:
        raise RequestRefusedError(403, "not-your-seat", "invalid secret for this table")
    return _qr(f"{_link(live, request, services)}#{seat.secret}")


@router.get("/players", responses=problems(422))
async def list_players(rules: RulesQuery = "standard") -> dict[int, tuple[str, ...]]:
    """List, for each number of seats, the computer players that can play there."""
    edition = _read_rules(rules).edition
    return {seats: players_for(seats, edition) for seats in SEATS}


async def _make(
    options: TableOptions, request: Request, services: Services
) -> tuple[LiveTable, str]:
    rules = _read_rules(options.rules)
    if options.position is not None:
        _check_position(options.position, options.seats, rules)
    address = address_key(request.client.host if request.client else None)
    moment = time.monotonic()
    if not services.new_tables.allow(address, moment) or (
        options.listed and not services.new_listed_tables.allow(address, moment)
    ):
        why = "too many tables from this address; try again later"
        raise RequestRefusedError(429, "too-fast", why, headers=SOON)
    return await services.lobby.make(options)


def _read_rules(text: str) -> Rules:
    try:
        return parse_rules(text)
    except NotationError as error:
        raise RequestRefusedError(422, "unreadable", f"`rules`, {error}") from error


def _check_position(position: str, seats: int, rules: Rules) -> None:
    try:
        state = parse_position(position, rules)
    except NotationError as error:
        raise RequestRefusedError(422, "unreadable", f"`position`, {error}") from error
    if state.seats != seats:
        why = f"`position` has {state.seats} stacks, but the table has {seats} seats"
        raise RequestRefusedError(422, "wrong-position", why)
    if not state.is_in_turn:
        why = "`position` must be after the starting rolls and before the end of the game"
        raise RequestRefusedError(422, "wrong-position", why)


def _link(live: LiveTable, request: Request, services: Services) -> str:
    address = services.config.address or str(request.base_url).rstrip("/")
    return f"{address}/t/{live.table.code}"


def _qr(text: str) -> Response:
    svg = io.BytesIO()
    segno.make(text, error="m").save(svg, kind="svg", scale=8, border=2, light="#fff")
    return Response(svg.getvalue(), media_type="image/svg+xml")
