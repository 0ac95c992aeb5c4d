"""The metrics for Prometheus are valid and correct."""

import re
from math import inf

import pytest

from exactly.protocol import COMMANDS, EVENTS, RefusalCode
from exactly.server.operation.metrics import (
    OUTCOMES,
    UNREADABLE,
    Counter,
    Gauge,
    Histogram,
    Metrics,
)

Labels = tuple[tuple[str, str], ...]

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"'
SAMPLE = re.compile(rf"({NAME})(?:\{{({LABEL}(?:,{LABEL})*)\}})? (\S+)")
NUMBER = re.compile(r"[+-]?Inf|NaN|[+-]?\d+(\.\d+)?(e[+-]?\d+)?")
ENDINGS = {"counter": {""}, "gauge": {""}, "histogram": {"_bucket", "_sum", "_count"}}
ESCAPED = {r"\\": "\\", r"\"": '"', r"\n": "\n"}


def read(text: str) -> dict[tuple[str, Labels], float]:
    """Parse the exposition format 0.0.4 strictly."""
    assert text.endswith("\n")
    samples: dict[tuple[str, Labels], float] = {}
    families: set[str] = set()
    family = kind = ""
    for line in text[:-1].split("\n"):
        if head := re.fullmatch(rf"# HELP ({NAME}) (?:[^\\]|\\[\\n])*", line):
            family, kind = head[1], ""
            assert family not in families
            families.add(family)
        elif head := re.fullmatch(rf"# TYPE ({NAME}) (counter|gauge|histogram)", line):
            assert (head[1], kind) == (family, "")
            kind = head[2]
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            name = sample[1]
            assert name.removeprefix(family) in ENDINGS[kind]
            assert NUMBER.fullmatch(sample[sample.lastindex or 0])
            labels = tuple(
                (label, re.sub(r"\\.", lambda found: ESCAPED[found[0]], value))
                for label, value in re.findall(LABEL, sample[2] or "")
            )
            assert len({label for label, _ in labels}) == len(labels)
            assert (name, labels) not in samples
            samples[name, labels] = float(sample[sample.lastindex or 0])
    return samples


def read_lines(family: Counter | Gauge | Histogram) -> dict[tuple[str, Labels], float]:
    return read("".join(f"{line}\n" for line in family.lines()))


@pytest.fixture
def metrics() -> Metrics:
    return Metrics(lambda: 3, lambda: 17)


def test_a_fresh_server_has_counted_nothing(metrics: Metrics) -> None:
    samples = read(metrics.text())
    assert samples.pop(("exactly_tables", ())) == 3
    assert samples.pop(("exactly_guests", ())) == 17
    assert set(samples.values()) == {0}


def test_events_are_counted(metrics: Metrics) -> None:
    metrics.commands.add("move", "done")
    metrics.commands.add("move", "done")
    metrics.commands.add(UNREADABLE, "refused")
    metrics.events.add("moved", by=5)
    metrics.refusals.add(RefusalCode.STALE)
    metrics.errors.add()
    metrics.connections_opened.add()
    metrics.connections_closed.add()
    metrics.tables_made.add()
    samples = {key: value for key, value in read(metrics.text()).items() if value}
    assert samples == {
        ("exactly_tables", ()): 3,
        ("exactly_guests", ()): 17,
        ("exactly_commands_total", (("type", "move"), ("outcome", "done"))): 2,
        ("exactly_commands_total", (("type", "unreadable"), ("outcome", "refused"))): 1,
        ("exactly_events_total", (("type", "moved"),)): 5,
        ("exactly_refusals_total", (("code", "stale"),)): 1,
        ("exactly_errors_total", ()): 1,
        ("exactly_connections_opened_total", ()): 1,
        ("exactly_connections_closed_total", ()): 1,
        ("exactly_tables_made_total", ()): 1,
    }


def test_every_command_event_and_refusal_of_the_protocol_can_be_counted(metrics: Metrics) -> None:
    commands = COMMANDS.json_schema()["discriminator"]["mapping"]
    events = EVENTS.json_schema()["items"]["discriminator"]["mapping"]
    assert len(commands) > 10
    assert len(events) > 10
    for outcome in OUTCOMES:
        for command in commands:
            metrics.commands.add(command, outcome)
    for event in events:
        metrics.events.add(event)
    for code in RefusalCode:
        metrics.refusals.add(code)


def test_input_of_a_client_never_becomes_a_label(metrics: Metrics) -> None:
    before = metrics.text()
    with pytest.raises(KeyError):
        metrics.commands.add("<script>", "done")
    assert metrics.text() == before


def test_a_gauge_is_read_at_every_request() -> None:
    waiting = [1.5]
    gauge = Gauge("waiting", "How much waits.", lambda: waiting[0])
    assert read_lines(gauge) == {("waiting", ()): 1.5}
    waiting[0] = 1e-9
    assert read_lines(gauge) == {("waiting", ()): 1e-9}


def test_a_bucket_counts_all_values_up_to_its_bound() -> None:
    histogram = Histogram("size", "How large it was.", (1, 2.5))
    for value in (0.25, 1, 2, 2.5, 3, 1000):
        histogram.observe(value)
    samples = read_lines(histogram)
    buckets = {labels[0][1]: count for (_, labels), count in samples.items() if labels}
    assert {float(bound): count for bound, count in buckets.items()} == {1: 2, 2.5: 4, inf: 6}
    assert "+Inf" in buckets
    assert samples["size_count", ()] == 6
    assert samples["size_sum", ()] == 1008.75


def test_times_and_sizes_are_in_the_text(metrics: Metrics) -> None:
    metrics.shown.observe(0.004)
    metrics.committed(12, 0.002)
    samples = read(metrics.text())
    assert samples["exactly_command_seconds_bucket", (("le", "0.0025"),)] == 0
    assert samples["exactly_command_seconds_bucket", (("le", "0.005"),)] == 1
    assert samples["exactly_commit_seconds_sum", ()] == 0.002
    assert samples["exactly_commit_appends_bucket", (("le", "16"),)] == 1


@pytest.mark.parametrize("value", ['"', "\\", "\n", '\\n"', 'a="b",c="d"} 1', "ü€", ""])
def test_labels_are_escaped(value: str) -> None:
    counter = Counter("odd_total", "Odd\nthings \\ seen.", ("kind",), [(value,)])
    counter.add(value)
    assert read_lines(counter) == {("odd_total", (("kind", value),)): 1}
