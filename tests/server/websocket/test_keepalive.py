"""Silent connections are pinged, and closed if they do not answer."""

import asyncio
from typing import Any, cast

from exactly.server.websocket.keepalive import ASK_AFTER, GONE_AFTER, LOOK_EVERY, Keepalive


class Silent:
    """A connection that has been silent for some seconds."""

    def __init__(self, silence: float) -> None:
        self.heard_at = asyncio.get_running_loop().time() - silence
        self.is_over = False
        self.asked = 0

    def send_ping(self) -> None:
        self.asked += 1

    def give_up(self) -> None:
        self.is_over = True


async def check(*silences: float) -> list[Silent]:
    """Check each connection once."""
    keepalive = Keepalive()
    connections = [Silent(silence) for silence in silences]
    for each in connections:
        keepalive.watch(cast("Any", each))
    for _ in range(20):
        await keepalive.look()
    return connections


async def test_an_active_connection_is_not_pinged() -> None:
    (speaks,) = await check(0)
    assert (speaks.asked, speaks.is_over) == (0, False)


async def test_a_silent_connection_is_pinged_and_then_closed() -> None:
    silent, dead = await check(ASK_AFTER, GONE_AFTER)
    assert silent.asked >= 1
    assert not silent.is_over
    assert dead.is_over


async def test_all_connections_are_checked_once_in_twenty_batches() -> None:
    keepalive = Keepalive()
    connections = [Silent(ASK_AFTER) for _ in range(1_001)]
    for each in connections:
        keepalive.watch(cast("Any", each))
    for look in range(1, 21):
        await keepalive.look()
        assert sum(each.asked for each in connections) <= 51 * look
    assert {each.asked for each in connections} <= {1, 2}


async def test_a_closed_connection_is_no_longer_watched() -> None:
    keepalive = Keepalive()
    connection = Silent(ASK_AFTER)
    keepalive.watch(cast("Any", connection))
    connection.is_over = True
    await keepalive.look()
    connection.is_over = False
    await keepalive.look()
    assert connection.asked == 0


def test_a_dead_connection_is_detected_within_ten_seconds() -> None:
    assert GONE_AFTER + 20 * LOOK_EVERY < 10
    assert GONE_AFTER - ASK_AFTER - 20 * LOOK_EVERY > 3, "who answers slowly is not taken for dead"
