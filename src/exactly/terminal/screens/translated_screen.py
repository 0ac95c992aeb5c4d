"""The screens that all others derive from: their texts follow the language at once."""

from dataclasses import replace
from typing import ClassVar, TypeVar

from textual.binding import ActiveBinding, Binding, BindingType
from textual.screen import Screen

from exactly.locales import Texts
from exactly.terminal.screens.app_services import AppServices

__all__ = ["KEY_PREFIX", "MainScreen", "TranslatedScreen"]

KEY_PREFIX = "terminal-key-"
"""The prefix of catalogue keys that are descriptions of bindings."""

_AT_ANY_TIME = ("next_language", "rules", "help", "leave")

Result = TypeVar("Result")


class TranslatedScreen(Screen[Result]):
    """A screen whose texts, with the footer, come from the catalogue when they are shown."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "next_language", f"{KEY_PREFIX}language"),
    ]

    services: AppServices
    """The application; every kind of screen takes it as its first argument."""

    @property
    def texts(self) -> Texts:
        """The catalogue of the present language."""
        return self.services.texts

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The active bindings in the present language, those of the moment first."""
        told = {
            key: active._replace(binding=self._told(active.binding))
            for key, active in super().active_bindings.items()
        }
        return dict(sorted(told.items(), key=lambda item: item[1].binding.action in _AT_ANY_TIME))

    def _told(self, binding: Binding) -> Binding:
        key = self.key_label(binding)
        if not key.startswith(KEY_PREFIX):
            return binding
        return replace(binding, description=self.texts(key))

    def key_label(self, binding: Binding) -> str:
        """Return the catalogue key of what a binding does at this moment."""
        return binding.description

    def update_texts(self) -> None:
        """Say everything again, since the language has changed."""
        self.refresh_bindings()

    def action_next_language(self) -> None:
        """Change to the next language."""
        self.services.set_next_language()


class MainScreen(TranslatedScreen[Result]):
    """A screen with keys for the rules, the help and leaving: the set-up or the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rules", f"{KEY_PREFIX}rules"),
        Binding("question_mark,f1", "help", f"{KEY_PREFIX}help", key_display="?"),
        Binding("q", "leave", f"{KEY_PREFIX}leave"),
    ]

    def __init__(self, services: AppServices) -> None:
        super().__init__()
        self.services = services

    def action_rules(self) -> None:
        """Show the rules."""
        self.services.show_rules()

    def action_help(self) -> None:
        """Show the help."""
        self.services.show_help()

    def action_leave(self) -> None:
        """Leave."""
        self.app.exit()
