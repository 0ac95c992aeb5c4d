"""The exact win rate of one policy against another in the two-player game.

A `Policy` chooses a move by the stacks, the roll and the score alone. Policy evaluation computes
the win chances by sweeps like those of the solver, but with the chosen moves. Needs Numba.
"""

from dataclasses import dataclass, field
from itertools import product
from typing import Protocol

import numpy as np
import numpy.typing as npt
from numba import njit, prange

from exactly.rules import Seat
from exactly.solver.anderson import sweep_and_mix
from exactly.solver.one_score import Payoffs, ScoreSweeps, TwoPlayerGame
from exactly.solver.score import Score
from exactly.solver.solve import SolvedGame
from exactly.solver.value_iteration import ChanceArray

__all__ = ["AppealPolicy", "PerfectPolicy", "Policy", "PolicyMatch", "greedy_appeal", "play_match"]

ChosenCells = npt.NDArray[np.int32]
"""By index of a position and face (50, 20, 10, 5 and ?), the cell after the chosen move."""

_REMEMBERED = 4


class Policy(Protocol):
    """A player as a rule to choose moves; cells (stacks) have the stack of seat 1 first."""

    def appeal(self, game: TwoPlayerGame, score: Score, seat: Seat) -> ChanceArray | None:
        """Return by cell how much this seat values a move to the cell, or None for random moves.

        The move of the highest value is chosen; ties go to the first. Random moves are uniform.
        """
        ...


@dataclass(frozen=True, eq=False)
class AppealPolicy:
    """A policy that values moves alike at every score; `looks` has the mover's stack first."""

    looks: ChanceArray | None

    def appeal(self, game: TwoPlayerGame, score: Score, seat: Seat) -> ChanceArray | None:
        """Return the values of the moves, with the stacks swapped for seat 2."""
        del score
        if self.looks is None or seat == 1:
            return self.looks
        return np.asarray(self.looks[game.space.swapped_cells])


@dataclass(frozen=True, eq=False)
class PerfectPolicy:
    """The policy of perfect play, by the solution."""

    solved: SolvedGame

    def appeal(self, game: TwoPlayerGame, score: Score, seat: Seat) -> ChanceArray:
        """Return this seat's win chance after a move to each cell."""
        view = score if seat == 1 else score.other_side
        sweeps = ScoreSweeps(
            game,
            game.payoffs(view, self.solved.begins),
            game.payoffs(view.other_side, self.solved.begins),
        )
        of_two = 1.0 - self.solved.chances[view].astype(np.float64)
        of_one = 1.0 - self.solved.chances[view.other_side].astype(np.float64)
        sweeps.begin_with(of_one[game.space.swapped], of_two)
        return sweeps.one if seat == 1 else sweeps.two


def greedy_appeal(game: TwoPlayerGame) -> ChanceArray:
    """Return how much `greedy` values a move to each cell, with the mover's stack first."""
    mine, yours = game.space.totals
    goal = game.variant.goal
    looks = -1000.0 * np.abs(goal - mine) + np.abs(goal - yours)
    looks[yours == goal] = -1e7
    looks[mine == goal] = 1e7
    if game.rules.both_collect:
        looks[(mine == goal) & (yours == goal)] = 1e7 - 1
    return np.asarray(looks)


@dataclass(eq=False)
class PolicyMatch:
    """The win chances of both seats in a match of two policies, at the start of each round."""

    first: dict[Score, float] = field(default_factory=dict)
    """By score, the win chance of seat 1 if it begins the round; its euros come first."""
    second: dict[Score, float] = field(default_factory=dict)
    """By score, the win chance of seat 2 if it begins the round; its euros come first."""
    begins: tuple[float, float] = (0.5, 0.5)
    """The win chances of seat 1 and of seat 2, each if it begins the game."""

    @property
    def chance(self) -> float:
        """The win chance of seat 1, if each seat begins half of the games."""
        first, second = self.begins
        return (first + 1.0 - second) / 2


