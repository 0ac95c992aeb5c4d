"""The addresses of a server: listening sockets, and the address for devices in the same network."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address

__all__ = ["ALL", "address_nearby", "listen", "url_of"]

ALL = frozenset({"", "0.0.0.0", "::"})  # noqa: S104  # to know them, not to listen there
"""Hosts that stand for all addresses of this machine."""

_SOMEWHERE = ("192.0.2.1", 9)  # an address for documents, at which nobody is


def listen(hosts: Iterable[str], port: int) -> list[socket.socket]:
    """Take the same port at every host; 0 takes a free one.

    Raises OSError where that cannot be.
    """
    listeners: list[socket.socket] = []
    try:
        for host in hosts:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            listeners.append(socket.socket(family, socket.SOCK_STREAM))
            listeners[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listeners[-1].bind((host, port))
            port = listeners[-1].getsockname()[1]
    except OSError:
        for listener in listeners:
            listener.close()
        raise
    return listeners


def url_of(host: str, listener: socket.socket) -> str:
    """Return what to type to come to a host by the port that was taken."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}"


def address_nearby() -> str | None:
    """Return this machine's address in the network around it, or None where it has none.

    One by which the whole world could come is none.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_SOMEWHERE)  # sends nothing: the system says by which way it would
        except OSError:
            return None
        address = ip_address(asking.getsockname()[0])
    is_nearby = address.is_private and not (address.is_loopback or address.is_unspecified)
    return str(address) if is_nearby else None
