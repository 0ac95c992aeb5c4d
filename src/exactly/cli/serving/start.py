"""How a server opens: at which addresses, who is told of them, and what is shown of it here.

Imported when a server is run: it needs the extra `server`.
"""

import errno
import io
import json
import socket
import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace

import segno

from exactly.cli.errors import complain
from exactly.cli.serving.browser import open_browser
from exactly.locales import Texts
from exactly.locales.wording import command
from exactly.server.addresses import ALL, address_nearby, listen, url_of
from exactly.server.http.page_files import is_built
from exactly.server.run import run
from exactly.server.services.config import Config

__all__ = ["Opening", "open_server"]

_USUAL_PORT = 8000
_LIGHT_ON_DARK = "\033[97;40m"  # whatever the colours of the terminal are
_AS_BEFORE = "\033[0m"


@dataclass(frozen=True, slots=True)
class Opening:
    """What whoever starts a server wants of its opening."""

    host: str
    port: int | None
    """None for the usual one."""
    opens_page: bool
    """Whether the page is opened in this machine's browser."""
    is_for_nearby: bool
    """Whether devices in the same network may come."""
    as_json: bool


def open_server(config: Config, opening: Opening, words: Texts) -> None:
    """Serve until told to stop; raises OSError where nobody can listen there."""
    if opening.opens_page and not is_built(config.page):
        complain(words("serve-no-page", command=command()))
    nearby_host = address_nearby() if opening.is_for_nearby else None
    listeners = _listen(opening, nearby_host)
    here = url_of(opening.host, listeners[0])
    nearby: str | None = None
    if nearby_host is not None:
        # Links to tables name it, too: a phone can do nothing with this machine's own address.
        nearby = config.address or url_of(nearby_host, listeners[0])
        config = replace(config, address=nearby)

    def opened() -> None:
        if opening.as_json:
            _tell_programs(here, nearby, opening)
        else:
            _tell_people(here, nearby, opening, words)
        if opening.opens_page:
            open_browser(_from_here(opening.host, listeners[0]))

    run(config, listeners, opened)


def _listen(opening: Opening, nearby_host: str | None) -> list[socket.socket]:
    hosts = [opening.host]
    if nearby_host not in {None, opening.host} and opening.host not in ALL:
        hosts.append(str(nearby_host))
    if opening.port is not None:
        return listen(hosts, opening.port)
    # Who sees the page open need not know its address. The next port is better than any: browsers
    # keep what they know of a page by its port, and tomorrow it may be the same.
    ports = [*range(_USUAL_PORT, _USUAL_PORT + 10), 0] if opening.opens_page else [_USUAL_PORT]
    while True:
        try:
            return listen(hosts, ports.pop(0))
        except OSError as error:
            if error.errno != errno.EADDRINUSE or not ports:
                raise


def _from_here(host: str, listener: socket.socket) -> str:
    """Return the address for this machine's browser, which cannot go to all addresses."""
    own = "::1" if listener.family == socket.AF_INET6 else "127.0.0.1"
    return url_of(own if host in ALL else host, listener)


def _tell_programs(here: str, nearby: str | None, opening: Opening) -> None:
    answer = {"address": here} | ({"nearby": nearby} if opening.is_for_nearby else {})
    _say([json.dumps(answer)])


def _tell_people(here: str, nearby: str | None, opening: Opening, words: Texts) -> None:
    lines: list[str] = []
    if opening.port is None and not here.endswith(f":{_USUAL_PORT}"):
        lines.append(words("serve-other-port", port=str(_USUAL_PORT)))
    lines.append(words("serve-open", address=here))
    if nearby is not None:
        lines += [words("serve-nearby", address=nearby), *_draw(nearby)]
    elif opening.is_for_nearby:
        lines.append(words("serve-nobody-nearby"))
    _say(lines)


def _say(lines: Iterable[str]) -> None:
    print("\n".join(lines), flush=True)  # somebody waits for it


def _draw(address: str) -> list[str]:
    """Return the QR code of an address for this terminal, or nothing if it cannot show one."""
    code = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(code, border=2, compact=True)
    if not (sys.stdout.isatty() and _can_show(code.getvalue())):
        return []
    return [f"{_LIGHT_ON_DARK}{line}{_AS_BEFORE}" for line in code.getvalue().splitlines()]


def _can_show(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True
