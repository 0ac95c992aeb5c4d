"""The documentation site: it is built without a warning and has every public name."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from generate.api_pages import API_ROOMS, public_modules, public_names

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"

pytestmark = pytest.mark.needs("sphinx", "numba", "torch", "pyspiel", "pettingzoo", "gymnasium")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", DOCS, folder],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (built.returncode, built.stderr) == (0, "")
    return folder


class Page(HTMLParser):
    """The anchors and the links of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.anchors |= {value for name in ("id", "name") if (value := values.get(name))}
        link = values.get("href" if tag in {"a", "link"} else "src")
        if link:
            self.links.append(link)


def test_every_public_name_is_on_the_site(site: Path) -> None:
    anchors = {
        anchor for path in (site / "reference/api").glob("*.html") for anchor in Page(path).anchors
    }
    names = {
        f"{module}.{name}"
        for room in API_ROOMS
        for module in public_modules(room, ROOT)
        for name in public_names(module, ROOT)
    }
    doubled = {  # on the page, under the name of the package
        f"{module}.{name}"
        for room in API_ROOMS
        for module in public_modules(room, ROOT)
        if module != f"exactly.{room}"
        for name in set(public_names(module, ROOT)) & set(public_names(f"exactly.{room}", ROOT))
    }
    assert len(names) > 300
    assert names - doubled - anchors == set()


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    pages = {path: Page(path) for path in site.rglob("*.html")}
    broken = []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.exists():
                broken.append((path.name, link))
            elif parts.fragment and target in pages:
                anchors = pages[target].anchors
                broken += [] if unquote(parts.fragment) in anchors else [(path.name, link)]
    assert broken == []


def test_every_document_is_on_the_site(site: Path) -> None:
    left_out = {DOCS / "README.md"}
    for path in set(DOCS.rglob("*.md")) - left_out:
        assert (site / path.relative_to(DOCS)).with_suffix(".html").exists(), path
        assert re.search(r"<h1>", (site / path.relative_to(DOCS)).with_suffix(".html").read_text())
