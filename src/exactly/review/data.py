"""A review as plain data, for programs and pages."""

from typing import Any

from exactly.records import write_move, write_position, write_rules
from exactly.review.review import Review, SeatSummary, TurnReview

__all__ = ["review_as_data"]


def review_as_data(review: Review) -> dict[str, Any]:
    """Return a review as data for JSON, unrounded, so that luck and skill (`doing`) add up."""
    return {
        "players": review.players,
        "rules": write_rules(review.rules),
        "winner": review.winner,
        "exact": review.exact,
        "error": review.error,
        "start": review.start,
        "starting": [
            {
                "seat": roll.seat,
                "face": roll.face,
                "before": roll.before,
                "after": roll.after,
                "luck": roll.luck,
            }
            for roll in review.starting
        ],
        "turns": [_turn_as_data(turn) for turn in review.turns],
        "summary": [_summary_as_data(summary) for summary in review.summaries],
        "influence": review.influence,
    }


def _turn_as_data(turn: TurnReview) -> dict[str, Any]:
    better, reason = turn.better, turn.reason
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "face": turn.face,
        "position": write_position(turn.rolled),
        "move": write_move(turn.move),
        "euros": turn.euros,
        "before": turn.before,
        "after_roll": turn.after_roll,
        "after": turn.after,
        "luck": turn.luck,
        "doing": turn.doing,
        "grade": turn.grade,
        "loss": turn.loss,
        "better": better and {"move": write_move(better.move), "win": better.win},
        "reason": reason and reason._asdict(),
    }


def _summary_as_data(summary: SeatSummary) -> dict[str, Any]:
    return {
        "seat": summary.seat,
        "start": summary.start,
        "luck": summary.luck,
        "doing": summary.doing,
        "own_doing": summary.own_doing,
        "others_doing": summary.others_doing,
        "end": summary.end,
        "grades": dict(summary.grades),
        "average_loss": summary.average_loss,
        "turning_points": [swing._asdict() for swing in summary.turning_points],
    }
