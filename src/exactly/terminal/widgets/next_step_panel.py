"""The panel beside the table while there is no move to choose: a few words and one button."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Button, Static

from exactly.terminal.scene import Scene, ScenePhase
from exactly.terminal.screen_wording import ScreenWording

__all__ = ["NextStepPanel"]

_BUTTONS = (ScenePhase.ROLL, ScenePhase.NO_MOVE, ScenePhase.EURO, ScenePhase.OVER)


class NextStepPanel(VerticalScroll, can_focus=False):
    """One button that does the next thing, and a few words above it."""

    class Pressed(Message):
        """The button was pressed."""

    def __init__(self) -> None:
        super().__init__(id="next-step")

    def compose(self) -> ComposeResult:
        """Lay out the words and the button."""
        yield Button("", id="next-step-button", variant="primary")
        yield Static(id="story")

    def on_mount(self) -> None:
        """Leave the keys to the table: it knows what they mean at any moment."""
        self.query_one(Button).can_focus = False

    def show(self, scene: Scene, story: list[str], wording: ScreenWording) -> None:
        """Show the words, and label the button with what it does."""
        self.query_one("#story", Static).update(Content("\n\n").join(map(Content, story)))
        button = self.query_one(Button)
        button.display = scene.phase in _BUTTONS
        if button.display:
            button.label = Content(wording.texts(f"terminal-button-{scene.phase.value}"))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Post it as a message of the panel."""
        event.stop()
        self.post_message(self.Pressed())
