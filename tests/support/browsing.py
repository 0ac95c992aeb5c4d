"""Simulated users of the page, for tests: they use a mouse, keys or touch."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Literal

from playwright.async_api import Browser, ConsoleMessage, Error, Page, async_playwright
from playwright.async_api import TimeoutError as Timeout

from exactly.players import GreedyPlayer
from exactly.records import parse_position, parse_rules, write_move
from exactly.rules import PASS, legal_moves
from support.wire import PATIENCE, browse

__all__ = ["WHOLE_GAME", "Person", "chromium", "visit"]

_ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
WHOLE_GAME = 600.0
"""Seconds after which an unfinished game is a failure."""
_A_MOMENT = 1000  # milliseconds between two checks whether the game is over
_A_TRY = 2000  # milliseconds for an element that may have disappeared

_WATCH = """
window.shifts = [];
const answers = [];
for (const kind of ["pointerdown", "click", "keydown"]) addEventListener(kind, () => {
  const answer = { begin: performance.now(), end: Infinity };
  answers.push(answer);
  requestAnimationFrame(() => requestAnimationFrame(() => (answer.end = performance.now())));
}, true);
const isAnswer = ({ startTime, hadRecentInput }) => hadRecentInput
  || answers.some(({ begin, end }) => begin <= startTime && startTime <= end);
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!isAnswer(entry)) {
    const where = entry.sources.map(({ node }) => (node?.className ? node : node?.parentElement));
    window.shifts.push([entry.value, ...where.map((node) => String(node?.className))]);
  }
}).observe({ type: "layout-shift", buffered: true });
window.heard = [];
window.heardElsewhere = [];
const regions = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
const hear = (node, isWhole) => {
  const place = node.nodeType === 1 ? node : node.parentElement;
  const region = place?.closest(regions);
  if (region?.matches("[data-announcer]")) {
    if (isWhole && place.parentElement === region) window.heard.push(place.textContent);
  } else if (region) window.heardElsewhere.push(region.textContent.trim());
};
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    hear(target, false);
    for (const node of addedNodes) hear(node, node.nodeType === 1);
  }
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""A script that records layout shifts and the output of a screen reader.

A shift after a tap is a response, not a jump: for half a second, as browsers define it, or until
the next frame if a busy machine takes longer.
"""

_LATE = r"The resource \S+ was preloaded using link preload but not used within a few seconds"
"""Chromium's warning about a font on a busy machine."""

Means = Literal["mouse", "taps", "keys"]


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Start Debian's Chromium."""
    async with async_playwright() as play:
        started = await play.chromium.launch(
            executable_path="/usr/bin/chromium", args=list(_ARGUMENTS), timeout=1000 * PATIENCE
        )
        yield started
        await started.close()


@asynccontextmanager
async def visit(
    browser: Browser, address: str, *, excused: str = "$.", **options: Any
) -> AsyncIterator["Person"]:
    """Open a page in a new browser context; fail for any error in it.

    `excused` is a pattern of messages that the browser itself may log: a page cannot prevent them
    if a server is down, or refuses a request.
    """
    context = await browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce"} | options)
    context.set_default_timeout(1000 * PATIENCE)
    await context.add_init_script(_WATCH)
    await context.add_init_script(
        "localStorage.getItem('exactly.settings') ?? "
        "localStorage.setItem('exactly.settings', JSON.stringify({ speed: 'quick' }))"
    )
    page = await context.new_page()
    wrongs: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not re.match(
            f"{_LATE}|{excused}", message.text
        ):
            wrongs.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: wrongs.append(str(error)))
    await page.goto(address)
    yield Person(page)
    assert not wrongs, wrongs
    await context.close()


