"""The review of a game: of two, solved; of three and six, estimated."""

from functools import partial

from playwright.async_api import Route

from photographs.laid import Laid
from photographs.scene import Scene
from photographs.state import State
from photographs.states.start import long_game

__all__ = ["REVIEW"]

_REGRETTED = "section:has(> ol) li:has(.grade.blunder, .grade.mistake, .grade.inexact) > button"
_KNOWN = ".plot polyline.chance"


async def _past(scene: Scene, seats: int) -> Laid:
    """Return a table with a finished game; one for all screenshots."""
    key = f"past game of {seats}"
    if key not in scene.studio.kept:
        scene.studio.kept[key] = await long_game(scene, seats)
    laid: Laid = scene.studio.kept[key]
    return laid


async def _open(scene: Scene, seats: int) -> None:
    laid = await _past(scene, seats)
    await scene.open(f"/review/{laid.code}")
    await scene.see(_KNOWN)


async def _at_costly_move(scene: Scene, seats: int) -> None:
    await _open(scene, seats)
    await scene.press(_REGRETTED)


async def _all_turns(scene: Scene, seats: int) -> None:
    await _open(scene, seats)
    await scene.press("details:has(+ *) summary, details summary")


async def _all_that_mattered(scene: Scene, seats: int) -> None:
    await _open(scene, seats)
    await scene.press("section:has(> ol) > button[aria-expanded]")


async def _dice_checked(scene: Scene, *, has_numbers: bool) -> None:
    await _open(scene, 2)
    await scene.press("section > button:not([aria-expanded])")
    await scene.see(".told.holds")
    if has_numbers:
        await scene.press("section:has(.told) details summary")


async def _never(_: Route) -> None:
    """Never answer a request."""


async def _waiting(scene: Scene, for_what: str) -> None:
    laid = await _past(scene, 2)
    await scene.open("/rules")
    await scene.page.route(for_what, _never)
    await scene.go(f"/review/{laid.code}")


async def _not_over(scene: Scene) -> None:
    laid = await scene.lay(2)
    await scene.open(f"/review/{laid.code}")


async def _not_found(scene: Scene) -> None:
    await scene.open("/review/zzzzzz")


REVIEW = (
    *(
        state
        for seats in (2, 3, 6)
        for state in (
            State(
                name=f"review-{seats}-top",
                set_up=partial(_open, seats=seats),
                shows=("h1", _KNOWN),
                is_long=True,
            ),
            State(
                name=f"review-{seats}-curve",
                set_up=partial(_open, seats=seats),
                shows=(_KNOWN,),
                at="section.steps",
            ),
            State(
                name=f"review-{seats}-costly-move",
                set_up=partial(_at_costly_move, seats=seats),
                shows=(".stage .grade:is(.blunder, .mistake, .inexact)",),
                at=".stage",
            ),
            State(
                name=f"review-{seats}-turns-that-mattered",
                set_up=partial(_all_that_mattered, seats=seats),
                shows=("section:has(> ol) > button[aria-expanded=true]",),
                at="section:has(> ol):has(> button[aria-expanded])",
            ),
            State(
                name=f"review-{seats}-all-turns",
                set_up=partial(_all_turns, seats=seats),
                shows=("details[open] table",),
                at="details:has(table)",
            ),
            State(
                name=f"review-{seats}-luck-and-skill",
                set_up=partial(_open, seats=seats),
                shows=(".seats article .grades",),
                at="section:has(> .seats)",
            ),
        )
    ),
    *(
        State(
            name=f"review-{seats}-who-helped-whom",
            set_up=partial(_open, seats=seats),
            shows=("table[aria-labelledby=influence]",),
            at="section:has(> #influence)",
        )
        for seats in (3, 6)
    ),
    State(
        name="review-2-dice-checked",
        set_up=partial(_dice_checked, has_numbers=False),
        shows=(".told.holds",),
        at="section:has(.told)",
    ),
    State(
        name="review-2-dice-numbers",
        set_up=partial(_dice_checked, has_numbers=True),
        shows=(".told.holds", "details[open] .rolls"),
        at="section:has(.told)",
    ),
    State(
        name="review-3-dice-by-hand",
        set_up=partial(_open, seats=3),
        shows=(_KNOWN, "main section:last-child"),
        at="main .parts > section:last-child",
    ),
    State(
        name="review-loading",
        set_up=partial(_waiting, for_what="**/record?*"),
        shows=(".nothing p[role=status]", "body:not(:has(.parts))"),
    ),
    State(
        name="review-chances-loading",
        set_up=partial(_waiting, for_what="**/review?*"),
        shows=(".plot .waiting",),
        is_long=True,
    ),
    State(
        name="review-not-over",
        set_up=_not_over,
        shows=(".nothing p[role=status]", "a.button.main[href^='/t/']"),
    ),
    State(name="review-not-found", set_up=_not_found, shows=(".nothing h1",)),
)
