"""Whole games in browsers: by mouse, keyboard and touch, on one device and on several."""

import asyncio
import re
from collections.abc import Iterable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Browser, Locator

from exactly.records import parse_record, verify
from support.browsing import Person, visit
from support.wire import Server, download_record

CUT_OFF = "WebSocket connection to|Failed to load resource: net::ERR_"
LOST = "Connection lost. Reconnecting…"
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}


async def make_short_table(person: Person, players: int, euros: int = 1) -> None:
    """Create a table for few euros in the page."""
    await person.press("Create table")
    await person.page.get_by_label(re.compile("^Players")).select_option(str(players))
    await person.page.get_by_label("Euros to win").filter(visible=True).select_option(str(euros))
    await person.press("Create table")
    await person.page.wait_for_url("**/t/*")


async def want_short_games(person: Person) -> None:
    await person.page.get_by_label("Euros to win").filter(visible=True).select_option("1")


async def reach(person: Person, name: str, key: str = "Tab") -> None:
    """Press a key until the element of this name has the focus."""
    for _ in range(40):
        focused = await person.page.evaluate(
            "document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent"
        )
        if re.match(rf"\s*{name}(\s|$)", focused):
            return
        await person.page.keyboard.press(key)
    raise AssertionError(f"{name} cannot be reached")


async def is_kept(server: Server, code: str) -> bool:
    record = parse_record(await download_record(server.address, code))
    return record.winner is not None and verify(record) == ()


@pytest.mark.parametrize(
    ("width", "height", "euros"),
    [
        pytest.param(1024, 768, 2, id="on a tablet, with another round"),
        pytest.param(360, 640, 1, id="on a phone"),
    ],
)
async def test_two_on_one_device_by_mouse(
    server: Server, browser: Browser, width: int, height: int, euros: int
) -> None:
    size = {"width": width, "height": height}
    async with visit(browser, server.address, viewport=size) as person:
        await make_short_table(person, 2, euros)
        for _ in range(2):
            await person.sit_here()
        await person.press("Start game")
        await person.forget_shifts()
        await person.play("mouse")
        assert await person.shifts() == []
        assert await is_kept(server, person.code)


async def test_against_computer_players_by_keys_alone(server: Server, browser: Browser) -> None:
    async with visit(browser, server.address) as person:
        await reach(person, "Euros to win")
        await person.page.keyboard.press("End")  # the last option: one euro
        await reach(person, "Play", key="Shift+Tab")
        await person.page.keyboard.press("Enter")
        await person.page.wait_for_url("**/t/*")
        await person.forget_shifts()
        await person.play("keys")
        assert await person.shifts() == []
        assert await is_kept(server, person.code)


async def test_by_touch_on_a_phone(server: Server, browser: Browser) -> None:
    # A small screen, with animations.
    async with visit(browser, server.address, reduced_motion="no-preference", **PHONE) as person:
        await want_short_games(person)
        await person.page.get_by_role("button", name="Play", exact=True).tap()
        await person.page.wait_for_url("**/t/*")
        await person.forget_shifts()
        await person.play("taps")
        assert await person.shifts() == []
        assert await is_kept(server, person.code)


async def test_three_devices_with_one_absent_and_one_replaced(
    server: Server, browser: Browser
) -> None:
    async with AsyncExitStack() as stack:
        ana = await stack.enter_async_context(visit(browser, server.address))
        await make_short_table(ana, 3, euros=2)  # so that it is not over before Bo is back
        link = ana.page.url
        bo = await stack.enter_async_context(visit(browser, link, excused=CUT_OFF))
        eve = await stack.enter_async_context(visit(browser, link))
        people = (ana, bo, eve)
        for person in people:
            await person.sit_here()
        await ana.press("Start game")
        # All three play, until each of them has had a turn.
        await asyncio.gather(
            *[person.play("mouse", lambda: _have_acted(people)) for person in people]
        )
        assert not await ana.is_over()
        await lose_connection(bo)
        await eve.press("Settings")
        await eve.press("Replace me with a computer")
        await eve.press("Close")
        acts = bo.acts
        await asyncio.gather(ana.play("mouse"), bo.play("mouse"))
        assert bo.acts > acts
        for person in people:
            await person.page.locator(".end").wait_for()
        assert await is_kept(server, ana.code)


def _have_acted(people: Iterable[Person]) -> bool:
    """Return whether each has made its starting roll, and a roll in a turn."""
    return all(person.acts >= 2 for person in people)


async def lose_connection(person: Person) -> None:
    """Cut the connection, and check that the page reports it and reconnects."""
    lost = lost_connection_notice(person)
    await person.page.evaluate("window.heardElsewhere = []")
    await person.page.context.set_offline(True)
    await lost.wait_for()
    await person.page.context.set_offline(False)
    await lost.wait_for(state="detached")
    of_it = [text for text in await person.heard() if "onnect" in text]
    assert of_it == [LOST, "Connected again."]
    assert await person.heard_elsewhere() == []


def lost_connection_notice(person: Person) -> Locator:
    """Return the notice about a lost connection."""
    return person.page.locator(".prompt", has_text=LOST)


async def test_a_server_that_is_killed_and_started_again(server: Server, browser: Browser) -> None:
    async with visit(browser, server.address, excused=CUT_OFF) as person:
        await want_short_games(person)
        await person.press("Play")
        await person.page.wait_for_url("**/t/*")
        await person.page.locator("[data-die]").first.wait_for()
        moves = 0
        while moves < 4 and not await person.is_over():
            moves += await person.do_what_is_asked("mouse")
        await asyncio.to_thread(server.kill)
        await lost_connection_notice(person).wait_for()
        await asyncio.to_thread(server.start)
        await lost_connection_notice(person).wait_for(state="detached")
        await person.play("mouse")
        assert await is_kept(server, person.code)
