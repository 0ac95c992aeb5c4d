"""Tables over HTTP: create, list, share and view them; and quick play."""

import asyncio
import io
from collections.abc import AsyncIterator, Iterator
from random import Random

import httpx
import pytest
import segno

from exactly.records import parse_record, verify, write_position
from exactly.solver.solution_file import Solution
from support.wire import (
    Guest,
    Player,
    Server,
    begin_game,
    browse,
    download_record,
    make_table,
    solved_server,
)


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, standard_solution: Solution
) -> Iterator[Server]:
    """A server with the solution of the standard game."""
    with solved_server(tmp_path_factory.mktemp("server"), standard_solution.path) as server:
        yield server


@pytest.fixture
async def web(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with browse(server.address) as web:
        yield web


async def test_one_request_gives_a_game_against_computer_players(
    server: Server, web: httpx.AsyncClient
) -> None:
    wish = {"name": "Ana", "players": ["greedy", "random"], "options": {"throw": "auto"}}
    answer = await web.post("/api/quick-play", json=wish)
    assert answer.status_code == 201
    made = answer.json()
    assert made["link"] == f"{server.address}/t/{made['code']}"
    async with Guest(server.address, made["code"], made["secret"]) as guest:
        assert guest.view["phase"] == "bytes"
        await Player(guest, {1}, Random(1)).play()
    record = parse_record(await download_record(server.address, made["code"]))
    assert record.players == ("Ana", "bot:greedy", "bot:random")
    assert verify(record) == ()


async def test_perfect_plays_at_a_table_of_two(server: Server, web: httpx.AsyncClient) -> None:
    assert "perfect" in (await web.get("/api/players")).json()["2"]
    wish = {"players": ["perfect"], "options": {"throw": "auto"}}
    made = (await web.post("/api/quick-play", json=wish)).json()
    async with Guest(server.address, made["code"], made["secret"]) as guest:
        await Player(guest, {1}, Random(1)).play()
    review = await web.get(f"/api/tables/{made['code']}/review")
    assert review.status_code == 200
    turns = review.json()["turns"]
    assert all(turn["loss"] == 0 for turn in turns if turn["seat"] == 2)


@pytest.mark.parametrize(
    "wish",
    [
        {"players": ["nobody"]},
        {"players": []},
        {"players": ["greedy"] * 6},
        {"players": ["perfect", "perfect"]},
        {"options": {"rules": "chess"}},
        {"options": {"seats": 7}},
    ],
)
async def test_an_impossible_quick_play_is_refused_with_a_reason(
    web: httpx.AsyncClient, wish: dict[str, object]
) -> None:
    answer = await web.post("/api/quick-play", json=wish)
    assert answer.status_code == 422
    assert answer.json()["detail"]


async def test_open_tables_are_listed_to_join_or_watch(
    server: Server, web: httpx.AsyncClient
) -> None:
    async def listed() -> dict[str, int]:
        return {each["code"]: each["free_seats"] for each in (await web.get("/api/tables")).json()}

    hidden, _ = await make_table(server.address)
    code, secret = await make_table(server.address, listed=True)
    assert hidden not in await listed()
    assert (await listed())[code] == 2
    async with Guest(server.address, code, secret) as guest:
        await guest.sit_down(1)
        assert (await listed())[code] == 1
        await guest.sit_down(2)
        assert code not in await listed()
        await guest.say("start")
        await guest.until(lambda: guest.has_seen("game-started"))
        assert (await listed())[code] == 0
        await guest.say("offer-seat", seat=2)
        await guest.until(lambda: guest.has_seen("seat-offered"))
        assert (await listed())[code] == 1
        await guest.say("return", seat=2)
        await guest.until(lambda: guest.has_seen("seat-returned"))
        await Player(guest, {1, 2}, Random(1)).play()
        assert code not in await listed()


def svg_of(text: str) -> str:
    svg = io.BytesIO()
    segno.make(text, error="m").save(svg, kind="svg", scale=8, border=2, light="#fff")
    return svg.getvalue().decode()


async def test_a_table_is_shared_by_a_qr_code(server: Server, web: httpx.AsyncClient) -> None:
    code, secret = await make_table(server.address)
    drawn = await web.get(f"/api/tables/{code}/qr.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.lstrip().startswith("<?xml")
    assert drawn.text == svg_of(f"{server.address}/t/{code}")
    as_hand = await web.get(f"/api/tables/{code}/qr.svg", params={"hand": True})
    assert as_hand.text == svg_of(f"{server.address}/t/{code}/hand")
    carried = await web.post(f"/api/tables/{code}/seat-qr", json={"secret": secret})
    assert carried.status_code == 200
    assert carried.text != drawn.text
    strange = await web.post(f"/api/tables/{code}/seat-qr", json={"secret": "A" * 22})
    assert strange.status_code == 403


@pytest.mark.parametrize("what", ["", "/record", "/qr.svg", "/review"])
async def test_an_unknown_table_is_answered_with_404(web: httpx.AsyncClient, what: str) -> None:
    assert (await web.get(f"/api/tables/zzzzzz{what}")).status_code == 404
    assert (await web.get(f"/api/tables/NOT-A-CODE{what}")).status_code == 422


async def test_before_the_end_there_is_no_review_and_no_seed(
    server: Server, web: httpx.AsyncClient
) -> None:
    code, secret = await make_table(server.address)
    assert (await web.get(f"/api/tables/{code}/record")).status_code == 404
    async with Guest(server.address, code, secret) as guest:
        for seat in (1, 2):
            await guest.sit_down(seat)
        await guest.say("start")
        await guest.until(lambda: guest.has_seen("game-started"))
        assert (await web.get(f"/api/tables/{code}/review")).status_code == 409
        assert "Seed" not in (await web.get(f"/api/tables/{code}/record")).text


async def test_the_value_of_a_position(web: httpx.AsyncClient) -> None:
    answer = (await web.post("/api/value", json={"position": "5/5 0/0 1 20"})).json()
    assert answer["exact"]
    assert [move["move"] for move in answer["moves"]] == ["20:C>1", "20:C>2"]
    assert answer["moves"][0]["win"] == answer["win"]
    estimated = (await web.post("/api/value", json={"position": "5/5/5 0/0/0 1 20"})).json()
    assert (estimated["exact"], len(estimated["win"])) == (False, 3)
    for position in ("nonsense", "5/5 0/0 3 20"):
        refused = await web.post("/api/value", json={"position": position})
        assert refused.status_code == 422


async def test_the_server_reports_health_and_metrics(web: httpx.AsyncClient) -> None:
    assert (await web.get("/api/health")).json() == {"alive": True}
    assert (await web.get("/api/ready")).json() == {"log": True, "broadcast": True}
    metrics = (await web.get("/metrics")).text
    assert "exactly_tables_made_total" in metrics
    assert "exactly_commit_appends_count 0" not in metrics


async def test_players_agree_to_undo_a_move_and_to_pause(server: Server) -> None:
    both = await begin_game(server.address, rules="standard+target=1")
    ana, bo = (player.guest for player in both)
    guests = {1: ana, 2: bo}

    def a_move_can_be_taken_back(guest: Guest) -> bool:
        return guest.view["can_take_back"] is not None and guest.view["phase"] == "playing"

    await asyncio.gather(
        *[
            player.play(until=lambda player=player: a_move_can_be_taken_back(player.guest))  # type: ignore[misc]
            for player in both
        ]
    )
    mover = ana.view["can_take_back"]
    position = ana.view["position"]
    asking, other = guests[mover], guests[3 - mover]
    await asking.say("ask", seat=mover, question="take-back")
    await other.until(lambda: other.view["question"] == "take-back")
    await other.say("answer", seat=3 - mover, agree=True)
    for guest in guests.values():
        await guest.until(lambda guest=guest: guest.has_seen("taken-back"))  # type: ignore[misc]
    assert ana.view["position"] != position
    assert ana.view["to_act"] == mover
    await asking.say("ask", seat=mover, question="pause")
    await other.until(lambda: other.view["question"] == "pause")
    await other.say("answer", seat=3 - mover, agree=True)
    await asking.until(lambda: asking.view["paused"])
    await asking.say("move", seat=mover, move=asking.view["moves"][0])
    await asking.until(lambda: bool(asking.refusals))
    assert asking.refusals[-1]["code"] == "not-now"
    await asking.say("resume", seat=mover)
    for guest in guests.values():
        await guest.until(lambda guest=guest: not guest.view["paused"])  # type: ignore[misc]
    await asyncio.gather(*[player.play() for player in both])
    assert verify(parse_record(await download_record(server.address, ana.code))) == ()
    for guest in guests.values():
        await guest.go()


async def test_a_companion_table_records_a_real_die(server: Server) -> None:
    players = await begin_game(server.address, rules="standard+target=1", dice="companion")
    ana, bo = (player.guest for player in players)
    for player in players:
        player.faces = ["0", "?", "50", "20", "10", "5"]
    await asyncio.gather(*[player.play() for player in players])
    record = parse_record(await download_record(server.address, ana.code))
    assert record.tag("Dice") == "hand"
    assert record.tag("Seed") is None
    assert verify(record) == ()
    for guest in (ana, bo):
        await guest.go()


@pytest.mark.parametrize("face", ["-", "20"])
@pytest.mark.parametrize("throw", ["auto", "hand"])
async def test_a_game_against_computer_players_starts_from_a_position(
    server: Server, web: httpx.AsyncClient, face: str, throw: str
) -> None:
    position = f"50.20/20/5 1/0/2 2 {face}"
    wish = {
        "name": "Ana",
        "seat": 2,
        "players": ["greedy", "random"],
        "options": {"throw": throw, "position": position},
    }
    made = (await web.post("/api/quick-play", json=wish)).json()
    async with Guest(server.address, made["code"], made["secret"]) as guest:
        assert guest.table["options"]["position"] == position
        assert guest.view["position"] == position
        await Player(guest, {2}, Random(1)).play()
        record = parse_record(await download_record(server.address, made["code"]))
        assert record.players == ("bot:greedy", "Ana", "bot:random")
        assert record.position is not None
        assert write_position(record.position) == position
        assert (record.starting, record.turns[0].seat) == ((), 2)
        assert verify(record) == ()
        # A rematch starts from the same position.
        await guest.say("start")
        await guest.until(lambda: guest.has_seen("game-started", game=2))
        assert guest.view["position"] == position
    turns = (await web.get(f"/api/tables/{made['code']}/positions", params={"game": 1})).json()
    assert turns["turns"][0] == position
    assert len(turns["turns"]) == len(record.turns)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"position": "50.50/20 0/0 1 -"}, "unreadable"),
        ({"position": "50/20/5 0/0/0 1 -"}, "wrong-position"),
        ({"position": "5/5 0/0 first -/-"}, "wrong-position"),
        ({"position": "5/5 3/0 1 -"}, "wrong-position"),
        ({"rules": "standard+target=1", "position": "5/5 2/0 1 -"}, "unreadable"),
    ],
)
async def test_an_unfit_position_creates_no_table(
    web: httpx.AsyncClient, wish: dict[str, str], code: str
) -> None:
    for address, body in (("tables", wish), ("quick-play", {"options": wish})):
        answer = await web.post(f"/api/{address}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, code)


async def test_quick_play_seats_the_player_at_the_chosen_seat(web: httpx.AsyncClient) -> None:
    answer = await web.post("/api/quick-play", json={"players": ["greedy"], "seat": 3})
    assert (answer.status_code, answer.json()["code"]) == (422, "no-such-seat")
