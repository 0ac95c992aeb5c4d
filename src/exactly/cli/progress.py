"""Progress bars on standard error."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

__all__ = ["ReportProgress", "progress_bar"]


class ReportProgress(Protocol):
    """Updates a progress bar; None leaves the description or the details unchanged."""

    def __call__(
        self, done: float, description: str | None = None, details: str | None = None, /
    ) -> None:
        """Set the number of finished steps, and the texts before and after the bar."""
        ...


@contextmanager
def progress_bar(
    description: str, total: int | None, *, has_details: bool = False
) -> Iterator[ReportProgress]:
    """Show a progress bar, and yield the function that updates it.

    By default the bar appears in terminals only, shows the number of steps, and disappears at the
    end. Without a total it is indeterminate. A bar with details shows them and the elapsed time
    instead, and remains visible.
    """
    console = Console(stderr=True)
    columns: tuple[ProgressColumn, ...] = (MofNCompleteColumn(), TimeRemainingColumn())
    if has_details:
        columns = (TextColumn("{task.fields[details]}"), TimeElapsedColumn())
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        *columns,
        console=console,
        transient=not has_details,
        disable=not (has_details or console.is_terminal),
    ) as progress:
        task = progress.add_task(description, total=total, details="")

        def report(
            done: float, description: str | None = None, details: str | None = None, /
        ) -> None:
            progress.update(task, completed=done, description=description)
            if details is not None:
                progress.update(task, details=details)

        yield report
