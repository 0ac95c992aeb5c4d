"""The sentences of a review: win chances, points, grades and reasons in the reader's language.

The text report and the HTML page use them, each with its own layout.
"""

from collections.abc import Iterator

from exactly.evaluation.exact import SolvedChances
from exactly.locales import Texts
from exactly.locales.wording import Wording
from exactly.review.grade import Grade
from exactly.review.review import Cause, Review, Swing, TurnReview
from exactly.rules import CENTRE, PASS

__all__ = ["NOTABLE_LUCK", "ReviewWording", "is_notable"]

NOTABLE_LUCK = 0.08
"""The smallest change of a win chance that makes a roll notable; moves have grades."""

_NOTABLE_GRADES = (Grade.MISTAKE, Grade.BLUNDER)


def is_notable(turn: TurnReview) -> bool:
    """Return whether a turn is worth reporting: a euro, a mistake, or much luck."""
    is_lucky = max(map(abs, turn.luck)) >= NOTABLE_LUCK
    return bool(turn.euros) or turn.grade in _NOTABLE_GRADES or is_lucky


class ReviewWording(Wording):
    """Writes the texts of one review, in one language and with the names of its players."""

    def __init__(self, texts: Texts, review: Review) -> None:
        super().__init__(texts, review.players)
        self.review = review

    def title(self) -> str:
        """Return the title of the review, with the players."""
        names = " – ".join(self.name(summary.seat) for summary in self.review.summaries)
        return self.texts("review-title", players=names)

    def result(self) -> str:
        """Return a sentence that names the winner, or says that the game is unfinished."""
        turns, winner = len(self.review.turns), self.review.winner
        if winner is None:
            return self.texts("review-unfinished", turns=turns)
        return self.texts("review-won", name=self.name(winner), turns=turns)

    def explanation(self) -> str:
        """Return the explanation of the numbers in a review."""
        is_exact, error = self.review.exact, self.review.error
        sentences = [self.texts("review-explained" if is_exact else "review-estimated")]
        if error and not is_exact:
            # The bounds of solved games are certain; a network may sometimes be further off.
            is_solved = len(self.review.players) in SolvedChances.seats
            sentences.append(
                self.texts("value-within" if is_solved else "value-off", points=100 * error)
            )
        return " ".join([*sentences, self.texts("review-measured")])

    def chance(self, chance: float) -> str:
        """Return a win chance as text."""
        return self.texts("review-chance", percent=100 * chance)

    def chances(self, turn: TurnReview) -> str:
        """Return the active player's win chance before the roll, after it and after the move."""
        mover = turn.seat - 1
        steps = (turn.before[mover], turn.after_roll[mover], turn.after[mover])
        return " → ".join(self.chance(step) for step in steps)

    def points(self, change: float, *, signed: bool = True) -> str:
        """Return a change of a win chance in percentage points."""
        points = round(100 * change, 1)
        sign = ("−" if points < 0 else "+" if points > 0 else "") if signed else ""
        return self.texts("review-points", sign=sign, points=abs(points))

    def grade(self, grade: Grade) -> str:
        """Return the name of a grade."""
        return self.texts(f"review-grade-{grade.value}")

    def euros(self, turn: TurnReview) -> str:
        """Return a sentence with the players who took a euro, or an empty text."""
        if not turn.euros:
            return ""
        return self.texts("review-euro", names=self.names(turn.euros), count=len(turn.euros))

    def better(self, turn: TurnReview) -> str:
        """Return a sentence with the better move, or an empty text if there was none."""
        if turn.better is None:
            return ""
        move = turn.better.move
        if move is PASS:
            return self.texts("review-better", better=self.move(move))
        return self.texts(
            "review-better-coin",
            coin=int(move.coin),
            origin="centre" if move.source is CENTRE else "seat",
            source=self.place(move.source),
            goal="centre" if move.target is CENTRE else "seat",
            target=self.place(move.target),
        )

    def reason(self, turn: TurnReview) -> str:
        """Return a sentence why the better move was better, or an empty text if there was none."""
        if turn.reason is None:
            return ""
        kind, seat, coin, distances = turn.reason
        made, better = distances or (0, 0)
        return self.texts(
            f"review-reason-{kind.value}",
            name=self.name(seat),
            coin=int(coin or 0),
            made=self.money(made),
            better=self.money(better),
            points=round(100 * turn.loss, 1),  # rounded as displayed, for the plural
        )

    def influence(self, mover: int) -> Iterator[str]:
        """Yield, for every seat, how the moves of seat `mover` (from 0) changed its win chance."""
        for change in self.review.influence[mover]:
            yield self.points(change)

    def swing(self, swing: Swing) -> str:
        """Return a line about a turning point of the game."""
        key = "review-swing-luck" if swing.cause is Cause.LUCK else "review-swing-doing"
        name = self.name(self.review.turns[swing.turn - 1].seat)
        return self.texts(key, turn=swing.turn, name=name, points=self.points(swing.change))
