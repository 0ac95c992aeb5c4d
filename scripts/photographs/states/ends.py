"""After a game: won or lost, the final position, the chat, and the next game."""

from functools import partial

from photographs.scene import Scene
from photographs.state import State
from photographs.states.start import ended

__all__ = ["ENDS"]


async def _over(scene: Scene, seats: int, winner: int) -> None:
    laid = await ended(scene, winner=winner, seats=seats)
    await scene.open(laid.link)


async def _last_table(scene: Scene, seats: int) -> None:
    await _over(scene, seats, 2)
    await scene.press(".end .ways button:not(.main)")


async def _next_begun(scene: Scene, seats: int) -> None:
    laid = await ended(scene, winner=2, seats=seats)
    await scene.open(laid.link)
    await scene.see(".end")
    guest = laid.guests[2]
    await guest.until(lambda: guest.view["phase"] == "over")
    await guest.say("start")


async def _said(scene: Scene, seats: int) -> None:
    laid = await ended(scene, winner=2, seats=seats)
    await scene.open(laid.link)
    await scene.see(".end")
    for seat, phrase in ((2, "well-played"), (1, "another")):
        await laid.say(seat, "say", phrase=phrase)


async def _watched(scene: Scene, seats: int) -> None:
    laid = await ended(scene, winner=2, seats=seats)
    await scene.open(laid.watching)


ENDS = tuple(
    state
    for seats in (2, 6)
    for state in (
        State(
            name=f"end-{seats}-won",
            set_up=partial(_over, seats=seats, winner=1),
            shows=(".end li.winner:first-child", ".talk"),
            is_long=True,
        ),
        State(
            name=f"end-{seats}-lost",
            set_up=partial(_over, seats=seats, winner=2),
            shows=(".end li.winner:nth-child(2)", ".talk"),
            is_long=True,
        ),
        State(
            name=f"end-{seats}-watched",
            set_up=partial(_watched, seats=seats),
            shows=(".end li.winner:nth-child(2)", "body:not(:has(.talk))"),
            is_long=True,
        ),
        State(
            name=f"end-{seats}-last-table",
            set_up=partial(_last_table, seats=seats),
            shows=(".board .seat.called",),
            is_told_once=True,
        ),
        State(
            name=f"end-{seats}-next-game-begun",
            set_up=partial(_next_begun, seats=seats),
            shows=(".end", ".first .button.main"),
            reads="The next game has started.",
            is_long=True,
        ),
        State(
            name=f"end-{seats}-said",
            set_up=partial(_said, seats=seats),
            shows=(".said p:nth-child(2)", "li .says"),
            is_brief=True,
            is_long=True,
        ),
    )
)
