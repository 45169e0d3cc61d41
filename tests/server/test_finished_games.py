"""Which finished games are analysed when: by urgency, fairly, once, and only while a user waits. Processes follow a script."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from rollhouse.core.absences import own_seats
from rollhouse.core.record_text import from_text, to_text
from rollhouse.play.entries import (
    Began,
    BotSat,
    Covered,
    Ended,
    Entry,
    Moved,
    Opened,
    Options,
    Resigned,
    Returned,
    Rose,
    Sat,
    Undone,
    encode_entries,
)
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis import finished_games
from rollhouse.server.features.analysis.finished_games import FinishedGameAnalyser, finished_game
from rollhouse.server.features.analysis.repository import AnalysedSeat
from rollhouse.server.features.analysis.schemas import Preparing, PreparingReport
from rollhouse.server.features.analysis.service import AnalysisService
from rollhouse.server.features.analysis.worker_tasks import ReportPart
from rollhouse.server.store.rows import StoredCommit
from tests.play.shared import ANA, BO, CY, NOON, SharedTable
from tests.server.scripted_workers import Script, scripted_service
from tests.timeouts import TIMEOUT_SECONDS

OPENED = Opened("dicy-cards", {"players": 2}, Options(), "ana", "")


class Games:
    """A store and a repository. The table `a1` is a game of the user `a`, whose only move says so."""

    def __init__(self, script: Script, *tables: str) -> None:
        self.left = list(tables)
        self.stored: list[str] = []
        self._script = script

    async def commits(self, table_id: str) -> list[StoredCommit]:
        user, table = table_id[0], Moved(table_id, 0.0)
        return [StoredCommit(1, encode_entries((OPENED, Sat(0, user, user), Sat(1, "z", "z"), table, Ended((0,), "", 0.0))))]

    async def games_to_analyse(self, user_id: str, limit: int, *, mistakes: bool) -> list[str]:
        return [table for table in self.left if table.startswith(user_id)]

    async def ended_between(self, since: float, until: float, limit: int) -> list[str]:
        return []

    async def seats_to_analyse(self, table_id: str) -> dict[int, str]:
        return {} if table_id in self.stored else {0: table_id[0], 1: "z"}

    async def store_analysis(self, table_id: str, seats: Sequence[AnalysedSeat]) -> None:
        assert [(one.user_id, one.seat) for one in seats] == [(table_id[0], 0), ("z", 1)]
        self.stored.append(table_id)
        self.left = [table for table in self.left if table != table_id]
        self._script.note()


@asynccontextmanager
async def analysing(
    script: Script, games: Games, *, lease_seconds: float = TIMEOUT_SECONDS
) -> AsyncIterator[tuple[FinishedGameAnalyser, AnalysisService]]:
    service = scripted_service(script, lease_seconds=lease_seconds)
    both = cast("Any", games)
    analyser = FinishedGameAnalyser(both, both, service, Clock(), lease_seconds=lease_seconds)
    running = asyncio.create_task(analyser.run())
    yield analyser, service
    running.cancel()
    await analyser.close()
    await service.close()


@pytest.fixture(autouse=True)
def answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A poll answers without waiting."""
    monkeypatch.setattr(finished_games, "ANSWER_SECONDS", 0.0)


async def waits(analyser: FinishedGameAnalyser, *users: str) -> list[float | None]:
    return [await analyser.progress(user) for user in users]


async def test_users_have_their_games_analysed_in_turn_and_none_twice() -> None:
    script = Script()
    games = Games(script, "a1", "a2", "a3", "b1")
    async with analysing(script, games) as (analyser, _):
        assert await waits(analyser, "a", "b") == [0.0, 0.0]
        await script.until(lambda: script.started == ["pool a1"])
        for polled in range(5):  # polling renews the lease, and starts nothing over
            assert await waits(analyser, "a", "b") == [0.0, 0.0], polled
        script.end("a1")
        await script.until(lambda: script.started[1:] == ["pool a2"])
        assert await waits(analyser, "a", "b") == [1 / 3, 0.0]
        script.end("b1", "a2", "a3")
        await script.until(lambda: len(games.stored) == 4)
        while await waits(analyser, "a", "b") != [None, None]:
            await asyncio.sleep(0)
    assert script.started == ["pool a1", "pool a2", "pool b1", "pool a3"]


