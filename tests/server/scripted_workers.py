"""Worker processes of a test: their tasks run until the test lets them end, in this process."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from rollhouse.analysis.game_analysis import SeatAnalysis
from rollhouse.analysis.play_statistics import PlayStatistics
from rollhouse.server.features.analysis.service import AnalysisService
from rollhouse.server.features.analysis.tablebase_queue import TablebaseQueue
from rollhouse.server.features.analysis.worker_tasks import FinishedGame, ReportPart, SeatResult, Unavailable
from rollhouse.server.workers.pool import Cancelled, Process, WorkerPool
from tests.core.toy import Pig
from tests.timeouts import TIMEOUT_SECONDS

__all__ = ["Script", "scripted_service"]


class Script:
    """What the processes are given to do, in order, and when each of it ends. A task is known by its last argument, a game by its move."""

    def __init__(self) -> None:
        self.started: list[str] = []
        self.cancelled: list[str] = []
        self.lacks_tablebase: set[str] = set()
        self.fails: dict[str, Exception] = {}
        self.parts: list[ReportPart] = []
        """What the next tasks of a report return, before it is complete."""
        self._may_end: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self._changed = asyncio.Event()

    def end(self, *names: str) -> None:
        for name in names:
            self._may_end[name].set()

    def hold(self, name: str) -> None:
        self._may_end[name].clear()

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while not happened():
                self._changed.clear()
                await self._changed.wait()

    def note(self) -> None:
        self._changed.set()

    async def do(self, where: str, name: str, cancel: asyncio.Event) -> None:
        self.started.append(f"{where} {name}")
        self.note()
        ended, stopped = asyncio.create_task(self._may_end[name].wait()), asyncio.create_task(cancel.wait())
        await asyncio.wait([ended, stopped], return_when=asyncio.FIRST_COMPLETED)
        was_cancelled = not ended.done()
        for task in (ended, stopped):
            task.cancel()
        if was_cancelled:
            self.cancelled.append(name)
            self.note()
            raise Cancelled
        if name in self.fails:
            raise self.fails.pop(name)


class _Process(Process):
    def __init__(self, script: Script, name: str) -> None:
        self._script = script
        self._name = name
        self._cancel = asyncio.Event()

    async def run(self, task: Callable[..., Any], *args: Any) -> Any:
        game = args[-1]
        name = game.record.moves[0] if isinstance(game, FinishedGame) else str(game)
        self._cancel.clear()
        await self._script.do(self._name, name, self._cancel)
        if name in self._script.lacks_tablebase:
            self._script.lacks_tablebase.discard(name)
            return Unavailable("pig", f"{name}.tb")
        if self._script.parts and name == "record":
            self._script.hold(name)
            return self._script.parts.pop(0)
        if isinstance(game, FinishedGame):
            return {seat: SeatResult(SeatAnalysis(None, PlayStatistics()), ()) for seat in game.seats}
        return True

    @property
    def progress(self) -> float | None:
        return 0.5

    def cancel(self) -> None:
        self._cancel.set()

    async def stop(self) -> None:
        self._script.started.append(f"stop {self._name}")

    async def close(self) -> None:
        self.cancel()


class _Pool(WorkerPool):
    def __init__(self, script: Script, name: str, count: int) -> None:
        super().__init__(count)
        self._script = script
        self._name = name

    def _new_process(self) -> Process:
        return _Process(self._script, self._name)


class _Pig(Pig):
    def decode(self, text: str) -> Any:
        return text


def scripted_service(script: Script, *, lease_seconds: float = TIMEOUT_SECONDS) -> AnalysisService:
    """An analysis service whose two processes, background process and tablebase process follow the script."""
    tablebases = TablebaseQueue(_Process(script, "tablebase"), _Process(script, "background tablebase"), lambda name: _Pig())
    return AnalysisService(_Pool(script, "pool", 2), _Pool(script, "background", 1), tablebases, lease_seconds=lease_seconds)
