"""A table on a television, and phones as controllers."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Browser, Error

from exactly.records import parse_record, verify
from support.browsing import WHOLE_GAME, Person, visit
from support.wire import Guest, Server, download_record, make_table

TELEVISION: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}


class Hand:
    """A person with a phone as controller."""

    def __init__(self, person: Person) -> None:
        self.person = person

    async def play(self) -> None:
        """Roll and choose whenever the page asks, until the end."""
        page = self.person.page
        async with asyncio.timeout(WHOLE_GAME):
            while not await self.person.is_over():
                try:
                    if await page.locator("button[data-die]").count():
                        await page.locator("button[data-die]").tap(timeout=2000)
                    elif await page.locator(".choices").count():
                        await self._choose()
                except Error:  # the turn was over
                    continue
                await self.person.something_to_do("button[data-die], .choices, .end")

    async def _choose(self) -> None:
        page = self.person.page
        coin, _, ways = (await self.person.choose()).partition(":")
        source, _, target = ways.replace("C", "0").partition(">")
        several = f"[data-from='{source}'] button[aria-label*=' {coin}:']"
        if not await page.locator("[data-to]").count():  # else not placed in time
            await page.locator(f"button[data-from='{source}'], {several}").first.tap(timeout=2000)
        await page.locator(f"button[data-to='{target}']").tap(timeout=2000)


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=str)
async def test_a_phone_shows_every_stack_completely(
    server: Server, browser: Browser, size: tuple[int, int]
) -> None:
    seats = 6
    position = f"{'/'.join(['50.20.10.5'] * seats)} {'/'.join('0' * seats)} 1 -"
    code, secret = await make_table(
        server.address, seats=seats, dice="companion", position=position
    )
    async with Guest(server.address, code, secret) as all_of_them:
        for seat in range(1, seats + 1):
            await all_of_them.sit_down(seat, "A name of many letters")
        await all_of_them.say("start")
        await all_of_them.until(lambda: all_of_them.view["phase"] == "playing")
        await all_of_them.say("roll", seat=1, face="?")
        await all_of_them.until(lambda: bool(all_of_them.view["moves"]))
        phone = PHONE | {"viewport": {"width": size[0], "height": size[1]}}
        async with visit(browser, f"{server.address}/t/{code}/hand#{secret}", **phone) as person:
            coins = person.page.locator(".choices button")
            await coins.first.wait_for()
            assert await coins.count() == 4 * (1 + seats)
            for coin in await coins.all():
                box = await coin.bounding_box()
                assert box is not None
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= size[0]
                assert box["y"] + box["height"] <= size[1]


async def test_the_seats_before_a_television_stay_where_they_are_when_the_last_is_taken(
    server: Server, browser: Browser
) -> None:
    code, secret = await make_table(server.address)
    screen_link = f"{server.address}/t/{code}/screen"
    async with (
        Guest(server.address, code, secret) as both,
        visit(browser, screen_link, **TELEVISION) as screen,
    ):
        seats = screen.page.locator(".persons")
        await both.sit_down(1, "Ana")
        await screen.sees("One seat is free.")
        before = await seats.bounding_box()
        await both.sit_down(2, "Bo")
        await screen.sees("The table is full")
        assert await seats.bounding_box() == before


async def test_a_chat_message_on_a_phone_is_completely_visible(
    server: Server, browser: Browser
) -> None:
    code, secret = await make_table(server.address, dice="companion")
    async with (
        Guest(server.address, code, secret) as both,
        visit(browser, f"{server.address}/t/{code}/hand", locale="fr", **PHONE) as person,
    ):
        await both.sit_down(1, "Maximiliane")
        await both.sit_down(2, "Bo")
        await both.say("start")
        await both.until(lambda: both.view["phase"] == "playing")
        says = person.page.locator(".says")
        await both.say("say", seat=1, phrase="back-soon")
        await says.wait_for()
        assert await says.inner_text() == "Je reviens tout de suite."
        assert await says.evaluate("(each) => each.scrollWidth <= each.clientWidth")


async def test_two_phones_play_with_a_television(server: Server, browser: Browser) -> None:
    code, _ = await make_table(server.address, rules="standard+target=1")
    link = f"{server.address}/t/{code}"
    async with AsyncExitStack() as stack:
        screen = await stack.enter_async_context(visit(browser, f"{link}/screen", **TELEVISION))
        await screen.page.get_by_role("img", name=f"QR code for {link}/hand").wait_for()
        drawn = await screen.page.request.get(f"{server.address}/api/tables/{code}/qr.svg?hand=1")
        assert drawn.ok
        hands = []
        for name in ("Ana", "Bo"):
            phone = await stack.enter_async_context(visit(browser, f"{link}/hand", **PHONE))
            await phone.page.get_by_label("Your name").fill(name)
            await phone.page.get_by_role("button", name="Sit here").first.tap()
            await screen.sees(name)
            hands.append(Hand(phone))
        await hands[1].person.page.get_by_role("button", name="Start game").tap()
        for person in (screen, *(hand.person for hand in hands)):
            await person.forget_shifts()
        await asyncio.gather(*[hand.play() for hand in hands])
        record = parse_record(await download_record(server.address, code))
        assert verify(record) == ()
        assert record.winner is not None
        await screen.sees(f"{record.players[record.winner - 1]} wins!")
        for person in (screen, *(hand.person for hand in hands)):
            assert await person.shifts() == []
        high = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
        assert await screen.page.evaluate(high) <= 0
        await hands[0].person.press("Rematch")
        await screen.page.locator("[data-die]").first.wait_for()
