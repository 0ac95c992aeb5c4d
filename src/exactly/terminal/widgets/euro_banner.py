"""The banner across the table when a euro is taken."""

from textual.content import Content
from textual.widgets import Static

from exactly.terminal.scene import Scene
from exactly.terminal.screen_wording import ScreenWording

__all__ = ["EuroBanner"]


class EuroBanner(Static):
    """The players who took a euro, in the middle of the table."""

    def __init__(self) -> None:
        super().__init__(id="euro")
        self.display = False

    def show(self, scene: Scene, wording: ScreenWording) -> None:
        """Show the banner if a euro has just been taken in this scene, else hide it."""
        self.display = bool(scene.taken)
        if scene.taken:
            call = f"★ ★ ★  {wording.texts('terminal-euro-call')}  ★ ★ ★"
            self.update(Content.styled(f"{call}\n{wording.euro(scene.taken)}", "bold"))
