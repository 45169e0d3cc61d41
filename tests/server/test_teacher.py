"""The teacher's parts by themselves: what is worked out where, in which order, and whose moves are whose."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from rollhouse.play.entries import (
    Began,
    BotSat,
    Covered,
    Entry,
    Moved,
    Opened,
    Options,
    Resigned,
    Returned,
    Rose,
    Sat,
    TookBack,
    decode_entries,
)
from rollhouse.server.features.analysis import tablebase_queue as table_room
from rollhouse.server.features.analysis.mistakes import seats_played_by
from rollhouse.server.features.analysis.service import HelpError, _Answers
from rollhouse.server.features.analysis.tablebase_queue import QueueFull, TablebaseQueue
from rollhouse.server.workers.pool import Process, Stopped, tell
from tests.patience import PATIENCE
from tests.server.room_work import FOLDER, find


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


# --- processes ------------------------------------------------------------------------------------------------------------------------


def work_until_stopped(folder: str) -> str:
    """In another process: tells how it goes, until nobody wants to know."""
    while True:
        try:
            tell(0.5)
        except Stopped:
            (Path(folder) / "stopped").touch()
            return "stopped"


@pytest.mark.slow
async def test_work_under_way_tells_how_far_it_is_and_stops_when_the_server_does(tmp_path: Path) -> None:
    process = Process(find, polite=True)
    assert process.done is None
    working = asyncio.create_task(process.run(work_until_stopped, str(tmp_path)))
    await until(lambda: process.done == 0.5)
    await process.close()
    assert (tmp_path / "stopped").exists()
    assert await working == "stopped"


@pytest.mark.slow  # starts a program
def test_the_server_itself_loads_no_compiler() -> None:
    """Nothing is evaluated where moves are made, so what that needs is not even there."""
    code = "import sys; import rollhouse.server.http.app; print({'numba', 'numpy', 'llvmlite'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


# --- the room where tables are made ---------------------------------------------------------------------------------------------------


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TablebaseQueue]:
    """A room for games that say which of them is worked on; a file lets the work on it end."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    room = TablebaseQueue(find)
    yield room
    await room.close()


def want(room: TablebaseQueue, key: str, *, patient: bool = False) -> asyncio.Task[bool]:
    return asyncio.create_task(room.make(key, "pig", key, patient=patient))


async def test_what_people_wait_for_comes_first(room: TablebaseQueue, tmp_path: Path) -> None:
    wanted = [want(room, "a"), want(room, "b", patient=True), want(room, "c", patient=True), want(room, "d")]
    await until(lambda: (tmp_path / "a.begun").exists())
    wanted.append(want(room, "c"))  # now somebody waits for it
    await until(lambda: room.done("a") is not None)
    assert [room.done(key) for key in "bcde"] == [None] * 4
    assert len(room) == 4, "one of them is wanted twice"
    for key in "abcd":
        (tmp_path / f"{key}.enough").touch()
    assert await asyncio.gather(*wanted) == [True] * 5
    assert (tmp_path / "order").read_text().split() == ["a", "c", "d", "b"]
    assert len(room) == 0


async def test_whoever_is_patient_makes_room_in_the_middle(room: TablebaseQueue, tmp_path: Path) -> None:
    patient = want(room, "a", patient=True)
    await until(lambda: room.done("a") is not None)
    (tmp_path / "b.enough").touch()
    assert await want(room, "b"), "though the other one is not made"
    assert not patient.done()
    (tmp_path / "a.enough").touch()
    assert await patient, "it was gone on with"
    assert (tmp_path / "order").read_text().split() == ["a", "b", "a"]


async def test_the_smallest_comes_first_and_one_person_has_two_at_most(room: TablebaseQueue, tmp_path: Path) -> None:
    for key in ("large1", "large2", "small"):
        (tmp_path / f"{key}.enough").touch()
    wanted = [want(room, "a"), *(asyncio.create_task(room.make(key, "pig", key, whose="ana")) for key in ("large1", "large2"))]
    await until(lambda: (tmp_path / "a.begun").exists())
    with pytest.raises(QueueFull):
        await room.make("large3", "pig", "large3", whose="ana")
    wanted.append(asyncio.create_task(room.make("small", "pig", "small", whose="bo")))
    await until(lambda: "small" in room)
    (tmp_path / "a.enough").touch()
    assert await asyncio.gather(*wanted) == [True] * 4
    assert (tmp_path / "order").read_text().split() == ["a", "small", "large1", "large2"]


