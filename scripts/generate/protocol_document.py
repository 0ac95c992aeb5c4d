"""The page about the protocol, with its messages.

Its text is in protocol.md.in in this folder; the sections about messages are from their classes.
"""

import json
import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from exactly.protocol import LONGEST_TEXT, Event
from exactly.rules import Refusal
from exactly.server.services.config import Config
from exactly.server.table.decide_seats import AWAY_AFTER
from generate.protocol_messages import (
    Field,
    Model,
    bounds,
    choices,
    commands,
    events,
    explain,
    fields,
    is_ordered,
    name_of,
    named_types,
    options,
    parts,
    table_messages,
    type_of,
)

__all__ = ["protocol_document"]

_TEMPLATE = Path(__file__).with_name("protocol.md.in")
_PLAIN = {bool: "true or false", int: "number", str: "text", NoneType: "null"}
_PLURAL = {int: "numbers", str: "texts"}
_NOT_OF_A_MOVE = {Refusal.GAME_OVER, Refusal.DIE_NOT_ROLLED, Refusal.ALREADY_ROLLED}


def protocol_document() -> str:
    """Return the page."""
    texts = _texts()
    template = _TEMPLATE.read_text(encoding="utf-8")
    return re.sub(r"{{(\w+)}}", lambda found: texts[found[1]], template)


def _texts() -> dict[str, str]:
    ordered = [f"`{type_of(model)}`" for model in commands() if is_ordered(model)]
    rules = [f"`{reason.value}`" for reason in Refusal if reason not in _NOT_OF_A_MOVE]
    limits = {
        name: f"{Config.__dataclass_fields__[name].default:,}"
        for name in ("commands_a_second", "guests_an_address", "tables_a_minute")
    }
    return limits | {
        "away_seconds": f"{AWAY_AFTER // 1000}",
        "longest_text": f"{LONGEST_TEXT}",
        "ordered": _listed(ordered, "and"),
        "rules": _listed(rules, "or"),
        "commands": _sections(map(_command, commands())),
        "table_messages": _sections(map(_message, table_messages())),
        "common": "\n".join(map(_sent, _common())),
        "events": _sections(map(_event, events())),
        "parts": _sections(map(_part, parts())),
        "choices": _sections(map(_choice, choices())),
        "named_types": "\n".join(
            f"- `{name}`: {bounds(annotation)}" for name, annotation in named_types().items()
        ),
    }


def _command(model: Model) -> str:
    about = explain(model)
    if is_ordered(model):
        about += " Needs the latest [`sequence`](#concurrency)."
    listed = [_asked(field) for field in fields(model) if field.name != "type"]
    return _section(f"`{type_of(model)}`", about, listed)


def _message(model: Model) -> str:
    listed = [_sent(field) for field in fields(model) if field.name != "type"]
    return _section(f"`{type_of(model)}`", explain(model), listed)


def _event(model: Model) -> str:
    common = {"type", *(field.name for field in _common())}
    listed = [_sent(field) for field in fields(model) if field.name not in common]
    return _section(f"`{type_of(model)}`", explain(model), listed)


def _common() -> list[Field]:
    return [field for field in fields(Event) if field.name != "type"]


def _part(model: Model) -> str:
    is_chosen = not any(field.is_required for field in fields(model))
    write = _asked if is_chosen else _sent
    return _section(model.__name__, explain(model), [write(field) for field in fields(model)])


def _choice(enumeration: type[StrEnum]) -> str:
    abouts = {f"`{member.value}`": explain(enumeration, member.name) for member in enumeration}
    listed = [f"- {value}: {about}" if about else f"- {value}" for value, about in abouts.items()]
    if not any(abouts.values()):
        listed = [f"{_listed(list(abouts), 'or')}."]
    return _section(enumeration.__name__, explain(enumeration), listed)


def _asked(field: Field) -> str:
    """Describe a field of a command, which is optional if it has a default."""
    if field.is_required:
        return _sent(field)
    default = "" if field.default is None else f", default `{json.dumps(field.default)}`"
    return _sent(field, f" (optional{default})")


def _sent(field: Field, remark: str = "") -> str:
    line = f"- `{field.name}`{remark}: {_describe(field.annotation)}"
    return f"{line}. {field.about}" if field.about else line


def _describe(annotation: Any) -> str:
    """Return a description of a field's type."""
    name = name_of(annotation)
    if name is not None:
        return f"[{name}](#{_anchor(name)})"
    if len(options(annotation)) > 1:
        return " or ".join(map(_describe, options(annotation)))
    return _PLAIN.get(annotation) or _compose(annotation)


def _compose(annotation: Any) -> str:
    kind, inner = get_origin(annotation), get_args(annotation)
    if kind is Literal:
        return _listed([f'`"{value}"`' for value in inner], "or")
    if kind is tuple:
        return f"list of {_PLURAL.get(inner[0]) or _describe(inner[0])}"
    if kind is dict:
        return f"object, for each {_describe(inner[0])} a {_describe(inner[1])}"
    return bounds(annotation)


def _anchor(name: str) -> str:
    if name == "Event":
        return "events-of-a-table"
    return "numbers-and-texts" if name in named_types() else _heading_of(name).lower()


def _heading_of(name: str) -> str:
    messages = {model.__name__: type_of(model) for model in [*events(), *table_messages()]}
    return messages.get(name, name)


def _section(title: str, about: str, listed: Sequence[str]) -> str:
    return "\n\n".join(filter(None, [f"### {title}", about, "\n".join(listed)]))


def _sections(texts: Iterable[str]) -> str:
    return "\n\n".join(texts)


def _listed(words: Sequence[str], last: str) -> str:
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