async def test_a_game_that_waits_for_its_tablebase_holds_up_no_other() -> None:
    script = Script()
    script.lacks_tablebase = {"a1"}
    games = Games(script, "a1", "a2", "b1")
    async with analysing(script, games) as (analyser, _):
        script.end("a1", "a2", "b1")
        await waits(analyser, "a", "b")
        await script.until(lambda: sorted(games.stored) == ["a2", "b1"] and "tablebase a1.tb" in script.started)
        assert await analyser.progress("a") == 1 / 2
        script.end("a1.tb")
        await script.until(lambda: sorted(games.stored) == ["a1", "a2", "b1"])
    assert script.started.count("pool a1") == 2, "before and after its tablebase"


async def test_what_no_user_waits_for_any_more_is_dropped() -> None:
    script = Script()
    script.lacks_tablebase = {"a1"}
    games = Games(script, "a1", "a2", "a3")
    async with analysing(script, games, lease_seconds=0.1) as (analyser, service):
        script.end("a1")
        await analyser.progress("a")
        await script.until(lambda: sorted(script.cancelled) == ["a1.tb", "a2"])  # the lease has run out
        assert service.tablebases_waiting == 0
    assert games.stored == []
    assert "pool a3" not in script.started, "it was still in the queue"


async def test_a_report_comes_before_the_games_that_wait_and_a_hint_waits_for_none() -> None:
    script = Script()
    games = Games(script, "a1", "a2")
    async with analysing(script, games) as (analyser, service):
        await analyser.progress("a")
        await script.until(lambda: script.started == ["pool a1"])
        hint = asyncio.create_task(service.hint("t", "pig", "position", 2, "c"))
        await script.until(lambda: script.started[1:] == ["pool position"])
        report = asyncio.create_task(service.report("t", cast("Any", "record"), "b"))
        await asyncio.sleep(0)
        script.end("a1", "record")
        await script.until(lambda: script.started[2:] == ["pool record", "pool a2"])
        assert cast("Any", await report) is True or isinstance(await report, Preparing)
        hint.cancel()


async def test_a_report_by_estimates_is_there_while_the_tablebase_is_made() -> None:
    script = Script()
    script.lacks_tablebase = {"record"}
    async with analysing(script, Games(script)) as (_, service):
        script.end("record")
        exact = asyncio.create_task(service.report("t", cast("Any", "record"), "a"))
        await script.until(lambda: script.started == ["pool record", "tablebase record.tb"])
        assert cast("Any", await service.report("t", cast("Any", "record"), "a", estimate=True)) is True
        assert not exact.done()
        script.end("record.tb")
        assert cast("Any", await exact) is True
    assert script.started == ["pool record", "tablebase record.tb", "pool record", "pool record"]


async def test_a_report_is_there_part_by_part_and_each_request_gets_the_next_one() -> None:
    script = Script()
    script.parts = [ReportPart(cast("Any", name), cast("Any", f"after {name}")) for name in ("one", "two")]
    async with analysing(script, Games(script)) as (_, service):
        for tasks, part in ((1, "one"), (2, "two"), (3, "")):
            request = asyncio.create_task(service.report("t", cast("Any", "record"), "a"))
            await script.until(lambda tasks=tasks: script.started == ["pool record"] * tasks)  # type: ignore[misc]  # mypy can't infer its default
            script.end("record")
            answer = cast("Any", await request)
            assert cast("Any", answer.report) == part if isinstance(answer, PreparingReport) else answer is True and not part


