"""The win chances over the turns of a game, as SVG inside the HTML page.

Colours and font sizes are in the page's style sheet, which has light and dark ones.
"""

from collections.abc import Iterator
from html import escape

from exactly.cli.reports.review_words import ReviewWording
from exactly.cli.reports.svg import element, picture, points, text
from exactly.review.grade import Grade
from exactly.review.review import Review, TurnReview, Win
from exactly.rules import Seat

__all__ = ["draw_review_curve", "largest_luck", "worst_moves"]

_LEFT, _TOP, _WIDTH, _HEIGHT = 52, 46, 724, 270
_MARKED = 3
_WORTH_MARKING = (Grade.INEXACT, Grade.MISTAKE, Grade.BLUNDER)
_TICKS = (5, 10, 20, 50, 100, 200, 500, 1000)


def worst_moves(review: Review) -> tuple[TurnReview, ...]:
    """Return up to three turns whose moves cost the most win chance, the worst first."""
    graded = [turn for turn in review.turns if turn.grade in _WORTH_MARKING]
    return tuple(sorted(graded, key=lambda turn: -turn.loss)[:_MARKED])


def largest_luck(review: Review) -> tuple[TurnReview, ...]:
    """Return the three turns whose rolls changed the roller's win chance most, largest first."""
    return tuple(sorted(review.turns, key=lambda turn: -abs(turn.luck[turn.seat - 1]))[:_MARKED])


def draw_review_curve(review: Review, words: ReviewWording) -> str:
    """Draw the win chances over a game: of seat 1 in a game of two, else of every seat."""
    title = words.texts("review-curve", name=words.name(Seat(1)))
    seats = [Seat(1)] if len(review.players) == 2 else [each.seat for each in review.summaries]
    box = f"0 0 {_LEFT + _WIDTH + 24} {_TOP + _HEIGHT + 36}"
    parts = [
        *_axes(review, words),
        *_euros(review, words),
        *(_curve(review, seat, is_only=len(seats) == 1) for seat in seats),
        *_marks(review, words),
    ]
    return picture(parts, viewBox=box, role="img", aria_label=title)


def _x(review: Review, turn: float) -> float:
    return round(_LEFT + _WIDTH * turn / max(1, len(review.turns)), 1)


def _y(chance: float) -> float:
    return round(_TOP + _HEIGHT * (1 - chance), 1)


def _axes(review: Review, words: ReviewWording) -> Iterator[str]:
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        kind = "middle" if percent == 50 else "grid"
        yield element("line", class_=kind, x1=_LEFT, y1=y, x2=_LEFT + _WIDTH, y2=y)
        place = {"x": _LEFT - 8, "y": f"{y + 5:.1f}"}
        yield text(f"{percent}", class_="scale", **place, text_anchor="end")
    turns = len(review.turns)
    every = next((tick for tick in _TICKS if turns / tick <= 8), _TICKS[-1])
    below = _TOP + _HEIGHT
    for turn in range(every, turns + 1, every):
        x = _x(review, turn)
        yield element("line", class_="tick", x1=x, y1=below, x2=x, y2=below + 6)
        yield text(f"{turn}", class_="scale", x=x, y=below + 26, text_anchor="middle")
    label = words.texts("review-curve-turns")
    yield text(label, class_="scale", x=_LEFT, y=below + 26, text_anchor="start")


def _euros(review: Review, words: ReviewWording) -> Iterator[str]:
    for turn in review.turns:
        if not turn.euros:
            continue
        x, below = _x(review, turn.number), _TOP + _HEIGHT
        numbers = " ".join(map(str, turn.euros))
        yield element(
            "g",
            _title(words.euros(turn)),
            element("line", x1=x, y1=_TOP, x2=x, y2=below),
            text(f"€→{numbers}", x=x, y=_TOP - 18, text_anchor="middle"),
            class_="euro",
        )


def _curve(review: Review, seat: Seat, *, is_only: bool) -> str:
    wins: list[tuple[float, Win]] = [(0, review.turns[0].before)]
    for turn in review.turns:
        wins += [(turn.number - 0.5, turn.after_roll), (turn.number, turn.after)]
    path = [(_x(review, turn), _y(win[seat - 1])) for turn, win in wins]
    line = element("polyline", class_=f"chance seat-{seat}", points=points(path))
    if not is_only:
        return line
    area = [(_LEFT, _y(0)), *path, (path[-1][0], _y(0))]
    return element("polygon", class_="area", points=points(area)) + f"\n{line}"


def _marks(review: Review, words: ReviewWording) -> Iterator[str]:
    for turn in largest_luck(review):
        x, y = _x(review, turn.number - 0.5), _y(turn.after_roll[0])
        title = f"{_roll(turn, words)} {words.points(turn.luck[turn.seat - 1])}"
        square = {"x": x - 6, "y": y - 6, "width": 12, "height": 12}
        yield _mark("luck", turn, title, element("rect", **square, transform=f"rotate(45 {x} {y})"))
    by_turn = sorted(worst_moves(review), key=lambda turn: turn.number)
    for place, turn in enumerate(by_turn):
        x, y = _x(review, turn.number), _y(turn.after[0])
        title = f"{_roll(turn, words)} {words.reason(turn)}"
        # Alternately below and above, so that the numbers of neighbours do not overlap.
        is_below = place % 2 == 0 and y < _y(0) - 30
        at = {"x": x, "y": f"{y + 28 if is_below else y - 14:.1f}"}
        number = text(f"{turn.number}", **at, text_anchor="middle")
        yield _mark("loss", turn, title, element("circle", cx=x, cy=y, r=7), number)


def _roll(turn: TurnReview, words: ReviewWording) -> str:
    name = words.name(turn.seat)
    return words.texts("review-turn", turn=turn.number, name=name, face=turn.face)


def _mark(kind: str, turn: TurnReview, title: str, *shapes: str) -> str:
    return element("a", _title(title), *shapes, class_=kind, href=f"#turn-{turn.number}")


def _title(title: str) -> str:
    return element("title", escape(title))
