"""The editor for positions on a phone: edit a position, see it completely, and play from it."""

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize

from exactly.records import parse_record
from support.browsing import visit
from support.wire import Server, browse, download_record

PHONE: ViewportSize = {"width": 360, "height": 640}
FIVE = "20/50.50.20.10/50.20.5/20.20.10.5.5/50.50.50.5_0/2/0/0/1_4_-"
SIX = "50.20.20.5/50.50.20.10/50.20.5/20.20.10.5.5/50.50.50.5/10.5_1/2/0/0/1/1_4_-"
IMPOSSIBLE = "50.50/20.5_1/2_1_-"


async def top_and_bottom(thing: Locator) -> tuple[float, float]:
    """Return the top and bottom of an element, in pixels from the top of the screen."""
    box = await thing.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("position", [FIVE, SIX])
async def test_the_own_stack_is_completely_visible_on_a_small_phone(
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


async def test_an_error_is_shown_on_the_board_and_covers_nothing(
    server: Server, browser: Browser
) -> None:
    address = f"{server.address}/positions/{IMPOSSIBLE}"
    async with visit(browser, address, viewport=PHONE) as person:
        page = person.page
        await page.locator(".prompt").get_by_text("a stack of exactly €1.00").wait_for()
        note = page.locator(".note.afloat")
        await note.wait_for(state="detached")
        assert await page.get_by_role("alert").count() == 1
        await page.locator(".play").get_by_text("a stack of exactly €1.00").wait_for()
        assert await page.get_by_role("button", name="Play from here").is_disabled()

        await page.locator(".own .plate").evaluate("(plate) => plate.scrollIntoView()")
        await note.wait_for()
        await page.evaluate("scrollTo(0, 0)")
        await note.wait_for(state="detached")


async def choose(page: Page, question: str, answer: str) -> None:
    """Choose an option by its label, because the input itself is hidden."""
    group = page.get_by_role("group", name=question)
    choice = page.get_by_role("radio", name=answer, exact=True)
    await group.locator("label").filter(has=choice).click()


async def laid(page: Page) -> list[str | None]:
    """Return the texts of both stacks, the turn and the die."""
    stacks = [page.locator(f"button[data-place='{seat}']") for seat in (1, 2)]
    chosen = [
        page.get_by_role("group", name=question).get_by_role("radio", checked=True)
        for question in ("Whose turn?", "Roll")
    ]
    return [await thing.get_attribute("aria-label") for thing in (*stacks, *chosen)]


async def test_a_position_is_edited_kept_in_the_url_and_played(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, f"{server.address}/positions", viewport=PHONE) as person:
        page = person.page
        await person.press("Add 20 cents: Player 1")
        await page.wait_for_url("**/positions/20.5/5_0/0_1_-")
        await choose(page, "Whose stack?", "Player 2")
        for more in ("Add 50 cents", "Add 10 cents", "Add 1 euro"):
            await person.press(f"{more}: Player 2")
        await person.press("Remove 5 cents: Player 2")
        await page.wait_for_url("**/positions/20.5/50.10_0/1_1_-")
        await choose(page, "Whose turn?", "Player 2")
        await page.wait_for_url("**/positions/20.5/50.10_0/1_2_-")
        await choose(page, "Roll", "20")
        await page.wait_for_url("**/positions/20.5/50.10_0/1_2_20")
        before = await laid(page)
        assert before[2:] == ["Player 2", "20"]
        await page.reload()
        await page.get_by_text("Legal moves (4)").wait_for()
        assert await laid(page) == before
        assert page.url.endswith("/positions/20.5/50.10_0/1_2_20")

        await person.press("Play from here")
        await page.wait_for_url("**/t/*")
        # The roll is used, the computer player has its turn, and then the user rolls again.
        await person.play("mouse", lambda: person.acts >= 2)
        async with browse(server.address) as web:
            table = (await web.get(f"/api/tables/{person.code}")).json()
        assert table["options"]["position"] == "20.5/50.10 0/1 2 20"
        assert [seat["computer"] is None for seat in table["seats"]] == [False, True]
        record = parse_record(await download_record(server.address, person.code))
        assert len(record.turns) >= 2


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}])
async def test_an_invalid_position_shows_an_example_without_layout_shift(
    server: Server, browser: Browser, size: ViewportSize
) -> None:
    async with visit(browser, f"{server.address}/positions/chess", viewport=size) as person:
        await person.sees("Expected at the mark: a coin")
        await person.sees("A position has four parts")
        example = await person.page.locator("#editor-mistake code").first.inner_text()
        assert not await person.shifts()
        field = person.page.get_by_role("textbox", name="Position as text")
        await field.fill(example)
        await field.press("Enter")
        await person.page.get_by_text("Legal moves (").wait_for()
