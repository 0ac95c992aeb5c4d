"""Network addresses of a server: listening sockets, URLs, and the address in the local network."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address

__all__ = ["ALL", "address_nearby", "listen", "url_of"]

ALL = frozenset({"", "0.0.0.0", "::"})  # noqa: S104  # compared only, never bound
"""The host names that stand for all addresses of this machine."""

_DOCUMENTATION_ADDRESS = ("192.0.2.1", 9)  # reserved for documentation (RFC 5737): no host has it


def listen(hosts: Iterable[str], port: int) -> list[socket.socket]:
    """Return sockets that listen on the same port of every host; port 0 selects a free port.

    Raises OSError if the port or the address of a host cannot be used.
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
    """Return the URL of a host, with the port on which the listener listens."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}"


def address_nearby() -> str | None:
    """Return this machine's private address in the local network, or None.

    A public address does not count.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                _DOCUMENTATION_ADDRESS
            )  # sends nothing: the system only selects the route
        except OSError:
            return None
        address = ip_address(probe.getsockname()[0])
    is_nearby = address.is_private and not (address.is_loopback or address.is_unspecified)
    return str(address) if is_nearby else None