async def test_background_work_has_its_own_process_and_makes_way_for_a_user() -> None:
    script = Script()
    games = Games(script, "a1", "b1")
    async with analysing(script, games) as (analyser, _):
        for table in ("a1", "c1", "a1", "c2"):
            analyser.enqueue(table)
        await script.until(lambda: script.started == ["background a1"])
        await analyser.progress("b")
        await script.until(lambda: script.started[1:] == ["pool b1"])
        await analyser.progress("a")  # the game under way in the background is waited for now
        await script.until(lambda: script.cancelled == ["a1"])
        script.end("b1", "a1")
        await script.until(lambda: sorted(games.stored) == ["a1", "b1"])
        script.end("c1", "c2")
        await script.until(lambda: len(games.stored) == 4)
    background = [name for name in script.started if name.startswith("background")]
    assert background == ["background a1", "background c1", "background c2"], "in order, and what is analysed is not analysed again"
    assert script.started.count("pool a1") == 1


async def test_games_for_a_ranking_are_analysed_in_the_background() -> None:
    script = Script()
    games = Games(script, "a1")
    async with analysing(script, games) as (analyser, _):
        analyser.request("a")
        await script.until(lambda: script.started == ["background a1"])
        script.end("a1")
        await script.until(lambda: games.stored == ["a1"])


async def test_a_game_that_fails_leaves_the_others_alone_and_few_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games, "_MAX_FAILED_GAMES", 2)
    monkeypatch.setattr(finished_games, "_MAX_QUEUED_GAMES", 4)
    script = Script()
    script.fails = {name: ValueError("damaged") for name in ("a1", "a2", "a3")}
    games = Games(script, "a1", "a2", "a3")
    async with analysing(script, games) as (analyser, _):
        script.end("a1", "a2", "a3", "c1", "c2")
        for table in ("a1", "a2", "a3", "c1", "c2"):
            analyser.enqueue(table)
        await script.until(lambda: games.stored == ["c1"])
        while await analyser.progress("a") is not None:
            await asyncio.sleep(0)
    assert games.stored == ["c1", "a1"], "the queue was full for c2; a1 is the one that was forgotten"


def test_moves_count_for_a_player_only_while_that_player_makes_them() -> None:
    opened = Opened("dicy-cards", {"players": 3}, Options(), "ana", "", (), ("roll 123456", "skip"))
    moved = Moved("skip", 0.0)
    entries: list[Entry] = [
        opened,
        Sat(0, "bo", "Bo", ""),
        Rose(0),
        Sat(0, "ana", "Ana", ""),
        Sat(1, "ana", "Anna", ""),
        BotSat(1, "greedy"),
        Sat(2, "bo", "Bo", ""),
        Began(0.0),
        moved,
        Covered(0, "greedy"),
        moved,
        moved,
        Undone(0, 1),
        Returned(0),
        moved,
        Resigned(0, "gave-up"),
        moved,
        Ended((2,), "", 0.0),
    ]
    game = finished_game([StoredCommit(1, encode_entries(tuple(entries)))], (0, 2))
    none, both, bo = frozenset[int](), frozenset({0, 2}), frozenset({2})
    assert game.playing == (none, none, both, bo, both, bo)
    assert (len(game.record.moves), game.record.tags["Winners"], game.seats) == (6, "2", (0, 2))


async def test_the_exported_record_counts_the_same_moves_as_the_analysis_of_the_site() -> None:
    party = SharedTable((ANA, BO, CY), target=60).begin()
    session, rng = party.session, random.Random(1)
    for step in range(400):
        if session.status == "playing" and step == 2:
            session.cover(BO, 0, NOON)
        if session.status == "playing" and step == 6:
            session.return_to_seats(ANA)
        if session.status == "playing" and step == 8:
            session.resign(CY, 2, NOON)
        party.commit()
        party.step(rng)
    assert session.status == "over"
    entries = [(session.opened,), *party.commits]
    found = finished_game([StoredCommit(version, encode_entries(one)) for version, one in enumerate(entries, 1)], (0, 1, 2))
    record = from_text(to_text(session.record()))
    assert (found.record.moves, list(found.playing)) == (record.moves, list(own_seats(record)))
    assert len(set(found.playing)) > 2, "a bot stood in for Ana for a while, and for Cy to the end"
