"""Prose taken out of files: documents, docstrings, comments and messages of the catalogues.

Code is left out, also code inside prose: fenced blocks, and what stands between backticks.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from language.passage import VALUE, Passage

__all__ = ["passages_of"]


_FENCE = re.compile(r"^(```|~~~).*?^\1[^\n]*$", re.MULTILINE | re.DOTALL)
_HTML_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.DOTALL)
_LINK = re.compile(r"\]\([^)\s]*\)")
_PAGE_COMMENT = re.compile(
    r"/\*(?P<block>.*?)\*/|(?:(?<=\s)|^)//(?P<line>[^\n]*)|<!--(?P<markup>.*?)-->",
    re.DOTALL | re.MULTILINE,
)
_DOCTEST = re.compile(r"^ *>>> .*?(?=\n *\n|\Z)", re.MULTILINE | re.DOTALL)


def passages_of(path: Path) -> Iterator[Passage]:
    """Give the prose of a file; nothing for a file of another kind."""
    read = _READERS.get(path.suffix)
    if read is None and not path.suffix and path.read_bytes()[:2] == b"#!":
        read = _shell
    if read is not None:
        yield from read(path, path.read_text(encoding="utf-8"))


def _blank(found: re.Match[str]) -> str:
    """Return what replaces code: nothing but the line breaks, so that lines keep their numbers."""
    return f"`{VALUE}`" + "\n" * found[0].count("\n")


def _without_code(text: str) -> str:
    for code in (_FENCE, _DOCTEST, _HTML_COMMENT, _CODE):
        text = code.sub(_blank, text)
    return _LINK.sub("]", text)


def _language_of(path: Path) -> str:
    """Return the language of a document: `rules.de.md` is German."""
    found = re.search(r"\.(de|fr|es)\.md\b", path.name)
    return found[1] if found else "en"


def _document(path: Path, text: str) -> Iterator[Passage]:
    text = _without_code(text)
    for found in re.finditer(r"(?:^[^\n]*\S[^\n]*\n?)+", text, re.MULTILINE):
        line = text.count("\n", 0, found.start()) + 1
        yield Passage(path, line, found[0], _language_of(path))


def _python(path: Path, text: str) -> Iterator[Passage]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text_of_node))):
                yield Passage(path, node.lineno, _without_code(text_of_node))
            case ast.Raise(exc=ast.Call(args=[message, *_])):
                yield Passage(path, node.lineno, _message(message))
    yield from _joined(path, _comments(text))


def _message(node: ast.expr) -> str:
    """Return the text of an error, with VALUE for its values; empty if it is not written here."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_message(part) or VALUE for part in parts)
    return ""


def _comments(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def _joined(path: Path, lines: Iterator[tuple[int, str]]) -> Iterator[Passage]:
    """Give comments on consecutive lines as one passage."""
    first, last, words = 0, -1, ""
    for number, text in lines:
        if number == last + 1:
            words = f"{words}\n{text}"
        else:
            if words:
                yield Passage(path, first, _without_code(words))
            first, words = number, text
        last = number
    if words:
        yield Passage(path, first, _without_code(words))


def _shell(path: Path, text: str) -> Iterator[Passage]:
    lines = enumerate(text.splitlines(), start=1)
    comments = ((number, line.strip()) for number, line in lines if number > 1)
    yield from _joined(path, ((n, line.lstrip("# ")) for n, line in comments if line[:1] == "#"))


def _settings(path: Path, text: str) -> Iterator[Passage]:
    lines = enumerate(text.splitlines(), start=1)
    yield from _joined(path, ((n, line.lstrip("# ")) for n, line in lines if line[:1] == "#"))


def _page(path: Path, text: str) -> Iterator[Passage]:
    lines = []
    for found in _PAGE_COMMENT.finditer(text):
        words = found[found.lastgroup or 0] or ""
        number = text.count("\n", 0, found.start()) + 1
        if found.lastgroup == "line":
            lines.append((number, words.strip()))
        else:
            words = re.sub(r"^[ \t]*\*+ ?", "", words, flags=re.MULTILINE).rstrip()
            yield Passage(path, number, _without_code(words))
    yield from _joined(path, iter(lines))


def _catalogue(path: Path, text: str) -> Iterator[Passage]:
    language = path.parent.name
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, fluent.BaseComment):
            yield Passage(path, line, _without_code(entry.content or ""))
        if isinstance(entry, fluent.Message):
            if entry.comment and entry.comment.content:
                yield Passage(path, line, _without_code(entry.comment.content))
            name = entry.id.name
            parts = [(name, entry.value)]
            parts += [(f"{name}.{each.id.name}", each.value) for each in entry.attributes]
            for key, pattern in parts:
                for variant in _texts(pattern):
                    yield Passage(path, line, variant, language, key)


def _texts(pattern: fluent.Pattern | None) -> Iterator[str]:
    """Give a message as a reader sees it, once for each variant, with VALUE for values."""
    if pattern is None:
        return
    variants = [""]
    for element in pattern.elements:
        match element:
            case fluent.TextElement(value=value):
                more = [value or ""]
            case fluent.Placeable(expression=fluent.SelectExpression(variants=choices)):
                more = [text for choice in choices for text in _texts(choice.value)]
            case fluent.Placeable(expression=fluent.StringLiteral(value=value)):
                more = [value]
            case _:
                more = [VALUE]
        variants = [f"{before}{after}" for before in variants for after in more]
    yield from variants


_READERS = {
    ".md": _document,
    ".in": _document,
    ".py": _python,
    ".ts": _page,
    ".svelte": _page,
    ".css": _page,
    ".js": _page,
    ".ftl": _catalogue,
    ".toml": _settings,
    ".yaml": _settings,
    ".service": _settings,
    ".conf": _settings,
}
"""Which function takes the prose out of a file, by the ending of its name."""
