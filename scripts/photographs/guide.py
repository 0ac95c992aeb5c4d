"""Takes the pictures of the player's guide in all languages, and those of the README."""

import argparse
import asyncio
import sys
from base64 import b64encode
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Literal

from photographs.guide_pictures import PICTURES, README_PICTURES, Picture, path_of
from photographs.guide_states import GUIDE_STATES
from photographs.laid import NotReachedError
from photographs.scene import Scene, Studio
from photographs.serving import serve_page
from photographs.states import STATES
from photographs.views import LANGUAGES, Size
from support.browsing import chromium

_QUALITY = 70
_GAP = 16
"""Pixels between states side by side."""
_TRIES = 3
"""A busy machine may lose connections, and then shows another state."""
_LONGEST = 180.0
"""Seconds after which a state counts as not reached."""

_BOX = """
([selectors, margin]) => {
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
  const left = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - margin);
  const top = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - margin);
  const right = Math.min(innerWidth, Math.max(...boxes.map(({ right }) => right)) + margin);
  const bottom = Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom)) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
"""

_STATES = {state.name: state for state in (*STATES, *GUIDE_STATES)}


async def _take(studio: Studio, picture: Picture, language: str, path: Path) -> None:
    """Take a picture; raises an error if a state is not reached."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if len(picture.states) == 1:
        jpeg = await _screenshot(studio, picture, picture.states[0], language, "jpeg")
    else:
        screens = [
            await _screenshot(studio, picture, state, language, "png") for state in picture.states
        ]
        jpeg = await _side_by_side(studio, screens, picture.size)
    path.write_bytes(jpeg)


async def _screenshot(
    studio: Studio, picture: Picture, name: str, language: str, kind: Literal["jpeg", "png"]
) -> bytes:
    state = _STATES[name]
    async with asyncio.timeout(_LONGEST), AsyncExitStack() as stack:
        scene = Scene(studio, stack, picture.size, language, state.settings)
        await state.set_up(scene)
        await scene.stand_still(state.shows, state.reads, is_brief=state.is_brief)
        await scene.turn_to(picture.size, state.at)
        clip: Any = None
        if picture.parts:
            clip = await scene.page.evaluate(_BOX, [list(picture.parts), picture.margin])
        quality = _QUALITY if kind == "jpeg" else None
        taken = await scene.page.screenshot(
            type=kind, quality=quality, clip=clip, animations="disabled"
        )
        if gone := await scene.missing(state.shows):
            raise NotReachedError(f"gone: {', '.join(gone)}")
    return taken


async def _side_by_side(studio: Studio, screens: Sequence[bytes], size: Size) -> bytes:
    width = len(screens) * (size.width + _GAP) - _GAP
    page = await studio.browser.new_page(viewport={"width": width, "height": size.height})
    sources = [f"data:image/png;base64,{b64encode(screen).decode()}" for screen in screens]
    images = "".join(f"<img src='{source}'>" for source in sources)
    await page.set_content(
        f"<body style='margin: 0; display: flex; gap: {_GAP}px; background: white'>{images}</body>"
    )
    await page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    jpeg = await page.screenshot(type="jpeg", quality=_QUALITY)
    await page.close()
    return jpeg


async def _photograph(address: str, wanted: Sequence[tuple[Picture, str | None]]) -> list[str]:
    """Take pictures; return the names of those that could not be taken."""
    failed = []
    async with chromium() as browser:
        studio = Studio(address, browser)
        for done, (picture, language) in enumerate(wanted, start=1):
            path = path_of(picture, language)
            where = "/".join(path.parts[-2:])
            print(f"{done:4}/{len(wanted)} {where} ", end="", flush=True)
            for _ in range(_TRIES):
                try:
                    await _take(studio, picture, language or "en", path)
                except Exception as error:
                    reason = f"{type(error).__name__}: {error}".splitlines()[0]
                    print(f"(again: {reason}) ", end="", flush=True)
                else:
                    print(f"{path.stat().st_size / 1000:.0f} kB", flush=True)
                    break
            else:
                print("NOT TAKEN", flush=True)
                failed.append(where)
    return failed


def main() -> int:
    """Take the pictures that are wanted; return 1 if one could not be taken."""
    parser = argparse.ArgumentParser(
        prog="scripts/pictures --guide",
        description="Takes the pictures of the player's guide and of the README.",
    )
    parser.add_argument("--only", nargs="+", metavar="NAME", help="only these, such as 'roll'")
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--readme", action="store_true", help="only those of the README")
    arguments = parser.parse_args()
    pictures: list[tuple[Picture, str | None]] = [(each, None) for each in README_PICTURES]
    if not arguments.readme:
        pictures += [(each, language) for each in PICTURES for language in arguments.lang]
    wanted = [each for each in pictures if not arguments.only or each[0].name in arguments.only]
    with serve_page() as address:
        failed = asyncio.run(_photograph(address, wanted))
    for where in failed:
        print(f"scripts/pictures: {where} was not taken", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
