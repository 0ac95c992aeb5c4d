"""Over the wire: a computer replaces an absent player, who then takes the seat back."""

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from exactly.records import parse_record, verify
from support.hasty_exactly import AWAY_AFTER
from support.paths import SUPPORT
from support.wire import Guest, Player, Server, begin_game, download_record, eventually


class HastyServer(Server):
    program = (str(SUPPORT / "hasty_exactly.py"),)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = HastyServer(f"sqlite+aiosqlite:///{folder / 'tables.db'}", folder).start()
    yield server
    assert server.stop() == 0


def seen(guest: Guest, kind: str, seat: int) -> list[dict[str, Any]]:
    """Return the events of a kind about a seat that this client has received."""
    events = [json.loads(event) for event in guest.shown.values()]
    return [event for event in events if event["type"] == kind and event["seat"] == seat]


def moves_of(guest: Guest, seat: int) -> int:
    return len(seen(guest, "moved", seat))


async def play_until(players: list[Player], so: Callable[[Guest], bool]) -> None:
    """Play until a condition holds for each of these players."""
    await asyncio.gather(
        *[player.play(until=lambda player=player: so(player.guest)) for player in players]  # type: ignore[misc]
    )


async def asks_to_keep(guest: Guest, seat: int) -> str | None:
    """Request a computer player for another seat; return the refusal's code, or None."""
    refused, kept = len(guest.refusals), len(seen(guest, "seat-kept", seat))
    await guest.say("keep-seat", seat=seat, player="greedy")
    await guest.until(
        lambda: len(guest.refusals) > refused or len(seen(guest, "seat-kept", seat)) > kept
    )
    return guest.refusals[-1]["code"] if len(guest.refusals) > refused else None


async def close(guest: Guest) -> None:
    await guest.go()


async def lose_network(guest: Guest) -> None:
    guest.lose_network()


@pytest.mark.parametrize("leave", [close, lose_network])
async def test_a_computer_replaces_an_absent_player(
    server: Server, leave: Callable[[Guest], Any]
) -> None:
    players = await begin_game(server.address, throw="auto")
    ana, bo = (player.guest for player in players)
    await play_until(players, lambda guest: moves_of(guest, 1) > 0 and moves_of(guest, 2) > 0)
    assert await asks_to_keep(ana, 2) == "not-away"

    await leave(bo)
    await ana.until(lambda: ana.presence.get("connected") == [1])

    async def is_kept() -> bool:
        why = await asks_to_keep(ana, 2)
        assert why in {None, "not-away"}
        return why is None

    await eventually(is_kept)
    (kept,) = seen(ana, "seat-kept", 2)
    assert kept["at"] - ana.presence["away"]["2"] >= AWAY_AFTER

    before = moves_of(ana, 2)
    await play_until(players[:1], lambda guest: moves_of(guest, 2) >= before + 2)
    await bo.go()
    await bo.come()
    assert moves_of(bo, 2) >= before + 2
    await bo.say("return", seat=2)
    for guest in (ana, bo):
        await guest.until(lambda guest=guest: guest.has_seen("seat-returned", seat=2))  # type: ignore[misc]
    assert await asks_to_keep(ana, 2) == "not-away"

    before = moves_of(bo, 2)
    await play_until(players, lambda _: False)
    assert moves_of(bo, 2) > before
    record = parse_record(await download_record(server.address, ana.code))
    assert verify(record) == ()
    assert record.winner is not None
    for guest in (ana, bo):
        await guest.go()
