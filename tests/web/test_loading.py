"""Screens that load in parts: later parts cause no layout shift."""

import asyncio

import pytest
from playwright.async_api import Browser, Route, ViewportSize

from support.browsing import visit
from support.wire import Server, begin_game

SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 1920, "height": 1080},
)


class Late:
    """Answers that are delayed until they are released."""

    def __init__(self) -> None:
        self._free = asyncio.Event()

    async def hold(self, route: Route) -> None:
        await self._free.wait()
        await route.continue_()

    def let_go(self) -> None:
        self._free.set()


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    """A table whose game is over."""

    async def play() -> str:
        both = await begin_game(server.address, throw="auto")
        await asyncio.gather(*[player.play() for player in both])
        for player in both:
            await player.guest.go()
        return both[0].guest.code

    return asyncio.run(play())


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
async def test_a_review_loads_without_layout_shift(
    server: Server, browser: Browser, code: str, size: ViewportSize
) -> None:
    late = Late()
    async with visit(browser, server.address, viewport=size) as person:
        await person.page.route("**/review?*", late.hold)
        await person.page.goto(f"{server.address}/review/{code}")
        await person.page.locator("[data-die]").first.wait_for()
        late.let_go()
        await person.sees("Luck and skill")
        assert await person.shifts() == []


@pytest.mark.parametrize(
    "address", ["/positions", "/positions/50.20/20.5_1/0_1_20", "/positions/chess"]
)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
async def test_positions_load_without_layout_shift(
    server: Server, browser: Browser, size: ViewportSize, address: str
) -> None:
    late, later = Late(), Late()
    async with visit(browser, server.address, viewport=size) as person:
        await person.page.route("**/api/check", late.hold)
        await person.page.route("**/api/value", later.hold)
        await person.page.goto(server.address + address)
        await person.page.get_by_role("textbox", name="Position as text").wait_for()
        late.let_go()
        if address.endswith("chess"):
            await person.sees("Expected at the mark")
        elif address.endswith("20"):
            await person.sees("Legal moves (")
        later.let_go()
        await person.page.wait_for_load_state("networkidle")
        assert await person.shifts() == []
