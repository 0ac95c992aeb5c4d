"""A coverage-guided fuzzer for one parser: `scripts/fuzz`.

A parser must read a text to a fixed point, or refuse it with the place; all else is a bug.
"""

import sys
from collections.abc import Callable
from typing import Any

import atheris

with atheris.instrument_imports():
    from exactly import records
    from exactly.rules import Edition, Rules

_PAIRS: dict[str, tuple[Callable[..., Any], Callable[[Any], str]]] = {
    "position": (records.parse_position, records.write_position),
    "address": (records.parse_address, records.write_address),
    "move": (records.parse_move, records.write_move),
    "rules": (records.parse_rules, records.write_rules),
    "record": (records.parse_record, records.write_record),
}


_RULES = [
    Rules(edition, both_collect=both, target=target)
    for edition in Edition
    for both in (False, True)
    for target in (1, 3)
]


def _try(name: str, data: bytes) -> None:
    text = data.decode("utf-8", errors="surrogateescape")
    if name in {"position", "address"}:
        for rules in _RULES:
            _read(name, text, rules)
    else:
        _read(name, text)


def _read(name: str, text: str, *rules: Rules) -> None:
    parse, write = _PAIRS[name]
    try:
        value = parse(text, *rules)
    except records.NotationError as error:
        if not (1 <= error.column <= len(error.text) + 1 and error.text in text):
            raise AssertionError(f"a place outside of the text: {error!r}") from error
        return
    written = write(value)
    if parse(written, *rules) != value or write(parse(written, *rules)) != written:
        raise AssertionError(f"no fixed point: {text!r} -> {written!r}")
    if name == "record":
        records.verify(value)


def main() -> None:
    """Fuzz the parser of the first argument; the other arguments are for libFuzzer."""
    name = sys.argv.pop(1)
    atheris.Setup(sys.argv, lambda data: _try(name, data))
    atheris.Fuzz()


main()
