"""Phrases that hide what a sentence says, from `phrases.toml`."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from language.passage import Passage

__all__ = ["Fault", "Phrase", "phrase_faults", "phrases_in"]


class Fault(NamedTuple):
    """Something to change in a passage."""

    line: int
    text: str
    """The words that are wrong."""
    advice: str


class Phrase(NamedTuple):
    """A phrase to avoid, with an example and a better text."""

    pattern: re.Pattern[str]
    bad: str
    good: str


_FLAGS = defaultdict(lambda: re.NOFLAG, {"en": re.IGNORECASE, "interface": re.IGNORECASE})


@cache
def phrases_in(language: str) -> tuple[Phrase, ...]:
    """Return the phrases to avoid in a language, or in English texts of the `interface`."""
    text = Path(__file__).with_name("phrases.toml").read_text(encoding="utf-8")
    return tuple(
        Phrase(re.compile(each["find"], _FLAGS[language]), each["bad"], each["good"])
        for each in tomllib.loads(text)[language]
    )


def phrase_faults(passage: Passage) -> Iterator[Fault]:
    """Give the phrases of a passage that should be replaced."""
    flat = _BREAK.sub(" ", passage.text)
    phrases = phrases_in(passage.language)
    if passage.key and passage.language == "en":
        phrases += phrases_in("interface")
    for phrase in phrases:
        for found in phrase.pattern.finditer(flat):
            if not _is_quoted(flat, found):
                line = passage.line + _lines_before(passage.text, found.start())
                yield Fault(line, found[0].strip(), f"“{phrase.bad}” → “{phrase.good}”")


_BREAK = re.compile(r"\n[ \t>*]*")


def _is_quoted(text: str, found: re.Match[str]) -> bool:
    """Whether the words are cited, like “so many” in this sentence."""
    return text[: found.start()].endswith("“") and text[found.end() :].startswith("”")


def _lines_before(text: str, place: int) -> int:
    """Return how many lines end before a place of the text without line breaks."""
    length = 0
    for number, line in enumerate(_BREAK.split(text)):
        length += len(line) + 1
        if length > place:
            return number
    return text.count("\n")
