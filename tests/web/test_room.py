"""The layout of the table: two to six seats, on phones, tablets and desktops."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Browser, ViewportSize

from support.browsing import Person, visit
from support.wire import Guest, Server, make_table

SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 844, "height": 390},
    {"width": 1024, "height": 768},
    {"width": 1920, "height": 1080},
)
STACKS = ("50.20.20.5", "50.50.20.10", "50.20.5", "20.20.10.5.5", "50.50.50.5", "10.5")
NAMES = ("Ana", "Bo", "Carla", "Friederike", "Emil", "Maximiliane")

_LATER = "Date.now = ((now) => () => now() + 60_000)(Date.now)"
"""Advances the clock of the page by a minute, so that disconnected players are away."""

_WRONGS = """
() => {
  const box = (element) => element.getBoundingClientRect();
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const named = (element) => `${element.className} ${element.textContent.trim()}`;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const wrongs = [];

  const bars = all(".over button");
  const things = all(".board :is(.area, .plate, .pile, .coin, .die)");
  for (const bar of bars) for (const thing of things) {
    if (meet(box(bar), box(thing))) wrongs.push(`${named(bar)} covers ${named(thing)}`);
  }
  for (const bar of bars) {
    const { left, right, top, height } = box(bar);
    const isWhole = left >= 0 && right <= innerWidth && top >= 0 && height >= 44;
    if (!isWhole) wrongs.push(`${named(bar)} is cut`);
  }

  const rim = document.querySelector(".rim");
  const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(rim);
  const wood = parseFloat(borderTopWidth);
  const bend = Math.max(0, parseFloat(borderTopLeftRadius) - wood);
  const lies = (x, y) => {
    const { left, right, top, bottom } = box(rim);
    const aside = Math.max(left + wood + bend - x, x - right + wood + bend, 0);
    const beyond = Math.max(top + wood + bend - y, y - bottom + wood + bend, 0);
    return aside && beyond ? Math.hypot(aside, beyond) <= bend : Math.max(aside, beyond) <= bend;
  };
  for (const plate of all(".board .plate")) {
    const { left, right, top, bottom } = box(plate);
    const corners = [left + 4, right - 4].flatMap((x) => [[x, top + 4], [x, bottom - 4]]);
    if (!corners.every(([x, y]) => lies(x, y))) wrongs.push(`${named(plate)} lies on the rim`);
  }
  for (const area of all(".board .area")) {
    const { x, y, width } = box(area);
    const halo = 4; // the circle that says where a coin may go
    const at = (part) => width / 2 + (width / 2 + halo) * part;
    const turns = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12);
    const isOn = turns.every((turn) => lies(x + at(Math.cos(turn)), y + at(Math.sin(turn))));
    if (!isOn) wrongs.push(`${named(area)} lies on the rim`);
    for (const plate of all(".board .plate")) {
      const { left, right, top, bottom } = box(plate);
      const aside = Math.max(left - x - width / 2, x + width / 2 - right, 0);
      const beyond = Math.max(top - y - width / 2, y + width / 2 - bottom, 0);
      const isFree = Math.hypot(aside, beyond) >= width / 2 + halo;
      if (!isFree) wrongs.push(`${named(plate)} covers the circle around ${named(area)}`);
    }
  }
  for (const plate of all(".board .plate")) {
    const covered = all(".board :is(.die, .pile)").filter((thing) => meet(box(plate), box(thing)));
    for (const thing of covered) wrongs.push(`${named(plate)} meets ${named(thing)}`);
    const { left, right } = box(plate);
    const frame = 3;
    const isApart = left >= 2 * frame && right <= innerWidth - 2 * frame;
    if (!isApart) wrongs.push(`${named(plate)} meets the edge`);
  }

  for (const element of all(".screen *")) {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!isText || element.closest(".unseen, dialog, svg") || !box(element).width) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 11) wrongs.push(`${named(element)} is too small`);
  }

  const { width, height } = box(document.querySelector(".logo"));
  if (Math.min(width, height) < 44) wrongs.push("the way home is too small");
  return wrongs;
}
"""
"""Finds elements that overlap, touch the edge, are cut off, or are too small."""

_COVERED = """
() => {
  const box = (element) => element.getBoundingClientRect();
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = all(".stacks > *, .prompt, .action [data-die], .hint, .choice");
  return all(".over button").flatMap((bar) => seen.filter((each) => meet(box(bar), box(each))))
    .map((each) => `${each.className} is covered`);
}
"""
"""Finds parts of a phone controller that a notice covers."""


_OUT_OF_REACH = """
() => {
  const wrongs = [];
  const named = ({ ariaLabel, className, textContent }) =>
    ariaLabel ?? `${className} ${textContent.trim()}`;
  const things = ".board :is(.area, .plate, .pile, .die, .prompt *, button)";
  const asks = document.querySelector(".prompt .line").getBoundingClientRect();
  if (!asks.height) wrongs.push("nothing says what to do");
  const words = document.querySelector(".prompt .line > span").getBoundingClientRect();
  const slack = 16; // it may reach a little beyond its line
  if (words.height > asks.height + slack) wrongs.push("what it says has no room");
  for (const each of document.querySelectorAll(things)) {
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
    if (!width) continue;
    const isSeen = left >= -1 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
    if (!isSeen) wrongs.push(`${named(each)} is beside the screen`);
    const isSmall = each.matches("button") && Math.min(width, height) < 43.9;
    if (isSmall) wrongs.push(`${named(each)} is too small`);
  }
  return wrongs;
}
"""
"""Finds parts of the table that are off the screen or too small to tap, and cramped prompts."""


async def lay_table(
    address: str, seats: int, stack: AsyncExitStack, *, has_real_die: bool = False
) -> tuple[str, list[Guest]]:
    """Start a game with coins at every seat; return the URL of Ana's seat, and the others."""
    euros = "/".join(["1", "2", "0", "0", "1", "1"][:seats])
    position = f"{'/'.join(STACKS[:seats])} {euros} 1 -"
    dice = "companion" if has_real_die else "checkable"
    code, secret = await make_table(address, seats=seats, position=position, dice=dice)
    guests = [Guest(address, code, secret if seat == 0 else None) for seat in range(seats)]
    for seat, guest in enumerate(guests, start=1):
        await stack.enter_async_context(guest)
        await guest.sit_down(seat, NAMES[seat - 1])
    await guests[0].until(lambda: guests[0].has_seen("seat-taken", seat=seats))
    await guests[0].say("start")
    for seat, guest in enumerate(guests, start=1):
        await guest.until(lambda guest=guest: guest.has_seen("game-started"))  # type: ignore[misc]
        if not has_real_die:
            await guest.say("give-bytes", seat=seat, bytes="ab" * 16)
    await guests[0].until(lambda: guests[0].view["phase"] == "playing")
    await guests[0].go()
    return f"{address}/t/{code}#{secret}", guests[1:]


