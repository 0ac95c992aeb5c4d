"""`exactly rules`: the rules of the game as text."""

import json

from exactly.cli.options import AsJson, Language, catalogue

__all__ = ["show_rules"]


def show_rules(*, as_json: AsJson = False, lang: Language = None) -> None:
    """Print the rules of the game."""
    from exactly.locales.rule_page import rule_page
    from exactly.terminal.plain import rule_lines

    words = catalogue(lang)
    if as_json:
        page = rule_page(words)
        clauses = [clause._asdict() for clause in page.clauses]
        sections = {name: getattr(page, name)._asdict() for name in ("editions", "leaflets")}
        print(json.dumps(page._asdict() | {"clauses": clauses} | sections, ensure_ascii=False))
    else:
        print("\n".join(rule_lines(words)))
