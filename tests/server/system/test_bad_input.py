"""Any input of a client is answered or closes its connection, without effect on others.

MESSAGES in the environment says how many messages there are, and they are new ones then; else there
are a few thousand, the same in every run.
"""

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any, Self, get_args

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from exactly.protocol import GuestMessage
from exactly.records import parse_record, verify
from support.wire import PATIENCE, Guest, Player, Server, download_record, make_table

Sent = str | bytes | list[str]

MESSAGES = int(os.environ.get("MESSAGES", "3000"))
BULK = 40
"""The number of messages in a burst."""
ENOUGH = 500
"""The number of events after which the test moves to another table."""
LONGEST = 4096
"""The longest message in bytes; a longer one closes the connection."""


# Valid messages, and mutations of them. Placeholders are filled in when a message is sent: the last
# event, the seat to act, a legal move, and the host's secret.

NOW, TURN, MOVE, SECRET = "987654321", "876543210", "a-legal-move", "the-secret-of-the-maker"

FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.sampled_from([1, 2, int(TURN), int(TURN)]),
    "sequence": st.sampled_from([int(NOW), int(NOW), int(NOW), 0, 1]),
    "after": st.none() | st.sampled_from([int(NOW), 0, 1, 10**9]),
    "name": st.text(max_size=20),
    "secret": st.sampled_from([None, SECRET, "a" * 22]),
    "player": st.sampled_from(["greedy", "random", "nobody"]),
    "bytes": st.sampled_from(["0" * 32, "0123456789abcdef" * 2]),
    "face": st.sampled_from([None, None, "0", "?", "50"]),
    "move": st.sampled_from([MOVE, MOVE, "pass", "50:1>2", "20:C>1", "5:2>C"]),
    "question": st.sampled_from(["pause", "take-back"]),
    "agree": st.booleans(),
    "muted": st.booleans(),
    "phrase": st.sampled_from(["hello", "wow", None]),
    "text": st.none() | st.text(min_size=1, max_size=20),
}


def real(command: Any) -> st.SearchStrategy[dict[str, Any]]:
    fields = {name: FIELDS[name] for name in command.model_fields if name != "type"}
    return st.fixed_dictionaries({"type": st.just(command.model_fields["type"].default), **fields})


REAL = st.one_of([real(command) for command in get_args(get_args(GuestMessage)[0])])
TEXTS = REAL.map(json.dumps)
NUMBERS = [-1, 0, 7, 2**31, 2**63, -(2**63) - 1, 2**64, 10**400, 10**3900, 1e308, 1.0, -0.0]
STRINGS = ["", "\0", "\ud800", "\u202e", "🂡" * 40, "a\u0301" * 80, "1", "true", "null", "[]"]
SMALL = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
ODD = (
    SMALL
    | st.sampled_from(NUMBERS)
    | st.sampled_from(STRINGS)
    | st.lists(SMALL, max_size=3)
    | st.dictionaries(st.text(max_size=5), st.lists(SMALL, max_size=2), max_size=3)
)
NAMES = st.sampled_from([*FIELDS, "type"]) | st.text(max_size=10)


@st.composite
def changed(draw: st.DrawFn) -> str:
    """A valid message with fields changed, removed and added."""
    message = draw(REAL)
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(sorted(message)) if message else NAMES)
        match draw(st.sampled_from(["change", "remove", "add"])):
            case "change":
                message[name] = draw(ODD)
            case "remove":
                message.pop(name, None)
            case "add":
                message[draw(NAMES)] = draw(ODD)
    return json.dumps(message, ensure_ascii=draw(st.booleans()))


@st.composite
def spliced(draw: st.DrawFn) -> str:
    """The beginning of a valid message, with the end of another one or without."""
    first, second = draw(TEXTS), draw(TEXTS | st.just(""))
    return first[: draw(st.integers(0, len(first)))] + second[draw(st.integers(0, len(second))) :]


@st.composite
def nested(draw: st.DrawFn) -> str:
    """A valid message with a deeply nested value."""
    begin, end = draw(st.sampled_from([("[", "]"), ('{"a":', "}"), ("[", ""), ('{"type":', "")]))
    deep = draw(st.integers(1, 600))
    return f'{draw(TEXTS)[:-1]}, "more": {begin * deep}{end * deep}}}'


@st.composite
def doubled(draw: st.DrawFn) -> str:
    """Two valid messages in one, with repeated fields."""
    return f"{draw(TEXTS)[:-1]}, {draw(TEXTS)[1:]}"


