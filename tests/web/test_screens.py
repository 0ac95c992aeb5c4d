"""Every screen in every language, light and dark, on phone and desktop: axe finds nothing wrong."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from browsing import Person, visit
from wire import Server, begin_game, make_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": {"width": 360, "height": 640}, "desktop": {"width": 1280, "height": 800}}
LANGUAGES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "es": "es-ES"}
ADDRESSES = (
    *(
        "/",
        "/new",
        "/open",
        "/games",
        "/learn",
        "/learn#kinds",
        "/learn#wild",
        "/rules",
        "/nowhere",
    ),
    *(
        "/positions",
        "/positions/50.20/20.5_1/0_1_~",
        "/positions/5/5/5_0/0/0_2_20",
        "/positions/chess",
    ),
)
LOOKS = [("phone", "light"), ("desktop", "dark")]
MORE_LOOKS = [("phone", "dark"), ("desktop", "light")]
"""Colours and words have little to do with each other: only `SCREENS=all` sees all of both."""
_ALL = "SCREENS" in os.environ


async def wrongs_in(page: Page) -> list[str]:
    """Return what axe finds, in a line each."""
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = await page.evaluate("axe.run(document)")
    return [
        f"{wrong['id']} at {node['target']}: {node['failureSummary']}"
        for wrong in found["violations"]
        for node in wrong["nodes"]
    ]


async def see_that_all_is_right(person: Person) -> None:
    """See that axe finds nothing, nothing lies beside the screen, and every text has its words."""
    page = person.page
    await page.locator("h1").first.wait_for(state="attached")
    await page.wait_for_load_state("networkidle")
    assert await wrongs_in(page) == [], page.url
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert await page.evaluate(wide) <= 0, f"{page.url} is wider than the screen"
    shown = await page.locator("body").inner_text()
    keys = ("page-", "course-", "editor-", "replay-", "review-", "rules-", "refus")
    assert not [word for word in shown.split() if word.startswith(keys)], page.url


@pytest.fixture(scope="module")
def tables(server: Server) -> list[str]:
    """The addresses of a table where people sit down, of a game, and of one that is over."""

    async def lay() -> list[str]:
        gathering, _ = await make_table(server.address, seats=3)
        both = await begin_game(server.address)
        over = await begin_game(server.address, throw="auto")
        await asyncio.gather(*[player.play() for player in over])
        for player in (*both, *over):
            await player.guest.go()
        playing, ended = both[0].guest.code, over[0].guest.code
        return [f"/t/{gathering}", f"/t/{playing}", f"/t/{ended}", f"/review/{ended}"]

    return asyncio.run(lay())


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [
        (language, size, theme)
        for language in LANGUAGES
        for size, theme in LOOKS + (MORE_LOOKS if _ALL or language == "de" else [])
    ],
)
async def test_every_screen_is_in_order(
    server: Server, browser: Browser, tables: list[str], language: str, size: str, theme: str
) -> None:
    options = {"locale": LANGUAGES[language], "viewport": SIZES[size], "color_scheme": theme}
    refused = r"Failed to load resource: the server responded with a status of 422 "
    async with visit(browser, server.address, excused=refused, **options) as person:
        for address in (*ADDRESSES, *tables):
            await person.page.goto(server.address + address)
            await see_that_all_is_right(person)
        assert await person.page.locator("html").get_attribute("lang") == language


async def test_the_language_changes_in_mid_game_and_nothing_else(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, server.address) as person:
        await person.press("Play")
        await person.page.wait_for_url("**/t/*")
        await person.page.locator("button[data-die]").click()
        before = await person.page.locator(".total").all_inner_texts()
        await person.press("Settings")
        await person.page.get_by_label("Language").select_option("de")
        await person.press("Schließen")
        after = await person.page.locator(".total").all_inner_texts()
        assert [text.replace("€", "").strip() for text in before] == [
            text.replace("€", "").replace(",", ".").strip() for text in after
        ]


async def test_the_first_page_is_small_and_the_first_roll_is_near(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, server.address) as person:
        await person.page.wait_for_load_state("networkidle")
        scripts = await person.page.evaluate(
            "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))"
            ".reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"
        )
        assert 1_000 < scripts <= 70_000
        await person.press("Play")  # the first tap
        await person.page.locator("button[data-die]").click()  # and the second
