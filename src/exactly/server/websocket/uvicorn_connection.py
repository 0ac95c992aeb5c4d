"""uvicorn's WebSocket protocol, with a fast path for the messages of every move.

What a guest says goes straight to who listens, and a frame that is made once is written to all who
are shown it: by ASGI every message would cost a queue, a task that wakes, and a frame of its own. A
short message that comes whole and alone, as commands do, is read without the parser. Everything
else, and how a connection begins and ends, stays with uvicorn and websockets.
"""

from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.typing import BytesLike

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it has no compiled part
    from websockets.utils import apply_mask

__all__ = ["EXTENSION", "Connection", "Listener"]

EXTENSION = "exactly.connection"
"""Where an application finds the connection among the extensions of its scope."""


class Listener(Protocol):
    """Who is told what happens on a connection."""

    def hear(self, message: str) -> None:
        """Take a message."""
        ...

    def hold_up(self) -> None:
        """Take note that nothing more can be written for now."""
        ...

    def go_on(self) -> None:
        """Take note that there is room again."""
        ...


# How a frame begins (RFC 6455, 5.2).
_HEAD = 6  # bytes before a short message: what it is, how long, and the mask of four
_LONGEST_HEAD = 14
_LONG = 126  # bytes from which on the length stands behind what stands for it
_LAST_TEXT = 0x81  # a text, and no part of one
_ASK, _SIGN = b"\x89\0", 0x8A  # a ping, and the kind of what answers it
_MASKED = 0x80
_MOST_UNREAD = 65_536  # bytes that wait for who does not read, until no ping is answered


def _whole_frames(data: bytes) -> int:
    """Return where the last whole frame ends."""
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
    """A connection that somebody may listen to."""

    listener: Listener | None = None
    heard_at = 0.0
    """When something last came, by the clock of the loop."""
    _rest = b""
    """The beginning of a frame whose end has not come yet."""

    def handle_connect(self, event: Request) -> None:
        """Begin; the application finds this connection in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Read what came."""
        self.heard_at = self.loop.time()
        if self.listener is None:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        size = len(data) - _HEAD
        if (
            (0 <= size < _LONG and data[0] == _LAST_TEXT and data[1] == _MASKED + size)
            and not self.frames
            and not self.close_sent
        ):
            self._hand_over(apply_mask(data[_HEAD:], data[2:_HEAD]))
            return
        if size == 0 and data[0] == _SIGN:
            return
        # The parser gets whole frames alone: so it never waits for the rest of one.
        whole = _whole_frames(data)
        if len(data) - whole > self.config.ws_max_size + _LONGEST_HEAD:
            whole = len(data)  # it will not be taken, and need not be waited for
        if whole:
            self._rest = data[whole:]
            super().data_received(data[:whole])
        else:
            self._rest = data

    def handle_ping(self) -> None:
        """Answer, unless the answers before were not read either: they would wait here for good."""
        if self.transport.get_write_buffer_size() > _MOST_UNREAD:
            self.conn.data_to_send()  # which forgets it
        else:
            super().handle_ping()

    def handle_text(self, event: Frame) -> None:
        """Hand a text over; one that comes in parts goes the long way until it is whole."""
        if event.fin and self.listener is not None and not self.close_sent:
            self._hand_over(event.data)
        else:
            super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """Hand over what came in parts, or as bytes."""
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._hand_over(message)
        else:  # nobody sends these; whatever they are, it is no command
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
        """Send a frame, unless the connection is at its end."""
        if not (self.close_sent or self.disconnected):  # as is_over has it, at every move
            self.transport.write(frame)

    @property
    def is_over(self) -> bool:
        """Whether nobody will hear anything here any more."""
        return self.close_sent or self.disconnected

    def ask_for_a_sign(self) -> None:
        """Ask the other side to answer, whatever it has to say."""
        self.write(_ASK)

    def give_up(self) -> None:
        """Close a connection that gives no sign of life."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # what waits there would keep it open
        else:
            self.keepalive_timeout()

    def pause_writing(self) -> None:
        """Take note that what was written last does not get away."""
        super().pause_writing()
        if self.listener is not None:
            self.listener.hold_up()

    def resume_writing(self) -> None:
        """Take note that it did."""
        super().resume_writing()
        if self.listener is not None:
            self.listener.go_on()

    def stop_reading(self) -> None:
        """Let the other side wait with what it has to say."""
        self.transport.pause_reading()

    def read_on(self) -> None:
        """Hear what waits."""
        self.transport.resume_reading()
