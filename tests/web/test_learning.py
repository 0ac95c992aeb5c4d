"""The course, the editor and the review, as a person uses them."""

import asyncio
from random import Random

import pytest
from playwright.async_api import Browser, ViewportSize

from exactly.records import parse_position, parse_record, replay, write_move, write_position
from exactly.rules import legal_moves
from generate.course_lessons import SCENES
from support.browsing import visit
from support.wire import Guest, Player, Server, begin_game, browse, download_record, make_table


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A table of three whose game is over."""

    async def play() -> str:
        code, secret = await make_table(server.address, seats=3, throw="auto")
        async with Guest(server.address, code, secret) as guest:
            for seat in (1, 2, 3):
                await guest.sit_down(seat, "Maximilian")
            await guest.say("start")
            await guest.until(lambda: guest.has_seen("game-started"))
            await Player(guest, {1, 2, 3}, Random(1)).play()
        return code

    return asyncio.run(play())


async def test_the_course_leads_from_its_first_lesson_to_a_game(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, server.address) as person:
        page = person.page
        await person.press("Learn in 5 minutes")
        for number, scene in enumerate(SCENES.values(), start=1):
            await person.sees(f"{number} of {len(SCENES)}")
            await page.locator("button[data-die]").click()
            state = parse_position(scene.position)
            wished = [write_move(move) for move in legal_moves(state) if scene.wish(state, move)]
            for move in wished if scene.finds_all else wished[:1]:
                if move != "pass":
                    await page.locator(".can").first.wait_for()
                    await person.move(move, "keys")
            await person.press("Next")
        await person.press("Play the computer")
        await page.wait_for_url("**/t/*")


async def test_a_wrong_attempt_is_explained(server: Server, browser: Browser) -> None:
    async with visit(browser, f"{server.address}/learn#limit") as person:
        await person.page.locator("button[data-die]").click()
        await person.page.locator(".can").first.wait_for()
        full = next(
            number
            for number, stack in enumerate(parse_position(SCENES["limit"].position).stacks, start=1)
            if stack.total > 150
        )
        await person.move(f"{SCENES['limit'].position.split()[-1]}:C>{full}", "mouse")
        await person.sees("That stack is full")


async def test_a_position_is_edited_shared_and_played(server: Server, browser: Browser) -> None:
    async with visit(browser, f"{server.address}/positions/50.20/20.5_0/0_1_20") as person:
        page = person.page
        await person.sees("exact")
        moves = page.get_by_role("button", name="20: centre → ")
        await moves.first.click()
        await page.wait_for_url(lambda url: not url.endswith("_1_20"))
        shared = page.url
        assert "/positions/" in shared
        async with visit(browser, shared) as friend:
            await friend.page.locator("[data-place='1']").first.wait_for()
            for seat in ("1", "2"):
                stack = f"button[data-place='{seat}']"
                assert await friend.page.locator(stack).get_attribute(
                    "aria-label"
                ) == await page.locator(stack).get_attribute("aria-label")


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "es-ES"])
async def test_a_review_fits_a_phone(
    server: Server, browser: Browser, over: str, language: str
) -> None:
    phone: ViewportSize = {"width": 360, "height": 640}
    async with visit(browser, server.address, viewport=phone, locale=language) as person:
        page = person.page
        await page.goto(f"{server.address}/review/{over}")
        await page.locator("[data-die]").first.wait_for()
        await page.locator("summary").first.click()
        await page.locator("tbody tr").first.wait_for()
        wide = "(all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)"
        told: list[int] = await page.locator(".missing").evaluate_all(wide)
        table: list[int] = await page.locator(".sheet").evaluate_all(wide)
        assert len(told) == 3
        assert max(*told, *table) <= 0


async def test_a_game_is_reviewed_and_its_dice_are_checked(
    server: Server, browser: Browser
) -> None:
    over = await begin_game(server.address, throw="auto")
    await asyncio.gather(*[player.play() for player in over])
    for player in over:
        await player.guest.go()
    async with visit(browser, f"{server.address}/review/{over[0].guest.code}") as person:
        await person.sees("Win chances")
        await person.press("First turn")
        await person.press("Next turn")
        await person.press("Check the rolls")
        await person.sees("your browser has just recalculated them")
        await person.sees("The seed matches the commitment in the record.")
        await person.press("First turn")
        await person.press("Play from here")
        await person.page.wait_for_url("**/t/*")
        await person.page.locator("[data-die]").first.wait_for()
        async with browse(server.address) as web:
            table = (await web.get(f"/api/tables/{person.code}")).json()
        record = parse_record(await download_record(server.address, over[0].guest.code))
        states = list(replay(record))
        first = states[1 + sum(map(len, record.starting))]
        assert table["options"]["position"] == write_position(first)
        assert sum(seat["computer"] is not None for seat in table["seats"]) == 1


async def test_the_figure_of_the_rules_has_the_typeface_of_the_page(
    server: Server, browser: Browser
) -> None:
    family = "(element) => getComputedStyle(element).fontFamily"
    async with visit(browser, f"{server.address}/rules") as person:
        numeral = person.page.locator("figure svg > text").first
        assert await numeral.evaluate(family) == await person.page.locator("body").evaluate(family)
