"""`exactly rules`, as programs and people use it."""

from support.command_line import answer, exactly


def test_rules_are_shown_in_every_language() -> None:
    assert "Our ruling" in exactly("rules").stdout
    assert "Unsere Entscheidung" in exactly("rules", "--lang", "de").stdout
    page = answer("rules", "--lang", "fr")
    assert isinstance(page, dict)
    assert len(page["clauses"]) == 19
