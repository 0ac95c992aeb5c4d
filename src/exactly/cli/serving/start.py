"""The start of a server: database, ports, addresses and browser. Needs the extra `server`."""

import errno
import socket
from dataclasses import dataclass, replace

from exactly.cli.errors import complain
from exactly.cli.files import reason_of
from exactly.cli.serving.banner import Addresses, print_addresses, print_banner
from exactly.cli.serving.browser import open_browser
from exactly.cli.serving.checks import DATABASES, check_networks, without_password
from exactly.locales import Texts
from exactly.locales.wording import command
from exactly.server.addresses import ALL, address_nearby, listen, url_of
from exactly.server.http.page_files import is_built
from exactly.server.run import (
    DatabaseInUseError,
    bring_up_to_date,
    can_be_read,
    database_problem,
    run,
)
from exactly.server.services.config import Config

__all__ = ["USUAL_PORT", "StartOptions", "migrate_and_serve", "start_server"]

USUAL_PORT = 8000


@dataclass(frozen=True, slots=True)
class StartOptions:
    """The options of `exactly serve` that matter only when the server starts."""

    host: str
    port: int | None
    """The port; None selects the default."""
    opens_page: bool
    """Whether the web page is opened in this machine's browser."""
    is_for_nearby: bool
    """Whether devices in the same network may connect."""
    as_json: bool


def migrate_and_serve(
    config: Config, options: StartOptions | None, words: Texts, *, migrates: bool
) -> None:
    """Migrate the database, then serve until stopped; without options, only migrate."""
    if not can_be_read(config.database):
        shown, known = without_password(config.database), " ".join(DATABASES)
        complain(words("serve-database", database=shown, known=known))
    try:
        if migrates:
            bring_up_to_date(config)
        if options is not None:
            check_networks(words)
            start_server(config, options, words)
    except DatabaseInUseError as error:
        complain(words("serve-taken", file=error.file))
    except (OSError, ConnectionError) as error:
        complain(words("serve-failed", reason=reason_of(error)))
    except database_problem as error:
        complain(words("serve-failed", reason=str(getattr(error, "orig", None) or error)))


def start_server(config: Config, options: StartOptions, words: Texts) -> None:
    """Serve until stopped; raises OSError if the address or port cannot be used."""
    if options.opens_page and not is_built(config.page):
        complain(words("serve-no-page", command=command()))
    nearby_host = address_nearby() if options.is_for_nearby else None
    listeners = _listen(options, nearby_host)
    here = url_of(options.host, listeners[0])
    nearby: str | None = None
    if nearby_host is not None:
        # Links to tables use it, too: on a phone, an address of localhost does not work.
        nearby = config.address or url_of(nearby_host, listeners[0])
        config = replace(config, address=nearby)
    addresses = Addresses(here, nearby, is_for_nearby=options.is_for_nearby)

    def opened() -> None:
        if options.as_json:
            print_addresses(addresses)
        else:
            is_other = options.port is None and not here.endswith(f":{USUAL_PORT}")
            print_banner(addresses, words, taken_port=USUAL_PORT if is_other else None)
        if options.opens_page:
            open_browser(_browser_address(options.host, listeners[0]))

    run(config, listeners, opened)


def _listen(options: StartOptions, nearby_host: str | None) -> list[socket.socket]:
    hosts = [options.host]
    if nearby_host not in {None, options.host} and options.host not in ALL:
        hosts.append(str(nearby_host))
    if options.port is not None:
        return listen(hosts, options.port)
    # With --open any port will do. The next port is better than a random one: browsers store the
    # data of a page by port, and the next start may get the same one.
    ports = [*range(USUAL_PORT, USUAL_PORT + 10), 0] if options.opens_page else [USUAL_PORT]
    while True:
        try:
            return listen(hosts, ports.pop(0))
        except OSError as error:
            if error.errno != errno.EADDRINUSE or not ports:
                raise


def _browser_address(host: str, listener: socket.socket) -> str:
    """Return the address for this machine's browser, which cannot open a wildcard address."""
    own = "::1" if listener.family == socket.AF_INET6 else "127.0.0.1"
    return url_of(own if host in ALL else host, listener)
