"""Announcements for screen readers: every event and every prompt once, in order."""

import json
import re
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from playwright.async_api import Browser

from exactly.records import parse_move, parse_rules
from exactly.rules import (
    CENTRE,
    ONE_EURO,
    PASS,
    Face,
    Place,
    Roll,
    Setup,
    State,
    apply,
    legal_moves,
    new_game,
)
from exactly.server.event_log.sql_log import open_log
from support.browsing import Person, visit
from support.wire import Server, make_table

TIE = "Tie! The tied players roll again."
LIMIT = "A stack over €1.50 is full: no more coins until it is lower."
Rolls = Sequence[tuple[str, str | None]]
STARTING_ROLLS: Rolls = (("20", None), ("20", None), ("5", None), ("?", None))
"""Rolls of a real die: a tie, and then seat 2 plays first."""
TO_ONE_EURO: Rolls = (
    *(("50", "50:C>2"), ("0", None), ("20", "20:C>2"), ("?", "5:C>1"), ("20", "20:C>2")),
    *(("5", "5:1>C"), ("5", "5:C>2")),
)
"""The following rolls and moves, which make exactly one euro."""
PAST_ONE_EURO: Rolls = (
    *(("50", "50:C>2"), ("50", "50:2>1"), ("20", "20:C>1"), ("50", "50:C>1"), ("10", "10:C>1")),
)
ROLL = "roll the die."
"""The prompts to roll: for the starting roll, and for a turn."""
ROLL_REAL_DIE = "roll, then tap the result."
ROLLS_HEARD = "(count) => window.heard.filter((told) => told.includes(' rolls ')).length === count"
ALL_HEARD = "(many) => window.heard.length - window.heard.indexOf('The game starts.') >= many"


async def test_every_event_of_a_game_is_announced_once_in_order(
    server: Server, browser: Browser
) -> None:
    async with visit(browser, server.address) as person:
        await person.page.get_by_label("Euros to win").filter(visible=True).select_option("1")
        await person.press("Take a seat")  # two on this device
        await person.page.wait_for_url("**/t/*")
        await person.press("Start game")  # without names
        await person.page.locator("[data-die]").first.wait_for()
        await person.page.evaluate("window.heardElsewhere = []")
        await person.play("mouse")
        await person.page.locator(".end").wait_for()
        due = told(await events_of(server, person.code), "standard+target=1", ROLL)
        assert await announced(person, len(due)) == due
        assert await person.heard_elsewhere() == []


async def test_a_tie_the_first_player_and_a_new_round_are_announced(
    server: Server, browser: Browser
) -> None:
    async with real_die(server, browser) as person:
        await roll_and_move(person, (*STARTING_ROLLS, *TO_ONE_EURO))
        await person.page.get_by_text("New round").wait_for(state="attached")
        due = told(await events_of(server, person.code), "standard", ROLL_REAL_DIE)
        assert await announced(person, len(due)) == due
        assert await person.heard_elsewhere() == []
    assert due.count(TIE) == 1
    assert due[-3:] == [
        "Exactly! A euro for Player 2.",
        "All coins go back. New round: Player 1 goes first.",
        f"Player 1, {ROLL_REAL_DIE}",
    ]


async def test_the_limit_is_explained_once_among_the_events(
    server: Server, browser: Browser
) -> None:
    async with real_die(server, browser) as person:
        await roll_and_move(person, (*STARTING_ROLLS, *PAST_ONE_EURO))
        due = told(await events_of(server, person.code), "standard", ROLL_REAL_DIE)
        assert await announced(person, len(due)) == due
        assert await person.heard_elsewhere() == []
    assert due.count(LIMIT) == 1


async def test_a_question_is_announced_once_to_the_players_asked(
    server: Server, browser: Browser
) -> None:
    async with AsyncExitStack() as stack:
        ana = await stack.enter_async_context(visit(browser, server.address))
        await ana.press("Create table")
        await ana.page.get_by_label(re.compile("^Players")).select_option("2")
        await ana.press("Create table")
        await ana.page.wait_for_url("**/t/*")
        bo = await stack.enter_async_context(visit(browser, ana.page.url))
        for person in (ana, bo):
            await person.sit_here()
        await ana.press("Start game")
        for person in (ana, bo):
            await person.page.locator("[data-die]").first.wait_for()
            await person.page.evaluate("window.heardElsewhere = []")
        await ana.press("Settings")
        await ana.press("Ask for a pause")
        await bo.page.get_by_role("button", name="Yes").click()
        await ana.page.locator(".prompt", has_text="The game is paused.").wait_for()
        for person, asked in ((ana, "You asked for a pause."), (bo, "asks for a pause.")):
            heard = await person.heard()
            assert len([text for text in heard if text.endswith(asked)]) == 1
            assert heard.count("The game is paused.") == 1
            assert await person.heard_elsewhere() == []


