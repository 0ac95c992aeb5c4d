"""The typography of each language: quotation marks, no-break spaces, question marks."""

import re
from collections.abc import Iterator

from language.passage import Passage
from language.phrases import Fault

__all__ = ["typography_faults"]

_RULES = {
    "en": {
        r"[ \u00a0],": "no space before a comma",
        r"(?<=\w)'(?=\w)|\"": "write ’ and “ ”",
        r"\.\.\.": "write …",
        r"(?<=[\d\ufffc])[ \u00a0]%": "no space before %",
    },
    "de": {
        r"[ \u00a0],": "no space before a comma",
        r"(?<=\w)'(?=\w)|\"": "write ’ and „ “",
        r"\.\.\.": "write …",
        r"(?<=[\d\ufffc]) [€%]": "a no-break space (U+00A0) before € and %",
        r"(?<=[\d\ufffc])[€%]": "a no-break space (U+00A0) before € and %",
        r"(?<=\w) …": "a no-break space (U+00A0) before …",
        r"”": "write „ and “",
        r"\bz\. ?B\.": "z.\u00a0B. with a no-break space",
    },
    "fr": {
        r"[ \u00a0],": "no space before a comma",
        r"(?<=\w)'(?=\w)|\"": "write ’ and « »",
        r"\.\.\.": "write …",
        r" [:;!?»%€]": "a no-break space (U+00A0) before : ; ! ? » % €",
        r"(?<=[^\s\u00a0\u202f:/(«“`])[;!?»](?!\w)": "a no-break space (U+00A0) before ; ! ? »",
        r"« |«(?=\S)(?!\u00a0)": "a no-break space (U+00A0) after «",
    },
    "es": {
        r"[ \u00a0],": "no space before a comma",
        r"(?<=\w)'(?=\w)|\"": "write ’ and «»",
        r"\.\.\.": "write …",
        r"(?<=[\d\ufffc]) [€%]": "a no-break space (U+00A0) before € and %",
        r"[„“”]": "write « and »",
    },
}
_COMPILED = {
    language: [(re.compile(pattern), advice) for pattern, advice in rules.items()]
    for language, rules in _RULES.items()
}
_CODE = re.compile(r"\[\w+ \"[^\"]*\"\]|pip install \"[^\"]*\"")
"""A tag of a game record, or a command: both have their own quotation marks."""
_PAIRS = {"de": "„“", "fr": "«»", "es": "«»"}
_SPANISH_SIGNS = (("¿", "?"), ("¡", "!"))


def typography_faults(passage: Passage) -> Iterator[Fault]:
    """Give what a native reader would mark in a message, or in a page for players."""
    if not passage.key and passage.language == "en":
        return  # documents in English have straight quotation marks, as code does
    text = _CODE.sub("[]", passage.text.replace("![", "["))
    for rule, advice in _COMPILED[passage.language]:
        for found in rule.finditer(text):
            around = text[max(0, found.start() - 12) : found.end() + 8]
            yield Fault(passage.line, around.replace("\n", " "), advice)
    yield from _unpaired(passage)


def _unpaired(passage: Passage) -> Iterator[Fault]:
    text = re.sub(r"[«„“]\?[»”“]|(?<=\s)\?|!\[", "", passage.text)  # the face ? of the die
    if marks := _PAIRS.get(passage.language):
        opening, closing = (passage.text.count(mark) for mark in marks)
        if opening != closing:
            yield Fault(passage.line, passage.text, f"pair {marks[0]} with {marks[1]}")
    if passage.language == "es":
        for opens, closes in _SPANISH_SIGNS:
            if text.count(opens) != text.count(closes):
                yield Fault(passage.line, passage.text, f"begin with {opens} and end with {closes}")
