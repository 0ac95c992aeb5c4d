"""The messages of the protocol by kind, with their fields and docstrings.

The source of the protocol's page and of its TypeScript types; knows neither format.
"""

import ast
import dataclasses
import inspect
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

from exactly.protocol import (
    AnyEvent,
    Command,
    Event,
    GuestMessage,
    Message,
    Ordered,
    views,
)
from exactly.protocol import (
    commands as command_types,
)
from exactly.protocol import (
    events as event_types,
)
from exactly.protocol import (
    table_options as option_types,
)

__all__ = [
    "Field",
    "Model",
    "bounds",
    "choices",
    "commands",
    "events",
    "explain",
    "fields",
    "is_ordered",
    "name_of",
    "named_types",
    "options",
    "parts",
    "table_messages",
    "type_of",
]

Model = type[Message] | type[Event]
T = TypeVar("T")

_MODULES = (option_types, command_types, event_types, views)
"""The modules with the types, in the order of the page."""


class Field(NamedTuple):
    """One field of a message."""

    name: str
    annotation: Any
    """Its type, with the bounds of numbers and texts."""
    is_required: bool
    default: Any
    about: str


def commands() -> list[Model]:
    """Return the commands, which clients send."""
    return list(get_args(get_args(GuestMessage)[0]))


def events() -> list[Model]:
    """Return the events of a table."""
    return list(get_args(get_args(AnyEvent)[0]))


def table_messages() -> list[Model]:
    """Return the messages that a table sends."""
    return [
        model
        for model in _defined(Message)
        if "type" in model.model_fields and not issubclass(model, Command)
    ]


def parts() -> list[Model]:
    """Return the parts of messages."""
    return [
        model
        for model in _defined(Message)
        if model.model_fields and "type" not in model.model_fields
    ]


def choices() -> list[type[StrEnum]]:
    """Return the enumerations."""
    return _defined(StrEnum)


def named_types() -> dict[str, Any]:
    """Return the bounded numbers and texts that have a name."""
    return {
        name: value
        for name, value in vars(option_types).items()
        if get_origin(value) is Annotated and get_args(value)[0] in {int, str}
    }


def name_of(annotation: Any) -> str | None:
    """Return the name of a type of the protocol, or None for another type."""
    if isinstance(annotation, type) and issubclass(annotation, Message | Event | StrEnum):
        return annotation.__name__
    # By identity: two types may have the same bounds, but another meaning.
    names = {"Event": AnyEvent, **named_types()}
    return next((name for name, each in names.items() if each is annotation), None)


def bounds(annotation: Any) -> str:
    """Return the bounds of a number or a text in words."""
    schema = TypeAdapter(annotation).json_schema()
    match schema:
        case {"minimum": least, "maximum": most}:
            return f"a number from {least} to {most}"
        case {"minimum": least}:
            return f"a number from {least} on"
        case {"pattern": pattern, "maxLength": most}:
            return f"a text like `{pattern}` of at most {most} characters"
        case {"pattern": pattern}:
            return f"a text like `{pattern}`"
        case {"minLength": least, "maxLength": most}:
            return f"a text of {least} to {most} characters"
        case {"maxLength": most}:
            return f"a text of at most {most} characters"
    raise TypeError(f"no words for {schema}")


def options(annotation: Any) -> tuple[Any, ...]:
    """Return the types of a union, null last; another type is returned alone."""
    if get_origin(annotation) not in {Union, UnionType}:
        return (annotation,)
    return tuple(sorted(get_args(annotation), key=lambda each: each is NoneType))


def type_of(model: Model) -> str:
    """Return the value of the field `type`."""
    return next(str(field.default) for field in fields(model) if field.name == "type")


def is_ordered(model: Model) -> bool:
    """Return whether the table accepts it only from a client that has seen all events."""
    return issubclass(model, Ordered)


def fields(model: Model) -> Iterator[Field]:
    """Yield the fields of a message, those of its kind first."""
    hints = get_type_hints(model, include_extras=True)
    for name, default in _defaults(model).items():
        abouts = [explain(each, name) for each in model.__mro__]
        about = next(filter(None, abouts), "")
        yield Field(name, hints[name], default is _NONE, default, about)


_NONE = object()


def _defaults(model: Model) -> dict[str, Any]:
    """Return the default of each field."""
    if issubclass(model, Event):
        every = dataclasses.fields(model)
        return {f.name: _NONE if f.default is dataclasses.MISSING else f.default for f in every}
    return {
        name: _NONE if field.is_required() else field.default
        for name, field in model.model_fields.items()
    }


def explain(owner: type, member: str | None = None) -> str:
    """Return the docstring of a class, or of one of its members; it may be empty."""
    if member is None:
        return " ".join((owner.__doc__ or "").split())
    return _explanations().get((owner.__name__, member), "")


@cache
def _explanations() -> dict[tuple[str, str], str]:
    """Return the docstrings of class members, which are not available at run time."""
    found = {}
    owners = [each for module in _MODULES for each in ast.parse(inspect.getsource(module)).body]
    for owner in owners:
        if not isinstance(owner, ast.ClassDef):
            continue
        for member, text in zip(owner.body, owner.body[1:], strict=False):
            if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
                about = " ".join(str(text.value.value).split())
                match member:
                    case ast.AnnAssign(target=ast.Name(id=name)):
                        found[owner.name, name] = about
                    case ast.Assign(targets=[ast.Name(id=name)]):
                        found[owner.name, name] = about
    return found


def _defined(kind: type[T]) -> list[type[T]]:
    """Return the subclasses of a class in the order of the sources."""
    return [
        each
        for module in _MODULES
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, kind)
        and each is not kind
        and each.__module__ == module.__name__
    ]
