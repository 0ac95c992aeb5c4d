"""The lock has one owner at a time, in the order of requests."""

import asyncio

from exactly.server.table.fast_lock import FastLock
from support.wire import run_other_tasks


async def test_a_free_lock_is_taken_at_once() -> None:
    lock = FastLock()
    assert lock.take_if_free()
    assert not lock.take_if_free()
    lock.release()
    assert lock.take_if_free()


async def test_waiters_get_the_lock_one_by_one_in_order() -> None:
    lock = FastLock()
    came: list[int] = []

    async def come(number: int) -> None:
        async with lock:
            came.append(number)
            await run_other_tasks()
            assert came[-1] == number
            assert not lock.take_if_free()

    assert lock.take_if_free()
    tasks = [asyncio.create_task(come(number)) for number in range(5)]
    await run_other_tasks()
    assert came == []
    lock.release()
    await asyncio.gather(*tasks)
    assert came == [0, 1, 2, 3, 4]
    assert lock.take_if_free()


async def test_a_cancelled_waiter_passes_the_lock_on() -> None:
    for steps in range(4):
        lock = FastLock()
        came: list[str] = []

        async def come(name: str, lock: FastLock, came: list[str]) -> None:
            async with lock:
                came.append(name)

        assert lock.take_if_free()
        impatient = asyncio.create_task(come("impatient", lock, came))
        patient = asyncio.create_task(come("patient", lock, came))
        await run_other_tasks()
        if steps < 2:
            impatient.cancel()
            await run_other_tasks()
            lock.release()
        else:  # granted, and cancelled before it ran
            lock.release()
            impatient.cancel()
        await patient
        assert came == ["patient"]
        assert lock.take_if_free()
