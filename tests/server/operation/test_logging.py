"""The server's log is machine-readable, and never contains a secret."""

import json
import logging
import secrets
import sys
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any, NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from exactly.protocol import COMMANDS
from exactly.records import new_seed
from exactly.server.operation.logging import HIDDEN, hide, set_up
from exactly.server.table.secrets import new_secret

SECRET = "Zk3v_Q0b-x9TfWm2LrY7aA"
SEED = "0123456789abcdef" * 4
LOGGERS = ("", "exactly", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
log = logging.getLogger("exactly.server.test")


@pytest.fixture(autouse=True)
def _leave_logging_as_it_was() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(each.handlers, each.level, each.propagate) for each in loggers]
    yield
    for each, (handlers, level, propagate) in zip(loggers, before, strict=True):
        each.handlers, each.propagate = handlers, propagate
        each.setLevel(level)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def fail(text: str) -> NoReturn:
    raise LookupError(text)


def test_a_line_has_a_time_a_level_an_event_and_fields(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info", as_text=False)
    log.info("tables-forgotten", extra={"tables": 3, "took": 0.5, "old": ["a", None, True]})
    (line,) = lines(capsys)
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "info",
        "logger": "exactly.server.test",
        "event": "tables-forgotten",
        "tables": 3,
        "took": 0.5,
        "old": ["a", None, True],
    }


