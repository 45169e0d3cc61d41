"""Which games are weighed when, and that nothing of it grows for ever. Nobody is asked what a game is worth here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rollhouse.server.features.analysis import finished_games as weighing
from rollhouse.server.features.analysis.finished_games import GameAnalyser
from rollhouse.server.features.analysis.service import HelpError
from rollhouse.server.features.analysis.tablebase_queue import QueueFull


class AdminService:
    """A store and a teacher: games are `ana`'s, and each answer waits for its word."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, bool]] = []
        self.stored: list[str] = []
        self.left: list[str] = []
        self.wrong: dict[str, Exception] = {}
        self.go_on = asyncio.Event()
        self.happened = asyncio.Event()
        self.store = self

    def now(self) -> float:
        return 0.0

    async def commits(self, table: str) -> list[Any]:
        return []

    async def not_weighed(self, user_id: str, limit: int) -> list[str]:
        return [table for table in self.left if table not in self.stored]

    async def over_between(self, since: float, until: float, limit: int) -> list[str]:
        return []

    async def to_weigh(self, table: str) -> dict[int, str]:
        return {} if table in self.stored else {0: "ana"}

    async def weigh(self, table: str, found: Any) -> None:
        self.stored.append(table)
        self.happened.set()

    async def weighings(self, table: str, *given: Any, aside: bool) -> dict[int, Any]:
        self.begun.append((table, aside))
        self.happened.set()
        await self.go_on.wait()
        if table in self.wrong:
            raise self.wrong.pop(table)
        return {0: None}

    async def rest(self) -> None:
        return

    async def until(self, stored: list[str]) -> None:
        async with asyncio.timeout(30):
            while self.stored != stored:
                self.happened.clear()
                await self.happened.wait()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> AdminService:
    nothing = SimpleNamespace(record=None, last="", by_whom=())
    monkeypatch.setattr(weighing, "_played", lambda *given: nothing)
    monkeypatch.setattr(weighing, "_PAUSE", 0.0)
    return AdminService()


@pytest.fixture
async def game_analyser(desk: AdminService) -> AsyncIterator[GameAnalyser]:
    game_analyser = GameAnalyser(cast("Any", desk), cast("Any", desk), cast("Any", desk))
    running = asyncio.create_task(game_analyser.run())
    yield game_analyser
    running.cancel()
    await game_analyser.close()


async def begun(desk: AdminService, count: int) -> None:
    async with asyncio.timeout(30):
        while len(desk.begun) < count:
            desk.happened.clear()
            await desk.happened.wait()


async def test_one_at_a_time_in_the_order_in_which_they_ended_and_each_once(desk: AdminService, game_analyser: GameAnalyser) -> None:
    for table in ("a", "b", "a", "c"):
        game_analyser.over(table)
    await begun(desk, 1)
    assert desk.begun == [("a", True)]
    desk.left = ["a"]
    looking = asyncio.create_task(game_analyser.go_on("ana"))
    desk.go_on.set()
    await desk.until(["a", "b", "c"])
    assert await looking is not None
    assert desk.begun == [("a", True), ("b", True), ("c", True)], "whoever looks meanwhile waits for the same answer"
    assert await game_analyser.go_on("ana") is None
    game_analyser.over("b")
    game_analyser.over("d")
    await desk.until(["a", "b", "c", "d"])
    assert len(desk.begun) == 4, "what was weighed is not weighed again"


async def test_what_fails_leaves_the_others_alone_and_is_not_remembered_for_ever(
    desk: AdminService, game_analyser: GameAnalyser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "_MOST_GIVEN_UP", 2)
    desk.go_on.set()
    desk.wrong = {"a": HelpError("help/unavailable"), "b": HelpError("help/unavailable"), "c": ValueError("damaged")}
    for table in "abcd":
        game_analyser.over(table)
    await desk.until(["d"])
    desk.left = ["a", "b", "c"]
    while await game_analyser.go_on("ana") is not None:
        pass
    assert desk.stored == ["d", "a"], "the latest two are left alone; the other is tried again"


async def test_while_too_much_waits_for_tablebases_a_game_is_tried_again_and_more_are_not_taken(
    desk: AdminService, game_analyser: GameAnalyser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "_MOST_WAITING", 2)
    desk.wrong = {"a": QueueFull()}
    for table in "abc":
        game_analyser.over(table)
    desk.go_on.set()
    await desk.until(["a", "b"])
    assert [table for table, _ in desk.begun] == ["a", "a", "b"]
