"""Security headers, and requests that are refused before the application."""

import asyncio
import json
from typing import Any, NamedTuple

import pytest
from starlette.types import Message, Receive, Scope, Send

from exactly.server.http.security_headers import POLICY, SecurityHeaders

FRIEND = "https://friend.example"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Echo:
    """An application that echoes the body, and counts its requests."""

    def __init__(self) -> None:
        self.asked = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked += 1
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            return
        body, more = b"", True
        while more:
            message = await receive()
            body += message["body"]
            more = message["more_body"]
        assert (await receive())["type"] == "http.disconnect"
        own = [(b"vary", b"Accept"), (b"Referrer-Policy", b"unsafe-url")]
        await send({"type": "http.response.start", "status": 200, "headers": own})
        await send({"type": "http.response.body", "body": body})


def call(security: SecurityHeaders, scope: Scope, messages: list[Message]) -> list[Message]:
    sent: list[Message] = []

    async def receive() -> Message:
        return messages.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(security(scope, receive, send))
    return sent


def encode(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def ask(
    security: SecurityHeaders,
    method: str = "GET",
    path: str = "/",
    headers: dict[str, str] | None = None,
    body: tuple[bytes, ...] = (b"",),
    **scope: Any,
) -> Answer:
    parts: list[Message] = [
        {"type": "http.request", "body": part, "more_body": place < len(body) - 1}
        for place, part in enumerate(body)
    ]
    whole = {
        "type": "http",
        "scheme": "http",
        "method": method,
        "path": path,
        "headers": encode({"host": "play.example"} | (headers or {})),
    }
    sent = call(security, whole | scope, [*parts, {"type": "http.disconnect"}])
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
    told: dict[str, str] = {}
    for name, value in sent[0]["headers"]:
        key = name.decode().lower()
        told[key] = f"{told[key]}, {value.decode()}" if key in told else value.decode()
    return Answer(sent[0]["status"], told, sent[1]["body"])


def connect(security: SecurityHeaders, headers: dict[str, str], **scope: Any) -> list[Message]:
    whole = {
        "type": "websocket",
        "scheme": "ws",
        "path": "/api/tables/kx7f2m/play",
        "headers": encode(headers),
        "extensions": {"websocket.http.response": {}},
    }
    return call(security, whole | scope, [{"type": "websocket.connect"}])


def is_refused(answer: Answer, status: int, code: str) -> bool:
    problem = json.loads(answer.body)
    assert answer.headers["content-type"] == "application/problem+json"
    assert int(answer.headers["content-length"]) == len(answer.body)
    assert problem["status"] == answer.status
    return (answer.status, problem["code"]) == (status, code)


@pytest.fixture
def echo() -> Echo:
    return Echo()


@pytest.fixture
def security(echo: Echo) -> SecurityHeaders:
    return SecurityHeaders(echo, origins=[FRIEND + "/"])


def test_every_answer_has_the_security_headers(security: SecurityHeaders) -> None:
    refused = ask(security, "POST", headers={"origin": "null"})
    for answer in (ask(security), refused):
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_the_policy_begins_with_nothing_and_allows_the_page_its_own() -> None:
    parts = dict(part.split(" ", 1) for part in POLICY.split("; "))
    assert parts["default-src"] == parts["frame-ancestors"] == parts["base-uri"] == "'none'"
    assert parts["script-src"] == parts["style-src"] == parts["connect-src"] == "'self'"
    assert "unsafe" not in POLICY


def test_motion_sensors_are_allowed_but_not_the_microphone(security: SecurityHeaders) -> None:
    allowed = ask(security).headers["permissions-policy"].split(", ")
    assert {"accelerometer=(self)", "gyroscope=(self)"} <= set(allowed)
    assert {"microphone=()", "camera=()", "geolocation=()"} <= set(allowed)


def test_hsts_is_sent_over_https_only(security: SecurityHeaders) -> None:
    assert "strict-transport-security" not in ask(security).headers
    answer = ask(security, scheme="https")
    assert answer.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize(
    ("scheme", "host", "is_trusted"),
    [
        ("https", "play.example", True),
        ("http", "localhost:8000", True),
        ("http", "127.0.0.1:8000", True),
        ("http", "[::1]:8000", True),
        ("http", "192.0.2.7:8000", False),
        ("http", "localhost.example", False),
    ],
)
def test_the_opener_policy_is_sent_to_trusted_origins_only(
    security: SecurityHeaders, scheme: str, host: str, is_trusted: bool
) -> None:
    headers = ask(security, headers={"host": host}, scheme=scheme).headers
    assert headers.get("cross-origin-opener-policy") == ("same-origin" if is_trusted else None)


@pytest.mark.parametrize(
    ("path", "root_path", "is_kept"),
    [
        ("/api/tables", "", False),
        ("/games/api/tables", "/games", False),
        ("/", "", True),
        ("/assets/api/x.js", "", True),
    ],
)
def test_answers_of_the_api_are_not_cached(
    security: SecurityHeaders, path: str, root_path: str, is_kept: bool
) -> None:
    answer = ask(security, path=path, root_path=root_path)
    assert answer.headers.get("cache-control") == (None if is_kept else "no-store")


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("play.example", "http://play.example"),
        ("play.example", "https://play.example"),
        ("Play.Example:443", "https://play.example"),
        ("localhost:8000", "http://localhost:8000"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("play.example", FRIEND),
        ("play.example", None),
    ],
)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_own_pages_allowed_origins_and_programs_may_post(
    security: SecurityHeaders, host: str, origin: str | None, method: str
) -> None:
    headers = {"host": host} | ({"origin": origin} if origin else {})
    assert ask(security, method, headers=headers, body=(b"{}",)).body == b"{}"
    assert connect(security, headers) == [{"type": "websocket.accept"}]


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "https://play.example.evil.example",
        "https://evil.example/play.example",
        "http://play.example:8000",
        "https://friend.example.evil.example",
        "http://friend.example",
        "app://play.example",
        "play.example",
        "null",
        "",
        f"{FRIEND}, {FRIEND}",
    ],
)
def test_pages_of_other_origins_may_not_post(
    security: SecurityHeaders, echo: Echo, origin: str
) -> None:
    headers = {"host": "play.example", "origin": origin}
    for method in ("POST", "PUT", "DELETE", "PATCH", "ANYTHING"):
        assert is_refused(ask(security, method, headers=headers), 403, "foreign-origin")
    start, body = connect(security, headers)
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)
    assert body["type"] == "websocket.http.response.body"
    assert json.loads(body["body"])["code"] == "foreign-origin"
    assert echo.asked == 0