@asynccontextmanager
async def at_table(
    server: Server, browser: Browser, seats: int, *, has_real_die: bool = False, **manners: Any
) -> AsyncIterator[Person]:
    """Open such a table as Ana, by default on a phone."""
    async with AsyncExitStack() as stack:
        link, _ = await lay_table(server.address, seats, stack, has_real_die=has_real_die)
        person = await stack.enter_async_context(
            visit(browser, link, **{"viewport": SIZES[0], **manners})
        )
        # Wait for the table, so that the page does not overwrite later settings of a test.
        await person.page.locator("[data-die]").first.wait_for()
        yield person


_MEET = """
([one, other]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect()).filter(({ width }) => width);
  const meet = (each, its) => each.left < its.right && its.left < each.right
    && each.top < its.bottom && its.top < each.bottom;
  return boxes(one).some((each) => boxes(other).some((its) => meet(each, its)));
}
"""
"""Whether elements of two selectors overlap."""

_CRAMPED = """
() => {
  const frame = document.querySelector(".question");
  const { borderTopWidth, boxShadow } = getComputedStyle(frame);
  const its = frame.getBoundingClientRect();
  const line = frame.closest(".over").getBoundingClientRect();
  const lengths = [...boxShadow.matchAll(/(-?[\\d.]+)px/g)].map(([, length]) => Number(length));
  const [x, y, blur] = lengths;
  const wrongs = [];
  const room = [its.left - line.left + x, line.right - its.right - x, line.bottom - its.bottom - y];
  if (Math.min(...room) < blur) wrongs.push(`the shadow is cut: ${room} for ${blur}`);
  for (const button of frame.querySelectorAll("button")) {
    const { top, bottom, right } = button.getBoundingClientRect();
    const edge = parseFloat(getComputedStyle(button).borderTopWidth); // nothing is drawn there
    const gaps = [top - its.top, its.bottom - bottom, its.right - right];
    const gap = Math.min(...gaps) - parseFloat(borderTopWidth) + edge;
    if (gap < 3) wrongs.push(`${button.textContent} is ${gap} off the frame`);
  }
  return wrongs;
}
"""
"""Finds parts of a question that touch its frame, or are cut off."""

