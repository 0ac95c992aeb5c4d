"""The table screen: it shows scenes and passes keys and clicks on to the game loop."""

import asyncio
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Resize, ScreenResume, ScreenSuspend
from textual.widgets import Footer

from exactly.evaluation.chances import UnsolvedError
from exactly.rules import CENTRE, Coin, Face, Move, Place, Refusal, Roll, Seat, refusal
from exactly.terminal.game import TerminalGame
from exactly.terminal.game_loop import GameLoop
from exactly.terminal.move_choice import MoveChoice
from exactly.terminal.scene import Scene, ScenePhase
from exactly.terminal.screen_wording import ScreenWording
from exactly.terminal.screens.app_services import AppServices
from exactly.terminal.screens.end import EndScreen
from exactly.terminal.screens.leave import LeaveScreen
from exactly.terminal.screens.translated_screen import KEY_PREFIX, MainScreen
from exactly.terminal.widgets.die_widget import DieWidget
from exactly.terminal.widgets.move_list import MoveList
from exactly.terminal.widgets.stack_panel import StackPanel
from exactly.terminal.widgets.table_widget import TableWidget

__all__ = ["TableScreen"]

_WIDTHS = [(0, "-narrow"), (110, "-wide")]  # columns, and the CSS class from there
_HEIGHTS = [(0, "-low"), (32, "-high")]  # rows, likewise


