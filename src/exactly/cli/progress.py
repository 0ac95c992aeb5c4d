"""Long work in sight of who waits for it, and can interrupt it."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

__all__ = ["progress_of", "uninterrupted"]


@contextmanager
def progress_of(description: str, total: int | None) -> Iterator[Callable[[int, str], None]]:
    """Show a bar until it is left; it is told how much is done, and what is being done.

    Where nobody knows the total it only moves.
    """
    from rich.console import Console  # noqa: PLC0415  # only who waits needs it
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(description, total=total)

        def tell(done: int, doing: str) -> None:
            progress.update(task, completed=done, description=doing)

        yield tell


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let who interrupts wait until this is done, and raise KeyboardInterrupt then."""
    if current_thread() is not main_thread():  # others are never interrupted
        yield
        return
    is_wanted: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: is_wanted.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if is_wanted:
        raise KeyboardInterrupt
