"""What people read, in four languages: one catalogue for the terminal and, later, the page.

Knows keys and languages, nothing of the game.
"""

from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "Texts", "preferred_language", "texts"]

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
"""The languages by code, each under its own name."""


class Texts:
    """The catalogue of one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # Only now: who asks for no text does not wait for the catalogue.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        # Isolation marks are for mixing directions of writing; none of the four needs them.
        bundle = FluentBundle([self.language], use_isolating=False)
        folder = files(__name__).joinpath(self.language)
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a key, or of one of its attributes as `key.attribute`."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(key) from errors[0]
        return str(text)

    def has(self, key: str) -> bool:
        """Say whether there is a text, or an attribute of one, by this key."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None


@cache
def texts(language: str) -> Texts:
    """Return the catalogue of a language, read once."""
    if language not in LANGUAGES:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    return Texts(language)


def preferred_language(environment: Mapping[str, str]) -> str:
    """Return the first language the environment asks for that we speak; else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environment.get(variable, "").split(":"):
            if wish[:2].lower() in LANGUAGES:
                return wish[:2].lower()
    return "en"
