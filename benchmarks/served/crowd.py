"""A crowd of guests, two at each of many tables, as small as guests can be: a load, not a player.

Started by a benchmark with the port; does what it is told on standard input, a line each, and
answers with a line of JSON. `open N` sits down at tables until there are N; `play N SECONDS HOW`
plays at N of them, one move in flight at each: `random` moves, or `back` to the centre whenever
that can be, so that nobody ever comes to a euro and a game lasts. `watch N` opens N more tables, at
which six computer players play and the crowd looks on; `seen 0` says how many moves it saw there.
"""

import asyncio
import base64
import json
import os
import random
import secrets
import sys
import time
import urllib.request
from typing import Any

import uvloop

_WARM = 1.0  # seconds of play before it counts
_MASK = b"\0\0\0\0"
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_SHORT = 126
_ALL_SIT = 3  # the event after which both do
_COMPUTERS = ("pip", "clara", "bruno", "ines", "otto", "magda")

_random = random.random


class Guest(asyncio.Protocol):
    """One connection."""

    def __init__(self, table: "CrowdTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_to_act = f'"to_act":{seat},"rolling":false'.encode()
        self.sent = 0.0
        """When the move was sent that this guest has not seen yet."""
        self._transport: Any = None
        self._rest = b""

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{self.table.code}/play HTTP/1.1",
            *("Host: localhost", "Upgrade: websocket", "Connection: Upgrade"),
            *("Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""),
        )
        transport.write("\r\n".join(lines).encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Take note that there is none any more."""
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError(f"closed: {error}"))
        self.table.lost += 1

    def data_received(self, data: bytes) -> None:
        """Take what is whole."""
        data = self._rest + data
        if not self.is_open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self.is_open.set_result(None)
        while len(data) >= 2:
            size, at = data[1], 2
            if size >= _SHORT:
                size, at = int.from_bytes(data[2:4]), 4
            if len(data) < at + size:
                break
            if data[0] == _PING:
                self._transport.write(bytes([_PONG, 0x80 | size]) + _MASK + data[at : at + size])
            elif data[0] == _TEXT:
                self.table.heard(self, data[at : at + size])
            data = data[at + size :]
        self._rest = data

    def say(self, **message: object) -> None:
        """Send a command."""
        self._send(json.dumps(message, separators=(",", ":")).encode())

    def say_move(self, sequence: int, move: str) -> None:
        """Send the command that is sent most."""
        self.sent = time.perf_counter()
        text = f'{{"type":"move","sequence":{sequence},"seat":{self.seat},"move":"{move}"}}'
        self._send(text.encode())

    def _send(self, body: bytes) -> None:
        self._transport.write(bytes([_TEXT, 0x80 | len(body)]) + _MASK + body)


class CrowdTable:
    """One table, and the two who sit at it."""

    def __init__(self, code: str, secret: str) -> None:
        self.code = code
        self.secret = secret
        self.guests: list[Guest] = []
        self.is_ready = asyncio.get_running_loop().create_future()
        self.how = ""
        """How they play, where they do."""
        self.lost = 0
        self.turns = 0
        self.waits: list[float] = []
        self._view: dict[str, Any] = {}

    async def open(self, port: int) -> None:
        """Sit down, and begin a game."""
        loop = asyncio.get_running_loop()
        for seat in (1, 2):
            guest = Guest(self, seat)
            self.guests.append(guest)
            await loop.create_connection(lambda guest=guest: guest, "127.0.0.1", port)  # type: ignore[misc]
            await guest.is_open
            guest.say(type="hello", **({"secret": self.secret} if seat == 1 else {}))
            guest.say(type="take-seat", seat=seat, name=f"Guest {seat}")
        await self.is_ready

    def heard(self, guest: Guest, body: bytes) -> None:
        """Take note of what a guest was shown."""
        if not body.startswith(b'{"type":"events"'):
            return
        if guest.sent:
            self.waits.append(time.perf_counter() - guest.sent)
            self.turns += 1
            guest.sent = 0.0
        if guest.is_to_act in body:
            self._view = json.loads(body)["view"]
            if not self.is_ready.done():
                self.is_ready.set_result(None)
            if self.how:
                self.move()
        elif b'"phase":"playing"' not in body:
            self._prepare(guest, json.loads(body))

    def _prepare(self, guest: Guest, message: dict[str, Any]) -> None:
        """Do what comes before a game."""
        view = message["view"]
        if any(event["type"] == "game-started" for event in message["events"]):
            guest.say(type="give-bytes", seat=guest.seat, bytes=secrets.token_hex(16))
        elif guest.seat == 1 and (view["phase"] == "over" or view["sequence"] == _ALL_SIT):
            guest.say(type="start", sequence=view["sequence"])

    def move(self) -> None:
        """Make a move for whoever is to act."""
        view = self._view
        moves = view["moves"]
        if self.how == "back":
            move = next((move for move in moves if move.endswith(">C")), moves[0])
        else:
            move = moves[int(_random() * len(moves))]
        self.guests[view["to_act"] - 1].say_move(view["sequence"], move)


class WatchedTable(CrowdTable):
    """A table of six, at which the crowd has handed its one seat over to a computer player."""

    def __init__(self, code: str, secret: str) -> None:
        super().__init__(code, secret)
        self.moves = 0

    async def open(self, port: int) -> None:
        """Sit down among computer players, begin a game, and let one more play."""
        guest = Guest(self, 1)
        self.guests.append(guest)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: guest, "127.0.0.1", port)
        await guest.is_open
        guest.say(type="hello", secret=self.secret)
        guest.say(type="take-seat", seat=1, name="Guest")
        for seat, player in enumerate(_COMPUTERS[1:], start=2):
            guest.say(type="seat-computer", seat=seat, player=player)
        await self.is_ready

    def heard(self, guest: Guest, body: bytes) -> None:
        """Begin games, and count what the players do."""
        if not body.startswith(b'{"type":"events"'):
            return
        self.moves += body.count(b'"type":"moved"')
        if b'"type":"bytes-given","sequence"' in body and b'"phase":"playing"' in body:
            guest.say(type="seat-computer", seat=1, player=_COMPUTERS[0])
            if not self.is_ready.done():
                self.is_ready.set_result(None)
        elif b'"type":"game-started"' in body:
            guest.say(type="give-bytes", seat=1, bytes=secrets.token_hex(16))
        elif b'"phase":"over"' in body or (
            b'"phase":"gathering"' in body and b'"type":"computer-seated"' in body
        ):
            view = json.loads(body)["view"]
            if view["phase"] == "over" or view["sequence"] == 1 + len(_COMPUTERS):
                guest.say(type="start", sequence=view["sequence"])


class Crowd:
    """All guests of this process."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._tables: list[CrowdTable] = []
        self._watched: list[WatchedTable] = []

    async def open(self, many: int) -> dict[str, float]:
        """Sit down until there are so many tables."""
        begin = time.perf_counter()
        while len(self._tables) < many:
            some = [self._make() for _ in range(min(20, many - len(self._tables)))]
            self._tables += some
            await asyncio.gather(*[table.open(self._port) for table in some])
        lost = sum(table.lost for table in self._tables)
        return {"tables": len(self._tables), "lost": lost, "took": time.perf_counter() - begin}

    async def watch(self, many: int) -> dict[str, float]:
        """Let computer players play at so many tables more."""
        for _ in range(many):
            table = WatchedTable(*self._made(b'{"seats":6,"throw":"auto"}'))
            self._watched.append(table)
            await table.open(self._port)
        return {"tables": len(self._watched)}

    async def seen(self, _: int) -> dict[str, float]:
        """Say how many moves the crowd has seen computer players make."""
        return {"moves": sum(table.moves for table in self._watched)}

    def _make(self) -> CrowdTable:
        return CrowdTable(*self._made(b'{"seats":2,"throw":"auto"}'))

    def _made(self, options: bytes) -> tuple[str, str]:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._port}/api/tables",
            data=options,
            headers={"content-type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:  # noqa: S310  # our own
            made = json.load(answer)
        return made["code"], made["secret"]

    async def play(self, many: int, seconds: float, how: str) -> dict[str, Any]:
        """Play at so many tables for a while."""
        # Spread over all of them: whoever plays is anywhere.
        step = max(1, len(self._tables) // many)
        playing = self._tables[::step][:many]
        before = sum(table.turns for table in playing)
        for table in playing:
            table.how = how
            table.move()
        await asyncio.sleep(_WARM)
        for table in playing:
            table.waits = []
        begin = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begin
        for table in playing:
            table.how = ""
        waits = [wait for table in playing for wait in table.waits]
        await asyncio.sleep(0.5)  # what is under way comes to its end
        turns = sum(table.turns for table in playing)
        return {
            "moves_s": len(waits) / took,
            "waits": waits,
            "made": turns - before,
            "turns": turns / len(playing),
            "lost": sum(table.lost for table in self._tables),
        }


async def main() -> None:
    """Do what is asked for."""
    crowd = Crowd(int(sys.argv[1]))
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        word, *numbers = line.split()
        if word == "play":
            answer = await crowd.play(int(numbers[0]), float(numbers[1]), numbers[2])
        else:
            answer = await {"open": crowd.open, "watch": crowd.watch, "seen": crowd.seen}[word](
                int(numbers[0])
            )
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
