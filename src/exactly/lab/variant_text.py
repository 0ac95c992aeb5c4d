"""Variants as text: an edition and its options, plus numbers that no leaflet has.

`standard+limit=120+coins=8.8.8.8` is the standard game with eight coins of each value, in which a
stack above 1.20 may not receive a coin. After the edition and its options, a variant may have:

- `limit=CENTS`, or `limit=none`: the highest total at which a stack may receive a coin;
- `goal=CENTS`: the exact total that wins a euro;
- `target=EUROS`: the number of euros that win the game, also more than three;
- `coins=A.B.C.D`: the number of coins of 50, 20, 10 and 5 cents;
- `die=FACE.FACE...`: the faces of the die; a face may be listed more than once.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from exactly.records import parse_rules, write_rules
from exactly.rules import TARGETS, Face, Rules
from exactly.rules.variant import Variant

__all__ = ["UnknownVariantError", "parse_game", "write_game"]


class UnknownVariantError(ValueError):
    """Raised for an invalid part of a variant's text; it has a valid example."""

    def __init__(self, part: str, example: str) -> None:
        super().__init__(f"invalid part of a variant {part!r}: use, for example, {example}")
        self.part = part
        self.example = example


def parse_game(text: str) -> Rules | Variant:
    """Read rules or a variant; raises UnknownVariantError, or NotationError for the options."""
    edition, *parts = text.split("+")
    numbers: dict[str, Any] = {}
    rest = [edition]
    for part in parts:
        name, is_given, value = part.partition("=")
        if name not in _READ or not is_given or _is_usual_target(name, value):
            rest.append(part)
        elif name in numbers:
            raise UnknownVariantError(part, _READ[name][1])  # a second time
        else:
            numbers[name] = _read(name, value)
    rules = parse_rules("+".join(rest))
    if not numbers:
        return rules
    return replace(
        Variant.of(rules), **{_FIELDS.get(name, name): numbers[name] for name in numbers}
    )


def _is_usual_target(name: str, value: str) -> bool:
    """Return whether this part is a target of one to three euros, which `Rules` can have."""
    return name == "target" and value in map(str, TARGETS)


def _read(name: str, value: str) -> Any:
    read, example = _READ[name]
    try:
        return read(value)
    except ValueError as error:
        raise UnknownVariantError(f"{name}={value}", example) from error


def _cents(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    return int(text)


_READ: dict[str, tuple[Callable[[str], Any], str]] = {
    "limit": (lambda text: None if text == "none" else _cents(text), "limit=150 or limit=none"),
    "goal": (_cents, "goal=100"),
    "target": (_cents, "target=5"),
    "coins": (lambda text: tuple(map(_cents, text.split("."))), "coins=10.10.10.10"),
    "die": (lambda text: tuple(map(Face, text.split("."))), "die=0.?.50.20.10.5"),
}
_FIELDS = {"die": "faces"}


def write_game(game: Rules | Variant) -> str:
    """Write rules or a variant in the shortest form that `parse_game` reads."""
    if isinstance(game, Rules):
        return write_rules(game)
    usual = Variant()
    rules = Rules(
        wild_may_pass=game.wild_may_pass,
        both_collect=game.both_collect,
        empty_restart=game.empty_restart,
        target=game.target if game.target in TARGETS else usual.target,
    )
    more = {
        "limit": (game.limit, usual.limit, "none" if game.limit is None else str(game.limit)),
        "goal": (game.goal, usual.goal, str(game.goal)),
        "target": (game.target, rules.target, str(game.target)),
        "coins": (game.coins, usual.coins, ".".join(map(str, game.coins))),
        "die": (game.faces, usual.faces, ".".join(game.faces)),
    }
    parts = [f"{name}={text}" for name, (value, known, text) in more.items() if value != known]
    return "+".join([write_rules(rules), *parts])
