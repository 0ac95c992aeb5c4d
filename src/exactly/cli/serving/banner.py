"""The addresses that a started server prints: for people, with a QR code, or as JSON."""

import io
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass

import segno

from exactly.locales import Texts

__all__ = ["Addresses", "print_addresses", "print_banner"]

_LIGHT_ON_DARK = "\033[97;40m"  # readable with any colours of the terminal
_RESET = "\033[0m"


@dataclass(frozen=True, slots=True)
class Addresses:
    """The URLs of a server that has started."""

    here: str
    """The URL for this machine."""
    nearby: str | None
    """The URL for other devices in the same network, if there is one."""
    is_for_nearby: bool
    """Whether other devices in the same network may connect."""


def print_addresses(addresses: Addresses) -> None:
    """Print the addresses of a server as JSON."""
    nearby = {"nearby": addresses.nearby} if addresses.is_for_nearby else {}
    _print([json.dumps({"address": addresses.here} | nearby)])


def print_banner(addresses: Addresses, words: Texts, *, taken_port: int | None) -> None:
    """Print a server's addresses for people; `taken_port` is a port that was not free, if any."""
    lines: list[str] = []
    if taken_port is not None:
        lines.append(words("serve-other-port", port=str(taken_port)))
    lines.append(words("serve-open", address=addresses.here))
    if addresses.nearby is not None:
        lines += [words("serve-nearby", address=addresses.nearby), *_qr_code(addresses.nearby)]
    elif addresses.is_for_nearby:
        lines.append(words("serve-nobody-nearby"))
    _print(lines)


def _print(lines: Iterable[str]) -> None:
    print("\n".join(lines), flush=True)  # a pipe is not flushed while the server runs


def _qr_code(address: str) -> list[str]:
    """Return the lines of a QR code with an address, or none if this terminal cannot show it."""
    code = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(code, border=2, compact=True)
    if not (sys.stdout.isatty() and _can_show(code.getvalue())):
        return []
    return [f"{_LIGHT_ON_DARK}{line}{_RESET}" for line in code.getvalue().splitlines()]


def _can_show(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True
