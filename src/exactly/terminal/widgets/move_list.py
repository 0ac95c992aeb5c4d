"""The list of the legal moves."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from exactly.rules import CoinMove, Move
from exactly.terminal.move_choice import MoveChoice
from exactly.terminal.screen_wording import ScreenWording
from exactly.terminal.widgets.coin_chips import chip

__all__ = ["MoveList"]


class MoveList(OptionList):
    """Legal moves to choose from; nothing is highlighted before an arrow key is pressed.

    So a second Enter after the roll does not make a move.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "terminal-key-choose", key_display="↑↓ ⏎"),
    ]

    class Chosen(Message):
        """The message that a move was chosen in the list."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    class Highlighted(Message):
        """The message that a move is highlighted in the list."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    def __init__(self) -> None:
        super().__init__(id="moves", compact=True)
        self._moves: tuple[Move, ...] = ()
        self._language = ""

    def offer(self, choice: MoveChoice, wording: ScreenWording) -> None:
        """List the moves that a choice still allows, in words."""
        moves, language = choice.moves, wording.texts.language
        if (moves, language) == (self._moves, self._language):
            return
        highlighted = self.highlighted if moves == self._moves else None
        self._moves, self._language = moves, language
        is_numbered = choice.target is not None
        with self.prevent(OptionList.OptionHighlighted):
            self.clear_options()
            self.add_options(
                Option(_line(move, number if is_numbered else None, wording))
                for number, move in enumerate(moves, start=1)
            )
            self.highlighted = highlighted

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell the screen which move was chosen."""
        event.stop()
        self.post_message(self.Chosen(self._moves[event.option_index]))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the screen which move is highlighted."""
        event.stop()
        self.post_message(self.Highlighted(self._moves[event.option_index]))


def _line(move: Move, number: int | None, wording: ScreenWording) -> Content:
    if not isinstance(move, CoinMove):
        return Content(f" {wording.move(move)}")
    key = "" if number is None else f" {number}."
    return Content.assemble(f"{key} ", chip(move.coin), f" {wording.listed_move(move)}")
