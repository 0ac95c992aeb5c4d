"""The import contract of a room: which other rooms its modules may import.

Every package is a room with its own modules; each package below it is a separate room. Imports
under `TYPE_CHECKING` count. Only direct imports count: an imported room has its own contract. A
`__main__` module starts a program. It is in no room, and no other module may import it.
"""

from typing import Any

from grimp import ImportGraph
from importlinter.application import output
from importlinter.domain import fields
from importlinter.domain.contract import Contract, ContractCheck

__all__ = ["RoomContract", "forbidden_imports", "room_of", "rooms_of"]


def room_of(module: str, graph: ImportGraph) -> str:
    """Return the room that a module is in: the module itself if it is a package."""
    return module if graph.find_children(module) else module.rpartition(".")[0]


def rooms_of(graph: ImportGraph) -> dict[str, set[str]]:
    """Return every room, with its modules."""
    rooms: dict[str, set[str]] = {}
    for module in graph.modules:
        if not module.endswith(".__main__"):
            rooms.setdefault(room_of(module, graph), set()).add(module)
    return rooms


def forbidden_imports(graph: ImportGraph, room: str, may_import: set[str]) -> list[tuple[str, str]]:
    """Return the imports of a room's modules that its contract does not allow."""
    allowed = may_import | {room}
    return sorted(
        (module, imported)
        for module in rooms_of(graph).get(room, ())
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.endswith(".__main__") or room_of(imported, graph) not in allowed
    )


class RoomContract(Contract):
    """The contract type `room` in pyproject.toml."""

    room: Any = fields.StringField()
    may_import: Any = fields.SetField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Return whether every import of the room is allowed."""
        del verbose
        found = forbidden_imports(graph, self.room, set(self.may_import or ()))
        return ContractCheck(kept=not found, metadata={"forbidden": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the imports that are not allowed."""
        for importer, imported in check.metadata["forbidden"]:
            output.print_error(f"{importer} may not import {imported}")
