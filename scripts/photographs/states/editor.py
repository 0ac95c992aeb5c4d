"""The position editor: moves and chances, sharing, playing on, and impossible positions."""

from functools import partial

from photographs.scene import Scene
from photographs.state import State

__all__ = ["EDITOR"]

_TWO = "50.20.20.5/50.50.20.10_1/2_1_{face}"
_THREE = "50.20.20.5/50.50.20.10/50.20.5_1/2/0_2_{face}"
_SIX = "50.20.20.5/50.50.20.10/50.20.5/20.20.10.5.5/50.50.50.5/10.5_1/2/0/0/1/1_4_{face}"
_CHANCES = ".win"


async def _open(scene: Scene, position: str, face: str = "-", rules: str = "") -> None:
    await scene.open(f"/positions/{position.format(face=face)}{rules}")


async def _start(scene: Scene) -> None:
    await scene.open("/positions")


async def _in_hand(scene: Scene) -> None:
    await _open(scene, _THREE, "20")
    await scene.see("ol li .win")
    await scene.press(".pile[data-coin='50']")


async def _shared(scene: Scene) -> None:
    await scene.open("/rules", permissions=["clipboard-read", "clipboard-write"])
    # Without the system's share dialog, which would cover the page.
    await scene.page.add_init_script("delete Navigator.prototype.share")
    await scene.go(f"/positions/{_TWO.format(face='20')}")
    await scene.press("form .button")


async def _all_moves(scene: Scene) -> None:
    await _open(scene, _SIX, "~")
    await scene.press("section > .button[aria-expanded]")


async def _more_rules(scene: Scene) -> None:
    await _open(scene, _TWO)
    await scene.press("details summary")


EDITOR = (
    State(name="editor-start", set_up=_start, shows=(".play", _CHANCES), is_long=True),
    *(
        State(
            name=f"editor-{seats}-{name}",
            set_up=partial(_open, position=position, face=face),
            shows=(".play .button", _CHANCES, shown),
            is_long=True,
        )
        for seats, position in ((2, _TWO), (3, _THREE), (6, _SIX))
        for name, face, shown in (
            ("before-roll", "-", ".hint"),
            ("rolled", "20", "ol li .win"),
            ("wild", "~", "ol li .win"),
        )
    ),
    State(
        name="editor-3-coin-in-hand",
        set_up=_in_hand,
        shows=(".place.own .target",),
    ),
    State(
        name="editor-6-all-moves",
        set_up=_all_moves,
        shows=("section > .button[aria-expanded=true]",),
        is_long=True,
    ),
    State(
        name="editor-2-shared",
        set_up=_shared,
        shows=("p.unseen[role=status]:not(:empty)",),
        at="form",
        reads="Link copied",
    ),
    State(
        name="editor-2-more-rules",
        set_up=_more_rules,
        shows=("details[open] .check",),
        at="section:has(> details)",
    ),
    State(
        name="editor-2-classic",
        set_up=partial(_open, position=_TWO, face="20", rules="?rules=classic"),
        shows=(".play .button", "ol li"),
        is_long=True,
    ),
    State(
        name="editor-over",
        set_up=partial(_open, position="-/-_3/1_1_{face}"),
        shows=(".news p",),
        is_long=True,
    ),
    State(
        name="editor-impossible",
        set_up=partial(_open, position="50.50/20.5_1/2_1_{face}"),
        shows=(".prompt .wrong",),
        is_long=True,
    ),
    State(
        name="editor-unreadable",
        set_up=partial(_open, position="50.20/20.5_1/2_chess_{face}"),
        shows=(".note mark", ".unclear"),
        is_long=True,
    ),
    State(
        name="editor-unreadable-rules",
        set_up=partial(_open, position=_TWO, rules="?rules=chess"),
        shows=(".note mark", ".note .button"),
        is_long=True,
    ),
)
