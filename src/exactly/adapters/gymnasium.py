"""One seat against computer players, for Gymnasium; importing this module registers `Exactly-v0`.

Needs the extra `gymnasium`. The learner has seat 1, and the opponents sit clockwise from it. Its
actions are numbers of moves: see `actions`. See `observation` and `rewards` for the other values. A
step ends at the learner's next turn, or at the end of the game.

`info["action_mask"]` has a 1 for every legal action, and 0 for the others:
`env.action_space.sample(info["action_mask"])` draws a legal action. For many parallel games see
`gymnasium_vector`, which `gymnasium.make_vec` uses.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from exactly.adapters.actions import NUMBERS, mask
from exactly.adapters.observation import HIGHEST, observe, size
from exactly.adapters.rewards import lost, rewards
from exactly.adapters.rolling_game import RollingGame
from exactly.adapters.starting_state import check_turns
from exactly.evaluation.exact import chances_in
from exactly.evaluation.find import solutions_folder
from exactly.players import computer_player
from exactly.records import parse_rules, write_position
from exactly.rules import SEATS, Seat, Setup, State, all_moves, outcome

__all__ = ["ExactlyEnv", "check_table", "folder_of"]

_LEARNER = Seat(1)
_Observation = npt.NDArray[np.int8]


class ExactlyEnv(gymnasium.Env[_Observation, np.int64]):
    """A seat at a table where all other seats have computer players.

    `opponents` are their names. `perfect` plays at a table of two, and needs a solved game: the
    solution is in the folder `solutions`, by default the folder of the command `exactly solve`.
    `rules` are an edition and its options, as text. A game is truncated after `turns` turns of all
    seats together.

    An illegal action raises IllegalStepError, and one out of range raises ValueError. With
    `illegal="lose"` the learner loses the game instead, for learners that do not use the action
    mask. `RollingGame` describes the options of `reset`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # declared so by Gymnasium
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(  # noqa: PLR0913  # keyword arguments
        self,
        opponents: Sequence[str] = ("greedy",),
        *,
        rules: str = "standard",
        turns: int | None = None,
        illegal: Literal["raise", "lose"] = "raise",
        solutions: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setup = check_table(opponents, rules, turns, illegal, render_mode)
        seats = self.setup.seats
        self.turns = turns
        self.illegal = illegal
        self.render_mode = render_mode
        self._random = Random()  # noqa: S311  # for games, not for secrets
        find_chances = chances_in(folder_of(solutions))
        self._opponents = [
            computer_player(name, self.setup, self._random, find_chances) for name in opponents
        ]
        self.action_space = spaces.Discrete(len(all_moves(seats)))
        self.observation_space = spaces.Box(0, HIGHEST, (size(seats),), np.int8)

    @property
    def game_state(self) -> State:
        """The current state, as a value of `exactly.rules`."""
        return self._game.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_Observation, dict[str, Any]]:
        """Start a game, and let the opponents play until the learner's turn."""
        super().reset(seed=seed)
        self._random.seed(int(self.np_random.integers(1 << 63)))
        self._begin(options)
        while not self._game.actions:
            # An opponent won before the learner's first turn, so there is nothing to learn.
            self._begin({**(options or {}), "rolls": ()})
        return self._observe(), self._info()

    def _begin(self, options: Mapping[str, object] | None) -> None:
        self._game = RollingGame(self.setup, self._random, turns=self.turns, options=options)
        self._let_opponents_play()

    def step(
        self, action: int | np.int64
    ) -> tuple[_Observation, float, bool, bool, dict[str, Any]]:
        """Make the learner's move, and let the opponents play until its next turn."""
        game = self._game
        if self.illegal == "lose" and game.actions and action not in game.actions:
            return self._observe(), lost(self.setup.seats), True, False, self._info()
        game.choose(int(action))
        self._let_opponents_play()
        end = outcome(game.state)
        reward = rewards(end, self.setup.seats)[_LEARNER - 1]
        return self._observe(), reward, end is not None, game.is_truncated, self._info()

    def _let_opponents_play(self) -> None:
        game, numbers = self._game, NUMBERS[self.setup.seats]
        while game.actions and game.state.active != _LEARNER:
            opponent = self._opponents[game.state.active - 2]
            game.choose(numbers[opponent.choose(game.state)])

    def _observe(self) -> _Observation:
        return np.frombuffer(observe(self._game.state, _LEARNER), np.int8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(mask(self._game.actions, self.setup.seats), np.int8)}

    def render(self) -> str | None:
        """Return the position as text, or None without a render mode."""
        return None if self.render_mode is None else write_position(self._game.state)


def check_table(
    opponents: Sequence[str],
    rules: str,
    turns: int | None,
    illegal: str,
    render_mode: str | None,
) -> Setup:
    """Return the table's setup; raises ValueError or TypeError for invalid arguments."""
    if isinstance(opponents, str):
        raise TypeError(f"opponents must be a sequence of names, such as ({opponents!r},)")
    if 1 + len(opponents) not in SEATS:
        raise ValueError(f"number of opponents must be 1 to 5, not {len(opponents)}")
    setup = Setup(1 + len(opponents), parse_rules(rules))
    if turns is not None:
        check_turns(turns)
        if turns < setup.seats:
            least = f"{setup.seats} or more, so that each seat has one"
            raise ValueError(f"turns must be {least}, not {turns}")
    if illegal not in {"raise", "lose"}:
        raise ValueError(f"illegal must be 'raise' or 'lose', not {illegal!r}")
    if render_mode not in {None, "ansi"}:
        raise ValueError(f"render_mode must be 'ansi' or None, not {render_mode!r}")
    return setup


def folder_of(solutions: str | Path | None) -> Path:
    """Return the folder of solutions: the given one, or the default of `exactly solve`."""
    if solutions is not None:
        return Path(solutions)
    return solutions_folder()


gymnasium.register(
    id="Exactly-v0",
    entry_point="exactly.adapters.gymnasium:ExactlyEnv",
    vector_entry_point="exactly.adapters.gymnasium_vector:ExactlyVectorEnv",
)
