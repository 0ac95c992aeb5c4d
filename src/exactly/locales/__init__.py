"""Fluent message catalogues in four languages, for command line, terminal and page.

A catalogue has texts by key in one language; `wording` makes texts of players, money and moves.
"""

from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

__all__ = ["LANGUAGES", "Texts", "preferred_language", "texts"]

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
"""The name of each language in that language, by its code."""


class Texts:
    """The message catalogue of one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # Imported late: programs that need no text start faster.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        # Isolation marks separate text of different directions, which no language here has.
        return FluentBundle([self.language], use_isolating=False)

    @cached_property
    def _unparsed(self) -> list[str]:
        """The contents of the catalogue's files that have not been parsed yet.

        A file is parsed when first needed: most programs need two of the eight, and start faster.
        """
        paths = files(__name__).joinpath(self.language).iterdir()
        return ["\n" + path.read_text(encoding="utf-8") for path in paths]

    def _find(self, name: str) -> "Message | None":
        from fluent.runtime import FluentResource  # noqa: PLC0415

        bundle = self._bundle
        if not bundle.has_message(name):
            for source in [each for each in self._unparsed if f"\n{name} =" in each]:
                bundle.add_resource(FluentResource(source))
                self._unparsed.remove(source)
        return bundle.get_message(name) if bundle.has_message(name) else None

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a message by its key, or of an attribute by `key.attribute`."""
        name, _, attribute = key.partition(".")
        message = self._find(name)
        if message is None:
            raise KeyError(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(key) from errors[0]
        return str(text)

    def has(self, key: str) -> bool:
        """Return whether the catalogue has a message or an attribute with this key."""
        name, _, attribute = key.partition(".")
        message = self._find(name)
        if message is None:
            return False
        return attribute in message.attributes if attribute else message.value is not None


@cache
def texts(language: str) -> Texts:
    """Return the message catalogue of a language; it is read only once."""
    if language not in LANGUAGES:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    return Texts(language)


def preferred_language(environment: Mapping[str, str]) -> str:
    """Return the first supported language in the environment variables, else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environment.get(variable, "").split(":"):
            if wish[:2].lower() in LANGUAGES:
                return wish[:2].lower()
    return "en"
