"""The fair semaphore, tasks with leases, and the memory limit of a worker process."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rollhouse.server.features.analysis.service import HelpError
from rollhouse.server.workers.fair_semaphore import FairSemaphore, Level, Priority
from rollhouse.server.workers.leased_tasks import LeasedTasks
from rollhouse.server.workers.pool import Process
from tests.server.waiting import wait_until
from tests.timeouts import TIMEOUT_SECONDS


async def test_a_users_hundredth_request_waits_behind_anothers_first() -> None:
    slots, served = FairSemaphore(1), list[str]()
    begin = asyncio.Event()

    async def ask(name: str, priority: Priority) -> None:
        async with slots.slot(priority):
            served.append(name)
            await begin.wait()

    asked = [
        ("a0", Priority("ana")),
        ("background", Priority("cy", Level.BACKGROUND)),
        ("waiting", Priority("cy", Level.WAITING)),
        *((f"a{n}", Priority("ana")) for n in (1, 2, 3)),
        ("b1", Priority("bo")),
        ("b2", Priority("bo")),
    ]
    async with asyncio.TaskGroup() as group:
        for name, priority in asked:
            group.create_task(ask(name, priority))
        await wait_until(lambda: slots.longest_wait_seconds() > 0.0)
        begin.set()
    assert served == ["a0", "a1", "b1", "a2", "b2", "a3", "waiting", "background"]
    assert slots.longest_wait_seconds() == 0.0


async def test_a_waiter_that_is_cancelled_takes_no_slot() -> None:
    slots = FairSemaphore(1)

    async def have() -> None:
        async with slots.slot(Priority("ana")):
            pass

    async with slots.slot(Priority("ana")):
        gives_up, next_one = asyncio.create_task(have()), asyncio.create_task(have())
        await asyncio.sleep(0)
        gives_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gives_up
    called = asyncio.create_task(have())
    await asyncio.gather(next_one, called)
    async with slots.slot(Priority("bo")):
        late = asyncio.create_task(have())
        await asyncio.sleep(0)
    late.cancel()  # it was called, and is cancelled before it runs
    await asyncio.gather(late, return_exceptions=True)
    await have()


async def test_when_all_are_cancelled_at_once_the_slot_is_free() -> None:
    """As when a server closes: the holder is cancelled first, and calls a waiter that is cancelled too."""
    slots = FairSemaphore(1)

    async def have() -> None:
        async with slots.slot(Priority("ana")):
            await asyncio.sleep(3600)

    tasks = [asyncio.create_task(have()) for _ in range(3)]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(end) for end in ends] == [asyncio.CancelledError] * 3
    assert slots.longest_wait_seconds() == 0.0
    async with slots.slot(Priority("bo")):
        pass


# --- leases ---------------------------------------------------------------------------------------------------------------------------


async def test_requests_with_the_same_key_share_a_task_and_the_latest_results_are_kept() -> None:
    tasks, go_on, asked = LeasedTasks[str](kept=2), asyncio.Event(), list[str]()

    async def make(name: str) -> str:
        asked.append(name)
        await go_on.wait()
        return name.upper()

    def ask(name: str) -> asyncio.Task[Any]:
        return asyncio.create_task(tasks.poll(name, lambda: make(name), TIMEOUT_SECONDS))

    several = [ask("a"), ask("a"), ask("b")]
    await wait_until(lambda: asked == ["a", "b"])
    go_on.set()
    assert await asyncio.gather(*several) == ["A", "A", "B"]
    assert await ask("c") == "C"
    assert ["a" in tasks, "b" in tasks, "c" in tasks] == [False, True, True]
    assert await ask("b") == "B"
    assert asked == ["a", "b", "c"]


async def test_a_task_outlives_polls_that_renew_its_lease_and_a_failure_is_raised_once() -> None:
    tasks, go_on, tries = LeasedTasks[str](kept=10), asyncio.Event(), list[int]()

    async def make() -> str:
        tries.append(1)
        await go_on.wait()
        if len(tries) == 1:
            raise HelpError("help/unavailable")
        return "done"

    assert await tasks.poll("a", make, 0.0) is None
    await wait_until(lambda: tries == [1])
    ends = tasks.lease_ends("a")
    assert await tasks.poll("a", make, 0.0) is None
    assert tasks.lease_ends("a") > ends
    go_on.set()
    with pytest.raises(HelpError):
        await tasks.poll("a", make, TIMEOUT_SECONDS)
    assert await tasks.poll("a", make, TIMEOUT_SECONDS) == "done"
    assert len(tries) == 2


async def test_a_task_whose_lease_runs_out_is_cancelled_and_another_poll_starts_it_again() -> None:
    tasks, cancelled = LeasedTasks[str](lease_seconds=0.01), list[str]()

    async def make() -> str:
        try:
            await asyncio.sleep(TIMEOUT_SECONDS)
        finally:
            cancelled.append("a")
        return ""

    for times in (1, 2):
        assert await tasks.poll("a", make, 0.0) is None
        await wait_until(lambda times=times: len(cancelled) == times and "a" not in tasks)  # type: ignore[misc]  # mypy can't infer its default


# --- memory ---------------------------------------------------------------------------------------------------------------------------


def _hold(size: int) -> int:
    _held.append(b"x" * size)
    return len(_held)


_held: list[bytes] = []


async def test_a_process_that_holds_too_much_is_replaced_once_it_has_answered() -> None:
    process = Process(max_memory_bytes=1)
    try:
        assert [await process.run(_hold, 10), await process.run(_hold, 10)] == [1, 1]
    finally:
        await process.close()
    roomy = Process()
    try:
        assert [await roomy.run(_hold, 10), await roomy.run(_hold, 10)] == [1, 2]
    finally:
        await roomy.close()
