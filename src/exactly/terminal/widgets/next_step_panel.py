"""The panel beside the table while there is no move to choose: a text and one button."""

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
    """A panel with a text and one button, which does the next step."""

    class Pressed(Message):
        """The button was pressed."""

    def __init__(self) -> None:
        super().__init__(id="next-step")

    def compose(self) -> ComposeResult:
        """Lay out the text and the button."""
        yield Button("", id="next-step-button", variant="primary")
        yield Static(id="story")

    def on_mount(self) -> None:
        """Remove the button from the focus order: the table screen handles all keys."""
        self.query_one(Button).can_focus = False

    def show(self, scene: Scene, story: list[str], wording: ScreenWording) -> None:
        """Show `story` as the text, and label the button with the next step of the scene."""
        self.query_one("#story", Static).update(Content("\n\n").join(map(Content, story)))
        button = self.query_one(Button)
        button.display = scene.phase in _BUTTONS
        if button.display:
            button.label = Content(wording.texts(f"terminal-button-{scene.phase.value}"))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Tell the screen that the button was pressed."""
        event.stop()
        self.post_message(self.Pressed())
