"""Metrics in the text format of Prometheus (0.0.4).

All label values are known from the start: no input of a client becomes a label value, and the
number of series never grows. Imports no network code. Not thread-safe.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, product
from math import inf
from typing import Any, get_args, get_type_hints

from exactly.protocol import AnyEvent, GuestMessage, RefusalCode

__all__ = ["CONTENT_TYPE", "OUTCOMES", "UNREADABLE", "Counter", "Gauge", "Histogram", "Metrics"]

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
"""The media type of the metrics text."""

OUTCOMES = ("done", "refused", "failed")
"""The possible outcomes of a command."""

UNREADABLE = "unreadable"
"""The label value for a command that cannot be parsed, instead of its type."""

_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Counter:
    """A metric that counts how often something happened, separately for each label value."""

    def __init__(
        self,
        name: str,
        about: str,
        labels: Sequence[str] = (),
        series: Iterable[tuple[str, ...]] = ((),),
    ) -> None:
        """Start all counts at zero; `series` are all combinations of label values."""
        self._name = name
        self._about = about
        self._labels = labels
        self._counts = dict.fromkeys(series, 0)

    def add(self, *labels: str, by: int = 1) -> None:
        """Add `by` to the count of these label values; raises KeyError if `series` lacks them."""
        self._counts[labels] += by

    def add_each(self, labels: Iterable[str]) -> None:
        """Add 1 to the count of each of these label values; for counters with a single label."""
        for label in labels:
            self._counts[label,] += 1

    def lines(self) -> Iterator[str]:
        """Yield the lines of this metric, in the format of Prometheus."""
        yield from _head(self._name, self._about, "counter")
        for values, count in self._counts.items():
            yield f"{self._name}{_write_labels(self._labels, values)} {count}"


class Gauge:
    """A metric whose value is read when the metrics are requested."""

    def __init__(self, name: str, about: str, read: Callable[[], float]) -> None:
        self._name = name
        self._about = about
        self._read = read

    def lines(self) -> Iterator[str]:
        """Yield the lines of this metric, in the format of Prometheus."""
        yield from _head(self._name, self._about, "gauge")
        yield f"{self._name} {_write_number(self._read())}"


class Histogram:
    """A metric that counts values by size, in buckets."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        """Start all counts at zero; `bounds` are the upper bounds of all buckets but the last."""
        self._name = name
        self._about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """Add a value to the histogram."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def lines(self) -> Iterator[str]:
        """Yield the lines of this metric: cumulative counts of the buckets, sum of the values."""
        name = self._name
        yield from _head(name, self._about, "histogram")
        totals = list(accumulate(self._counts))
        for bound, total in zip((*self._bounds, inf), totals, strict=True):
            yield f"{name}_bucket{_write_labels(['le'], [_write_number(bound)])} {total}"
        yield f"{name}_sum {_write_number(self._sum)}"
        yield f"{name}_count {totals[-1]}"


class Metrics:
    """All metrics of one server process."""

    def __init__(self, tables: Callable[[], float], clients: Callable[[], float]) -> None:
        """Start all metrics; `tables` and `clients` return the current number of each."""
        commands = (*_types(GuestMessage), UNREADABLE)
        self._gauges = (
            Gauge("exactly_tables", "Live tables in this process.", tables),
            Gauge("exactly_guests", "Clients connected to this process.", clients),
        )
        self.commands = Counter(
            "exactly_commands_total",
            "Commands from clients, by type and outcome.",
            ("type", "outcome"),
            product(commands, OUTCOMES),
        )
        self.events = Counter(
            "exactly_events_total",
            "Events that were stored and sent.",
            ("type",),
            product(_types(AnyEvent)),
        )
        self.refusals = Counter(
            "exactly_refusals_total",
            "Refused commands, by reason.",
            ("code",),
            product([code.value for code in RefusalCode]),
        )
        self.errors = Counter("exactly_errors_total", "Unexpected errors.")
        self.connections_opened = Counter(
            "exactly_connections_opened_total", "Client connections opened."
        )
        self.connections_closed = Counter(
            "exactly_connections_closed_total", "Client connections closed."
        )
        self.tables_made = Counter("exactly_tables_made_total", "Tables created by this process.")
        self.shown = Histogram(
            "exactly_command_seconds",
            "Seconds from the arrival of a command until its events were sent.",
            _SECONDS,
        )
        self.commit = Histogram(
            "exactly_commit_seconds", "Seconds for a commit to the event log.", _SECONDS
        )
        self.batch = Histogram(
            "exactly_commit_appends",
            "Number of commands or computer steps whose events share a commit.",
            _SIZES,
        )

    def committed(self, appends: int, seconds: float) -> None:
        """Add one commit of the event log to the metrics."""
        self.batch.observe(appends)
        self.commit.observe(seconds)

    def text(self) -> str:
        """Return all metrics as text, in the format of Prometheus."""
        families = (
            *self._gauges,
            self.commands,
            self.events,
            self.refusals,
            self.errors,
            self.connections_opened,
            self.connections_closed,
            self.tables_made,
            self.shown,
            self.commit,
            self.batch,
        )
        return "".join(f"{line}\n" for family in families for line in family.lines())


def _types(union: Any) -> list[str]:
    """Return the `type` of each message in a union of the protocol."""
    messages = get_args(get_args(union)[0])
    return [get_args(get_type_hints(message)["type"])[0] for message in messages]


def _head(name: str, about: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {_escape(about)}", f"# TYPE {name} {kind}"


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def _write_labels(names: Sequence[str], values: Sequence[str]) -> str:
    quoted = [_escape(value).replace('"', '\\"') for value in values]
    pairs = [f'{name}="{value}"' for name, value in zip(names, quoted, strict=True)]
    return f"{{{','.join(pairs)}}}" if pairs else ""


def _write_number(value: float) -> str:
    return "+Inf" if value == inf else repr(value)
