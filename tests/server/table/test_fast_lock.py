"""One at a time, and in the order of coming."""

import asyncio

from exactly.server.table.fast_lock import FastLock
from support.wire import run_other_tasks


async def test_who_finds_nobody_inside_goes_in_at_once() -> None:
    turnstile = FastLock()
    assert turnstile.take_if_free()
    assert not turnstile.take_if_free()
    turnstile.release()
    assert turnstile.take_if_free()


async def test_who_waits_comes_in_one_after_the_other_and_in_order() -> None:
    turnstile = FastLock()
    came: list[int] = []

    async def come(number: int) -> None:
        async with turnstile:
            came.append(number)
            await run_other_tasks()
            assert came[-1] == number
            assert not turnstile.take_if_free()

    assert turnstile.take_if_free()
    tasks = [asyncio.create_task(come(number)) for number in range(5)]
    await run_other_tasks()
    assert came == []
    turnstile.release()
    await asyncio.gather(*tasks)
    assert came == [0, 1, 2, 3, 4]
    assert turnstile.take_if_free()


async def test_who_does_not_wait_any_more_lets_the_next_one_in() -> None:
    for steps in range(4):
        turnstile = FastLock()
        came: list[str] = []

        async def come(name: str, turnstile: FastLock, came: list[str]) -> None:
            async with turnstile:
                came.append(name)

        assert turnstile.take_if_free()
        impatient = asyncio.create_task(come("impatient", turnstile, came))
        patient = asyncio.create_task(come("patient", turnstile, came))
        await run_other_tasks()
        if steps < 2:
            impatient.cancel()
            await run_other_tasks()
            turnstile.release()
        else:  # let in, and gone before coming
            turnstile.release()
            impatient.cancel()
        await patient
        assert came == ["patient"]
        assert turnstile.take_if_free()
