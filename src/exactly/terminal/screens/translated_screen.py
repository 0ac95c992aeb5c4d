"""What all screens share: they speak the reader's language and change it at once."""

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual.binding import ActiveBinding, Binding, BindingType
from textual.screen import Screen

from exactly.locales import Texts

if TYPE_CHECKING:
    from exactly.terminal.screens.app import TableApp

__all__ = ["KEY_TEXT", "PlayersScreen", "SpeakingScreen"]

KEY_TEXT = "screen-key-"
"""How the catalogue keys begin that stand as descriptions of bindings."""

_AT_ANY_TIME = ("next_language", "rules", "help", "leave")

Result = TypeVar("Result")


class SpeakingScreen(Screen[Result]):
    """A screen whose texts, the footer's too, come from the catalogue when they are shown."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "next_language", f"{KEY_TEXT}language"),
    ]

    @property
    def table_app(self) -> "TableApp":
        """The application this screen is part of."""
        return cast("TableApp", self.app)

    @property
    def texts(self) -> Texts:
        """The catalogue of the language that is spoken now."""
        return self.table_app.texts

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The bindings that hold now, in the reader's language, those for the moment first."""
        told = {
            key: active._replace(binding=self._told(active.binding))
            for key, active in super().active_bindings.items()
        }
        return dict(sorted(told.items(), key=lambda item: item[1].binding.action in _AT_ANY_TIME))

    def _told(self, binding: Binding) -> Binding:
        key = self.key_text(binding)
        if not key.startswith(KEY_TEXT):
            return binding
        return replace(binding, description=self.texts(key))

    def key_text(self, binding: Binding) -> str:
        """Return the catalogue key of what a binding does at this moment."""
        return binding.description

    def retell(self) -> None:
        """Say everything again, since the language has changed."""
        self.refresh_bindings()

    def action_next_language(self) -> None:
        """Go on to the next language."""
        self.table_app.speak_next_language()


class PlayersScreen(SpeakingScreen[Result]):
    """A screen to play on: the rules and the help are a key away, and so is the door."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rules", f"{KEY_TEXT}rules"),
        Binding("question_mark,f1", "help", f"{KEY_TEXT}help", key_display="?"),
        Binding("q", "leave", f"{KEY_TEXT}leave"),
    ]

    def action_rules(self) -> None:
        """Show the rules."""
        self.table_app.show_rules()

    def action_help(self) -> None:
        """Show which keys there are and how the table is read."""
        self.table_app.show_help()

    def action_leave(self) -> None:
        """Leave."""
        self.app.exit()
