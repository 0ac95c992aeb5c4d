"""A phone as a controller for a television: a seat, the turns, and the end."""

from functools import partial
from typing import Any

from photographs.scene import Scene
from photographs.state import State
from photographs.states.start import ended, half_full

__all__ = ["HAND"]

_ASKED = ".action .die.asks button[data-die]"
_CHOICE = ".choices .choice"
_FULL = ("50.50.50.10", "50.50.20.10", "50.20.5", "20.20.10.5.5", "50.50.50.5", "10.5")


async def _come(scene: Scene, seats: int) -> None:
    laid = await half_full(scene, seats)
    await scene.open(f"/t/{laid.code}/hand")


async def _seated(scene: Scene, seats: int) -> None:
    laid = await half_full(scene, seats)
    await scene.open(laid.hand)


async def _full(scene: Scene, seats: int, *, is_guest: bool = False) -> None:
    laid = await scene.lay(seats, has_begun=False, face="")
    await scene.open(f"/t/{laid.code}/hand" if is_guest else laid.hand)


async def _simply(scene: Scene, seats: int, **options: Any) -> None:
    laid = await scene.lay(seats, **options)
    await scene.open(laid.hand)


async def _watching(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, active=2, face="20")
    await scene.open(f"/t/{laid.code}/hand")


async def _starting(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, face="")
    await laid.say(1, "roll")
    await scene.open(laid.hand)


async def _chosen(scene: Scene, seats: int, face: str) -> None:
    await _simply(scene, seats, face=face)
    await scene.press("button.choice[data-from='0'], [data-from='0'] button")


async def _moved(scene: Scene, seats: int, *, is_asking: bool) -> None:
    laid = await scene.lay(seats, face="20")
    await laid.say(1, "move", move="20:C>1")
    if is_asking:
        await laid.say(1, "ask", question="take-back")
    await scene.open(laid.hand)


async def _asked(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats)
    await laid.say(seats, "ask", question="pause")
    await scene.open(laid.hand)


async def _paused(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats)
    await laid.say(2, "ask", question="pause")
    await laid.everybody_agrees(2)
    await scene.open(laid.hand)


async def _away(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, active=2, face="20")
    await scene.open(laid.hand)
    await scene.see("[data-die]")
    await laid.leave(*range(2, min(seats, 3) + 1))
    await scene.see(f"li:nth-child({min(seats, 3) - 1}) .name svg")
    await scene.page.evaluate("Date.now = ((now) => () => now() + 60_000)(Date.now)")


async def _said(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats)
    await scene.open(laid.hand)
    await scene.see(_ASKED)
    for seat in range(2, seats + 1):
        await laid.say(seat, "say", phrase="back-soon")  # the longest


async def _lost(scene: Scene, seats: int) -> None:
    await _simply(scene, seats)
    await scene.see(_ASKED)
    await scene.page.context.set_offline(True)


async def _dialog(scene: Scene, seats: int, number: int) -> None:
    """Open the phrases, or the menu."""
    await _simply(scene, seats)
    await scene.page.locator("[aria-haspopup=dialog]").nth(number).click()


async def _over(scene: Scene, seats: int, winner: int) -> None:
    laid = await ended(scene, winner=winner, seats=seats)
    await scene.open(laid.hand)


def _of(seats: int) -> tuple[State, ...]:
    def state(name: str, play: Any, *shows: str, **more: Any) -> State:
        set_up = partial(play, seats=seats)
        return State(name=f"hand-{seats}-{name}", set_up=set_up, shows=shows, **more)

    return (
        state("take-seat", _come, ".persons .button.main", is_long=True, settings={"name": ""}),
        state("seated", _seated, ".persons small", ".field input", is_long=True),
        state("all-seated", _full, ".button.start", is_long=True),
        state(
            "all-taken",
            partial(_full, is_guest=True),
            ".persons",
            "main nav .button.main",
            is_long=True,
        ),
        state("starting-mine", partial(_simply, face=""), _ASKED),
        state("starting-rolled", _starting, ".stacks li.active"),
        state("waiting", partial(_simply, active=2), "li.active", reads="Bo is playing…"),
        state("before-roll", _simply, _ASKED),
        state("rolled-20", partial(_simply, face="20"), _CHOICE),
        state("wild", partial(_simply, face="?"), ".choices .several"),
        state("coin-chosen", partial(_chosen, face="20"), ".choices [data-to]"),
        state("wild-coin-chosen", partial(_chosen, face="?"), ".choices [data-to]"),
        state(
            "rolled-nothing",
            partial(_simply, face="0"),
            ".action .die",
            is_brief=True,
            reads="0: no move this turn.",
        ),
        state("own-stack-over-limit", partial(_simply, stacks=_FULL), ".own .over", _ASKED),
        state("own-move-made", partial(_moved, is_asking=False), ".more .button"),
        state("asking-to-take-back", partial(_moved, is_asking=True), ".over .own .button"),
        state("asked-for-pause", _asked, ".question .button.main"),
        state("paused", _paused, ".more .button", reads="The game is paused."),
        state("away", _away, ".more .button"),
        state("said", _said, f"li:nth-child({seats - 1}) .says", is_brief=True),
        state("connection-lost", _lost, ".prompt .reason", is_told_once=True),
        state("real-die", partial(_simply, dice="companion"), ".faces .button"),
        state("clock", partial(_simply, turn_time="2m"), ".clock"),
        state("shared", partial(_simply, is_alone=True, active=2), _ASKED, ".own h2"),
        state("watching", _watching, ".watching section"),
        state("phrases", partial(_dialog, number=0), "dialog[open] .phrases"),
        state("menu", partial(_dialog, number=1), "dialog[open] select"),
        state("won", partial(_over, winner=1), ".end h1", "li.winner:first-child", is_long=True),
        state("lost", partial(_over, winner=2), ".end h1", "li.winner:nth-child(2)", is_long=True),
    )


_WITH_TWO = ("take-seat", "before-roll", "rolled-20", "wild", "coin-chosen", "wild-coin-chosen")
"""The states that look different with two seats; the others are less crowded than with six."""

HAND = (
    *(state for state in _of(2) if state.name.removeprefix("hand-2-") in _WITH_TWO),
    *_of(6),
)
