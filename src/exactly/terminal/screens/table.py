"""The table: every seat, the centre, the die, and one line that says what is asked of whom.

Shows scenes and passes on what people point at; the flow of the game decides what happens.
"""

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
from exactly.terminal.game_loop import Flow
from exactly.terminal.move_choice import MoveChoice
from exactly.terminal.scene import Phase, Scene
from exactly.terminal.screen_wording import ScreenWording
from exactly.terminal.screens.end import EndScreen
from exactly.terminal.screens.leave import LeaveScreen
from exactly.terminal.screens.translated_screen import KEY_TEXT, PlayersScreen
from exactly.terminal.widgets.die_widget import DieView
from exactly.terminal.widgets.move_list import MoveList
from exactly.terminal.widgets.stack_panel import StackView
from exactly.terminal.widgets.table_widget import TableView

__all__ = ["TableScreen"]


class TableScreen(PlayersScreen[None]):
    """One game on the screen."""

    CSS_PATH = "table.tcss"
    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012  # as Textual has it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]  # noqa: RUF012  # as Textual has it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go_on", f"{KEY_TEXT}throw", key_display="⏎"),
        Binding("escape", "lay_back", f"{KEY_TEXT}lay-back", key_display="Esc"),
        Binding("n", "new_game", f"{KEY_TEXT}new"),
        *(Binding(str(key), f"pick({key})", show=False) for key in range(10)),
    ]

    def __init__(self, game: TerminalGame, pace: float) -> None:
        super().__init__()
        self.game = game
        self.flow = Flow(game, self, pace)
        self._uncovered = asyncio.Event()
        self._shown_keys: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay the table, and the keys below it."""
        yield TableView(self.game)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin to play as soon as everything lies on the table."""
        self.run_worker(self._play())

    async def _play(self) -> None:
        try:
            await self.flow.play()
        except UnsolvedError as unsolved:
            self.table_app.leave_to_solve(self.game, unsolved)
        else:
            self.table_app.push_screen(EndScreen(self.game))

    def retell(self) -> None:
        """Show the same scene in other words."""
        self.show(self.flow.scene)

    def show(self, scene: Scene) -> None:
        """Show a scene."""
        self.query_one(TableView).show(scene, ScreenWording(self.texts, self.game.players))
        if scene.choice is None:
            self.set_focus(None)
        keys = (self.texts.language, scene.phase, self.check_action("lay_back", ()))
        if keys != self._shown_keys:  # the footer is built anew each time
            self._shown_keys = keys
            self.refresh_bindings()

    def show_die(self, face: Face) -> None:
        """Show a face in passing."""
        self.query_one(DieView).face = face

    @property
    def tumbles(self) -> bool:
        """Whether the die is seen to tumble."""
        return self.app.animation_level != "none"

    async def in_sight(self) -> None:
        """Wait until no other screen covers the table."""
        await self._uncovered.wait()

    def on_screen_resume(self, _: ScreenResume) -> None:
        """Go on: the table can be seen."""
        self._uncovered.set()

    def on_screen_suspend(self, _: ScreenSuspend) -> None:
        """Hold: something else is being read."""
        self._uncovered.clear()

    def on_resize(self, _: Resize) -> None:
        """Fit names and the headline to the new width."""
        self.call_after_refresh(self.retell)

    def key_text(self, binding: Binding) -> str:
        """Name the Enter key after what it does now."""
        if binding.action == "go_on":
            return f"{KEY_TEXT}{self.flow.scene.phase.value}"
        return super().key_text(binding)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Offer each key only while it does something."""
        scene = self.flow.scene
        if action == "go_on":
            return scene.phase is not Phase.CHOOSE
        if action == "lay_back":
            return scene.choice is not None and scene.choice.source is not None
        if action == "new_game":
            return scene.phase is Phase.OVER
        return True

    def action_go_on(self) -> None:
        """Throw, pass, look on or hurry, whichever is the thing to do."""
        if self.flow.scene.phase is Phase.OVER:
            self.table_app.push_screen(EndScreen(self.game))
        elif self.flow.is_waiting:
            self.flow.answer()
        else:
            self.flow.hurry()

    def action_lay_back(self) -> None:
        """Lay the coin in hand back."""
        self._choose(MoveChoice(self.flow.scene.state))

    def action_new_game(self) -> None:
        """Sit down for another game with the same players and rules."""
        self.table_app.set_up_again(self.game)

    def action_leave(self) -> None:
        """Leave the table; a game that is not over yet is kept."""
        if self.flow.scene.phase is Phase.OVER:
            self.app.exit()
        else:
            self.table_app.push_screen(LeaveScreen(self.game), self._left)

    def _left(self, leaves: bool | None) -> None:  # noqa: FBT001  # what the screen returns
        if leaves:
            self.app.exit()

    def action_pick(self, key: int) -> None:
        """Point at a stack by its number, or at a coin by its place in the list."""
        choice = self.flow.scene.choice
        if choice is not None and choice.target is not None:
            if 1 <= key <= len(choice.moves):
                self.flow.answer(choice.moves[key - 1])
        elif key <= self.game.state.seats:
            self._pick(Seat(key) if key else CENTRE, None)

    def on_stack_view_picked(self, event: StackView.Picked) -> None:
        """Follow what was pointed at."""
        self._pick(event.place, event.coin)

    def _pick(self, place: Place, coin: Coin | None) -> None:
        scene = self.flow.scene
        if scene.phase in {Phase.WATCH, Phase.EURO}:
            return
        found = (scene.choice or MoveChoice(scene.state)).pick(place, coin)
        if isinstance(found, Refusal):
            self._refuse(found)
        elif (move := found.decided) is not None:
            self.flow.answer(move)
        elif scene.phase is Phase.CHOOSE:
            self._choose(found)

    def _choose(self, choice: MoveChoice) -> None:
        scene = self.flow.scene
        self.flow.change(replace(scene, choice=choice, shown_move=None, refusal=None))

    def _refuse(self, reason: Refusal | None) -> None:
        self.flow.change(replace(self.flow.scene, refusal=reason))

    def on_die_view_pressed(self) -> None:
        """Throw, or say why not."""
        if self.flow.scene.phase is Phase.CHOOSE:
            self._refuse(refusal(self.flow.scene.state, Roll(Face.ZERO)))
        else:
            self.action_go_on()

    def on_go_on_panel_pressed(self) -> None:
        """Do what the button says."""
        self.action_go_on()

    def on_move_list_chosen(self, event: MoveList.Chosen) -> None:
        """Make the move."""
        self.flow.answer(event.move)

    def on_move_list_looked_at(self, event: MoveList.LookedAt) -> None:
        """Light up the stacks of the move that is looked at."""
        self._look_at(event.move)

    def _look_at(self, move: Move) -> None:
        scene = self.flow.scene
        if scene.phase is Phase.CHOOSE:
            self.flow.change(replace(scene, shown_move=move, refusal=None))
