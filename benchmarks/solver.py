"""The speed of the solver, compared with plain sweeps over the same positions.

Both solve all nine scores of the standard game to the same residual. The plain solver is the
obvious one: one thread, score by score, position by position, with a precomputed list of
successors. Each sweep uses the newest chances, until nothing changes by more than the residual.
Compilation time is separate. Also compares a sweep with the machine's limit of random reads.
`scripts/bench solver`.
"""

import platform
import resource
import time
from collections.abc import Callable

import numba
import numpy as np
import numpy.typing as npt

from exactly.rules import STANDARD, Rules, Stack
from exactly.rules.variant import Variant
from exactly.solver.position_tables import NOWHERE, position_tables
from exactly.solver.score import Score
from exactly.solver.solve import solve

_RESIDUAL = 1e-7
_WAYS = 24  # four coins, each in six ways


@numba.njit(fastmath=True)
def plain_sweep(
    mine: npt.NDArray[np.float64], yours: npt.NDArray[np.float64], moves: npt.NDArray[np.int32]
) -> float:
    """Update every position at one score from the other side's chances; return the change.

    After the positions, the chances have an entry for each end of a round, and one below all
    chances for impossible moves.
    """
    largest = 0.0
    for number in range(moves.shape[0]):
        stay = 1.0 - yours[moves[number, 24]]
        total, wild = stay, -1.0
        for coin in range(4):
            best = -1.0
            for way in range(6):
                best = max(best, 1.0 - yours[moves[number, 6 * coin + way]])
            wild = max(wild, best)
            total += best if best >= 0.0 else stay
        total += wild if wild >= 0.0 else stay
        chance = total / 6.0
        largest = max(largest, abs(chance - mine[number]))
        mine[number] = chance
    return largest


class Plain:
    """The plain solver, score by score."""

    def __init__(self) -> None:
        space = position_tables(Variant())
        self.size = space.size
        self.start = space.number(Stack(fives=1), Stack(fives=1))
        cells = len(space.shares[3])
        # The entry of the other side after a move: the index of the position with the stacks
        # swapped, or one of four entries after the last.
        found = np.full(space.kinds.size, self.size, dtype=np.int32)
        found[space.positions] = space.swapped
        kinds = space.kinds.ravel()
        for kind, entry in ((1, 1), (2, 2), (3, 1)):
            found[kinds == kind] = self.size + entry
        block, cell = np.divmod(space.positions, cells)
        first, second = space.block_worths[block].T
        self.moves = np.empty((self.size, _WAYS + 1), dtype=np.int32)
        for way in range(_WAYS):
            if way < 18:
                to_block, to_cell = space.neighbours[block, way], cell
            else:
                to_cell = space.share_moves[3][way - 18, cell]
                to_block = np.where(to_cell < cells, block, NOWHERE)
                to_cell = np.minimum(to_cell, cells - 1)
            to = found[to_block * cells + to_cell]
            if way % 6 in {0, 5}:
                to = np.where(space.may_receive[0][first, cell], to, self.size)
            elif way % 6 in {1, 3}:
                to = np.where(space.may_receive[1][second, cell], to, self.size)
            self.moves[:, way] = to
        self.moves[:, _WAYS] = space.swapped

    def solve(self, target: int = 3, residual: float = _RESIDUAL) -> tuple[dict[Score, float], int]:
        """Return the chances at the start of a round by score, and the sweeps it took."""
        begins: dict[Score, float] = {}

        def chances(mine: int, yours: int) -> npt.NDArray[np.float64]:
            """Return a first guess for one side, with the other side's entries for the ends."""
            made = 0.0 if yours + 1 == target else begins[Score(mine, yours + 1)]
            handed = 1.0 if mine + 1 == target else begins[Score(mine + 1, yours)]
            return np.concatenate([np.full(self.size, 0.5), [2.0, made, handed]])

        sweeps = 0
        for taken in reversed(range(2 * target - 1)):
            for mine in range(target):
                yours = taken - mine
                if not mine <= yours < target:
                    continue
                one, two = chances(mine, yours), chances(yours, mine)
                if mine == yours:
                    two = one
                change = 1.0
                while change > residual:
                    change = plain_sweep(one, two, self.moves)
                    sweeps += 1
                    if mine != yours:
                        change = max(change, plain_sweep(two, one, self.moves))
                        sweeps += 1
                begins[Score(mine, yours)] = float(one[self.start])
                begins[Score(yours, mine)] = float(two[self.start])
        return begins, sweeps


@numba.njit(parallel=True)
def random_reads(values: npt.NDArray[np.float64], order: npt.NDArray[np.int32]) -> float:
    """Read values in a random order, on all cores."""
    total = 0.0
    for place in numba.prange(len(order)):
        total += values[order[place]]
    return total


def seconds(work: Callable[[], object]) -> float:
    """Return the seconds that a function takes."""
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def main() -> None:
    """Print both speeds, and the machine's limit."""
    plain = Plain()
    plain.solve(target=1, residual=0.9)
    compiling = seconds(lambda: solve(Rules(target=1), residual=0.9))
    begin = time.perf_counter()
    begins, plain_sweeps = plain.solve()
    plain_seconds = time.perf_counter() - begin
    runs = [seconds(lambda: solve(STANDARD, residual=_RESIDUAL)) for _ in range(3)]
    ours = sorted(runs)[1]
    solved = solve(STANDARD, residual=_RESIDUAL)
    apart = max(abs(begins[score] - solved.begins[score]) for score in solved.begins)
    print(f"CPython {platform.python_version()}, {platform.machine()},", end=" ")
    print(f"{numba.get_num_threads()} threads\n")
    print("| | seconds | sweeps over all positions |")
    print("|---|---|---|")
    print(f"| plain, one thread | {plain_seconds:.1f} | {plain_sweeps} |")
    print(f"| exactly solve, all cores (median of 3) | {ours:.1f} | {solved.sweeps} |")
    print(
        f"\n{plain_seconds / ours:.1f} times faster, to a residual of {_RESIDUAL}; the chances at"
    )
    print(f"the start of a round differ by {apart:.1e} at most.")
    print(f"Compiling, or loading what was compiled, took {compiling:.1f} s.")
    size = position_tables(Variant()).kinds.size
    values = np.random.default_rng(1).random(size)
    order = np.random.default_rng(2).integers(0, size, 40_000_000, dtype=np.int32)
    random_reads(values, order[:1000])
    reads = len(order) / min(seconds(lambda: random_reads(values, order)) for _ in range(3))
    made = (_WAYS + 1) * plain.size * solved.sweeps / ours
    print(
        f"\nRandom reads of an array of this size, all cores: {reads / 1e6:,.0f} million a second;"
    )
    print(f"solving makes {made / 1e6:,.0f} million reads a second, {made / reads:.0%} of that.")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"Peak memory of all this: {peak:,.0f} MB.")


main()
