"""What the house keeps in memory is what is stored, whatever breaks off on the way."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rollhouse.core.messages import Message
from rollhouse.play import entropy_shares as parts
from rollhouse.play.entries import BotSat, ChatMessage, Opened, Options, Sat, decode_entries
from rollhouse.play.fair import NO_ENTROPY, OLD_SCHEME, SCHEME, commitment, share_commitment, verify
from rollhouse.server.store.rows import SeatLine, TableRow
from rollhouse.server.store.store import Store
from rollhouse.server.tables import manager as house_module
from rollhouse.server.tables.bots import Answer, BotWorkers
from rollhouse.server.tables.loaded_table import RecentFrames
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.observers import TableObservers
from rollhouse.server.wire.messages import Begin, Play, Resign, Reveal, Roll, SendChat
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Priority
from tests.servers import ready_sqlite

SECRET = bytes(32)
SETUP = {"players": 2, "first": 0, "target": 20}


class WrongWorkers(BotWorkers):
    """Bots of another version of the rules: what they say can be told, what they do can't be done."""

    async def answer(self, game: str, bot: str, state: str, seed: int, ply: int, priority: Priority = ANY_REQUESTER) -> Answer:
        return Answer("score no_such_card 1", Message("solver-note"))


async def opened(house: TableManager) -> str:
    table = Opened("dicy-cards", SETUP, Options(), "ana", commitment(SECRET))
    return await house.open(table, SECRET, BotSat(0, "greedy"), Sat(1, "ana", "Ana", NO_ENTROPY))


@pytest.fixture
def url(tmp_path: Path) -> str:
    return ready_sqlite(tmp_path)


async def test_a_bots_move_that_breaks_off_half_done_leaves_nothing_behind(url: str) -> None:
    async with Store(url) as store:
        house = TableManager(store, WrongWorkers(1), lambda frame, channel: None)
        name = await opened(house)
        await house.execute(name, "ana", Begin())
        live = await house.load(name)
        assert live.bot is not None
        await asyncio.wait([live.bot])
        assert not (await house.load(name)).session.pending
        await house.execute(name, "ana", SendChat(text="is anybody there?"))
        last = decode_entries((await store.commits(name))[-1][1])
        assert [type(entry) for entry in last] == [ChatMessage]
        await house.close()


async def test_where_only_bots_sit_they_play_while_somebody_looks_and_nobody_is_woken_for_them(url: str) -> None:
    """Sixty tables of bots that nobody looks at took every process from those who play."""
    async with Store(url) as store:
        looking: set[str] = set()
        observers = TableObservers(is_watched=looking.__contains__)
        house = TableManager(store, BotWorkers(1), lambda frame, channel: None, observers=observers)
        table = Opened("dicy-cards", SETUP, Options(), "ana", commitment(SECRET))
        name = await house.open(table, SECRET, BotSat(0, "greedy"), BotSat(1, "greedy"))
        begun = await house.execute(name, "ana", Begin())
        assert (await store.due(house.now() + 3600), (await house.load(name)).bot) == ([], None)
        looking.add(name)
        await house.resume_bots(name)
        playing = (await house.load(name)).bot
        assert playing is not None
        await asyncio.wait([playing])
        live = await house.load(name)
        assert (live.session.status, live.session.version > begun) == ("over", True)
        await house.close()
        await house.workers.close()


PART = "ab" * 16


async def test_a_house_that_went_down_while_parts_were_revealed_goes_on_where_it_was(url: str) -> None:
    """Ana's part comes after the restart; at the other table it never does, and the house goes on by itself."""
    async with Store(url) as store:
        house = TableManager(store, BotWorkers(1), lambda frame, channel: None)
        tables = []
        for _ in range(2):
            table = Opened("dicy-cards", SETUP, Options(), "ana", commitment(SECRET), scheme=SCHEME)
            seated = Sat(0, "ana", "Ana", commit=share_commitment(0, PART)), Sat(1, "bo", "Bo", commit=share_commitment(1, PART))
            tables.append(await house.open(table, SECRET, *seated))
        for name in tables:
            await house.execute(name, "ana", Begin())
            await house.execute(name, "bo", Reveal(seat=1, entropy=PART))
        await house.close()
    async with Store(url) as store:
        again = TableManager(store, BotWorkers(1), lambda frame, channel: None)
        await again.execute(tables[0], "ana", Reveal(seat=0, entropy=PART))
        assert (await again.load(tables[0])).session.status == "playing"
        now = again.now
        again.now = lambda: now() + parts.REVEAL_SECONDS
        await again.process_due()
        session = (await again.load(tables[1])).session
        assert (session.status, session.shares.dropped, session.dice_due(1)) == ("open", (0,), True)
        again.now = lambda: now() + 3 * parts.REVEAL_SECONDS
        await again.process_due()
        assert (session.status, session.shares.dropped) == ("playing", (0, 1))
        await again.close()


