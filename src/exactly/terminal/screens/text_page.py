"""A scrollable page of text over the table."""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from exactly.terminal.screens.app_services import AppServices
from exactly.terminal.screens.translated_screen import KEY_PREFIX, TranslatedScreen

__all__ = ["TextPageScreen"]


class TextPageScreen(ModalScreen[None], TranslatedScreen[None]):
    """A screen with paragraphs that scroll, and a key to close it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", f"{KEY_PREFIX}back", key_display="Esc"),
    ]
    DEFAULT_CSS = """
    TextPageScreen { align: center middle; }
    #page {
        width: 90%; max-width: 90; height: 1fr; margin: 1 0;
        background: $surface; border: round $rim; padding: 0 1;
        scrollbar-size-vertical: 1; scrollbar-color: $rim; scrollbar-background: $surface;
    }
    #page:focus { border: round $gold; }
    """

    def __init__(self, services: AppServices) -> None:
        super().__init__()
        self.services = services

    def paragraphs(self) -> Iterator[Content]:
        """Yield the paragraphs of the page, in the current language."""
        yield from ()

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        with VerticalScroll(id="page"):
            yield Static(id="text")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Fill the page."""
        self.update_texts()

    def update_texts(self) -> None:
        """Show the page in the current language, at the same scroll position."""
        self.query_one("#text", Static).update(Content("\n\n").join(self.paragraphs()))
        super().update_texts()
