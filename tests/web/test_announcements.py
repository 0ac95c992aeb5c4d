"""With a screen reader's ears: what happens is told once, in order; so is what is to be done."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.async_api import Browser

from browsing import Person, visit
from exactly.records import parse_move, parse_rules
from exactly.rules import PASS, Face, Roll, Setup, State, apply, legal_moves, new_game
from exactly.server.event_log_sql import open_log
from wire import Server, make_table

TIE = "A tie for who begins: it takes another throw."
THROWN = (
    *(("20", None), ("20", None), ("5", None), ("?", None)),  # a tie, and then seat 2 begins
    *(("50", "50:C>2"), ("0", None), ("20", "20:C>2"), ("0", None), ("20", "20:C>2"), ("0", None)),
    ("5", "5:C>2"),
)
"""What a real die shows, and what is done with it: exactly one euro."""
REAL_DIE = ("throw, then tap what it shows.", "throw your die, then tap what it shows.")
"""How people are asked to throw one, for who begins and for a turn."""
ROLLS_HEARD = "(count) => window.heard.filter((told) => told.includes(' rolls ')).length === count"
ALL_HEARD = "(many) => window.heard.length - window.heard.indexOf('The game begins.') >= many"


async def test_every_event_of_a_game_is_announced_once_in_order(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, server.address) as person:
        await person.page.get_by_label("Euros to win").filter(visible=True).select_option("1")
        await person.press("Sit down")  # two on this device
        await person.page.wait_for_url("**/t/*")
        await person.press("Begin")  # without names
        await person.play("mouse")
        await person.page.locator(".end").wait_for()
        due = list(_due(await events_of(server, person.code), "standard+target=1"))
        said = await told_of_the_game(person, len(due))
    assert [text.startswith(begin) for text, begin in zip(said, due, strict=True)] == [True] * len(
        due
    )


async def test_a_tie_who_begins_and_a_new_round_are_announced(
    server: Server, browser: Browser
) -> None:
    code, secret = await make_table(server.address, dice="companion")
    async with visit(browser, f"{server.address}/t/{code}#{secret}") as person:
        for _ in range(2):
            await person.sit_here()
        await person.press("Begin")
        die = person.page.get_by_role("group", name="What does your die show?")
        for count, (face, move) in enumerate(THROWN, start=1):
            await die.get_by_role("button", name=face, exact=True).click()
            await person.page.wait_for_function(ROLLS_HEARD, arg=count)
            if move:
                await person.page.locator(".can").first.wait_for()
                await person.move(move, "mouse")
        await person.page.get_by_text("A new round").wait_for(state="attached")
        await die.wait_for()
        due = list(_due(await events_of(server, person.code), "standard", REAL_DIE))
        said = await told_of_the_game(person, len(due))
    assert due.count(TIE) == 1
    assert due[-2:] == ["A new round: Player 1 begins.", f"Player 1, {REAL_DIE[1]}"]
    assert [text.startswith(begin) for text, begin in zip(said, due, strict=True)] == [True] * len(
        due
    )


async def told_of_the_game(person: Person, many: int) -> list[str]:
    """Return what was said from the beginning of the game, once so much was said."""
    await person.page.wait_for_function(ALL_HEARD, arg=many)
    heard = await person.heard()
    return heard[heard.index("The game begins.") :]


async def events_of(server: Server, code: str) -> list[dict[str, Any]]:
    """Return what happened at a table, from the beginning of the game."""
    log = open_log(server.database)
    kept = await log.read(code)
    await log.close()
    events = [event for each in kept for event in json.loads(f"[{each.body}]")]
    begun = next(n for n, event in enumerate(events) if event["type"] == "game-started")
    return events[begun:]


def _due(
    events: Iterable[dict[str, Any]], rules: str, die: tuple[str, str] = ("throw the die.",) * 2
) -> Iterator[str]:
    """Say how a game is told where both sit at one device, or how each sentence begins.

    `die` is how they are asked to throw it, for who begins and for a turn.
    """
    state = new_game(Setup(2, parse_rules(rules)))
    for event in events:
        if event["type"] == "bytes-given":
            continue
        yield _told(event)
        before, state = state, _after(state, event)
        takes_euro = state.euros != before.euros  # that is told first
        if before.starting and state is not before:
            yield from _told_of_start(state)
        if event["type"] == "euro-taken" and not state.is_over:
            yield f"A new round: Player {state.active} begins."
        if not (takes_euro or state.is_over):
            yield from _called(state, *die)


def _told(event: dict[str, Any]) -> str:
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


def _after(state: State, event: dict[str, Any]) -> State:
    match event["type"]:
        case "rolled":
            return apply(state, Roll(Face(event["face"])))
        case "moved":
            return apply(state, parse_move(event["move"]))
    return state


def _told_of_start(state: State) -> Iterator[str]:
    if state.starting is None:
        yield f"Player {state.active} threw highest and begins."
    elif not state.starting.faces:
        yield TIE


def _called(state: State, to_begin: str, for_a_turn: str) -> Iterator[str]:
    """Call who is to act; a turn without a move goes on by itself."""
    if state.starting:
        yield f"Who begins? Player {state.starting.next_seat}, {to_begin}"
    elif state.face is None:
        yield f"Player {state.active}, {for_a_turn}"
    elif legal_moves(state) != (PASS,):
        yield "Choose "
