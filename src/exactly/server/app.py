"""The server as one ASGI application: HTTP for tables, questions and the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from exactly import __version__
from exactly.server.http import health, positions, reviews, tables
from exactly.server.http.accepted import answer_accepted
from exactly.server.http.page_files import serve_page
from exactly.server.http.problems import PROBLEM, answer_problems
from exactly.server.services.config import Config
from exactly.server.services.services import open_services

__all__ = ["make_app"]


def make_app(config: Config) -> FastAPI:
    """Wire a server together from its settings."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with open_services(config) as services:
            app.state.services = services
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
    for api in (tables, positions, reviews, health):
        app.include_router(api.router)
    serve_page(app, config.page)
    answer_problems(app)
    answer_accepted(app)
    return app
