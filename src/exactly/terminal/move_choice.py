"""A partly chosen move: its source, its coin and its target.

Asks `exactly.rules` for the legal moves and the reasons of refusals; contains no rules itself.
"""

from dataclasses import dataclass, replace

from exactly.rules import (
    CENTRE,
    COINS,
    Coin,
    CoinMove,
    Move,
    Place,
    Refusal,
    Seat,
    State,
    legal_moves,
    refusal,
)

__all__ = ["MoveChoice", "places"]


def places(state: State) -> tuple[Place, ...]:
    """Return all stacks of a table, the centre first."""
    return (CENTRE, *(Seat(number) for number in range(1, state.seats + 1)))


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """The parts of a move that the active player has chosen so far."""

    state: State
    source: Place | None = None
    coin: Coin | None = None
    target: Place | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves that match the choice so far, in the order of the rules."""
        return tuple(move for move in legal_moves(self.state) if self._matches(move))

    def _matches(self, move: Move) -> bool:
        if not isinstance(move, CoinMove):
            return self.source is None
        return (
            self.source in {None, move.source}
            and self.coin in {None, move.coin}
            and self.target in {None, move.target}
        )

    @property
    def decided(self) -> Move | None:
        """The move, once both stacks are chosen and only one coin is possible."""
        return self.moves[0] if self.target is not None and len(self.moves) == 1 else None

    @property
    def open_places(self) -> frozenset[Place]:
        """The stacks that may be picked next."""
        if self.target is not None:
            return frozenset()
        coin_moves = [move for move in self.moves if isinstance(move, CoinMove)]
        if self.source is None:
            return frozenset(move.source for move in coin_moves)
        return frozenset(move.target for move in coin_moves)

    @property
    def movable(self) -> frozenset[Coin]:
        """The values of the coins that can still be moved."""
        return frozenset(move.coin for move in self.moves if isinstance(move, CoinMove))

    def pick(self, place: Place, coin: Coin | None = None) -> "MoveChoice | Refusal":
        """Return the choice after a click on a stack or coin, or why the rules refuse the click.

        The first stack is the source of the coin, the second its target. Picking the source again
        cancels the choice.
        """
        if self.source is None:
            return self._from(place, coin)
        if place == self.source:
            again = MoveChoice(self.state)
            swapped = replace(again, source=place, coin=coin)
            return swapped if coin not in {None, self.coin} and swapped.moves else again
        chosen = replace(self, target=place)
        return chosen if chosen.moves else self._refusal_for(self.source, (place,), self.coin)

    def _from(self, place: Place, coin: Coin | None) -> "MoveChoice | Refusal":
        for chosen in (replace(self, source=place, coin=coin), replace(self, source=place)):
            if chosen.moves:
                return _with_only_coin(chosen)
        others = tuple(other for other in places(self.state) if other != place)
        return self._refusal_for(place, others, coin)

    def _refusal_for(self, source: Place, targets: tuple[Place, ...], coin: Coin | None) -> Refusal:
        face = self.state.face
        coins = (coin,) if coin is not None else (face.coins if face is not None else ()) or COINS
        reasons = [
            reason
            for value in coins
            for target in targets
            if (reason := refusal(self.state, CoinMove(value, source, target))) is not None
        ]
        # A missing coin is the least helpful reason if other coins are refused, too.
        return next((why for why in reasons if why is not Refusal.COIN_NOT_THERE), reasons[0])


def _with_only_coin(choice: MoveChoice) -> MoveChoice:
    """Choose the coin at once if only one value is possible."""
    movable = choice.movable
    return replace(choice, coin=next(iter(movable))) if len(movable) == 1 else choice
