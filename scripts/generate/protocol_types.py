"""The messages of the protocol as TypeScript, for the page.

Messages of a table have all fields; a client may omit fields with a default.
"""

import textwrap
from collections.abc import Iterable, Iterator
from enum import StrEnum
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

from exactly.protocol import LONGEST_TEXT, Event
from generate.protocol_messages import (
    Field,
    Model,
    bounds,
    choices,
    commands,
    events,
    explain,
    fields,
    name_of,
    named_types,
    options,
    parts,
    table_messages,
    type_of,
)

__all__ = ["protocol_types"]

_WIDTH = 100
_PLAIN = {bool: "boolean", int: "number", str: "string", NoneType: "null"}


def protocol_types() -> str:
    """Return the types as a TypeScript module."""
    sections = [
        "// Made by scripts/regenerate from src/exactly/protocol; change it there.",
        _lines(
            _comment("The longest text of a chat message, in characters."),
            [f"export const LONGEST_TEXT = {LONGEST_TEXT};"],
        ),
        *(_alias(name, annotation) for name, annotation in named_types().items()),
        *map(_choice, choices()),
        *map(_part, parts()),
        *map(_command, commands()),
        _union("Command", "A message from a client.", commands()),
        _lines(
            _comment("The fields of every event."),
            ["interface Numbered {", *_body(_common()), "}"],
        ),
        *map(_event, events()),
        _union("Event", "An event of a table.", events()),
        *map(_part, table_messages()),
        _union("TableMessage", "A message from a table to its clients.", table_messages()),
    ]
    return "\n\n".join(sections) + "\n"


def _alias(name: str, annotation: Any) -> str:
    words = bounds(annotation)
    about = f"{words[0].upper()}{words[1:]}."
    return _lines(_comment(about), [f"export type {name} = {_PLAIN[get_args(annotation)[0]]};"])


def _choice(enumeration: type[StrEnum]) -> str:
    members: list[str] = []
    for member in enumeration:
        members += _comment(explain(enumeration, member.name), "  ")
        members.append(f'  | "{member.value}"')
    head = f"export type {enumeration.__name__} ="
    return _lines(_comment(explain(enumeration)), [head], members) + ";"


def _part(model: Model) -> str:
    return _interface(model, model.__name__, _body(fields(model), model))


def _command(model: Model) -> str:
    return _interface(model, model.__name__, _body(fields(model), model, may_leave_out=True))


def _event(model: Model) -> str:
    common = {field.name for field in _common()}
    own = [field for field in fields(model) if field.name not in common]
    return _interface(model, f"{model.__name__} extends Numbered", _body(own, model))


def _common() -> list[Field]:
    return [field for field in fields(Event) if field.name != "type"]


def _interface(model: Model, name: str, body: Iterable[str]) -> str:
    return _lines(_comment(explain(model)), [f"export interface {name} {{"], body, ["}"])


def _body(
    listed: Iterable[Field], model: Model | None = None, *, may_leave_out: bool = False
) -> Iterator[str]:
    for field in listed:
        yield from _comment(field.about, "  ")
        if model is not None and field.name == "type":
            yield f'  type: "{type_of(model)}";'
        else:
            mark = "?" if may_leave_out and not field.is_required else ""
            yield f"  {field.name}{mark}: {_write(field.annotation)};"


def _union(name: str, about: str, models: Iterable[Model]) -> str:
    members = (f"  | {model.__name__}" for model in models)
    return _lines(_comment(about), [f"export type {name} ="], members) + ";"


def _write(annotation: Any) -> str:
    """Return a type in TypeScript."""
    name = name_of(annotation) or _PLAIN.get(annotation)
    if name is not None:
        return name
    if len(options(annotation)) > 1:
        return " | ".join(map(_write, options(annotation)))
    return _compose(get_origin(annotation), get_args(annotation))


def _compose(kind: Any, inner: tuple[Any, ...]) -> str:
    if kind is Annotated:
        return _write(inner[0])
    if kind is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if kind is tuple and inner[1:] == (...,):
        return f"{_write(inner[0])}[]"
    if kind is dict:  # keys are strings in JSON, but JavaScript accepts numbers
        return f"Record<{_write(inner[0])}, {_write(inner[1])}>"
    raise TypeError(f"no TypeScript for {kind} of {inner}")


def _comment(text: str, indent: str = "") -> Iterator[str]:
    """Yield the lines of a comment; none for an empty text."""
    if not text:
        return
    if len(line := f"{indent}/** {text} */") <= _WIDTH:
        yield line
        return
    yield f"{indent}/**"
    yield from textwrap.wrap(
        text, _WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * "
    )
    yield f"{indent} */"


def _lines(*parts: Iterable[str]) -> str:
    return "\n".join(line for part in parts for line in part)
