"""The import contracts, the public names, and the size of modules."""

import ast
import importlib
import json
import logging
import pkgutil
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import pytest
from grimp import ImportGraph, build_graph
from importlinter.cli import lint_imports

import exactly
from support.room_contract import RoomContract, forbidden_imports, rooms_of

ROOT = Path(__file__).parents[1]
MOST_LINES, MOST_LINES_OF_FUNCTION, MOST_MODULES = 400, 60, 14
SOURCES = sorted((ROOT / "src").rglob("*.py"))
MIGRATIONS = "exactly.server.event_log.migrations."  # Alembic runs them; no module imports them
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(exactly.__path__, "exactly.")
    if not module.name.endswith("__main__") and not module.name.startswith(MIGRATIONS)
)


@pytest.fixture
def _loggers_as_they_were() -> Iterator[None]:
    """Restore the loggers: import-linter configures logging, and disables all loggers."""
    known = list(logging.root.manager.loggerDict.values())
    before = [(each, each.disabled) for each in known if isinstance(each, logging.Logger)]
    yield
    for logger, was_disabled in before:
        logger.disabled = was_disabled


@pytest.mark.usefixtures("_loggers_as_they_were")
def test_the_import_contracts_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == 0


@pytest.fixture(scope="module")
def graph() -> ImportGraph:
    """Return every import of the package, with those under TYPE_CHECKING."""
    return build_graph("exactly", cache_dir=None)


