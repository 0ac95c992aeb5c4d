"""A table on a television: the lobby, games of two to six, and the result."""

from functools import partial
from typing import Any

from exactly.rules import SEATS
from photographs.scene import Scene
from photographs.state import State
from photographs.states.start import ended, half_full

__all__ = ["TELEVISION"]

_ALMOST = ("50.20.20", "50.50.20.10", "50.20.5", "20.20.10.5.5", "50.50.50.5", "10.5")
_FEW_AND_MANY = (2, 6)
_BEFORE = (".board .seat.active", ".die.asks")
_AFTER = (".board .seat.active", ".die:not(.blank)")


async def _gathering(scene: Scene, seats: int, *, is_makers: bool = False) -> None:
    laid = await half_full(scene, seats)
    await scene.open(f"{laid.screen}#{laid.secret}" if is_makers else laid.screen)


async def _gathered(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, has_begun=False, face="")
    await scene.open(f"{laid.screen}#{laid.secret}")


async def _simply(scene: Scene, seats: int, **options: Any) -> None:
    laid = await scene.lay(seats, **options)
    await scene.open(laid.screen)


async def _starting(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, face="")
    for seat in range(1, seats):
        await laid.say(seat, "roll")
    await scene.open(laid.screen)


async def _moved(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, face="20")
    await scene.open(laid.screen)
    await scene.see(".die:not(.blank)")
    await laid.say(1, "move", move="20:C>1")


async def _call(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, face="10", stacks=_ALMOST)
    await scene.open(laid.screen)
    await scene.see(".die:not(.blank)")
    await laid.say(1, "move", move="10:C>1")


async def _asked(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats)
    await laid.say(seats, "ask", question="pause")
    await scene.open(laid.screen)


async def _paused(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats)
    await laid.say(2, "ask", question="pause")
    await laid.everybody_agrees(2)
    await scene.open(laid.screen)


async def _away(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats, active=2)
    await scene.open(laid.screen)
    await scene.see(".board")
    await laid.leave(2)


async def _said(scene: Scene, seats: int) -> None:
    laid = await scene.lay(seats)
    await scene.open(laid.screen)
    await scene.see(".board")
    phrases = ("hello", "thinking", "good-luck", "back-soon", "your-turn", "well-played")
    for seat in range(1, seats + 1):
        await laid.say(seat, "say", phrase=phrases[seat - 1])


async def _lost(scene: Scene, seats: int) -> None:
    await _simply(scene, seats)
    await scene.see(".board .seat.active")
    await scene.page.context.set_offline(True)


async def _dialog(scene: Scene, seats: int, number: int) -> None:
    """Open the code for phones, or the settings."""
    await _simply(scene, seats)
    await scene.page.locator("[aria-haspopup=dialog]").nth(number).click()


async def _result(scene: Scene, seats: int, *, is_makers: bool = False) -> None:
    laid = await ended(scene, winner=2, seats=seats)
    await scene.open(f"{laid.screen}#{laid.secret}" if is_makers else laid.screen)


def _playing(seats: int) -> tuple[State, ...]:
    """Return the states of turns, and other states with few and with many seats."""

    def state(name: str, play: Any, *shows: str, **more: Any) -> State:
        set_up = partial(play, seats=seats)
        return State(name=f"television-{seats}-{name}", set_up=set_up, shows=shows, **more)

    turns = (
        state("starting", _starting, ".board .starting"),
        state("before-roll", _simply, *_BEFORE, reads="Ana, roll the die."),
        state("after-roll", partial(_simply, face="20"), *_AFTER, reads="Ana, move a 20."),
    )
    if seats not in _FEW_AND_MANY:
        return turns
    return (
        *turns,
        state("wild", partial(_simply, face="?"), *_AFTER, reads="Ana, move any coin."),
        state("moved", _moved, _AFTER[0], reads="Bo, roll the die."),
        state(
            "exactly-one-euro",
            _call,
            ".stack.pulsing",
            is_brief=True,
            is_told_once=True,
            settings={"speed": "calm"},
        ),
        state("asked-for-pause", _asked, ".board .turn", reads="asks for a pause"),
        state("paused", _paused, ".board .turn", reads="The game is paused."),
        state("away", _away, ".seat.active .name svg", reads="Bo is away…"),
        state("said", _said, f".place:nth-child({seats}) .says", is_brief=True),
        state("connection-lost", _lost, ".lost", is_told_once=True),
        state("clock", partial(_simply, turn_time="2m"), ".clock"),
        state("result", _result, ".end h1", ".end .how:not(:empty)", ".next img"),
    )


TELEVISION = (
    *(
        State(
            name=f"television-gathering-{seats}-seats",
            set_up=partial(_gathering, seats=seats),
            shows=("main .join img", ".persons .free"),
        )
        for seats in _FEW_AND_MANY
    ),
    State(
        name="television-gathering-maker",
        set_up=partial(_gathering, seats=6, is_makers=True),
        shows=("main .join img", ".foot .button"),
    ),
    State(
        name="television-gathering-full",
        set_up=partial(_gathered, seats=6),
        shows=("main .join img", ".foot .button.main"),
    ),
    *(state for seats in SEATS for state in _playing(seats)),
    State(
        name="television-4-join-dialog",
        set_up=partial(_dialog, seats=4, number=0),
        shows=("dialog[open] img",),
    ),
    State(
        name="television-4-menu",
        set_up=partial(_dialog, seats=4, number=1),
        shows=("dialog[open] select",),
    ),
    State(
        name="television-6-result-maker",
        set_up=partial(_result, seats=6, is_makers=True),
        shows=(".end h1", ".next .button.main"),
    ),
)
