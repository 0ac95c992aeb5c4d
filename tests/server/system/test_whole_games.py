"""Whole games over the wire: two to six clients, computers, reconnects, and records that verify.

If something must happen during a game, it is for three euros, because one euro may take three
moves only.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from exactly.records import parse_record, verify
from support.wire import Guest, Player, Server, browse, download_record, make_table


async def seat_everybody(
    address: str, computers: tuple[str, ...] = (), people: int = 2, **options: object
) -> list[Guest]:
    """Create a table with people, each on their own device, and computer players."""
    code, secret = await make_table(address, seats=people + len(computers), **options)
    guests = []
    for seat in range(1, people + 1):
        guest = Guest(address, code, secret if seat == 1 else None)
        await guest.come()
        await guest.sit_down(seat, f"Guest {seat}")
        guests.append(guest)
    host = guests[0]
    for seat, player in enumerate(computers, start=people + 1):
        await host.say("seat-computer", seat=seat, player=player)
        await host.until(lambda seat=seat: host.has_seen("computer-seated", seat=seat))  # type: ignore[misc]
    await host.until(lambda: host.has_seen("seat-taken", seat=people))
    await host.say("start")
    for guest in guests:
        await guest.until(lambda guest=guest: guest.has_seen("game-started"))  # type: ignore[misc]
    return guests


async def check_record(server: Server, guests: list[Guest]) -> None:
    text = await download_record(server.address, guests[0].code)
    record = parse_record(text)
    assert verify(record) == ()
    assert record.winner is not None
    for guest in guests:
        numbers = sorted(guest.shown)
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        assert guest.has_seen("game-ended", winner=record.winner)
        await guest.go()


@pytest.mark.parametrize("throw", ["auto", "hand"])
@pytest.mark.parametrize(
    ("people", "computers"),
    [
        (2, ()),
        (1, ("greedy",)),
        (3, ()),
        (2, ("random", "greedy")),
        (4, ()),
        (5, ()),
        (6, ()),
        (1, ("greedy",) * 5),
    ],
)
async def test_a_whole_game(
    server: Server, people: int, computers: tuple[str, ...], throw: str
) -> None:
    guests = await seat_everybody(
        server.address, computers, people, throw=throw, rules="standard+target=1"
    )
    players = [Player(guest, {seat}, Random(seat)) for seat, guest in enumerate(guests, start=1)]
    await asyncio.gather(*[player.play() for player in players])
    await check_record(server, guests)


async def test_several_seats_on_one_device(server: Server) -> None:
    code, secret = await make_table(server.address, seats=3, rules="standard+target=1")
    async with Guest(server.address, code, secret) as guest:
        for seat in (1, 2, 3):
            await guest.sit_down(seat)
        await guest.say("start")
        await guest.until(lambda: guest.has_seen("game-started"))
        await Player(guest, {1, 2, 3}, Random(1)).play()
        await check_record(server, [guest])


async def test_clients_reconnect_at_every_turn_and_miss_nothing(server: Server) -> None:
    guests = await seat_everybody(server.address, throw="auto")
    players = [Player(guest, {seat}, Random(seat)) for seat, guest in enumerate(guests, start=1)]
    await asyncio.gather(*[player.play(leave_after=lambda: True) for player in players])
    assert all(player.comes_back > 10 for player in players)
    await check_record(server, guests)


async def test_a_second_device_plays_with_the_same_secret(server: Server) -> None:
    guests = await seat_everybody(server.address, rules="standard+target=1", throw="auto")
    second = Guest(server.address, guests[0].code, guests[1].secret)
    await second.come()
    assert second.table["you"] == guests[1].table["you"] or second.table["you"] == 2
    await guests[1].go()
    players = [Player(guests[0], {1}, Random(1)), Player(second, {2}, Random(2))]
    await asyncio.gather(*[player.play() for player in players])
    await second.go()
    await check_record(server, guests[:1])


async def test_a_spectator_sees_everything_and_may_do_nothing(server: Server) -> None:
    guests = await seat_everybody(server.address, rules="standard+target=1", throw="auto")
    async with Guest(server.address, guests[0].code) as watching:
        await watching.say("move", seat=1, move="pass")
        await watching.until(lambda: bool(watching.refusals))
        assert watching.refusals[0]["code"] == "not-your-seat"
        players = [Player(guest, {seat}, Random(seat)) for seat, guest in enumerate(guests, 1)]
        await asyncio.gather(*[player.play() for player in players])
        await watching.until(lambda: watching.view["phase"] == "over")
    await check_record(server, guests)


async def test_a_rematch_keeps_the_seats_and_spectators(server: Server) -> None:
    guests = await seat_everybody(server.address, rules="standard+target=1", throw="auto")
    of_table = (server.address, guests[0].code)
    async with Guest(*of_table) as watching:
        for game in (1, 2):
            players = [Player(guest, {seat}, Random(seat)) for seat, guest in enumerate(guests, 1)]
            await asyncio.gather(*[player.play() for player in players])
            record = parse_record(await download_record(server.address, guests[0].code))
            assert verify(record) == ()
            assert record.tag("Table") == f"{guests[0].code}-{game}"
            assert record.players == ("Guest 1", "Guest 2")
            if game == 1:
                await guests[1].say("start")
                for guest in (*guests, watching):
                    await guest.until(lambda guest=guest: guest.has_seen("game-started", game=2))  # type: ignore[misc]
                    guest.shown = {
                        number: event
                        for number, event in guest.shown.items()
                        if json.loads(event)["type"] != "bytes-given"
                    }
                assert parse_record(await download_record(*of_table)).winner is None
    for game in (1, 2):
        record = parse_record(await download_record(*of_table, game=game))
        assert verify(record) == ()
        assert record.tag("Table") == f"{guests[0].code}-{game}"
    async with browse(server.address) as web:
        answer = await web.get(f"/api/tables/{guests[0].code}/record", params={"game": 3})
    assert answer.status_code == 404
    for guest in guests:
        await guest.go()


async def test_a_seat_is_handed_over_during_a_game(server: Server) -> None:
    guests = await seat_everybody(server.address, throw="auto")
    players = [Player(guest, {seat}, Random(seat)) for seat, guest in enumerate(guests, start=1)]
    first = asyncio.create_task(players[0].play())
    await players[1].play(until=lambda: guests[1].sequence >= 20)
    assert guests[1].view["phase"] == "playing"
    await guests[1].go()
    old = Guest(server.address, guests[0].code, guests[1].secret)
    await old.come()
    await old.say("offer-seat", seat=2)
    await old.until(lambda: old.has_seen("seat-offered", seat=2))
    async with Guest(server.address, guests[0].code) as new:
        await new.sit_down(2, "Dee")
        await old.until(lambda: old.has_seen("seat-taken", seat=2))
        await old.say("say", seat=2, phrase="hello")
        await old.until(lambda: bool(old.refusals))
        assert old.refusals[-1]["code"] == "not-your-seat"
        await old.go()
        await Player(new, {2}, Random(5)).play()
        await first
        record = parse_record(await download_record(server.address, guests[0].code))
    assert verify(record) == ()
    assert record.players == ("Guest 1", "Dee")
    await guests[0].go()


async def test_a_restarted_server_loads_every_table(tmp_path: Path) -> None:
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", tmp_path).start()
    guests = await seat_everybody(server.address, ("greedy",), throw="auto", turn_time="3d")
    players = [Player(guest, {seat}, Random(seat)) for seat, guest in enumerate(guests, start=1)]

    def is_in_mid_game(guest: Guest) -> bool:
        return guest.sequence >= 20 and guest.view["to_act"] in (1, 2)

    await asyncio.gather(
        *[
            player.play(until=lambda player=player: is_in_mid_game(player.guest))  # type: ignore[misc]
            for player in players
        ]
    )
    before = guests[0].view  # it is a person's turn, so nothing happens
    assert before["deadline"] is not None
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    async with Guest(server.address, guests[0].code) as watching:
        assert watching.view == before
    await asyncio.gather(*[player.play() for player in players])
    await check_record(server, guests)
    assert server.stop() == 0


@pytest.fixture
async def gathering(server: Server) -> AsyncIterator[Guest]:
    """The host of a table of two, alone at it."""
    code, secret = await make_table(server.address)
    async with Guest(server.address, code, secret) as host:
        yield host


async def test_a_closed_connection_is_shown_to_all(server: Server, gathering: Guest) -> None:
    async with Guest(server.address, gathering.code) as bo:
        await bo.sit_down(2, "Bo")
        await gathering.until(lambda: gathering.presence.get("connected") == [1, 2])
    await gathering.until(lambda: gathering.presence.get("connected") == [1])
    assert list(gathering.presence["away"]) == ["2"]


async def test_a_dead_connection_is_noticed_and_shown(server: Server, gathering: Guest) -> None:
    """A device without a network does not close the connection: it only stops answering."""
    async with Guest(server.address, gathering.code) as bo:
        await bo.sit_down(2, "Bo")
        await gathering.until(lambda: gathering.presence.get("connected") == [1, 2])
    await gathering.until(lambda: gathering.presence.get("connected") == [1])
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/tables/{bo.code}/play HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")  # the handshake must be over
    hello = json.dumps({"type": "hello", "secret": bo.secret}).encode()
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # with a mask of zeros
    await gathering.until(lambda: gathering.presence.get("connected") == [1, 2])
    await gathering.until(lambda: gathering.presence.get("connected") == [1])
    assert list(gathering.presence["away"]) == ["2"]
    writer.close()
    await writer.wait_closed()


async def test_a_stale_command_is_answered_with_the_missed_events(gathering: Guest) -> None:
    await gathering.sit_down(1)
    await gathering.say("start", sequence=1)
    await gathering.until(lambda: bool(gathering.refusals))
    refusal = gathering.refusals[-1]
    assert refusal["code"] == "stale"
    assert [event["sequence"] for event in refusal["events"]] == [2]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "unreadable"),
        (b"\xff\xfe", "unreadable"),
        ('{"type": "fly"}', "unreadable"),
        ('{"type": "say", "seat": 1, "phrase": "hello", "more": 1}', "unreadable"),
        ('{"type": "say", "seat": 7, "phrase": "hello"}', "unreadable"),
        ('{"type": "hello"}', "not-now"),
    ],
)
async def test_an_unreadable_message_is_refused_and_the_client_stays(
    gathering: Guest, message: str | bytes, code: str
) -> None:
    await gathering.send(message)
    await gathering.until(lambda: bool(gathering.refusals))
    assert gathering.refusals[-1]["code"] == code
    await gathering.sit_down(1)
