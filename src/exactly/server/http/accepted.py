"""The HTTP answer `202 Accepted`: the result is still being computed.

It is not an error status: nothing went wrong, and a browser would log an error for every retry.
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
    """The result is still being computed; ask again later."""

    code: Literal["unsolved"]
    """The reason as a code, for programs."""
    detail: str
    """The reason as a sentence, for people."""


ACCEPTED: dict[int | str, dict[str, Any]] = {
    _ACCEPTED: {
        "model": Accepted,
        "description": "These rules are being solved (`unsolved`); try again later.",
    }
}
"""The OpenAPI description of the answer 202, for routes that may give it."""


class NotReadyError(Exception):
    """The result of a request is still being computed."""

    def __init__(self, accepted: Accepted) -> None:
        """Raise this in a route; `accepted` becomes the body of the answer."""
        super().__init__(accepted.detail)
        self.accepted = accepted


def answer_accepted(app: FastAPI) -> None:
    """Make an application answer 202 Accepted when a route raises NotReadyError."""
    app.exception_handler(NotReadyError)(_answer)


async def _answer(_: Request, error: NotReadyError) -> Response:
    body = error.accepted.model_dump_json()
    return Response(body, _ACCEPTED, SOON, media_type="application/json")


@contextmanager
def chances_or_accepted(seats: int, rules: Rules, services: Services) -> Iterator[None]:
    """Turn errors about missing win chances, raised in the block, into 202 Accepted or 422.

    If a game for two is not solved yet, start to solve it; a later request gets the chances.
    """
    try:
        yield
    except UnsolvedError as error:
        if "perfect" not in players_for(seats):
            why = "this server cannot solve games: the extra `solve` is not installed"
            raise RequestRefusedError(422, "unknown-chances", why) from error
        services.analysis.solve_soon(rules)
        why = "these rules are being solved; try again later"
        raise NotReadyError(Accepted(code="unsolved", detail=why)) from error
    except ModuleNotFoundError as error:
        why = "this server cannot estimate win chances: the extra `network` is not installed"
        raise RequestRefusedError(422, "unknown-chances", why) from error
    except DamagedNetworkError as error:
        services.analysis.report_damage(error)
        why = "the network file for this number of seats is damaged on the server"
        raise RequestRefusedError(422, "unknown-chances", why) from error
