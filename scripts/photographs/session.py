"""Takes screenshots of one state after the other, and continues after a failure."""

import asyncio
import time
from collections.abc import Iterable
from pathlib import Path

from photographs.scene import Studio
from photographs.state import State
from photographs.taking import Photographer
from photographs.views import Shot, Wishes

__all__ = ["photograph"]

_LONGEST = 180.0
"""Seconds after which a state counts as not reached."""
_TRIES = 3
"""The number of tries: a busy machine may lose connections, and then shows another state."""


async def photograph(
    studio: Studio, wanted: Iterable[tuple[int, State]], wishes: Wishes, folder: Path
) -> dict[str, str]:
    """Take screenshots of states, each with its number; return why some were not reached."""
    begin = time.monotonic()
    wanted = list(wanted)
    failed: dict[str, str] = {}
    report = folder / "faults.txt"
    photographer = Photographer(studio, folder, asks_axe=wishes.asks_axe)
    for done, (number, state) in enumerate(wanted, start=1):
        print(f"{done:4}/{len(wanted)} {state.name} ", end="", flush=True)
        since = time.monotonic()
        failure = await _take(photographer, state, wishes.shots(number))
        if failure is None:
            print(f"{time.monotonic() - since:.1f} s", flush=True)
        else:
            print(f"NOT REACHED: {failure}", flush=True)
            failed[state.name] = failure
        report.write_text(photographer.faults.report(), encoding="utf-8")
    minutes = (time.monotonic() - begin) / 60
    print(
        f"{photographer.count} pictures of {len(wanted) - len(failed)} states "
        f"in {minutes:.1f} minutes; {len(photographer.faults)} faults in {report}"
    )
    return failed


async def _take(photographer: Photographer, state: State, shots: list[Shot]) -> str | None:
    """Take the screenshots of a state; return why it was not reached, if so."""
    failure = None
    for _ in range(_TRIES):
        try:
            async with asyncio.timeout(_LONGEST):
                await photographer.take(state, shots)
        except Exception as error:
            failure = f"{type(error).__name__}: {error}".strip()
        else:
            return None
    return failure
