"""Servers and clients for tests: a real server in a separate process, and network clients."""

import asyncio
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random, SystemRandom
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 120.0
"""Seconds after which a missing event is a failure, even on a busy machine."""

_POLL = 0.01
"""Seconds between two checks of a condition."""

_WORKERS = 8


async def eventually(
    condition: Callable[[], bool | Awaitable[bool]], patience: float = PATIENCE
) -> None:
    """Wait until a condition holds; fail after a long time."""
    async with asyncio.timeout(patience):
        while True:
            holds = condition()
            if holds if isinstance(holds, bool) else await holds:
                return
            await asyncio.sleep(_POLL)


async def run_other_tasks(turns: int = 1) -> None:
    """Let other tasks of the event loop run; wait for none of them."""
    for _ in range(turns):
        await asyncio.sleep(0)


def free_port() -> int:
    """Return a port without a listener.

    It is below the ephemeral ports: one of these might be taken while the server is stopped, even
    by the client that tries to reach it. Each parallel worker has its own range of ports, since a
    server of another worker may be stopped at the moment.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % _WORKERS
    while True:
        port = SystemRandom().randrange(20_000 + worker, 32_000, _WORKERS)
        with socket.socket() as taken:
            try:
                taken.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Server:
    """`exactly serve`, which can be stopped and started again with the same tables."""

    program: tuple[str, ...] = ("-m", "exactly")
    """The arguments of Python."""

    def __init__(self, database: str, cache: Path, *options: str) -> None:
        self.database = database
        self._cache = cache
        self._options = options
        self._port = free_port()
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        """Start it, always on the same port."""
        line = self._run()
        assert line, "the server did not start"
        self.address = json.loads(line)["address"]
        return self

    def _run(self) -> str:
        self._process = subprocess.Popen(
            [
                *(sys.executable, *self.program, "serve", "--json", "--pace", "0"),
                *("--port", str(self._port), "--database", self.database, *self._options),
            ],
            stdout=subprocess.PIPE,
            env={**os.environ, "LANG": "C.UTF-8", "XDG_CACHE_HOME": str(self._cache)},
            encoding="utf-8",
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._process.wait(PATIENCE)
            self._process.stdout.close()
        return line

    @property
    def memory(self) -> int:
        """Its memory in bytes."""
        assert self._process is not None
        pages = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="utf-8").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        if code == -how:  # it shut down cleanly, and then raised the signal again
            code = 0
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code


@contextmanager
def solved_server(folder: Path, solution: Path, *options: str) -> Iterator[Server]:
    """Run a server in its own folder, with one solved game."""
    solutions = folder / "exactly" / "solutions"
    solutions.mkdir(parents=True)
    shutil.copy(solution, solutions)
    server = Server(f"sqlite+aiosqlite:///{folder / 'tables.db'}", folder, *options).start()
    try:
        yield server
    except BaseException:
        server.stop()
        raise
    assert server.stop() == 0


def browse(address: str, **settings: Any) -> httpx.AsyncClient:
    """Return an HTTP client of a server, without certificates, which take long to load."""
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False, **settings)


async def make_table(address: str, **options: object) -> tuple[str, str]:
    async with browse(address) as web:
        answer = await web.post("/api/tables", json=options)
        assert answer.status_code == 201, answer.text
        made = answer.json()
    return made["code"], made["secret"]


async def download_record(address: str, code: str, **which: int) -> str:
    async with browse(address) as web:
        answer = await web.get(f"/api/tables/{code}/record", params=which)
        assert answer.status_code == 200
        return answer.text


class Guest:
    """A client at a table, which stores its events and can reconnect."""

    def __init__(self, address: str, code: str, secret: str | None = None) -> None:
        self.code = code
        self.secret = secret
        self.shown: dict[int, str] = {}
        """Every event, by its sequence, as received."""
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.refusals: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.url = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/play"
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.come()
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        await self.go()

    async def come(self) -> None:
        """Connect, and receive the missed events, or the table."""
        self.presence = {}  # of the previous connection
        self._socket = await connect(
            self.url, compression=None, open_timeout=PATIENCE, close_timeout=1, max_queue=None
        )
        hello: dict[str, Any] = {"type": "hello"}
        if self.secret is not None:
            hello["secret"] = self.secret
        if self.sequence:
            hello["after"] = self.sequence
        await self.send(hello)
        await self.hear()

    async def go(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    def lose_network(self) -> None:
        """Block all traffic without closing the connection, like a device in a tunnel."""
        assert self._socket is not None
        self._socket.transport.pause_reading()

    @property
    def is_cut_off(self) -> bool:
        """Whether the connection was lost, not closed by the client."""
        return self._socket is not None and self._socket.close_code is not None

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        assert self._socket is not None
        is_raw = isinstance(message, str | bytes)
        await self._socket.send(message if is_raw else json.dumps(message))

    async def say(self, type: str, **details: object) -> None:  # noqa: A002
        if type in {"start", "roll", "move", "ask", "answer", "resume"}:
            details.setdefault("sequence", self.sequence)
        await self.send({"type": type, **details})

    @property
    def sequence(self) -> int:
        return int(self.view.get("sequence", 0))

    async def hear(self) -> dict[str, Any]:
        """Receive the next message."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self._socket.recv()
        message: dict[str, Any] = json.loads(text)
        match message["type"]:
            case "table":
                self.table, self.view = message, message["view"]
            case "events":
                self._see(message)
            case "refused":
                self.refusals.append(message)
                if message["view"] is not None:
                    self._see(message)
            case "seated":
                self.secret = message["secret"]
            case "presence":
                self.presence = message
        return message

    def _see(self, message: dict[str, Any]) -> None:
        for event in message["events"]:
            known = self.shown.setdefault(event["sequence"], json.dumps(event))
            assert known == json.dumps(event), "two events with one number"
        self.view = message["view"]

    async def until(self, so: Callable[[], bool]) -> None:
        """Receive messages until a condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not so():
                await self.hear()

    async def sit_down(self, seat: int, name: str = "") -> None:
        await self.say("take-seat", seat=seat, name=name)
        await self.until(lambda: self.has_seen("seat-taken", seat=seat))
        if self.secret is None:
            await self.until(lambda: self.secret is not None)

    def has_seen(self, type: str, **details: object) -> bool:  # noqa: A002
        wanted = {"type": type, **details}
        return any(
            wanted.items() <= json.loads(event).items() for event in reversed(self.shown.values())
        )


class Player:
    """A random player for a client's seats, which reconnects until the game is over."""

    def __init__(self, guest: Guest, seats: set[int], random: Random) -> None:
        self.guest = guest
        self.seats = seats
        self.random = random
        self.comes_back = 0
        self.faces: list[str] = []
        """The faces of a real die, if one is rolled."""

    async def play(
        self,
        *,
        leave_after: Callable[[], bool] = lambda: False,
        until: Callable[[], bool] = lambda: False,
    ) -> None:
        """Play to the end or until a condition holds; leave and return on another condition."""
        while True:
            try:
                await self._play_on(leave_after, until)
            except (WebSocketException, OSError):
                await self.come_back()
            else:
                return

    async def _play_on(self, leave_after: Callable[[], bool], until: Callable[[], bool]) -> None:
        asked: set[tuple[int, int]] = set()
        while self.guest.view["phase"] != "over" and not until():
            await self._act(asked)
            if (await self.guest.hear())["type"] == "refused":
                asked.clear()  # a later try may succeed
            if leave_after():
                await self.guest.go()
                await self.come_back()
                asked.clear()  # the command may have been lost

    async def come_back(self) -> None:
        """Reconnect, with as many tries as needed."""
        self.comes_back += 1
        # A server that is killed again and again may be away at every try for a while.
        await eventually(self._is_back, patience=5 * PATIENCE)

    async def _is_back(self) -> bool:
        try:
            await self.guest.come()
        except (WebSocketException, OSError):
            return False
        return True

    async def _act(self, asked: set[tuple[int, int]]) -> None:
        """Send the next command, unless it was sent already."""
        guest, view = self.guest, self.guest.view
        if view["phase"] == "bytes":
            to_do = [
                (0, seat) for seat in self.seats if not guest.has_seen("bytes-given", seat=seat)
            ]
        elif view["to_act"] in self.seats and not view["paused"]:
            to_do = [(view["sequence"], view["to_act"])]
        else:
            return
        for sequence, seat in to_do:
            if (sequence, seat) in asked:
                continue
            asked.add((sequence, seat))
            if not sequence:
                await guest.say("give-bytes", seat=seat, bytes=secrets.token_hex(16))
            elif view["rolling"]:
                face = {"face": self.random.choice(self.faces)} if self.faces else {}
                await guest.say("roll", seat=seat, **face)
            else:
                await guest.say("move", seat=seat, move=self.random.choice(view["moves"]))


async def begin_game(*addresses: str, **options: object) -> list[Player]:
    """Start a game of two clients at a new table; with two addresses, each has its own."""
    code, secret = await make_table(addresses[0], seats=2, **options)
    guests = [Guest(addresses[-1], code, secret), Guest(addresses[0], code)]
    for seat, guest in enumerate(guests, start=1):
        await guest.come()
        await guest.sit_down(seat)
    await guests[0].until(lambda: guests[0].has_seen("seat-taken", seat=2))
    await guests[0].say("start")
    for guest in guests:
        await guest.until(lambda guest=guest: guest.has_seen("game-started"))  # type: ignore[misc]
    return [Player(guest, {seat}, Random(seat)) for seat, guest in enumerate(guests, start=1)]
