"""Without a connection: the page says so kindly, and comes back by itself."""

import asyncio

from playwright.async_api import Browser

from axe import wrongs_in
from browsing import visit
from wire import Server, begin_game

CUT_OFF = "Failed to load resource: net::ERR_|Service Worker registration blocked"


async def test_the_shell_is_there_without_a_connection(server: Server, browser: Browser) -> None:
    async with visit(browser, server.address, excused=CUT_OFF) as person:
        page = person.page
        await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await page.reload()  # now the service worker looks after the page
        await page.context.set_offline(True)
        for address in ("/", "/rules", "/learn"):
            await page.goto(server.address + address)
            await page.locator("h1").first.wait_for()
        for file in ("/icons/coin.svg", "/icons/coin-192.png", "/manifest.webmanifest"):
            assert await page.evaluate(f"fetch('{file}').then(({{ ok }}) => ok)"), file
        await page.context.set_offline(False)


async def test_a_look_back_comes_with_the_connection(server: Server, browser: Browser) -> None:
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
        await person.sees("There is no connection right now.")
        await page.context.set_offline(False)
        await page.get_by_role("heading", name="Turn by turn").wait_for()


async def test_a_part_that_could_not_be_fetched_comes_with_the_connection(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, server.address, excused=CUT_OFF, service_workers="block") as person:
        await person.page.wait_for_load_state("networkidle")
        await person.page.context.set_offline(True)
        await person.press("Rules")
        await person.sees("The connection is lost.")
        assert await wrongs_in(person.page, is_offline=True) == []
        await person.page.context.set_offline(False)
        await person.page.get_by_role("heading", name="The rules").first.wait_for()


async def test_a_language_that_could_not_be_fetched_comes_with_the_connection(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, server.address, excused=CUT_OFF, service_workers="block") as person:
        await person.page.wait_for_load_state("networkidle")
        await person.page.context.set_offline(True)
        await person.page.get_by_label("Language").select_option("fr")
        await person.sees("The connection is lost.")
        await person.page.context.set_offline(False)
        await person.page.get_by_label("Langue").wait_for()
