"""The course of a game on the screen: who is waited for, what is shown, and for how long.

Throws and moves through the game alone; asks the table to show scenes and to fetch answers.
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
from exactly.terminal.scene import Phase, Scene, StartingThrow, stacks_at_the_moment

__all__ = ["Flow", "Table"]

THROW = 0.7
"""Seconds a throw takes, at pace 1."""
MOVE = 1.0
"""Seconds between a computer player's move being told and being made."""
NOTICE = 0.8
"""Seconds in which a banner cannot be dismissed, so that nobody does so by accident."""
LOOK = 2.5
"""Seconds for a banner when only computer players sit at the table."""
_TUMBLES = 8


class Table(Protocol):
    """Where the game is shown."""

    def show(self, scene: Scene) -> None:
        """Show a scene."""
        ...

    def show_die(self, face: Face) -> None:
        """Show a face in passing, while the die tumbles."""
        ...

    @property
    def tumbles(self) -> bool:
        """Whether the die is seen to tumble: not where people want less motion."""
        ...

    async def in_sight(self) -> None:
        """Wait until nothing covers the table."""
        ...


class Flow:
    """Plays one game at a table, from where it stands to its end."""

    def __init__(self, game: TerminalGame, table: Table, pace: float) -> None:
        self.game = game
        self.scene = Scene(game.state, Phase.WATCH, game.state.face)
        self._table = table
        self._pace = pace
        self._hurry = asyncio.Event()
        self._answer: asyncio.Future[Move] | None = None
        self._has_people = not all(name.startswith(BOT) for name in game.players)

    async def play(self) -> None:
        """Play until somebody has won."""
        while (actor := to_act(self.game.state)) is not None:
            await self._table.in_sight()
            if actor is CHANCE:
                await self._throw()
            else:
                await self._move()
        self._show(phase=Phase.OVER)

    @property
    def is_waiting(self) -> bool:
        """Whether a person's answer is awaited."""
        return self._answer is not None and not self._answer.done()

    def answer(self, move: Move = PASS) -> None:
        """Give the answer that is awaited; where only going on is asked for, a pass will do."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(move)

    def hurry(self) -> None:
        """Cut the present pause short."""
        self._hurry.set()

    def change(self, scene: Scene) -> None:
        """Show a scene that differs in what a person is looking at or choosing."""
        self.scene = scene
        self._table.show(scene)

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

    async def _throw(self) -> None:
        before = self.game.state
        is_person = not self.game.is_computers_turn
        phase = Phase.THROW if is_person else Phase.WATCH
        self._show(state=before, phase=phase, choice=None, shown_move=None, refusal=None)
        if is_person:
            await self._awaited()
            self._show(phase=Phase.WATCH)
        await self._tumble()
        face = self.game.roll()
        if before.starting is None:
            self._show(state=self.game.state, face=face)
        else:
            await self._show_starting_throw(before, face)

    async def _tumble(self) -> None:
        if not self._pace or not self._table.tumbles:
            await self._pause(THROW)
            return
        for face, _ in zip(cycle(FACES), range(_TUMBLES), strict=False):
            self._table.show_die(face)
            await self._pause(THROW / _TUMBLES)

    async def _show_starting_throw(self, before: State, face: Face) -> None:
        after = self.game.state
        is_last = after.starting is None or not after.starting.faces
        throw = StartingThrow(before.active, face, is_last)
        # The pass is shown whole before the next one, or the first turn, begins.
        state = before if is_last else after
        begins = after.active if after.starting is None else None
        throws = (*self.scene.throws, throw)
        self._show(state=state, face=face, throws=throws, begins=begins)
        if is_last:
            await self._pause(MOVE)

    async def _move(self) -> None:
        moves = legal_moves(self.game.state)
        if self.game.is_computers_turn:
            move = await self._computers_move()
        elif moves == (PASS,):
            self._show(phase=Phase.PASS)
            move = await self._awaited()
        else:
            move = await self._persons_move()
        await self._make(move)

    async def _computers_move(self) -> Move:
        # A thoughtful player may take seconds, in which the screen has to stay alive.
        move = await asyncio.to_thread(self.game.computers_move)
        self._show(phase=Phase.WATCH, shown_move=move)
        await self._pause(MOVE)
        return move

    async def _persons_move(self) -> Move:
        self._show(phase=Phase.CHOOSE, choice=MoveChoice(self.game.state))
        return await self._awaited()

    async def _make(self, move: Move) -> None:
        before = self.game.state
        taken = self.game.move(move)
        after = self.game.state
        state = stacks_at_the_moment(before, move, after) if taken else after
        self._show(
            state=state,
            phase=Phase.EURO if taken else Phase.WATCH,
            choice=None,
            shown_move=None,
            last_move=move,
            taken=taken,
            refusal=None,
        )
        if taken:
            await self._celebrate()
        if taken and not after.is_over:  # the last stacks stay, for everybody to see
            self._show(state=after, phase=Phase.WATCH, last_move=None, taken=())

    async def _celebrate(self) -> None:
        """Let everybody look at the stacks before the coins go back."""
        await asyncio.sleep(NOTICE * self._pace)
        if self._has_people:
            await self._awaited()
        else:
            await self._pause(LOOK)
