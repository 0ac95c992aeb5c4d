"""HTTP errors as problem details (RFC 9457).

Knows nothing of tables: the routes choose the error codes.
"""

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from exactly.protocol import Message
from exactly.server.event_log.interface import LogUnavailableError

__all__ = [
    "PROBLEM",
    "SOON",
    "ProblemDetails",
    "RequestMistake",
    "RequestRefusedError",
    "answer_problems",
    "problems",
    "write_problem",
]

PROBLEM = "application/problem+json"
"""The media type of problem details."""

SOON = {"Retry-After": "10"}
"""The header that tells a client after how many seconds to try again."""

_MOST_MISTAKES = 20  # reported for one request, which may have thousands
_DESCRIPTIONS = {
    400: "Malformed request body (`bad-request`).",
    403: "Invalid secret for this table (`not-your-seat`), "
    "or a request from a page of another host (`foreign-origin`).",
    404: "Table not found (`no-such-table`), or game not found (`no-game`).",
    409: "The game is not over (`not-over`).",
    413: "The body is too large (`too-large`).",
    415: "The body is not JSON (`not-json`).",
    422: "Invalid request: `unreadable` with a list of `mistakes`, "
    "or a code of the table, such as `no-such-player`.",
    429: "Too many tables from this address (`too-fast`); try again later.",
    500: "Internal server error (`failed`).",
    503: "The database does not respond (`busy`); try again later.",
}


class RequestMistake(Message):
    """One error in a request."""

    place: tuple[str | int, ...]
    """The place of the error: `body` or `path`, then names and indexes from the outside in."""
    detail: str


class ProblemDetails(Message):
    """Why a request failed."""

    title: str
    """The meaning of the HTTP status."""
    status: int
    code: str
    """The reason as a code, for programs."""
    detail: str | None = None
    """The reason as a sentence, for people."""
    mistakes: tuple[RequestMistake, ...] | None = None
    """The errors in a request that cannot be parsed."""


class RequestRefusedError(HTTPException):
    """The server refuses an HTTP request; raised by routes."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        headers: Mapping[str, str] | None = None,
        more: Mapping[str, object] | None = None,
    ) -> None:
        """Set the code for programs and the text for people; `more` adds fields to the answer."""
        super().__init__(status, detail, headers)
        self.code = code
        self.more = more or {}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI descriptions of the errors that a route may answer with."""
    return {
        status: {"model": ProblemDetails, "description": _DESCRIPTIONS[status]}
        for status in statuses
    }


def write_problem(
    status: int, code: str, detail: str | None = None, more: Mapping[str, object] | None = None
) -> bytes:
    """Return problem details as JSON; `more` adds fields, and may quote any text of a request."""
    problem = {"title": HTTPStatus(status).phrase, "status": status, "code": code}
    if detail is not None:
        problem["detail"] = detail
    return json.dumps({**problem, **(more or {})}).encode()


def answer_problems(app: FastAPI) -> None:
    """Make an application answer all errors with problem details, and say so in OpenAPI."""
    app.exception_handler(HTTPException)(_answer_refusal)
    app.exception_handler(RequestValidationError)(_answer_mistakes)
    app.exception_handler(LogUnavailableError)(_answer_busy)
    app.exception_handler(Exception)(_answer_failure)
    usual = app.openapi

    def openapi() -> dict[str, Any]:
        return _with_problems(usual())

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to change it


def _answer(
    status: int,
    code: str,
    detail: str | None = None,
    headers: Mapping[str, str] | None = None,
    more: Mapping[str, object] | None = None,
) -> Response:
    problem = write_problem(status, code, detail, more)
    return Response(problem, status, headers, media_type=PROBLEM)


async def _answer_refusal(_: Request, error: HTTPException) -> Response:
    status, detail, headers = error.status_code, error.detail, error.headers
    if isinstance(error, RequestRefusedError):
        return _answer(status, error.code, detail, headers, error.more)
    # Raised by the framework: an unknown path or method.
    phrase = HTTPStatus(status).phrase
    code = phrase.lower().replace(" ", "-")
    return _answer(status, code, None if detail == phrase else detail, headers)


async def _answer_mistakes(request: Request, error: RequestValidationError) -> Response:
    wrong = error.errors()
    if error.body and wrong[0]["loc"] == ("body",) and not _is_json(request):
        return _answer(415, "not-json", "the body must be application/json")
    # Without the input: it may be long, and may contain secrets.
    mistakes = [{"place": each["loc"], "detail": each["msg"]} for each in wrong[:_MOST_MISTAKES]]
    detail = f"{'/'.join(map(str, wrong[0]['loc']))}: {wrong[0]['msg']}"
    return _answer(422, "unreadable", detail, more={"mistakes": mistakes})


def _is_json(request: Request) -> bool:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json" or kind.endswith("+json")


async def _answer_busy(_: Request, __: LogUnavailableError) -> Response:
    return _answer(503, "busy", "the database does not respond; try again later", SOON)


async def _answer_failure(_: Request, __: Exception) -> Response:
    return _answer(500, "failed")  # the error is in the server's log


def _with_problems(description: dict[str, Any]) -> dict[str, Any]:
    """Correct the media type of errors in an OpenAPI description; FastAPI says plain JSON."""
    for path in description["paths"].values():
        for operation in path.values():
            for status, answer in operation["responses"].items():
                content = answer.get("content", {})
                if int(status) >= HTTPStatus.BAD_REQUEST and "application/json" in content:
                    content[PROBLEM] = content.pop("application/json")
    return description
