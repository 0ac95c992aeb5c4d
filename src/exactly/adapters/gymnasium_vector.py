"""A compiled vector environment for Gymnasium: many tables, each with one learner.

Needs the extras `gymnasium` and `solve`. `gymnasium.make_vec("Exactly-v0", num_envs=…)` creates it,
after `exactly.adapters.gymnasium` has been imported. Each table is like an environment of that
module, with these differences:

- the first player rotates from game to game, without starting rolls;
- there are no options `position` and `rolls`;
- the opponents must be players of the compiled rules;
- after the end of a game, the next step starts another one and ignores its action (Gymnasium calls
  this autoreset in the next step).

`info["action_mask"]` has a row for each table. The same seed gives the same games: a game depends
only on the actions at its own table.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numba import njit

from exactly.adapters.actions import NUMBERS, check_action
from exactly.adapters.gymnasium import check_table, folder_of
from exactly.adapters.observation import HIGHEST, size
from exactly.adapters.rewards import lost
from exactly.evaluation.exact import solution_in
from exactly.networks.weights import trained_network
from exactly.players import check_player
from exactly.players.characters import CHARACTERS
from exactly.records import write_position
from exactly.rules import FACES, Seat, Stack, State, all_moves
from exactly.rules.variant import Variant
from exactly.simulator.batch import Rows, play_on_all
from exactly.simulator.board import (
    EUROS,
    NOBODY,
    ONE,
    PLACES,
    SEATS,
    VALUES,
    Number,
    Row,
    kit,
    list_of_moves,
    new_board,
)
from exactly.simulator.games import (
    ACTIVE,
    FACE,
    IS_ASKED,
    MOVE,
    STAND,
    WINNER,
    GamePlan,
    begin_game,
    new_tally,
)
from exactly.simulator.network_players import NO_NETWORK, minds_of, tables_of
from exactly.simulator.players import ASKED, PLAYERS, list_legal, move_of
from exactly.simulator.solution_table import UNSOLVED, solved_tables

__all__ = ["ExactlyVectorEnv"]

_Observations = npt.NDArray[np.int8]
_Actions = npt.NDArray[np.int64]
_Rewards = npt.NDArray[np.float64]
_Flags = npt.NDArray[np.bool_]

_NO_END = 1 << 62  # turns
_LEARNER = np.uint64(1)


class ExactlyVectorEnv(VectorEnv[_Observations, _Actions, Any]):
    """`num_envs` tables with one learner each; see `ExactlyEnv` for the other parameters."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # declared so by Gymnasium
        "render_modes": ["ansi"],
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(  # noqa: PLR0913  # keyword arguments
        self,
        num_envs: int = 1,
        opponents: Sequence[str] = ("greedy",),
        *,
        rules: str = "standard",
        turns: int | None = None,
        illegal: Literal["raise", "lose"] = "raise",
        solutions: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs must be 1 or more, not {num_envs}")
        self.setup = check_table(opponents, rules, turns, illegal, render_mode)
        seats, by_rules = self.setup.seats, self.setup.rules
        for name in opponents:
            check_player(name, seats)
        self.num_envs = num_envs
        self.illegal = illegal
        self.render_mode = render_mode
        self.single_action_space = spaces.Discrete(len(all_moves(seats)))
        self.single_observation_space = spaces.Box(0, HIGHEST, (size(seats),), np.int8)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        playing = np.zeros(PLACES, np.uint64)
        playing[1 : seats + 1] = (ASKED, *(PLAYERS[name] for name in opponents))
        needs_solution = "perfect" in opponents
        self._plan = GamePlan(
            kit(Variant.of(by_rules), seats),
            list_of_moves(seats),
            playing,
            solved_tables(solution_in(folder_of(solutions), by_rules))
            if needs_solution
            else UNSOLVED,
            np.uint64(0),
            _NO_END if turns is None else turns,
            tables_of(trained_network(seats, by_rules.edition).layers)
            if CHARACTERS.keys() & set(opponents)
            else NO_NETWORK,
            minds_of([None, *map(CHARACTERS.get, opponents)]),
        )
        self._boards = np.zeros((num_envs, len(new_board())), np.uint64)
        self._stands = np.zeros((num_envs, STAND), np.uint64)
        self._games = np.zeros(num_envs, np.int64)  # started at each table
        self._has_ended = np.zeros(num_envs, np.bool_)
        # The compiled rules' number of each action, and the action of each of these numbers.
        self._moves = np.zeros(len(all_moves(seats)), np.uint64)
        self._numbers = np.zeros(256, np.int64)
        for number in range(256):
            action = NUMBERS[seats].get(move_of(number))
            if action is not None:
                self._moves[action], self._numbers[number] = number, action
        self._tally = new_tally()
        self._logs = np.zeros((num_envs, 0, 2), np.uint8)

    def game_state(self, table: int) -> State:
        """Return the state of a table, as a value of `exactly.rules`."""
        board, stand = self._boards[table], self._stands[table]
        seats, is_over, is_asked = self.setup.seats, stand[WINNER] > 0, stand[IS_ASKED] > 0
        coins = board[: len(VALUES) * PLACES].reshape(len(VALUES), PLACES).T
        active = int(stand[ACTIVE])
        return State(
            self.setup.rules,
            tuple(Stack(*map(int, held)) for held in coins[1 : seats + 1]),
            tuple(map(int, board[EUROS + ONE : EUROS + ONE + np.uint64(seats)])),
            Seat((active - 2) % seats + 1 if is_over else active),
            FACES[int(stand[FACE])] if is_asked else None,
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_Observations, dict[str, Any]]:
        """Start games at all tables, and let the opponents play until the learners' turns."""
        super().reset(seed=seed)
        for name in ("position", "rolls"):
            if name in (options or {}):
                raise ValueError(f"vector environments have no option {name!r}")
        self._plan = self._plan._replace(seed=np.uint64(self.np_random.integers(1 << 63)))
        self._games[:] = 0
        self._has_ended[:] = False
        self._begin(np.arange(self.num_envs))
        return self._look()

    def _begin(self, tables: npt.NDArray[np.int64]) -> None:
        while tables.size:
            games = self._games[tables]
            begins = (games + tables) % self.setup.seats + 1
            numbers = games * self.num_envs + tables
            _begin_games(self._plan, self._boards, self._stands, tables, numbers, begins)
            self._games[tables] += 1
            self._play_on(tables)
            # An opponent won before the learner's first turn, so there is nothing to learn.
            tables = tables[self._stands[tables, IS_ASKED] == 0]

    def _play_on(self, tables: npt.NDArray[np.int64]) -> None:
        play_on_all(self._plan, self._boards, self._stands, tables, self._tally, self._logs)

    def step(
        self, actions: _Actions
    ) -> tuple[_Observations, _Rewards, _Flags, _Flags, dict[str, Any]]:
        """Make the learners' moves, and let the opponents play until their next turns."""
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"actions must have shape ({self.num_envs},), not {actions.shape}")
        asked = np.flatnonzero(~self._has_ended)
        is_legal = self._are_legal(asked, actions[asked])
        if self.illegal == "raise" and not is_legal.all():
            table = asked[~is_legal][0]
            check_action(self.game_state(table), int(actions[table]))
        rewards = np.zeros(self.num_envs)
        terminations, truncations = np.zeros((2, self.num_envs), np.bool_)
        rewards[asked[~is_legal]] = lost(self.setup.seats)
        terminations[asked[~is_legal]] = True
        asked = asked[is_legal]
        self._stands[asked, MOVE] = self._moves[actions[asked]]
        self._play_on(asked)
        self._begin(np.flatnonzero(self._has_ended))
        winners, is_asked = self._stands[asked, WINNER], self._stands[asked, IS_ASKED] > 0
        rewards[asked[winners > 0]] = lost(self.setup.seats)
        rewards[asked[winners == _LEARNER]] = 1.0
        terminations[asked] = winners > 0
        truncations[asked] = ~is_asked & (winners == 0)
        self._has_ended = terminations | truncations
        observations, info = self._look()
        return observations, rewards, terminations, truncations, info

    def _are_legal(self, tables: npt.NDArray[np.int64], actions: _Actions) -> _Flags:
        is_move = (actions >= 0) & (actions < len(self._moves))
        is_allowed = self._masks[tables, np.where(is_move, actions, 0)] == 1
        return np.asarray(is_move & is_allowed)

    def _look(self) -> tuple[_Observations, dict[str, Any]]:
        """Return every learner's observation and its action mask."""
        observations = np.zeros((self.num_envs, size(self.setup.seats)), np.int8)
        masks = np.zeros((self.num_envs, len(self._moves)), np.int8)
        _look_at_all(self._plan, self._boards, self._stands, self._numbers, observations, masks)
        self._masks = masks.copy()
        return observations, {
            "action_mask": masks,
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def render(self) -> tuple[str, ...] | None:
        """Return the positions as text, or None without a render mode."""
        if self.render_mode is None:
            return None
        return tuple(write_position(self.game_state(table)) for table in range(self.num_envs))


@njit(cache=True)
def _begin_games(  # noqa: PLR0913, PLR0917  # compiled code takes arrays
    plan: GamePlan,
    boards: Rows,
    stands: Rows,
    tables: npt.NDArray[np.int64],
    numbers: npt.NDArray[np.int64],
    begins: npt.NDArray[np.int64],
) -> None:
    for place, table in enumerate(tables):
        number, first = np.uint64(numbers[place]), np.uint64(begins[place])
        begin_game(plan, boards[table], stands[table], number, first)


@njit(cache=True)
def _look_at_all(  # noqa: PLR0913, PLR0917  # compiled code takes arrays
    plan: GamePlan,
    boards: Rows,
    stands: Rows,
    numbers: npt.NDArray[np.int64],
    observations: _Observations,
    masks: npt.NDArray[np.int8],
) -> None:
    """Store each table's observation and action mask, as by `observation.observe` and `mask`."""
    found = np.zeros(len(numbers), np.uint8)
    for table in range(len(boards)):
        board, stand = boards[table], stands[table]
        _observe(board, stand, plan.kit[SEATS], observations[table])
        if stand[IS_ASKED]:
            for place in range(list_legal(board, plan.kit, plan.moves, stand[FACE], found)):
                masks[table, numbers[found[place]]] = 1


@njit(cache=True)
def _observe(board: Row, stand: Row, seats: Number, seen: _Observations) -> None:
    at = 0
    for place in range(ONE, seats + ONE + ONE):  # the centre comes after the seats
        for value in VALUES:
            seen[at] = board[PLACES * value + place % (seats + ONE)]
            at += 1
    for seat in range(ONE, seats + ONE):
        seen[at] = board[EUROS + seat]
        seen[at + seats] = seat == stand[ACTIVE] and stand[WINNER] == NOBODY
        at += 1
    if stand[IS_ASKED]:
        seen[at + seats + stand[FACE]] = 1
