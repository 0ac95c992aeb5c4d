"""The page about the architecture: its tables of rooms, from the contracts and the docstrings.

The sentences are in architecture.md.in beside this file. A room of the package is described by
the first sentence of its docstring, and a room of the page in web/contracts/rooms.json.
"""

import ast
import json
import tomllib
from collections.abc import Iterable
from pathlib import Path

__all__ = ["architecture_document"]

_TEMPLATE = Path(__file__).with_name("architecture.md.in")


def architecture_document(root: Path) -> str:
    """Return the page, with a table of the package's rooms and one of the page's."""
    page = _TEMPLATE.read_text(encoding="utf-8")
    page = page.replace("{{package}}", _table(_package_rooms(root)))
    return page.replace("{{page}}", _table(_page_rooms(root)))


def _table(rooms: Iterable[tuple[str, str, list[str]]]) -> str:
    lines = ["| room | what it is | may import |", "|---|---|---|"]
    for room, sentence, may_import in rooms:
        imports = ", ".join(f"`{each}`" for each in may_import) or "nothing"
        lines.append(f"| `{room}` | {sentence} | {imports} |")
    return "\n".join(lines)


def _package_rooms(root: Path) -> Iterable[tuple[str, str, list[str]]]:
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in settings["tool"]["importlinter"]["contracts"]:
        room = contract["room"]
        module = root.joinpath("src", *room.split("."), "__init__.py")
        docstring = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
        sentence = " ".join(docstring.partition("\n\n")[0].split())
        yield _short(room), sentence, [_short(each) for each in contract["may_import"]]


def _short(room: str) -> str:
    """Write `exactly.server.table` as `server/table`; the package itself stays `exactly`."""
    return room.removeprefix("exactly.").replace(".", "/")


def _page_rooms(root: Path) -> Iterable[tuple[str, str, list[str]]]:
    rooms = json.loads((root / "web/contracts/rooms.json").read_text(encoding="utf-8"))
    for room, contract in rooms.items():
        yield room, contract["is"], contract["may import"]
