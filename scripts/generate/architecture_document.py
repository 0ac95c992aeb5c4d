"""The architecture page, with tables of rooms from the contracts and the docstrings.

Its text is in architecture.md.in in this folder. The description of a room of the package is the
first sentence of its docstring; those of the web page's rooms are in web/contracts/rooms.json.
"""

import ast
import json
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

__all__ = ["architecture_document"]

_Room: TypeAlias = tuple[str, str, list[str]]
"""The name of a room, its description, and the rooms that it may import."""

_TEMPLATE = Path(__file__).with_name("architecture.md.in")


def architecture_document(root: Path) -> str:
    """Return the document, with a table of the package's rooms and one of the web page's."""
    page = _TEMPLATE.read_text(encoding="utf-8")
    for name, rooms in (("package", _package_rooms(root)), ("page", _page_rooms(root))):
        listed = list(rooms)
        page = page.replace(f"{{{{{name} picture}}}}", _picture(listed))
        page = page.replace(f"{{{{{name} table}}}}", _table(listed))
    return page


def _picture(rooms: list[_Room]) -> str:
    """Draw the rooms, the highest first: each is just above the highest room that it imports."""
    height: dict[str, int] = {}
    for room, _, may_import in rooms:
        height[room] = 1 + max((height[each] for each in may_import), default=0)
    lines = [
        "   ".join(room for room in height if height[room] == level)
        for level in range(max(height.values()), 0, -1)
    ]
    widest = max(map(len, lines))
    return "\n".join(["```text", *(line.center(widest).rstrip() for line in lines), "```"])


def _table(rooms: Iterable[_Room]) -> str:
    lines = ["| room | content | may import |", "|---|---|---|"]
    for room, sentence, may_import in rooms:
        imports = ", ".join(f"`{each}`" for each in may_import) or "nothing"
        lines.append(f"| `{room}` | {sentence} | {imports} |")
    return "\n".join(lines)


def _package_rooms(root: Path) -> Iterable[_Room]:
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


def _page_rooms(root: Path) -> Iterable[_Room]:
    rooms = json.loads((root / "web/contracts/rooms.json").read_text(encoding="utf-8"))
    for room, contract in rooms.items():
        yield room, contract["is"], contract["may import"]