class Person:
    """A user of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts = 0
        """The number of rolls and moves so far."""

    @property
    def code(self) -> str:
        """Return the code of the table from the address."""
        return self.page.url.partition("/t/")[2][:6]

    async def press(self, name: str) -> None:
        """Press the button, or follow the link, with this name."""
        button = self.page.get_by_role("button", name=name, exact=True)
        link = self.page.get_by_role("link", name=name, exact=True)
        await button.or_(link).first.click()

    async def sit_here(self) -> None:
        """Take the first seat that is free, and wait until it is not."""
        free = self.page.get_by_role(
            "button", name=re.compile("^(Sit here|Add player on this device)$")
        )
        await free.first.wait_for()
        last = await free.count() - 1
        await free.first.click()
        await free.nth(last).wait_for(state="detached")

    async def sees(self, text: str) -> None:
        """Wait until this text is visible."""
        await self.page.get_by_text(text).first.wait_for()

    async def heard(self) -> list[str]:
        """Return the announcements to a screen reader."""
        said: list[str] = await self.page.evaluate("window.heard")
        return said

    async def heard_elsewhere(self) -> list[str]:
        """Return the announcements to a screen reader that are not from the log of the game."""
        said: list[str] = await self.page.evaluate("window.heardElsewhere.filter((text) => text)")
        return said

    async def forget_shifts(self) -> None:
        """Forget all layout shifts so far."""
        await self.page.locator("[data-die]").first.wait_for()
        await self.page.evaluate("window.shifts = []")

    async def shifts(self) -> list[Any]:
        """Return the elements that shifted since then, and the cumulative shift."""
        jumped: list[Any] = await self.page.evaluate("window.shifts")
        return jumped

    async def is_over(self) -> bool:
        """Return whether the page shows the end of a game."""
        return await self.page.locator(".end").count() > 0

    async def play(self, by: Means, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over or a condition holds, with moves by these means."""
        async with asyncio.timeout(WHOLE_GAME):
            while not (until() or await self.is_over()):
                if not await self.do_what_is_asked(by):
                    await self.something_to_do("button[data-die], .can, .end")

    async def something_to_do(self, selector: str) -> None:
        """Wait until the page asks for an action, or for a moment, as others may act first."""
        with suppress(Timeout):
            await self.page.locator(selector).first.wait_for(state="attached", timeout=_A_MOMENT)

    async def do_what_is_asked(self, by: Means) -> bool:
        """Roll the die or move a coin, if it is this device's turn; return whether it was."""
        page = self.page
        try:
            if await page.locator("button[data-die]").count():
                await self._roll(by)
            elif await page.locator(".can").count():
                await self.move(await self.choose(), by, _A_TRY)
                await page.locator(".can").first.wait_for(state="detached", timeout=_A_TRY)
            else:
                return False
        except Error:  # another player was faster, or the page is reloading
            return False
        self.acts += 1
        return True

    async def _roll(self, by: Means) -> None:
        if by == "keys":
            await self.page.keyboard.press("Enter")
        elif by == "taps":
            # Forced, since the die may move all the time while it waits for a roll.
            await self.page.locator("button[data-die]").tap(timeout=_A_TRY, force=True)
        else:
            await self.page.locator("button[data-die]").click(timeout=_A_TRY)

    async def choose(self) -> str:
        """Return the move of the player `greedy`.

        If the move was made already, and the page does not yet show it, there is no move.
        """
        address = self.page.url.partition("/t/")[0]
        async with browse(address) as web:
            table = (await web.get(f"/api/tables/{self.code}")).json()
        state = parse_position(table["view"]["position"], parse_rules(table["options"]["rules"]))
        return write_move(GreedyPlayer().choose(state) if legal_moves(state) else PASS)

    async def move(self, move: str, by: Means, timeout: float | None = None) -> None:
        """Move a coin, legal or not; try for `timeout` milliseconds."""
        page = self.page
        if move == "pass":
            return  # the page passes by itself
        coin, source, target = re.split("[:>]", move.replace("C", "0"))
        if by == "keys":
            await self._move_by_keys(coin, source, target)
        elif by == "taps":
            await page.locator(_coin(coin, source)).first.tap(timeout=timeout)
            await page.locator(_stack(target)).first.tap(timeout=timeout)
        else:
            await page.locator(_coin(coin, source)).first.drag_to(
                page.locator(_stack(target)).first, timeout=timeout
            )

    async def _move_by_keys(self, coin: str, source: str, target: str) -> None:
        page = self.page
        await page.keyboard.press(source)
        choice = page.locator(f".choice button[aria-label*=' {coin}']").first
        if await choice.count():
            while not await choice.evaluate("(button) => button === document.activeElement"):
                await page.keyboard.press("Tab")
            await page.keyboard.press("Enter")
        await page.keyboard.press(target)


def _stack(place: str) -> str:
    return ".centre" if place == "0" else f"button[data-place='{place}']"


def _coin(coin: str, place: str) -> str:
    if place == "0":
        return f".pile[data-coin='{coin}']"
    return f"button[data-place='{place}'] [data-coin='{coin}']"
