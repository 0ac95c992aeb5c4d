"""The course, lesson by lesson, from its start to its end; and the rules page."""

from functools import partial

from exactly.records import parse_position, write_move
from exactly.rules import legal_moves
from generate.course_lessons import SCENES
from photographs.scene import Scene
from photographs.state import State
from support.wire import make_table

__all__ = ["LEARN"]

_DIE = "button[data-die]"
_LIMIT = "20:C>2"
"""An illegal move to a full stack."""


async def _at(scene: Scene, address: str) -> None:
    await scene.open(address)


async def _begun(scene: Scene, lesson: str) -> None:
    await scene.open(f"/learn#{lesson}")
    await scene.press(_DIE)


async def _rolled(scene: Scene, lesson: str) -> None:
    await _begun(scene, lesson)
    await scene.see(".can")


def _moves(lesson: str) -> tuple[list[str], list[str]]:
    """Return the solutions of a lesson, and the other moves."""
    scene = SCENES[lesson]
    state = parse_position(scene.position)
    legal = legal_moves(state)
    wished = [write_move(move) for move in legal if scene.wish(state, move)]
    return wished, [write_move(move) for move in legal if not scene.wish(state, move)]


async def _wrong_try(scene: Scene, lesson: str) -> None:
    """Make a wrong move; if all moves are right, the same move twice."""
    await _rolled(scene, lesson)
    wished, others = _moves(lesson)
    for move in (_LIMIT,) if lesson == "limit" else (others[:1] or wished[:1] * 2):
        await scene.see(".can")
        await scene.move(move)


async def _done(scene: Scene, lesson: str) -> None:
    await _begun(scene, lesson)
    wished, _ = _moves(lesson)
    for move in wished if SCENES[lesson].finds_all else wished[:1]:
        if move != "pass":
            await scene.see(".can")
            await scene.move(move)


async def _end_for_table(scene: Scene) -> None:
    code, _ = await make_table(scene.address, seats=2)
    await scene.open(f"/learn?table={code}#end")


def _lesson(number: int, name: str) -> tuple[State, ...]:
    title = f"learn-{number}-{name}"
    start = State(
        name=f"{title}-1-start",
        set_up=partial(_at, address=f"/learn#{name}"),
        shows=(".lesson", _DIE),
    )
    rolled = State(
        name=f"{title}-2-rolled",
        set_up=partial(_rolled, lesson=name),
        shows=(".lesson", ".can"),
    )
    wrong = State(
        name=f"{title}-3-wrong-try",
        set_up=partial(_wrong_try, lesson=name),
        shows=(".prompt .answer", ".can"),
    )
    done = State(
        name=f"{title}-4-done",
        set_up=partial(_done, lesson=name),
        shows=(".lesson.done", "nav .button.main"),
    )
    can_be_moved = SCENES[name].position.split()[-1] != "0"
    return (start, rolled, wrong, done) if can_be_moved else (start, done)


LEARN = (
    *(state for number, name in enumerate(SCENES, start=1) for state in _lesson(number, name)),
    State(
        name="learn-9-end",
        set_up=partial(_at, address="/learn#end"),
        shows=(".end .euros",),
        is_long=True,
    ),
    State(
        name="learn-9-end-invited",
        set_up=_end_for_table,
        shows=(".end .euros", "a.button.main[href^='/t/']"),
        is_long=True,
    ),
    State(
        name="rules",
        set_up=partial(_at, address="/rules"),
        shows=("#editions",),
        is_long=True,
    ),
)
