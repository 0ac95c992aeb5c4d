"""What clients get of a table: all of it, the current view, or its entry in the table list."""

from collections.abc import Callable

from exactly.protocol import Phase, SeatView, TableView, View
from exactly.records import write_position
from exactly.server.event_log.interface import Card
from exactly.server.table.state import Table

__all__ = ["CHANGES_CARD", "card_of", "table_view", "view_of", "view_text"]

_PLAYING = Phase.PLAYING  # read at every move

CHANGES_CARD = frozenset(
    {
        *("table-made", "seat-taken", "seat-left", "computer-seated", "seat-offered"),
        *("seat-kept", "seat-returned", "game-started", "game-ended"),
    }
)
"""The types of the events that change the entry of a table in the list of open tables."""


def view_of(table: Table) -> View:
    """Return the current view of a table."""
    game, phase = table.game, table.phase
    if game is None:
        return View.model_construct(sequence=table.sequence, phase=phase)
    state = game.state
    playing = phase is Phase.PLAYING
    question = table.question
    return View.model_construct(
        sequence=table.sequence,
        phase=phase,
        position=write_position(state),
        to_act=game.to_act if playing and not state.is_over else None,
        rolling=playing and state.face is None,
        moves=tuple(game.legal) if playing else (),
        question=question.question if question else None,
        asked_by=question.seat if question else None,
        agreed=tuple(sorted(table.agreed)) if question else (),
        paused=table.paused,
        can_take_back=game.can_take_back if playing else None,
        deadline=table.deadline,
    )


def view_text(table: Table) -> str:
    """Return the current view as JSON; formatted by hand in a game, because speed matters there."""
    game = table.game
    if game is None or table.phase is not _PLAYING or table.question is not None:
        return view_of(table).model_dump_json()
    state, deadline = game.state, table.deadline
    to_act = "null" if state.is_over else game.to_act
    last = game.can_take_back or "null"
    return (
        f'{{"sequence":{table.sequence},"phase":"playing","position":"{write_position(state)}",'
        f'"to_act":{to_act},'
        f'"rolling":{"true" if state.face is None else "false"},'
        f'"moves":[{game.legal.listed}],'
        '"question":null,"asked_by":null,"agreed":[],'
        f'"paused":{"true" if table.paused else "false"},"can_take_back":{last},'
        f'"deadline":{"null" if deadline is None else deadline}}}'
    )


def table_view(
    table: Table, you: int | None, connected: Callable[[int], bool], now: int
) -> TableView:
    """Return the whole table, for a client that connects now."""
    game = table.game
    return TableView(
        code=table.code,
        options=table.options,
        seats=tuple(
            SeatView(
                seat=number,
                name=seat.name,
                holder=seat.holder,
                computer=seat.computer,
                offered=seat.offered,
                muted=seat.muted,
                connected=seat.holder is not None and connected(seat.holder),
            )
            for number, seat in enumerate(table.seats, start=1)
        ),
        you=you,
        game=table.games,
        commitment=None if game is None else game.commitment,
        winner=table.winner,
        said=tuple(table.said),
        view=view_of(table),
        now=now,
    )


def card_of(table: Table) -> Card:
    """Return the entry of a table in the list of open tables."""
    free = sum(seat.is_free for seat in table.seats)
    is_gathering = table.phase is Phase.GATHERING and free > 0
    is_going_on = table.phase in {Phase.BYTES, Phase.PLAYING}  # and may be watched
    listed = table.options.listed and (is_gathering or is_going_on)
    options = table.options.model_dump_json()
    return Card(table.code, listed, options, free, table.made_at)
