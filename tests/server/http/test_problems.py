"""Every error over HTTP is answered with a problem (RFC 9457)."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from exactly.protocol import TableOptions
from exactly.server.app import make_app
from exactly.server.event_log.interface import LogUnavailableError
from exactly.server.http.problems import PROBLEM, ProblemDetails
from exactly.server.http.security_headers import SecurityHeaders
from exactly.server.services.config import Config
from exactly.server.services.services import Services
from exactly.server.workers.analysis import Analysis

SECRET = "Zk3v_Q0b-x9TfWm2LrY7aA"


class Web(httpx.AsyncClient):
    """An HTTP client, and the services of its server."""

    services: Services


@pytest.fixture
async def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Web]:
    monkeypatch.setattr(Analysis, "solve_soon", lambda *_: None)  # it would take a minute
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    app = make_app(
        Config(database, tmp_path / "solutions", page=tmp_path / "page", tables_a_minute=1)
    )
    transport = httpx.ASGITransport(SecurityHeaders(app), raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        Web(transport=transport, base_url="http://play.example") as web,
    ):
        web.services = app.state.services
        yield web


def problem_in(answer: httpx.Response) -> dict[str, Any]:
    """Return the problem in an answer, and check its form."""
    assert answer.headers["content-type"] == PROBLEM
    problem: dict[str, Any] = answer.json()
    assert problem["status"] == answer.status_code
    assert problem["title"] == httpx.codes.get_reason_phrase(answer.status_code)
    ProblemDetails.model_validate(problem)
    return problem


async def make_table(web: Web) -> str:
    live, _ = await web.services.lobby.make(TableOptions())
    return f"/api/tables/{live.table.code}"


@pytest.mark.parametrize(
    ("method", "path", "asked", "status", "code"),
    [
        ("GET", "/api/tables/zzzzzz", {}, 404, "no-such-table"),
        ("GET", "/api/tables/zzzzzz/review", {}, 404, "no-such-table"),
        ("GET", "/api/tables/zzzzzz/positions", {}, 404, "no-such-table"),
        ("GET", "/api/nothing-here", {}, 404, "not-found"),
        ("GET", "/nothing.here", {}, 404, "not-found"),
        ("GET", "/", {}, 404, "no-page"),
        ("DELETE", "/api/tables", {}, 405, "method-not-allowed"),
        ("POST", "/api/tables", {"headers": {"origin": "null"}}, 403, "foreign-origin"),
        ("POST", "/api/tables", {"content": b" " * 20_000}, 413, "too-large"),
        ("POST", "/api/tables", {"data": {"seats": "2"}}, 415, "not-json"),
        ("POST", "/api/tables", {"content": b"{}"}, 415, "not-json"),
        ("POST", "/api/tables", {}, 422, "unreadable"),
        ("POST", "/api/tables", {"json": []}, 422, "unreadable"),
        ("POST", "/api/tables", {"json": {"rules": "chess"}}, 422, "unreadable"),
        ("POST", "/api/quick-play", {"json": {"players": ["nobody"]}}, 422, "no-such-player"),
        ("POST", "/api/value", {"json": {"position": "chess"}}, 422, "unreadable"),
    ],
)
async def test_a_request_is_refused_with_a_problem(
    web: Web, method: str, path: str, asked: dict[str, Any], status: int, code: str
) -> None:
    answer = await web.request(method, path, **asked)
    assert (answer.status_code, problem_in(answer)["code"]) == (status, code)


@pytest.mark.parametrize(
    ("what", "status", "code"),
    [
        ("/record", 404, "no-game"),
        ("/review", 409, "not-over"),
        ("/positions", 404, "no-game"),
    ],
)
async def test_a_table_without_a_game_has_no_record(
    web: Web, what: str, status: int, code: str
) -> None:
    answer = await web.get(await make_table(web) + what)
    assert (answer.status_code, problem_in(answer)["code"]) == (status, code)


async def test_an_unknown_secret_is_refused_and_not_repeated(web: Web) -> None:
    path = await make_table(web) + "/seat-qr"
    answer = await web.post(path, json={"secret": SECRET})
    assert (answer.status_code, problem_in(answer)["code"]) == (403, "not-your-seat")
    answer = await web.post(path, json={"secret": SECRET + "!"})
    assert (answer.status_code, problem_in(answer)["code"]) == (422, "unreadable")
    assert SECRET not in answer.text


async def test_a_temporary_refusal_has_retry_after(web: Web) -> None:
    answers = [await web.post("/api/tables", json={}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 429]
    assert problem_in(answers[1])["code"] == "too-fast"
    assert int(answers[1].headers["retry-after"]) > 0


async def test_the_list_of_open_tables_has_a_rate_limit(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'open.db'}"
    app = make_app(Config(database, tmp_path / "solutions", open_tables_an_hour=2))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        Web(transport=transport, base_url="http://play.example") as web,
    ):
        wishes = [{"listed": True}] * 3 + [{"listed": False}]
        answers = [await web.post("/api/tables", json=wish) for wish in wishes]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 201]
        assert len((await web.get("/api/tables")).json()) == 2


async def test_a_mistake_is_reported_with_its_place(web: Web) -> None:
    wish = {"players": ["greedy"], "options": {"seats": 9}, "more": 1}
    problem = problem_in(await web.post("/api/quick-play", json=wish))
    places = [mistake["place"] for mistake in problem["mistakes"]]
    assert places == [["body", "options", "seats"], ["body", "more"]]
    assert problem["detail"].startswith("body/options/seats: ")


async def test_only_some_of_many_mistakes_are_reported(web: Web) -> None:
    answer = await web.post("/api/tables", json={str(number): 1 for number in range(1_000)})
    assert len(problem_in(answer)["mistakes"]) == 20


@pytest.mark.parametrize("body", [rb'{"\ud800": 1}', rb'{"rules": "\ud800"}', b"{", b"\xff"])
async def test_invalid_utf_8_is_a_problem(web: Web, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = await web.post("/api/tables", content=body, headers=headers)
    assert answer.status_code in {400, 422}
    assert problem_in(answer)["code"] in {"bad-request", "unreadable"}


async def test_a_wrong_method_is_answered_with_the_allowed_ones(web: Web) -> None:
    assert (await web.put("/api/value")).headers["allow"] == "POST"


def raising(error: Exception) -> Callable[..., Awaitable[Any]]:
    async def fail(*_: object) -> None:
        raise error

    return fail


async def test_an_unavailable_log_is_answered_with_retry_after(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web.services.log, "listed", raising(LogUnavailableError("gone")))
    answer = await web.get("/api/tables")
    assert (answer.status_code, problem_in(answer)["code"]) == (503, "busy")
    assert int(answer.headers["retry-after"]) > 0


async def test_an_unready_server_names_the_missing_service(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def is_ready() -> bool:
        return False

    monkeypatch.setattr(web.services.log, "is_ready", is_ready)
    answer = await web.get("/api/ready")
    assert answer.status_code == 503
    assert answer.headers["content-type"] == PROBLEM
    problem = answer.json()
    assert (problem["code"], problem["log"], problem["broadcast"]) == ("not-ready", False, True)


async def test_a_server_error_is_reported_without_details(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web.services.log, "listed", raising(RuntimeError("hunter2")))
    answer = await web.get("/api/tables")
    assert (answer.status_code, problem_in(answer)["code"]) == (500, "failed")
    assert "hunter2" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_every_problem_is_described_as_one() -> None:
    paths = make_app(Config("", Path())).openapi()["paths"]
    answers = [
        (status, answer["content"])
        for path in paths.values()
        for operation in path.values()
        for status, answer in operation["responses"].items()
        if int(status) >= 400
    ]
    assert {"400", "403", "404", "409", "413", "415", "422", "429", "500", "503"} == {
        status for status, _ in answers
    }
    assert all(list(content) == [PROBLEM] for _, content in answers)
