"""The server as one ASGI application: HTTP for tables, questions and the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from exactly import __version__
from exactly.server import operation_api, questions_api, tables_api
from exactly.server.config import Config
from exactly.server.house import keep_house
from exactly.server.page_files import serve_page
from exactly.server.problems import PROBLEM, tell_problems
from exactly.server.promises import tell_promises

__all__ = ["make_app"]


def make_app(config: Config) -> FastAPI:
    """Wire a server together from its settings."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with keep_house(config) as house:
            app.state.house = house
            yield

    app = FastAPI(
        title="Exactly",
        version=__version__,
        summary="Tables for the board game Exactly; what happens at one goes over its WebSocket.",
        description=f"Whatever is not done, paths and methods that are not there included, is "
        f"answered with a problem as RFC 9457 has it, as `{PROBLEM}`.",
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load scripts from elsewhere
        redoc_url=None,
    )
    for api in (tables_api, questions_api, operation_api):
        app.include_router(api.router)
    serve_page(app, config.page)
    tell_problems(app)
    tell_promises(app)
    return app