def contracts() -> list[dict[str, Any]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return listed


def test_every_room_has_one_contract(graph: ImportGraph) -> None:
    rooms = [contract["room"] for contract in contracts()]
    assert sorted(rooms) == sorted(rooms_of(graph))


def test_a_room_imports_only_rooms_listed_before_it() -> None:
    listed: set[str] = set()
    for contract in contracts():
        assert set(contract["may_import"]) <= listed, contract["room"]
        listed.add(contract["room"])


def test_no_contract_allows_an_import_that_is_not_needed(graph: ImportGraph) -> None:
    for contract in contracts():
        allowed = set(contract["may_import"])
        for room in allowed:
            assert forbidden_imports(graph, contract["room"], allowed - {room}), contract["room"]


@pytest.mark.parametrize("contract", contracts(), ids=lambda contract: contract["room"])
def test_every_contract_breaks_at_a_forbidden_import(
    graph: ImportGraph, contract: dict[str, Any]
) -> None:
    room, allowed = contract["room"], set(contract["may_import"])
    checked = RoomContract(contract["name"], {}, contract)
    assert checked.check(graph, verbose=False).kept
    importer = min(rooms_of(graph)[room])
    forbidden = [each for each in rooms_of(graph) if each not in allowed | {room}]
    for other in [*forbidden, "exactly.__main__"]:
        changed = deepcopy(graph)
        changed.add_import(importer=importer, imported=other)
        found = checked.check(changed, verbose=False)
        assert not found.kept
        assert found.metadata["forbidden"] == [(importer, other)]


def test_no_modules_import_each_other_in_a_circle(graph: ImportGraph) -> None:
    imported = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    rooms = rooms_of(graph)
    # A package may import the names of its own modules.
    inside = {name: imported[name] - rooms.get(name, set()) for name in imported}
    list(TopologicalSorter(inside).static_order())  # raises CycleError


PAGE = (ROOT / "docs/background/architecture.md").read_text(encoding="utf-8")


def drawn_rooms() -> list[list[str]]:
    """Return the rooms of each line of the picture, from the highest."""
    picture = PAGE.partition("```text\n")[2].partition("```")[0]
    return [line[:48].split() for line in picture.splitlines()]


def test_the_picture_shows_every_room_above_those_that_it_imports(graph: ImportGraph) -> None:
    height = {room: -line for line, rooms in enumerate(drawn_rooms()) for room in rooms}
    folders = {path.parent.name for path in (ROOT / "src/exactly").glob("*/__init__.py")}
    assert set(height) == folders
    for contract in contracts():
        for imported in contract["may_import"]:
            room, other = (name.split(".")[1:2] for name in (contract["room"], imported))
            if room and other and room != other:
                assert height[room[0]] > height[other[0]], (contract["room"], imported)


def test_every_file_that_the_page_names_is_there() -> None:
    examples = PAGE.partition("## Three examples")[2]
    named = re.findall(r"`([\w./-]+\.(?:py|ts|svelte))`", examples)
    assert len(named) > 50
    for name in named:
        folder = "src/exactly" if name.endswith(".py") else "web/src"
        assert (ROOT / folder / name).is_file(), name


def test_the_page_has_a_room_for_every_folder_of_the_web_page() -> None:
    contracts = json.loads((ROOT / "web/contracts/rooms.json").read_text(encoding="utf-8"))
    source = ROOT / "web/src"
    folders = {path.parent.relative_to(source).as_posix() for path in source.rglob("*.*")}
    assert set(contracts) == folders
    for room in contracts:
        assert f"| `{room}` |" in PAGE


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_modules_and_functions_are_not_long(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < MOST_LINES_OF_FUNCTION, node.name


def test_no_room_has_many_modules(graph: ImportGraph) -> None:
    for room, modules in rooms_of(graph).items():
        assert len(modules - {room}) <= MOST_MODULES, room


def definitions(path: Path) -> Iterator[tuple[str, str]]:
    """Return the classes and the type aliases of a module, with the meaning of each alias."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef():
                yield node.name, f"class in {path}"
            case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
                if name[0].isupper() and not name.isupper():
                    yield name, ast.dump(node.value) if node.value else ""


def test_no_name_of_a_class_or_a_type_stands_for_two_things() -> None:
    meanings: dict[str, set[str]] = {}
    for path in SOURCES:
        for name, meaning in definitions(path):
            if len(name) > 1:  # skips type variables
                meanings.setdefault(name, set()).add(meaning)
    assert [name for name, found in meanings.items() if len(found) > 1] == []


def test_rules_and_records_need_the_standard_library_alone() -> None:
    script = (
        f"import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p]; "
        f"sys.path.insert(0, {str(ROOT / 'src')!r}); "
        "import exactly.rules, exactly.records; "
        "print(sorted(m for m in sys.modules if m.partition('.')[0] not in "
        "sys.stdlib_module_names | {'exactly', '__main__'} and m != 'sitecustomize'))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-I", "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_nothing_below_records_draws_a_random_number_or_reads_a_clock() -> None:
    forbidden = {"random", "secrets", "os", "time", "datetime", "uuid", "io", "pathlib", "sys"}
    modules = list((ROOT / "src/exactly/rules").glob("*.py"))
    assert modules
    for path in modules:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names = {(node.module or "").partition(".")[0]}
            else:
                continue
            assert not names & forbidden, path


def test_reports_do_not_import_the_command_line() -> None:
    for path in (ROOT / "src/exactly/cli/reports").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = {alias.name for alias in node.names} if isinstance(node, ast.Import) else set()
            if isinstance(node, ast.ImportFrom):
                names = {node.module or ""}
            assert not {name for name in names if name.partition(".")[0] == "typer"}, path


@pytest.mark.parametrize("name", MODULES)
def test_public_names_exist_and_are_documented(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__, name
    for public in getattr(module, "__all__", []):
        assert hasattr(module, public), public


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if "migrations" not in path.parts], ids=lambda path: path.stem
)
def test_every_module_says_what_is_public(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    defines = [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
    ]
    assigned = [
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]
    assert not defines or "__all__" in assigned


def test_no_module_has_a_vague_name() -> None:
    names = {"utils", "helpers", "misc", "common", "manager", "base"}
    assert [path for path in SOURCES if path.stem in names] == []


def test_the_command_says_what_is_missing_where_only_the_library_is_installed() -> None:
    script = (
        "import sys; sys.modules['typer'] = None; "
        f"sys.path.insert(0, {str(ROOT / 'src')!r}); from exactly.__main__ import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert (
        done.stderr == 'exactly: missing module typer; run: pip install "exactly-game[terminal]"\n'
    )
