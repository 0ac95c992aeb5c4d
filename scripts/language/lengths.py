"""How long a text of the interface may be: people read it while they play."""

import re
from collections.abc import Iterator

from language.passage import Passage
from language.phrases import Fault

__all__ = ["length_faults"]

_INTERFACE = {"page", "table", "online", "big-screen", "plain", "terminal", "editor"}
"""Catalogues of buttons, prompts and notices; the others hold texts to read."""
_MOST_WORDS_OF_INTERFACE = 20
_MOST_WORDS = 32
_MOST_CHARACTERS_OF_LABEL = 80
_SENTENCE = re.compile(r"[^.:;!?…]+(?:[.:;!?…]+(?!\s|$)[^.:;!?…]+)*[.:;!?…]*")
"""A sentence, or a part of it that ends with a colon or semicolon."""


def length_faults(passage: Passage) -> Iterator[Fault]:
    """Give the sentences and labels of a message that are too long."""
    if not passage.key:
        return
    is_interface = passage.path.stem in _INTERFACE and "-help-" not in passage.key
    most = _MOST_WORDS_OF_INTERFACE if is_interface else _MOST_WORDS
    for sentence in _SENTENCE.findall(passage.text):
        count = len(sentence.split())
        if count > most:
            yield Fault(passage.line, sentence.strip(), f"{count} words, at most {most}")
    length = len(passage.text)
    if is_interface and passage.text[-1:].isalnum() and length > _MOST_CHARACTERS_OF_LABEL:
        advice = f"{length} characters without an end, at most {_MOST_CHARACTERS_OF_LABEL}"
        yield Fault(passage.line, passage.text, advice)
