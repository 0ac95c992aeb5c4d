"""Before a game: the start page, tables to create and to join, lists of tables and games."""

from functools import partial

from photographs.laid import NAMES, Laid, play_out
from photographs.scene import Scene
from photographs.state import State
from support.wire import Guest, make_table

__all__ = ["START", "ended", "half_full", "long_game"]

_FIVE = {"opponents": ["greedy", "random", "magda", "greedy", "random"], "together": [*NAMES]}


async def _at(scene: Scene, address: str) -> None:
    await scene.open(address)


async def _unfolded(scene: Scene) -> None:
    await scene.open()
    await scene.press("details summary")


async def _with_games(scene: Scene, address: str) -> None:
    """Show one's own games: two in progress, and a finished one."""
    own = await scene.lay(2)
    others = await scene.lay(5, active=3)
    over = await ended(scene)
    await scene.open(over.link)
    await scene.see(".end")
    for laid in (own, others):
        await scene.go(laid.link)
        await scene.see("[data-die]")
    await scene.go(address)


async def ended(scene: Scene, *, winner: int = 1, seats: int = 3) -> Laid:
    """Create a table whose game was just won by this seat."""
    stacks = tuple("50.20.20" if seat == winner else "20.5" for seat in range(1, seats + 1))
    euros = tuple(2 if seat == winner else seat % 3 for seat in range(1, seats + 1))
    laid = await scene.lay(seats, active=winner, face="10", stacks=stacks, euros=euros)
    await laid.say(winner, "move", move=f"10:C>{winner}")
    return laid


async def _form_unfolded(scene: Scene) -> None:
    await scene.open("/new")
    await scene.press("details summary")


async def _gathering(scene: Scene, seats: int) -> None:
    """Wait for others at one's own table; at a large one some seats are taken."""
    laid = await half_full(scene, seats)
    await scene.open(laid.link)


async def half_full(scene: Scene, seats: int) -> Laid:
    """Create a table with Ana, and a large one with three others, two of them computers."""
    code, secret = await make_table(scene.address, seats=seats)
    maker = await scene.stack.enter_async_context(Guest(scene.address, code, secret))
    await maker.sit_down(1, "Ana")
    if seats > 3:
        for seat in (2, 3):
            await maker.say("seat-computer", seat=seat, player=("greedy", "magda")[seat - 2])
        guest = await scene.stack.enter_async_context(Guest(scene.address, code))
        await guest.sit_down(4, "Friederike")
    return Laid(scene.address, code, secret, {1: maker})


async def _full(scene: Scene) -> None:
    laid = await scene.lay(3, has_begun=False, face="")
    await scene.open(laid.link)


async def _not_seated(scene: Scene) -> None:
    code, secret = await make_table(scene.address, seats=4)
    await scene.open(f"/t/{code}#{secret}")


async def _invited(scene: Scene, seats: int) -> None:
    laid = await half_full(scene, seats)
    await scene.open(laid.watching)


async def _invited_full(scene: Scene) -> None:
    laid = await scene.lay(3, has_begun=False, face="")
    await scene.open(laid.watching)


async def _together(scene: Scene, seats: int) -> None:
    await scene.open()
    card = scene.page.locator(".ways .card:nth-child(2)")
    await card.locator("select").first.select_option(f"{seats}")
    await scene.press(".ways .card:nth-child(2) .button.main")


async def _open_tables(scene: Scene) -> None:
    """Show public tables: three to join, and a game to watch."""
    if "listed" not in scene.studio.kept:
        for seats in (2, 4, 6):
            await make_table(scene.address, seats=seats, listed=True)
        scene.studio.kept["listed"] = await scene.lay(3, listed=True)
    await scene.open("/open")


async def _wrong_code(scene: Scene) -> None:
    await scene.open()
    await scene.page.locator(".join input").fill("ab")
    await scene.press(".join .button")


