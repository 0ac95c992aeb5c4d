"""The legal moves of a position over HTTP, with the result of each."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from exactly.records import parse_move, parse_position, parse_rules, write_move, write_position
from exactly.rules import apply, legal_moves
from exactly.server.app import make_app
from exactly.server.services.config import Config


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = make_app(Config(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", tmp_path))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://play.example"
        ) as web,
    ):
        yield web


async def moves_of(
    web: httpx.AsyncClient, position: str, rules: str = "standard"
) -> list[dict[str, Any]]:
    answer = await web.post("/api/moves", json={"position": position, "rules": rules})
    assert answer.status_code == 200, answer.text
    assert answer.json()["position"] == position
    moves: list[dict[str, Any]] = answer.json()["moves"]
    return moves


async def test_the_example_of_the_leaflet_has_twelve_moves(web: httpx.AsyncClient) -> None:
    moves = await moves_of(web, "20/20/20 0/0/0 1 20")
    assert len(moves) == 12
    assert moves[0] == {
        "move": "20:C>1",
        "position": "20.20/20/20 0/0/0 2 -",
        "euro": [],
        "winner": None,
    }


@pytest.mark.parametrize(
    ("position", "rules"),
    [
        ("5/5 0/0 1 ?", "standard+wild_may_pass"),
        ("50.50.50.5/5/5/5/5/5 0/1/2/0/0/0 6 5", "standard"),
        ("50.50.50.5/5/5/5/5/5 0/1/2/0/0/0 6 5", "classic"),
        ("50.20.20/50.50.10/-/20 0/0/0/0 3 10", "standard+both_collect"),
    ],
)
async def test_the_moves_are_those_of_the_rules_in_their_order(
    web: httpx.AsyncClient, position: str, rules: str
) -> None:
    state = parse_position(position, parse_rules(rules))
    moves = await moves_of(web, position, rules)
    assert [move["move"] for move in moves] == [write_move(move) for move in legal_moves(state)]
    for move in moves:
        assert move["position"] == write_position(apply(state, parse_move(move["move"])))


async def test_a_euro_and_the_end_of_the_game_are_in_the_answer(web: httpx.AsyncClient) -> None:
    position = "50.20.20/50.20.20 2/1 1 10"
    found = {move["move"]: move for move in await moves_of(web, position)}
    assert (found["10:C>1"]["euro"], found["10:C>1"]["winner"]) == ([1], 1)
    assert (found["10:C>2"]["euro"], found["10:C>2"]["winner"]) == ([2], None)
    end = found["10:C>1"]["position"]
    answer = (await web.post("/api/moves", json={"position": end})).json()
    assert answer == {"position": end, "winner": 1, "moves": []}


@pytest.mark.parametrize("position", ["5/5 0/0 1 -", "5/5/5 0/0/0 first ?/-/-"])
async def test_before_the_roll_there_are_no_moves(web: httpx.AsyncClient, position: str) -> None:
    assert await moves_of(web, position) == []


async def test_a_zero_passes(web: httpx.AsyncClient) -> None:
    (only,) = await moves_of(web, "5/5/5 0/0/0 3 0")
    assert (only["move"], only["position"]) == ("pass", "5/5/5 0/0/0 1 -")


@pytest.mark.parametrize(
    ("asked", "detail"),
    [
        ({"position": "chess"}, "column 1: expected coin or empty, found 'c'"),
        ({"position": "5/5 0/0 1"}, "column 10: expected space, found the end"),
        ({"position": "5/50.50 0/0 1 -"}, "column 3: expected stack not one, found '5'"),
        ({"position": "5/5 0/0 1 -", "rules": "go"}, "column 1: expected edition, found 'g'"),
    ],
)
async def test_an_invalid_position_is_answered_with_the_expected_part(
    web: httpx.AsyncClient, asked: dict[str, str], detail: str
) -> None:
    answer = await web.post("/api/moves", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (422, "unreadable")
    assert answer.json()["detail"] == detail


@pytest.mark.parametrize(
    ("asked", "mistake"),
    [
        ({"position": "5/5 0/0 1 -"}, None),
        ({"position": "chess"}, ("position", 1, "coin-or-empty", "c")),
        ({"position": "5/5 0/0 1"}, ("position", 10, "space", "")),
        ({"position": "5/50.50 0/0 1 -"}, ("position", 3, "stack-not-one", "5")),
        ({"position": "5/5 0/0 1 -", "rules": "go"}, ("rules", 1, "edition", "g")),
    ],
)
async def test_check_answers_an_invalid_position_without_an_error(
    web: httpx.AsyncClient, asked: dict[str, str], mistake: tuple[str, int, str, str] | None
) -> None:
    answer = await web.post("/api/check", json=asked)
    told = mistake and dict(zip(("text", "column", "expected", "found"), mistake, strict=True))
    assert (answer.status_code, answer.json()) == (200, {"mistake": told})
