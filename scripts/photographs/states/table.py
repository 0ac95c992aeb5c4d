"""A game at the table, from two seats to six: the turns, the hints, and the dialogs."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from exactly.rules import SEATS
from photographs.scene import Scene
from photographs.state import State
from photographs.states.start import long_game

__all__ = ["TABLE"]

_ASKED = ".die.asks button[data-die]"
_LIT = ".can"
_OWN = ".place.own .seat.active"
_FEW_AND_MANY = (2, 6)
_HELPS = {"hints": True, "sums": True}
_FULL = ("50.50.50.10", "50.50.50.10", "50.20.5", "20.20.10.5.5", "50.50.20.10", "10.5")
_BO_FULL = ("50.20.20.5", "50.50.50.10", "50.20.5", "20.20.10.5.5", "50.50.20.10", "10.5")
_ALMOST = ("50.20.20", "50.50.20.10", "50.20.5", "20.20.10.5.5", "50.50.50.5", "10.5")
_STUCK = ".".join(["20"] * 5 + ["10"] * 5 + ["5"] * 5)
"""A stack above 1.50, without a coin of 50."""
_LONG = "Who would have thought that a five would do it: now I need twenty more, and so do you!"
_MANY_TURNS = 40

Play = Callable[..., Awaitable[None]]


async def _simply(scene: Scene, seats: int, **options: Any) -> None:
    laid = await scene.lay(seats, **options)
    await scene.open(laid.link)


async def _watching(scene: Scene, seats: int, *, is_offered: bool = False) -> None:
    laid = await scene.lay(seats, face="20", active=2)
    if is_offered:
        await laid.say(seats, "offer-seat")
    await scene.open(laid.watching)


async def _starting_rolled(scene: Scene, seats: int) -> None:
    """Wait for the last starting roll."""
    laid = await scene.lay(seats, face="")
    for seat in range(1, seats):
        await laid.say(seat, "roll")
    await scene.open(laid.link)


async def _starting_tied(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, face="", dice="companion")
    for seat in range(1, seats + 1):
        await laid.say(seat, "roll", face="20" if seat < 3 else "5")
    await scene.open(laid.link)


async def _in_hand(scene: Scene, seats: int, face: str = "20") -> None:
    await _simply(scene, seats, face=face)
    await scene.press(".pile[data-coin='20']")


async def _which_coin(scene: Scene, seats: int) -> None:
    """Tap a stack with several movable coins, but none of the coins."""
    await _simply(scene, seats, face="?")
    await scene.see(f".place.own {_LIT}")
    stack = scene.page.locator(".place.own button[data-place]")
    width: float = await stack.evaluate("(stack) => stack.clientWidth")
    await stack.click(position={"x": width / 2, "y": 3})


async def _chances(scene: Scene, seats: int) -> None:
    await _simply(scene, seats, face="20")
    await scene.press(".chances summary")


async def _call(scene: Scene, seats: int) -> None:
    await _simply(scene, seats, face="10", stacks=_ALMOST)
    await scene.move("10:C>1")


async def _next_round(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, face="10", stacks=_ALMOST)
    await laid.say(1, "move", move="10:C>1")
    await scene.open(laid.link)


async def _refused(scene: Scene, seats: int) -> None:
    await _simply(scene, seats, face="20", stacks=_BO_FULL)
    await scene.move("20:C>2")


async def _moved(scene: Scene, seats: int, *, is_asking: bool) -> None:
    laid = await scene.lay(seats, face="20")
    await scene.open(laid.link)
    await scene.see(_LIT)
    await laid.say(1, "move", move="20:C>1")
    if is_asking:
        await laid.say(1, "ask", question="take-back")


async def _asked(scene: Scene, seats: int, question: str) -> None:
    laid = await scene.lay(seats, active=seats, face="20")
    await laid.say(seats, "move", move="20:C>1")
    await laid.say(seats, "ask", question=question)
    await scene.open(laid.link)


async def _paused(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats)
    await laid.say(2, "ask", question="pause")
    await laid.everybody_agrees(2)
    await scene.open(laid.link)


async def _away(scene: Scene, seats: int) -> None:
    """Show a player absent for a minute, whose seat a computer player may take over."""
    laid = await scene.lay(seats, active=2, face="20")
    await scene.open(laid.link)
    await scene.see("[data-die]")
    await laid.leave(*range(2, min(seats, 3) + 1))
    await scene.see(f".place[data-step='{min(seats, 3) - 1}'] .name svg")
    await scene.page.evaluate("Date.now = ((now) => () => now() + 60_000)(Date.now)")


async def _lost(scene: Scene, seats: int) -> None:
    await _simply(scene, seats)
    await scene.see(_ASKED)
    await scene.page.context.set_offline(True)


async def _menu(scene: Scene, seats: int, *, has_keys: bool = False, **options: Any) -> None:
    await _simply(scene, seats, **options)
    await scene.press("header [aria-haspopup=dialog]")
    if has_keys:
        await scene.press("dialog[open] details summary")


async def _aside(scene: Scene, seats: int, **options: Any) -> None:
    """Open the moves and the chat; on a large screen they are always open."""
    await _simply(scene, seats, **options)
    await _open_aside(scene)


async def _open_aside(scene: Scene) -> None:
    await scene.see("[data-die]")
    button = scene.page.locator(".aside-button")
    await button.evaluate("(button) => button.click()")


async def _said(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats)
    await scene.open(laid.link)
    await scene.see(_ASKED)
    phrases = ("hello", "thinking", "good-luck", "back-soon", "your-turn", "well-played")
    for seat in range(1, seats + 1):
        await laid.say(seat, "say", phrase=phrases[seat - 1])


async def _said_at_length(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, chat="text")
    await scene.open(laid.link)
    await scene.see(_ASKED)
    await laid.say(2, "say", text=_LONG)


async def _all_that_was_said(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, chat="text")
    await laid.say(1, "say", phrase="hello")
    await laid.say(2, "say", text=_LONG)
    await scene.open(laid.link)
    await scene.page.evaluate("Date.now = ((now) => () => now() + 60_000)(Date.now)")
    await _open_aside(scene)


async def _many_moves(scene: Scene, seats: int) -> None:
    key = f"many moves of {seats}"
    if key not in scene.studio.kept:
        scene.studio.kept[key] = await long_game(scene, seats, _MANY_TURNS)
    await scene.open(scene.studio.kept[key].link)
    await _open_aside(scene)


async def _kept(scene: Scene, seats: int, seat: int) -> None:
    laid = await scene.lay(seats, active=seat)
    await laid.say(seat, "seat-computer", player="greedy")
    await scene.open(laid.link)


def _of_all_sizes(seats: int) -> tuple[State, ...]:
    """Return the states that look different with each number of seats."""

    def state(name: str, play: Play, *shows: str, **more: Any) -> State:
        set_up = partial(play, seats=seats)
        return State(name=f"table-{seats}-{name}", set_up=set_up, shows=shows, **more)

    last = f".place[data-step='{seats - 1}']"
    return (
        state("starting-mine", partial(_simply, face=""), _ASKED, "body:not(:has(.starting))"),
        state("starting-rolled", _starting_rolled, ".place.own .starting", f"{last} .seat.active"),
        state("before-roll", _simply, _ASKED),
        state("after-roll", partial(_simply, face="20"), _LIT, _OWN),
        state("coin-in-hand", _in_hand, ".place.own .target", ".lifted, .centre .pile"),
        state("wild", partial(_simply, face="?"), f".place.own {_LIT}", f".pile{_LIT}"),
        state("wild-which-coin", _which_coin, ".choice button"),
        state("wild-coin-in-hand", partial(_in_hand, face="?"), ".place.own .target"),
        state(
            "waiting-for-person",
            partial(_simply, active=2),
            ".place[data-step='1'] .seat.active",
            reads="Bo is playing…",
        ),
        state(
            "computers-turn",
            partial(_simply, active=2, computers=tuple(range(2, seats + 1))),
            ".place[data-step='1'] .seat.active",
            f"{last} .name svg",
        ),
        state(
            "helps-before-roll",
            _simply,
            _ASKED,
            ".chances .percent",
            ".sum",
            settings=_HELPS,
        ),
        state(
            "helps-drawer-closed",
            partial(_simply, face="20"),
            _LIT,
            ".chances details:not([open]) .percent",
            ".sum",
            settings=_HELPS,
        ),
        state("helps-drawer-open", _chances, _LIT, ".chances details[open] li", settings=_HELPS),
        state("own-stack-over-limit", partial(_simply, stacks=_FULL), ".place.own .missing.over"),
        state(
            "limit-explained",
            partial(_simply, stacks=_FULL),
            ".prompt .reason",
            is_brief=True,
            settings={"knowsLimit": False},
        ),
        state(
            "exactly-one-euro",
            _call,
            ".place.own .seat.called",
            is_brief=True,
            is_told_once=True,
            settings={"speed": "calm"},
        ),
        state(
            "next-round",
            _next_round,
            ".place.own .euro:nth-child(2):not(.empty)",
            ".place[data-step='1'] .seat.active",
        ),
        state("refused", _refused, ".prompt .reason", is_brief=True),
        state(
            "own-move-made",
            partial(_moved, is_asking=False),
            ".prompt .line .button",
            reads="Bo is playing…",
        ),
        state(
            "asking-to-take-back",
            partial(_moved, is_asking=True),
            ".over .own .button",
            reads="Bo is playing…",
        ),
        state(
            "asked-to-take-back",
            partial(_asked, question="take-back"),
            ".question .button.main",
        ),
        state("asked-for-pause", partial(_asked, question="pause"), ".question .button.main"),
        state("paused", _paused, ".prompt .line .button", reads="The game is paused."),
        state("away", _away, ".over .button"),
        state("connection-lost", _lost, ".prompt .reason", is_told_once=True),
        state("phrases", _aside, "aside.open .phrases .button"),
        state(
            "said",
            _said,
            *(f".place[data-step='{step}'] .says" for step in range(seats)),
            is_brief=True,
        ),
        state(
            "said-at-length",
            _said_at_length,
            ".place[data-step='1'] .says",
            is_brief=True,
        ),
        state("many-moves", _many_moves, "aside.open li:nth-child(30)"),
        state("watching", _watching, ".watching section", "body:not(:has(.own .mine))"),
        state("watching-seat-offered", partial(_watching, is_offered=True), ".watching .button"),
        state(
            "one-device",
            partial(_simply, is_alone=True, active=2),
            f"{last} .mine",
            _ASKED,
        ),
        state(
            "one-device-sides-turned",
            partial(_simply, is_alone=True, active=2, face="20"),
            ".board.turned",
            ".middle.away",
            settings={"turned": True},
        ),
        state("real-die", partial(_simply, dice="companion"), ".faces .button"),
        state("clock", partial(_simply, turn_time="2m"), ".clock", _ASKED),
        state(
            "rolled-nothing",
            partial(_simply, face="0"),
            _OWN,
            is_brief=True,
            reads="0: no move this turn.",
        ),
        state(
            "own-seat-kept-by-computer",
            partial(_kept, seat=1),
            ".over .button.gold",
            reads="A computer is playing for you…",
        ),
        state("seat-kept-by-computer", partial(_kept, seat=2), ".place[data-step='1'] .name svg"),
    )


def _of_few_and_many(seats: int) -> tuple[State, ...]:
    """Return the states that cover the table, and look much the same with any number of seats."""

    def state(name: str, play: Play, *shows: str, **more: Any) -> State:
        set_up = partial(play, seats=seats)
        return State(name=f"table-{seats}-{name}", set_up=set_up, shows=shows, **more)

    menu = "dialog[open] .head"
    return (
        state("menu", _menu, menu, "dialog[open] nav a"),
        state("menu-keys", partial(_menu, has_keys=True), menu, "dialog[open] details[open] dl"),
        state("menu-one-device", partial(_menu, is_alone=True), menu),
        state("menu-without-chances", partial(_menu, hints=False), menu),
        state("free-text", partial(_aside, chat="text"), "aside.open form input"),
        state("all-that-was-said", _all_that_was_said, "aside.open .said li:nth-child(2)"),
        state("everything-on", _everything, ".sum", ".question .button.main", settings=_HELPS),
    )


async def _everything(scene: Scene, seats: int) -> None:
    """Show all hints, a clock, a question and an absent player at once."""
    laid = await scene.lay(seats, active=seats, face="20", turn_time="2m")
    await laid.say(seats, "move", move="20:C>1")
    await laid.say(seats, "ask", question="pause")
    await scene.open(laid.link)
    await scene.see(".question")
    if seats > 2:
        await laid.leave(2)
        await scene.see(".place[data-step='1'] .name svg")
    await scene.see(".chances .percent")


TABLE = (
    *(state for seats in SEATS for state in _of_all_sizes(seats)),
    *(state for seats in _FEW_AND_MANY for state in _of_few_and_many(seats)),
    State(
        name="table-3-starting-tied",
        set_up=partial(_starting_tied, seats=3),
        shows=(".faces .button", "body:not(:has(.starting))"),
    ),
    State(
        name="table-2-nothing-to-move",
        set_up=partial(_simply, seats=2, face="50", stacks=(_STUCK, _STUCK)),
        shows=(_OWN,),
        is_brief=True,
        reads="No coin of this value can move.",
    ),
)
