"""The game for PettingZoo, turn by turn (AEC); importing this module registers `Exactly-v0`.

Needs the extra `pettingzoo`. Agents are seats, `seat_1` to `seat_6`. An agent's actions are numbers
of moves: see `actions`. See `observation` for its observations, which come with a mask of the legal
moves, and `rewards` for the rewards. The environment makes all rolls, also the starting rolls, so
the first agent is the seat that begins.

There is no parallel form: one seat acts at a time, and the actions of all others would be
discarded. For a learner that needs one, use PettingZoo's `turn_based_aec_to_parallel`, which takes
actions of all agents and uses that of the agent whose turn it is.
"""

from random import Random
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
import pettingzoo
from gymnasium import spaces

from exactly.adapters.actions import mask
from exactly.adapters.observation import HIGHEST, observe, size
from exactly.adapters.rewards import rewards
from exactly.adapters.rolling_game import RollingGame
from exactly.adapters.starting_state import check_turns
from exactly.records import parse_rules, write_position
from exactly.rules import Seat, Setup, State, all_moves, outcome

__all__ = ["Observation", "env", "raw_env"]

Observation = dict[str, npt.NDArray[np.int8]]
"""The observation of an agent: `observation` and `action_mask`."""

_KNOWN_AFTER_RESET = {
    "_game",
    "agent_selection",
    "game_state",
    "infos",
    "rewards",
    "terminations",
    "truncations",
}


def env(
    seats: int = 2,
    rules: str = "standard",
    turns: int | None = None,
    render_mode: str | None = None,
) -> "raw_env":
    """Return the PettingZoo environment of a game.

    It raises errors for illegal actions and for calls in the wrong order by itself, several times
    as fast as PettingZoo's wrappers. To make illegal actions lose the game, wrap it in
    `TerminateIllegalWrapper`.
    """
    return raw_env(seats, rules, turns, render_mode)


class raw_env(pettingzoo.AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name, and it has no types
    """The environment: a table with one agent for each seat.

    `rules` are an edition and its options, as text. A game is truncated after `turns` turns. An
    illegal action raises IllegalStepError, and one out of range raises ValueError. `RollingGame`
    describes the options of `reset`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "exactly_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    _game: RollingGame

    def __init__(
        self,
        seats: int = 2,
        rules: str = "standard",
        turns: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if turns is not None:
            check_turns(turns)
        if render_mode not in {None, "ansi"}:
            raise ValueError(f"render_mode must be 'ansi' or None, not {render_mode!r}")
        self.setup = Setup(seats, parse_rules(rules))
        self.turns = turns
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, seats + 1)]
        self.agents: list[str] = []
        self._seats = {agent: Seat(at) for at, agent in enumerate(self.possible_agents, start=1)}
        moves = len(all_moves(seats))
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, HIGHEST, (size(seats),), np.int8),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random = Random()  # noqa: S311  # for games, not for secrets

    def __getattr__(self, name: str) -> Any:
        why = " before reset()" if name in _KNOWN_AFTER_RESET else ""
        raise AttributeError(f"{type(self).__name__} has no {name!r}{why}")

    @property
    def game_state(self) -> State:
        """The current state, as a value of `exactly.rules`."""
        return self._game.state

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions: the numbers of all moves."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; a seed determines all rolls of this game and of later games."""
        if seed is not None:
            self._random.seed(seed)
        self._game = RollingGame(self.setup, self._random, turns=self.turns, options=options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.state.active - 1]

    def observe(self, agent: str) -> Observation:
        """Return this agent's observation; the mask is empty in another agent's turn."""
        game = self._game
        actions = game.actions if agent == self.agent_selection else []
        return {
            "observation": np.frombuffer(observe(game.state, self._seats[agent]), np.int8),
            "action_mask": np.frombuffer(mask(actions, self.setup.seats), np.int8),
        }

    def step(self, action: int | None) -> None:
        """Make the move of this number for the agent whose turn it is."""
        if not self.agents:
            raise ValueError("no game in progress: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"action of {agent} must be the number of a move, not None")
        game = self._game
        game.choose(action)
        if not game.actions:
            self._end()
        self.agent_selection = self.possible_agents[game.state.active - 1]

    def _end(self) -> None:
        """End the game for all agents, and set their rewards; before the end they are 0."""
        end = outcome(self._game.state)
        worth = rewards(end, self.setup.seats)
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, end is not None)
        self.truncations = dict.fromkeys(self.agents, end is None)

    def render(self) -> str | None:
        """Return the position as text, or None without a render mode."""
        return None if self.render_mode is None else write_position(self._game.state)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


pettingzoo.register("aec", "Exactly-v0", entry_point="exactly.adapters.pettingzoo:env")
