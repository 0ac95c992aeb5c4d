"""Metrics in the text format of Prometheus (0.0.4).

Labels come from closed sets, all of them there from the start: nothing that a guest typed becomes a
label, and the number of series never grows. Knows no network; counts for one thread alone.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, product
from math import inf
from typing import Any, get_args, get_type_hints

from exactly.protocol import AnyEvent, GuestMessage, RefusalCode

__all__ = ["CONTENT_TYPE", "OUTCOMES", "UNREADABLE", "Counter", "Gauge", "Histogram", "Metrics"]

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
"""What the text is served as."""

OUTCOMES = ("done", "refused", "failed")
"""What may become of a command."""

UNREADABLE = "unreadable"
"""The type of a command that could not be read."""

_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Counter:
    """How often something happened, by labels."""

    def __init__(
        self,
        name: str,
        about: str,
        labels: Sequence[str] = (),
        series: Iterable[tuple[str, ...]] = ((),),
    ) -> None:
        """Count from zero; `series` are all values that the labels may have together."""
        self._name = name
        self._about = about
        self._labels = labels
        self._counts = dict.fromkeys(series, 0)

    def add(self, *labels: str, by: int = 1) -> None:
        """Count one more, or several; raises KeyError where these labels were not foreseen."""
        self._counts[labels] += by

    def add_each(self, labels: Iterable[str]) -> None:
        """Count one more of each, where there is but one label."""
        for label in labels:
            self._counts[label,] += 1

    def lines(self) -> Iterator[str]:
        """Write the counts."""
        yield from _head(self._name, self._about, "counter")
        for values, count in self._counts.items():
            yield f"{self._name}{_write_labels(self._labels, values)} {count}"


class Gauge:
    """A number that is asked for when somebody wants to know it."""

    def __init__(self, name: str, about: str, read: Callable[[], float]) -> None:
        self._name = name
        self._about = about
        self._read = read

    def lines(self) -> Iterator[str]:
        """Write the number as it is now."""
        yield from _head(self._name, self._about, "gauge")
        yield f"{self._name} {_write_number(self._read())}"


class Histogram:
    """How large something was, each time: counted by bucket."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        """Count from zero; `bounds` are the largest values of all buckets but the last, rising."""
        self._name = name
        self._about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """Count a value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def lines(self) -> Iterator[str]:
        """Write how many values were at most so large, for every bucket, and their sum."""
        name = self._name
        yield from _head(name, self._about, "histogram")
        totals = list(accumulate(self._counts))
        for bound, total in zip((*self._bounds, inf), totals, strict=True):
            yield f"{name}_bucket{_write_labels(['le'], [_write_number(bound)])} {total}"
        yield f"{name}_sum {_write_number(self._sum)}"
        yield f"{name}_count {totals[-1]}"


class Metrics:
    """All that one process counts."""

    def __init__(self, tables: Callable[[], float], guests: Callable[[], float]) -> None:
        """Begin to count; the two are asked how many tables are live and guests are connected."""
        commands = (*_types(GuestMessage), UNREADABLE)
        self._gauges = (
            Gauge("exactly_tables", "Tables that are live in this process.", tables),
            Gauge("exactly_guests", "Guests who are connected to this process.", guests),
        )
        self.commands = Counter(
            "exactly_commands_total",
            "Commands that guests sent, by what became of them.",
            ("type", "outcome"),
            product(commands, OUTCOMES),
        )
        self.events = Counter(
            "exactly_events_total",
            "Events that were kept and shown.",
            ("type",),
            product(_types(AnyEvent)),
        )
        self.refusals = Counter(
            "exactly_refusals_total",
            "Commands that were refused, by the reason.",
            ("code",),
            product([code.value for code in RefusalCode]),
        )
        self.errors = Counter("exactly_errors_total", "Errors that nobody foresaw.")
        self.connections_opened = Counter(
            "exactly_connections_opened_total", "Connections of guests that began."
        )
        self.connections_closed = Counter(
            "exactly_connections_closed_total", "Connections of guests that ended."
        )
        self.tables_made = Counter("exactly_tables_made_total", "Tables that were made here.")
        self.shown = Histogram(
            "exactly_command_seconds",
            "Seconds from a command's arrival until its events were shown.",
            _SECONDS,
        )
        self.commit = Histogram(
            "exactly_commit_seconds", "Seconds until the log had kept a commit.", _SECONDS
        )
        self.batch = Histogram(
            "exactly_commit_appends", "How many appends were committed together.", _SIZES
        )

    def committed(self, appends: int, seconds: float) -> None:
        """Count a commit."""
        self.batch.observe(appends)
        self.commit.observe(seconds)

    def text(self) -> str:
        """Write everything, as it stands."""
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
