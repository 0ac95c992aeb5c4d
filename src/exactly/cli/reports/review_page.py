"""A review as a self-contained HTML page."""

from collections.abc import Iterator
from html import escape

from exactly.cli.reports.html import html_page
from exactly.cli.reports.review_curve import draw_review_curve
from exactly.cli.reports.review_words import ReviewWording, is_notable
from exactly.locales import Texts
from exactly.review.review import Review, SeatSummary, TurnReview

__all__ = ["review_page"]


def review_page(review: Review, texts: Texts) -> str:
    """Return the HTML page of a review, without its first lines, which PageFile writes."""
    words = ReviewWording(texts, review)
    body = [
        f'<p class="result">{escape(words.result())}</p>',
        *_curve(review, words),
        *_summaries(review, words),
        *_influence(review, words),
        *_turns(review, words),
    ]
    return html_page(words.title(), body, "review.css", texts)


def _curve(review: Review, words: ReviewWording) -> Iterator[str]:
    texts = words.texts
    yield "<figure>"
    if review.turns:
        name = words.name(review.summaries[0].seat)
        seats = ", ".join(f"{each.seat} {words.name(each.seat)}" for each in review.summaries)
        marks = "".join(
            f'<li class="{kind}">{escape(text)}</li>'
            for kind, text in (
                ("loss", texts("review-mark-move")),
                ("luck", texts("review-mark-roll")),
                ("euro", texts("review-mark-euro", seats=seats)),
            )
        )
        yield f"<figcaption>{escape(texts('review-curve', name=name))}, %</figcaption>"
        yield draw_review_curve(review, words)
        yield f'<ul class="legend">{marks}</ul>'
    yield f'<p class="note">{escape(words.explanation())}</p></figure>'


def _summaries(review: Review, words: ReviewWording) -> Iterator[str]:
    yield f"<h2>{escape(words.texts('review-summary'))}</h2>"
    yield '<div class="summaries">'
    for summary in review.summaries:
        yield from _summary(summary, words)
    yield "</div>"


def _summary(summary: SeatSummary, words: ReviewWording) -> Iterator[str]:
    texts = words.texts
    rows = (
        (texts("review-summary-start"), words.chance(summary.start)),
        (texts("review-summary-luck"), words.points(summary.luck)),
        (texts("review-summary-own"), words.points(summary.own_doing)),
        (
            texts("review-summary-others", seats=len(words.players)),
            words.points(summary.others_doing),
        ),
        (texts("review-summary-end"), words.chance(summary.end)),
        (texts("review-summary-loss"), words.points(summary.average_loss, signed=False)),
    )
    yield f"<section><h3>{escape(words.name(summary.seat))}</h3><dl>"
    for label, value in rows:
        yield f"<div><dt>{escape(label)}</dt><dd>{escape(value)}</dd></div>"
    yield '</dl><p class="grades">'
    for grade, count in summary.grades:
        if count:
            yield f'<span class="grade {grade.value}">{escape(words.grade(grade))} {count}</span>'
    yield "</p>"
    if summary.turning_points:
        yield f"<h4>{escape(texts('review-summary-turning-points'))}</h4><ul>"
        for swing in summary.turning_points:
            yield f'<li><a href="#turn-{swing.turn}">{escape(words.swing(swing))}</a></li>'
        yield "</ul>"
    yield "</section>"


def _influence(review: Review, words: ReviewWording) -> Iterator[str]:
    """Yield the table of what each player's moves changed for each seat; none for two players."""
    if len(review.players) == 2:
        return
    names = [escape(words.name(each.seat)) for each in review.summaries]
    yield f"<h2>{escape(words.texts('review-influence'))}</h2>"
    yield f'<p class="note">{escape(words.texts("review-influence-about"))}</p>'
    head = "".join(f'<th scope="col"><span>{name}</span></th>' for name in names)
    label = escape(words.texts("review-influence-of"))
    yield f'<table class="influence"><thead><tr><td>{label}</td>{head}</tr></thead><tbody>'
    for mover, (name, changes) in enumerate(zip(names, review.influence, strict=True)):
        cells = "".join(
            f'<td class="{_direction(change)}">{escape(text)}</td>'
            for change, text in zip(changes, words.influence(mover), strict=True)
        )
        yield f'<tr><th scope="row">{name}</th>{cells}</tr>'
    yield "</tbody></table>"


def _direction(change: float) -> str:
    return "helped" if change > 0 else "hurt"


_COLUMNS = ("turn", "who", "roll", "move", "luck", "skill", "chance", "grade")


def _turns(review: Review, words: ReviewWording) -> Iterator[str]:
    labels = {column: escape(words.texts(f"review-table-{column}")) for column in _COLUMNS}
    yield f"<h2>{escape(words.texts('review-all-turns'))}</h2>"
    if review.starting:
        rolls = ", ".join(
            words.texts("review-starting-roll", name=words.name(roll.seat), face=roll.face)
            for roll in review.starting
        )
        label = words.texts("review-starting")
        line = words.texts("review-labelled", label=label, text=rolls)
        yield f'<p class="note">{escape(line)}</p>'
    head = "".join(f'<th scope="col">{label}</th>' for label in labels.values())
    yield f'<table class="turns"><thead><tr>{head}</tr></thead><tbody>'
    for turn in review.turns:
        yield _row(turn, words, labels)
    yield "</tbody></table>"


def _row(turn: TurnReview, words: ReviewWording, labels: dict[str, str]) -> str:
    mover = turn.seat - 1
    plain = {
        "turn": str(turn.number),
        "who": words.name(turn.seat),
        "roll": turn.face.value,
        "luck": words.points(turn.luck[mover]),
        "skill": words.points(turn.doing[mover]),
        "chance": words.chances(turn),
    }
    cells = {column: escape(text) for column, text in plain.items()}
    grade = escape(words.grade(turn.grade))
    cells["grade"] = f'<span class="grade {turn.grade.value}">{grade}</span>'
    cells["move"] = escape(words.move(turn.move)) + "".join(
        f'<span class="{kind}">{escape(text)}</span>'
        for kind, text in (
            ("euro", words.euros(turn)),
            ("better", words.better(turn)),
            ("reason", words.reason(turn)),
        )
        if text
    )
    # The label is shown before the cell where columns do not fit.
    row = "".join(
        f'<td class="{column}" data-label="{labels[column]}">{cells[column]}</td>'
        for column in _COLUMNS
    )
    kind = ' class="matters"' if is_notable(turn) else ""
    return f'<tr id="turn-{turn.number}"{kind}>{row}</tr>'
