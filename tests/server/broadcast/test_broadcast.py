"""The guarantees of every broadcast, and its behaviour when Redis fails."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from itertools import count
from secrets import token_hex

import pytest
from redis.asyncio import Redis
from redis.asyncio.client import Pipeline, PubSub
from redis.exceptions import RedisError

from exactly.server.broadcast.interface import Broadcast, LocalBroadcast, Notice
from exactly.server.broadcast.redis import RedisBroadcast
from support.services import RedisServer, eventually
from support.wire import PATIENCE, run_other_tasks

Make = Callable[[], Broadcast]


class Process:
    """A process that records the notices it receives."""

    def __init__(self, broadcast: Broadcast) -> None:
        self.broadcast = broadcast
        self.heard: list[Notice] = []
        self.senders: list[str] = []
        self.resyncs = 0

    async def notify(self, sender: str, notice: Notice) -> None:
        self.senders.append(sender)
        self.heard.append(notice)

    async def resync(self) -> None:
        self.resyncs += 1

    async def send(self, *notices: Notice) -> None:
        for notice in notices:
            self.broadcast.send(notice)

    async def hears(self, notice: Notice) -> None:
        """Wait until this notice has arrived."""
        await eventually(lambda: notice in self.heard)


@asynccontextmanager
async def run_process(make: Make) -> AsyncIterator[Process]:
    process = Process(make())
    await process.broadcast.start(process.notify, process.resync)
    try:
        yield process
    finally:
        await process.broadcast.close()


@asynccontextmanager
async def run_processes(make: Make, number: int) -> AsyncIterator[list[Process]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(run_process(make)) for _ in range(number)]


@pytest.fixture
def over_redis(redis_server: RedisServer) -> Make:
    """A broadcast with a long timeout, because after a timeout notices would be sent again."""
    return partial(RedisBroadcast, redis_server.url, token_hex(4), patience=PATIENCE)


@pytest.fixture
def with_short_timeouts(redis_server: RedisServer) -> Make:
    """A broadcast with short timeouts."""
    return partial(RedisBroadcast, redis_server.url, token_hex(4), patience=0.2, silence=0.1)


@pytest.fixture(params=["local", "redis"])
def make(request: pytest.FixtureRequest) -> Make:
    if request.param == "local":
        return LocalBroadcast
    over_redis: Make = request.getfixturevalue("over_redis")
    return over_redis


async def is_not_ready(process: Process) -> bool:
    return not await process.broadcast.is_ready()


def listens(process: Process) -> bool:
    assert isinstance(process.broadcast, RedisBroadcast)
    return process.broadcast.is_listening


async def notices_arrive(sender: Process, hearer: Process) -> None:
    """Send until a notice arrives; just after a reconnect some may be lost."""
    numbers = count(1)
    before = len(hearer.heard)

    async def is_heard() -> bool:
        await sender.send(Notice("flow", next(numbers)))
        return len(hearer.heard) > before

    await eventually(is_heard)


# Every broadcast.


async def test_a_notice_arrives_unless_the_broadcast_is_alone(make: Make) -> None:
    async with run_processes(make, 2) as (sender, hearer):
        await sender.send(Notice("kx7f2m", 43))
        if sender.broadcast.is_alone:
            await run_other_tasks()
        else:
            await hearer.hears(Notice("kx7f2m", 43))
    assert bool(hearer.heard) is not sender.broadcast.is_alone
    assert sender.heard == []


async def test_notices_without_a_receiver_do_no_harm(make: Make) -> None:
    async with run_process(make) as sender:
        await sender.send(Notice("kx7f2m", 43))
        assert await sender.broadcast.is_ready()
        await sender.send(Notice("kx7f2m", 45))
        assert await sender.broadcast.is_ready()


async def test_closing_a_broadcast_that_was_never_started_works(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    broadcast = make()
    broadcast.send(Notice("kx7f2m", 43))
    await broadcast.close()
    assert caplog.text == ""


# Broadcasts to other processes.


async def test_a_notice_arrives_at_all_other_processes(over_redis: Make) -> None:
    async with run_processes(over_redis, 3) as (sender, *hearers):
        moved, came = Notice("kx7f2m", 43), Notice("kx7f2m", 0, (1, 3))
        await sender.send(moved, came)
        for hearer in hearers:
            await hearer.hears(moved)
            await hearer.hears(came)
        assert sender.heard == []


async def test_a_process_does_not_receive_its_own_notices(over_redis: Make) -> None:
    async with run_processes(over_redis, 2) as (sender, hearer):
        await sender.send(Notice("kx7f2m", 43))
        await hearer.hears(Notice("kx7f2m", 43))
        await hearer.send(Notice("kx7f2m", 44))
        await sender.hears(Notice("kx7f2m", 44))
        assert sender.heard == [Notice("kx7f2m", 44)]


async def test_a_notice_tells_its_sender(over_redis: Make) -> None:
    async with run_processes(over_redis, 3) as (hearer, *senders):
        for sender in senders:
            await sender.send(Notice("kx7f2m", 43))
            await eventually(lambda: len(hearer.heard) % 2 == 1)
            await sender.send(Notice("kx7f2m", 44))
            await eventually(lambda: len(hearer.heard) % 2 == 0)
        assert len(set(hearer.senders)) == len(senders)
        assert hearer.senders[::2] == hearer.senders[1::2]


async def test_the_last_notice_of_a_table_arrives_and_none_after_a_newer_one(
    over_redis: Make,
) -> None:
    async with run_processes(over_redis, 2) as (sender, hearer):
        await sender.send(*[Notice("kx7f2m", number) for number in range(1, 1001)])
        await hearer.hears(Notice("kx7f2m", 1000))
        numbers = [notice.sequence for notice in hearer.heard]
        assert numbers == sorted(numbers)


async def test_a_late_process_receives_later_notices(over_redis: Make) -> None:
    async with run_process(over_redis) as sender:
        await sender.send(Notice("kx7f2m", 43))
        async with run_process(over_redis) as hearer:
            await sender.send(Notice("kx7f2m", 44))
            await hearer.hears(Notice("kx7f2m", 44))
            assert hearer.heard[-1] == Notice("kx7f2m", 44)
        await sender.send(Notice("kx7f2m", 45))
        assert await sender.broadcast.is_ready()


async def test_an_error_in_the_callback_does_not_stop_later_notices(over_redis: Make) -> None:
    async with run_process(over_redis) as sender:
        heard: list[Notice] = []

        async def notify(_: str, notice: Notice) -> None:
            heard.append(notice)
            if len(heard) == 1:
                raise RuntimeError("the log does not answer")

        hearer = over_redis()
        await hearer.start(notify)
        await sender.send(Notice("kx7f2m", 43))
        await eventually(lambda: len(heard) == 1)
        await sender.send(Notice("kx7f2m", 44))
        await eventually(lambda: len(heard) == 2)
        await hearer.close()


async def test_an_error_of_a_notice_is_logged_without_its_table(
    over_redis: Make, caplog: pytest.LogCaptureFixture
) -> None:
    async def notify(_: str, __: Notice) -> None:
        raise RuntimeError("the log does not answer")

    hearer = over_redis()
    await hearer.start(notify)
    async with run_process(over_redis) as sender:
        await sender.send(Notice("kx7f2m", 43))
        await eventually(lambda: "the log does not answer" in caplog.text)
    await hearer.close()
    assert "cannot process a notice of another server process" in caplog.text
    assert "kx7f2m" not in caplog.text


async def test_a_slow_table_does_not_delay_others(over_redis: Make) -> None:
    async with run_process(over_redis) as sender:
        is_free = asyncio.Event()
        heard: list[Notice] = []

        async def notify(_: str, notice: Notice) -> None:
            if notice.code == "slow":
                await is_free.wait()
            heard.append(notice)

        hearer = over_redis()
        await hearer.start(notify)
        await sender.send(Notice("slow", 1), Notice("quick", 1))
        await eventually(lambda: heard == [Notice("quick", 1)])
        await sender.send(Notice("slow", 2), Notice("slow", 3), Notice("quick", 2))
        await eventually(lambda: heard[1:] == [Notice("quick", 2)])
        is_free.set()
        await eventually(lambda: heard[-1] == Notice("slow", 3))
        await hearer.close()


async def test_a_presence_request_survives_its_replacement(over_redis: Make) -> None:
    """The newer notice comes after the events that were sent before it."""
    is_free = asyncio.Event()
    heard: list[Notice] = []

    async def notify(_: str, notice: Notice) -> None:
        if notice == Notice("slow", 1):
            await is_free.wait()
        heard.append(notice)

    async with run_process(over_redis) as sender:
        hearer = over_redis()
        await hearer.start(notify)
        await sender.send(Notice("slow", 1))
        notices = [Notice("slow", 0, (), asks=True), Notice("slow", 2), Notice("slow", 0, (1,))]
        for number, notice in enumerate(notices, start=1):
            await sender.send(notice, Notice("quick", number))
            await eventually(lambda number=number: Notice("quick", number) in heard)  # type: ignore[misc]
        is_free.set()
        await eventually(lambda: heard[-1].code == "slow" and not heard[-1].sequence)
        await hearer.close()
    slow = [notice for notice in heard if notice.code == "slow"]
    assert slow == [Notice("slow", 1), Notice("slow", 2), Notice("slow", 0, (1,), asks=True)]


async def test_a_presence_request_that_failed_is_sent_with_a_newer_notice(
    over_redis: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_sending, has_failed = asyncio.Event(), asyncio.Event()
    execute = Pipeline.execute

    async def fail_once(pipeline: Pipeline) -> list[object]:
        if not is_sending.is_set():
            is_sending.set()
            await has_failed.wait()
            raise RedisError("gone")
        done: list[object] = await execute(pipeline)
        return done

    monkeypatch.setattr(Pipeline, "execute", fail_once)
    async with run_processes(over_redis, 2) as (sender, hearer):
        await sender.send(Notice("kx7f2m", 0, (), asks=True))
        await is_sending.wait()
        await sender.send(Notice("kx7f2m", 0, (1,)))
        has_failed.set()
        await eventually(lambda: bool(hearer.heard))
        assert hearer.heard == [Notice("kx7f2m", 0, (1,), asks=True)]


async def test_closing_sends_the_queued_notices(over_redis: Make) -> None:
    async with run_process(over_redis) as hearer:
        async with run_process(over_redis) as sender:
            await sender.send(Notice("kx7f2m", 0))
        await hearer.hears(Notice("kx7f2m", 0))


@pytest.mark.parametrize("steps", range(12))
async def test_closing_works_at_any_moment(over_redis: Make, steps: int) -> None:
    async with run_processes(over_redis, 2) as processes:
        for process in processes:
            await process.send(Notice("kx7f2m", 43))
        await run_other_tasks(steps)
    for process in processes:
        assert await is_not_ready(process)


# Failures of Redis.


async def test_channels_are_separate(redis_server: RedisServer) -> None:
    async with (
        run_process(lambda: RedisBroadcast(redis_server.url, "one", patience=PATIENCE)) as one,
        run_process(lambda: RedisBroadcast(redis_server.url, "other", patience=PATIENCE)) as other,
        run_process(lambda: RedisBroadcast(redis_server.url, "other", patience=PATIENCE)) as third,
    ):
        await one.send(Notice("kx7f2m", 43))
        await third.send(Notice("kx7f2m", 44))
        await other.hears(Notice("kx7f2m", 44))
        assert other.heard == [Notice("kx7f2m", 44)]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\x00",
        b"hello",
        b"[]",
        b"{}",
        b'{"sender":"x","code":"kx7f2m","sequence":"43","holders":[]}',
        b'{"sender":"x","code":"kx7f2m","sequence":-1,"holders":[]}',
        b'{"sender":"x","code":["kx7f2m"],"sequence":43,"holders":[]}',
        b'{"sender":"x","code":"kx7f2m","sequence":0,"holders":1}',
        b"[" * 100_000,
    ],
    ids=range(10),
)
async def test_an_invalid_notice_is_ignored(redis_server: RedisServer, text: bytes) -> None:
    channel = token_hex(4)
    async with (
        run_process(lambda: RedisBroadcast(redis_server.url, channel, patience=PATIENCE)) as hearer,
        Redis.from_url(redis_server.url) as stranger,
    ):
        good = b'{"sender":"x","code":"kx7f2m","sequence":43,"holders":[1]}'
        assert await stranger.publish(channel, text) == 1
        assert await stranger.publish(channel, good) == 1
        await eventually(lambda: bool(hearer.heard))
        assert hearer.heard == [Notice("kx7f2m", 43, (1,))]
        assert hearer.resyncs == 0


async def test_processes_reconnect_to_a_restarted_redis(
    redis_server: RedisServer, over_redis: Make
) -> None:
    async with run_processes(over_redis, 2) as (sender, hearer):
        redis_server.stop()
        await sender.send(Notice("kx7f2m", 43))
        await eventually(lambda: is_not_ready(sender))
        await sender.send(Notice("kx7f2m", 44), Notice("kx7f2m", 0, (1,)))
        assert sender.resyncs == hearer.resyncs == 0

        redis_server.start()
        await eventually(lambda: sender.resyncs == hearer.resyncs == 1)
        await eventually(sender.broadcast.is_ready)
        await eventually(hearer.broadcast.is_ready)
        await sender.send(Notice("kx7f2m", 45))
        await hearer.hears(Notice("kx7f2m", 45))
        await hearer.send(Notice("abcdef", 7))
        await sender.hears(Notice("abcdef", 7))
        assert sender.resyncs == hearer.resyncs == 1


async def test_of_undelivered_notices_the_newest_are_sent_later(
    redis_server: RedisServer,
) -> None:
    over_redis = partial(
        RedisBroadcast, redis_server.url, token_hex(4), patience=PATIENCE, most_waiting=3
    )
    sender = Process(over_redis())
    await sender.send(*[Notice(f"table{number}", 1) for number in range(1, 10)])
    await sender.send(Notice("table7", 2), Notice("table7", 3))
    async with run_process(over_redis) as hearer:
        await sender.broadcast.start(sender.notify)
        await hearer.hears(Notice("table7", 3))
        await sender.broadcast.close()
    told = [Notice("table8", 1), Notice("table9", 1), Notice("table7", 3)]
    # A process that closes before Redis has confirmed the notices sends them once more, so keep
    # listening.
    assert hearer.heard == (2 * told)[: len(hearer.heard)]
    assert len(hearer.heard) >= len(told)


async def test_without_redis_a_process_starts_and_finds_it_later(
    redis_server: RedisServer, with_short_timeouts: Make
) -> None:
    redis_server.stop()
    async with run_processes(with_short_timeouts, 2) as (sender, hearer):
        assert await is_not_ready(sender)
        await sender.send(Notice("kx7f2m", 43))
        redis_server.start()
        await notices_arrive(sender, hearer)
        await notices_arrive(hearer, sender)
        assert sender.resyncs
        assert hearer.resyncs


async def test_a_silent_redis_times_out(
    redis_server: RedisServer, with_short_timeouts: Make
) -> None:
    async with run_processes(with_short_timeouts, 2) as (sender, hearer):
        redis_server.freeze()
        await eventually(lambda: is_not_ready(sender))
        await eventually(lambda: is_not_ready(hearer))
        redis_server.thaw()
        await notices_arrive(sender, hearer)

        redis_server.freeze()
        resyncs = hearer.resyncs
        await eventually(lambda: not listens(hearer))
        redis_server.thaw()
        await eventually(lambda: hearer.resyncs > resyncs)
        await notices_arrive(sender, hearer)


async def test_an_idle_redis_does_not_time_out(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    pings = 0
    ask = PubSub.ping

    def count_and_ask(subscription: PubSub) -> Awaitable[bool]:
        nonlocal pings
        pings += 1
        return ask(subscription)

    monkeypatch.setattr(PubSub, "ping", count_and_ask)
    make = partial(RedisBroadcast, redis_server.url, patience=PATIENCE, silence=0.01)
    async with run_process(make) as process:
        await eventually(lambda: pings >= 5)
        assert await process.broadcast.is_ready()
        assert process.resyncs == 0


async def test_a_failed_resync_is_repeated(redis_server: RedisServer, over_redis: Make) -> None:
    asked = 0

    async def resync() -> None:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise RuntimeError("the log does not answer")

    broadcast = over_redis()
    await broadcast.start(Process(broadcast).notify, resync)
    redis_server.stop()
    redis_server.start()
    await eventually(lambda: asked == 3)
    await eventually(broadcast.is_ready)
    assert asked == 3
    await broadcast.close()


async def test_closing_does_not_need_redis(redis_server: RedisServer, over_redis: Make) -> None:
    async with run_processes(over_redis, 2) as (one, other):
        redis_server.stop()
        await one.send(Notice("kx7f2m", 43))
        await eventually(lambda: is_not_ready(other))
