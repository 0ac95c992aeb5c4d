"""A server listens on the given address, prints it, and opens the page."""

import errno
import json
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from exactly.cli.commands.app import app
from exactly.cli.serving import start
from exactly.locales import LANGUAGES, texts
from exactly.server.addresses import listen
from exactly.server.services.config import Config

HERE = "127.0.0.1"
NEARBY = "127.0.0.2"  # a second address of every machine with Linux


class Opened:
    """A record of the server's start: its listeners and the URLs opened."""

    def __init__(self) -> None:
        self.config: Config | None = None
        self.names: list[tuple[str, int]] = []
        self.shown: list[str] = []

    def run(
        self, config: Config, listeners: list[socket.socket], opened: Callable[[], None]
    ) -> None:
        self.config = config
        self.names = [listener.getsockname()[:2] for listener in listeners]
        opened()
        for listener in listeners:
            listener.close()

    @property
    def port(self) -> int:
        return self.names[0][1]

    @property
    def hosts(self) -> list[str]:
        return [host for host, _ in self.names]


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """A machine in a local network, with a browser and a page."""
    opened = Opened()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("EXACTLY_COMMAND", "exactly")
    for name in ("EXACTLY_HOST", "EXACTLY_PORT", "EXACTLY_ADDRESS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(start, "run", opened.run)
    monkeypatch.setattr(start, "open_browser", opened.shown.append)
    monkeypatch.setattr(start, "address_nearby", lambda: NEARBY)
    monkeypatch.setattr(start, "is_built", lambda _: True)
    return opened


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The default port, taken by another program."""
    with socket.create_server((HERE, 0)) as somebody:
        port: int = somebody.getsockname()[1]
        monkeypatch.setattr(start, "USUAL_PORT", port)
        yield port


def exactly(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments, "--lang", "en"])


def answer(done: Result) -> dict[str, str | None]:
    assert (done.exit_code, done.stderr) == (0, "")
    told: dict[str, str | None] = json.loads(done.stdout)
    return told


def test_serve_alone_opens_for_this_machine_and_shows_nothing(opened: Opened) -> None:
    done = exactly("serve", "--port", "0")
    assert done.stdout == f"Open http://{HERE}:{opened.port} in a browser. Press Ctrl+C to stop.\n"
    assert opened.hosts == [HERE]
    assert opened.shown == []
    assert opened.config is not None
    assert opened.config.address is None


def test_json_prints_the_address(opened: Opened) -> None:
    told = answer(exactly("serve", "--port", "0", "--json"))
    assert told == {"address": f"http://{HERE}:{opened.port}"}


def test_open_shows_the_page_of_this_machine_alone(opened: Opened) -> None:
    told = answer(exactly("serve", "--open", "--port", "0", "--json"))
    assert opened.hosts == [HERE]
    assert opened.shown == [told["address"]]


def test_nearby_listens_for_phones(opened: Opened) -> None:
    done = exactly("serve", "--nearby", "--port", "0")
    nearby = f"http://{NEARBY}:{opened.port}"
    assert done.stdout.splitlines() == [
        f"Open http://{HERE}:{opened.port} in a browser. Press Ctrl+C to stop.",
        f"On a phone on the same network: {nearby}",
    ]
    assert opened.hosts == [HERE, NEARBY]
    assert opened.shown == []


def test_with_nearby_links_to_tables_work_on_phones(opened: Opened) -> None:
    told = answer(exactly("serve", "--nearby", "--port", "0", "--json"))
    assert told["nearby"] == f"http://{NEARBY}:{opened.port}"
    assert opened.config is not None
    assert opened.config.address == told["nearby"]


def test_the_public_address_is_the_one_for_phones(opened: Opened) -> None:
    address = ("--address", "https://play.example/")
    told = answer(exactly("serve", "--nearby", "--port", "0", "--json", *address))
    assert told["nearby"] == "https://play.example"
    assert opened.config is not None
    assert opened.config.address == "https://play.example"


@pytest.mark.parametrize("arguments", [(), ("serve", "--open", "--nearby")])
def test_a_bare_exactly_opens_the_page_for_this_machine_and_for_phones(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setenv("EXACTLY_PORT", "0")
    told = answer(exactly(*arguments, "--json"))
    assert opened.hosts == [HERE, NEARBY]
    assert told == {
        "address": f"http://{HERE}:{opened.port}",
        "nearby": f"http://{NEARBY}:{opened.port}",
    }
    assert opened.shown == [told["address"]]


def test_a_bare_exactly_uses_the_given_language(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXACTLY_PORT", "0")
    for language in LANGUAGES:
        done = CliRunner().invoke(app, ["--lang", language])
        here, nearby = done.stdout.splitlines()
        words = texts(language)
        assert here == words("serve-open", address=f"http://{HERE}:{opened.port}")
        assert nearby == words("serve-nearby", address=f"http://{NEARBY}:{opened.port}")
    assert "use one of" in CliRunner().invoke(app, ["--lang", "it"]).stderr


def test_a_bare_exactly_has_the_settings_of_the_environment(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("PORT", "0"), ("HOST", NEARBY), ("PACE", "0.25")):
        monkeypatch.setenv(f"EXACTLY_{name}", value)
    assert answer(exactly("--json"))["address"] == f"http://{NEARBY}:{opened.port}"
    assert opened.hosts == [NEARBY]
    assert opened.config is not None
    assert opened.config.pace == 0.25


def test_without_a_network_only_this_machine_connects(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXACTLY_PORT", "0")
    monkeypatch.setattr(start, "address_nearby", lambda: None)
    assert exactly().stdout.splitlines() == [
        f"Open http://{HERE}:{opened.port} in a browser. Press Ctrl+C to stop.",
        "No local network found: phones cannot connect.",
    ]
    assert opened.hosts == [HERE]
    assert answer(exactly("--json"))["nearby"] is None
    assert opened.config is not None
    assert opened.config.address is None


@pytest.mark.parametrize(("host", "own"), [("0.0.0.0", "127.0.0.1"), ("::", "[::1]")])
def test_a_wildcard_host_includes_the_local_network(opened: Opened, host: str, own: str) -> None:
    done = exactly("serve", "--open", "--nearby", "--json", "--port", "0", "--host", host)
    if "Address family not supported" in done.stderr or "Cannot assign" in done.stderr:
        pytest.skip("this machine has no IPv6")
    assert opened.hosts == [host]
    assert answer(done)["nearby"] == f"http://{NEARBY}:{opened.port}"
    assert opened.shown == [f"http://{own}:{opened.port}"]


def test_if_the_default_port_is_taken_open_uses_the_next(opened: Opened, taken: int) -> None:
    done = exactly()
    assert done.exit_code == 0
    assert opened.port != taken
    assert done.stdout.splitlines()[:2] == [
        f"Port {taken} is in use, so another port is used.",
        f"Open http://{HERE}:{opened.port} in a browser. Press Ctrl+C to stop.",
    ]
    assert opened.shown == [f"http://{HERE}:{opened.port}"]


def test_a_port_taken_in_the_local_network_counts_as_taken(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server((NEARBY, 0)) as somebody:
        port = somebody.getsockname()[1]
        monkeypatch.setattr(start, "USUAL_PORT", port)
        assert exactly().exit_code == 0
    assert opened.hosts == [HERE, NEARBY]
    assert opened.port != port


def test_if_many_ports_are_taken_any_port_is_used(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def listen_at_last(hosts: list[str], port: int) -> list[socket.socket]:
        asked.append(port)
        if port:
            raise OSError(errno.EADDRINUSE, "Address already in use")
        return listen(hosts, port)

    monkeypatch.setattr(start, "listen", listen_at_last)
    assert exactly().exit_code == 0
    assert asked == [*range(8000, 8010), 0]


@pytest.mark.parametrize("arguments", [("serve",), ("serve", "--nearby")])
def test_without_open_a_taken_port_is_an_error(
    opened: Opened, taken: int, arguments: tuple[str, ...]
) -> None:
    done = exactly(*arguments)
    assert done.exit_code == 2
    assert done.stderr == "exactly: Could not start the server: Address already in use\n"
    assert opened.config is None


def test_a_given_port_is_not_replaced(
    opened: Opened, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert exactly("serve", "--open", "--port", str(taken)).exit_code == 2
    monkeypatch.setenv("EXACTLY_PORT", str(taken))
    assert exactly().exit_code == 2
    assert opened.shown == []


def test_an_unknown_host_does_not_lead_to_another_port(opened: Opened) -> None:
    done = exactly("serve", "--open", "--host", "198.51.100.1")
    assert done.exit_code == 2
    assert done.stderr.startswith("exactly: Could not start the server: Cannot assign")


def test_without_a_page_nothing_is_opened(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "is_built", lambda _: False)
    for arguments in ((), ("serve", "--open")):
        done = exactly(*arguments)
        assert done.exit_code == 2
        assert done.stderr == (
            "exactly: The page is not built. Run scripts/play to build it, "
            "or play in this terminal: exactly play\n"
        )
    assert opened.config is None
    assert exactly("serve", "--port", "0").exit_code == 0  # the server works without a page


def test_a_terminal_shows_a_qr_code(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    start.start_server(
        Config("", Path()),
        start.StartOptions(HERE, 0, opens_page=False, is_for_nearby=True, as_json=False),
        texts("en"),
    )
    lines = capsys.readouterr().out.splitlines()
    drawing = [line for line in lines if line.startswith("\033[97;40m")]
    assert len(lines) == 2 + len(drawing)
    assert len(drawing) in range(14, 18)  # lines, which fit any terminal
    inner = [line.removeprefix("\033[97;40m").removesuffix("\033[0m") for line in drawing]
    assert {len(line) for line in inner} == {len(inner[0])}
    assert set("".join(inner)) <= set("█▀▄ ")
    assert set(inner[0]) == {"█"}  # the light border that scanners need


def test_a_terminal_without_unicode_shows_no_qr_code(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with (tmp_path / "out").open("w", encoding="ascii") as terminal:
        monkeypatch.setattr(terminal, "isatty", lambda: True, raising=False)
        monkeypatch.setattr(sys, "stdout", terminal)
        start.start_server(
            Config("", Path()),
            start.StartOptions(HERE, 0, opens_page=False, is_for_nearby=True, as_json=False),
            texts("en"),
        )
    assert len((tmp_path / "out").read_text(encoding="ascii").splitlines()) == 2
