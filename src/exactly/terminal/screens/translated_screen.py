"""The base classes of all screens: their texts change with the language."""

from dataclasses import replace
from typing import ClassVar, TypeVar

from textual.binding import ActiveBinding, Binding, BindingType
from textual.screen import Screen

from exactly.locales import Texts
from exactly.terminal.screens.app_services import AppServices

__all__ = ["KEY_PREFIX", "MainScreen", "TranslatedScreen"]

KEY_PREFIX = "terminal-key-"
"""The prefix of the catalogue keys of the labels that the footer shows for key bindings."""

_AT_ANY_TIME = ("next_language", "rules", "help", "leave")

Result = TypeVar("Result")


class TranslatedScreen(Screen[Result]):
    """A screen whose texts and footer come from the catalogue."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "next_language", f"{KEY_PREFIX}language"),
    ]

    services: AppServices
    """The application; every kind of screen takes it as its first argument."""

    @property
    def texts(self) -> Texts:
        """The catalogue of the current language."""
        return self.services.texts

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The active key bindings, in the current language; those of all screens come last."""
        active_bindings = {
            key: active._replace(binding=self._translated(active.binding))
            for key, active in super().active_bindings.items()
        }
        return dict(
            sorted(active_bindings.items(), key=lambda item: item[1].binding.action in _AT_ANY_TIME)
        )

    def _translated(self, binding: Binding) -> Binding:
        key = self.key_label(binding)
        if not key.startswith(KEY_PREFIX):
            return binding
        return replace(binding, description=self.texts(key))

    def key_label(self, binding: Binding) -> str:
        """Return the catalogue key of the label that the footer shows for a key binding."""
        return binding.description

    def update_texts(self) -> None:
        """Update all texts after a change of the language."""
        self.refresh_bindings()

    def action_next_language(self) -> None:
        """Change all open screens to the next language."""
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
        """Open the rule page."""
        self.services.show_rules()

    def action_help(self) -> None:
        """Open the help screen."""
        self.services.show_help()

    def action_leave(self) -> None:
        """Leave the application."""
        self.app.exit()
