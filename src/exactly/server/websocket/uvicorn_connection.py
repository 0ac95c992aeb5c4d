"""uvicorn's WebSocket protocol, with a fast path for the messages that each move needs.

Incoming messages go directly to a listener, and the same frame is written to all clients. With
ASGI, every message would cost a queue, a task switch and a frame. A short message that arrives
complete and alone, as commands do, is parsed here. Everything else, including the start and the end
of a connection, is left to uvicorn and websockets.
"""

from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.typing import BytesLike

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled extension
    from websockets.utils import apply_mask

__all__ = ["EXTENSION", "Connection", "Listener"]

EXTENSION = "exactly.connection"
"""The key under which the application finds the Connection in `scope["extensions"]`."""


class Listener(Protocol):
    """Is told of the messages of a connection, and whether the connection can be written to."""

    def hear(self, message: str) -> None:
        """Process a message of the client."""
        ...

    def hold_up(self) -> None:
        """Stop writing to the connection: its write buffer is full."""
        ...

    def go_on(self) -> None:
        """Write to the connection again: its write buffer has room."""
        ...


# The header of a frame (RFC 6455, 5.2).
_HEAD = 6  # bytes before a short message: opcode, length, and a mask of four
_LONGEST_HEAD = 14
_LONG = 126  # bytes; from here on, an extended length field follows
_LAST_TEXT = 0x81  # a complete text message
_PING, _PONG = b"\x89\0", 0x8A  # a ping, and the opcode of a pong
_MASKED = 0x80
_MOST_UNREAD = 65_536  # bytes in the write buffer; beyond this, pings are not answered


def _whole_frames(data: bytes) -> int:
    """Return the index in `data` after its last complete WebSocket frame."""
    at = 0
    while len(data) >= at + 2:
        size, head = data[at + 1] & ~_MASKED, at + 2
        if size >= _LONG:
            size_of_size = 2 if size == _LONG else 8
            size = int.from_bytes(data[head : head + size_of_size])
            head += size_of_size
        if data[at + 1] & _MASKED:
            head += 4
        if len(data) < head + size:
            break
        at = head + size
    return at


class Connection(WebSocketsSansIOProtocol):
    """A WebSocket connection that may pass its messages directly to a listener."""

    listener: Listener | None = None
    heard_at = 0.0
    """The time of the last data received, by the clock of the event loop."""
    _incomplete = b""
    """The received part of a frame whose rest has not arrived yet."""

    def handle_connect(self, event: Request) -> None:
        """Start the connection, and add it to the ASGI scope, where the application finds it."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Read incoming data: a short message directly, everything else through the parser."""
        self.heard_at = self.loop.time()
        if self.listener is None:
            super().data_received(data)
            return
        if self._incomplete:
            data, self._incomplete = self._incomplete + data, b""
        size = len(data) - _HEAD
        if (
            (0 <= size < _LONG and data[0] == _LAST_TEXT and data[1] == _MASKED + size)
            and not self.frames
            and not self.close_sent
        ):
            self._hand_over(apply_mask(data[_HEAD:], data[2:_HEAD]))
            return
        if size == 0 and data[0] == _PONG:
            return
        # The parser gets complete frames only, so it never holds part of one.
        whole = _whole_frames(data)
        if len(data) - whole > self.config.ws_max_size + _LONGEST_HEAD:
            whole = len(data)  # too long: the parser refuses it without the rest
        if whole:
            self._incomplete = data[whole:]
            super().data_received(data[:whole])
        else:
            self._incomplete = data

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: the answers would pile up."""
        if self.transport.get_write_buffer_size() > _MOST_UNREAD:
            self.conn.data_to_send()  # discards the answer
        else:
            super().handle_ping()

    def handle_text(self, event: Frame) -> None:
        """Pass a complete text message to the listener; a fragmented one is first assembled."""
        if event.fin and self.listener is not None and not self.close_sent:
            self._hand_over(event.data)
        else:
            super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a message that was fragmented or binary to the listener."""
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._hand_over(message)
        else:  # binary: never a valid command
            self.listener.hear(message.decode(errors="replace"))

    def _hand_over(self, message: BytesLike) -> None:
        try:
            text = str(message, "utf-8")
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            self.listener.hear(text)  # type: ignore[union-attr]

    def write(self, frame: bytes) -> None:
        """Send a frame to the client, unless the connection is closed."""
        if not (self.close_sent or self.disconnected):  # is_over, inlined for speed
            self.transport.write(frame)

    @property
    def is_over(self) -> bool:
        """Whether the connection is closed or closing."""
        return self.close_sent or self.disconnected

    def send_ping(self) -> None:
        """Send a WebSocket ping to the client."""
        self.write(_PING)

    def give_up(self) -> None:
        """Close a connection whose client does not answer pings."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # unsent data would keep it open
        else:
            self.keepalive_timeout()

    def pause_writing(self) -> None:
        """Tell the listener that the write buffer is full."""
        super().pause_writing()
        if self.listener is not None:
            self.listener.hold_up()

    def resume_writing(self) -> None:
        """Tell the listener that it may write again."""
        super().resume_writing()
        if self.listener is not None:
            self.listener.go_on()

    def stop_reading(self) -> None:
        """Stop reading from the connection, so that the client has to wait."""
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read from the connection again."""
        self.transport.resume_reading()
