"""A server listens on the given hosts, and finds its address in the local network."""

import errno
import socket
from typing import Any, Self

import pytest

from exactly.server.addresses import address_nearby, listen, url_of


def close(listeners: list[socket.socket]) -> None:
    for listener in listeners:
        listener.close()


def test_the_same_port_is_used_at_every_host() -> None:
    listeners = listen(["127.0.0.1", "127.0.0.2"], 0)
    names = [listener.getsockname() for listener in listeners]
    assert [host for host, _ in names] == ["127.0.0.1", "127.0.0.2"]
    assert names[0][1] == names[1][1] > 0
    close(listeners)


def test_a_port_taken_at_one_host_is_used_at_none() -> None:
    (taken,) = listen(["127.0.0.2"], 0)
    taken.listen()
    port = taken.getsockname()[1]
    with pytest.raises(OSError) as failed:  # noqa: PT011  # its errno is checked
        listen(["127.0.0.1", "127.0.0.2"], port)
    assert failed.value.errno == errno.EADDRINUSE
    (free_again,) = listen(["127.0.0.1"], port)
    close([taken, free_again])


def test_a_url_can_be_typed() -> None:
    (listener,) = listen(["127.0.0.1"], 0)
    port = listener.getsockname()[1]
    assert url_of("127.0.0.1", listener) == f"http://127.0.0.1:{port}"
    assert url_of("fd00::2", listener) == f"http://[fd00::2]:{port}"
    close([listener])


class Ways:
    """A fake socket with a given own address, which sends nothing."""

    own = ""

    def __init__(self, family: int, kind: int) -> None:
        assert (family, kind) == (socket.AF_INET, socket.SOCK_DGRAM)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: tuple[str, int]) -> None:
        if not self.own:
            raise OSError(errno.ENETUNREACH, "Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self.own, 50_000


@pytest.mark.parametrize(
    ("own", "nearby"),
    [
        ("192.168.1.23", "192.168.1.23"),
        ("10.0.0.5", "10.0.0.5"),
        ("172.20.10.2", "172.20.10.2"),
        ("169.254.7.7", "169.254.7.7"),
        ("8.8.8.8", None),  # public
        ("100.64.0.7", None),  # shared with the provider's other customers
        ("127.0.0.1", None),
        ("0.0.0.0", None),
        ("", None),
    ],
)
def test_nearby_is_the_local_network(
    monkeypatch: pytest.MonkeyPatch, own: str, nearby: str | None
) -> None:
    ways: Any = Ways
    monkeypatch.setattr(ways, "own", own)
    monkeypatch.setattr(socket, "socket", ways)
    assert address_nearby() == nearby


def test_the_own_address_can_be_used() -> None:
    found = address_nearby()
    listeners = listen([found or "127.0.0.1"], 0)
    assert [each.getsockname()[0] for each in listeners] == [found or "127.0.0.1"]
    close(listeners)
