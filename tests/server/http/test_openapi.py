"""The OpenAPI description is correct: every answer is one that it lists."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import requests
import schemathesis
from hypothesis import settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from exactly.protocol import Phase, Rolling, SeatComputer, TableOptions
from exactly.server.app import make_app
from exactly.server.services.config import Config
from exactly.server.services.services import Services
from exactly.server.table.decide import decide
from exactly.server.table.decision import Caller, Decision
from exactly.server.table.lobby import play_at_once
from exactly.server.workers.analysis import Analysis
from support.wire import eventually

T = TypeVar("T")
CHECKS = [
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
    not_a_server_error,
]
HOST = "http://play.example"
UNSOLVED = 202  # the folder of solutions is empty

schema = schemathesis.openapi.from_dict(make_app(Config("", Path())).openapi())


class Client:
    """Sends requests to an application in a separate event loop."""

    def __init__(self, config: Config) -> None:
        app = make_app(config)
        self._runner = asyncio.Runner()
        self._life = app.router.lifespan_context(app)
        self.run(self._life.__aenter__())
        self.services: Services = app.state.services
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self._web = httpx.AsyncClient(transport=transport, base_url=HOST)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    def close(self) -> None:
        self.run(self._web.aclose())
        self.run(self._life.__aexit__(None, None, None))
        self._runner.close()

    def ask(self, case: Case[Any]) -> httpx.Response:
        """Send a request, and compare the answer with the description."""
        asked: Any = requests.Request(**case.as_transport_kwargs(base_url=HOST)).prepare()
        answer = self.run(
            self._web.request(asked.method, asked.url, headers=asked.headers, content=asked.body)
        )
        case.validate_response(answer, checks=CHECKS)
        return answer


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Analysis, "solve_soon", lambda *_: None)  # it would take a minute
        client = Client(
            Config(
                database,
                folder / "solutions",
                pace=0,
                tables_a_minute=6_000,
                open_tables_an_hour=360_000,
            )
        )
        yield client
        client.close()


@schema.parametrize()
@settings(max_examples=50)
def test_every_answer_is_as_described(case: Case[Any], client: Client) -> None:
    client.ask(case)


async def make_table(services: Services, stage: str) -> tuple[str, str]:
    """Create a table, advance it to a stage, and return its code and the host's secret."""
    options = TableOptions(rules="standard+target=1", throw=Rolling.AUTO)
    live, secret = await services.lobby.make(options)
    if stage == "playing":
        await play_at_once(live, "Ana", ["greedy"])
    if stage == "over":
        await live.act(start_without_people)
        await eventually(lambda: live.table.phase is Phase.OVER)
    return live.table.code, secret


def start_without_people(decision: Decision) -> None:
    for seat in (1, 2):
        decide(decision, SeatComputer(seat=seat, player="greedy"), Caller(1))
    decision.start()


@pytest.mark.parametrize(
    ("path", "statuses"),
    [
        ("/api/tables/{code}", [200, 200, 200]),
        ("/api/tables/{code}/record", [404, 200, 200]),
        ("/api/tables/{code}/qr.svg", [200, 200, 200]),
        ("/api/tables/{code}/review", [409, 409, UNSOLVED]),
        ("/api/tables/{code}/positions", [404, 200, 200]),
    ],
)
def test_tables_are_shown_as_described(client: Client, path: str, statuses: list[int]) -> None:
    for stage, status in zip(("gathering", "playing", "over"), statuses, strict=True):
        code, _ = client.run(make_table(client.services, stage))
        case = schema[path]["GET"].Case(path_parameters={"code": code})
        assert client.ask(case).status_code == status


def test_qr_codes_for_a_second_device_are_as_described(client: Client) -> None:
    code, secret = client.run(make_table(client.services, "gathering"))
    drawing = schema["/api/tables/{code}/seat-qr"]["POST"]
    for told, status in ((secret, 200), ("a" * 22, 403), ("short", 422)):
        case = drawing.Case(
            path_parameters={"code": code}, body={"secret": told}, media_type="application/json"
        )
        assert client.ask(case).status_code == status


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", {"rules": "nonsense"}, 422),
        ("/api/quick-play", {"players": ["greedy", "random"]}, 201),
        ("/api/quick-play", {"players": ["nobody"]}, 422),
        ("/api/value", {"position": "nonsense"}, 422),
    ],
)
def test_quick_play_is_answered_as_described(
    client: Client, path: str, body: dict[str, Any], status: int
) -> None:
    case = schema[path]["POST"].Case(body=body, media_type="application/json")
    assert client.ask(case).status_code == status


def test_chances_not_solved_yet_are_answered_with_202(client: Client) -> None:
    code, _ = client.run(make_table(client.services, "playing"))
    looking = schema["/api/tables/{code}"]["GET"].Case(path_parameters={"code": code})
    position = client.ask(looking).json()["view"]["position"]
    case = schema["/api/value"]["POST"].Case(
        body={"position": position}, media_type="application/json"
    )
    answer = client.ask(case)
    assert (answer.status_code, answer.json()["code"]) == (UNSOLVED, "unsolved")
    assert int(answer.headers["retry-after"]) > 0


def test_too_many_new_tables_are_refused_with_429(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    client = Client(Config(database, tmp_path / "solutions", tables_a_minute=1))
    case = schema["/api/tables"]["POST"].Case(body={}, media_type="application/json")
    assert [client.ask(case).status_code for _ in range(2)] == [201, 429]
    client.close()
