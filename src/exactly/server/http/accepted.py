"""The answer `202 Accepted`: what was requested is being worked out.

It is not a problem: nothing went wrong, and browsers log every problem however often one waits.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from fastapi import FastAPI, Request, Response

from exactly.evaluation.chances import UnsolvedError
from exactly.networks.damage import DamagedNetworkError
from exactly.players import players_for
from exactly.protocol import Message
from exactly.rules import Rules
from exactly.server.http.problems import SOON, RequestRefusedError
from exactly.server.services.services import Services

__all__ = ["ACCEPTED", "Accepted", "NotReadyError", "answer_accepted", "chances_or_accepted"]

_ACCEPTED = 202


class Accepted(Message):
    """What was asked for is being worked on."""

    code: Literal["unsolved"]
    """Why it is not there yet, for programs."""
    detail: str
    """Why, for people."""


ACCEPTED: dict[int | str, dict[str, Any]] = {
    _ACCEPTED: {
        "model": Accepted,
        "description": "These rules are being solved (`unsolved`); ask again soon.",
    }
}
"""Describes the answer of a route that may have to work something out first."""


class NotReadyError(Exception):
    """What was requested is not there yet."""

    def __init__(self, accepted: Accepted) -> None:
        """Say what is being worked on instead."""
        super().__init__(accepted.detail)
        self.accepted = accepted


def answer_accepted(app: FastAPI) -> None:
    """Let an application answer 202 Accepted when a route raises NotReadyError."""
    app.exception_handler(NotReadyError)(_answer)


async def _answer(_: Request, error: NotReadyError) -> Response:
    told = error.accepted.model_dump_json()
    return Response(told, _ACCEPTED, SOON, media_type="application/json")


@contextmanager
def chances_or_accepted(seats: int, rules: Rules, services: Services) -> Iterator[None]:
    """Answer a request that needs win chances, or answer 202 Accepted, or refuse it.

    If the game of two is not solved yet, solving begins, and a later request is answered.
    """
    try:
        yield
    except UnsolvedError as error:
        if "perfect" not in players_for(seats):
            why = "this server has not what it takes to solve games (the extra `solve`)"
            raise RequestRefusedError(422, "unknown-chances", why) from error
        services.analysis.solve_soon(rules)
        why = "these rules are being solved; ask again soon"
        raise NotReadyError(Accepted(code="unsolved", detail=why)) from error
    except ModuleNotFoundError as error:
        why = "this server has not what it takes to estimate chances (the extra `network`)"
        raise RequestRefusedError(422, "unknown-chances", why) from error
    except DamagedNetworkError as error:
        services.analysis.report_damage(error)
        why = "the network for such a table is damaged on this server"
        raise RequestRefusedError(422, "unknown-chances", why) from error
