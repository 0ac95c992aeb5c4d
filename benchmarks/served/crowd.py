"""A load generator: minimal clients, two at each of many tables.

A benchmark starts it with the port. It reads commands from standard input, one per line, and
answers each with a line of JSON:

- `open N` creates tables until there are N;
- `play N SECONDS HOW` plays at N of them, with one move in flight at each: `random` moves, or moves
  `back` to the centre if possible, so that no euro is made and a game lasts;
- `watch N` creates N more tables, at which six computer players play and the clients watch;
- `seen 0` returns the number of moves at those tables.
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

_WARM = 1.0  # seconds of warm-up
_MASK = b"\0\0\0\0"
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_SHORT = 126
_ALL_SIT = 3  # the event after which both seats are taken
_COMPUTERS = ("pip", "clara", "bruno", "ines", "otto", "magda")

_random = random.random


class Guest(asyncio.Protocol):
    """The connection of one client."""

    def __init__(self, table: "CrowdTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_to_act = f'"to_act":{seat},"rolling":false'.encode()
        self.sent = 0.0
        """The time of this client's move that is not answered yet."""
        self._transport: Any = None
        self._rest = b""

    def connection_made(self, transport: Any) -> None:
        """Request a WebSocket."""
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{self.table.code}/play HTTP/1.1",
            *("Host: localhost", "Upgrade: websocket", "Connection: Upgrade"),
            *("Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""),
        )
        transport.write("\r\n".join(lines).encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Count the lost connection."""
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError(f"closed: {error}"))
        self.table.lost += 1

    def data_received(self, data: bytes) -> None:
        """Handle all complete frames."""
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
        """Send a move, the most frequent command."""
        self.sent = time.perf_counter()
        text = f'{{"type":"move","sequence":{sequence},"seat":{self.seat},"move":"{move}"}}'
        self._send(text.encode())

    def _send(self, body: bytes) -> None:
        self._transport.write(bytes([_TEXT, 0x80 | len(body)]) + _MASK + body)


class CrowdTable:
    """A table with two clients."""

    def __init__(self, code: str, secret: str) -> None:
        self.code = code
        self.secret = secret
        self.guests: list[Guest] = []
        self.is_ready = asyncio.get_running_loop().create_future()
        self.how = ""
        """The kind of moves while they play; else empty."""
        self.lost = 0
        self.turns = 0
        self.waits: list[float] = []
        self._view: dict[str, Any] = {}

    async def open(self, port: int) -> None:
        """Take the seats, and start a game."""
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
        """Handle a message to a client."""
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
        """Send the commands before a game."""
        view = message["view"]
        if any(event["type"] == "game-started" for event in message["events"]):
            guest.say(type="give-bytes", seat=guest.seat, bytes=secrets.token_hex(16))
        elif guest.seat == 1 and (view["phase"] == "over" or view["sequence"] == _ALL_SIT):
            guest.say(type="start", sequence=view["sequence"])

    def move(self) -> None:
        """Make a move for the active seat."""
        view = self._view
        moves = view["moves"]
        if self.how == "back":
            move = next((move for move in moves if move.endswith(">C")), moves[0])
        else:
            move = moves[int(_random() * len(moves))]
        self.guests[view["to_act"] - 1].say_move(view["sequence"], move)


class WatchedTable(CrowdTable):
    """A table of six computer players, one of which plays the client's seat."""

    def __init__(self, code: str, secret: str) -> None:
        super().__init__(code, secret)
        self.moves = 0

    async def open(self, port: int) -> None:
        """Add computer players, start a game, and hand the client's seat to one more."""
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
        """Start games, and count the moves."""
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
    """All clients of this process."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._tables: list[CrowdTable] = []
        self._watched: list[WatchedTable] = []

    async def open(self, count: int) -> dict[str, float]:
        """Create tables until there are `count`."""
        begin = time.perf_counter()
        while len(self._tables) < count:
            some = [self._make() for _ in range(min(20, count - len(self._tables)))]
            self._tables += some
            await asyncio.gather(*[table.open(self._port) for table in some])
        lost = sum(table.lost for table in self._tables)
        return {"tables": len(self._tables), "lost": lost, "took": time.perf_counter() - begin}

    async def watch(self, count: int) -> dict[str, float]:
        """Create `count` more tables of computer players."""
        for _ in range(count):
            table = WatchedTable(*self._made(b'{"seats":6,"throw":"auto"}'))
            self._watched.append(table)
            await table.open(self._port)
        return {"tables": len(self._watched)}

    async def seen(self, _: int) -> dict[str, float]:
        """Return the number of moves by computer players."""
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

    async def play(self, count: int, seconds: float, how: str) -> dict[str, Any]:
        """Play at `count` tables for some seconds."""
        # The tables that play are spread over all tables.
        step = max(1, len(self._tables) // count)
        playing = self._tables[::step][:count]
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
        await asyncio.sleep(0.5)  # moves in flight are answered
        turns = sum(table.turns for table in playing)
        return {
            "moves_s": len(waits) / took,
            "waits": waits,
            "made": turns - before,
            "turns": turns / len(playing),
            "lost": sum(table.lost for table in self._tables),
        }


async def main() -> None:
    """Read and carry out the commands."""
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
