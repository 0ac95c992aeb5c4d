"""Work that is shared among processes: what comes out does not depend on how many there are."""

import multiprocessing
import os
from collections.abc import Callable, Sequence
from typing import TypeVar

__all__ = ["in_processes"]

_Job = TypeVar("_Job")
_Result = TypeVar("_Result")


def in_processes(work: Callable[[_Job], _Result], jobs: Sequence[_Job]) -> list[_Result]:
    """Do all jobs, in as many processes as PROCESSES says, else one for each core."""
    many = int(os.environ.get("PROCESSES", "0")) or os.cpu_count() or 1
    for library in ("OMP", "OPENBLAS", "MKL"):  # the cores are busy as it is
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    # Others than forked ones see what was just set.
    with multiprocessing.get_context("spawn").Pool(many) as pool:
        return pool.map(work, jobs, chunksize=1)
