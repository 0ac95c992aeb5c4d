"""The game loop on a display that draws nothing."""

import asyncio
from pathlib import Path

from exactly.rules import Face
from exactly.terminal.game import TerminalGame
from exactly.terminal.game_loop import GameLoop
from exactly.terminal.scene import Scene, ScenePhase
from support.terminal_app import begin
from support.wire import eventually, run_other_tasks

LONG = 1e6  # a pace with endless pauses
SHORT = 1e-6


class Watcher:
    """A display that records its scenes, and may skip all pauses."""

    def __init__(self, *, is_animated: bool = True, is_hasty: bool = False) -> None:
        self.is_animated = is_animated
        self.is_hasty = is_hasty
        self.game_loop: GameLoop | None = None
        self.scenes: list[Scene] = []
        self.passing_faces: list[Face] = []
        self.uncovered = asyncio.Event()
        self.uncovered.set()

    def show(self, scene: Scene) -> None:
        self.scenes.append(scene)
        self._hurry()

    def show_die(self, face: Face) -> None:
        self.passing_faces.append(face)
        self._hurry()

    def _hurry(self) -> None:
        if self.is_hasty and self.game_loop is not None:
            asyncio.get_running_loop().call_soon(self.game_loop.skip_pause)

    async def wait_until_uncovered(self) -> None:
        await self.uncovered.wait()


async def play_until_asked(game: TerminalGame, watcher: Watcher, pace: float) -> GameLoop:
    """Play until a person has to answer, and return the stopped loop."""
    loop = watcher.game_loop = GameLoop(game, watcher, pace)
    playing = asyncio.create_task(loop.play())
    await eventually(lambda: loop.is_waiting)
    playing.cancel()
    return loop


def test_the_die_is_animated_before_it_shows_its_face(tmp_path: Path) -> None:
    watcher = Watcher()
    asyncio.run(play_until_asked(begin(tmp_path, "greedy,Ana", "50 20"), watcher, SHORT))
    assert len(watcher.passing_faces) > 1
    assert watcher.scenes[-1].rolled_by(watcher.scenes[-1].starting_rolls[0].seat) is Face.FIFTY


def test_the_die_is_not_animated_with_reduced_motion(tmp_path: Path) -> None:
    watcher = Watcher(is_animated=False)
    asyncio.run(play_until_asked(begin(tmp_path, "greedy,Ana", "50 20"), watcher, SHORT))
    assert watcher.passing_faces == []
    assert watcher.scenes[-1].face is Face.FIFTY


def test_pauses_can_be_skipped(tmp_path: Path) -> None:
    watcher = Watcher(is_hasty=True)
    game = begin(tmp_path, "greedy,random,Ana", "50 20 5")
    loop = asyncio.run(play_until_asked(game, watcher, LONG))
    assert loop.scene.phase is ScenePhase.ROLL
    assert len(loop.scene.starting_rolls) == 2


def test_a_computers_move_is_shown_before_it_is_made(tmp_path: Path) -> None:
    game = begin(tmp_path, "greedy,Ana", "50 20 20")
    game.roll()
    game.roll()
    watcher = Watcher()
    asyncio.run(play_until_asked(game, watcher, 0))
    (told,) = [scene for scene in watcher.scenes if scene.shown_move is not None]
    assert told.shown_move == game.record.turns[0].move
    assert told.state.stacks[0].total == 5
    assert watcher.scenes[-1].state.stacks[0].total == 25


def test_the_game_waits_while_the_table_is_covered(tmp_path: Path) -> None:
    async def story() -> None:
        watcher = Watcher()
        watcher.uncovered.clear()
        loop = GameLoop(begin(tmp_path, "greedy,Ana", "50 20"), watcher, 0)
        playing = asyncio.create_task(loop.play())
        await run_other_tasks(50)
        assert watcher.scenes == []
        watcher.uncovered.set()
        await eventually(lambda: loop.is_waiting)
        playing.cancel()

    asyncio.run(story())


def test_an_unexpected_answer_is_dropped(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "50 20")
    loop = GameLoop(game, Watcher(), 0)
    loop.answer()
    assert not loop.is_waiting
    assert game.state.starting is not None
    assert game.state.starting.faces == ()
