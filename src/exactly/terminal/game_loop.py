"""The game loop of the full-screen table: it waits for the players, and shows scene after scene.

It rolls and moves through the game only, and knows the screen only as a TableDisplay.
"""

import asyncio
from contextlib import suppress
from dataclasses import replace
from itertools import cycle
from typing import Protocol

from exactly.records import BOT
from exactly.rules import CHANCE, FACES, PASS, Face, Move, State, legal_moves, to_act
from exactly.terminal.game import TerminalGame
from exactly.terminal.move_choice import MoveChoice
from exactly.terminal.scene import Scene, ScenePhase, StartingRoll, state_before_payout

__all__ = ["GameLoop", "TableDisplay"]

_ROLL = 0.7  # seconds, at pace 1
_SHOWN_MOVE = 1.0  # seconds from showing a computer player's move to making it
_BANNER_LOCKED = 0.8  # seconds before a key can close the banner, against accidents
_BANNER_ALONE = 2.5  # seconds of the banner when only computer players sit at the table
_TUMBLES = 8


class TableDisplay(Protocol):
    """The display on which a game loop shows its scenes."""

    def show(self, scene: Scene) -> None:
        """Show the table as it is in a scene."""
        ...

    def show_die(self, face: Face) -> None:
        """Show a face of the die for a moment, during the animation of a roll."""
        ...

    @property
    def is_animated(self) -> bool:
        """Whether the die is animated; False for reduced motion."""
        ...

    async def wait_until_uncovered(self) -> None:
        """Wait until no other screen covers the table."""
        ...


class GameLoop:
    """Plays one game from its current state to its end."""

    def __init__(self, game: TerminalGame, display: TableDisplay, pace: float) -> None:
        self.game = game
        self.scene = Scene(game.state, ScenePhase.WATCH, game.state.face)
        self._display = display
        self._pace = pace
        self._hurry = asyncio.Event()
        self._answer: asyncio.Future[Move] | None = None
        self._has_people = not all(name.startswith(BOT) for name in game.players)

    async def play(self) -> None:
        """Play until the game is over."""
        while (actor := to_act(self.game.state)) is not None:
            await self._display.wait_until_uncovered()
            if actor is CHANCE:
                await self._roll()
            else:
                await self._move()
        self._show(phase=ScenePhase.OVER)

    @property
    def is_waiting(self) -> bool:
        """Whether the loop waits for a person to roll, move or confirm."""
        return self._answer is not None and not self._answer.done()

    def answer(self, move: Move = PASS) -> None:
        """Continue with the move that a person chose; PASS also confirms a roll or a banner."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(move)

    def skip_pause(self) -> None:
        """End the current pause between two scenes."""
        self._hurry.set()

    def change(self, scene: Scene) -> None:
        """Show another scene, such as after a person chose a stack or highlighted a move."""
        self.scene = scene
        self._display.show(scene)

    def _show(self, **changes: object) -> None:
        self.change(replace(self.scene, **changes))  # type: ignore[arg-type]  # fields of a scene

    async def _awaited(self) -> Move:
        self._answer = asyncio.get_running_loop().create_future()
        return await self._answer

    async def _pause(self, seconds: float) -> None:
        self._hurry.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds * self._pace):
                await self._hurry.wait()

    async def _roll(self) -> None:
        before = self.game.state
        is_person = not self.game.is_computers_turn
        phase = ScenePhase.ROLL if is_person else ScenePhase.WATCH
        self._show(state=before, phase=phase, choice=None, shown_move=None, refusal=None)
        if is_person:
            await self._awaited()
            self._show(phase=ScenePhase.WATCH)
        await self._tumble()
        face = self.game.roll()
        if before.starting is None:
            self._show(state=self.game.state, face=face)
        else:
            await self._show_starting_roll(before, face)

    async def _tumble(self) -> None:
        if not self._pace or not self._display.is_animated:
            await self._pause(_ROLL)
            return
        for face, _ in zip(cycle(FACES), range(_TUMBLES), strict=False):
            self._display.show_die(face)
            await self._pause(_ROLL / _TUMBLES)

    async def _show_starting_roll(self, before: State, face: Face) -> None:
        after = self.game.state
        is_last = after.starting is None or not after.starting.faces
        roll = StartingRoll(before.active, face, is_last)
        # The complete pass is shown before the next one, or the first turn, starts.
        state = before if is_last else after
        begins = after.active if after.starting is None else None
        rolls = (*self.scene.starting_rolls, roll)
        self._show(state=state, face=face, starting_rolls=rolls, begins=begins)
        if is_last:
            await self._pause(_SHOWN_MOVE)

    async def _move(self) -> None:
        moves = legal_moves(self.game.state)
        if self.game.is_computers_turn:
            move = await self._computers_move()
        elif moves == (PASS,):
            self._show(phase=ScenePhase.NO_MOVE)
            move = await self._awaited()
        else:
            move = await self._persons_move()
        await self._make(move)

    async def _computers_move(self) -> Move:
        # A slow player may take seconds; the screen must stay responsive.
        move = await asyncio.to_thread(self.game.computers_move)
        self._show(phase=ScenePhase.WATCH, shown_move=move)
        await self._pause(_SHOWN_MOVE)
        return move

    async def _persons_move(self) -> Move:
        self._show(phase=ScenePhase.CHOOSE, choice=MoveChoice(self.game.state))
        return await self._awaited()

    async def _make(self, move: Move) -> None:
        before = self.game.state
        taken = self.game.move(move)
        after = self.game.state
        state = state_before_payout(before, move, after) if taken else after
        self._show(
            state=state,
            phase=ScenePhase.EURO if taken else ScenePhase.WATCH,
            choice=None,
            shown_move=None,
            last_move=move,
            taken=taken,
            refusal=None,
        )
        if taken:
            await self._celebrate()
        if taken and not after.is_over:  # the final stacks remain visible
            self._show(state=after, phase=ScenePhase.WATCH, last_move=None, taken=())

    async def _celebrate(self) -> None:
        """Wait while the banner of a taken euro is shown: for a key, or briefly without people."""
        await asyncio.sleep(_BANNER_LOCKED * self._pace)
        if self._has_people:
            await self._awaited()
        else:
            await self._pause(_BANNER_ALONE)
