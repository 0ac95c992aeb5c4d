"""The structure of the rule page as TypeScript; the page looks up its texts."""

import json

from exactly.locales.rule_page import CLAUSES, EDITIONS, LEAFLETS

__all__ = ["rule_page_parts"]


def rule_page_parts() -> str:
    """Return the structure as a TypeScript module."""
    return (
        "// Made by scripts/regenerate from src/exactly/locales/rule_page.py; change it there.\n\n"
        f"export const CLAUSES = {json.dumps(list(CLAUSES))} as const;\n"
        f"export const EDITIONS = {json.dumps(EDITIONS)} as const;\n"
        f"export const LEAFLETS = {json.dumps(LEAFLETS)} as const;\n"
    )
