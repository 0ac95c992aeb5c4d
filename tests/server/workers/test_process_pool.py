"""The process pool: limited workers, replaced when killed, and stopped at the end."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import BrokenExecutor
from multiprocessing import active_children
from pathlib import Path

import pytest

from exactly.server.workers.process_pool import ProcessPool, all_cores_but_one
from support.paths import ROOT
from support.services import eventually
from support.slow_jobs import be_killed, be_killed_once, be_odd, say_who, wait_for
from support.wire import PATIENCE

KILLED_SERVER = """
import asyncio, os, signal, sys
from exactly.server.workers.process_pool import ProcessPool
from support.slow_jobs import say_who

async def begin():
    print(await ProcessPool(1).run(say_who), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(begin())
"""


@pytest.fixture
async def processes() -> AsyncIterator[ProcessPool]:
    processes = ProcessPool(2)
    yield processes
    await processes.close()


class Gate:
    """A gate that blocks processes until it is opened."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self._opened: int | None = None

    def open(self) -> None:
        self._opened = os.open(self.path, os.O_RDWR)

    def close(self) -> None:
        if self._opened is not None:
            os.close(self._opened)


@pytest.fixture
def gate(tmp_path: Path) -> Iterator[Gate]:
    gate = Gate(tmp_path / "gate")
    yield gate
    gate.close()


def is_there(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"  # a zombie has ended, too


async def test_no_process_starts_before_the_first_job(processes: ProcessPool) -> None:
    assert not active_children()
    first = await processes.run(say_who)
    assert first != os.getpid()
    assert await processes.run(say_who) == first, "one that has nothing to do was there"


async def test_the_number_of_workers_is_limited_and_the_loop_continues(
    processes: ProcessPool, gate: Gate, tmp_path: Path
) -> None:
    working = [
        asyncio.create_task(processes.run(wait_for, gate.path, tmp_path / "sign")) for _ in range(6)
    ]
    await eventually(lambda: len(list(tmp_path.glob("sign-*"))) == 2)
    assert not any(task.done() for task in working)
    gate.open()
    assert len(set(await asyncio.gather(*working))) == 2


async def test_a_killed_worker_is_replaced_and_all_jobs_are_done(
    processes: ProcessPool, gate: Gate, tmp_path: Path
) -> None:
    killed = await processes.run(say_who)
    working = [
        asyncio.create_task(processes.run(wait_for, gate.path, tmp_path / "sign")) for _ in range(4)
    ]
    await eventually((tmp_path / f"sign-{killed}").exists)
    os.kill(killed, signal.SIGKILL)
    gate.open()
    assert killed not in await asyncio.gather(*working)


async def test_a_job_that_kills_its_worker_is_retried_once(
    processes: ProcessPool, tmp_path: Path
) -> None:
    assert await processes.run(be_killed_once, tmp_path / "mark")
    with pytest.raises(BrokenExecutor):
        await processes.run(be_killed)
    assert await processes.run(say_who)


async def test_an_error_of_a_job_is_raised(processes: ProcessPool) -> None:
    worker = await processes.run(say_who)
    with pytest.raises(ZeroDivisionError):
        await processes.run(divmod, 1, 0)
    with pytest.raises(RuntimeError, match="OddError: it was odd"):
        await processes.run(be_odd)
    assert await processes.run(say_who) == worker, "nobody had to be replaced"


async def test_closing_does_not_wait_for_jobs(
    processes: ProcessPool, gate: Gate, tmp_path: Path
) -> None:
    working = asyncio.create_task(processes.run(wait_for, gate.path, tmp_path / "sign"))
    await eventually(lambda: bool(list(tmp_path.glob("sign-*"))))
    (sign,) = tmp_path.glob("sign-*")
    await processes.close()
    with pytest.raises(BrokenExecutor):
        await working
    await eventually(lambda: not is_there(int(sign.name.removeprefix("sign-"))))
    with pytest.raises(BrokenExecutor):
        await processes.run(say_who)


async def test_closing_ignores_abandoned_jobs(
    processes: ProcessPool, gate: Gate, tmp_path: Path
) -> None:
    sign = tmp_path / "sign"
    working = [asyncio.create_task(processes.run(wait_for, gate.path, sign)) for _ in range(20)]
    await eventually(lambda: len(list(tmp_path.glob("sign-*"))) == 2)
    for each in working:
        each.cancel()
    await asyncio.gather(*working, return_exceptions=True)
    await processes.close()  # a warning in a thread would fail this test
    assert all(each.cancelled() for each in working)


async def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    program = tmp_path / "killed_server.py"
    program.write_text(KILLED_SERVER)
    killed = await asyncio.to_thread(
        subprocess.run,  # returns when all processes have closed the pipe
        (sys.executable, program),
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests")},
        stdout=subprocess.PIPE,
        timeout=PATIENCE,
    )
    assert killed.returncode == -signal.SIGKILL
    worker = int(killed.stdout)
    await eventually(lambda: not is_there(worker))


def test_one_core_is_left_for_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: range(cores))
        assert all_cores_but_one() == processes
