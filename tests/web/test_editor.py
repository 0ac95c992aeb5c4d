"""The editor for positions on a phone: what is asked for and what is wrong can be seen."""

import pytest
from playwright.async_api import Browser, Locator, ViewportSize

from browsing import visit
from wire import Server

PHONE: ViewportSize = {"width": 360, "height": 640}
FIVE = "20/50.50.20.10/50.20.5/20.20.10.5.5/50.50.50.5_0/2/0/0/1_4_-"
SIX = "50.20.20.5/50.50.20.10/50.20.5/20.20.10.5.5/50.50.50.5/10.5_1/2/0/0/1/1_4_-"
IMPOSSIBLE = "50.50/20.5_1/2_1_-"


async def top_and_bottom(thing: Locator) -> tuple[float, float]:
    """Return where something begins and ends, in pixels below the edge of the screen."""
    box = await thing.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("position", [FIVE, SIX])
async def test_the_own_stack_of_many_is_whole_on_a_small_phone(
    server: Server, browser: Browser, position: str
) -> None:
    address = f"{server.address}/positions/{position}"
    async with visit(browser, address, viewport=PHONE) as person:
        for part in (".own .area", ".own .plate"):
            stack = person.page.locator(part)
            await stack.wait_for()
            _, bottom = await top_and_bottom(stack)
            assert bottom < PHONE["height"]
        top, _ = await top_and_bottom(person.page.get_by_text("Whose turn?"))
        assert top < PHONE["height"], "nothing shows that there is more below"


async def test_what_is_wrong_is_told_on_the_board_and_covers_nothing(
    server: Server, browser: Browser
) -> None:
    address = f"{server.address}/positions/{IMPOSSIBLE}"
    async with visit(browser, address, viewport=PHONE) as person:
        page = person.page
        await page.locator(".prompt").get_by_text("exactly one euro would").wait_for()
        note = page.locator(".note.afloat")
        await note.wait_for(state="detached")
        assert await page.get_by_role("alert").count() == 1

        await page.get_by_text("Coins and euros").evaluate("(title) => title.scrollIntoView()")
        await note.wait_for()
        await page.evaluate("scrollTo(0, 0)")
        await note.wait_for(state="detached")


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}])
async def test_who_writes_no_position_is_shown_one_and_nothing_jumps(
    server: Server, browser: Browser, size: ViewportSize
) -> None:
    async with visit(browser, f"{server.address}/positions/chess", viewport=size) as person:
        await person.sees("What would fit at the mark: a coin")
        await person.sees("A position looks like this")
        example = await person.page.locator("#editor-mistake code").inner_text()
        assert not await person.shifts()
        field = person.page.get_by_role("textbox", name="Position as text")
        await field.fill(example)
        await field.press("Enter")
        await person.page.get_by_text("Legal moves (").wait_for()
