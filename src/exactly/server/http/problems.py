"""Errors over HTTP as problem details (RFC 9457).

Knows nothing of tables: the codes are those of whoever refuses.
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
"""What a problem is served as."""

SOON = {"Retry-After": "10"}
"""Seconds after which it is worth while to ask again."""

_MOST_MISTAKES = 20  # told of one request; it may have thousands
_DESCRIPTIONS = {
    400: "The body cannot be read at all (`bad-request`).",
    403: "The secret belongs to no seat of this table (`not-your-seat`), "
    "or a page of another host asks (`foreign-origin`).",
    404: "There is no such table (`no-such-table`), or no game has begun at it (`no-game`).",
    409: "The game is not over (`not-over`).",
    413: "The body is too long (`too-large`).",
    415: "The body is not JSON (`not-json`).",
    422: "Something in the request is not as it must be: `unreadable`, with all `mistakes`, "
    "or what the table says, such as `no-such-player`.",
    429: "Too many tables from this address (`too-fast`); wait a little.",
    500: "A mistake of the server (`failed`).",
    503: "The log does not answer (`busy`); ask again soon.",
}


class RequestMistake(Message):
    """One thing that is wrong with a request."""

    place: tuple[str | int, ...]
    """Where: the body or the path, then names and numbers from the outside in."""
    detail: str


class ProblemDetails(Message):
    """Why something was not done."""

    title: str
    """What the status means."""
    status: int
    code: str
    """Why, for programs."""
    detail: str | None = None
    """Why, for people."""
    mistakes: tuple[RequestMistake, ...] | None = None
    """All that is wrong with the request, where it could not be read."""


class RequestRefusedError(HTTPException):
    """A request that is not carried out."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        headers: Mapping[str, str] | None = None,
        more: Mapping[str, object] | None = None,
    ) -> None:
        """Refuse with a code for programs and a sentence for people; `more` is told with them."""
        super().__init__(status, detail, headers)
        self.code = code
        self.more = more or {}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Describe the answers with which a route refuses something."""
    return {
        status: {"model": ProblemDetails, "description": _DESCRIPTIONS[status]}
        for status in statuses
    }


def write_problem(
    status: int, code: str, detail: str | None = None, more: Mapping[str, object] | None = None
) -> bytes:
    """Write a problem; `more` is told with it, and may quote any text of a request."""
    told = {"title": HTTPStatus(status).phrase, "status": status, "code": code}
    if detail is not None:
        told["detail"] = detail
    return json.dumps({**told, **(more or {})}).encode()


def answer_problems(app: FastAPI) -> None:
    """Let an application tell whatever goes wrong as a problem, and say so in its description."""
    app.exception_handler(HTTPException)(_tell_refusal)
    app.exception_handler(RequestValidationError)(_tell_mistakes)
    app.exception_handler(LogUnavailableError)(_tell_busy)
    app.exception_handler(Exception)(_tell_failure)
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


async def _tell_refusal(_: Request, error: HTTPException) -> Response:
    status, detail, headers = error.status_code, error.detail, error.headers
    if isinstance(error, RequestRefusedError):
        return _answer(status, error.code, detail, headers, error.more)
    # The framework itself refuses: a path that is not there, or a method.
    phrase = HTTPStatus(status).phrase
    code = phrase.lower().replace(" ", "-")
    return _answer(status, code, None if detail == phrase else detail, headers)


async def _tell_mistakes(request: Request, error: RequestValidationError) -> Response:
    wrong = error.errors()
    if error.body and wrong[0]["loc"] == ("body",) and not _is_json(request):
        return _answer(415, "not-json", "the body must be application/json")
    # Not what was sent: it would be sent back, however long, and secrets with it.
    mistakes = [{"place": each["loc"], "detail": each["msg"]} for each in wrong[:_MOST_MISTAKES]]
    detail = f"{'/'.join(map(str, wrong[0]['loc']))}: {wrong[0]['msg']}"
    return _answer(422, "unreadable", detail, more={"mistakes": mistakes})


def _is_json(request: Request) -> bool:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json" or kind.endswith("+json")


async def _tell_busy(_: Request, __: LogUnavailableError) -> Response:
    return _answer(503, "busy", "the log does not answer; ask again soon", SOON)


async def _tell_failure(_: Request, __: Exception) -> Response:
    return _answer(500, "failed")  # what it was is in the server's log


def _with_problems(description: dict[str, Any]) -> dict[str, Any]:
    """Say as what problems are served; FastAPI takes all that is a model for plain JSON."""
    for path in description["paths"].values():
        for operation in path.values():
            for status, answer in operation["responses"].items():
                content = answer.get("content", {})
                if int(status) >= HTTPStatus.BAD_REQUEST and "application/json" in content:
                    content[PROBLEM] = content.pop("application/json")
    return description