def play_match(
    game: TwoPlayerGame, one: Policy, two: Policy, residual: float = 1e-10
) -> PolicyMatch:
    """Return the win chances of policy `one` in seat 1 against policy `two` in seat 2."""
    match = PolicyMatch()
    scores = [Score(*euros) for euros in product(range(game.rules.target), repeat=2)]
    for score in sorted(scores, key=sum, reverse=True):
        # After a euro, it is the other player's turn.
        sweeps = _MatchRound(
            game,
            game.payoffs(score, match.second),
            game.payoffs(score.other_side, match.first),
            one.appeal(game, score, Seat(1)),
            two.appeal(game, score.other_side, Seat(2)),
        )
        sweeps.begin_with(0.5, 0.5)
        for _ in sweep_and_mix(sweeps, residual, _REMEMBERED):
            pass
        of_one, of_two = sweeps.chances_of_one(), sweeps.chances_of_two()
        match.first[score] = float(of_one[game.round_begins])
        match.second[score.other_side] = float(of_two[game.round_begins])
        match.begins = float(of_one[game.begins]), float(of_two[game.begins])  # 0:0 comes last
    return match


class _MatchRound(ScoreSweeps):
    """The sweeps of a round in which both seats play by a policy."""

    def __init__(
        self,
        game: TwoPlayerGame,
        of_one: Payoffs,
        of_two: Payoffs,
        one_likes: ChanceArray | None,
        two_likes: ChanceArray | None,
    ) -> None:
        super().__init__(game, of_one, of_two)
        self._one_moves, self._two_moves = (
            None
            if likes is None
            else _choose(
                likes, game.space.positions, game.space.moves, int(game.rules.wild_may_pass)
            )
            for likes in (one_likes, two_likes)
        )

    def sweep(self) -> float:
        self._turn(self.one, self.two, self._one_moves)
        return self._turn(self.two, self.one, self._two_moves)

    def _turn(self, before: ChanceArray, after: ChanceArray, choices: ChosenCells | None) -> float:
        space = self.game.space
        if choices is None:
            may_pass = int(self.game.rules.wild_may_pass)
            return _play_random(
                before, after, space.positions, space.moves, self.game.faces, may_pass
            )
        return _play_chosen(before, after, space.positions, choices, self.game.faces)


@njit(parallel=True, cache=True)
def _choose(
    likes: ChanceArray,
    positions: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int32],
    may_pass: int,
) -> ChosenCells:
    """Return for each position and face the cell after the most valued move.

    It is the same cell if the move is a pass.
    """
    choices = np.empty((len(positions), 5), np.int32)
    for number in prange(len(positions)):
        best_of_all, picked = -np.inf, positions[number]
        for coin in range(4):
            best, choice = -np.inf, positions[number]
            for way in range(6 * coin, 6 * coin + 6):
                cell = moves[number, way]
                if cell > 0 and likes[cell] > best:
                    best, choice = likes[cell], cell
            choices[number, coin] = choice
            if best > best_of_all:
                best_of_all, picked = best, choice
        if may_pass and likes[positions[number]] > best_of_all:  # a pass comes last
            picked = positions[number]
        choices[number, 4] = picked
    return choices


@njit(parallel=True, cache=True)
def _play_chosen(
    before: ChanceArray,
    after: ChanceArray,
    positions: npt.NDArray[np.int32],
    choices: ChosenCells,
    faces: ChanceArray,
) -> float:
    """Update every win chance by a turn with the chosen moves; return the largest change."""
    largest = 0.0
    for number in prange(len(positions)):
        cell = positions[number]
        total = faces[5] * before[cell]
        for face in range(5):
            total += faces[face] * before[choices[number, face]]
        chance = 1.0 - total
        largest = max(largest, abs(chance - after[cell]))
        after[cell] = chance
    return largest


@njit(parallel=True, cache=True)
def _play_random(
    before: ChanceArray,
    after: ChanceArray,
    positions: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int32],
    faces: ChanceArray,
    may_pass: int,
) -> float:
    """Update every win chance by a turn with random legal moves; return the largest change."""
    largest = 0.0
    for number in prange(len(positions)):
        stay = before[positions[number]]
        total = faces[5] * stay
        of_all, count_of_all = 0.0, 0
        for coin in range(4):
            of_coin, count = 0.0, 0
            for way in range(6 * coin, 6 * coin + 6):
                cell = moves[number, way]
                if cell > 0:
                    of_coin += before[cell]
                    count += 1
            total += faces[coin] * (of_coin / count if count else stay)
            of_all += of_coin
            count_of_all += count
        if may_pass or count_of_all == 0:
            of_all += stay
            count_of_all += 1
        chance = 1.0 - (total + faces[4] * of_all / count_of_all)
        largest = max(largest, abs(chance - after[positions[number]]))
        after[positions[number]] = chance
    return largest
