"""Notices between server processes through Redis. Knows nothing of a table but its code.

Redis may stop at any time: then notices are lost, but nothing fails. When it is back, every process
reads the events that it missed from the event log.
"""

import asyncio
import logging
from contextlib import suppress
from secrets import token_hex
from typing import Any

from pydantic import BaseModel, ConfigDict, NonNegativeInt, ValidationError
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from exactly.server.broadcast.interface import Notice, Notify, Resync

__all__ = ["RedisBroadcast"]

_TIMEOUT = 2.0  # seconds of timeout for an answer of Redis
_PING_AFTER = 5.0  # seconds without a notice before Redis is pinged
_PAUSE = 0.1  # seconds before the first retry; doubled each time
_LONGEST_PAUSE = 5.0
_MOST_QUEUED = 10_000  # length of the send queue, in notices; the oldest are dropped

_log = logging.getLogger(__name__)


class _Message(BaseModel):
    """A notice with its sender, as it is sent through Redis."""

    model_config = ConfigDict(strict=True)

    sender: str
    code: str
    sequence: NonNegativeInt
    holders: tuple[int, ...]
    asks: bool = False


class RedisBroadcast:
    """Sends notices to all processes that listen on the same channel of the same Redis.

    A new notice about a table replaces an older one that is still in a queue, both when sending and
    when receiving. So a slow process gets fewer notices, and never an outdated one.
    """

    is_alone = False

    def __init__(
        self,
        url: str,
        channel: str = "exactly",
        *,
        patience: float = _TIMEOUT,
        silence: float = _PING_AFTER,
        most_waiting: int = _MOST_QUEUED,
    ) -> None:
        """Use a channel of the Redis at this URL.

        `patience` is the timeout for an answer of Redis, in seconds. After `silence` seconds
        without a notice, Redis is pinged. The send queue holds `most_waiting` notices; beyond that
        the oldest are dropped.
        """
        self._patience, self._silence, self._most_waiting = patience, silence, most_waiting
        # The client must not reconnect by itself: missed notices would go undetected.
        self._redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=patience,
            socket_connect_timeout=patience,
        )
        self._channel = channel
        self._sender = token_hex(8)
        self._waiting: dict[tuple[str, bool], Notice] = {}
        """The send queue, by table and whether the notice is about presence."""
        self._received: dict[str, dict[tuple[str, bool], Notice]] = {}
        """Received notices that wait, by table; a task handles the notices of each table."""
        self._wake = asyncio.Event()
        self._is_connected = asyncio.Event()
        self._is_closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, notify: Notify, resync: Resync | None = None) -> None:
        """Start to receive notices; if Redis does not answer in time, retry in the background."""
        self._begin(self._listen(notify, resync))
        self._begin(self._send_queued())
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._is_connected.wait()

    def send(self, notice: Notice) -> None:
        """Queue a notice to be sent; does not block."""
        _supersede(self._waiting, (notice.code, notice.sequence == 0), notice)
        while len(self._waiting) > self._most_waiting:
            del self._waiting[next(iter(self._waiting))]
        self._wake.set()

    @property
    def is_listening(self) -> bool:
        """Whether this process is subscribed to notices, as far as is known."""
        return self._is_connected.is_set()

    async def is_ready(self) -> bool:
        """Return whether Redis answers and this process is subscribed."""
        if not self.is_listening:
            return False
        try:
            await self._redis.ping()
        except (RedisError, OSError):
            return False
        return True

    async def close(self) -> None:
        """Send the queued notices if Redis is connected, then close the connection."""
        # Cancelling is not enough: before Python 3.12, a write that ends just then swallows it.
        self._is_closing = True
        was_connected = self.is_listening
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if was_connected:
            with suppress(RedisError, OSError):
                await self._publish()
        self._is_connected.clear()
        await self._redis.aclose()

    def _begin(self, work: Any) -> None:  # a coroutine
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_queued(self) -> None:
        """Send the queued notices in batches, in a loop."""
        pause = _PAUSE
        while not self._is_closing:
            await self._wake.wait()
            await self._is_connected.wait()
            self._wake.clear()
            try:
                await self._publish()
            except (RedisError, OSError) as error:
                _log.warning("cannot send notices to Redis, retrying: %s", error)
                self._wake.set()
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
            else:
                pause = _PAUSE

    async def _publish(self) -> None:
        notices, self._waiting = self._waiting, {}
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for notice in notices.values():
                    message = _Message(sender=self._sender, **notice._asdict())
                    pipeline.publish(self._channel, message.model_dump_json())
                await pipeline.execute()
        except BaseException:
            # Queue them again, unless there is a newer notice by now.
            newer, self._waiting = self._waiting, notices
            for about, notice in newer.items():
                _supersede(self._waiting, about, notice)
            raise

    async def _listen(self, notify: Notify, resync: Resync | None) -> None:
        """Receive notices in a loop; reconnect when the connection to Redis is lost."""
        pause = _PAUSE
        has_missed = False
        while not self._is_closing:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(self._channel)
                    await self._next(subscription)  # confirms the subscription
                    if has_missed and resync is not None:
                        await resync()
                    self._is_connected.set()
                    pause = _PAUSE
                    while not self._is_closing:
                        self._receive(await self._next(subscription), notify)
            except Exception as error:  # retried after any error
                _log.warning("cannot receive notices from Redis, reconnecting: %s", error)
            self._is_connected.clear()
            has_missed = True
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _receive(self, message: dict[str, Any], notify: Notify) -> None:
        """Handle a notice in a task for its table, so that tables do not wait for each other."""
        if message["type"] != "message":
            return
        try:
            heard = _Message.model_validate_json(message["data"])
        except ValidationError:  # not from a process of this server
            return
        if heard.sender == self._sender:
            return
        notice = Notice(heard.code, heard.sequence, heard.holders, heard.asks)
        if notice.code not in self._received:
            self._received[notice.code] = {}
            self._begin(self._pass_on(notice.code, notify))
        _supersede(self._received[notice.code], (heard.sender, notice.sequence == 0), notice)

    async def _pass_on(self, code: str, notify: Notify) -> None:
        heard = self._received[code]
        while heard:
            sender, is_presence = next(iter(heard))
            notice = heard.pop((sender, is_presence))
            try:
                await notify(sender, notice)
            except Exception:  # the next notice or command makes up for it
                # Without the table's code: anyone who has it may watch.
                _log.exception("cannot process a notice of another server process")
        del self._received[code]

    async def _next(self, subscription: PubSub) -> dict[str, Any]:
        """Return the next message of Redis; raise TimeoutError if Redis does not answer a ping."""
        message: dict[str, Any] | None = await subscription.get_message(timeout=self._silence)
        if message is None:
            await subscription.ping()
            message = await subscription.get_message(timeout=self._patience)
        if message is None:
            raise TimeoutError("Redis did not answer a ping in time")
        return message


def _supersede(
    waiting: dict[tuple[str, bool], Notice], about: tuple[str, bool], notice: Notice
) -> None:
    """Queue a notice last, and remove the older one; if that asked for an answer, this one asks."""
    older = waiting.pop(about, None)
    if older is not None and older.asks:
        notice = notice._replace(asks=True)
    waiting[about] = notice
