"""The script time per frame of the page while coins fly.

A game against a computer player in Debian's Chromium, with animations at their usual speed. For
every frame, the time of all script in it is added up. The limit is the time of a frame at 60 frames
per second. Needs the built page (`scripts/page`): `scripts/bench page_flight`.
"""

import asyncio
import json
import os
from contextlib import suppress
from statistics import median, quantiles
from typing import Any

from playwright.async_api import Browser, Error, Page, async_playwright

from served.observed import run

_PORT = 8394
_SECONDS = float(os.environ.get("SECONDS_EACH", "40"))
_LIMIT = 1000 / 60
_SCRIPT = frozenset({"FunctionCall", "EvaluateScript", "v8.callFunction", "RunMicrotasks"})
_FRAME = "Commit"  # a frame is shown on the screen
_WATCH = """
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    if (node.nodeType === 1 && node.matches(".flying")) performance.mark("coin-flies");
  }
}).observe(document, { childList: true, subtree: true });
"""
_FLIGHT = 0.6  # seconds, longer than a coin's flight


async def play(page: Page) -> None:
    """Play legal moves until the time is over."""
    movable = page.locator(".pile.can, .stack.can [data-coin]")
    while True:
        with suppress(Error):  # the other player was faster
            if await page.locator("button[data-die]").count():
                await page.locator("button[data-die]").click(timeout=2000, force=True)
            elif await movable.count():
                await movable.first.click(timeout=2000, force=True)
                await page.locator(".target").first.click(timeout=2000, force=True)
        await page.wait_for_timeout(100)


async def trace(browser: Browser, address: str) -> list[dict[str, Any]]:
    """Return the browser's trace of a game."""
    page = await browser.new_page(viewport={"width": 1024, "height": 768})
    await page.add_init_script(_WATCH)
    await page.goto(address)
    await page.get_by_role("button", name="Play", exact=True).click()
    await page.locator("[data-die]").first.wait_for()
    categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
    await browser.start_tracing(page=page, categories=categories)
    playing = asyncio.create_task(play(page))
    await asyncio.sleep(_SECONDS)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    events: list[dict[str, Any]] = json.loads(await browser.stop_tracing())["traceEvents"]
    return events


def script_in_frames(events: list[dict[str, Any]]) -> list[float]:
    """Return the milliseconds of script in each frame during which a coin flew."""
    flights = [event["ts"] for event in events if event["name"] == "coin-flies"]
    main = next(event["tid"] for event in events if event["name"] == "coin-flies")
    ours = sorted((event for event in events if event["tid"] == main), key=lambda each: each["ts"])
    frames = [event["ts"] for event in ours if event["name"] == _FRAME]
    scripts = [0.0] * len(frames)
    frame, until = -1, 0.0
    for event in ours:
        if event["name"] == _FRAME:
            frame += 1
        is_inside = event["ts"] < until  # inside a script that was counted already
        if event["name"] in _SCRIPT and event.get("ph") == "X" and not is_inside and frame >= 0:
            until = event["ts"] + event.get("dur", 0)
            scripts[frame] += event.get("dur", 0) / 1000
    return [
        script
        for script, began in zip(scripts, frames, strict=True)
        if any(0 <= began - flight < _FLIGHT * 1e6 for flight in flights)
    ]


async def main() -> None:
    """Measure, and print."""
    with run(_PORT):
        async with async_playwright() as chromes:
            browser = await chromes.chromium.launch(
                executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
            )
            events = await trace(browser, f"http://127.0.0.1:{_PORT}")
            await browser.close()
    frames = script_in_frames(events)
    flights = sum(event["name"] == "coin-flies" for event in events)
    print(f"{flights} flights, {len(frames)} frames, milliseconds of script in a frame:")
    print(f"median {median(frames):.2f}, 99 of 100 below {quantiles(frames, n=100)[98]:.2f}")
    print(f"largest {max(frames):.2f}, limit {_LIMIT:.1f}")


if __name__ == "__main__":
    asyncio.run(main())
