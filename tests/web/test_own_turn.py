"""Screens of a player only: the own turn, a picked coin, win chances, a lost connection."""

import pytest
from playwright.async_api import Browser, Page, ViewportSize

from support.axe import wrongs_in
from support.browsing import visit
from support.wire import Guest, Server, make_table

CUT_OFF = "WebSocket connection to|Failed to load resource: net::ERR_"
LANGUAGES = ("en-GB", "de-DE", "fr-FR", "es-ES")
PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1920, "height": 1080}


async def check_with_axe(page: Page, *, is_offline: bool = False) -> None:
    """Check a light phone and a dark desktop with axe."""
    await page.set_viewport_size(PHONE)
    assert await wrongs_in(page, is_offline=is_offline) == []
    await page.set_viewport_size(DESK)
    await page.emulate_media(color_scheme="dark")
    assert await wrongs_in(page, is_offline=is_offline) == []
    await page.emulate_media(color_scheme="light")


async def begin_for_two(server: Server) -> tuple[str, str]:
    """Start a game of two on one device, one with a full stack; return its URL and secret."""
    code, secret = await make_table(
        server.address, seats=2, position="50.20.10/50.50.50.5 0/0 1 -", dice="companion"
    )
    async with Guest(server.address, code, secret) as guest:
        for seat, name in enumerate(("Ana", "Bo"), start=1):
            await guest.sit_down(seat, name)
        await guest.until(lambda: guest.has_seen("seat-taken", seat=2))
        await guest.say("start")
        await guest.until(lambda: guest.view["phase"] == "playing")
    return f"{server.address}/t/{code}", secret


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_own_turn_is_accessible(server: Server, browser: Browser, language: str) -> None:
    address, secret = await begin_for_two(server)
    way = f"{address}#{secret}"
    async with visit(browser, way, excused=CUT_OFF, locale=language) as person:
        page = person.page
        await page.locator(".faces button").first.wait_for()
        await check_with_axe(page)
        await page.locator(".faces button").nth(3).click()  # a 20
        await page.locator(".pile.can").wait_for()
        await check_with_axe(page)
        await page.locator(".pile.can").click()
        await page.locator(".target").first.wait_for()
        await check_with_axe(page)
        await page.goto(f"{address}/hand")
        choice = page.locator("button.choice")
        await choice.first.wait_for()
        await check_with_axe(page)
        await choice.first.click()
        await page.locator(".full").wait_for()
        await check_with_axe(page)
        await page.context.set_offline(True)
        await page.locator("text=/conne|Verbindung|conexión/i").first.wait_for()
        await check_with_axe(page, is_offline=True)


async def test_a_lost_connection_in_the_lobby_is_accessible(
    server: Server, browser: Browser
) -> None:
    code, secret = await make_table(server.address, seats=3)
    async with visit(browser, f"{server.address}/t/{code}#{secret}", excused=CUT_OFF) as person:
        for view in ("", "/screen", "/hand"):
            await person.page.goto(f"{server.address}/t/{code}{view}")
            await person.page.locator("h1").first.wait_for()
            await person.page.context.set_offline(True)
            await person.sees("Connection lost.")
            await check_with_axe(person.page, is_offline=True)
            await person.page.context.set_offline(False)


@pytest.mark.parametrize(
    "size",
    [PHONE, {"width": 844, "height": 390}, {"width": 1280, "height": 800}, DESK],
    ids=lambda size: f"{size['width']}x{size['height']}",
)
async def test_win_chances_appear_without_layout_shift(
    server: Server, browser: Browser, size: ViewportSize
) -> None:
    async with visit(browser, server.address, viewport=size) as person:
        page = person.page
        wanted = '{"speed": "quick", "hints": true, "sums": true, "knowsLimit": true}'
        await page.evaluate("(kept) => localStorage.setItem('exactly.settings', kept)", wanted)
        code, secret = await make_table(server.address, seats=3)
        await page.goto(f"{server.address}/t/{code}#{secret}")
        for _ in range(3):
            await person.sit_here()
        await person.press("Start game")
        # There are no win chances during the starting rolls, which may take a while.
        while not await page.locator(".chances summary").count():
            await person.do_what_is_asked("mouse")
        await person.forget_shifts()
        await page.locator(".chances summary").click()
        await page.get_by_role("region", name="Best moves").wait_for()
        # Win chances are requested at each turn, and half of the turns have moves.
        await person.play("mouse", until=lambda: person.acts >= 24)
        assert await person.shifts() == []
