"""The choices of the set-up as values."""

from pathlib import Path

from exactly.rules import Rules
from exactly.terminal.setup_choices import SetupChoices
from support.terminal_app import begin


def test_a_rematch_offers_the_same_choices(tmp_path: Path) -> None:
    rules = Rules(target=2, wild_may_pass=True)
    game = begin(tmp_path, "Ana,random,Bo", "20", rules)
    choices = SetupChoices.of_game(game)
    assert choices.players == game.players
    assert choices.rules == rules


def test_the_set_up_starts_with_the_given_rules() -> None:
    rules = Rules(target=1, wild_may_pass=True)
    assert SetupChoices.default(rules).rules == rules
    assert SetupChoices.default().rules == Rules()
