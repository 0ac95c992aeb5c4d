"""The set-up of a state: a separate device, with a page on which time can be stopped."""

import json
import re
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any

from playwright.async_api import Browser, Page, ViewportSize

from photographs.laid import Laid, NotReachedError, lay_table
from photographs.views import Size
from support.browsing import Person, visit

__all__ = ["Scene", "Studio"]

_SOON = 30_000
"""Milliseconds after which a state counts as not reached."""
_NETWORK = r"Failed to load resource|Service Worker registration blocked|WebSocket connection to"
"""Messages of the browser itself for a missing file or a lost connection."""
_USUAL = {"speed": "quick", "knowsLimit": True, "name": "Ana"}

_STAND_STILL = """
([shown, read]) => {
  const isSeen = (selector) => [...document.querySelectorAll(selector)].some(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length);
  if (!shown.every(isSeen) || !document.body.innerText.includes(read)) return false;
  const last = setTimeout(() => undefined);
  for (let timer = 1; timer <= last; timer += 1) clearTimeout(timer);
  const now = Date.now();
  Date.now = () => now;
  return true;
}
"""
"""A script that stops time once the state is shown: no timer ends, and no animation goes on."""

_MISSING = """
(shown) => {
  const gone = shown.filter((selector) => !document.querySelector(selector));
  const isCutOff = document.querySelector(".lost") && !shown.includes(".lost");
  return isCutOff ? [...gone, "the connection"] : gone;
}
"""

_SPEAK = """
(language) => {
  if (document.documentElement.lang === language) return true;
  const isChoice = (select) => ["en", "de", "fr", "es"].every(
    (code) => [...select.options].some(({ value }) => value === code));
  const choice = [...document.querySelectorAll("select")].find(isChoice);
  if (!choice) return false;
  choice.value = language;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}
"""
"""A script that changes the language, without opening the menu."""

_SETTLE = """
async (at) => {
  for (const image of document.images) image.loading = "eager";
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  if (at) document.querySelector(at)?.scrollIntoView({ block: "start", behavior: "instant" });
  else scrollTo({ top: 0, behavior: "instant" });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
"""


class Studio:
    """The parts that all states share: a server, a browser, and tables that are made only once."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        self.browser = browser
        self.kept: dict[str, Any] = {}
        """Objects that several states share, such as finished games."""


class Scene:
    """The set-up of a state, for one kind of device, in one language."""

    def __init__(
        self,
        studio: Studio,
        stack: AsyncExitStack,
        size: Size,
        language: str,
        settings: Mapping[str, Any],
    ) -> None:
        self.studio = studio
        self.address = studio.address
        self.stack = stack
        self._size = size
        self._language = language
        self._settings = settings
        self._person: Person | None = None
        self._tables: list[Laid] = []

    @property
    def person(self) -> Person:
        """The user of the page."""
        if self._person is None:
            raise NotReachedError("no page was opened")
        return self._person

    @property
    def page(self) -> Page:
        """The page."""
        return self.person.page

    async def open(self, address: str = "/", **options: Any) -> Page:
        """Open a page, in a new browser context with only the settings."""
        settings = {**_USUAL, "language": self._language, **self._settings}
        pairs = (("exactly.settings", settings), *options.pop("kept", {}).items())
        stored = [{"name": name, "value": json.dumps(value)} for name, value in pairs]
        self._person = await self.stack.enter_async_context(
            visit(
                self.studio.browser,
                address if address.startswith("http") else self.address + address,
                excused=_NETWORK,
                viewport=viewport(self._size),
                has_touch=self._size.is_phone,
                is_mobile=self._size.is_phone,
                storage_state={
                    "cookies": [],
                    "origins": [{"origin": self.address, "localStorage": stored}],
                },
                **options,
            )
        )
        self.page.set_default_timeout(_SOON)
        return self.page

    async def go(self, address: str) -> None:
        """Go to another page of the site."""
        await self.page.goto(self.address + address)

    async def lay(self, seats: int, **options: Any) -> Laid:
        """Create a table with a game; its players stay until the screenshot is taken."""
        laid = await lay_table(self.stack, self.address, seats, **options)
        self._tables.append(laid)
        return laid

    async def see(self, selector: str) -> None:
        """Wait until an element is visible."""
        await self.page.locator(selector).locator("visible=true").first.wait_for()

    async def press(self, selector: str) -> None:
        """Press the first element of a selector."""
        await self.page.locator(selector).first.click()

    async def move(self, move: str) -> None:
        """Move a coin with two clicks, legal or not."""
        coin, source, target = re.split("[:>]", move)
        pile = f".pile[data-coin='{coin}']"
        await self.press(
            pile if source == "C" else f"button[data-place='{source}'] [data-coin='{coin}']"
        )
        await self.press(pile if target == "C" else f"button[data-place='{target}']")

    async def stand_still(self, shown: tuple[str, ...], read: str, *, is_brief: bool) -> None:
        """Wait until a state is shown, and stop the time."""
        read = read if self._language == "en" else ""
        if not is_brief:
            for selector in shown:
                await self.see(selector)
            await self.page.wait_for_timeout(150)  # other parts of the state appear, too
        await self.page.wait_for_function(_STAND_STILL, arg=[list(shown), read])

    async def missing(self, shown: tuple[str, ...]) -> list[str]:
        """Return which elements or players have disappeared."""
        gone: list[str] = await self.page.evaluate(_MISSING, list(shown))
        guests = [guest for laid in self._tables for guest in laid.guests.values()]
        return gone + ["somebody at the table" for guest in guests if guest.is_cut_off]

    async def speak(self, language: str) -> None:
        """Change only the language."""
        if not await self.page.evaluate(_SPEAK, language):
            raise NotReachedError("there is no choice of languages")
        spoken = "(language) => document.documentElement.lang === language"
        await self.page.wait_for_function(spoken, arg=language)

    async def turn_to(self, size: Size, at: str | None) -> None:
        """Change the size of the screen, and wait until the layout is stable."""
        await self.page.set_viewport_size(viewport(size))
        await self.page.evaluate(_SETTLE, at)


def viewport(size: Size) -> ViewportSize:
    """Return a size as a browser's viewport."""
    return {"width": size.width, "height": size.height}
