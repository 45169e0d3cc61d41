"""A client in a thread of its own, for programs that are not asynchronous."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import closing
from threading import Thread
from typing import Any

from rollhouse.client.errors import ClientError
from rollhouse.client.table_client import Frame, TableClient

_STOP_SECONDS = 5.0


class BackgroundClient:
    """Follows a table in a thread; `received` is called there with each frame, and once with the error that ended it, if one did.

    Frames with a table have the whole `log` up to that version: the client itself may be further ahead by the time they are shown.
    """

    def __init__(self, client: TableClient, received: Callable[[Frame | ClientError], None]) -> None:
        self.client = client
        self._received = received
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._run, name="rollhouse-client", daemon=True)

    def start(self) -> None:
        """Start the thread, which connects to the table."""
        self._thread.start()

    def call(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a command of the client in its thread; a lost connection is reported as an error frame."""
        asyncio.run_coroutine_threadsafe(self._attempt(work), self._loop)

    def stop(self) -> None:
        """Leave the table and end the thread."""
        asyncio.run_coroutine_threadsafe(self._finish(), self._loop)
        self._thread.join(_STOP_SECONDS)

    def _run(self) -> None:
        with closing(self._loop) as loop:
            loop.run_until_complete(self._follow())
            loop.run_forever()  # until `stop`: a command may come after the last frame

    async def _finish(self) -> None:
        await self.client.close()
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
        self._loop.stop()

    async def _follow(self) -> None:
        try:
            async for frame in self.client.frames():
                if "table" in frame:
                    await self.client.load_log()
                    frame = {**frame, "log": self.client.log}
                self._received(frame)
        except ClientError as error:
            self._received(error)

    async def _attempt(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except ClientError as error:
            self._received({"is": "failed", "error": error})
