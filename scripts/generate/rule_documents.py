"""The rule pages as documents, and a page with the tests of each rule."""

import ast
import re
from functools import cache
from pathlib import Path

from exactly.locales import texts
from exactly.locales.rule_page import CLAUSES, rule_page

__all__ = ["clauses_with_tests", "rule_document", "rule_tests_document"]

_NAMED_AFTER_RULE = re.compile(r"test_rule_(\d+)_")


def rule_document(language: str) -> str:
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
    return "\n".join(lines) + "\n"


def rule_tests_document(root: Path) -> str:
    """Return the page that lists the tests of each rule."""
    lines = [
        "<!-- Written by scripts/regenerate from the names of the tests. -->",
        "",
        "# Tests of the rules",
        "",
        "This page lists the tests of each rule, for developers. A test names its rule:",
        "`test_rule_15_...` checks [rule 15](../play/rules.md).",
        "",
        "| rule | tests |",
        "|---|---|",
    ]
    for clause, tests in clauses_with_tests(root).items():
        names = "<br>".join(f"`{file}::{name}`" for file, name in tests)
        lines.append(f"| {clause} | {names} |")
    return "\n".join(lines) + "\n"


@cache
def clauses_with_tests(root: Path) -> dict[int, list[tuple[str, str]]]:
    """Return for each clause the tests named after it, as file and name."""
    found: dict[int, list[tuple[str, str]]] = {clause: [] for clause in CLAUSES}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (name := _NAMED_AFTER_RULE.match(node.name)):
                found[int(name[1])].append((path.relative_to(root).as_posix(), node.name))
    return found
