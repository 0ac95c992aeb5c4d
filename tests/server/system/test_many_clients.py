"""Permissions, secrecy and limits, tested over the wire.

Every command from clients that may not send it, what no client may learn, and floods of messages.
"""

import asyncio
import json
import os
import socket
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from exactly.protocol import Command, GuestMessage, Knock, Ordered
from exactly.records import parse_record, verify
from exactly.server.table.secrets import hash_secret
from support.wire import (
    PATIENCE,
    Guest,
    Player,
    Server,
    browse,
    download_record,
    eventually,
    make_table,
)

BYTES = "0123456789abcdef0123456789abcdef"
EVERY_COMMAND: tuple[type[Command], ...] = get_args(get_args(GuestMessage)[0])


def type_of(command: type[Command]) -> str:
    return str(command.model_fields["type"].default)


COMMANDS = [type_of(command) for command in EVERY_COMMAND if command is not Knock]
"""All commands but `knock`, which does not concern the table."""
IN_ORDER = [type_of(command) for command in EVERY_COMMAND if issubclass(command, Ordered)]


class Case(NamedTuple):
    """A command, the time when it is allowed, and its refusals."""

    stage: str
    """The stage at which it is allowed: strangers try it then, to be refused for one reason."""
    details: dict[str, object]
    """Its fields, if the player of seat 2 sends it."""
    leads_to: str | None
    """The event that follows; None if no client at the table may send it now."""
    refusal: str = "not-your-seat"
    """The reason of its refusal for strangers."""
    wrong_time: tuple[str, str] | None = None
    """The stage and reason of a refusal for the player of seat 2; None if there is none."""
    by_maker: bool = False
    """Whether only the host may send it."""


