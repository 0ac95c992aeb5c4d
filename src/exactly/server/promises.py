"""What is asked for and not there yet, told over HTTP as a promise: it is being worked on.

Not a problem: nothing went wrong, and browsers complain of every problem, however often one waits.
"""

from typing import Any, Literal

from fastapi import FastAPI, Request, Response

from exactly.protocol import Message
from exactly.server.problems import SOON

__all__ = ["PROMISED", "NotReadyError", "Promise", "tell_promises"]

_ACCEPTED = 202


class Promise(Message):
    """What was asked for is being worked on."""

    code: Literal["unsolved"]
    """Why it is not there yet, for programs."""
    detail: str
    """Why, for people."""


PROMISED: dict[int | str, dict[str, Any]] = {
    _ACCEPTED: {
        "model": Promise,
        "description": "These rules are being solved (`unsolved`); ask again soon.",
    }
}
"""Describes the answer of a route that may have to work something out first."""


class NotReadyError(Exception):
    """What was asked for is not there yet."""

    def __init__(self, promise: Promise) -> None:
        """Say what is being worked on instead."""
        super().__init__(promise.detail)
        self.promise = promise


def tell_promises(app: FastAPI) -> None:
    """Let an application answer with a promise whatever is not there yet."""
    app.exception_handler(NotReadyError)(_promise)


async def _promise(_: Request, error: NotReadyError) -> Response:
    told = error.promise.model_dump_json()
    return Response(told, _ACCEPTED, SOON, media_type="application/json")
