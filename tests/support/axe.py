"""Accessibility violations of a page, found by axe-core, for tests and for pictures."""

from typing import Any, NamedTuple

from playwright.async_api import Page

from support.paths import ROOT

__all__ = ["Wrong", "wrongs_in"]

_AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """(preload) => axe.run(document, { preload, resultTypes: ["violations"] })
  .then(({ violations }) => violations)"""
"""Only violations are reported: reporting passed checks would take most of the time."""


class Wrong(NamedTuple):
    """A violated rule, with the element and the explanation."""

    rule: str
    where: str
    how: str


async def wrongs_in(page: Page, *, is_offline: bool = False) -> list[Wrong]:
    """Return the violations on a page as it is now; offline, axe fetches no style sheets again."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(_AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = await page.evaluate(_RUN, not is_offline)
    return [
        Wrong(wrong["id"], " ".join(map(str, node["target"])), node["failureSummary"])
        for wrong in found
        for node in wrong["nodes"]
    ]
