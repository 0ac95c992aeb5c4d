"""Health, readiness and metrics over HTTP, for operators."""

from typing import Any

from fastapi import APIRouter, Response

from exactly.server.http.parameters import TheServices
from exactly.server.http.problems import ProblemDetails, RequestRefusedError, problems
from exactly.server.operation.metrics import CONTENT_TYPE

__all__ = ["router"]

router = APIRouter(tags=["operation"], responses=problems(500))


class ServiceUnready(ProblemDetails):
    """The server is not ready for requests; `log` and `broadcast` tell which parts are."""

    log: bool
    broadcast: bool


_NOT_READY: dict[int | str, dict[str, Any]] = {
    503: {"model": ServiceUnready, "description": "The database does not respond (`not-ready`)."}
}


@router.get("/api/health")
async def health() -> dict[str, bool]:
    """Confirm that the server process responds."""
    return {"alive": True}


@router.get("/metrics", response_class=Response)
async def metrics(services: TheServices) -> Response:
    """Return the metrics of this process in the text format of Prometheus."""
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


@router.get("/api/ready", responses=_NOT_READY)
async def ready(services: TheServices) -> dict[str, bool]:
    """Check the database and, if it is used, Redis; without Redis, tables are only slower."""
    parts = {"log": await services.log.is_ready(), "broadcast": await services.broadcast.is_ready()}
    if not parts["log"]:
        raise RequestRefusedError(503, "not-ready", "the database does not respond", more=parts)
    return parts
