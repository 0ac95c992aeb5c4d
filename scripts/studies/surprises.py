"""Positions of perfect play in which the right move looks wrong."""

from typing import NamedTuple

from exactly.evaluation.chances import Chances
from exactly.players.simple import GreedyPlayer
from exactly.records import parse_position, write_move

__all__ = ["SURPRISES", "Surprise", "WorkedOut", "work_out"]


class Surprise(NamedTuple):
    """A position with its die, and what to say about it."""

    position: str
    looks: str
    """What makes the wrong move tempting: that of `greedy`."""
    reason: str
    """Why the right one is better."""


SURPRISES = (
    Surprise(
        "5/50.5 0/0 1 5",
        "You have 5 cents, the other 55. Taking the other's 5 doubles your stack.",
        "It would also leave the other at 50, where the next 50 or ? makes the euro: "
        "give away your only coin, and the other has 60.",
    ),
    Surprise(
        "20.20.10.5/50 2/2 1 5",
        "At 55 cents you could have 60.",
        "But 50 is the better place, one coin away, and the other is there: "
        "your 5, given to the other, brings you there and the other away.",
    ),
    Surprise(
        "50.20.20.10.5/- 0/0 1 50",
        "With 1.05 you only have to get rid of the 5, so you would rather not touch your stack.",
        "But a 50 for the other makes a stack that is one coin away out of nothing: "
        "put your own 50 back, and it is 55 against nothing.",
    ),
    Surprise(
        "50.5/20.20.10 0/0 1 ?",
        "A 50 brings you to 1.05, one coin away.",
        "But the other is one coin away as well, and comes first: take one of the 20s, "
        "which hurts the other and serves you.",
    ),
    Surprise(
        "50.50.20.5/20.20.10 0/0 1 20",
        "You have 25 cents too much, and without the 20 only 5.",
        "But the other is one coin away and comes first: take another 20 from there, "
        "although you are at 1.45 then.",
    ),
    Surprise(
        "5/50.50.20.20.10 0/0 1 ?",
        "You may take any coin, and a 50 would be a good beginning.",
        "But at 1.50 the other only has to get rid of a 50: give one more, "
        "and at 2.00 it is a whole euro.",
    ),
)
"""They come up in perfect play, and the tempting move costs more than five percentage points."""


class WorkedOut(NamedTuple):
    """A surprise with its figures: moves as they are written, and the mover's chances to win."""

    position: str
    looks: str
    reason: str
    tempting: str
    tempting_chance: float
    best: str
    best_chance: float


def work_out(judge: Chances) -> list[WorkedOut]:
    """Return every surprise with what the tempting move is worth, and the best."""
    return [_work_out(judge, each) for each in SURPRISES]


def _work_out(judge: Chances, surprise: Surprise) -> WorkedOut:
    state = parse_position(surprise.position)
    chances = {
        write_move(move): win[state.active - 1] for move, win in judge.judge(state)
    }  # the best first
    tempting, best = write_move(GreedyPlayer().choose(state)), next(iter(chances))
    return WorkedOut(
        *surprise,
        tempting=tempting,
        tempting_chance=chances[tempting],
        best=best,
        best_chance=chances[best],
    )
