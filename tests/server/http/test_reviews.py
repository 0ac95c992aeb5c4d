"""The review and the positions of games over HTTP, including earlier games."""

import pickle
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx
import pytest

from exactly.networks.damage import DamagedNetworkError, NetworkDamage
from exactly.protocol.positions import PositionQuery
from exactly.records import Record, parse_position, parse_record, write_move
from exactly.rules import Roll, apply
from exactly.server.http import positions
from exactly.server.http.problems import RequestRefusedError
from exactly.server.services.config import Config
from exactly.server.services.services import open_services
from support.wire import Guest, Player, Server, browse, make_table


@pytest.fixture
async def web(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with browse(server.address) as web:
        yield web


async def sit_down(server: Server, seats: int) -> tuple[str, str]:
    """Create a table with all seats on one device; return its code and the device's secret."""
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


async def record_and_positions(
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
    record, turns, end = await record_and_positions(web, code)
    assert len(turns) == len(record.turns)
    for turn, position, after in zip(record.turns, turns, [*turns[1:], end], strict=True):
        state = parse_position(position, record.rules)
        assert (state.active, state.face) == (turn.seat, None), write_move(turn.move)
        assert apply(apply(state, Roll(turn.face)), turn.move) == parse_position(
            after, record.rules
        )
    assert parse_position(end, record.rules).is_over


async def test_an_earlier_game_remains_available(server: Server, web: httpx.AsyncClient) -> None:
    code, secret = await sit_down(server, 3)
    await play(server, code, secret, seed=1)
    first = await record_and_positions(web, code)
    await play(server, code, secret, seed=2)
    second = await record_and_positions(web, code)
    assert first != second
    assert await record_and_positions(web, code, game=1) == first
    assert await record_and_positions(web, code, game=2) == second


@pytest.mark.parametrize(
    ("what", "game", "status", "problem"),
    [
        ("positions", 2, 404, "no-game"),
        ("review", 2, 409, "not-over"),
    ],
)
async def test_an_unknown_game_number_is_answered_with_404(
    server: Server, web: httpx.AsyncClient, what: str, game: int, status: int, problem: str
) -> None:
    code, secret = await sit_down(server, 3)
    await play(server, code, secret, seed=1)
    answer = await web.get(f"/api/tables/{code}/{what}", params={"game": game})
    assert (answer.status_code, answer.json()["code"]) == (status, problem)


@pytest.mark.parametrize("seats", [3, 6])
async def test_a_position_of_more_than_two_seats_has_estimated_chances(
    web: httpx.AsyncClient, seats: int
) -> None:
    position = f"50{'/5' * (seats - 1)} {'/'.join('0' * seats)} 1 20"
    value = (await web.post("/api/value", json={"position": position})).json()
    assert value["exact"] is False
    assert sum(value["win"]) == pytest.approx(1, abs=1e-5)
    assert value["win"] == value["moves"][0]["win"]
    chances = [move["win"][0] for move in value["moves"]]
    assert chances == sorted(chances, reverse=True)


async def test_a_game_of_three_is_reviewed_by_estimates(
    server: Server, web: httpx.AsyncClient
) -> None:
    code, secret = await sit_down(server, 3)
    await play(server, code, secret, seed=1)
    review = (await web.get(f"/api/tables/{code}/review", params={"game": 1})).json()
    assert review["exact"] is False
    assert [len(changes) for changes in review["influence"]] == [3, 3, 3]
    for summary in review["summary"]:
        came_to = summary["start"] + summary["luck"] + summary["doing"]
        assert came_to == pytest.approx(summary["end"], abs=1e-6)


@pytest.mark.parametrize(
    "damage",
    [ModuleNotFoundError("numpy"), DamagedNetworkError(Path("x.network"), NetworkDamage.CHANGED)],
)
async def test_without_a_network_chances_are_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: Exception
) -> None:
    def refuse(*_: object) -> None:
        raise pickle.loads(pickle.dumps(damage))  # as sent by a worker process

    monkeypatch.setattr("exactly.server.workers.analysis.find_chances", refuse)
    address = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    async with open_services(Config(database=address, solutions=tmp_path)) as services:
        with pytest.raises(RequestRefusedError) as refused:
            await positions.value(PositionQuery(position="5/5/5 0/0/0 1 -"), services)
    assert (refused.value.status_code, refused.value.code) == (422, "unknown-chances")