@asynccontextmanager
async def real_die(server: Server, browser: Browser) -> AsyncIterator[Person]:
    """Start a game of two on one device with a real die."""
    code, secret = await make_table(server.address, dice="companion")
    async with visit(browser, f"{server.address}/t/{code}#{secret}") as person:
        for _ in range(2):
            await person.sit_here()
        await person.press("Start game")
        await person.page.get_by_role("group", name="What does your die show?").wait_for()
        await person.page.evaluate("window.heardElsewhere = []")
        yield person


async def roll_and_move(person: Person, rolls: Rolls) -> None:
    die = person.page.get_by_role("group", name="What does your die show?")
    for count, (face, move) in enumerate(rolls, start=1):
        await die.get_by_role("button", name=face, exact=True).click()
        await person.page.wait_for_function(ROLLS_HEARD, arg=count)
        if move:
            await person.page.locator(".can").first.wait_for()
            await person.move(move, "mouse")
    await die.wait_for()


async def announced(person: Person, count: int) -> list[str]:
    """Return the announcements since the start of the game, once there are `count`."""
    await person.page.wait_for_function(ALL_HEARD, arg=count)
    heard = await person.heard()
    return heard[heard.index("The game starts.") :]


async def events_of(server: Server, code: str) -> list[dict[str, Any]]:
    """Return the events of a table since the start of the game."""
    log = open_log(server.database)
    kept = await log.read(code)
    await log.close()
    events = [event for each in kept for event in json.loads(f"[{each.body}]")]
    begun = next(n for n, event in enumerate(events) if event["type"] == "game-started")
    return events[begun:]


def told(events: Iterable[dict[str, Any]], rules: str, roll: str) -> list[str]:
    """Return the announcements of a game on one device that has not seen the limit before."""
    said: list[str] = []
    state = new_game(Setup(2, parse_rules(rules)))
    for event in events:
        if event["type"] == "bytes-given":
            continue
        said.append(_told(event))
        before, state = state, _after(state, event)
        takes_euro = state.euros != before.euros  # announced first
        if LIMIT not in said and any(stack.total > ONE_EURO for stack in state.stacks):
            said.append(LIMIT)
        if before.starting and state is not before:
            said.extend(_told_of_start(state))
        if event["type"] == "euro-taken" and not state.is_over:
            said.append(f"All coins go back. New round: Player {state.active} goes first.")
        if not (takes_euro or state.is_over):
            said.extend(_called(state, roll))
    return said


def _told(event: dict[str, Any]) -> str:
    name = f"Player {event.get('seat', event.get('winner'))}"
    match event["type"]:
        case "game-started":
            return "The game starts."
        case "rolled":
            return f"{name} rolls “{event['face']}”."
        case "moved":
            return _told_of_move(name, event["seat"], event["move"])
        case "euro-taken":
            names = " and ".join(f"Player {seat}" for seat in event["seats"])
            return f"Exactly! A euro{' each' if len(event['seats']) > 1 else ''} for {names}."
        case "game-ended":
            return f"{name} wins the game."
    raise AssertionError(event)


def _told_of_move(name: str, seat: int, text: str) -> str:
    move = parse_move(text)
    if move is PASS:
        return f"{name} passes."

    def stack(place: Place) -> str:
        if place is CENTRE:
            return "the centre"
        return "their own stack" if place == seat else f"Player {place}"

    return f"{name} moves a {move.coin} from {stack(move.source)} to {stack(move.target)}."


def _after(state: State, event: dict[str, Any]) -> State:
    match event["type"]:
        case "rolled":
            return apply(state, Roll(Face(event["face"])))
        case "moved":
            return apply(state, parse_move(event["move"]))
    return state


def _told_of_start(state: State) -> Iterator[str]:
    if state.starting is None:
        yield f"Player {state.active} rolled highest and goes first."
    elif not state.starting.faces:
        yield TIE


def _called(state: State, roll: str) -> Iterator[str]:
    """Yield the prompt for the seat to act; a turn without a move needs none."""
    if state.starting:
        yield f"Highest roll goes first. Player {state.starting.next_seat}, {roll}"
    elif state.face is None:
        yield f"Player {state.active}, {roll}"
    elif legal_moves(state) != (PASS,):
        coin = "any coin" if state.face is Face.WILD else f"a {state.face.value}"
        yield f"Pick {coin}, then a stack."
