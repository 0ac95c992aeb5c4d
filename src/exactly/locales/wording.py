"""Words for players, money, moves and refusals in one language.

Turns values of the game into catalogue texts; decides nothing and prints nothing.
"""

import os

from exactly.locales import Texts
from exactly.records import BOT
from exactly.rules import CENTRE, ONE_EURO, PASS, Move, Place, Refusal, Seat, State

__all__ = ["Wording", "command"]


def command() -> str:
    """Return the command that starts the program, for hints that users can type."""
    return os.environ.get("EXACTLY_COMMAND", "exactly")


class Wording:
    """Texts in one language about the players, money and moves at a table."""

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        self.texts = texts
        self.players = players

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's player."""
        player = self.players[seat - 1]
        if player.startswith(BOT):
            return self.texts("player-computer", name=player.removeprefix(BOT), seat=seat)
        return player or self.texts("player-unnamed", seat=seat)

    def names(self, seats: tuple[Seat, ...]) -> str:
        """Return the names of one or two seats' players as one phrase."""
        names = [self.name(seat) for seat in seats]
        if len(names) == 1:
            return names[0]
        return self.texts("names-two", first=names[0], second=names[1])

    def money(self, cents: int) -> str:
        """Return an amount of money as the language writes it."""
        return self.texts("money", amount=cents / 100)

    def distance(self, state: State, seat: Seat) -> str:
        """Return by how much a seat's stack is below or above one euro, as text."""
        missing = ONE_EURO - state.stack(seat).total
        key = "stack-missing" if missing >= 0 else "stack-over"
        return self.texts(key, amount=self.money(abs(missing)))

    def place(self, place: Place) -> str:
        """Return the name of a place: the centre, or the player of a seat."""
        return self.texts("place-centre") if place is CENTRE else self.name(place)

    def move(self, move: Move) -> str:
        """Return a move as text, for a list of moves to choose from."""
        if move is PASS:
            return self.texts("move-pass")
        return self.texts(
            "move-coin",
            coin=int(move.coin),
            source=self.place(move.source),
            target=self.place(move.target),
        )

    def refusal(self, refusal: Refusal) -> str:
        """Return why a step is not allowed, and by which rule."""
        return self.texts(f"refusal-{refusal.value}")
