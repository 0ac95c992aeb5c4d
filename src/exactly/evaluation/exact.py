"""Exact win chances with perfect play for two seats, from a solution file."""

from collections.abc import Callable, Collection
from operator import itemgetter
from pathlib import Path

from exactly.evaluation.chances import Judged, NoChancesError, UnsolvedError
from exactly.rules import (
    CENTRE,
    ONE_EURO,
    PASS,
    Move,
    Rules,
    Seat,
    StartingRolls,
    State,
    apply,
    chances,
    legal_moves,
    outcome,
)
from exactly.solver.position_index import NO_POSITION
from exactly.solver.solution_file import DamagedSolutionError, Solution, solution_path

__all__ = ["SolvedChances", "chances_in", "solution_in"]


class SolvedChances:
    """The win chances with perfect play, for two seats."""

    seats = range(2, 3)

    def __init__(self, solution: Solution) -> None:
        self.exact = not solution.errors
        self.error = max(solution.errors.values(), default=0.0)
        self._solution = solution
        self._numbering = solution.numbering
        self._when_taken: dict[tuple[Seat, tuple[int, ...], tuple[bool, ...]], float] = {}

    def win(self, state: State) -> tuple[float, ...]:
        """Return the win chances of both seats, seat 1 first."""
        return _of_both(state.active, self._of_active(state))

    def judge(self, state: State) -> list[Judged]:
        """Return the legal moves, the active seat's best first; ties in `legal_moves` order."""
        moves = legal_moves(state)
        if not moves:
            return []
        judged = list(zip(self._after(state, moves), moves, strict=True))
        judged.sort(key=itemgetter(0), reverse=True)  # stable: ties keep their order
        new = tuple.__new__  # twice as fast as Judged(…), and called thousands of times
        if state.active == 1:
            return [new(Judged, (move, (chance, 1.0 - chance))) for chance, move in judged]
        return [new(Judged, (move, (1.0 - chance, chance))) for chance, move in judged]

    def _of_active(self, state: State) -> float:
        if state.seats not in self.seats or state.rules != self._solution.rules:
            raise NoChancesError(state)
        end = outcome(state)
        if end is not None:
            return float(end.winner == state.active)
        if state.starting is not None:
            return self._during_starting_rolls(state, state.starting)
        if state.face is None:
            return self._about_to_roll(state)
        return max(self._after(state, legal_moves(state)))

    def _during_starting_rolls(self, state: State, starting: StartingRolls) -> float:
        if not starting.faces:
            return 0.5  # each is equally likely to begin
        return sum(
            float(chance) * self.win(apply(state, roll))[state.active - 1]
            for roll, chance in chances(state)
        )

    def _about_to_roll(self, state: State) -> float:
        one, two = state.stacks
        if state.active == 1:
            return self._solution.chance(state.euros, self._numbering.number(one, two))
        return self._solution.chance(state.euros[::-1], self._numbering.number(two, one))

    def _after(self, state: State, moves: Collection[Move]) -> list[float]:
        """Return the win chance of the active seat after each of these moves.

        Most moves only change the stacks, so their next positions are looked up together.
        """
        other = Seat(3 - state.active)
        score = state.euros if other == 1 else state.euros[::-1]
        numbers = self._numbering.numbers_after(state.stacks, moves, first=other)
        after = [1.0 - chance for chance in self._solution.chances(score, numbers)]
        if NO_POSITION in numbers:
            for place, move in enumerate(moves):
                if numbers[place] == NO_POSITION:
                    after[place] = self._taken(state, move)
        return after

    def _taken(self, state: State, move: Move) -> float:
        """Return the win chance of the active seat after a move by which a seat takes a euro.

        It depends on the seat that takes the euro, not on the stacks, so it is cached.
        """
        key = state.active, state.euros, _makes_one_euro(state, move)
        known = self._when_taken.get(key)
        if known is None:
            known = self._when_taken[key] = self.win(apply(state, move))[state.active - 1]
        return known


def chances_in(folder: Path) -> Callable[[Rules], SolvedChances]:
    """Return a function from rules to their exact win chances, read from a folder of solutions."""
    return lambda rules: SolvedChances(solution_in(folder, rules))


def solution_in(folder: Path, rules: Rules) -> Solution:
    """Return the solution for these rules; raises UnsolvedError if it is missing or damaged."""
    try:
        return Solution(solution_path(folder, rules), rules)
    except (OSError, DamagedSolutionError) as error:
        raise UnsolvedError(rules) from error


def _makes_one_euro(state: State, move: Move) -> tuple[bool, ...]:
    """Return for each seat whether its stack is worth exactly one euro after this move."""
    totals = [stack.total for stack in state.stacks]
    if move is not PASS:
        if move.source is not CENTRE:
            totals[move.source - 1] -= move.coin
        if move.target is not CENTRE:
            totals[move.target - 1] += move.coin
    return tuple([total == ONE_EURO for total in totals])


def _of_both(active: Seat, chance: float) -> tuple[float, float]:
    return (chance, 1.0 - chance) if active == 1 else (1.0 - chance, chance)
