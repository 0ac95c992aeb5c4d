"""Security headers, checks of host and origin, and limits on requests.

Wraps the whole application, as ASGI middleware. Knows nothing of tables: it checks only the origin
and the length of a request.
"""

import re
from collections.abc import Iterable
from http import HTTPStatus

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from exactly.server.http.problems import PROBLEM, write_problem

__all__ = ["POLICY", "SecurityHeaders"]

Headers = list[tuple[bytes, bytes]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",  # WebSockets to the same host included
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""The Content-Security-Policy: the page may load its own files, and nothing else."""

# Shaking the device rolls the die.
_ALLOWED = ("accelerometer", "gyroscope")
_DENIED = (
    *("camera", "display-capture", "geolocation", "hid", "magnetometer"),
    *("microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking"),
)
_PERMISSIONS = ", ".join([f"{name}=(self)" for name in _ALLOWED] + [f"{n}=()" for n in _DENIED])

_ALWAYS: Headers = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", _PERMISSIONS.encode()),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_HSTS = (b"strict-transport-security", b"max-age=31536000")
_IF_TRUSTED = (b"cross-origin-opener-policy", b"same-origin")
"""A header for https and localhost only: elsewhere browsers ignore it and log a warning."""
_OWN_NAMES = {"localhost", "127.0.0.1", "[::1]"}
_NO_STORE = (b"cache-control", b"no-store")
_PREFLIGHT: Headers = [
    (b"access-control-allow-methods", b"GET, POST, PUT, DELETE"),
    (b"access-control-allow-headers", b"Authorization, Content-Type"),
    (b"access-control-max-age", b"600"),
]
_SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
_POLICY_VIOLATION = 1008


class SecurityHeaders:
    """ASGI middleware: refuses foreign or oversized requests, and adds security headers."""

    def __init__(
        self, app: ASGIApp, origins: Iterable[str] = (), most_bytes: int = 16 * 1024
    ) -> None:
        """Wrap an ASGI application.

        Pages of `origins`, such as `https://friends.example`, may use the API from a browser as its
        own page does. `most_bytes` is the largest size of a request body.
        """
        self._app = app
        self._origins = frozenset(origin.lower().rstrip("/") for origin in origins)
        self._most_bytes = most_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve an HTTP request or a WebSocket connection, or refuse it."""
        if scope["type"] == "http":
            await self._serve(scope, receive, send)
        elif scope["type"] == "websocket" and self._is_foreign(scope):
            await self._reject(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        send = _with_headers(send, self._headers(scope))
        is_preflight = scope["method"] == "OPTIONS" and _header(
            scope, b"access-control-request-method"
        )
        if (is_preflight or scope["method"] not in _SAFE_METHODS) and self._is_foreign(scope):
            await _refuse(send, HTTPStatus.FORBIDDEN, "foreign-origin")
            return
        if is_preflight and self._listed(scope) is not None:
            await _answer(send, HTTPStatus.NO_CONTENT, _PREFLIGHT)
            return
        length = _header(scope, b"content-length") or "0"
        if length.isdecimal() and int(length) > self._most_bytes:
            await _refuse(send, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large")
            return
        # Read the body here: when the application reads it, it is too late to refuse.
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self._most_bytes:
                await _refuse(send, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large")
                return
        await self._app(scope, _with_body(receive, bytes(body)), send)

    async def _reject(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a WebSocket handshake that a page of another host sent."""
        await receive()  # the message that announces the handshake
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION})
            return
        send = _with_headers(send, self._headers(scope), "websocket.http.response")
        await _refuse(send, HTTPStatus.FORBIDDEN, "foreign-origin", "websocket.http.response")

    def _is_foreign(self, scope: Scope) -> bool:
        """Return whether a page of another host sent this request; programs send no Origin."""
        origin = _header(scope, b"origin")
        if origin is None or self._listed(scope) is not None:
            return False
        scheme, _, host = origin.partition("://")
        own = _header(scope, b"host")
        # A proxy in front may speak https to the browser and http to the server.
        return (
            scheme not in {"http", "https"} or own is None or _normalized(host) != _normalized(own)
        )

    def _listed(self, scope: Scope) -> str | None:
        origin = _header(scope, b"origin")
        return origin if origin is not None and origin.lower() in self._origins else None

    def _headers(self, scope: Scope) -> Headers:
        headers = list(_ALWAYS)
        is_by_https = scope["scheme"] in {"https", "wss"}
        if is_by_https:
            headers.append(_HSTS)
        if is_by_https or _name_of(_header(scope, b"host") or "") in _OWN_NAMES:
            headers.append(_IF_TRUSTED)
        if scope["path"].removeprefix(scope.get("root_path", "")).startswith("/api/"):
            headers.append(_NO_STORE)
        if self._origins:
            headers.append((b"vary", b"Origin"))
        listed = self._listed(scope)
        if listed is not None:
            headers.append((b"access-control-allow-origin", listed.encode("latin-1")))
        return headers


def _header(scope: Scope, name: bytes) -> str | None:
    """Return a request header; repeated ones are joined, and so match no valid value."""
    values: list[bytes] = [value for each, value in scope["headers"] if each == name]
    return b", ".join(values).decode("latin-1") if values else None


def _name_of(host: str) -> str:
    """Return the name in a Host header, without the port."""
    return re.sub(r":\d+$", "", host.lower())


def _normalized(host: str) -> str:
    """Return a Host header in a form that can be compared: lower case, without a default port."""
    return host.lower().removesuffix(":443").removesuffix(":80")


def _with_headers(send: Send, headers: Headers, kind: str = "http.response") -> Send:
    """Return a `send` that adds headers to the answer; they replace equal ones, except Vary."""
    start = f"{kind}.start"
    ours = {name for name, _ in headers} - {b"vary"}

    async def send_with_headers(message: Message) -> None:
        if message["type"] == start:
            theirs = [pair for pair in message.get("headers", ()) if pair[0].lower() not in ours]
            message = {**message, "headers": theirs + headers}
        await send(message)

    return send_with_headers


def _with_body(receive: Receive, body: bytes) -> Receive:
    """Return a `receive` that first returns the request body, which was already read."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_body() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_body


async def _refuse(send: Send, status: HTTPStatus, code: str, kind: str = "http.response") -> None:
    """Answer a request with problem details."""
    headers = [(b"content-type", PROBLEM.encode())]
    await _answer(send, status, headers, write_problem(status, code), kind)


async def _answer(
    send: Send, status: HTTPStatus, headers: Headers, body: bytes = b"", kind: str = "http.response"
) -> None:
    if body:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status.value, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