OLD = """[{"is":"opened","game":"dicy-cards","setup":{"players":2,"first":0,"target":20},"options":{},"host":"ana","commitment":"%s"},
{"is":"sat","seat":0,"user_id":"ana","name":"Ana","entropy":"%s"},{"is":"sat","seat":1,"user_id":"bo","name":"Bo","entropy":"%s"}]"""
"""A table as the house wrote it before seats were bound to their parts."""


@pytest.mark.parametrize("later", ["[]", '[{"is":"began","at":5.0}]'], ids=["people sit down", "they play"])
async def test_a_table_from_before_parts_were_hidden_goes_on_and_verifies_as_what_it_is(url: str, later: str) -> None:
    async with Store(url) as store:
        seats = SeatLine("ana", "Ana"), SeatLine("bo", "Bo")
        published = commitment(SECRET, OLD_SCHEME)
        row = TableRow(id="old", game="dicy-cards", status="open", public=False, host="ana", seats=seats, created=1.0, updated=1.0)
        await store.create(row, (OLD % (published, PART, NO_ENTROPY)).encode(), SECRET)
        house = TableManager(store, BotWorkers(1), lambda frame, channel: None)
        if later == "[]":
            assert not (await house.load("old")).session.dice_due(1)
            await house.execute("old", "ana", Begin())
        else:
            summary = (await house.load("old")).session
            assert await store.append("old", 2, later.encode(), house._summary(summary, seated=False))
            await house.close()
            house = TableManager(store, BotWorkers(1), lambda frame, channel: None)
        await house.execute("old", "ana", Roll(at=2))
        await house.execute("old", "ana", Play(move="skip", at=3))
        await house.execute("old", "bo", Resign(seat=1))
        found = verify((await house.load("old")).session.record())
        assert (found.derived, found.scheme, found.in_the_open, found.hidden) == (1, OLD_SCHEME, (0,), ())
        await house.close()


def test_the_last_frames_of_a_table_take_no_more_room_than_they_are_given() -> None:
    recent = RecentFrames()
    for version in range(1, 101):
        recent.add(version, b"%03d" % version * 100, max_bytes=1_000_000)
    assert [frame[:3] for frame in recent.after(97)] == [b"098", b"099", b"100"]
    assert len(recent.after(0)) == 64, "so many, however small they are"
    recent.add(101, b"101" * 100, max_bytes=1000)
    assert [frame[:3] for frame in recent.after(0)] == [b"099", b"100", b"101"], "the house has filled meanwhile"
    recent.add(102, b"102" * 100, max_bytes=100)
    assert recent.after(0) == []
    recent.add(103, b"103" * 100, max_bytes=1000)
    recent.clear()
    recent.add(104, b"104" * 100, max_bytes=400)
    assert [frame[:3] for frame in recent.after(0)] == [b"104"]


async def test_a_game_that_is_over_leaves_memory_soon_and_is_read_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Store(url) as store:
        house = TableManager(store, BotWorkers(1), lambda frame, channel: None)
        open_still, over = await opened(house), await opened(house)
        await house.execute(over, "ana", Begin())
        await house.execute(over, "ana", Resign(seat=1))
        monkeypatch.setattr(house_module, "_IDLE_OVER_SECONDS", -1.0)
        house.unload_idle(lambda table: table == over)
        assert house.loaded_count == 2, "somebody looks at it"
        await house.close()
        house.unload_idle(lambda table: False)
        assert house.loaded_count == 1
        assert (await house.load(open_still)).session.status == "open"
        assert (await house.load(over)).session.status == "over"
        await house.workers.close()
