"""Every screen in every language, light and dark, on phone and desktop: axe finds no violation."""

import asyncio
from itertools import product
from typing import Literal, NamedTuple

import pytest
from playwright.async_api import Browser, Page, ViewportSize

from support.axe import wrongs_in
from support.browsing import visit
from support.wire import Server, begin_game, make_table

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 640},
    "desktop": {"width": 1280, "height": 800},
}
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
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


async def open_all(page: Page) -> None:
    """Open all collapsed parts, including nested ones."""
    folded = page.locator("details:not([open])")
    while await folded.count():
        await folded.first.evaluate("(details) => (details.open = true)")


async def check_screen(page: Page) -> None:
    """Check that no text is missing, that axe finds nothing, and that nothing is off the screen."""
    await page.locator("h1").first.wait_for(state="attached")
    await page.wait_for_load_state("networkidle")
    await open_all(page)
    shown = await page.locator("body").inner_text()
    keys = ("page-", "course-", "editor-", "replay-", "review-", "rules-", "big-screen-", "refus")
    assert not [word for word in shown.split() if word.startswith(keys)], page.url
    for size, theme in product(SIZES, THEMES):
        await page.set_viewport_size(SIZES[size])
        await page.emulate_media(color_scheme=theme)
        look = f"{page.url}, {size}, {theme}"
        assert await wrongs_in(page) == [], look
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert await page.evaluate(wide) <= 0, f"wider than the screen: {look}"


@pytest.fixture(scope="module")
def tables(server: Server) -> list[str]:
    """The URLs of a lobby, of a running game, and of a finished one.

    The first URL is that of the host, who sees more than others.
    """

    async def lay() -> list[str]:
        gathering, secret = await make_table(server.address, seats=3)
        both = await begin_game(server.address)
        over = await begin_game(server.address, throw="auto")
        await asyncio.gather(*[player.play() for player in over])
        for player in (*both, *over):
            await player.guest.go()
        playing, ended = both[0].guest.code, over[0].guest.code
        tables = [f"/t/{code}" for code in (gathering, playing, ended)]
        others = [table + view for table in tables for view in ("/screen", "/hand")]
        return [*tables, *others, f"/review/{ended}", f"/t/{gathering}#{secret}"]

    return asyncio.run(lay())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_screen_is_accessible(
    server: Server, browser: Browser, tables: list[str], language: str
) -> None:
    async with visit(browser, server.address, locale=LANGUAGES[language]) as person:
        for address in (*ADDRESSES, *tables):
            await person.page.goto(server.address + address)
            await check_screen(person.page)
        assert await person.page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_panel_of_a_table_is_accessible(
    server: Server, browser: Browser, language: str
) -> None:
    both = await begin_game(server.address, position="50.50.20/20.5 1/0 1 20")
    for player in both:
        await player.guest.go()
    async with visit(browser, server.address, locale=LANGUAGES[language]) as person:
        page = person.page
        for view in ("", "/screen", "/hand"):
            await page.goto(f"{server.address}/t/{both[0].guest.code}{view}")
            await page.locator("[data-die]").first.wait_for()
            if not view:
                await page.locator("header [aria-pressed=false]").click()  # the win chances
                await page.locator(".chances summary").wait_for()
                await page.set_viewport_size(SIZES["phone"])
                await page.locator(".aside-button").click()  # moves and chat
                await check_screen(page)
                await page.keyboard.press("Escape")
            for sign in await page.locator("[aria-haspopup=dialog]").all():
                await sign.click()
                await check_screen(page)
                await page.set_viewport_size(SIZES["phone"])
                wide = "({ scrollWidth, clientWidth }) => scrollWidth - clientWidth"
                assert await page.locator("dialog[open]").evaluate(wide) <= 0, view
                await page.keyboard.press("Escape")


async def test_a_new_language_during_a_game_changes_nothing_else(
    server: Server, browser: Browser
) -> None:
    code, secret = await make_table(server.address, position="50.20/20.5 0/1 1 20")
    async with visit(browser, f"{server.address}/t/{code}#{secret}") as person:
        page = person.page
        for _ in range(2):
            await person.sit_here()
        await person.press("Start game")
        await page.locator(".pile[data-coin='20']").click()  # the coin stays picked
        before = await _on_the_table(page)
        assert before.targets > 0
        said = {await page.locator(".prompt").inner_text()}
        await page.locator("header [aria-haspopup=dialog]").click()
        for language in ("de", "fr", "es"):
            await page.locator("dialog[open] select:has(option[lang])").select_option(language)
            await page.locator(f"html[lang={language}]").wait_for()
            assert await _on_the_table(page) == before
            said.add(await page.locator(".prompt").inner_text())
        assert len(said) == len(LANGUAGES)
        await page.keyboard.press("Escape")
        await page.locator("button[data-place='1']").click()
        await page.locator(".target").first.wait_for(state="detached")


class _OnTheTable(NamedTuple):
    stacks: list[str]
    targets: int


async def _on_the_table(page: Page) -> _OnTheTable:
    """Return the value of every stack, in any language, and the possible targets of the coin."""
    totals = await page.locator(".total").all_inner_texts()
    return _OnTheTable(
        ["".join(filter(str.isdigit, total)) for total in totals],
        await page.locator(".target").count(),
    )


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
