"""With a screen reader's ears: every event of a game is told once, in the order in which it was."""

import json

from playwright.async_api import Browser

from browsing import visit
from exactly.server.event_log_sql import open_log
from wire import Server


async def test_every_event_of_a_game_is_announced_once_in_order(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, server.address) as person:
        await person.page.get_by_label("Euros to win").select_option("1")
        await person.press("Sit down")  # two on this device
        await person.page.wait_for_url("**/t/*")
        await person.press("Begin")  # without names
        await person.play("mouse")
        await person.page.locator(".end").wait_for()
        heard = await person.heard()
        code = person.code
    log = open_log(server.database)
    kept = await log.read(code)
    await log.close()
    events = [event for each in kept for event in json.loads(f"[{each.body}]")]
    begun = next(n for n, event in enumerate(events) if event["type"] == "game-started")
    due = [_told(event) for event in events[begun:] if event["type"] != "bytes-given"]
    said = heard[heard.index("The game begins.") :]
    assert [text.startswith(begin) for text, begin in zip(said, due, strict=True)] == [True] * len(
        due
    )


def _told(event: dict[str, object]) -> str:
    """Return how an event is told, or how that begins."""
    name = f"Player {event.get('seat', event.get('winner'))}"
    match event["type"]:
        case "game-started":
            return "The game begins."
        case "rolled":
            return f"{name} rolls {event['face']}."
        case "moved":
            return f"{name} moves "
        case "euro-taken":
            return "Exactly!"
        case "game-ended":
            return f"{name} wins"
    raise AssertionError(event)