SENT: st.SearchStrategy[Sent] = st.one_of(
    TEXTS,
    TEXTS,
    changed(),
    changed(),
    spliced(),
    nested(),
    doubled(),
    st.text(max_size=100),
    st.binary(max_size=100),
    (TEXTS | changed() | spliced()).map(lambda text: text.encode(errors="replace")),
    TEXTS.map(list),  # one frame per character
)


def address_of(address: str, code: str) -> str:
    return f"{address.replace('http', 'ws', 1)}/api/tables/{code}/play"


class Attack:
    """A table that gets arbitrary input, beside another one at which people play."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._code, self._secret = "", ""
        self._view: dict[str, Any] = {}
        self._computers: set[int] = set()
        self._is_welcome = False
        self._is_over = False
        self._watching = AsyncExitStack()
        self.sent = 0
        self.games = 0

    async def __aenter__(self) -> Self:
        self._playing = asyncio.create_task(self._play())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._playing.cancel()
        await asyncio.gather(self._playing, return_exceptions=True)
        await self._watching.aclose()

    async def finish(self) -> None:
        """Wait for the end of the current game at the other table."""
        self._is_over = True
        await self._playing

    async def _play(self) -> None:
        """Play whole games with a computer player, one after the other."""
        code, secret = await make_table(
            self._address, seats=3, rules="standard+target=1", throw="auto"
        )
        async with Guest(self._address, code, secret) as ana, Guest(self._address, code) as bo:
            await ana.sit_down(1)
            await bo.sit_down(2)
            await ana.say("seat-computer", seat=3, player="greedy")
            await ana.until(lambda: ana.has_seen("computer-seated"))
            while not self._is_over:
                for guest in (ana, bo):
                    guest.shown.clear()
                await ana.say("start")
                for guest in (ana, bo):
                    await guest.until(lambda guest=guest: guest.has_seen("game-started"))  # type: ignore[misc]
                players = [Player(ana, {1}, Random(1)), Player(bo, {2}, Random(2))]
                await asyncio.gather(*[player.play() for player in players])
                assert [player.comes_back for player in players] == [0, 0]
                record = parse_record(await download_record(self._address, code))
                assert verify(record) == ()
                assert record.winner is not None
                self.games += 1

    async def send(self, hello: dict[str, Any] | None, messages: list[Sent]) -> None:
        """Send bursts of messages between those of a player, and read the answers."""
        if not self._code or self._view.get("sequence", 0) > ENOUGH:
            await self._change_tables()
        url = address_of(self._address, self._code)
        async with (
            asyncio.timeout(PATIENCE),
            connect(
                url, compression=None, open_timeout=PATIENCE, close_timeout=1, max_queue=None
            ) as socket,
        ):
            self._is_welcome = False
            if hello is not None:
                await self._send(socket, [json.dumps(hello)])
            await self._send(socket, [*map(json.dumps, self._sensible()), *messages])

    async def _change_tables(self) -> None:
        """Move to a new table, which has a spectator."""
        await self._watching.aclose()
        self._code, self._secret = await make_table(self._address, chat="text")
        self._view, self._computers = {}, set()
        guest = await self._watching.enter_async_context(Guest(self._address, self._code))
        watching = asyncio.create_task(guest.until(lambda: False))
        self._watching.callback(watching.cancel)

    def _sensible(self) -> list[dict[str, Any]]:
        """Return the messages of a player who continues to play, in any state of the table."""
        sequence, seat = int(NOW), self._view.get("to_act") or 1
        match self._view.get("phase"):
            case "bytes":
                return [{"type": "give-bytes", "seat": seat, "bytes": "0" * 32} for seat in (1, 2)]
            case "playing" if self._view["paused"]:
                return [{"type": "resume", "seat": seat, "sequence": sequence}]
            case "playing" if seat in self._computers:
                return [{"type": "return", "seat": seat}]
            case "playing" if self._view["rolling"]:
                return [{"type": "roll", "seat": seat, "sequence": sequence}]
            case "playing":
                return [{"type": "move", "seat": seat, "sequence": sequence, "move": MOVE}]
            case _:
                seats = [{"type": "take-seat", "seat": seat} for seat in (1, 2)]
                return [*seats, {"type": "start", "sequence": sequence}]

    async def _send(self, socket: ClientConnection, messages: list[Sent]) -> None:
        for message in messages:
            await socket.send(self._fill(message))
        self.sent += len(messages)
        answers = 0
        while answers < len(messages):
            answers += self._is_answer(json.loads(await socket.recv()))

    def _fill(self, message: Sent) -> Sent:
        """Fill in the placeholders of a message."""
        if isinstance(message, bytes):
            return message[:LONGEST]
        whole = message if isinstance(message, str) else "".join(message)
        here = {
            NOW: str(self._view.get("sequence", 1)),
            TURN: str(self._view.get("to_act") or 1),
            MOVE: next(iter(self._view.get("moves", ())), "pass"),
            SECRET: self._secret,
        }
        for word, meaning in here.items():
            whole = whole.replace(word, meaning)
        whole = whole.encode(errors="replace")[:LONGEST].decode(errors="ignore")
        return whole if isinstance(message, str) else list(whole)

    def _is_answer(self, message: dict[str, Any]) -> bool:
        """Return whether a message answers a sent one, and not a computer player's turn."""
        if message["type"] in {"refused", "here"}:
            return True
        if message["type"] not in {"table", "events"}:
            return False
        self._view = message["view"]
        was_welcome, self._is_welcome = self._is_welcome, True
        if message["type"] == "table":
            self._computers = {seat["seat"] for seat in message["seats"] if seat["computer"]}
            return True
        first = next(iter(message["events"]), {"type": None})
        is_by_computer = first["type"] in {"rolled", "moved"} and first["seat"] in self._computers
        for event in message["events"]:
            if event["type"] in {"computer-seated", "seat-kept"}:
                self._computers.add(event["seat"])
            elif event["type"] in {"seat-taken", "seat-left", "seat-returned"}:
                self._computers.discard(event["seat"])
        return not (was_welcome and is_by_computer)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    server = Server(database, folder, "--commands-a-second", "2000").start()
    yield server
    metrics = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    assert "\nexactly_errors_total 0\n" in metrics
    failed = [line for line in metrics.splitlines() if 'outcome="failed"' in line]
    assert failed
    assert all(line.endswith(" 0") for line in failed)
    assert server.stop() == 0