SEAT: dict[str, object] = {"seat": 2}
CASES = {
    "hello": Case("gathering", {}, None, "not-now", ("gathering", "not-now")),
    "take-seat": Case("gathering", SEAT, None, "seat-not-free", ("rolling", "seat-not-free")),
    "leave-seat": Case("gathering", SEAT, "seat-left", wrong_time=("rolling", "not-now")),
    "seat-computer": Case("gathering", SEAT | {"player": "greedy"}, "computer-seated"),
    "offer-seat": Case("rolling", SEAT, "seat-offered"),
    "keep-seat": Case("rolling", {"seat": 1}, None, wrong_time=("rolling", "not-away")),
    "return": Case("offered", SEAT, "seat-returned", wrong_time=("rolling", "not-now")),
    "start": Case("gathering", {}, "game-started", wrong_time=("rolling", "not-now")),
    "give-bytes": Case(
        "bytes", SEAT | {"bytes": BYTES}, "bytes-given", wrong_time=("rolling", "not-now")
    ),
    "roll": Case("rolling", SEAT, "rolled", wrong_time=("other-rolling", "not-your-turn")),
    "move": Case("moving", SEAT, "moved", wrong_time=("other-moving", "not-your-turn")),
    "ask": Case(
        "rolling", SEAT | {"question": "pause"}, "asked", wrong_time=("gathering", "not-now")
    ),
    "answer": Case("asked", SEAT | {"agree": True}, "answered", wrong_time=("rolling", "not-now")),
    "resume": Case("paused", SEAT, "resumed", wrong_time=("rolling", "not-now")),
    "say": Case("gathering", SEAT | {"phrase": "hello"}, "said"),
    "mute": Case("gathering", SEAT, "muted", "not-the-maker", ("gathering", "not-the-maker"), True),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(database_in(folder), folder, "--tables-a-minute", "6000").start()
    yield server
    assert server.stop() == 0


def database_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


class Pair:
    """A table of two: Ana, the host, and the player of seat 2."""

    def __init__(self, web: httpx.AsyncClient, code: str, ana: Guest, other: Guest) -> None:
        self.code = code
        self.ana = ana
        self.other = other
        self._web = web

    async def look(self) -> dict[str, Any]:
        """Return the table as a spectator sees it, without the current time."""
        answer = await self._web.get(f"/api/tables/{self.code}")
        table: dict[str, Any] = answer.json()
        return {name: value for name, value in table.items() if name != "now"}

    async def reach(self, stage: str) -> None:
        """Play until a stage is reached."""
        if stage == "offered":
            await self.do(self.other, "offer-seat", "seat-offered", seat=2)
        if stage in {"gathering", "offered"}:
            return
        await self.do(self.ana, "start", "game-started")
        if stage == "bytes":
            return
        await self.do(self.ana, "give-bytes", "bytes-given", seat=1, bytes=BYTES)
        await self.do(self.other, "give-bytes", "bytes-given", seat=2, bytes=BYTES)
        await self.play_until(
            seat=1 if stage.startswith("other") else 2, rolling=not stage.endswith("moving")
        )
        if stage in {"asked", "paused"}:
            await self.do(self.ana, "ask", "asked", seat=1, question="pause")
        if stage == "paused":
            await self.do(self.other, "answer", "paused", seat=2, agree=True)

    async def play_until(self, seat: int, *, rolling: bool) -> None:
        """Play until it is this seat's turn to roll, or to move."""
        while (view := self.ana.view)["to_act"] != seat or view["rolling"] is not rolling:
            guest, acting = (self.ana, self.other)[view["to_act"] - 1], view["to_act"]
            if view["rolling"]:
                await self.do(guest, "roll", "rolled", seat=acting)
            else:
                await self.do(guest, "move", "moved", seat=acting, move=view["moves"][0])

    async def do(self, guest: Guest, command: str, event: str, **details: object) -> None:
        """Send a command, and wait until both clients have received its event."""
        before = guest.sequence
        await guest.say(command, **details)
        for each in (self.ana, self.other):
            await each.until(lambda each=each: each.sequence > before)  # type: ignore[misc]
            assert each.has_seen(event)

    def details(self, case: Case) -> dict[str, object]:
        """Return the current fields of a command."""
        if case.stage == "moving":
            return case.details | {"move": (self.ana.view["moves"] or ["pass"])[0]}
        return case.details

    def giver(self, case: Case) -> Guest:
        return self.ana if case.by_maker else self.other

    async def is_refused(self, guest: Guest, command: str, **details: object) -> str:
        """Return the code of a refused command, which must not change the table."""
        before = await self.look()
        heard = len(guest.refusals)
        if command in IN_ORDER:
            details = {"sequence": self.ana.sequence} | details
        await guest.say(command, **details)
        await guest.until(lambda: len(guest.refusals) > heard)
        assert await self.look() == before
        assert before["view"]["sequence"] == self.ana.sequence
        return str(guest.refusals[-1]["code"])


@asynccontextmanager
async def sit_down(server: Server) -> AsyncIterator[Pair]:
    """Create a table with Ana as the host, and seat Bo."""
    async with AsyncExitStack() as stack:
        web = await stack.enter_async_context(browse(server.address))
        made = (await web.post("/api/tables", json={})).json()
        code = made["code"]
        ana = await stack.enter_async_context(Guest(server.address, code, made["secret"]))
        bo = await stack.enter_async_context(Guest(server.address, code))
        await ana.sit_down(1, "Ana")
        await bo.sit_down(2, "Bo")
        await ana.until(lambda: ana.sequence == 3)
        yield Pair(web, code, ana, bo)


def test_every_command_has_its_case() -> None:
    assert set(CASES) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
async def test_a_spectator_is_refused(server: Server, command: str) -> None:
    case = CASES[command]
    async with sit_down(server) as pair, Guest(server.address, pair.code) as stranger:
        await pair.reach(case.stage)
        details = pair.details(case)
        assert await pair.is_refused(stranger, command, **details) == case.refusal
        if case.leads_to is not None:  # with the right secret it is accepted
            await pair.do(pair.giver(case), command, case.leads_to, **details)


@pytest.mark.parametrize("command", COMMANDS)
async def test_the_secret_of_another_table_is_refused(server: Server, command: str) -> None:
    case = CASES[command]
    async with sit_down(server) as elsewhere, sit_down(server) as pair:
        secret = elsewhere.ana.secret
        await pair.reach(case.stage)
        async with Guest(server.address, pair.code, secret) as stranger:
            assert [refusal["code"] for refusal in stranger.refusals] == ["not-your-seat"]
            details = pair.details(case) | ({"secret": secret} if command == "hello" else {})
            why = await pair.is_refused(stranger, command, **details)
            assert why == ("not-your-seat" if command == "hello" else "no-hello")


@pytest.mark.parametrize("command", COMMANDS)
async def test_a_player_who_handed_over_a_seat_is_refused(server: Server, command: str) -> None:
    case = CASES[command]
    async with AsyncExitStack() as stack:
        pair = await stack.enter_async_context(sit_down(server))
        bo = pair.other
        await pair.do(bo, "offer-seat", "seat-offered", seat=2)
        dee = pair.other = await stack.enter_async_context(Guest(server.address, pair.code))
        await dee.sit_down(2, "Dee")
        await pair.ana.until(lambda: pair.ana.sequence == dee.sequence)
        await pair.reach(case.stage)
        again = await stack.enter_async_context(Guest(server.address, pair.code, bo.secret))
        details = pair.details(case)
        for stranger in (bo, again):
            assert await pair.is_refused(stranger, command, **details) == case.refusal
        if case.leads_to is not None:
            await pair.do(pair.giver(case), command, case.leads_to, **details)


@pytest.mark.parametrize(
    "command",
    [name for name, case in CASES.items() if case.details.get("seat") == 2],
)
async def test_a_player_of_another_seat_is_refused(server: Server, command: str) -> None:
    case = CASES[command]
    async with sit_down(server) as pair:
        await pair.reach(case.stage)
        details = pair.details(case) | {"seat": 1}
        assert await pair.is_refused(pair.other, command, **details) == case.refusal


@pytest.mark.parametrize(
    "command", [name for name, case in CASES.items() if case.wrong_time is not None]
)
async def test_a_command_at_the_wrong_time_is_refused(server: Server, command: str) -> None:
    case = CASES[command]
    assert case.wrong_time is not None
    stage, code = case.wrong_time
    async with sit_down(server) as pair:
        await pair.reach(stage)
        details = pair.details(case)
        assert await pair.is_refused(pair.other, command, **details) == code


@pytest.mark.parametrize("command", IN_ORDER)
async def test_a_command_with_an_old_sequence_is_refused(server: Server, command: str) -> None:
    case = CASES[command]
    async with sit_down(server) as pair:
        await pair.reach(case.stage)
        details, now = pair.details(case), pair.ana.sequence
        for sequence, missed in ((now - 1, [now]), (0, list(range(1, now + 1))), (now + 1, [])):
            refused = await pair.is_refused(pair.other, command, **details, sequence=sequence)
            assert refused == "stale"
            events = pair.other.refusals[-1]["events"]
            assert [event["sequence"] for event in events] == missed
        assert case.leads_to is not None
        await pair.do(pair.giver(case), command, case.leads_to, **details)


# Secrecy.


class ListeningGuest(Guest):
    """A client that records every message."""

    def __init__(self, address: str, code: str, secret: str | None = None) -> None:
        super().__init__(address, code, secret)
        self.heard: list[str] = []

    async def hear(self) -> dict[str, Any]:
        message = await super().hear()
        self.heard.append(json.dumps(message))
        return message


class EnoughError(Exception):
    """Signals that play may stop."""


class Overheard(NamedTuple):
    """All output about one game, from every source."""

    heard: dict[str, list[str]]
    """Every message, by its recipient."""
    secrets: dict[str, str]
    """Every secret, by its owner."""
    seed: str
    looked_up: list[str]
    """All HTTP answers to a stranger before the end of the game."""
    said: str
    """The output and metrics of the server for operators."""
    rows: list[str]
    """The content of the database, without private parts."""
    private: list[dict[str, str]]
    files: bytes
    """The bytes of the database file."""

    @property
    def hidden(self) -> list[str]:
        return [self.seed, *self.secrets.values()]


@pytest.fixture(scope="module")
def overheard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Overheard]:
    folder = tmp_path_factory.mktemp("talkative")
    server = Server(database_in(folder), folder, "--log-level", "debug")
    with complaints_to(folder / "said.txt"):
        server.start()
    try:
        yield asyncio.run(overhear(server, folder))
    finally:
        assert server.stop() == 0


