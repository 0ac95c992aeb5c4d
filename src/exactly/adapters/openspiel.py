"""The game `exactly` for OpenSpiel; importing this module registers it.

Needs the extra `openspiel`. Players are seats, counted from 0. A player's actions are numbers of
moves, those of chance are numbers of faces: see `actions`. The starting rolls are chance nodes like
other rolls. See `rewards` for the returns, and `observation` for the tensor.

The parameters of the OpenSpiel game:

- `players`: 2 to 6.
- `rules`: an edition and its options, such as `classic+both_collect`. The equals sign separates
  parameters in the text of an OpenSpiel game, so write `target:1` for `target=1`.
- `position`: the first position, as text; without it, a game begins with the starting rolls.
- `turns`: the limit of turns, after which a game is truncated. OpenSpiel requires that every game
  ends, and a game of Exactly can last for ever.

OpenSpiel's C++ `MCTSBot.step` releases the GIL, which crashes every game written in Python;
`MCTSBot.mcts_search` does the same work without releasing it.
"""

from collections.abc import Mapping
from typing import Self

import numpy as np
import pyspiel

from exactly.adapters.actions import check_action, legal_actions
from exactly.adapters.observation import observe, parts, size
from exactly.adapters.rewards import lost, rewards
from exactly.adapters.starting_state import check_turns, start
from exactly.records import parse_position, parse_rules, write_move, write_position, write_rules
from exactly.rules import (
    CHANCE,
    FACES,
    SEATS,
    Roll,
    Seat,
    Setup,
    State,
    after,
    all_moves,
    chances,
    new_game,
    outcome,
    to_act,
)

__all__ = ["ExactlyGame", "ExactlyObserver", "ExactlyState"]

_TURNS = 10_000
# Rule 6 sets no limit to ties. The chance of more starting rolls than this is below 10 to the -60.
_STARTING_ROLLS = 1_000

_ROLLS = tuple(Roll(face) for face in FACES)
_OUTCOMES = [
    (FACES.index(roll.face), float(chance)) for roll, chance in chances(new_game(Setup(SEATS[0])))
]
_CHANCE, _NOBODY = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

_TYPE = pyspiel.GameType(
    short_name="exactly",
    long_name="Exactly",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS[-1],
    min_num_players=SEATS[0],
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={
        "players": SEATS[0],
        "rules": "standard",
        "position": "",
        "turns": _TURNS,
    },
)


class ExactlyGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game of Exactly for OpenSpiel, with its parameters."""

    def __init__(self, params: Mapping[str, str | int]) -> None:
        rules = parse_rules(str(params["rules"]).replace(":", "="))
        self.setup = Setup(int(params["players"]), rules)
        self.turns = int(params["turns"])
        check_turns(self.turns)
        self._start = _Moment(start(self.setup, str(params["position"])), self.turns)
        seats = self.setup.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(all_moves(seats)),
            max_chance_outcomes=len(FACES),
            num_players=seats,
            min_utility=lost(seats),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.turns,
        )
        # OpenSpiel parses the text of a game, so no value may look like another parameter.
        super().__init__(_TYPE, info, {**params, "rules": write_rules(rules).replace("=", ":")})

    def new_initial_state(self, position: str = "") -> "ExactlyState":
        """Return the first state of a game, or the state of this position."""
        begin = _Moment(start(self.setup, position), self.turns) if position else self._start
        return ExactlyState(self, begin)

    def max_chance_nodes_in_history(self) -> int:
        """Return the highest number of rolls in a game, with the starting rolls."""
        return _STARTING_ROLLS + self.turns

    def make_py_observer(
        self, _type: object = None, params: Mapping[str, str | int] | None = None
    ) -> "ExactlyObserver":
        """Return an observer of states; all players see everything, for every observation type."""
        if params:
            raise ValueError(f"observer must have no parameters, not {', '.join(params)}")
        return ExactlyObserver(self.setup.seats)


class _Moment:
    """An immutable state of a game with its number of turns; copies of a state share it."""

    __slots__ = ("actions", "count", "player", "state", "turns")

    def __init__(self, state: State, turns: int, count: int = 0) -> None:
        self.state = state
        self.turns = turns
        """The limit of turns."""
        self.count = count
        """The number of turns so far, or of starting rolls while they last."""
        actor = to_act(state)
        if actor is CHANCE:
            most = turns if state.starting is None else _STARTING_ROLLS
            self.player = _CHANCE if count < most else _NOBODY
        else:
            self.player = _NOBODY if actor is None else actor - 1
        self.actions: list[int] | None = None

    def legal_actions(self) -> list[int]:
        """Return the numbers of the legal moves, computed at the first call."""
        if self.actions is None:
            self.actions = legal_actions(self.state)
        return self.actions

    def after(self, action: int) -> "_Moment":
        """Return the next moment, after a roll or a move."""
        state, count = self.state, self.count
        if self.player >= 0:
            if self.actions is None or action not in self.actions:
                check_action(state, action)
            moved = after(state, all_moves(len(state.stacks))[action])
            return _Moment(moved, self.turns, count + 1)
        if self.player == _NOBODY:
            raise ValueError("no action is possible: the game is over")
        if not 0 <= action < 6:
            raise ValueError(f"action of chance must be 0 to 5, not {action}")
        rolled = after(state, _ROLLS[action])
        if state.starting is not None:
            count = 0 if rolled.starting is None else count + 1
        return _Moment(rolled, self.turns, count)

    def __deepcopy__(self, _memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, tuple[str, str, int, int]]:
        state = self.state
        return _read, (write_position(state), write_rules(state.rules), self.turns, self.count)


def _read(position: str, rules: str, turns: int, count: int) -> _Moment:
    return _Moment(parse_position(position, parse_rules(rules)), turns, count)


class ExactlyState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A mutable state of a game for OpenSpiel, which copies it and applies actions to it."""

    def __init__(self, game: ExactlyGame, moment: _Moment) -> None:
        super().__init__(game)
        self._moment = moment

    @property
    def state(self) -> State:
        """The current state, as a value of `exactly.rules`."""
        return self._moment.state

    def current_player(self) -> int:
        """Return the player to act, or OpenSpiel's number for chance or for the end of the game."""
        return self._moment.player

    def is_terminal(self) -> bool:
        """Return whether a player has won, or the game was truncated."""
        return self._moment.player == _NOBODY

    def is_chance_node(self) -> bool:
        """Return whether the next step is a roll."""
        return self._moment.player == _CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of a player, by default of the current player.

        OpenSpiel makes five calls before it comes to `_legal_actions`. Most callers need the moves
        of the current player, so these are returned at once.
        """
        moment = self._moment
        if moment.player >= 0 and (player is None or player == moment.player):
            return moment.legal_actions().copy()
        asked = () if player is None else (player,)
        actions: list[int] = super().legal_actions(*asked)
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the number of each face with its probability."""
        return _OUTCOMES[:]

    def returns(self) -> list[float]:
        """Return each player's reward so far: 0 before the end of the game."""
        state = self._moment.state
        return rewards(outcome(state), state.seats)

    def _legal_actions(self, _player: int) -> list[int]:
        return self._moment.legal_actions()

    def _apply_action(self, action: int) -> None:
        self._moment = self._moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _CHANCE:
            return f"roll {FACES[action]}"
        return write_move(all_moves(self._moment.state.seats)[action])

    def __str__(self) -> str:
        # The count is part of the text, since a game close to its limit of turns has another value.
        return f"{write_position(self._moment.state)} after {self._moment.count}"


class ExactlyObserver:
    """An observer of states, with the observation as a whole (`tensor`) and in parts (`dict`)."""

    def __init__(self, seats: int) -> None:
        self.tensor = np.zeros(size(seats), np.float32)
        self.dict = {}
        begin = 0
        for name, shape in parts(seats):
            end = begin + int(np.prod(shape))
            self.dict[name] = self.tensor[begin:end].reshape(shape)
            begin = end

    def set_from(self, state: ExactlyState, player: int) -> None:
        """Store a player's observation of a state in `tensor`."""
        self.tensor[:] = np.frombuffer(observe(state.state, Seat(player + 1)), np.int8)

    def string_from(self, state: ExactlyState, _player: int) -> str:
        """Return the observation as text, which is the same for all players."""
        return write_position(state.state)


pyspiel.register_game(_TYPE, ExactlyGame)
