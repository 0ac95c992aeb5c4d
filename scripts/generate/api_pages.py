"""The pages of the API reference: one a room, with every public module and name."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

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

_INTRODUCTION = """\
<!-- Written by scripts/regenerate; the texts are docstrings. -->

# API reference

Every public name of the package, from its docstrings. Start with [`exactly.rules`](rules.md) and
[`exactly.records`](records.md): they need nothing but the standard library. Server, terminal and
command line are programs; you use them through [the command line](../command-line.md) and
[the protocol](../protocol.md).

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
        lines += ["", "```{eval-rst}", f".. automodule:: {module}"]
        if module == package and _has_modules(package, root):
            lines += ["   :imported-members:"]
        elif again := [name for name in public_names(module, root) if name in offered]:
            lines += [f"   :exclude-members: {', '.join(again)}"]
        lines += ["```"]
    return "\n".join(lines) + "\n"


def _has_modules(package: str, root: Path) -> bool:
    return any(_path(package, root).parent.glob("[!_]*.py"))


def _docstring(module: str, root: Path) -> str:
    text = ast.get_docstring(ast.parse(_path(module, root).read_text(encoding="utf-8")))
    return (text or "").partition("\n")[0]


def _path(module: str, root: Path) -> Path:
    path = root.joinpath("src", *module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
