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
_PATIENCE = 5000  # checks of the table, each after all messages have been handled


@dataclass(frozen=True)
class GivenDice(FairDice):
    """Dice with given faces, which repeat."""

    faces: tuple[Face, ...] = ()

    def face(self, number: int) -> Face:
        return self.faces[(number - 1) % len(self.faces)]


def begin(folder: Path, seats: str, faces: str, rules: Rules = STANDARD) -> TerminalGame:
    """Start a game: the seats are separated by commas, the next faces by spaces."""
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
    """A driver that presses keys, clicks, and reads the screen of an application."""

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
        """Wait until all events are handled, and a person has to act."""
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
        # A key goes from the application to a widget, then to the screen, which is painted.
        for _ in range(4):
            await self.pilot.pause(0)

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, each after all events of the last."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))
            await self.settle()

    async def click(self, selector: str, offset: tuple[int, int] | None = None) -> None:
        """Click on the middle of a widget, or at an offset."""
        if offset is None:
            await self.pilot.click(selector)
        else:
            await self.pilot.click(selector, offset=offset)
        await self.settle()

    @property
    def text(self) -> str:
        """All text on the screen now."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in strips)

    def words_of(self, selector: str) -> str:
        """Return the words of a widget, without line breaks."""
        return " ".join(self.text_of(selector).split())

    @property
    def asked(self) -> str:
        """The prompt to a player, with a hint or the last error."""
        return self.words_of("#ask")

    def text_of(self, selector: str) -> str:
        """Return the lines of a widget, with its frame."""
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
    """Run a story in the application, and return the application after it has closed."""

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
