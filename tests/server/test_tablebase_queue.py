"""The order in which tablebases are made, and when one is dropped; worker processes that report progress."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollhouse.server.features.analysis.tablebase_queue import TablebaseQueue
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Level, Priority
from rollhouse.server.workers.pool import Cancelled, Process, report_progress
from tests.server.scripted_tablebases import FOLDER, find
from tests.server.waiting import wait_until

BACKGROUND = Priority(level=Level.BACKGROUND)


def work_until_cancelled(folder: str) -> str:
    """In another process: reports progress until it is cancelled."""
    while True:
        try:
            report_progress(0.5)
        except Cancelled:
            (Path(folder) / "cancelled").touch()
            return "cancelled"


async def test_a_task_reports_its_progress_and_stops_when_the_server_does(tmp_path: Path) -> None:
    process = Process(find, low_priority=True)
    assert process.progress is None
    working = asyncio.create_task(process.run(work_until_cancelled, str(tmp_path)))
    await wait_until(lambda: process.progress == 0.5)
    await process.close()
    assert (tmp_path / "cancelled").exists()
    assert await working == "cancelled"


def test_the_server_itself_loads_no_compiler() -> None:
    """Evaluators run in worker processes only."""
    code = "import sys; import rollhouse.server.http.app; print({'numba', 'numpy', 'llvmlite'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


@pytest.fixture
async def queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TablebaseQueue]:
    """A queue for games that note which tablebase is being made; a file `NAME.enough` lets it end."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    queue = TablebaseQueue(Process(find), Process(find, low_priority=True), find)
    yield queue
    await queue.close()


def want(queue: TablebaseQueue, key: str, priority: Priority = ANY_REQUESTER) -> asyncio.Task[bool]:
    return asyncio.create_task(queue.make(key, "pig", key, priority))


def order(folder: Path) -> list[str]:
    return (folder / "order").read_text().split()


async def test_background_work_comes_last_unless_a_user_starts_to_wait_for_it(queue: TablebaseQueue, tmp_path: Path) -> None:
    wanted = [want(queue, "a"), want(queue, "b", BACKGROUND), want(queue, "c", BACKGROUND), want(queue, "d")]
    await wait_until(lambda: (tmp_path / "a.begun").exists())
    wanted.append(want(queue, "c"))
    await wait_until(lambda: queue.progress("a") is not None)
    assert [queue.progress(key) for key in "bcde"] == [None] * 4
    assert len(queue) == 4, "one of them is wanted twice"
    for key in "abcd":
        (tmp_path / f"{key}.enough").touch()
    assert await asyncio.gather(*wanted) == [True] * 5
    assert order(tmp_path) == ["a", "c", "d", "b"]
    assert len(queue) == 0


async def test_background_work_under_way_makes_way_and_is_continued(queue: TablebaseQueue, tmp_path: Path) -> None:
    background = want(queue, "a", BACKGROUND)
    await wait_until(lambda: queue.progress("a") is not None)
    (tmp_path / "b.enough").touch()
    assert await want(queue, "b"), "though the other one is not made"
    assert not background.done()
    (tmp_path / "a.enough").touch()
    assert await background
    assert order(tmp_path) == ["a", "b", "a"]


async def test_users_are_served_in_turn_and_the_smallest_comes_first(queue: TablebaseQueue, tmp_path: Path) -> None:
    ana, bo = Priority("ana"), Priority("bo")
    for key in ("large1", "large2", "small1", "small2", "small3"):
        (tmp_path / f"{key}.enough").touch()
    wanted = [want(queue, "a")]
    await wait_until(lambda: (tmp_path / "a.begun").exists())
    wanted += [want(queue, key, ana) for key in ("large1", "small1", "small2", "small3")] + [want(queue, "large2", bo)]
    await wait_until(lambda: len(queue) == 6)
    (tmp_path / "a.enough").touch()
    assert await asyncio.gather(*wanted) == [True] * 6
    assert order(tmp_path) == ["a", "small1", "large2", "small2", "small3", "large1"]


async def test_a_tablebase_that_fails_leaves_the_others_alone(
    queue: TablebaseQueue, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "a.fail").touch()
    (tmp_path / "b.enough").touch()
    assert [await one for one in (want(queue, "a"), want(queue, "b"))] == [False, True]
    assert "tablebase failed" in caplog.text


async def test_a_tablebase_is_dropped_when_its_last_caller_leaves(queue: TablebaseQueue, tmp_path: Path) -> None:
    first, second, queued = want(queue, "a"), want(queue, "a"), want(queue, "b")
    await wait_until(lambda: (tmp_path / "a.begun").exists())
    first.cancel()
    queued.cancel()
    await asyncio.wait([first, queued])
    assert ("a" in queue, "b" in queue) == (True, False), "another caller waits for a"
    second.cancel()
    (tmp_path / "c.enough").touch()
    assert await want(queue, "c"), "a, which would never end, has stopped"
    assert order(tmp_path) == ["a", "c"]