async def test_a_full_room_lets_nobody_else_in(room: TablebaseQueue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_room, "MOST_WAITING", 2)
    wanted = [want(room, "a"), want(room, "b"), want(room, "a")]
    await asyncio.sleep(0)
    with pytest.raises(QueueFull):
        await room.make("c", "pig", "c")
    for key in "abc":
        (tmp_path / f"{key}.enough").touch()
    assert await asyncio.gather(*wanted) == [True] * 3
    assert await room.make("c", "pig", "c"), "there is room again"


async def test_a_tablebase_that_can_not_be_made_leaves_the_others_alone(
    room: TablebaseQueue, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "a.fail").touch()
    (tmp_path / "b.enough").touch()
    assert [await one for one in (want(room, "a"), want(room, "b"))] == [False, True]
    assert "a tablebase for pig could not be made" in caplog.text


async def test_who_goes_away_takes_nothing_from_others(room: TablebaseQueue, tmp_path: Path) -> None:
    impatient, other = want(room, "a"), want(room, "a")
    await until(lambda: (tmp_path / "a.begun").exists())
    impatient.cancel()
    (tmp_path / "a.enough").touch()
    assert await other


# --- answers --------------------------------------------------------------------------------------------------------------------------


async def test_whoever_asks_the_same_gets_the_same_answer() -> None:
    answers, go_on, asked = _Answers(2), asyncio.Event(), []

    async def make(name: str) -> str:
        asked.append(name)
        await go_on.wait()
        return name.upper()

    def ask(name: str) -> asyncio.Task[Any]:
        return asyncio.create_task(answers.soon(name, lambda: make(name)))

    several = [ask("a"), ask("a"), ask("b")]
    await until(lambda: asked == ["a", "b"])
    go_on.set()
    assert await asyncio.gather(*several) == ["A", "A", "B"]
    assert await ask("c") == "C"
    assert ["a" in answers, "b" in answers, "c" in answers] == [False, True, True], "the oldest is forgotten"
    assert await ask("b") == "B"
    assert asked == ["a", "b", "c"]


async def test_what_takes_long_is_asked_for_again_and_what_went_wrong_is_told_once() -> None:
    answers, go_on = _Answers(10), asyncio.Event()
    tries: list[int] = []

    async def make() -> str:
        tries.append(1)
        await go_on.wait()
        if len(tries) == 1:
            raise HelpError("help/unavailable")
        return "done"

    assert await answers.soon("a", make) is None
    go_on.set()
    await asyncio.sleep(0)
    with pytest.raises(HelpError):
        await answers.soon("a", make)
    assert await answers.soon("a", make) == "done"
    assert len(tries) == 2


# --- whose moves --------------------------------------------------------------------------------------------------------------------------


def test_moves_are_ones_own_only_while_one_makes_them() -> None:
    opened = Opened("dicy-cards", {}, Options(), "ana", "", (), ("roll 123456", "skip"))
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
        TookBack(0, 1),
        Returned(0),
        moved,
        Resigned(0, "gave-up"),
        moved,
    ]
    nobody, own = frozenset[int](), frozenset({0})
    assert seats_played_by(entries, "ana") == [nobody, nobody, own, nobody, own, nobody]
    assert seats_played_by(entries, "bo") == [nobody, nobody, *[frozenset({2})] * 4]


def test_tables_that_were_set_before_there_was_a_teacher_have_help() -> None:
    text = '[{"is":"opened","game":"dicy-cards","setup":{},"options":{"public":true},"host":"ana","commitment":""}]'
    (opened,) = decode_entries(text)
    assert isinstance(opened, Opened)
    assert opened.options == Options(public=True, help=True)
