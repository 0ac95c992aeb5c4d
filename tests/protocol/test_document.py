"""The protocol page is correct: its example is a real game, and no code is missing."""

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from exactly.protocol import (
    COMMANDS,
    Event,
    Message,
    RefusalCode,
    SeatTaken,
    TableMade,
    TableOptions,
)
from exactly.records import FairDice, commit
from exactly.server import run
from exactly.server.event_log.interface import Entry
from exactly.server.table import client
from exactly.server.table.secrets import hash_secret
from exactly.server.table.state import Table
from exactly.server.table.views import view_of
from exactly.server.websocket import endpoint
from generate.protocol_messages import Model, commands, events, fields, table_messages, type_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/reference/protocol.md").read_text(encoding="utf-8")
TYPES = (ROOT / "web/src/server/protocol.ts").read_text(encoding="utf-8")
TABLE_MESSAGES = {type_of(model): model for model in table_messages()}


def example() -> Iterator[tuple[str, Any]]:
    """The messages of the example, each with its arrow."""
    blocks = re.findall(r"^```text\n(→.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    for found in re.finditer(r"^([→←]) (.*(?:\n  .*)*)", "".join(blocks), re.MULTILINE):
        yield found[1], json.loads(found[2])


def read(arrow: str, message: Any) -> Any:
    if arrow == "→":
        return COMMANDS.validate_python(message)
    return TypeAdapter(TABLE_MESSAGES[message["type"]]).validate_python(message)


def without_defaults(value: Any) -> Any:
    """A message as on the page."""
    if isinstance(value, Message | Event):
        return {
            field.name: without_defaults(getattr(value, field.name))
            for field in fields(type(value))
            if field.name == "type"
            or field.is_required
            or getattr(value, field.name) != field.default
        }
    if isinstance(value, tuple):
        return [without_defaults(each) for each in value]
    if isinstance(value, dict):
        return {str(key): without_defaults(each) for key, each in value.items()}
    return value


def test_the_example_is_made_of_messages_of_the_protocol() -> None:
    assert len(list(example())) > 20
    for arrow, message in example():
        assert without_defaults(read(arrow, message)) == message


def shown_events() -> list[Event]:
    """The events of the example, each once."""
    found: dict[int, Event] = {}
    for arrow, message in example():
        for event in getattr(read(arrow, message), "events", ()):
            assert found.setdefault(event.sequence, event) == event
    return [found[number] for number in sorted(found)]


@pytest.fixture
def seed() -> str:
    found = re.search(
        r"^`([0-9a-f]{64})`: with it the rolls above can be checked", PAGE, re.MULTILINE
    )
    assert found is not None
    return found[1]


def test_the_views_of_the_example_follow_from_its_events(seed: str) -> None:
    table = Table()
    code = next(message["code"] for _, message in example() if message["type"] == "table")
    before = [
        TableMade(sequence=1, at=0, code=code, options=TableOptions()),
        SeatTaken(sequence=2, at=0, seat=1, name="Ana", holder=1),
    ]
    private = {"table-made": {"secret": hash_secret("Ana's")}, "game-started": {"seed": seed}}
    views = {}
    for event in [*before, *shown_events()]:
        table.take(Entry(event, private.get(event.type)))
        views[event.sequence] = without_defaults(view_of(table))
    told = [message["view"] for _, message in example() if "view" in message]
    assert told == [views[view["sequence"]] for view in told]
    assert told


def test_the_rolls_of_the_example_follow_from_its_seed(seed: str) -> None:
    told = [without_defaults(event) for event in shown_events()]
    assert [each["commitment"] for each in told if "commitment" in each] == [commit(seed)]
    shares = tuple(each["bytes"] for each in told if each["type"] == "bytes-given")
    code = next(message["code"] for _, message in example() if message["type"] == "table")
    dice = FairDice(seed, f"{code}-1", shares)
    rolls = [each["face"] for each in told if each["type"] == "rolled"]
    assert rolls == [dice.face(number).value for number in range(1, len(rolls) + 1)]


def test_the_example_shows_a_stale_command_and_a_reconnect() -> None:
    seen, refused, stale = 0, [], 0
    for arrow, message in example():
        if arrow == "←":
            seen = message.get("view", {}).get("sequence", seen)
            refused += [message["code"]] if message["type"] == "refused" else []
        elif "sequence" in message:
            stale += message["sequence"] != seen
        elif "after" in message:
            assert message["after"] == seen
    assert refused == ["stale"] * stale == ["stale"]


def test_every_close_code_and_every_limit_is_on_the_page() -> None:
    sources = "".join(inspect.getsource(each) for each in (endpoint, client))
    codes = re.findall(r"^[A-Z_]+ = (\d{4})$", sources, re.MULTILINE)
    assert set(codes) == {"1011", "4404", "4408"}
    for code in codes:
        assert f"| {code} |" in PAGE
    assert f"longer than {run.LONGEST_MESSAGE:,} bytes" in PAGE
    assert f"more than {client.MOST_WAITING} messages wait" in PAGE


def test_every_refusal_is_explained() -> None:
    assert re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE) == [
        code.value for code in RefusalCode
    ]


@pytest.mark.parametrize("model", [*commands(), *events(), *table_messages()], ids=type_of)
def test_every_message_is_on_the_page_and_in_the_types(model: Model) -> None:
    kind = type_of(model)
    assert PAGE.count(f"\n### `{kind}`\n") == TYPES.count(f'  type: "{kind}";\n') == 1
    assert f"\nexport interface {model.__name__} " in TYPES
    assert f"\n  | {model.__name__}" in TYPES


def test_links_within_the_page_lead_somewhere() -> None:
    headings = re.findall(r"^##+ (.*)$", PAGE, re.MULTILINE)
    anchors = [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]
    assert len(anchors) == len(set(anchors))
    for link in re.findall(r"\]\(#([^)]*)\)", PAGE):
        assert link in anchors
