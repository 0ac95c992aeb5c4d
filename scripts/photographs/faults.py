"""Faults of a screenshot that a program can find, and their report."""

from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Page

from photographs.views import LANGUAGES, SIZES, Shot, Size
from support.axe import wrongs_in

__all__ = ["Faults", "ask_axe", "look_for_faults"]

_LOOK = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")


class Fault(NamedTuple):
    """A fault, the same in every language."""

    kind: str
    where: str


async def look_for_faults(page: Page, size: Size, *, is_whole: bool) -> list[dict[str, Any]]:
    """Return the faults of a page as it is now: kind, element, text and amount.

    Below the screen it looks only if the whole page is photographed.
    """
    options = {"width": size.width, "isPhone": size.is_phone, "isWhole": is_whole}
    found: list[dict[str, Any]] = await page.evaluate(_LOOK, options)
    return found


async def ask_axe(page: Page) -> list[dict[str, Any]]:
    """Return the violations that axe finds on a page as it is now, as faults; works offline."""
    return [
        {"kind": f"axe, {rule}", "where": where, "text": "", "more": " ".join(how.split())}
        for rule, where, how in await wrongs_in(page, is_offline=True)
    ]


class Faults:
    """The faults of all states, each once for a state and a size."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, Size], dict[Fault, dict[str, list[dict[str, Any]]]]] = (
            defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
        )
        self._looks: set[str] = set()

    def add(self, state: str, shot: Shot, found: list[dict[str, Any]]) -> None:
        """Add the faults found in a state."""
        self._looks.add(shot.look)
        for each in found:
            fault = Fault(each["kind"], each["where"])
            self._seen[state, shot.size][fault][shot.language].append(each)

    def forget(self, state: str) -> None:
        """Remove the faults of a state, before it is examined again."""
        for key in [key for key in self._seen if key[0] == state]:
            del self._seen[key]

    def __len__(self) -> int:
        return sum(map(len, self._seen.values()))

    def report(self) -> str:
        """Return the report as text: a summary, most frequent first, then state by state."""
        looks = ", ".join(sorted(self._looks))
        lines = [f"Looked at in all of {', '.join(LANGUAGES)}; {looks}.", ""]
        states: dict[Fault, set[str]] = defaultdict(set)
        sizes: dict[Fault, set[Size]] = defaultdict(set)
        for (state, size), faults in self._seen.items():
            for fault in faults:
                states[fault].add(state)
                sizes[fault].add(size)
        often = Counter({fault: len(where) for fault, where in states.items()})
        for fault, count in often.most_common():
            names = " ".join(size.name for size in SIZES if size in sizes[fault])
            lines.append(f"{count:4} states  {fault.kind}: {fault.where}  ({names})")
        for (state, size), faults in sorted(self._seen.items()):
            lines += ["", f"{state} {size.name}"]
            lines += [_line(fault, languages) for fault, languages in faults.items()]
        return "\n".join(lines) + "\n"


def _line(fault: Fault, languages: dict[str, list[dict[str, Any]]]) -> str:
    first = next(iter(languages.values()))
    often = max(map(len, languages.values()))
    times = f" ×{often}" if often > 1 else ""
    spoken = [language for language in LANGUAGES if language in languages]
    said = "all" if len(spoken) == len(LANGUAGES) else ", ".join(spoken)
    text = f" “{first[0]['text']}”" if first[0]["text"] else ""
    return f"  {fault.kind}: {fault.where}{times}{text} ({first[0]['more']}; {said})"
