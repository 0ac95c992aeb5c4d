"""Games looked at again over HTTP: what lay on the table at each turn, also of earlier games."""

from collections.abc import AsyncIterator
from random import Random

import httpx
import pytest

from exactly.records import Record, parse_position, parse_record, write_move
from exactly.rules import Roll, apply
from wire import Guest, Player, Server, browse, make_table


@pytest.fixture
async def web(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with browse(server.address) as web:
        yield web


async def sit_down(server: Server, seats: int) -> tuple[str, str]:
    """Let one device take all seats of a new table; return its code and the device's secret."""
    code, secret = await make_table(server.address, seats=seats, rules="standard+target=1")
    async with Guest(server.address, code, secret) as guest:
        for seat in range(1, seats + 1):
            await guest.sit_down(seat)
    return code, secret


async def play(server: Server, code: str, secret: str, seed: int) -> None:
    """Play a game at random, to its end."""
    async with Guest(server.address, code, secret) as guest:
        seats = {seat["seat"] for seat in guest.table["seats"]}
        await guest.say("start")
        await guest.until(lambda: guest.has_seen("game-started"))
        await Player(guest, seats, Random(seed)).play()


async def look_back(
    web: httpx.AsyncClient, code: str, **which: int
) -> tuple[Record, list[str], str]:
    """Return the record of a game, the positions before its turns, and the last."""
    table = f"/api/tables/{code}"
    record = parse_record((await web.get(f"{table}/record", params=which)).text)
    answer = (await web.get(f"{table}/positions", params=which)).json()
    return record, answer["turns"], answer["end"]


@pytest.mark.parametrize("seats", [2, 3, 6])
async def test_every_turn_leads_from_its_position_to_the_next(
    server: Server, web: httpx.AsyncClient, seats: int
) -> None:
    code, secret = await sit_down(server, seats)
    await play(server, code, secret, seed=1)
    record, turns, end = await look_back(web, code)
    assert len(turns) == len(record.turns)
    for turn, position, after in zip(record.turns, turns, [*turns[1:], end], strict=True):
        state = parse_position(position, record.rules)
        assert (state.active, state.face) == (turn.seat, None), write_move(turn.move)
        assert apply(apply(state, Roll(turn.face)), turn.move) == parse_position(
            after, record.rules
        )
    assert parse_position(end, record.rules).is_over


async def test_an_earlier_game_is_still_there_when_the_next_has_begun(
    server: Server, web: httpx.AsyncClient
) -> None:
    code, secret = await sit_down(server, 3)
    await play(server, code, secret, seed=1)
    first = await look_back(web, code)
    await play(server, code, secret, seed=2)
    second = await look_back(web, code)
    assert first != second
    assert await look_back(web, code, game=1) == first
    assert await look_back(web, code, game=2) == second


@pytest.mark.parametrize(
    ("what", "game", "status", "problem"),
    [
        ("positions", 2, 404, "no-game"),
        ("review", 2, 409, "not-over"),
        ("review", 1, 422, "unknown-chances"),  # it is found, but three have played it
    ],
)
async def test_a_game_by_its_number_may_not_be_there(
    server: Server, web: httpx.AsyncClient, what: str, game: int, status: int, problem: str
) -> None:
    code, secret = await sit_down(server, 3)
    await play(server, code, secret, seed=1)
    answer = await web.get(f"/api/tables/{code}/{what}", params={"game": game})
    assert (answer.status_code, answer.json()["code"]) == (status, problem)
