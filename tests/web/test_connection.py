"""A lost connection: the page reports it, and reconnects by itself."""

import asyncio

from playwright.async_api import Browser, WebSocketRoute

from support.axe import wrongs_in
from support.browsing import visit
from support.wire import Server, begin_game

CUT_OFF = "Failed to load resource: net::ERR_|Service Worker registration blocked"


async def test_the_page_opens_without_a_connection(server: Server, browser: Browser) -> None:
    async with visit(browser, server.address, excused=CUT_OFF) as person:
        page = person.page
        await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await page.reload()  # now the service worker controls the page
        await page.context.set_offline(True)
        for address in ("/", "/rules", "/learn"):
            await page.goto(server.address + address)
            await page.locator("h1").first.wait_for()
        for file in ("/icons/coin.svg", "/icons/coin-192.png", "/manifest.webmanifest"):
            assert await page.evaluate(f"fetch('{file}').then(({{ ok }}) => ok)"), file
        await page.context.set_offline(False)


async def test_a_dead_connection_is_noticed_by_an_idle_page(
    server: Server, browser: Browser
) -> None:
    both = await begin_game(server.address)
    is_cut = False

    def pass_on(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        here.on_message(lambda message: None if is_cut else there.send(message))
        there.on_message(lambda message: None if is_cut else here.send(message))

    async with visit(browser, server.address) as person:
        await person.page.route_web_socket("**/play", pass_on)
        await person.page.goto(f"{server.address}/t/{both[0].guest.code}")  # as a spectator
        await person.page.locator("[data-die]").first.wait_for()
        is_cut = True
        lost = person.page.locator(".prompt", has_text="Connection lost.")
        await lost.wait_for()
        is_cut = False
        await lost.wait_for(state="detached")
    for player in both:
        await player.guest.go()


async def test_a_review_loads_when_the_connection_is_back(server: Server, browser: Browser) -> None:
    both = await begin_game(server.address, throw="auto")
    await asyncio.gather(*[player.play() for player in both])
    for player in both:
        await player.guest.go()
    async with visit(browser, server.address, excused=CUT_OFF) as person:
        page = person.page
        await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await page.reload()
        await page.context.set_offline(True)
        await page.goto(f"{server.address}/review/{both[0].guest.code}")
        await person.sees("No connection.")
        await page.context.set_offline(False)
        await page.get_by_role("heading", name="Turn by turn").wait_for()


async def test_a_missing_part_loads_when_the_connection_is_back(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, server.address, excused=CUT_OFF, service_workers="block") as person:
        await person.page.wait_for_load_state("networkidle")
        await person.page.context.set_offline(True)
        await person.press("Rules")
        await person.sees("Connection lost.")
        assert await wrongs_in(person.page, is_offline=True) == []
        await person.page.context.set_offline(False)
        await person.page.get_by_role("heading", name="Rules").first.wait_for()


async def test_a_missing_language_loads_when_the_connection_is_back(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, server.address, excused=CUT_OFF, service_workers="block") as person:
        await person.page.wait_for_load_state("networkidle")
        await person.page.context.set_offline(True)
        await person.page.get_by_label("Language").select_option("fr")
        await person.sees("Connection lost.")
        await person.page.context.set_offline(False)
        await person.page.get_by_label("Langue").wait_for()
