"""Settings of the documentation site (Sphinx); `scripts/docs` builds it."""

from pathlib import Path

from sphinx.application import Sphinx

from exactly import __version__

project = "Exactly"
author = "The Exactly developers"
project_copyright = "The Exactly developers"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
root_doc = "index"
exclude_patterns = ["README.md", "research"]  # index.md includes README.md, the index on a forge
show_warning_types = True
# The annotation `bytes` is also the name of fields of messages; Sphinx asks which one is meant.
suppress_warnings = ["ref.python"]

default_role = "code"  # docstrings write `name` for code, as Markdown does
myst_heading_anchors = 4

autodoc_default_options = {
    "members": True,
    "undoc-members": True,
    "show-inheritance": True,
    "member-order": "bysource",
}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = "Exactly"
html_copy_source = False
html_show_sphinx = False

_OUTSIDE = {
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "benchmarks/results.md": "project/benchmarks.md",
}
"""Pages of the site that include a file from outside the folder of documents."""


def _point_inside(_app: Sphinx, name: str, source: list[str]) -> None:
    """Let links to files outside this folder point to the pages that include them."""
    up = "../" * name.count("/")
    for outside, page in _OUTSIDE.items():
        source[0] = source[0].replace(f"]({up}../{outside}", f"]({up}{page}")


def _point_beside(_app: Sphinx, path: Path, _name: str, source: list[str]) -> None:
    """Let links of an included file point to the pages that include other files."""
    is_here = not path.is_absolute() and ".." not in path.parts
    for outside, page in _OUTSIDE.items():
        if is_here:
            source[0] = source[0].replace(f"](../{outside}", f"]({page}")
        else:
            source[0] = source[0].replace(f"]({outside}", f"]({Path(page).name}")
    source[0] = source[0].replace("](LICENSE)", "](../../LICENSE)")


def _leave_out_field_numbers(*documented: object) -> None:
    """Leave out what Python says of a field of a named tuple that has no docstring."""
    lines = documented[-1]
    if isinstance(lines, list) and lines and str(lines[0]).startswith("Alias for field number"):
        lines.clear()


def setup(app: Sphinx) -> None:
    """Prepare the sources of all pages."""
    app.connect("source-read", _point_inside)
    app.connect("include-read", _point_beside)
    app.connect("autodoc-process-docstring", _leave_out_field_numbers)
