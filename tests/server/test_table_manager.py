"""The table manager: what is in memory is what is stored, whatever fails on the way."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from rollhouse.core.messages import Message
from rollhouse.core.record import Record
from rollhouse.play import entropy_shares as parts
from rollhouse.play.entries import BotSat, ChatMessage, Sat, decode_entries
from rollhouse.play.fair import NO_ENTROPY, OLD_SCHEME, SCHEME, commitment, share_commitment, verify
from rollhouse.server.store.store import Store
from rollhouse.server.tables import manager, replays
from rollhouse.server.tables.bots import Answer, BotWorkers
from rollhouse.server.tables.loaded_table import RecentFrames
from rollhouse.server.tables.observers import TableObservers
from rollhouse.server.tables.replays import Replays
from rollhouse.server.wire.messages import Begin, Play, Resign, Reveal, Roll, SendChat
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Priority
from tests.server.stored import ANA, BO, SECRET, open_table, row, table_manager
from tests.servers import ready_sqlite
from tests.walks import walk

GREEDY_AND_ANA = BotSat(0, "greedy"), Sat(1, "ana", "Ana", NO_ENTROPY)
PART = "ab" * 16


class WrongWorkers(BotWorkers):
    """Bots of another version of the rules: their notes can be read, their moves can't be made."""

    async def answer(self, game: str, bot: str, state: str, seed: int, ply: int, priority: Priority = ANY_REQUESTER) -> Answer:
        return Answer("score no_such_card 1", Message("solver-note"))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An SQLite store: the manager is the same on every database."""
    async with Store(ready_sqlite(tmp_path)) as opened:
        yield opened


async def test_a_bots_move_that_fails_half_way_leaves_nothing_behind(store: Store) -> None:
    tables = table_manager(store, WrongWorkers(1))
    name = await open_table(tables, *GREEDY_AND_ANA)
    bot = (await tables.load(name)).bot
    assert bot is not None
    await asyncio.wait([bot])
    assert not (await tables.load(name)).session.pending
    await tables.execute(name, "ana", SendChat(text="hello?"))
    last = decode_entries((await store.commits(name))[-1][1])
    assert [type(entry) for entry in last] == [ChatMessage]
    await tables.close()


async def test_tables_of_bots_only_are_played_while_they_are_watched(store: Store) -> None:
    """Sixty such tables without viewers took every process from the players."""
    watched: set[str] = set()
    tables = table_manager(store, observers=TableObservers(is_watched=watched.__contains__))
    name = await open_table(tables, BotSat(0, "greedy"), BotSat(1, "greedy"))
    assert (await store.due(tables.now() + 3600), (await tables.load(name)).bot) == ([], None)
    watched.add(name)
    await tables.resume_bots(name)
    playing = (await tables.load(name)).bot
    assert playing is not None
    await asyncio.wait([playing])
    session = (await tables.load(name)).session
    assert (session.status, session.version > 2) == ("over", True)
    await tables.close()
    await tables.workers.close()


async def test_revealing_parts_goes_on_after_a_restart(store: Store) -> None:
    """Ana's part comes after the restart; at the other table it never does, and the game begins without."""
    before, again = table_manager(store), table_manager(store)
    seats = Sat(0, "ana", "Ana", commit=share_commitment(0, PART)), Sat(1, "bo", "Bo", commit=share_commitment(1, PART))
    names = [await open_table(before, *seats, scheme=SCHEME) for _ in range(2)]
    for name in names:
        await before.execute(name, "bo", Reveal(seat=1, entropy=PART))
    await before.close()
    await again.execute(names[0], "ana", Reveal(seat=0, entropy=PART))
    assert (await again.load(names[0])).session.status == "playing"
    now = again.now
    again.now = lambda: now() + parts.REVEAL_SECONDS
    await again.process_due()
    session = (await again.load(names[1])).session
    assert (session.status, session.shares.dropped, session.dice_due(1)) == ("open", (0,), True)
    again.now = lambda: now() + 3 * parts.REVEAL_SECONDS
    await again.process_due()
    assert (session.status, session.shares.dropped) == ("playing", (0, 1))
    await again.close()


OLD = """[{"is":"opened","game":"dicy-cards","setup":{"players":2,"first":0,"target":20},"options":{},"host":"ana","commitment":"%s"},
{"is":"sat","seat":0,"user_id":"ana","name":"Ana","entropy":"%s"},{"is":"sat","seat":1,"user_id":"bo","name":"Bo","entropy":"%s"}]"""
"""A table as it was written before seats were bound to their parts."""