@contextmanager
def complaints_to(file: Path) -> Iterator[None]:
    """Redirect standard error of started processes to a file."""
    own = os.dup(2)
    with file.open("w") as said:
        os.dup2(said.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(own, 2)
        os.close(own)


async def overhear(server: Server, folder: Path) -> Overheard:
    """Play a game with a replaced player, a computer player, a spectator and invalid commands."""
    async with AsyncExitStack() as stack:
        web = await stack.enter_async_context(browse(server.address))
        options = {"seats": 3, "rules": "standard+target=1", "throw": "auto", "listed": True}
        made = (await web.post("/api/tables", json=options)).json()
        code = made["code"]
        looked_up = [made["link"], *await look_everywhere(web, code)]

        async def come(secret: str | None = None) -> ListeningGuest:
            return await stack.enter_async_context(ListeningGuest(server.address, code, secret))

        ana, bo, watching = await come(made["secret"]), await come(), await come()
        await ana.sit_down(1, "Ana")
        await bo.sit_down(2, "Bo")
        await bo.say("offer-seat", seat=2)
        await bo.until(lambda: bo.has_seen("seat-offered"))
        dee = await come()
        await dee.sit_down(2, "Dee")
        await ana.say("seat-computer", seat=3, player="greedy")
        await ana.until(lambda: ana.has_seen("computer-seated"))
        await ana.say("start")
        await dee.until(lambda: dee.has_seen("game-started"))
        guests = {"ana": ana, "bo": bo, "dee": dee, "watching": watching}
        for guest in guests.values():
            await misuse_secret(guest, guest.secret or str(bo.secret))
        drawn = await web.post(f"/api/tables/{code}/seat-qr", json={"secret": dee.secret})
        looked_up += [drawn.text, *await look_everywhere(web, code)]
        await web.post("/api/tables", json={"secret": dee.secret})  # in the wrong place

        def stop_at_a_move() -> bool:
            if ana.has_seen("moved"):
                raise EnoughError
            return False

        others = asyncio.create_task(Player(dee, {2}, Random(2)).play())
        with pytest.raises(EnoughError):
            await Player(ana, {1}, Random(1)).play(leave_after=stop_at_a_move)
        looked_up += await look_everywhere(web, code)
        await Player(ana, {1}, Random(3)).play()
        await others
        for guest in (bo, watching):
            await guest.until(lambda guest=guest: guest.view["phase"] == "over")  # type: ignore[misc]
        record = parse_record(await download_record(server.address, code))
    assert verify(record) == ()
    return Overheard(
        {name: guest.heard for name, guest in guests.items()},
        {name: guest.secret for name, guest in guests.items() if guest.secret is not None},
        str(record.tag("Seed")),
        looked_up,
        (folder / "said.txt").read_text(),
        *told_of(folder / "tables.db"),
        b"".join(file.read_bytes() for file in folder.glob("tables.db*")),
    )


async def look_everywhere(web: httpx.AsyncClient, code: str) -> list[str]:
    """Return all HTTP answers to a stranger, including headers."""
    paths = [f"/api/tables/{code}{part}" for part in ("", "/record", "/review", "/qr.svg")]
    answers = [
        await web.get(path)
        for path in (*paths, "/api/tables", "/api/players", "/api/ready", "/metrics")
    ]
    return [f"{answer.url} {answer.headers} {answer.text}" for answer in answers]


async def misuse_secret(guest: Guest, secret: str) -> None:
    """Send a secret in every wrong way, and request all missed events."""
    mistakes: list[dict[str, Any] | str | bytes] = [
        {"type": "hello", "secret": secret},
        {"type": "hello", "secret": secret, "more": secret},
        {"type": "hello", "secret": f"{secret}{secret}"},
        {"type": "say", "seat": 1, "text": secret},
        {"type": "give-bytes", "seat": 1, "bytes": secret},
        {"type": secret},
        f'{{"secret": "{secret}"',
        secret.encode(),
        {"type": "start", "sequence": 0},
    ]
    for mistake in mistakes:
        await guest.send(mistake)
    await guest.until(lambda: len(guest.refusals) == len(mistakes))


def told_of(file: Path) -> tuple[list[str], list[dict[str, str]]]:
    """Return the content of a database: the public events, and their private parts."""
    with closing(sqlite3.connect(file)) as database:
        database.row_factory = sqlite3.Row
        tables = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        rows = [
            dict(row) for (table,) in tables for row in database.execute(f"SELECT * FROM {table}")
        ]
    private = [json.loads(row.pop("private", None) or "{}") for row in rows]
    return [str(row) for row in rows], [each for by_event in private for each in by_event.values()]


def test_a_secret_is_sent_once_and_only_to_its_owner(overheard: Overheard) -> None:
    assert set(overheard.secrets) == {"ana", "bo", "dee"}
    for owner, secret in overheard.secrets.items():
        for name, messages in overheard.heard.items():
            told = [json.loads(text)["type"] for text in messages if secret in text]
            # The host gets the secret over HTTP.
            assert told == (["seated"] if name == owner != "ana" else [])


def test_the_seed_is_sent_only_after_the_game(overheard: Overheard) -> None:
    for messages in overheard.heard.values():
        ends = [place for place, text in enumerate(messages) if '"game-ended"' in text]
        assert [place for place, text in enumerate(messages) if overheard.seed in text] == ends
        assert len(ends) == 1


def test_http_answers_contain_no_secrets(overheard: Overheard) -> None:
    for text in overheard.looked_up:
        assert not any(hidden in text for hidden in overheard.hidden)


def test_the_log_of_the_server_contains_no_secrets(overheard: Overheard) -> None:
    assert "startup complete" in overheard.said
    assert not any(hidden in overheard.said for hidden in overheard.hidden)


def test_secrets_are_stored_as_hashes_and_the_seed_separately(overheard: Overheard) -> None:
    hashes = [hash_secret(secret) for secret in overheard.secrets.values()]
    kept = [each["secret"] for each in overheard.private if "secret" in each]
    assert kept == hashes
    assert [each["seed"] for each in overheard.private if "seed" in each] == [overheard.seed]
    for row in overheard.rows:
        assert not any(each in row for each in (*hashes, *overheard.secrets.values()))
        assert overheard.seed not in row or '"game-ended"' in row
    assert not any(secret.encode() in overheard.files for secret in overheard.secrets.values())


# Limits.


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    limits = ("--guests-an-address", "40", "--tables-a-minute", "60", "--commands-a-second", "200")
    server = Server(database_in(folder), folder, *limits).start()
    yield server
    assert server.stop() == 0


async def play_a_game(server: Server, **options: object) -> None:
    """Let two people on two devices play, and check the record."""
    code, secret = await make_table(server.address, rules="standard+target=1", **options)
    async with Guest(server.address, code, secret) as ana, Guest(server.address, code) as bo:
        await start(ana, bo)
        await finish(server, ana, bo)


async def start(ana: Guest, bo: Guest) -> None:
    await ana.sit_down(1)
    await bo.sit_down(2)
    await ana.until(lambda: ana.has_seen("seat-taken", seat=2))
    await ana.say("start")
    await bo.until(lambda: bo.has_seen("game-started"))


async def finish(server: Server, ana: Guest, bo: Guest) -> None:
    players = [Player(ana, {1}, Random(1)), Player(bo, {2}, Random(2))]
    await asyncio.gather(*[player.play() for player in players])
    assert [player.comes_back for player in players] == [0, 0]
    record = parse_record(await download_record(server.address, ana.code))
    assert verify(record) == ()
    assert record.winner is not None


async def count_of(server: Server, name: str) -> int:
    """Return a metric of the server."""
    async with browse(server.address) as web:
        text = (await web.get("/metrics")).text
    (line,) = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return int(line.split()[1])


async def everybody_leaves(server: Server) -> None:
    """Wait until the server has noticed that all earlier clients are gone."""
    opened = await count_of(server, "exactly_connections_opened_total")
    await becomes(server, "exactly_connections_closed_total", opened)


async def becomes(server: Server, name: str, count: int) -> bool:
    """Wait until a metric of the server has this value."""

    async def is_so() -> bool:
        return await count_of(server, name) == count

    await eventually(is_so)
    return True


FLOODER = {"X-Forwarded-For": "203.0.113.7"}


async def test_a_flood_of_tables_is_refused_while_others_play(strict: Server) -> None:
    async with browse(strict.address, headers=FLOODER) as web:

        async def make(many: int) -> list[httpx.Response]:
            return [await web.post("/api/tables", json={}) for _ in range(many)]

        playing = asyncio.create_task(play_a_game(strict))
        begin = time.monotonic()
        floods = await asyncio.gather(*[make(100) for _ in range(4)])
        freed = time.monotonic() - begin  # one a second
        await playing
    answers = [answer for flood in floods for answer in flood]
    refused = [answer for answer in answers if answer.status_code == 429]
    made = [answer for answer in answers if answer.status_code == 201]
    assert len(made) + len(refused) == 400
    assert 60 <= len(made) <= 61 + freed
    assert all(answer.headers["retry-after"] for answer in refused)


async def test_a_flood_of_connections_is_refused_while_others_play(strict: Server) -> None:
    code, secret = await make_table(strict.address)
    guest = Guest(strict.address, code, secret)
    await everybody_leaves(strict)
    before = await count_of(strict, "exactly_connections_closed_total")
    async with AsyncExitStack() as stack:

        async def come() -> bool:
            try:
                coming = connect(
                    guest.url,
                    additional_headers=FLOODER,
                    open_timeout=PATIENCE,
                    close_timeout=1,
                )
                await stack.enter_async_context(coming)
            except InvalidStatus as refused:
                return refused.response.status_code != 403
            return True

        playing = asyncio.create_task(play_a_game(strict))
        came = await asyncio.gather(*[come() for _ in range(300)])
        await playing
        assert sum(came) == 40
        async with guest:  # from another address
            await guest.sit_down(1)
    assert await becomes(strict, "exactly_connections_closed_total", before + 43)
    # There is room again.
    async with connect(guest.url, additional_headers=FLOODER, open_timeout=PATIENCE) as again:
        await again.send('{"type": "hello"}')
        assert json.loads(await again.recv())["type"] == "table"


async def test_a_flood_of_commands_is_refused_while_others_play(strict: Server) -> None:
    code, secret = await make_table(strict.address)
    async with Guest(strict.address, code, secret) as guest:
        await guest.sit_down(1)
        playing = asyncio.create_task(play_a_game(strict))
        begin = time.monotonic()
        for _ in range(3000):
            await guest.say("say", seat=2, phrase="hello")
        await guest.until(lambda: len(guest.refusals) == 3000)
        freed = 200 * (time.monotonic() - begin)
        await playing
    codes = Counter(refusal["code"] for refusal in guest.refusals)
    assert set(codes) <= {"not-your-seat", "too-fast"}
    assert 390 <= codes["not-your-seat"] <= 401 + freed


@pytest.mark.parametrize("message", ["x" * 65_536, b"x" * 65_536, '{"a":' * 13_108])
async def test_an_oversized_message_closes_that_connection_alone(
    server: Server, message: str | bytes
) -> None:
    async with sit_down(server) as pair, Guest(server.address, pair.code) as other:
        await pair.other.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            await pair.other.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await pair.ana.until(lambda: pair.ana.presence["connected"] == [1])
        await pair.ana.say("say", seat=1, phrase="oops")
        await other.until(lambda: other.has_seen("said"))
        await pair.other.come()
        await pair.do(pair.other, "say", "said", seat=2, phrase="oops")


async def test_a_client_that_never_reads_delays_nobody_and_is_disconnected(server: Server) -> None:
    code, secret = await make_table(server.address, chat="text")
    await everybody_leaves(server)
    closed = await count_of(server, "exactly_connections_closed_total")
    async with Guest(server.address, code, secret) as ana, Guest(server.address, code) as bo:
        await start(ana, bo)
        for _ in range(8):  # the burst limit of the chat
            await ana.say("say", seat=1, text="ä" * 200)
            await bo.say("say", seat=2, text="ä" * 200)
        await bo.until(lambda: sum('"said"' in event for event in bo.shown.values()) == 16)
        deaf = await connect(
            bo.url, sock=small_socket(server), compression=None, ping_interval=None, max_queue=1
        )
        deaf.transport.pause_reading()
        try:
            await deaf.send('{"type": "hello"}')
            for _ in range(300):  # each answer contains the whole chat
                await deaf.send('{"type": "start", "sequence": 0}')
            await finish(server, ana, bo)
            assert await becomes(server, "exactly_guests", 2)
            assert await becomes(server, "exactly_connections_closed_total", closed + 1)
        finally:
            deaf.transport.abort()


def small_socket(server: Server) -> socket.socket:
    """Return a connection with a small receive buffer."""
    url = httpx.URL(server.address)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    connection.connect((url.host, url.port))
    connection.setblocking(False)
    return connection


async def test_a_connection_before_hello_keeps_the_table_in_memory(server: Server) -> None:
    code, secret = await make_table(server.address)
    first, other = (Guest(server.address, code, each) for each in (secret, None))
    await first.come()
    async with connect(first.url, open_timeout=PATIENCE) as second:
        await first.go()  # now no client has sent hello
        await second.send(json.dumps({"type": "hello", "secret": secret}))
        assert json.loads(await second.recv())["type"] == "table"
        await other.come()
        await other.sit_down(2)
        async with asyncio.timeout(PATIENCE):
            while '"seat-taken"' not in await second.recv():
                pass
        await other.go()


async def test_unread_pings_do_not_fill_memory(server: Server) -> None:
    code, _ = await make_table(server.address)
    address, port = server.address.removeprefix("http://").split(":")
    greeting = (
        f"GET /api/tables/{code}/play HTTP/1.1\r\nHost: {address}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    ping = b"\x89\xfd\0\0\0\0" + b"x" * 125
    before = server.memory
    reader, writer = await asyncio.open_connection(address, int(port), limit=1024)
    writer.write(greeting.encode())
    assert (await reader.readline()).startswith(b"HTTP/1.1 101")
    for _ in range(400):
        writer.write(ping * 1000)  # 52 MB in total, and as many bytes of answers
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await writer.drain()
    assert server.memory - before < 20_000_000
    writer.transport.abort()
