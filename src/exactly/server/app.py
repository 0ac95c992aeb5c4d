"""The server as one ASGI application: the HTTP API and the web page."""

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
    """Return the ASGI application of a server with these settings."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with open_services(config) as services:
            app.state.services = services
            yield

    app = FastAPI(
        title="Exactly",
        version=__version__,
        summary="Tables of the board game Exactly. Each table has a WebSocket for its games.",
        description=f"Errors, including unknown paths and methods, are problem details (RFC 9457), "
        f"sent as `{PROBLEM}`.",
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load scripts from another host
        redoc_url=None,
    )
    for api in (tables, positions, reviews, health):
        app.include_router(api.router)
    serve_page(app, config.page)
    answer_problems(app)
    answer_accepted(app)
    return app
