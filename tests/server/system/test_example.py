"""The example of a computer player plays whole games, as a separate program."""

import asyncio
import sys
from random import Random

from exactly.records import parse_record, verify
from support.paths import ROOT
from support.wire import PATIENCE, Guest, Player, Server, browse, download_record, make_table

EXAMPLE = ROOT / "examples/computer_player.py"


async def start(*arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLE), *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def finish(process: asyncio.subprocess.Process) -> tuple[str, str]:
    async with asyncio.timeout(PATIENCE):
        said, complained = await process.communicate()
    return said.decode(), complained.decode()


async def check_game(server: Server, code: str, seat: int, said: str) -> None:
    text = await download_record(server.address, code)
    record = parse_record(text)
    assert verify(record) == ()
    assert record.winner is not None
    assert said == f"We had seat {seat}:\n\n{text}\n"


async def test_it_takes_a_free_seat_and_plays_to_the_end(server: Server) -> None:
    code, secret = await make_table(server.address, seats=3, rules="standard+target=1")
    async with Guest(server.address, code, secret) as host:
        await host.sit_down(1, "Ana")
        await host.say("seat-computer", seat=2, player="greedy")
        example = await start(server.address, code)
        await host.until(lambda: host.has_seen("seat-taken", seat=3, name="Nearest"))
        await host.say("start")
        await host.until(lambda: host.has_seen("game-started"))
        await Player(host, {1}, Random(1)).play()
    said, complained = await finish(example)
    assert complained == ""
    await check_game(server, code, 3, said)


async def test_it_plays_on_the_seat_of_its_secret(server: Server) -> None:
    async with browse(server.address) as web:
        made = (await web.post("/api/quick-play", json={"players": ["greedy"]})).json()
    said, complained = await finish(await start(server.address, made["code"], made["secret"]))
    assert complained == ""
    await check_game(server, made["code"], 1, said)


async def test_it_prints_why_it_cannot_play(server: Server) -> None:
    code, _ = await make_table(server.address)
    example = await start(server.address, code, "a" * 22)
    assert await finish(example) == ("", "The table refuses: not-your-seat\n")
    assert example.returncode == 1


def test_it_is_short_enough_to_be_read() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 50
