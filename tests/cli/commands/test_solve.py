"""An interrupted or killed solve leaves no partial file; `SOLVES=100` tries more moments."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from exactly.rules import Rules
from exactly.solver.solution_file import Solution, solution_path
from support.wire import PATIENCE

SOLVES = int(os.environ.get("SOLVES", "4"))
SHORT = Rules(target=1)
BEGIN = "from exactly.__main__ import main; print('begun', flush=True); main()"
"""Prints a line once the program itself can be interrupted, and no longer Python's start."""


@pytest.mark.parametrize("number", range(SOLVES))
def test_a_solve_interrupted_at_any_moment_leaves_no_half_file(tmp_path: Path, number: int) -> None:
    how = (signal.SIGINT, signal.SIGKILL, signal.SIGTERM)[number % 3]
    folder = tmp_path / "exactly" / "solutions"
    solving = subprocess.Popen(
        [sys.executable, "-c", BEGIN, "solve", "--rules", "standard+target=1"],
        env={**os.environ, "LANG": "C.UTF-8", "XDG_CACHE_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert solving.stdout is not None
    solving.stdout.readline()
    try:
        _, told = solving.communicate(timeout=Random(number).uniform(0.5, 8.0))
    except subprocess.TimeoutExpired:
        solving.send_signal(how)
        _, told = solving.communicate(timeout=PATIENCE)
    assert "Traceback" not in told
    path = solution_path(folder, SHORT)
    assert path.exists() or solving.returncode != 0
    if path.exists():
        solution = Solution(path, SHORT)
        for place in range(0, solution.numbering.size, 100_000):
            solution.chance((0, 0), place)  # every checksum
    if solving.returncode:
        assert [each for each in folder.glob("*") if each != path] == []
