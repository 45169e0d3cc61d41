"""Tasks that no caller waits for: their errors are logged once, and a service that closes waits for them or cancels them."""

from __future__ import annotations

import asyncio
import gc
import logging

import pytest

from rollhouse.server.workers.background_tasks import BackgroundTasks


async def test_a_failed_task_is_logged_by_us_and_not_by_the_event_loop(caplog: pytest.LogCaptureFixture) -> None:
    """`Task exception was never retrieved` came whenever the collector ran, and named no module of ours."""
    tasks = BackgroundTasks()

    async def fails() -> None:
        raise KeyError("a row that is not there")

    tasks.start(fails())
    await tasks.finish()
    gc.collect()
    (logged,) = caplog.records
    assert (logged.name, logged.levelno, logged.getMessage()) == ("rollhouse.background", logging.ERROR, "background task failed")
    assert logged.exc_info is not None
    assert isinstance(logged.exc_info[1], KeyError)


async def test_closing_cancels_what_runs_and_logs_nothing(caplog: pytest.LogCaptureFixture) -> None:
    tasks = BackgroundTasks()
    task = tasks.start(asyncio.sleep(3600))
    await tasks.cancel()
    assert (task.cancelled(), caplog.records) == (True, [])
