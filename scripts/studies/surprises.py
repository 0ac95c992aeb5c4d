"""Positions of perfect play in which the right move looks wrong."""

from typing import NamedTuple

from exactly.evaluation.chances import Chances
from exactly.players.simple import GreedyPlayer
from exactly.records import parse_position, write_move

__all__ = ["SURPRISES", "Surprise", "WorkedOut", "work_out"]


class Surprise(NamedTuple):
    """A position with its face up, and its explanation."""

    position: str
    looks: str
    """Why the wrong move, that of `greedy`, is tempting."""
    reason: str
    """Why the right move is better."""


SURPRISES = (
    Surprise(
        "5/50.5 0/0 1 5",
        "You have 5 cents and the other player has 55. Taking the other's 5 doubles your stack.",
        "But it leaves the other player at 50, where the next 50 or ? makes the euro. If you "
        "give away your only coin, the other player has 60.",
    ),
    Surprise(
        "20.20.10.5/50 2/2 1 5",
        "You have 55 cents and could have 60.",
        "But 50 is better, because it is one coin away, and the other player is there. Your 5 "
        "brings you to 50 and moves the other player away.",
    ),
    Surprise(
        "50.20.20.10.5/- 0/0 1 50",
        "At 1.05 you only need to get rid of the 5, so you want to leave your stack alone.",
        "But with a 50, the other player is one coin away. If you put your own 50 back, you "
        "have 55 and the other player has nothing.",
    ),
    Surprise(
        "50.5/20.20.10 0/0 1 ?",
        "A 50 brings you to 1.05, one coin away.",
        "But the other player is also one coin away and rolls first. Take one of the 20s, which "
        "hurts the other player and helps you.",
    ),
    Surprise(
        "50.50.20.5/20.20.10 0/0 1 20",
        "You have 25 cents too much, and without the 20 only 5.",
        "But the other player is one coin away and rolls first. Take another 20 from there, "
        "although you then have 1.45.",
    ),
    Surprise(
        "5/50.50.20.20.10 0/0 1 ?",
        "You may take any coin, and a 50 would be a good start.",
        "But at 1.50 the other player only needs to get rid of a 50. Give one more: at 2.00, a "
        "whole euro is too much.",
    ),
)
"""They occur in perfect play, and the tempting move costs more than five percentage points."""


class WorkedOut(NamedTuple):
    """A surprise with its figures: moves as text, and the mover's win chances."""

    position: str
    looks: str
    reason: str
    tempting: str
    tempting_chance: float
    best: str
    best_chance: float


def work_out(judge: Chances) -> list[WorkedOut]:
    """Return every surprise with the chances after the tempting move and the best one."""
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
