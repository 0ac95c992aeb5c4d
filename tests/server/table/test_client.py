"""A client gets every message once and in order, even on a slow connection."""

from exactly.server.table.client import MOST_BYTES, MOST_WAITING, TOO_SLOW, Client


class Line:
    """A connection that accepts a few messages at a time."""

    def __init__(self, room: int) -> None:
        self.sent: list[bytes] = []
        self.room = room
        self.guest = Client(self.write)

    def write(self, frame: bytes) -> None:
        self.sent.append(frame)
        self.room -= 1
        if self.room <= 0:
            self.guest.hold_up()

    def make_room(self, room: int) -> None:
        self.room = room
        self.guest.go_on()


async def test_messages_are_sent_in_order_as_there_is_room() -> None:
    line = Line(room=2)
    frames = [bytes([number]) for number in range(10)]
    for frame in frames[:5]:
        line.guest.show(frame)
    assert line.sent == frames[:2]
    line.make_room(2)
    assert line.sent == frames[:4]
    line.guest.show(frames[5])
    assert line.sent == frames[:4]
    line.make_room(10)
    for frame in frames[6:]:
        line.guest.show(frame)
    assert line.sent == frames
    assert not line.guest.gone.done()


async def test_a_client_too_far_behind_is_disconnected() -> None:
    line = Line(room=1)
    for _ in range(MOST_WAITING + 1):
        line.guest.show(b"")
    assert not line.guest.gone.done()
    line.guest.show(b"")
    assert line.guest.gone.result() == TOO_SLOW
    line.make_room(10)
    assert line.sent == [b""]


async def test_long_messages_exceed_the_limit_in_bytes() -> None:
    line = Line(room=1)
    long = bytes(MOST_BYTES // 2 + 1)
    for _ in range(3):
        line.guest.show(long)
    assert not line.guest.gone.done()
    line.guest.show(b"")
    assert line.guest.gone.result() == TOO_SLOW


async def test_sent_messages_no_longer_count() -> None:
    line = Line(room=1)
    long = bytes(MOST_BYTES // 2 + 1)
    for _ in range(10):
        line.guest.show(long)
        line.make_room(1)
    assert not line.guest.gone.done()