class TableScreen(MainScreen[None]):
    """The screen with the table of one game."""

    CSS_PATH = "table.tcss"
    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = _WIDTHS
    VERTICAL_BREAKPOINTS = _HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "next_step", f"{KEY_PREFIX}roll", key_display="⏎"),
        Binding("escape", "lay_back", f"{KEY_PREFIX}lay-back", key_display="Esc"),
        Binding("n", "new_game", f"{KEY_PREFIX}new"),
        *(Binding(str(key), f"pick({key})", show=False) for key in range(10)),
    ]

    def __init__(self, services: AppServices, game: TerminalGame, pace: float) -> None:
        super().__init__(services)
        self.game = game
        self.game_loop = GameLoop(game, self, pace)
        self._uncovered = asyncio.Event()
        self._shown_keys: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the table, and the keys below it."""
        yield TableWidget(self.game)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Start the game loop."""
        self.run_worker(self._play())

    async def _play(self) -> None:
        try:
            await self.game_loop.play()
        except UnsolvedError as unsolved:
            self.services.restart_to_solve(self.game, unsolved)
        else:
            self.app.push_screen(EndScreen(self.services, self.game))

    def update_texts(self) -> None:
        """Show the scene in the current language."""
        self.show(self.game_loop.scene)

    def show(self, scene: Scene) -> None:
        """Show the table as it is in a scene."""
        self.query_one(TableWidget).show(scene, ScreenWording(self.texts, self.game.players))
        if scene.choice is None:
            self.set_focus(None)
        keys = (self.texts.language, scene.phase, self.check_action("lay_back", ()))
        if keys != self._shown_keys:  # each refresh rebuilds the footer
            self._shown_keys = keys
            self.refresh_bindings()

    def show_die(self, face: Face) -> None:
        """Show a face of the die for a moment."""
        self.query_one(DieWidget).face = face

    @property
    def is_animated(self) -> bool:
        """Whether the die is animated; False for reduced motion."""
        return self.app.animation_level != "none"

    async def wait_until_uncovered(self) -> None:
        """Wait until no other screen covers the table."""
        await self._uncovered.wait()

    def on_screen_resume(self, _: ScreenResume) -> None:
        """Let the game loop continue: the table is visible."""
        self._uncovered.set()

    def on_screen_suspend(self, _: ScreenSuspend) -> None:
        """Pause the game loop: another screen covers the table."""
        self._uncovered.clear()

    def on_resize(self, _: Resize) -> None:
        """Fit names and the headline to the new width."""
        self.call_after_refresh(self.update_texts)

    def key_label(self, binding: Binding) -> str:
        """Return the catalogue key of a key's label in the footer; Enter's depends on the scene."""
        if binding.action == "next_step":
            return f"{KEY_PREFIX}{self.game_loop.scene.phase.value}"
        return super().key_label(binding)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable each key only while it has an effect."""
        del parameters
        scene = self.game_loop.scene
        if action == "next_step":
            return scene.phase is not ScenePhase.CHOOSE
        if action == "lay_back":
            return scene.choice is not None and scene.choice.source is not None
        if action == "new_game":
            return scene.phase is ScenePhase.OVER
        return True

    def action_next_step(self) -> None:
        """Roll, pass, close a banner or end a pause, depending on the scene."""
        if self.game_loop.scene.phase is ScenePhase.OVER:
            self.app.push_screen(EndScreen(self.services, self.game))
        elif self.game_loop.is_waiting:
            self.game_loop.answer()
        else:
            self.game_loop.skip_pause()

    def action_lay_back(self) -> None:
        """Cancel the choice of a stack and a coin."""
        self._choose(MoveChoice(self.game_loop.scene.state))

    def action_new_game(self) -> None:
        """Open the set-up screen with the same players and rules."""
        self.services.set_up_again(self.game)

    def action_leave(self) -> None:
        """Leave the table; an unfinished game is saved."""
        if self.game_loop.scene.phase is ScenePhase.OVER:
            self.app.exit()
        else:
            self.app.push_screen(LeaveScreen(self.services, self.game))

    def action_pick(self, key: int) -> None:
        """Pick a stack by its number key, or a coin by its place in the move list."""
        choice = self.game_loop.scene.choice
        if choice is not None and choice.target is not None:
            if 1 <= key <= len(choice.moves):
                self.game_loop.answer(choice.moves[key - 1])
        elif key <= self.game.state.seats:
            self._pick(Seat(key) if key else CENTRE, None)

    def on_stack_panel_picked(self, event: StackPanel.Picked) -> None:
        """Pick the stack, or the coin, that was clicked."""
        self._pick(event.place, event.coin)

    def _pick(self, place: Place, coin: Coin | None) -> None:
        scene = self.game_loop.scene
        if scene.phase in {ScenePhase.WATCH, ScenePhase.EURO}:
            return
        found = (scene.choice or MoveChoice(scene.state)).pick(place, coin)
        if isinstance(found, Refusal):
            self._refuse(found)
        elif (move := found.decided) is not None:
            self.game_loop.answer(move)
        elif scene.phase is ScenePhase.CHOOSE:
            self._choose(found)

    def _choose(self, choice: MoveChoice) -> None:
        scene = self.game_loop.scene
        self.game_loop.change(replace(scene, choice=choice, shown_move=None, refusal=None))

    def _refuse(self, reason: Refusal | None) -> None:
        self.game_loop.change(replace(self.game_loop.scene, refusal=reason))

    def on_die_widget_clicked(self) -> None:
        """Do the next step, such as to roll; if a move is due, show why a roll is refused."""
        if self.game_loop.scene.phase is ScenePhase.CHOOSE:
            self._refuse(refusal(self.game_loop.scene.state, Roll(Face.ZERO)))
        else:
            self.action_next_step()

    def on_next_step_panel_pressed(self) -> None:
        """Do the next step, which the button names."""
        self.action_next_step()

    def on_move_list_chosen(self, event: MoveList.Chosen) -> None:
        """Make the move that was chosen in the move list."""
        self.game_loop.answer(event.move)

    def on_move_list_highlighted(self, event: MoveList.Highlighted) -> None:
        """Highlight the stacks of the move that is highlighted in the move list."""
        self._preview(event.move)

    def _preview(self, move: Move) -> None:
        scene = self.game_loop.scene
        if scene.phase is ScenePhase.CHOOSE:
            self.game_loop.change(replace(scene, shown_move=move, refusal=None))
