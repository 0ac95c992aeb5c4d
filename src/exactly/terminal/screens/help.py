"""The help screen: how to read the table, the keys, and the commitment of the dice."""

from collections.abc import Iterator
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from exactly.rules import COINS
from exactly.terminal.game import TerminalGame
from exactly.terminal.screens.app_services import AppServices
from exactly.terminal.screens.text_page import TextPageScreen
from exactly.terminal.widgets.coin_chips import chip

__all__ = ["HelpScreen"]

_READING = ("goal", "ring")
_SIGNS = {
    "▶": "turn",
    "△": "may-leave",
    "▽": "may-come",
    "▲": "leaves",
    "▼": "comes",
    "●": "won",
    "○": "to-win",
}
_KEYS = ("roll", "list", "pick", "click", "language", "rules", "leave")


class HelpScreen(TextPageScreen):
    """A page of help, with the commitment of the dice during a game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark,f1", "dismiss", show=False)]

    def __init__(self, services: AppServices, game: TerminalGame | None) -> None:
        super().__init__(services)
        self.game = game

    def paragraphs(self) -> Iterator[Content]:
        """Yield the paragraphs of the help, in the current language."""
        yield self._title("terminal-help-title")
        for topic in _READING:
            yield Content(self.texts(f"terminal-help-{topic}"))
        yield Content("\n").join(
            Content.assemble(
                (sign, "bold $gold"), f"  {self.texts(f'terminal-help-sign-{meaning}')}"
            )
            for sign, meaning in _SIGNS.items()
        )
        yield Content(" ").join(
            [Content(self.texts("terminal-help-coins")), *(chip(coin) for coin in COINS)]
        )
        yield self._title("terminal-help-keys-title")
        yield Content("\n").join(self._key(topic) for topic in _KEYS)
        if self.game is not None:
            yield self._title("terminal-help-dice-title")
            yield Content(self.texts("terminal-commitment", commitment=self.game.commitment))

    def _title(self, key: str) -> Content:
        return Content.styled(self.texts(key), "bold $gold")

    def _key(self, topic: str) -> Content:
        key = f"terminal-help-key-{topic}"
        return Content.assemble((self.texts(f"{key}.keys"), "bold"), f"  {self.texts(key)}")