def test_the_time_is_utc(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info", as_text=False)
    record = log.makeRecord(log.name, logging.INFO, "", 0, "begin", (), None)
    record.created = 0.0625
    log.handle(record)
    assert lines(capsys)[0]["time"] == "1970-01-01T00:00:00.062Z"


def test_a_field_cannot_imitate_another(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info", as_text=False)
    log.info("begin", extra={"event": "end", "level": "critical", "odd": {1: float("nan")}})
    (line,) = lines(capsys)
    assert (line["event"], line["level"], line["odd"]) == ("begin", "info", {"1": "nan"})


def test_a_level_filters_the_messages(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("warning", as_text=False)
    log.info("unimportant")
    log.warning("important")
    assert [line["event"] for line in lines(capsys)] == ["important"]
    with pytest.raises(ValueError, match="LOUD"):
        set_up("loud", as_text=False)


def test_libraries_never_log_details(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("debug", as_text=False)
    log.debug("detail")
    for name in ("uvicorn.error", "websockets.server", "aiosqlite"):
        logging.getLogger(name).debug("< TEXT %r", SECRET)
    assert [line["event"] for line in lines(capsys)] == ["detail"]


def test_setting_up_twice_logs_every_message_once(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info", as_text=True)
    set_up("info", as_text=False)
    log.info("once")
    assert len(lines(capsys)) == 1


def test_the_log_can_be_text(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info", as_text=True)
    log.warning("log-unavailable", extra={"tries": 5, "why": "gone\naway"})
    text = capsys.readouterr().err
    assert text.endswith(" warning log-unavailable tries=5 why='gone\\naway'\n")


@pytest.mark.parametrize("as_text", [False, True])
def test_messages_cannot_add_lines_or_colours(
    capsys: pytest.CaptureFixture[str], as_text: bool
) -> None:
    set_up("info", as_text=as_text)
    log.info("name: %s", "Ann\n{}\x1b[31m", extra={"name_given": "Bob\r\n\x9b31m"})
    text = capsys.readouterr().err
    assert text.count("\n") == 1
    assert "\x1b" not in text
    assert "\r" not in text


@pytest.mark.parametrize("as_text", [False, True])
def test_an_exception_is_logged_with_its_traceback(
    capsys: pytest.CaptureFixture[str], as_text: bool
) -> None:
    set_up("info", as_text=as_text)
    try:
        fail("nothing here")
    except LookupError:
        log.exception("failed", stack_info=True)
    text = capsys.readouterr().err
    assert "test_an_exception_is_logged_with_its_traceback" in text
    assert "LookupError: nothing here" in text
    assert "Stack (most recent call last)" in text
    assert as_text or "LookupError" in json.loads(text)["trace"]


def test_messages_with_wrong_arguments_are_logged(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info", as_text=False)
    log.info("tables: %d", f"secret={SECRET}")
    log.info("tables: %(number)d", {"name": SECRET})
    first, second = lines(capsys)
    assert first["event"].startswith("tables: %d")
    assert second["event"].startswith("tables: %(number)d")
    assert SECRET not in str(first) + str(second)


TOLD = [
    "{}",
    "secret {} is wrong",
    "secret={}",
    "new_secret: {}",
    "https://play.example/t/kx7f2m#secret={}",
    "https://play.example/t/kx7f2m?secret={}&seat=2",
    "https://play.example/t/kx7f2m/{}",
    "/?next=%2Ft%2Fkx7f2m%23secret%3D{}",
    '{{"type":"hello","secret":"{}"}}',
    "{{'type': 'hello', 'secret': '{}'}}",
    '"{{\\"secret\\": \\"{}\\"}}"',
    "Secret = '{}'",
    "private={}",
    "seed={}",
]


@pytest.mark.parametrize("told", TOLD)
@pytest.mark.parametrize("secret", [SECRET, SEED])
@pytest.mark.parametrize("as_text", [False, True])
def test_a_secret_appears_nowhere(
    capsys: pytest.CaptureFixture[str], told: str, secret: str, as_text: bool
) -> None:
    set_up("info", as_text=as_text)
    text = told.format(secret)
    log.info(text)
    log.info("%s and %r", text, [text])
    log.info("odd", extra={"link": text, "links": [text, {"deep": (text,)}], "by_link": {text: 1}})
    log.info("odd", extra={"path": Odd(text), "bytes": text.encode()})
    try:
        fail(text)
    except LookupError:
        log.exception("failed")
    log.error(LookupError(text))
    log.info("stack", stack_info=True, extra={"secret": text, "seat": {"Seed": text}})
    told_all = capsys.readouterr().err
    assert secret not in told_all
    assert HIDDEN in told_all


class Odd:
    """An object whose text contains a secret."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text


@pytest.mark.parametrize("name", ["secret", "seed", "private", "new_secret", "Seed"])
def test_a_field_with_a_secret_name_is_always_hidden(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    set_up("info", as_text=False)
    for value in ("short", 12345, {"any": "thing"}, ["thing"]):
        log.info("odd", extra={name: value})
    log.info("odd", extra={name: None})
    assert [line[name] for line in lines(capsys)] == [HIDDEN] * 4 + [None]


@given(st.binary(min_size=16, max_size=16), st.binary(min_size=32, max_size=32))
def test_any_secret_and_seed_is_recognized_by_its_form(drawn: bytes, seed_drawn: bytes) -> None:
    secret, seed = urlsafe_b64encode(drawn).decode().rstrip("="), seed_drawn.hex()
    assert (len(secret), len(seed)) == (len(new_secret()), len(new_seed()))
    assert hide(f"got {secret!r}, {seed}.") == f"got '{HIDDEN}', {HIDDEN}."


def test_invalid_input_of_a_client_is_hidden() -> None:
    # Pydantic shortens the text in the middle, so part of a secret may remain.
    for length in range(1, 40):
        secret = secrets.token_urlsafe(30)[:length]
        command = {"type": "hello", "secret": secret + "!", "after": ["x"] * (length % 7)}
        with pytest.raises(ValidationError) as error:
            COMMANDS.validate_python(command)
        told = hide(str(error.value))
        assert "input_value=…" in told
        assert length < 5 or secret[-4:] not in told


def test_redacting_a_long_text_takes_linear_time() -> None:
    # With a backtracking pattern this would take minutes.
    for part in ("secret", "secret\\", "secret ", "a-", "://", "input_value="):
        assert hide(part * 100_000)


def test_passwords_of_databases_are_hidden() -> None:
    address = "postgresql+asyncpg://exactly:hunter2@db.example:5432/exactly"
    assert hide(address) == "postgresql+asyncpg://exactly:…@db.example:5432/exactly"
    assert hide("redis://:hunter2@cache:6379/0") == "redis://:…@cache:6379/0"


@pytest.mark.parametrize(
    "text",
    [
        "table kx7f2m is at 43",
        "File table.py, line 12, in read_every_single_line",
        "2001:db8::1 came by http://127.0.0.1:8000/api/tables",
        "123e4567-e89b-12d3-a456-426614174000",
        "no secret was given",
    ],
)
def test_other_texts_are_logged_unchanged(text: str) -> None:
    assert hide(text) == text


def tell_of_access() -> None:
    logging.getLogger("uvicorn.access").info(
        '%s - "%s %s HTTP/%s" %d', "127.0.0.1:5", "GET", '/api/tables/kx7f2m?a="b', "1.1", 200
    )
    for ending in ("[accepted]", "403"):
        logging.getLogger("uvicorn.error").info(
            f'%s - "WebSocket %s" {ending}', "127.0.0.1:5", "/api/tables/kx7f2m/play?a=b"
        )
    logging.getLogger("uvicorn.error").info("connection rejected (%d %s)", 403, "Forbidden")


def test_requests_are_not_logged_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info", as_text=False)
    tell_of_access()
    logging.getLogger("uvicorn.error").info("begin", extra={"color_message": "\x1b[1mbegin"})
    assert not logging.getLogger("uvicorn.access").hasHandlers()  # uvicorn checks this
    (line,) = lines(capsys)
    assert (line["event"], line["logger"]) == ("begin", "uvicorn.error")
    assert "color_message" not in line


def test_with_access_logging_requests_are_logged_without_queries(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logging.getLogger("uvicorn.access").addHandler(logging.StreamHandler(sys.stderr))
    set_up("info", as_text=False, access=True)
    tell_of_access()
    assert [line["event"] for line in lines(capsys)] == [
        '127.0.0.1:5 - "GET /api/tables/kx7f2m HTTP/1.1" 200',
        '127.0.0.1:5 - "WebSocket /api/tables/kx7f2m/play" [accepted]',
        '127.0.0.1:5 - "WebSocket /api/tables/kx7f2m/play" 403',
        "connection rejected (403 Forbidden)",
    ]