def test_two_origin_headers_are_refused(security: SecurityHeaders, echo: Echo) -> None:
    twice = [(b"host", b"play.example"), *[(b"origin", FRIEND.encode())] * 2]
    scope = {"type": "http", "scheme": "http", "method": "POST", "path": "/", "headers": twice}
    assert call(security, scope, [])[0]["status"] == 403
    assert echo.asked == 0


def test_a_server_that_cannot_answer_a_handshake_closes_it(security: SecurityHeaders) -> None:
    headers = {"host": "play.example", "origin": "https://evil.example"}
    closed = [{"type": "websocket.close", "code": 1008}]
    assert connect(security, headers, extensions={}) == closed
    assert connect(security, headers, extensions=None) == closed


def test_pages_of_other_origins_cannot_read_answers(security: SecurityHeaders) -> None:
    answer = ask(security, headers={"origin": "https://evil.example"})
    assert answer.status == 200
    assert "access-control-allow-origin" not in answer.headers


def test_allowed_origins_can_read_answers(security: SecurityHeaders) -> None:
    answer = ask(security, headers={"origin": FRIEND})
    assert answer.headers["access-control-allow-origin"] == FRIEND
    assert answer.headers["vary"] == "Accept, Origin"
    assert "access-control-allow-credentials" not in answer.headers


def test_without_allowed_origins_answers_do_not_vary(echo: Echo) -> None:
    answer = ask(SecurityHeaders(echo), headers={"origin": FRIEND})
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["vary"] == "Accept"


def test_allowed_origins_may_send_a_preflight(security: SecurityHeaders, echo: Echo) -> None:
    asking = {"origin": FRIEND, "access-control-request-method": "POST"}
    answer = ask(security, "OPTIONS", "/api/tables", asking)
    assert answer.status == 204
    assert answer.headers["access-control-allow-origin"] == FRIEND
    assert "POST" in answer.headers["access-control-allow-methods"]
    assert "Content-Type" in answer.headers["access-control-allow-headers"]
    assert echo.asked == 0


def test_a_preflight_of_other_origins_is_refused(security: SecurityHeaders) -> None:
    asking = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    answer = ask(security, "OPTIONS", "/api/tables", asking)
    assert is_refused(answer, 403, "foreign-origin")
    assert "access-control-allow-origin" not in answer.headers


def test_a_body_is_passed_on_complete(echo: Echo) -> None:
    answer = ask(SecurityHeaders(echo, most_bytes=10), "POST", body=(b"12345", b"", b"67890"))
    assert answer.body == b"1234567890"


def test_a_body_with_too_large_a_content_length_is_not_read(echo: Echo) -> None:
    answer = ask(
        SecurityHeaders(echo, most_bytes=10), "POST", headers={"content-length": "11"}, body=()
    )
    assert is_refused(answer, 413, "too-large")
    assert echo.asked == 0


@pytest.mark.parametrize("headers", [{}, {"content-length": "5"}, {"content-length": "?"}])
def test_a_body_that_exceeds_the_limit_is_refused(echo: Echo, headers: dict[str, str]) -> None:
    parts = (b"12345",) * 1000
    answer = ask(SecurityHeaders(echo, most_bytes=10), "POST", headers=headers, body=parts)
    assert is_refused(answer, 413, "too-large")
    assert echo.asked == 0


def test_a_disconnect_during_the_body_is_not_answered(
    security: SecurityHeaders, echo: Echo
) -> None:
    half: Message = {"type": "http.request", "body": b"{", "more_body": True}
    scope = {"type": "http", "scheme": "http", "method": "POST", "path": "/", "headers": []}
    assert call(security, scope, [half, {"type": "http.disconnect"}]) == []
    assert echo.asked == 0


def test_lifespan_events_are_passed_on() -> None:
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    assert call(SecurityHeaders(app), {"type": "lifespan"}, []) == []
    assert seen == [{"type": "lifespan"}]
