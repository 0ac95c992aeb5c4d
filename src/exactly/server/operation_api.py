"""What whoever runs a server asks it: is it alive, is it ready, and what does it do?"""

from typing import Annotated

from fastapi import APIRouter, Depends, Response

from exactly.server.house import House, house_of
from exactly.server.metrics import CONTENT_TYPE

__all__ = ["router"]

router = APIRouter(tags=["operation"])
TheHouse = Annotated[House, Depends(house_of)]


@router.get("/api/health")
async def health() -> dict[str, bool]:
    """Say that the process answers."""
    return {"alive": True}


@router.get("/metrics", response_class=Response)
async def metrics(house: TheHouse) -> Response:
    """Count what was done, for Prometheus."""
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)


@router.get("/api/ready", responses={503: {"description": "A part does not answer."}})
async def ready(house: TheHouse, response: Response) -> dict[str, bool]:
    """Say whether the log and the notices answer; without notices tables are only slower."""
    parts = {"log": await house.log.is_ready(), "broadcast": await house.broadcast.is_ready()}
    if not parts["log"]:
        response.status_code = 503
    return parts
