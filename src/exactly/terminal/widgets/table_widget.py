"""The table widget: seats around the centre, with the moves and the log beside or below them.

Draws scenes; clicks go up to the screen as messages.
"""

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from exactly.rules import Face, Seat
from exactly.terminal.game import TerminalGame
from exactly.terminal.scene import Scene, ScenePhase
from exactly.terminal.screen_wording import ScreenWording
from exactly.terminal.widgets.centre_panel import CentrePanel
from exactly.terminal.widgets.die_widget import DieWidget
from exactly.terminal.widgets.euro_banner import EuroBanner
from exactly.terminal.widgets.move_list import MoveList
from exactly.terminal.widgets.next_step_panel import NextStepPanel
from exactly.terminal.widgets.seat_panel import SeatPanel
from exactly.terminal.widgets.turn_log import TurnLog

__all__ = ["TableWidget"]

_MOST_IN_ONE_ROW = 3
_SHOWN_OF_COMMITMENT = len("sha256:") + 8


class TableWidget(Container):
    """The whole table screen except the footer."""

    def __init__(self, game: TerminalGame) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        """Lay out the seats, the centre with the die, and the side panel."""
        seats = [SeatPanel(Seat(number + 1)) for number in range(self.game.state.seats)]
        above = len(seats) if len(seats) <= _MOST_IN_ONE_ROW else (len(seats) + 1) // 2
        yield Static(id="headline")
        with Container(id="body"):
            with VerticalScroll(id="cloth", can_focus=False):
                yield Horizontal(*seats[:above], classes="seats")
                with Horizontal(id="middle"):
                    yield DieWidget()
                    yield CentrePanel()
                    yield EuroBanner()
                if seats[above:]:
                    yield Horizontal(*reversed(seats[above:]), classes="seats")
            with Container(id="hand"):
                yield Static(id="ask")
                with Container(id="below"):
                    yield MoveList()
                    yield NextStepPanel()
                    yield TurnLog()

    def show(self, scene: Scene, wording: ScreenWording) -> None:
        """Show a scene with this wording."""
        for seat_panel in self.query(SeatPanel):
            seat_panel.show(scene, wording)
        centre = self.query_one(CentrePanel)
        centre.show(scene, wording)
        centre.display = not scene.taken
        self.query_one(EuroBanner).show(scene, wording)
        die = self.query_one(DieWidget)
        die.face = scene.face
        die.set_class(scene.phase is ScenePhase.ROLL, "-asking")
        self.query_one("#headline", Static).update(self._headline(scene, wording), layout=False)
        self.query_one("#ask", Static).update(_asked(scene, wording))
        self.query_one(TurnLog).show(self.game.record.turns, wording)
        self._offer(scene, wording)

    def show_die(self, face: Face) -> None:
        """Show a face of the die for a moment."""
        self.query_one(DieWidget).face = face

    def _offer(self, scene: Scene, wording: ScreenWording) -> None:
        moves, next_step = self.query_one(MoveList), self.query_one(NextStepPanel)
        was_choosing = moves.display
        moves.display = scene.choice is not None
        next_step.display = scene.choice is None
        next_step.show(scene, self._story(scene, wording), wording)
        if scene.choice is not None:
            moves.offer(scene.choice, wording)
            if not was_choosing:
                self.screen.set_focus(moves)

    def _headline(self, scene: Scene, wording: ScreenWording) -> Content:
        rules, turns = self.game.rules, self.game.record.turns
        begun = int(not scene.taken)  # the current round and turn are not in the record yet
        told = wording.texts(
            "terminal-headline",
            edition=wording.texts(f"rules-edition-{rules.edition.value}.title"),
            target=rules.target,
            round=begun + sum(bool(turn.euros) for turn in turns),
            turn=begun + len(turns),
        )
        commitment = wording.texts(
            "terminal-commitment-short", beginning=self.game.commitment[:_SHOWN_OF_COMMITMENT]
        )
        title = Content.assemble((f" {wording.texts('terminal-title')} ", "bold $gold"), f" {told}")
        gap = self.size.width - title.cell_length - len(commitment) - 1
        return title if gap < 2 else title + " " * gap + Content.styled(commitment, "$quiet")

    def _story(self, scene: Scene, wording: ScreenWording) -> list[str]:
        """Return the lines beside the button: the starting rolls, or the next round."""
        state = self.game.state
        if scene.phase is ScenePhase.EURO and not state.is_over:
            return [wording.texts("terminal-next-round", name=wording.name(state.active))]
        if self.game.turns:
            return []
        commitment = wording.texts("terminal-commitment", commitment=self.game.commitment)
        rolls = "\n".join(wording.starting_rolls(scene))
        return [rolls, commitment] if rolls else [commitment]


def _asked(scene: Scene, wording: ScreenWording) -> Content:
    is_refused = scene.refusal is not None
    return Content.assemble(
        (wording.ask(scene), "bold"),
        "\n",
        (
            f"{'! ' if is_refused else ''}{wording.hint(scene)}",
            "bold $over" if is_refused else "$quiet",
        ),
    )
