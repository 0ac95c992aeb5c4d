"""The panel beside the table while there is nothing to choose: the story so far and one button."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Button, Static

from exactly.terminal.scene import Phase, Scene
from exactly.terminal.screen_wording import ScreenWording

__all__ = ["GoOnPanel"]

_BUTTONS = (Phase.THROW, Phase.PASS, Phase.EURO, Phase.OVER)


class GoOnPanel(VerticalScroll, can_focus=False):
    """One button that does the next thing, and a few words above it."""

    class Pressed(Message):
        """The button was pressed."""

    def __init__(self) -> None:
        super().__init__(id="go-on")

    def compose(self) -> ComposeResult:
        """Lay out the words and the button."""
        yield Button("", id="go-on-button", variant="primary")
        yield Static(id="story")

    def on_mount(self) -> None:
        """Leave the keys to the table: it knows what they mean at any moment."""
        self.query_one(Button).can_focus = False

    def show(self, scene: Scene, story: list[str], wording: ScreenWording) -> None:
        """Tell the story and name the button after what it does."""
        self.query_one("#story", Static).update(Content("\n\n").join(map(Content, story)))
        button = self.query_one(Button)
        button.display = scene.phase in _BUTTONS
        if button.display:
            button.label = Content(wording.texts(f"screen-button-{scene.phase.value}"))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Pass it on."""
        event.stop()
        self.post_message(self.Pressed())
