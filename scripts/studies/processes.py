"""Work in parallel processes; the results do not depend on their number."""

import multiprocessing
import os
from collections.abc import Callable, Sequence
from typing import TypeVar

__all__ = ["in_processes"]

_Job = TypeVar("_Job")
_Result = TypeVar("_Result")


def in_processes(work: Callable[[_Job], _Result], jobs: Sequence[_Job]) -> list[_Result]:
    """Do all jobs, in PROCESSES processes, by default one for each core."""
    workers = int(os.environ.get("PROCESSES", "0")) or os.cpu_count() or 1
    for library in ("OMP", "OPENBLAS", "MKL"):  # all cores are busy with processes
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    # Spawned processes, unlike forked ones, read this setting.
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        return pool.map(work, jobs, chunksize=1)