async def long_game(scene: Scene, seats: int, turns: int = 10_000) -> Laid:
    """Create a table with a game played to its end, or for `turns` turns, the same each time.

    At tables of two, the dice are virtual, so that they can be verified; these games differ.
    """
    dice = {"dice": "companion"} if seats > 2 else {}
    laid = await scene.lay(seats, is_alone=True, face="", **dice)
    await play_out(laid, turns=turns)
    return laid


START = (
    State(
        name="start-first-visit",
        set_up=partial(_at, address="/"),
        shows=(".hero .button.gold",),
        is_long=True,
        settings={"name": ""},
    ),
    State(
        name="start-unfolded",
        set_up=_unfolded,
        shows=("details[open] select", ".who .field:nth-child(5) select"),
        is_long=True,
        settings=_FIVE,
    ),
    State(
        name="start-with-my-games",
        set_up=partial(_with_games, address="/"),
        shows=("li .button.main[href^='/t/']", "nav a[href='/learn']"),
        is_long=True,
    ),
    State(
        name="start-wrong-code",
        set_up=_wrong_code,
        shows=("form p[role=alert]",),
        at=".card:has(form)",
        is_long=True,
    ),
    State(
        name="new-table",
        set_up=partial(_at, address="/new"),
        shows=("form select",),
        is_long=True,
    ),
    State(
        name="new-table-unfolded",
        set_up=_form_unfolded,
        shows=("details[open] .more select",),
        is_long=True,
    ),
    State(
        name="gathering-maker-not-seated",
        set_up=_not_seated,
        shows=(".share img", ".name input"),
        is_long=True,
    ),
    State(
        name="gathering-maker-2-seats",
        set_up=partial(_gathering, seats=2),
        shows=(".share img", "ol li select", ".start:disabled"),
        is_long=True,
    ),
    State(
        name="gathering-maker-6-seats",
        set_up=partial(_gathering, seats=6),
        shows=(".share img", "ol li:nth-child(6) select"),
        is_long=True,
    ),
    State(
        name="gathering-maker-full",
        set_up=_full,
        shows=(".share img", ".start:enabled"),
        is_long=True,
    ),
    State(
        name="gathering-guest-2-seats",
        set_up=partial(_invited, seats=2),
        shows=(".invited", "form .button.main"),
        is_long=True,
        settings={"name": ""},
    ),
    State(
        name="gathering-guest-6-seats",
        set_up=partial(_invited, seats=6),
        shows=(".invited", "form .button.main"),
        is_long=True,
        settings={"name": ""},
    ),
    State(
        name="gathering-guest-full",
        set_up=_invited_full,
        shows=(".invited", "body:not(:has(form)) .learn"),
        is_long=True,
        settings={"name": ""},
    ),
    *(
        State(
            name=f"gathering-one-device-{seats}-seats",
            set_up=partial(_together, seats=seats),
            shows=(f"form ol li:nth-child({seats}) input",),
            is_long=True,
        )
        for seats in (2, 6)
    ),
    State(
        name="open-tables-empty",
        set_up=partial(_at, address="/open"),
        shows=(".nothing",),
        is_long=True,
    ),
    State(
        name="open-tables-three",
        set_up=_open_tables,
        shows=(".tables li:nth-child(3)", "h2"),
        is_long=True,
    ),
    State(
        name="my-games-empty",
        set_up=partial(_at, address="/games"),
        shows=(".nothing",),
        is_long=True,
    ),
    State(
        name="my-games",
        set_up=partial(_with_games, address="/games"),
        shows=(".game:nth-child(3)", "a[href^='/review/']", ".ours"),
        is_long=True,
    ),
    State(
        name="not-found-table",
        set_up=partial(_at, address="/t/zzzzzz"),
        shows=(".nothing h1",),
        is_long=True,
    ),
    State(
        name="not-found-page",
        set_up=partial(_at, address="/nowhere"),
        shows=(".nothing h1",),
        is_long=True,
    ),
)
