"""The structure of the rule page; its text comes from the catalogue of a language.

The terminal, the documentation and the web page show the rule page.
"""

from importlib.resources import files
from typing import NamedTuple

from exactly.locales import Texts

__all__ = [
    "CLAUSES",
    "LEAFLETS",
    "SWITCH_OF_CLAUSE",
    "Clause",
    "RulePage",
    "Section",
    "figure",
    "rule_page",
]

CLAUSES = range(1, 20)

SWITCH_OF_CLAUSE = {4: "target", 10: "wild_may_pass", 15: "both_collect", 16: "empty_restart"}
"""By number of a clause, the option that changes it."""

EDITIONS = ("standard", "classic")

LEAFLETS = ("limit-held", "limit-absent", "limit-upside-down", "wait", "lettering", "open")
"""The topics of the section about the printed leaflets, in their order."""


class Clause(NamedTuple):
    """One numbered rule of the rule page, in one language."""

    number: int
    label: str
    title: str
    text: str
    ruling: str | None
    """What the leaflets leave open, and how this edition decides it."""
    switch: str | None
    """The option that changes the clause, as written in `--rules`; None without one."""
    switch_text: str | None


class Section(NamedTuple):
    """A titled section of the rule page, after the clauses."""

    title: str
    paragraphs: tuple[str, ...]


class RulePage(NamedTuple):
    """The rule page with all its texts, in one language."""

    language: str
    title: str
    introduction: tuple[str, ...]
    ruling_label: str
    switch_label: str
    colon: str
    """The colon after a label or a title; in French, with a space before it."""
    clauses: tuple[Clause, ...]
    editions: Section
    leaflets: Section
    figure_title: str
    figure_caption: str
    figure_alternative: str


def rule_page(texts: Texts) -> RulePage:
    """Return the rule page in the language of a catalogue."""
    return RulePage(
        language=texts.language,
        title=texts("rules-title"),
        introduction=tuple(
            texts(key) for key in ("rules-intro", "rules-notice", "rules-how-to-read")
        ),
        ruling_label=texts("rules-label-ruling"),
        switch_label=texts("rules-label-switch"),
        colon=texts("rules-colon"),
        clauses=tuple(_clause(texts, number) for number in CLAUSES),
        editions=Section(
            texts("rules-editions-title"),
            tuple(
                f"{texts(f'rules-edition-{edition}.title')}{texts('rules-colon')}"
                f" {texts(f'rules-edition-{edition}')}"
                for edition in EDITIONS
            ),
        ),
        leaflets=Section(
            texts("rules-leaflets-title"),
            (
                texts("rules-leaflets-intro"),
                *(texts(f"rules-leaflets-{topic}") for topic in LEAFLETS),
            ),
        ),
        figure_title=texts("rules-figure-title"),
        figure_caption=texts("rules-figure-caption"),
        figure_alternative=texts("rules-figure-alt"),
    )


def _clause(texts: Texts, number: int) -> Clause:
    key = f"rules-clause-{number}"
    ruling, switch = f"{key}.ruling", f"{key}.switch"
    return Clause(
        number=number,
        label=texts("rules-label-clause", number=number),
        title=texts(f"{key}.title"),
        text=texts(key),
        ruling=texts(ruling) if texts.has(ruling) else None,
        switch=SWITCH_OF_CLAUSE.get(number),
        switch_text=texts(switch) if texts.has(switch) else None,
    )


def figure() -> str:
    """Return the figure of clause 19 as SVG; it has no words, so it fits all languages."""
    return files(__package__).joinpath("example.svg").read_text(encoding="utf-8")
