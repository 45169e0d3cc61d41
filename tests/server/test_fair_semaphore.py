"""Whose turn it is: by rank, then person by person."""

from __future__ import annotations

import asyncio

import pytest

from rollhouse.server.workers.fair_semaphore import FairSemaphore, Turn
from rollhouse.server.workers.pool import Process


async def test_one_persons_hundred_questions_wait_behind_anothers_first() -> None:
    turns, served = FairSemaphore(1), list[str]()
    begin = asyncio.Event()

    async def ask(name: str, turn: Turn) -> None:
        async with turns.take(turn):
            served.append(name)
            await begin.wait()

    asked = [
        ("a0", Turn("ana")),
        ("bots", Turn("cy", 1)),
        *((f"a{n}", Turn("ana")) for n in (1, 2, 3)),
        ("b1", Turn("bo")),
        ("b2", Turn("bo")),
    ]
    async with asyncio.TaskGroup() as all_of_them:
        for name, turn in asked:
            all_of_them.create_task(ask(name, turn))
        while turns.longest_wait() == 0.0:
            await asyncio.sleep(0)
        begin.set()
    assert served == ["a0", "a1", "b1", "a2", "b2", "a3", "bots"]
    assert turns.longest_wait() == 0.0


async def test_who_gives_up_waiting_takes_nobodys_turn() -> None:
    turns = FairSemaphore(1)

    async def have() -> None:
        async with turns.take(Turn("ana")):
            pass

    async with turns.take(Turn("ana")):
        gives_up, next_one = asyncio.create_task(have()), asyncio.create_task(have())
        await asyncio.sleep(0)
        gives_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gives_up
    called = asyncio.create_task(have())
    await asyncio.gather(next_one, called)
    async with turns.take(Turn("bo")):  # all are free again
        late = asyncio.create_task(have())
        await asyncio.sleep(0)
    late.cancel()  # called, and gone before it began
    await asyncio.gather(late, return_exceptions=True)
    await have()


async def test_when_all_are_sent_away_at_once_nobody_is_called() -> None:
    """As when a house closes: whoever had the turn hears of it first, and passes it on to somebody who is being sent away too."""
    turns = FairSemaphore(1)

    async def have() -> None:
        async with turns.take(Turn("ana")):
            await asyncio.sleep(3600)

    all_of_them = [asyncio.create_task(have()) for _ in range(3)]
    await asyncio.sleep(0)
    for one in all_of_them:
        one.cancel()
    ends = await asyncio.gather(*all_of_them, return_exceptions=True)
    assert [type(end) for end in ends] == [asyncio.CancelledError] * 3
    assert turns.longest_wait() == 0.0
    async with turns.take(Turn("bo")):  # the turn is free
        pass


def _hold(size: int) -> int:
    _held.append(b"x" * size)
    return len(_held)


_held: list[bytes] = []


async def test_a_process_that_holds_too_much_is_replaced_once_it_has_answered() -> None:
    process = Process(most_memory=1)
    try:
        assert [await process.run(_hold, 10), await process.run(_hold, 10)] == [1, 1]
    finally:
        await process.close()
    roomy = Process()
    try:
        assert [await roomy.run(_hold, 10), await roomy.run(_hold, 10)] == [1, 2]
    finally:
        await roomy.close()
