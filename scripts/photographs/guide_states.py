"""States that only the player's guide shows: ordinary tables of a family and its friends."""

from functools import partial

from photographs.laid import Laid
from photographs.scene import Scene
from photographs.state import State
from photographs.states.start import ended, half_full

__all__ = ["GUIDE_STATES"]

_PUBLIC = "https://play.example"
_SEATS = 5
_POSITION = "/positions/50.20.20.5/50.50.20.10/50.20.5_1/2/0_1_20"


def _known(laid: Laid) -> dict[str, object]:
    """Return what a browser stores of a table on a public server."""
    link = f"{_PUBLIC}/t/{laid.code}"
    return {"exactly.tables": [{"code": laid.code, "secret": laid.secret, "link": link, "seen": 0}]}


async def _invite(scene: Scene) -> None:
    laid = await half_full(scene, _SEATS)
    await scene.open(laid.link, kept=_known(laid))


async def _invited(scene: Scene) -> None:
    laid = await half_full(scene, _SEATS)
    await scene.open(laid.watching)


async def _television(scene: Scene) -> None:
    laid = await half_full(scene, _SEATS)
    await scene.open(f"{laid.screen}#{laid.secret}", kept=_known(laid))


async def _controller(scene: Scene) -> None:
    laid = await scene.lay(4, face="20")
    await scene.open(laid.hand)


async def _end(scene: Scene) -> None:
    laid = await ended(scene, winner=1, seats=3)
    await scene.open(laid.link)


async def _chat(scene: Scene) -> None:
    """Open the moves and the chat after a move and some phrases."""
    laid = await scene.lay(3, active=3, face="20")
    await laid.say(3, "move", move="20:C>3")
    for seat, phrase in ((3, "good-luck"), (1, "thanks")):
        await laid.say(seat, "say", phrase=phrase)
    await scene.open(laid.link)
    await scene.see("[data-die]")
    await scene.press(".aside-button")


async def _at(scene: Scene, address: str) -> None:
    await scene.open(address)


GUIDE_STATES = (
    State(
        name="guide-invite",
        set_up=_invite,
        shows=(".share img", "ol li:nth-child(5) select"),
    ),
    State(
        name="guide-invited",
        set_up=_invited,
        shows=(".invited", "form .button.main"),
        settings={"name": ""},
    ),
    State(
        name="guide-television",
        set_up=_television,
        shows=("main .join img", ".persons .free"),
    ),
    State(name="guide-controller", set_up=_controller, shows=(".choices .choice",)),
    State(name="guide-end", set_up=_end, shows=(".end li.winner:first-child", ".talk")),
    State(
        name="guide-chat",
        set_up=_chat,
        shows=("aside.open .said li:nth-child(2)", "aside.open .phrases .button"),
    ),
    State(
        name="guide-editor",
        set_up=partial(_at, address=_POSITION),
        shows=(".play .button", ".win", "ol li .win"),
    ),
)
