"""A dialog: a modal box with a text and buttons."""

from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Footer, Static

from exactly.terminal.screens.app_services import AppServices
from exactly.terminal.screens.translated_screen import Result, TranslatedScreen

__all__ = ["DialogButton", "DialogScreen"]


class DialogButton(NamedTuple):
    """A button of a dialog."""

    action: str
    """The name of the action of the screen that the button runs."""
    text: str
    """The catalogue key of the button's label."""


class DialogScreen(ModalScreen[Result], TranslatedScreen[Result]):
    """A modal box with a text and buttons; the first button has the focus."""

    BUTTONS: ClassVar[tuple[DialogButton, ...]] = ()
    DEFAULT_CSS = """
    DialogScreen { align: center middle; }
    #box {
        width: 90%; max-width: 76; height: auto; max-height: 90%;
        background: $surface; border: round $gold; padding: 1 2;
    }
    #words { height: auto; }
    #buttons { height: auto; margin-top: 1; align-horizontal: center; }
    #buttons Button { margin: 0 1; }
    """

    def __init__(self, services: AppServices) -> None:
        super().__init__()
        self.services = services

    def words(self) -> Content:
        """Return the text above the buttons."""
        return Content("")

    def compose(self) -> ComposeResult:
        """Lay out the text and the buttons below it."""
        with Vertical(id="box"):
            yield Static(id="words")
            with Horizontal(id="buttons"):
                for number, answer in enumerate(self.BUTTONS):
                    button = Button("", id=answer.action, compact=True)
                    button.variant = "default" if number else "primary"
                    yield button
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Show the text above the buttons."""
        self.update_texts()

    def update_texts(self) -> None:
        """Update all texts to the current language."""
        self.query_one("#words", Static).update(self.words())
        for answer in self.BUTTONS:
            button = self.query_one(f"#{answer.action}", Button)
            button.label = Content(f" {self.texts(answer.text)} ")
            button.refresh(layout=True)
        super().update_texts()

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        """Run the action of the button that was pressed."""
        event.stop()
        await self.run_action(event.button.id or "")
