"""What whoever runs a server asks it: is it alive, is it ready, and what does it do?"""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Response

from exactly.server.house import House, house_of
from exactly.server.metrics import CONTENT_TYPE
from exactly.server.problems import Problem, RequestRefused, problems

__all__ = ["router"]

router = APIRouter(tags=["operation"], responses=problems(500))
TheHouse = Annotated[House, Depends(house_of)]


class NotReady(Problem):
    """Nobody should be sent here now."""

    log: bool
    broadcast: bool


_NOT_READY: dict[int | str, dict[str, Any]] = {
    503: {"model": NotReady, "description": "The log does not answer (`not-ready`)."}
}


@router.get("/api/health")
async def health() -> dict[str, bool]:
    """Say that the process answers."""
    return {"alive": True}


@router.get("/metrics", response_class=Response)
async def metrics(house: TheHouse) -> Response:
    """Count what was done, for Prometheus."""
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)


@router.get("/api/ready", responses=_NOT_READY)
async def ready(house: TheHouse) -> dict[str, bool]:
    """Say whether the log and the notices answer; without notices tables are only slower."""
    parts = {"log": await house.log.is_ready(), "broadcast": await house.broadcast.is_ready()}
    if not parts["log"]:
        raise RequestRefused(503, "not-ready", "the log does not answer", more=parts)
    return parts
