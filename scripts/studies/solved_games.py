"""Figures from solutions of the two-player game: the advantage of beginning, and its error."""

from itertools import product
from typing import NamedTuple

from exactly.records import parse_rules, write_rules
from exactly.rules import EMPTY, Rules, Stack
from exactly.solver.one_score import ScoreSweeps, TwoPlayerGame, scores_from_the_last
from exactly.solver.score import Score
from exactly.solver.solution_file import Solution
from exactly.solver.solve import solve

__all__ = [
    "Meeting",
    "Nearness",
    "beginnings",
    "from_below_and_above",
    "how_near",
    "switches",
    "worth_of_totals",
]

_ENOUGH = 2e-9
_MOST_PAIRS = 600


def beginnings(solution: Solution) -> dict[str, float]:
    """Return by score the win chance of the player who begins a round."""
    stack = EMPTY if solution.rules.empty_restart else Stack(fives=1)
    number = solution.numbering.number(stack, stack)
    scores = product(range(solution.rules.target), repeat=2)
    return {f"{mine}:{yours}": solution.chance((mine, yours), number) for mine, yours in scores}


def switches() -> dict[str, dict[str, float]]:
    """Return for each combination of switches the chance of the first player, at 0:0 and at 2:2."""
    found = {}
    for may_pass, both_collect, empty in product((False, True), repeat=3):
        rules = Rules(wild_may_pass=may_pass, both_collect=both_collect, empty_restart=empty)
        begins = solve(rules).begins
        found[write_rules(rules)] = {
            f"{score.mine}:{score.yours}": begins[score] for score in (Score(0, 0), Score(2, 2))
        }
    return found


class Meeting(NamedTuple):
    """The distance of lower and upper bounds of the chances."""

    rules: str
    pairs: int
    """The maximum number of pairs of sweeps for a score."""
    gap: float
    """The largest remaining distance, over all positions at all scores."""


def from_below_and_above(text: str) -> Meeting:
    """Sweep plainly, as if unfinished games were lost, and as if they were won, until both meet.

    The value of a round is the lower bound for one player, and the upper bound for the other.
    """
    game = TwoPlayerGame(parse_rules(text))
    low: dict[Score, float] = {}
    high: dict[Score, float] = {}
    most, largest = 0, 0.0
    for score in scores_from_the_last(game.rules.target):
        other = score.other_side
        below = ScoreSweeps(game, game.payoffs(score, high), game.payoffs(other, low))
        above = ScoreSweeps(game, game.payoffs(score, low), game.payoffs(other, high))
        below.begin_with(0.0, 1.0)
        above.begin_with(1.0, 0.0)
        gap, pairs = 1.0, 0
        while gap > _ENOUGH and pairs < _MOST_PAIRS:
            below.sweep()
            above.sweep()
            gap = float((above.one - below.one).max())
            pairs += 1
        most, largest = max(most, pairs), max(largest, gap)
        begins = game.round_begins
        low[score], high[score] = (float(each.chances_of_one()[begins]) for each in (below, above))
        high[other], low[other] = (float(each.chances_of_two()[begins]) for each in (below, above))
    return Meeting(text, most, largest)


class Nearness(NamedTuple):
    """The distance of both bounds at one score, after `pairs` pairs of plain sweeps."""

    pairs: int
    at_start: float
    """The distance at the start of a round."""
    largest: float
    """The largest distance of all positions."""
    largest_at: tuple[int, int]
    """The totals of the stacks in that position, in cents."""


def how_near(solution: Solution, score: Score, marks: tuple[int, ...]) -> list[Nearness]:
    """Sweep one score plainly from both sides; return the distances at these numbers of pairs."""
    game = TwoPlayerGame(solution.rules)
    begins = {Score(*each): chance for each, chance in _by_score(solution).items()}
    payoffs = game.payoffs(score, begins), game.payoffs(score.other_side, begins)
    below, above = ScoreSweeps(game, *payoffs), ScoreSweeps(game, *payoffs)
    below.begin_with(0.0, 1.0)
    above.begin_with(1.0, 0.0)
    found = []
    for pair in range(1, marks[-1] + 1):
        below.sweep()
        above.sweep()
        if pair in marks:
            gaps = above.chances_of_one() - below.chances_of_one()
            widest = int(gaps.argmax())
            mine, yours = game.space.totals[:, game.space.positions[widest]].tolist()
            at_start = float(gaps[game.round_begins])
            found.append(Nearness(pair, at_start, float(gaps[widest]), (mine, yours)))
    return found


def _by_score(solution: Solution) -> dict[tuple[int, int], float]:
    return {(int(score[0]), int(score[2])): each for score, each in beginnings(solution).items()}


def worth_of_totals(solution: Solution) -> dict[int, float]:
    """Return by total the mean chance of a player who just moved to it; the other has 5 cents.

    The mean is over all stacks of that total, at 0:0, before the other player's roll.
    """
    chances: dict[int, list[float]] = {}
    other = Stack(fives=1)
    for counts in product(range(11), repeat=4):
        mine = Stack(*counts)
        number = solution.numbering.number(other, mine)
        if number >= 0:
            chances.setdefault(mine.total, []).append(1.0 - solution.chance((0, 0), number))
    return {total: sum(each) / len(each) for total, each in sorted(chances.items())}