_SAID_BESIDE = """
() => [...document.querySelectorAll(".says")].filter((says) => {
  const [plate, inner] = [says.closest(".plate"), says.firstElementChild];
  const [its, words, name] =
    [plate, inner, plate.querySelector(".name")].map((each) => each.getBoundingClientRect());
  return words.left < its.left || words.right > its.right || words.top < name.bottom - 1
    || words.bottom > its.bottom || inner.scrollHeight > inner.clientHeight + 1;
}).map((says) => says.textContent)
"""
"""Finds chat messages that are cut off, or not on their sender's plate, below the name."""

_CUT = """
(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const { left, right, top, bottom, width } = each.getBoundingClientRect();
  return width && (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight);
}).map((each) => each.textContent.trim())
"""
"""Finds parts of an element outside the screen."""


async def wrongs_at(person: Person, size: ViewportSize) -> Any:
    await person.page.set_viewport_size(size)
    return await person.page.evaluate(_WRONGS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
async def test_an_absent_player_is_shown_without_covering_or_moving_anything(
    server: Server, browser: Browser, seats: int
) -> None:
    async with AsyncExitStack() as stack:
        link, others = await lay_table(server.address, seats, stack)
        person = await stack.enter_async_context(visit(browser, link, viewport=SIZES[0]))
        await person.forget_shifts()
        for guest in others[:2]:
            await guest.go()
        away = person.page.get_by_role("img", name="not connected")
        await away.nth(min(2, len(others)) - 1).wait_for()
        await person.page.evaluate(_LATER)
        await person.page.get_by_role("button", name="Replace Bo with a computer").wait_for()
        assert await person.shifts() == []
        for size in SIZES:
            assert await wrongs_at(person, size) == [], size


async def test_an_absent_player_is_shown_on_a_phone_controller_without_covering_anything(
    server: Server, browser: Browser
) -> None:
    async with AsyncExitStack() as stack:
        link, others = await lay_table(server.address, 6, stack)
        hand = link.replace("#", "/hand#")
        person = await stack.enter_async_context(visit(browser, hand, viewport=SIZES[0]))
        await person.forget_shifts()
        for guest in others[:2]:
            await guest.go()
        await person.page.get_by_role("img", name="not connected").nth(1).wait_for()
        await person.page.evaluate(_LATER)
        await person.page.get_by_role("button", name="Replace Carla with a computer").wait_for()
        assert await person.shifts() == []
        for size in SIZES:
            await person.page.set_viewport_size(size)
            assert await person.page.evaluate(_COVERED) == [], size


async def test_a_question_covers_and_moves_nothing(server: Server, browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        link, others = await lay_table(server.address, 6, stack)
        person = await stack.enter_async_context(visit(browser, link, viewport=SIZES[0]))
        await person.forget_shifts()
        await others[4].until(lambda: others[4].view["phase"] == "playing")
        await others[4].say("ask", seat=6, question="pause")
        await person.sees("Maximiliane asks for a pause.")
        assert await person.shifts() == []
        for size in SIZES:
            assert await wrongs_at(person, size) == [], size


@pytest.mark.parametrize("has_real_die", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
async def test_all_controls_are_reachable_with_every_option(
    server: Server, browser: Browser, seats: int, has_real_die: bool
) -> None:
    async with at_table(server, browser, seats, has_real_die=has_real_die) as person:
        for help_wanted in ({}, {"sums": True}, {"sums": True, "hints": True}):
            settings = json.dumps({"speed": "quick", **help_wanted})
            await person.page.evaluate(
                "(kept) => localStorage.setItem('exactly.settings', kept)", settings
            )
            await person.page.reload()
            await person.page.locator("[data-die]").first.wait_for()
            for size in SIZES:
                await person.page.set_viewport_size(size)
                found = await person.page.evaluate(_OUT_OF_REACH)
                assert found == [], f"{size}, {help_wanted}"
                assert await person.page.evaluate(_WRONGS) == [], f"{size}, {help_wanted}"


async def test_a_chat_message_is_on_the_plate_of_its_sender(
    server: Server, browser: Browser
) -> None:
    async with AsyncExitStack() as stack:
        link, others = await lay_table(server.address, 6, stack)
        person = await stack.enter_async_context(
            visit(browser, link, viewport=SIZES[0], locale="fr-FR")
        )
        await person.forget_shifts()
        for seat, guest in enumerate(others, start=2):
            await guest.until(lambda guest=guest: guest.view["phase"] == "playing")  # type: ignore[misc]
            await guest.say("say", seat=seat, phrase="back-soon")
        await person.page.locator(".says").nth(len(others) - 1).wait_for()
        await person.page.evaluate("Date.now = ((now) => () => now)(Date.now())")
        assert await person.shifts() == []
        for size in SIZES:
            await person.page.set_viewport_size(size)
            assert await person.page.evaluate(_SAID_BESIDE) == [], size


async def test_the_best_moves_cover_nothing_and_end_with_a_complete_line(
    server: Server, browser: Browser
) -> None:
    async with at_table(server, browser, 5, has_real_die=True) as person:
        page = person.page
        await page.get_by_role("button", name="50", exact=True).click()
        await page.get_by_role("button", name="Show win chances").first.click()
        await page.locator(".chances summary").click()
        best = page.get_by_role("region", name="Best moves")
        await best.locator("li").nth(1).wait_for()
        for size in SIZES:
            await page.set_viewport_size(size)
            assert not await page.evaluate(_MEET, [".more", ".rim, .prompt, aside"]), size
            lines = await best.evaluate("""(list) => {
              const { bottom } = list.getBoundingClientRect();
              return [...list.querySelectorAll("li")].map((each) => each.getBoundingClientRect())
                .filter((its) => its.top < bottom - 2 && its.bottom > bottom + 2).length;
            }""")
            assert lines == 0, size


async def test_the_question_which_coin_covers_neither_a_stack_nor_the_die(
    server: Server, browser: Browser
) -> None:
    async with at_table(server, browser, 6, has_real_die=True, locale="de-DE") as person:
        page = person.page
        await page.get_by_role("button", name="?", exact=True).click()
        own = page.locator(".own button[data-place].can")
        await own.wait_for()
        width = await own.evaluate("(stack) => stack.clientWidth")
        await own.click(position={"x": width / 2, "y": 3})  # outside all coins
        await page.locator(".choice button").nth(2).wait_for()
        for size in SIZES:
            await page.set_viewport_size(size)
            assert not await page.evaluate(_MEET, [".choice", ".die, .area, .plate"]), size
            assert not await page.evaluate(_MEET, [".choice", ".prompt .line > span"]), size


async def test_the_announcement_of_a_euro_covers_no_number(
    server: Server, browser: Browser
) -> None:
    async with at_table(server, browser, 6, has_real_die=True, locale="fr-FR") as person:
        page = person.page
        await page.evaluate("localStorage.setItem('exactly.settings', '{\"speed\": \"calm\"}')")
        await page.reload()
        await page.get_by_role("button", name="5", exact=True).click()
        await page.locator(".pile.can").click()
        await page.locator(".own .target").click()
        await page.locator(".called .area > span").wait_for()
        hidden = await page.evaluate("""() => {
          const call = document.querySelector(".called .area > span").getBoundingClientRect();
          return [...document.querySelectorAll(".called .coin")].filter((coin) => {
            const { top, height } = coin.getBoundingClientRect();
            return call.bottom > top + height / 3; // the number is in the middle third
          }).length;
        }""")
        assert hidden == 0


async def test_the_layout_is_stable_when_the_note_on_the_limit_closes(
    server: Server, browser: Browser
) -> None:
    async with at_table(server, browser, 2, has_real_die=True, viewport=SIZES[2]) as person:
        page = person.page
        await page.evaluate("localStorage.setItem('exactly.settings', '{\"speed\": \"quick\"}')")
        # It must be visible from the start, even on a slow machine.
        await page.add_init_script("Date.now = ((now) => () => now)(Date.now())")
        await page.reload()
        await page.get_by_role("button", name="20", exact=True).click()
        await page.locator(".pile.can").click()
        await page.locator(".own .target").click()
        await page.get_by_role("button", name="Undo my move").wait_for()
        note = page.locator(".prompt", has_text="is full")
        await note.wait_for()
        await person.forget_shifts()
        await page.evaluate(_LATER)
        await note.wait_for(state="detached")
        await page.get_by_role("button", name="Undo my move").wait_for()
        assert await person.shifts() == []


async def test_all_phrases_are_visible_beside_the_table(server: Server, browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        link, _ = await lay_table(server.address, 3, stack)
        for language in ("en-GB", "de-DE", "fr-FR", "es-ES"):
            person = await stack.enter_async_context(
                visit(browser, link, viewport=SIZES[0], locale=language)
            )
            await person.page.locator(".aside-button").click()
            for size in SIZES:
                await person.page.set_viewport_size(size)
                assert await person.page.evaluate(_CUT, "aside .button") == [], size


async def test_answers_do_not_touch_the_frame_of_the_question(
    server: Server, browser: Browser
) -> None:
    async with AsyncExitStack() as stack:
        link, others = await lay_table(server.address, 6, stack)
        bo = others[0]
        await bo.until(lambda: bo.view["phase"] == "playing")
        await bo.say("ask", seat=2, question="pause")
        for way in (link, link.replace("#", "/hand#")):
            person = await stack.enter_async_context(visit(browser, way, viewport=SIZES[0]))
            await person.page.locator(".question").wait_for()
            for size in SIZES:
                await person.page.set_viewport_size(size)
                assert await person.page.evaluate(_CRAMPED) == [], (way, size)


async def test_a_side_panel_hides_no_seat_on_a_tablet(server: Server, browser: Browser) -> None:
    tablet = SIZES[2]
    async with at_table(server, browser, 6, viewport=tablet) as person:
        await person.page.locator(".aside-button").click()
        await person.page.get_by_role("button", name="Hello!").wait_for()
        assert not await person.page.evaluate(_MEET, ["aside", ".rim, .area, .plate"])
        assert await wrongs_at(person, tablet) == []


async def test_the_settings_can_be_closed_at_their_end(server: Server, browser: Browser) -> None:
    async with at_table(server, browser, 3) as person:
        await person.press("Settings")
        await person.page.get_by_text("Keyboard shortcuts").click()
        for size in SIZES:
            await person.page.set_viewport_size(size)
            dialog = person.page.get_by_role("dialog")
            await dialog.evaluate("(all) => all.scrollTo(0, all.scrollHeight)")
            assert await person.page.evaluate(_CUT, "dialog[open] .head .button") == [], size
            assert await person.page.evaluate(_CUT, "dialog[open] nav .button") == [], size


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize(("width", "height"), [(667, 375), (640, 360), (568, 320), (320, 568)])
async def test_a_smaller_phone_can_scroll_to_everything(
    server: Server, browser: Browser, seats: int, width: int, height: int
) -> None:
    size = {"width": width, "height": height}
    async with at_table(
        server, browser, seats, has_real_die=True, viewport=size, locale="de-DE"
    ) as person:
        settings = json.dumps({"speed": "quick", "sums": True, "hints": True})
        await person.page.evaluate(f"localStorage.setItem('exactly.settings', '{settings}')")
        await person.page.reload()
        for name in ("0", "5"):
            face = person.page.get_by_role("button", name=name, exact=True)
            await face.click(trial=True)  # it can be scrolled to, and is not covered
        for part in (".own .plate", ".prompt"):
            end = await person.page.locator(part).first.evaluate(
                "(part) => part.getBoundingClientRect().bottom + scrollY"
            )
            whole = await person.page.evaluate("document.documentElement.scrollHeight")
            assert end < whole + 1  # an integer


async def test_a_lost_connection_is_shown_with_the_other_notices(
    server: Server, browser: Browser
) -> None:
    async with at_table(
        server, browser, 4, excused="Failed to load|WebSocket connection"
    ) as person:
        await person.page.locator("button[data-die]").wait_for()
        await person.page.context.set_offline(True)
        await person.page.locator(".prompt", has_text="Connection lost.").wait_for()
        assert await person.page.locator("button[data-die]").count() == 0
        for size in SIZES:
            assert await wrongs_at(person, size) == [], size
            assert await person.page.evaluate(_CUT, ".prompt .reason") == [], size
        await person.page.context.set_offline(False)
