"""The rules screen: the rule page, clause by clause."""

from collections.abc import Iterator
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from exactly.locales.rule_page import Clause, RulePage, rule_page
from exactly.terminal.screens.text_page import TextPageScreen

__all__ = ["RulesScreen"]


class RulesScreen(TextPageScreen):
    """A page with all rules."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("r", "dismiss", show=False)]

    def paragraphs(self) -> Iterator[Content]:
        """Yield the paragraphs of the rule page, in the current language."""
        page = rule_page(self.texts)
        yield _title(page.title)
        yield from map(Content, page.introduction)
        for clause in page.clauses:
            yield _clause(clause, page)
        for section in (page.editions, page.leaflets):
            yield _title(section.title)
            yield from map(Content, section.paragraphs)


def _title(title: str) -> Content:
    return Content.styled(title, "bold $gold")


def _clause(clause: Clause, page: RulePage) -> Content:
    parts = [
        Content.assemble((f"{clause.number}. {clause.title}", "bold $gold"), "\n", clause.text)
    ]
    if clause.ruling:
        parts.append(Content.assemble((f"{page.ruling_label}{page.colon} ", "bold"), clause.ruling))
    if clause.switch and clause.switch_text:
        label = f"{page.switch_label} ({clause.switch}){page.colon} "
        parts.append(Content.assemble((label, "bold"), clause.switch_text))
    return Content("\n").join(parts)
