"""A client's session at a table: it processes the client's messages one at a time, in order."""

import asyncio
import logging
import time
from collections import deque
from typing import Any

from pydantic import ValidationError

from exactly.protocol import COMMANDS, Hello, Here, Knock, RefusalCode, Refused
from exactly.server.event_log.interface import ConflictError, LogUnavailableError
from exactly.server.operation.metrics import UNREADABLE
from exactly.server.operation.rate_limits import RateLimit
from exactly.server.services.services import Services
from exactly.server.table.client import FAILED, Client, as_frame
from exactly.server.table.decision import CommandRefusedError
from exactly.server.table.live_table import LiveTable
from exactly.server.websocket.uvicorn_connection import Connection

__all__ = ["MOST_QUEUED", "Session"]

MOST_QUEUED = 8
"""Queued messages of a client at which the server stops reading from its connection."""

_HERE = as_frame(Here().model_dump_json())

_read_command = COMMANDS.validator.validate_json

_logger = logging.getLogger(__name__)


class Session:
    """One client's connection to a table, from its first message to its end."""

    __slots__ = (
        "_began",
        "_connection",
        "_is_busy",
        "_is_going_on",
        "_kind",
        "_live",
        "_metrics",
        "_queue",
        "_rate",
        "_welcoming",
        "client",
        "go_on",
        "hold_up",
    )

    def __init__(self, services: Services, live: LiveTable, connection: Connection) -> None:
        self.client = Client(connection.write)
        self.hold_up, self.go_on = self.client.hold_up, self.client.go_on
        self._live = live
        self._connection = connection
        self._metrics = services.metrics
        per_second = services.config.commands_a_second
        self._rate = RateLimit(per_second, burst=2 * per_second)
        self._queue: deque[str] = deque()
        """The messages that wait until the current one is processed."""
        self._is_busy = self._is_going_on = False
        self._welcoming: asyncio.Task[None] | None = None
        self._kind = UNREADABLE
        self._began = 0.0

    def hear(self, message: str) -> None:
        """Process a message of the client, or queue it behind the current one."""
        if not (self._is_busy or self._queue):
            self._take(message)
            return
        self._queue.append(message)
        if len(self._queue) == MOST_QUEUED:
            self._connection.stop_reading()

    async def end(self) -> None:
        """End the session, and remove its client from the table."""
        self._queue.clear()
        if self._welcoming is not None:
            self._welcoming.cancel()
            await asyncio.gather(self._welcoming, return_exceptions=True)
        self._live.farewell(self.client)

    def _take(self, message: str) -> None:
        self._is_busy = True
        self._began = time.perf_counter()
        self._kind = UNREADABLE
        try:
            if not self._rate.allow(self._began):
                raise CommandRefusedError(RefusalCode.TOO_FAST)  # noqa: TRY301
            command: Any = _read_command(message, strict=True)
            self._kind = command.type
            if not self.client.has_said_hello:
                self._greet(command)
            elif isinstance(command, Knock):
                self.client.show(_HERE)
                self._done()
            else:
                self._live.carry_out(self.client, command, self._done)
        except ValidationError:
            self._done(CommandRefusedError(RefusalCode.UNREADABLE))
        except Exception as error:
            self._done(error)

    def _greet(self, command: Any) -> None:  # any of them
        if not isinstance(command, Hello):
            raise CommandRefusedError(RefusalCode.NO_HELLO)
        self._welcoming = asyncio.create_task(self._live.welcome(self.client, command))
        self._welcoming.add_done_callback(self._welcomed)

    def _welcomed(self, welcoming: "asyncio.Task[None]") -> None:
        if not welcoming.cancelled():
            self._done(welcoming.exception())

    def _done(self, error: BaseException | None = None) -> None:
        """Count the outcome of a message, report an error to the client, and start the next one."""
        if error is None:
            self._metrics.commands.add(self._kind, "done")
            self._metrics.shown.observe(time.perf_counter() - self._began)
        elif isinstance(error, CommandRefusedError):
            self._refuse(error)
        elif isinstance(error, ConflictError | LogUnavailableError):
            self._refuse(CommandRefusedError(RefusalCode.BUSY))
        else:
            self._metrics.commands.add(self._kind, "failed")
            self._metrics.errors.add()
            _logger.error("command-failed", exc_info=error, extra={"command": self._kind})
            self.client.leave(FAILED)
            return  # and process no further messages
        self._is_busy = False
        if not self._is_going_on:
            self._go_on()

    def _go_on(self) -> None:
        """Process queued messages until one is still in progress or the queue is empty."""
        self._is_going_on = True
        while self._queue and not self._is_busy:
            if len(self._queue) == MOST_QUEUED:
                self._connection.resume_reading()
            self._take(self._queue.popleft())
        self._is_going_on = False

    def _refuse(self, refused: CommandRefusedError) -> None:
        self._metrics.commands.add(self._kind, "refused")
        self._metrics.refusals.add(refused.code)
        answer = Refused(code=refused.code, rule=refused.rule)
        self.client.show(as_frame(answer.model_dump_json()))
