"""Logging for operators: one line of JSON for each event, with secrets redacted.

This is not the event log of a table. The log lines never contain secrets or seeds, even if code
logs them by mistake. They contain codes of tables only if access logging is enabled. Imports no
part of the server.
"""

import json
import logging
import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from math import isfinite
from typing import Any

__all__ = ["HIDDEN", "LineFormatter", "SecretFilter", "hide", "set_up"]

HIDDEN = "…"
"""The text that replaces a secret."""

_NAMED = re.compile(r"secret|seed|private", re.IGNORECASE)
_HIDING: tuple[tuple[re.Pattern[str], str], ...] = (
    # secret=…, "seed": "…", also inside quoted or percent-encoded text
    (
        re.compile(
            r"""((?:secret|seed|private)\w{0,9}(?:%22|["'\\\s]){0,9}(?:=|:|%3D|%3A)"""
            r"""(?:%22|["'\\\s]){0,9})"""
            r"""[^\s"'\\&;,{}()\[\]]+""",
            re.IGNORECASE,
        ),
        rf"\1{HIDDEN}",
    ),
    # Invalid input in an error of Pydantic: text of a client, shortened in the middle.
    (re.compile(r"(input_value=)(?:.*(?=, input_type=)|.*)"), rf"\1{HIDDEN}"),
    # The password in a database URL.
    (re.compile(r"(://[^\s/:@]*:)[^\s/@]+(?=@)"), rf"\1{HIDDEN}"),
    # Any text of the form of a secret: 16 bytes end in A, Q, g or w. Most function names of that
    # length do not match.
    (
        re.compile(r"(?<![\w-])(?=[\w-]{0,21}[A-Z0-9]|[\w-]{21}[gw])[\w-]{22}(?![\w-])", re.ASCII),
        HIDDEN,
    ),
    # Any text of the form of a seed.
    (re.compile(r"(?<![0-9A-Za-z])[0-9a-f]{64}(?![0-9A-Za-z])"), HIDDEN),
)
_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}
_UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
_WEBSOCKET_ACCESS = (
    '%s - "WebSocket %s"',
    *("connection open", "connection closed", "connection rejected"),
    # uvicorn logs this whenever a handshake is refused, even after a proper answer.
    "ASGI callable returned without completing handshake",
)


def set_up(level: str, *, as_text: bool, access: bool = False) -> None:
    """Log messages of this level and above (`debug`, `info` and so on) to standard error.

    The lines are JSON; with `as_text`, text for people. With `access`, every request is logged with
    its path, but without its query. uvicorn needs `log_config=None`, or it replaces this setup.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter(as_text=as_text))
    handler.addFilter(SecretFilter(access=access))
    ours = logging.getLogger("exactly")
    ours.setLevel(level.upper())
    root = logging.getLogger()
    root.handlers = [handler]
    # At lower levels, libraries log complete messages and database rows.
    root.setLevel(max(ours.level, logging.INFO))
    for name in _UVICORN:
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.setLevel(root.level)
        logger.propagate = True
    logging.getLogger("uvicorn.access").propagate = access


class SecretFilter(logging.Filter):
    """Redacts secrets in a log record before it is written."""

    def __init__(self, *, access: bool = False) -> None:
        super().__init__()
        self._access = access

    def filter(self, record: logging.LogRecord) -> bool:
        """Redact secrets; return False for log records of requests, unless `access` is set."""
        if _is_access(record):
            if not self._access:
                return False
            record.args = tuple(map(_without_query, record.args or ()))
        record.msg, record.args = hide(_message(record)).strip(), ()
        if record.exc_info:
            record.exc_text = hide(logging.Formatter().formatException(record.exc_info))
        record.stack_info = hide(record.stack_info or "") or None
        for name, value in _fields(record):
            setattr(record, name, _hide_field(name, value))
        return True


class LineFormatter(logging.Formatter):
    """Writes a log record as one line: time, level, logger and event, then the other fields."""

    def __init__(self, *, as_text: bool = False) -> None:
        super().__init__()
        self._as_text = as_text

    def format(self, record: logging.LogRecord) -> str:
        """Return a redacted log record as a line; as text, a traceback follows on more lines."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head = {
            "time": time.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        fields = {name: value for name, value in _fields(record) if name not in head}
        trace = "\n".join(filter(None, (record.exc_text, record.stack_info)))
        if not self._as_text:
            if trace:
                fields["trace"] = trace
            return json.dumps(head | fields, ensure_ascii=False, default=str)
        pairs = [f"{name}={value!r}" for name, value in fields.items()]
        line = " ".join([head["time"], f"{head['level']:7}", _printable(head["event"]), *pairs])
        return "\n".join([line, *map(_printable, trace.splitlines())])


def hide(text: str) -> str:
    """Return a text with its secrets redacted."""
    for pattern, instead in _HIDING:
        text = pattern.sub(instead, text)
    return text


def _hide_field(name: str, value: object) -> Any:
    """Return the value of a log field with its secrets redacted, as a JSON value."""
    if value is None or isinstance(value, bool):
        return value
    if _NAMED.search(name):
        return HIDDEN
    if isinstance(value, int) or (isinstance(value, float) and isfinite(value)):
        return value
    if isinstance(value, Mapping):
        return {hide(str(key)): _hide_field(str(key), each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_hide_field("", each) for each in value]
    return hide(str(value))


def _fields(record: logging.LogRecord) -> Iterator[tuple[str, Any]]:
    """Yield the fields that the caller added to a log record, with their names."""
    return ((name, value) for name, value in list(vars(record).items()) if name not in _USUAL)


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except (KeyError, TypeError, ValueError):  # log the message even with wrong arguments
        return f"{record.msg} {record.args}"


def _printable(line: str) -> str:
    """Return a line without control characters, which could manipulate a terminal."""
    return line if line.isprintable() else repr(line)


def _is_access(record: logging.LogRecord) -> bool:
    """Return whether uvicorn logged this record for a request or a WebSocket connection."""
    if record.name == "uvicorn.access":
        return True
    return record.name == "uvicorn.error" and str(record.msg).startswith(_WEBSOCKET_ACCESS)


def _without_query(value: object) -> object:
    return value.partition("?")[0] if isinstance(value, str) else value
