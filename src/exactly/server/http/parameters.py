"""Parameters that several HTTP routes share: the services, a table's code, a game's number."""

from typing import Annotated

from fastapi import Depends, Path, Query

from exactly.server.http.problems import RequestRefusedError
from exactly.server.services.services import Services, services_of
from exactly.server.table.live_table import LiveTable

__all__ = ["Code", "GameNumber", "TheServices", "find_table"]

TheServices = Annotated[Services, Depends(services_of)]
Code = Annotated[str, Path(pattern="^[a-z0-9]{6}$", description="The code of a table.")]
GameNumber = Annotated[
    int | None, Query(ge=1, le=1_000_000, description="Number of the game [default: last].")
]


async def find_table(code: str, services: Services) -> LiveTable:
    """Return the table with this code; answer 404 if there is none."""
    live = await services.lobby.find(code)
    if live is None:
        raise RequestRefusedError(404, "no-such-table", "table not found")
    return live
