"""The time from opening the start page to the first roll, for a user who taps without delay.

A phone's screen in Debian's Chromium, at the page's usual speed. The page is opened, the play
button is tapped as soon as it appears, then the die, until it shows its face. Needs the built page
(`scripts/page`): `scripts/bench page_first_roll`.
"""

import asyncio
import os
from statistics import median
from time import perf_counter

from playwright.async_api import Browser, async_playwright

from served.observed import run

_PORT = 8397
_ROUNDS = int(os.environ.get("ROUNDS", "5"))
_LIMIT = 2.0  # seconds
_SHOWN = "() => /[0-9?]/.test(document.querySelector('.die:not(.rolling)')?.textContent ?? '')"


async def open_and_roll(browser: Browser, address: str) -> tuple[float, float, float]:
    """Return the seconds until the play button, until the die, and until the roll is visible."""
    context = await browser.new_context(
        viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True
    )
    page = await context.new_page()
    begun = perf_counter()
    await page.goto(address, wait_until="commit")
    play = page.get_by_role("button", name="Play", exact=True)
    await play.wait_for()
    can_play = perf_counter() - begun
    await play.tap()
    die = page.locator("button[data-die]")
    await die.wait_for()
    can_roll = perf_counter() - begun
    await die.tap(force=True)  # the die moves to draw attention
    await page.wait_for_function(_SHOWN)
    seen = perf_counter() - begun
    await context.close()
    return can_play, can_roll, seen


async def main() -> None:
    """Measure, and print."""
    with run(_PORT):
        async with async_playwright() as chromes:
            browser = await chromes.chromium.launch(
                executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
            )
            address = f"http://127.0.0.1:{_PORT}/"
            rounds = [await open_and_roll(browser, address) for _ in range(_ROUNDS)]
            await browser.close()
    play, roll, seen = (median(times) for times in zip(*rounds, strict=True))
    print(f"two taps, {_ROUNDS} rounds, seconds: {play:.2f} until one can play,")
    print(f"{roll:.2f} until one can roll, {seen:.2f} until the roll is seen, limit {_LIMIT}")


if __name__ == "__main__":
    asyncio.run(main())
