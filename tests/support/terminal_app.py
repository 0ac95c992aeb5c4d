"""A driver for the full-screen application in tests, and dice with given faces.

Everything runs without a terminal and without pauses.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from textual.events import Key
from textual.pilot import Pilot
from textual.screen import Screen

from exactly.records import FairDice
from exactly.rules import STANDARD, Face, Rules, Seat, Stack, State
from exactly.terminal.game import NewGame, TerminalGame, seat_players
from exactly.terminal.scene import ScenePhase
from exactly.terminal.screens.app import TableApp
from exactly.terminal.screens.table import TableScreen
from exactly.terminal.setup_choices import SetupChoices

__all__ = ["LARGE", "SMALL", "AppDriver", "begin", "lay_coins", "run_app"]

DAY = date(2026, 11, 15)
SMALL = (80, 24)
LARGE = (120, 40)
_PATIENCE = 5000  # looks at the table, each after all messages have been read


@dataclass(frozen=True)
class GivenDice(FairDice):
    """Dice with given faces, which repeat from the first."""

    faces: tuple[Face, ...] = ()

    def face(self, number: int) -> Face:
        return self.faces[(number - 1) % len(self.faces)]


def begin(folder: Path, seats: str, faces: str, rules: Rules = STANDARD) -> TerminalGame:
    """Begin a game: seats with commas between them, and the faces to come, with blanks."""
    players = seat_players(seats.split(","))
    shares = tuple(f"share {number}" for number in range(len(players)))
    dice = GivenDice("a seed", "a table", shares, tuple(map(Face, faces.split())))
    return TerminalGame.start(NewGame(players, rules, dice, DAY), folder / "game.txt")


def lay_coins(
    game: TerminalGame, stacks: tuple[Stack, ...], euros: tuple[int, ...], active: Seat
) -> None:
    """Set stacks, euros and the active seat, as if the starting rolls were over."""
    progress = game.progress
    progress.starting = [[Face.FIFTY, *[Face.ZERO] * (len(stacks) - 1)]]
    progress.rolls = len(stacks)
    progress.state = State(game.rules, stacks, euros, active)


class AppDriver:
    """Presses keys, clicks and reads the screen of an application."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> Screen[object]:
        return self.app.screen

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    @property
    def game(self) -> TerminalGame:
        assert self.app.game is not None
        return self.app.game

    def is_at(self, phase: ScenePhase) -> bool:
        return self.table.game_loop.scene.phase is phase

    async def settle(self) -> None:
        """Wait until everything has happened and it is for people to do something."""
        await self._let_happen()
        for _ in range(_PATIENCE):
            table = self.app.screen
            if not (self.app.is_running and isinstance(table, TableScreen)):
                break
            if table.game_loop.is_waiting or table.game_loop.scene.phase is ScenePhase.OVER:
                break
            await self.pilot.pause(0)
        else:
            raise AssertionError(f"nothing is asked of anybody:\n{self.text}")
        await self._let_happen()
        if not isinstance(self.app.screen, TableScreen):
            await self.pilot.pause()

    async def _let_happen(self) -> None:
        # A key goes from the application to a widget, from there to the screen, and is painted.
        for _ in range(4):
            await self.pilot.pause(0)

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, each once everything before it has happened."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))
            await self.settle()

    async def click(self, selector: str, offset: tuple[int, int] | None = None) -> None:
        """Click into the middle of a widget, or at a place in it."""
        if offset is None:
            await self.pilot.click(selector)
        else:
            await self.pilot.click(selector, offset=offset)
        await self.settle()

    @property
    def text(self) -> str:
        """Everything that can be read on the screen now."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in strips)

    def words_of(self, selector: str) -> str:
        """Return what a widget says, however its lines are broken."""
        return " ".join(self.text_of(selector).split())

    @property
    def asked(self) -> str:
        """What is asked of whom, and how to do it or why the last try did not work."""
        return self.words_of("#ask")

    def text_of(self, selector: str) -> str:
        """Return what can be read on the lines of one widget, its frame included."""
        region = self.app.screen.query_one(selector).region
        lines = self.text.split("\n")[region.y : region.bottom]
        return "\n".join(line[region.x : region.right] for line in lines)


def run_app(
    story: Callable[[AppDriver], Awaitable[None]],
    *,
    game: TerminalGame | None = None,
    start: Callable[[tuple[str, ...], Rules], TerminalGame] | None = None,
    language: str = "en",
    size: tuple[int, int] = SMALL,
) -> TableApp:
    """Open the application, let a story happen in it, and return it after it was closed."""

    def no_start(players: tuple[str, ...], rules: Rules) -> TerminalGame:
        raise AssertionError(f"nobody wanted to start {players} {rules}")

    app = TableApp(language, start or no_start, game, SetupChoices.default(), pace=0)
    app.animation_level = "none"

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            driver = AppDriver(app, pilot)
            await driver.settle()
            await story(driver)

    asyncio.run(run())
    return app