async def test_bad_input_is_answered_and_others_play_on(server: Server) -> None:
    greeting = {"type": "hello", "secret": SECRET}
    greetings = st.sampled_from([greeting, greeting, greeting, {"type": "hello"}, None])
    bulks: list[tuple[dict[str, Any] | None, list[Sent]]] = []

    @settings(
        max_examples=max(1, MESSAGES // BULK),
        phases=[Phase.generate],
        database=None,
        derandomize="MESSAGES" not in os.environ,
        suppress_health_check=list(HealthCheck),
    )
    @given(greetings, st.lists(SENT, min_size=BULK, max_size=BULK))
    def collect(hello: dict[str, Any] | None, messages: list[Sent]) -> None:
        bulks.append((hello, messages))

    collect()  # before the games: a player that waits too long would time out
    async with Attack(server.address) as attack:
        for hello, messages in bulks:
            await attack.send(hello, messages)
        await attack.finish()
        assert attack.sent >= MESSAGES
        assert attack.games >= 1
        print(f"{attack.sent} messages, and {attack.games} games beside them")


@pytest.mark.parametrize(
    ("message", "is_text", "code"),
    [
        (b'{"type": "hello", "secret": "\xff"}', True, 1007),
        (b"\xed\xa0\x80", True, 1007),
        (["x" * LONGEST, "x"], None, 1009),
        ([b"x" * LONGEST, b"x"], None, 1009),
    ],
)
async def test_an_invalid_message_closes_the_connection(
    server: Server, message: Any, is_text: bool | None, code: int
) -> None:
    made, _ = await make_table(server.address)
    async with connect(address_of(server.address, made), open_timeout=PATIENCE) as socket:
        await socket.send(message, text=is_text)
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code
    async with Guest(server.address, made) as guest:
        assert guest.table["code"] == made


HANDSHAKE = (
    "GET /api/tables/{code}/play HTTP/1.1\r\nHost: play.example\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
FRAMES = st.lists(
    st.binary(max_size=40)
    | st.tuples(st.integers(0, 255), st.integers(0, 255), st.binary(max_size=20)).map(
        lambda frame: bytes(frame[:2]) + frame[2]
    ),
    max_size=5,
).map(b"".join)


async def test_invalid_bytes_close_the_connection(server: Server) -> None:
    made, _ = await make_table(server.address)
    url = httpx.URL(server.address)

    async def send(sent: bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(url.host, url.port)
            try:
                writer.write(sent)
                writer.write_eof()
                await reader.read()
            except ConnectionError:
                pass
            finally:
                writer.close()

    @settings(max_examples=100, phases=[Phase.generate], database=None)
    @given(st.booleans(), FRAMES)
    def collect(is_guest: bool, garbage: bytes) -> None:
        wires.append((HANDSHAKE.format(code=made).encode() if is_guest else b"") + garbage)

    wires: list[bytes] = []
    collect()
    for wire in wires:
        await send(wire)
    async with Guest(server.address, made) as guest:
        assert guest.table["code"] == made
