"""Notices between processes, carried by Redis. Of a table this knows nothing but its code.

Redis may stop at any time: then nobody hears and nothing fails, and when it is back every process
is asked to catch up from the log.
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

_PATIENCE = 2.0  # seconds until Redis counts as gone
_SILENCE = 5.0  # seconds without a notice until Redis is asked whether it is there
_PAUSE = 0.1  # seconds before Redis is tried again, twice as long each time
_LONGEST_PAUSE = 5.0
_MOST = 10_000  # notices that may wait to be sent; beyond that the oldest are dropped

_log = logging.getLogger(__name__)


class _Message(BaseModel):
    """A notice on its way, and who sends it."""

    model_config = ConfigDict(strict=True)

    sender: str
    code: str
    sequence: NonNegativeInt
    holders: tuple[int, ...]
    asks: bool = False


class RedisBroadcast:
    """Carries notices to all processes that listen on the same channel of the same Redis.

    What is new about a table takes the place of what waits and is older, both on the way out and on
    the way in: who is slow hears less, and never what is out of date.
    """

    is_alone = False

    def __init__(
        self,
        url: str,
        channel: str = "exactly",
        *,
        patience: float = _PATIENCE,
        silence: float = _SILENCE,
        most_waiting: int = _MOST,
    ) -> None:
        """Use a channel of the Redis at this address.

        Redis counts as gone after `patience` seconds without an answer, and is asked whether it is
        there after `silence` seconds without a notice. Of the notices that wait to be sent, the
        oldest are dropped beyond `most_waiting`.
        """
        self._patience, self._silence, self._most_waiting = patience, silence, most_waiting
        # The client must not reconnect behind our back: what was missed would not be noticed.
        self._redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=patience,
            socket_connect_timeout=patience,
        )
        self._channel = channel
        self._sender = token_hex(8)
        self._waiting: dict[tuple[str, bool], Notice] = {}
        """What is to be sent, by table and whether it is about who is connected."""
        self._heard: dict[str, dict[tuple[str, bool], Notice]] = {}
        """What is to be passed on here, by table; there while somebody passes it on."""
        self._wake = asyncio.Event()
        self._is_connected = asyncio.Event()
        self._is_closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, notify: Notify, resync: Resync | None = None) -> None:
        """Begin to listen; where Redis does not answer soon, that is done when it does."""
        self._begin(self._listen(notify, resync))
        self._begin(self._speak())
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._is_connected.wait()

    def send(self, notice: Notice) -> None:
        """Tell the others soon; this waits for nothing."""
        _supersede(self._waiting, (notice.code, notice.sequence == 0), notice)
        while len(self._waiting) > self._most_waiting:
            del self._waiting[next(iter(self._waiting))]
        self._wake.set()

    @property
    def is_listening(self) -> bool:
        """Whether notices of other processes are heard, as far as is known."""
        return self._is_connected.is_set()

    async def is_ready(self) -> bool:
        """Say whether Redis answers, and notices are heard from it."""
        if not self.is_listening:
            return False
        try:
            await self._redis.ping()
        except (RedisError, OSError):
            return False
        return True

    async def close(self) -> None:
        """Send what waits, if that can be done, and stop."""
        # Being cancelled is not enough: before Python 3.12 a write that ends just then hides it.
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

    async def _speak(self) -> None:
        """Send what waits, all of it together, again and again."""
        pause = _PAUSE
        while not self._is_closing:
            await self._wake.wait()
            await self._is_connected.wait()
            self._wake.clear()
            try:
                await self._publish()
            except (RedisError, OSError) as error:
                _log.warning("notices wait for Redis: %s", error)
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
            # To be said again, unless there is something newer by now.
            newer, self._waiting = self._waiting, notices
            for about, notice in newer.items():
                _supersede(self._waiting, about, notice)
            raise

    async def _listen(self, notify: Notify, resync: Resync | None) -> None:
        """Hear what others send; when Redis goes away, wait for it."""
        pause = _PAUSE
        has_missed = False
        while not self._is_closing:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(self._channel)
                    await self._next(subscription)  # it says that we are subscribed
                    if has_missed and resync is not None:
                        await resync()
                    self._is_connected.set()
                    pause = _PAUSE
                    while not self._is_closing:
                        self._hear(await self._next(subscription), notify)
            except Exception as error:  # whatever it was, it is tried again
                _log.warning("no notices from Redis: %s", error)
            self._is_connected.clear()
            has_missed = True
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _hear(self, message: dict[str, Any], notify: Notify) -> None:
        """Pass a notice on; tables do not wait for each other."""
        if message["type"] != "message":
            return
        try:
            heard = _Message.model_validate_json(message["data"])
        except ValidationError:  # nobody of us sends such a thing
            return
        if heard.sender == self._sender:
            return
        notice = Notice(heard.code, heard.sequence, heard.holders, heard.asks)
        if notice.code not in self._heard:
            self._heard[notice.code] = {}
            self._begin(self._pass_on(notice.code, notify))
        _supersede(self._heard[notice.code], (heard.sender, notice.sequence == 0), notice)

    async def _pass_on(self, code: str, notify: Notify) -> None:
        heard = self._heard[code]
        while heard:
            sender, is_presence = next(iter(heard))
            notice = heard.pop((sender, is_presence))
            try:
                await notify(sender, notice)
            except Exception:  # what is lost by it is made up for by the next notice or command
                _log.exception("a notice could not be passed on")  # a code lets one watch
        del self._heard[code]

    async def _next(self, subscription: PubSub) -> dict[str, Any]:
        """Return the next message; raise TimeoutError where Redis says nothing even when asked."""
        message: dict[str, Any] | None = await subscription.get_message(timeout=self._silence)
        if message is None:
            await subscription.ping()
            message = await subscription.get_message(timeout=self._patience)
        if message is None:
            raise TimeoutError("Redis does not answer")
        return message


def _supersede(
    waiting: dict[tuple[str, bool], Notice], about: tuple[str, bool], notice: Notice
) -> None:
    """Replace an older notice, and put the new one last; an unanswered question stays asked."""
    older = waiting.pop(about, None)
    if older is not None and older.asks:
        notice = notice._replace(asks=True)
    waiting[about] = notice
