"""The wording of the full-screen table: prompts, hints, the log and names that fit a column.

Extends the wording of moves and money for the screen.
"""

from textual.content import Content

from exactly.locales.wording import Wording
from exactly.records import BOT
from exactly.rules import CENTRE, CoinMove, Face, Move, Place, Seat
from exactly.terminal.move_choice import MoveChoice
from exactly.terminal.scene import Scene, ScenePhase

__all__ = ["ScreenWording"]

_WIDEST_NAME = 15


class ScreenWording(Wording):
    """Writes the texts on the screen for one game, in one language."""

    def seat_title(self, seat: Seat) -> str:
        """Return a seat's number and name for its panel; a computer player is marked as one."""
        player = self.players[seat - 1]
        if player.startswith(BOT):
            name = self.texts("terminal-seat-computer", name=player.removeprefix(BOT))
            return f"{seat} {name}"
        return self.short_name(seat)

    def short_name(self, seat: Seat) -> str:
        """Return the shortest unique name of a seat, with its number."""
        player = self.players[seat - 1]
        return f"{seat} {player.removeprefix(BOT)}" if player else self.name(seat)

    def logged_name(self, seat: Seat) -> str:
        """Return a seat's name for the turn log; that of a computer player includes the seat."""
        player = self.players[seat - 1]
        return f"{player.removeprefix(BOT)} {seat}" if player.startswith(BOT) else self.name(seat)

    def short_place(self, place: Place) -> str:
        """Return the shortest name of a stack, with the key that picks it."""
        return f"0 {self.place(CENTRE)}" if place is CENTRE else self.short_name(place)

    def ask(self, scene: Scene) -> str:
        """Return the prompt in one line: the player and the thing to do."""
        name = self.name(scene.state.active)
        if scene.choice is not None:
            return self._ask_move(scene.choice, name)
        match scene.phase:
            case ScenePhase.ROLL:
                key = "roll" if scene.state.starting is None else "starting"
                return self.texts(f"terminal-ask-{key}", name=name)
            case ScenePhase.NO_MOVE:
                return self._ask_pass(scene.state.face, name)
            case ScenePhase.EURO:
                return self.euro(scene.taken)
            case ScenePhase.OVER:
                return self.texts("terminal-over")
            case _:
                return self._told(scene, name)

    def _told(self, scene: Scene, name: str) -> str:
        if scene.shown_move is not None:
            return self.texts("terminal-told-move", name=name, move=self.move(scene.shown_move))
        if scene.state.face is not None:
            return self.texts("terminal-told-thinking", name=name, face=scene.state.face)
        if scene.state.starting is not None:
            return self._told_starting(scene, name)
        return self.texts("terminal-told-roll", name=name)

    def _told_starting(self, scene: Scene, name: str) -> str:
        if not scene.starting_rolls or scene.rolled_by(scene.state.active) is None:
            return self.texts("terminal-told-starting", name=name)
        if scene.begins is None:
            return self.texts("terminal-starting-tie")
        return self.texts("terminal-starting-begins", name=self.name(scene.begins))

    def _ask_move(self, choice: MoveChoice, name: str) -> str:
        if choice.source is None:
            face = choice.state.face
            key = "terminal-ask-move-any" if face is Face.WILD else "terminal-ask-move"
            return self.texts(key, name=name, face=str(face))
        source = self.place(choice.source)
        if choice.target is not None:
            return self.texts("terminal-ask-coin", source=source, target=self.place(choice.target))
        origin = "centre" if choice.source is CENTRE else "seat"
        if choice.coin is None:
            return self.texts("terminal-ask-target-any", source=source, origin=origin)
        coin = int(choice.coin)
        return self.texts("terminal-ask-target", coin=coin, source=source, origin=origin)

    def _ask_pass(self, face: Face | None, name: str) -> str:
        key = "terminal-ask-pass-zero" if face is Face.ZERO else "terminal-ask-pass-stuck"
        return self.texts(key, name=name, face=str(face))

    def hint(self, scene: Scene) -> str:
        """Return the hint for the prompt, or the reason of the last refusal."""
        if scene.refusal is not None:
            return self.refusal(scene.refusal)
        match scene.phase:
            case ScenePhase.CHOOSE if scene.choice is not None and scene.choice.target is not None:
                return self.texts("terminal-hint-coin")
            case ScenePhase.CHOOSE if scene.choice is not None and scene.choice.source is not None:
                return self.texts("terminal-hint-target")
            case ScenePhase.CHOOSE:
                return self.texts("terminal-hint-choose", seats=scene.state.seats)
            case phase:
                return self.texts(f"terminal-hint-{phase.value}")

    def euro(self, taken: tuple[Seat, ...]) -> str:
        """Return the announcement of the seats that took a euro."""
        return self.texts("terminal-euro-taken", names=self.names(taken), count=len(taken))

    def logged_euro(self, seat: Seat) -> str:
        """Return the line of the turn log about a euro that a seat took."""
        return self.texts("terminal-euro-taken", names=self.logged_name(seat), count=1)

    def starting_rolls(self, scene: Scene) -> list[str]:
        """Return lines about the last pass of starting rolls: the tie before it, rolls, result."""
        lines: list[str] = []
        rolled: list[str] = []
        for number, roll in enumerate(scene.starting_rolls, start=1):
            if not rolled and number > 1:
                lines = [self.texts("terminal-starting-tie")]
            name = self.logged_name(roll.seat)
            rolled.append(self.texts("terminal-starting-rolled", name=name, face=roll.face))
            if roll.is_last_of_pass:
                lines.append(" · ".join(rolled))
                rolled = []
        if rolled:
            lines.append(" · ".join(rolled))
        elif scene.begins is not None:
            lines.append(self.texts("terminal-starting-begins", name=self.name(scene.begins)))
        elif scene.starting_rolls:
            lines.append(self.texts("terminal-starting-tie"))
        return lines

    def listed_move(self, move: CoinMove) -> str:
        """Return the text of a move in the move list, which draws the coin before it."""
        source, target = (_clipped(self.short_place(place)) for place in move[1:])
        return self.texts("terminal-move", source=source, target=target)

    def logged_move(self, move: Move) -> str:
        """Return the text of a move in the turn log, which writes the roll before it."""
        if not isinstance(move, CoinMove):
            return self.move(move)
        source, target = (
            _clipped(self.place(place) if place is CENTRE else self.logged_name(place))
            for place in move[1:]
        )
        return self.texts("terminal-move", source=source, target=target)


def _clipped(name: str) -> str:
    return Content(name).truncate(_WIDEST_NAME, ellipsis=True).plain
