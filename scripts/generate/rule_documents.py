"""The rule pages as documents, with a table of the tests of each clause."""

import ast
import re
from functools import cache
from pathlib import Path

from exactly.locales import texts
from exactly.locales.rule_page import CLAUSES, rule_page

__all__ = ["clauses_with_tests", "rule_document"]

_NAMED_AFTER_RULE = re.compile(r"test_rule_(\d+)_")


def rule_document(language: str, root: Path) -> str:
    """Return the rule page of a language as Markdown."""
    page = rule_page(texts(language))
    lines = [
        "<!-- Written by scripts/regenerate from the catalogues; change it there. -->",
        "",
        f"# {page.title}",
    ]
    for paragraph in page.introduction:
        lines += ["", paragraph]
    for clause in page.clauses:
        lines += ["", f"## {clause.number}. {clause.title}", "", clause.text]
        if clause.ruling:
            lines += ["", f"**{page.ruling_label}{page.colon}** {clause.ruling}"]
        if clause.switch:
            lines += [
                "",
                f"**{page.switch_label}** (`{clause.switch}`){page.colon} {clause.switch_text}",
            ]
    lines += ["", f"### {page.figure_title}", ""]
    lines += [f"![{page.figure_alternative}](../../src/exactly/locales/example.svg)", ""]
    lines += [page.figure_caption]
    for section in (page.editions, page.leaflets):
        lines += ["", f"## {section.title}"]
        for paragraph in section.paragraphs:
            lines += ["", paragraph]
    if language == "en":
        lines += ["", *_table(root)]
    return "\n".join(lines) + "\n"


def _table(root: Path) -> list[str]:
    lines = ["## Which test holds which rule", "", "| rule | tests |", "|---|---|"]
    for clause, tests in clauses_with_tests(root).items():
        names = "<br>".join(f"`{file}::{name}`" for file, name in tests)
        lines.append(f"| {clause} | {names} |")
    return lines


@cache
def clauses_with_tests(root: Path) -> dict[int, list[tuple[str, str]]]:
    """Return for each clause the tests named after it, as file and name."""
    found: dict[int, list[tuple[str, str]]] = {clause: [] for clause in CLAUSES}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (name := _NAMED_AFTER_RULE.match(node.name)):
                found[int(name[1])].append((path.relative_to(root).as_posix(), node.name))
    return found