@pytest.mark.parametrize("later", ["", '[{"is":"began","at":5.0}]'], ids=["open", "playing"])
async def test_a_table_from_before_parts_were_hidden_goes_on_and_verifies_as_what_it_is(store: Store, later: str) -> None:
    old = (OLD % (commitment(SECRET, OLD_SCHEME), PART, NO_ENTROPY)).encode()
    await store.create(msgspec.structs.replace(row("old", ANA, BO), game="dicy-cards"), old, SECRET)
    tables = table_manager(store)
    if later:
        session = (await tables.load("old")).session
        assert await store.append("old", 2, later.encode(), tables._summary(session, seated=False))
        await tables.close()
        tables = table_manager(store)
    else:
        assert not (await tables.load("old")).session.dice_due(1)
        await tables.execute("old", "ana", Begin())
    await tables.execute("old", "ana", Roll(at=2))
    await tables.execute("old", "ana", Play(move="skip", at=3))
    await tables.execute("old", "bo", Resign(seat=1))
    found = verify((await tables.load("old")).session.record())
    assert (found.derived, found.scheme, found.in_the_open, found.hidden) == (1, OLD_SCHEME, (0,), ())
    await tables.close()


def test_the_recent_frames_of_a_table_are_bounded() -> None:
    recent = RecentFrames()
    for version in range(1, 101):
        recent.add(version, b"%03d" % version * 100, max_bytes=1_000_000)
    assert [frame[:3] for frame in recent.after(97)] == [b"098", b"099", b"100"]
    assert len(recent.after(0)) == 64, "so many, however small"
    recent.add(101, b"101" * 100, max_bytes=1000)
    assert [frame[:3] for frame in recent.after(0)] == [b"099", b"100", b"101"], "the limit has become smaller"
    recent.add(102, b"102" * 100, max_bytes=100)
    assert recent.after(0) == []
    recent.add(103, b"103" * 100, max_bytes=1000)
    recent.clear()
    recent.add(104, b"104" * 100, max_bytes=400)
    assert [frame[:3] for frame in recent.after(0)] == [b"104"]


async def test_a_finished_game_leaves_memory_soon_and_is_read_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = table_manager(store)
    open_still, over = await open_table(tables, *GREEDY_AND_ANA, begin=False), await open_table(tables, *GREEDY_AND_ANA)
    await tables.execute(over, "ana", Resign(seat=1))
    monkeypatch.setattr(manager, "_IDLE_OVER_SECONDS", -1.0)
    tables.unload_idle(lambda table: table == over)
    assert tables.loaded_count == 2, "it has a viewer"
    await tables.close()
    tables.unload_idle(lambda table: False)
    assert tables.loaded_count == 1
    assert (await tables.load(open_still)).session.status == "open"
    assert (await tables.load(over)).session.status == "over"
    await tables.workers.close()


# --- replays ----------------------------------------------------------------------------------------------------------------------------


async def test_a_game_is_replayed_once_for_all_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    record, played = walk("dicy-cards", {"players": 2, "target": 20}, 4), list[Record]()
    through = replays._positions

    def counted(record: Record) -> bytes:
        played.append(record)
        return through(record)

    monkeypatch.setattr(replays, "_positions", counted)
    kept = Replays()
    first, *others = await asyncio.gather(*(kept.of("t", 9, record) for _ in range(4)))
    assert (others, len(played), kept.is_cached("t", 9), kept.is_cached("t", 10)) == ([first] * 3, 1, True, False)
    shown = msgspec.json.decode(first)
    assert [step["move"] for step in shown] == ["", *record.moves]
    await kept.of("t", 10, record)
    assert len(played) == 2, "something has happened there since"


async def test_the_replay_requested_longest_ago_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    record, kept = walk("dicy-cards", {"players": 2, "target": 20}, 4), Replays()
    size = len(await kept.of("a", 1, record))
    monkeypatch.setattr(replays, "_MAX_CACHED_BYTES", 2 * size)
    await kept.of("b", 1, record)
    await kept.of("a", 1, record)
    await kept.of("c", 1, record)
    assert [kept.is_cached(name, 1) for name in "abc"] == [True, False, True]


# --- without a compiler -----------------------------------------------------------------------------------------------------------------

SCRIPT = """
import asyncio, sys
from rollhouse.core.registry import game
from rollhouse.play.entries import BotSat, Opened, Options, Sat
from rollhouse.play.fair import NO_ENTROPY, commitment
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.wire.messages import Begin, Roll

async def main(database):
    rules = game("dicy-cards")
    assert rules.usual_bot != "greedy", "the usual bot is one that compiles"
    opened = Opened("dicy-cards", {"players": 2, "first": 0}, Options(), "ana", commitment(bytes(32)))
    async with Store(database) as store:
        tables = TableManager(store, BotWorkers(1), lambda frame, channel: None)
        seated = Sat(0, "ana", "Ana", NO_ENTROPY), BotSat(1, rules.usual_bot)
        name = await tables.open(opened, bytes(32), *seated)
        await tables.execute(name, "ana", Begin())
        async with tables.locked(name) as loaded:
            assert loaded.session.roll_due() == 0
    print("numba" in sys.modules)

migrate(sys.argv[1])
asyncio.run(main(sys.argv[1]))
"""


def test_a_game_with_the_usual_bot_begins_without_loading_a_compiler(tmp_path: Path) -> None:
    """Bots are made in worker processes."""
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    ended = subprocess.run([sys.executable, "-c", SCRIPT, database], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "False\n", "")
