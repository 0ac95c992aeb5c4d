"""WebSocket messages are read correctly on both paths, with any division into packets."""

import asyncio
import struct
from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from exactly.server.table.client import as_frame
from exactly.server.websocket.uvicorn_connection import Connection

MOST = 4096
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Transport(asyncio.Transport):
    """Records the data written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.has_written = asyncio.Event()
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)
        self.has_written.set()

    def close(self) -> None:
        self.is_closed = True

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Listener:
    """Records the messages received."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def hear(self, message: str) -> None:
        self.heard.append(message)

    def hold_up(self) -> None:
        self.heard.append("held up")

    def go_on(self) -> None:
        self.heard.append("goes on")


async def accept(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()  # until the connection ends


async def connect() -> tuple[Connection, Transport, Listener]:
    config = Config(
        cast("Any", accept),
        ws_max_size=MOST,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_config=None,
    )
    config.load()
    connection = Connection(config=config, server_state=ServerState(), app_state={})
    transport, listener = Transport(), Listener()
    connection.connection_made(transport)
    connection.data_received(REQUEST)
    await transport.has_written.wait()
    assert transport.written.startswith(b"HTTP/1.1 101 ")
    transport.written = b""
    connection.listener = listener
    return connection, transport, listener


def text(message: str) -> bytes:
    return Frame(Opcode.TEXT, message.encode()).serialize(mask=True)


def in_parts(message: str, cuts: list[int]) -> list[bytes]:
    """A message in several frames."""
    body = message.encode()
    edges = [0, *sorted(cut % (len(body) + 1) for cut in cuts), len(body)]
    parts = [body[begin:end] for begin, end in pairwise(edges)]
    return [
        Frame(Opcode.CONT if number else Opcode.TEXT, part, fin=number == len(parts) - 1).serialize(
            mask=True
        )
        for number, part in enumerate(parts)
    ]


lengths = st.integers(0, 300) | st.sampled_from([125, 126, 127, 4000, MOST])
messages = st.builds(lambda length, letter: letter * length, lengths, st.sampled_from("aé☃"))
short = messages.filter(lambda message: len(message.encode()) <= MOST)


@given(st.lists(st.tuples(short, st.lists(st.integers(0), max_size=3)), max_size=6), st.data())
def test_every_message_is_received_once_and_in_order(
    said: list[tuple[str, list[int]]], data: st.DataObject
) -> None:
    ping = Frame(Opcode.PING, b"!").serialize(mask=True)
    pings = 0
    stream = b""
    for message, cuts in said:
        frames = in_parts(message, cuts) if cuts else [text(message)]
        for frame in frames:
            if data.draw(st.booleans()):
                stream, pings = stream + ping, pings + 1
            stream += frame
    cuts = data.draw(st.lists(st.integers(0, len(stream)), max_size=12))
    edges = [0, *sorted(cuts), len(stream)]

    async def play() -> None:
        connection, transport, listener = await connect()
        for begin, end in pairwise(edges):
            if begin < end:
                connection.data_received(stream[begin:end])
        assert listener.heard == [message for message, _ in said]
        assert transport.written == Frame(Opcode.PONG, b"!").serialize(mask=False) * pings
        assert not transport.is_closed

    asyncio.run(play())


@pytest.mark.parametrize("cut", [0, 1, 3, 6, 9])
@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([b"\x81\x05hello"], 1002),  # unmasked
        ([b"\xc1\x80\0\0\0\0"], 1002),  # with a reserved bit
        ([b"\x83\x80\0\0\0\0"], 1002),  # with an unknown opcode
        ([Frame(Opcode.CONT, b"rest").serialize(mask=True)], 1002),
        ([in_parts("ab", [1])[0], text("c")], 1002),  # before the first message is complete
        ([text("x" * (MOST + 1))], 1009),
        ([b"\x81\xff" + struct.pack("!Q", 2**62) + b"\0" * 5000], 1009),
        ([b"\x81\x81\0\0\0\0\xff"], 1007),
    ],
    ids=range(8),
)
async def test_an_invalid_message_closes_the_connection(
    frames: list[bytes], code: int, cut: int
) -> None:
    connection, transport, listener = await connect()
    connection.data_received(text("before"))
    stream = b"".join(frames)
    for part in (stream[:cut], stream[cut:]):
        if part and not transport.is_closed:
            connection.data_received(part)
    assert listener.heard == ["before"]
    assert transport.is_closed
    opcode, _, told = struct.unpack("!BBH", transport.written[:4])
    assert (opcode, told) == (0x88, code)
    connection.data_received(text("after"))
    assert listener.heard == ["before"]


async def test_binary_messages_are_passed_on() -> None:
    connection, _, listener = await connect()
    connection.data_received(Frame(Opcode.BINARY, b"\xff{").serialize(mask=True))
    assert listener.heard == ["\N{REPLACEMENT CHARACTER}{"]


async def test_nothing_is_written_at_the_end_of_a_connection() -> None:
    connection, transport, _ = await connect()
    connection.write(b"one")
    connection.close_sent = True
    connection.write(b"two")
    assert transport.written == b"one"


async def test_the_listener_learns_of_a_full_write_buffer() -> None:
    connection, _, listener = await connect()
    connection.pause_writing()
    connection.resume_writing()
    assert listener.heard == ["held up", "goes on"]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_what_the_library_makes(length: int) -> None:
    message = "é" * (length // 2) + "x" * (length % 2)
    assert as_frame(message) == Frame(Opcode.TEXT, message.encode()).serialize(mask=False)
