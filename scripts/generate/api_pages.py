"""The pages of the API reference: one a room, with every public module and name."""

import ast
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path
from typing import TypeGuard

__all__ = ["API_ROOMS", "api_pages", "public_modules", "public_names"]

API_ROOMS = (
    "rules",
    "records",
    "locales",
    "solver",
    "networks",
    "networks.training",
    "evaluation",
    "players",
    "review",
    "simulator",
    "lab",
    "adapters",
    "protocol",
)
"""The rooms that other programs import, in the order of the picture in the architecture."""

_LONGEST_VALUE = 60  # characters of a constant that the page shows

_INTRODUCTION = """\
<!-- Written by scripts/regenerate; the texts are docstrings. -->

# API reference

Every public name of the Python package, with its docstring. Start with
[`exactly.rules`](rules.md) and [`exactly.records`](records.md), which need only Python's standard
library. The server, the terminal and the command line are not listed, because they are programs:
use them through [the command line](../command-line.md) and [the protocol](../protocol.md).

| room | what it is |
|---|---|
"""


def api_pages(root: Path) -> dict[str, str]:
    """Return the pages by file name, with their index."""
    pages = {f"{room}.md": _room_page(room, root) for room in API_ROOMS}
    rows = [
        f"| [`exactly.{room}`]({room}.md) | {_docstring(f'exactly.{room}', root)} |"
        for room in API_ROOMS
    ]
    tree = "\n".join(["```{toctree}", ":hidden:", "", *API_ROOMS, "```"])
    pages["README.md"] = _INTRODUCTION + "\n".join(rows) + f"\n\n{tree}\n"
    return pages


def public_modules(room: str, root: Path) -> Iterator[str]:
    """Give the modules of a room to document: the package first, if it has names of its modules.

    A module is left out when the package offers all its names.
    """
    package = f"exactly.{room}"
    offered = set(public_names(package, root))
    if offered:
        yield package
    for path in sorted(_path(package, root).parent.glob("[!_]*.py")):
        module = f"{package}.{path.stem}"
        names = public_names(module, root)
        if names and not offered.issuperset(names):
            yield module


@cache
def public_names(module: str, root: Path) -> tuple[str, ...]:
    """Return what a module lists in `__all__`."""
    for node in ast.parse(_path(module, root).read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return tuple(ast.literal_eval(value))
    return ()


def _room_page(room: str, root: Path) -> str:
    package = f"exactly.{room}"
    lines = [
        "<!-- Written by scripts/regenerate; the texts are docstrings. -->",
        "",
        f"# `{package}`",
    ]
    modules = list(public_modules(room, root))
    offered = public_names(package, root)
    if package not in modules:
        lines += ["", _docstring(package, root)]
    for module in modules:
        if module != package:
            lines += ["", f"## `{module}`"]
        lines += ["", "```{eval-rst}", f".. automodule:: {module}", "   :no-members:"]
        for name in public_names(module, root):
            if module == package or name not in offered:
                lines += ["", *_entry(module, name, root)]
        lines += ["```"]
    return "\n".join(lines) + "\n"


def _entry(module: str, name: str, root: Path) -> list[str]:
    """Return the directive that documents a name.

    Sphinx finds no docstring of a constant that a package imports, so the page has the text.
    """
    definition, docstring = _definition(module, name, root)
    match definition:
        case ast.ClassDef():
            return [f".. autoclass:: {module}.{name}"]
        case ast.FunctionDef():
            return [f".. autofunction:: {module}.{name}"]
    lines = [f".. py:data:: {name}", f"   :module: {module}"]
    value = ast.unparse(definition.value) if _has_value(definition) else ""
    if len(value) <= _LONGEST_VALUE:
        lines += [f"   :value: {value}"] if value else []
    text = [f"   {line}".rstrip() for line in docstring.splitlines()]
    return [*lines, *([""] if text else []), *text]


def _has_value(node: ast.stmt) -> TypeGuard[ast.Assign]:
    """Whether a statement gives one name a value that can be shown."""
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)


def _definition(module: str, name: str, root: Path) -> tuple[ast.stmt, str]:
    """Return where a name is defined, and the docstring of a constant or type."""
    body = ast.parse(_path(module, root).read_text(encoding="utf-8")).body
    for node, following in pairwise([*body, ast.Pass()]):
        match node:
            case ast.ImportFrom(module=str(origin), names=names) if any(
                (each.asname or each.name) == name for each in names
            ):
                return _definition(origin, name, root)
            case ast.ClassDef(name=defined) | ast.FunctionDef(name=defined) if defined == name:
                return node, ""
            case ast.Assign() | ast.AnnAssign() if name in _assigned(node):
                match following:
                    case ast.Expr(value=ast.Constant(value=str(docstring))):
                        return node, cleandoc(docstring)
                return node, ""
    raise LookupError(f"{module} has no definition of {name}")


def _assigned(node: ast.Assign | ast.AnnAssign) -> set[str]:
    """Return the names that get a value."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    names = (each for target in targets for each in ast.walk(target))
    return {each.id for each in names if isinstance(each, ast.Name)}


def _docstring(module: str, root: Path) -> str:
    text = ast.get_docstring(ast.parse(_path(module, root).read_text(encoding="utf-8")))
    return (text or "").partition("\n")[0]


def _path(module: str, root: Path) -> Path:
    path = root.joinpath("src", *module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
