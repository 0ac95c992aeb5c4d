"""A review as plain text, 80 columns wide."""

from collections.abc import Iterator
from itertools import groupby
from textwrap import shorten, wrap

from exactly.cli.reports.review_words import ReviewWording, is_notable
from exactly.locales import Texts
from exactly.review.review import Review, SeatSummary, TurnReview

__all__ = ["curve_lines", "review_lines"]

_WIDTH = 80
_INDENT = "  "
_BLOCKS = " ▁▂▃▄▅▆▇█"
_CURVE_ROWS = 4
_CURVE_COLUMNS = 64
_WIDEST_BAR = 3
_CELL = 9
_WIDEST_NAME = _WIDTH - len(_INDENT) - 6 * _CELL


def review_lines(review: Review, texts: Texts, *, every_turn: bool) -> Iterator[str]:
    """Yield the lines of a review."""
    words = ReviewWording(texts, review)
    yield from wrap(words.title(), _WIDTH)
    yield words.result()
    yield ""
    yield from wrap(words.explanation(), _WIDTH)
    yield ""
    if review.turns:
        yield texts("review-curve", name=words.name(review.summaries[0].seat))
        yield from curve_lines(review, texts)
        yield ""
    yield from _turns(review, words, every_turn=every_turn)
    yield texts("review-summary")
    for summary in review.summaries:
        yield ""
        yield from _summary(summary, words)
    if len(review.players) > 2:
        yield ""
        yield from _influence(review, words)


def curve_lines(review: Review, texts: Texts) -> Iterator[str]:
    """Yield lines that draw seat 1's win chance over the game, and the seats that took a euro."""
    turns = review.turns
    columns = min(len(turns), _CURVE_COLUMNS)
    bar = max(1, min(_WIDEST_BAR, _CURVE_COLUMNS // columns))
    # In a long game several turns share a column, which shows the chance after the last of them.
    grouped = groupby(turns, key=lambda turn: (turn.number - 1) * columns // len(turns))
    groups = [list(group) for _, group in grouped]
    steps = len(_BLOCKS) - 1
    heights = [round(group[-1].after[0] * _CURVE_ROWS * steps) for group in groups]
    labels = {_CURVE_ROWS - 1: "100", _CURVE_ROWS // 2 - 1: "50"}
    for row in reversed(range(_CURVE_ROWS)):
        cells = (_BLOCKS[min(max(height - row * steps, 0), steps)] * bar for height in heights)
        yield f"{labels.get(row, ''):>4} │{''.join(cells)}".rstrip()
    euros = "".join(f"{_taker(group):<{bar}}" for group in groups).rstrip()
    yield f"   0 └{'─' * (columns * bar)} {texts('review-curve-turns')} {len(turns)}"
    if euros:
        yield f"      {euros:<{columns * bar}} {texts('review-curve-euros')}"


def _taker(turns: list[TurnReview]) -> str:
    takers = [seat for turn in turns for seat in turn.euros]
    return str(takers[-1]) if takers else ""


def _turns(review: Review, words: ReviewWording, *, every_turn: bool) -> Iterator[str]:
    shown = [turn for turn in review.turns if every_turn or is_notable(turn)]
    if every_turn:
        yield words.texts("review-starting")
        for roll in review.starting:
            line = words.texts("review-starting-roll", name=words.name(roll.seat), face=roll.face)
            yield f"{_INDENT}{line} ({words.points(roll.luck[roll.seat - 1])})"
        yield ""
        yield words.texts("review-all-turns")
    else:
        yield words.texts("review-turns-that-matter" if shown else "review-no-turn-matters")
    for turn in shown:
        yield ""
        yield from _turn(turn, words)
    yield ""
    if not every_turn:
        yield words.texts("review-all-hint")
        yield ""


def _turn(turn: TurnReview, words: ReviewWording) -> Iterator[str]:
    mover = turn.seat - 1
    name = words.name(turn.seat)
    yield words.texts("review-turn", turn=turn.number, name=name, face=turn.face)
    changes = words.texts(
        "review-turn-changes",
        luck=words.points(turn.luck[mover]),
        doing=words.points(turn.doing[mover]),
        grade=words.grade(turn.grade),
        chances=words.chances(turn),
    )
    move = words.move(turn.move)
    for text in (move, words.euros(turn), changes, words.better(turn), words.reason(turn)):
        yield from wrap(text, _WIDTH, initial_indent=_INDENT, subsequent_indent=_INDENT)


def _influence(review: Review, words: ReviewWording) -> Iterator[str]:
    """Yield the table of what each player's moves changed for each seat, by seat number."""
    yield words.texts("review-influence")
    yield from wrap(words.texts("review-influence-about"), _WIDTH)
    names = [f"{each.seat} {words.name(each.seat)}" for each in review.summaries]
    label = words.texts("review-influence-of")
    widest = min(_WIDEST_NAME, max(map(len, (label, *names))))
    numbers = "".join(f"{each.seat:>{_CELL}}" for each in review.summaries)
    yield f"{_INDENT}{label:<{widest}}{numbers}"
    for mover, name in enumerate(names):
        cells = "".join(f"{cell:>{_CELL}}" for cell in words.influence(mover))
        yield f"{_INDENT}{shorten(name, widest, placeholder='…'):<{widest}}{cells}"


def _summary(summary: SeatSummary, words: ReviewWording) -> Iterator[str]:
    texts = words.texts
    yield words.name(summary.seat)
    lines = (
        (texts("review-summary-start"), words.chance(summary.start)),
        (texts("review-summary-luck"), words.points(summary.luck)),
        (texts("review-summary-own"), words.points(summary.own_doing)),
        (
            texts("review-summary-others", seats=len(words.players)),
            words.points(summary.others_doing),
        ),
        (texts("review-summary-end"), words.chance(summary.end)),
    )
    widest = max(len(label) for label, _ in lines)
    for label, value in lines:
        # A percent sign comes after the figures, so that these are aligned.
        figures = value.rstrip("%\u00a0")
        yield f"{_INDENT}{label:<{widest}}  {figures:>6}{value[len(figures) :]}"
    grades = ", ".join(f"{words.grade(grade)} {count}" for grade, count in summary.grades if count)
    average = words.points(summary.average_loss, signed=False)
    loss = texts("review-labelled", label=texts("review-summary-loss"), text=average)
    for text in (grades, loss):
        yield from wrap(text, _WIDTH, initial_indent=_INDENT, subsequent_indent=_INDENT * 2)
    if summary.turning_points:
        yield _INDENT + texts("review-summary-turning-points")
    for swing in summary.turning_points:
        yield _INDENT * 2 + words.swing(swing)
