"""All generated files, as text by path."""

from functools import cache
from pathlib import Path

from exactly.locales import LANGUAGES
from exactly.records import parse_position, write_move
from exactly.rules import legal_moves
from generate.api_pages import api_pages
from generate.architecture_document import architecture_document
from generate.command_line_document import command_line_document
from generate.counts import count_files
from generate.course_lessons import course_lessons
from generate.example_figure import draw_example
from generate.players_document import players_files
from generate.playthroughs import playthrough_files
from generate.protocol_document import protocol_document
from generate.protocol_types import protocol_types
from generate.rule_documents import rule_document, rule_tests_document
from generate.rule_page_parts import rule_page_parts
from generate.solution_document import solution_files

__all__ = ["generated_files", "stale_files"]

_ROOT = Path(__file__).parents[2]


@cache
def generated_files() -> dict[Path, str]:
    """Return every generated file with its current text."""
    figure = _ROOT / "src/exactly/locales/example.svg"
    files = {figure: draw_example(_example_arrows())}
    for language in LANGUAGES:
        name = "rules.md" if language == "en" else f"rules.{language}.md"
        files[_ROOT / "docs/play" / name] = rule_document(language)
    for study_files in (solution_files(_ROOT), players_files(_ROOT)):
        files |= {_ROOT / "docs" / name: text for name, text in study_files.items()}
    files[_ROOT / "docs/background/architecture.md"] = architecture_document(_ROOT)
    files[_ROOT / "docs/reference/rule-tests.md"] = rule_tests_document(_ROOT)
    api = _ROOT / "docs/reference/api"
    files |= {api / name: text for name, text in api_pages(_ROOT).items()}
    files[_ROOT / "docs/reference/command-line.md"] = command_line_document()
    files[_ROOT / "docs/reference/protocol.md"] = protocol_document()
    files[_ROOT / "web/src/server/protocol.ts"] = protocol_types()
    files[_ROOT / "web/src/learn/lessons.ts"] = course_lessons()
    files[_ROOT / "web/src/rules/rule-page-parts.ts"] = rule_page_parts()
    files |= {_ROOT / "tests/counts" / name: text for name, text in count_files().items()}
    files |= {
        _ROOT / "tests/playthroughs" / name: text for name, text in playthrough_files().items()
    }
    return files


def stale_files() -> list[Path]:
    """Return the generated files that are missing or stale."""
    return [
        path
        for path, text in generated_files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def _example_arrows() -> list[tuple[str, str]]:
    """Return the legal moves of clause 19's example."""
    moves = legal_moves(parse_position("20/20/20 0/0/0 1 20"))
    return [
        (source, target)
        for source, target in (write_move(move).partition(":")[2].split(">") for move in moves)
    ]
