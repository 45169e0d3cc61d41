"""The table manager: what is in memory is what is stored, whatever fails on the way."""

from __future__ import annotations

import asyncio
import gzip
import random
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollhouse.client import merged
from rollhouse.core.messages import Message
from rollhouse.core.record import Record
from rollhouse.play import entropy_shares as parts
from rollhouse.play.entries import BotSat, ChatMessage, Clock, Options, Sat, decode_entries
from rollhouse.play.fair import NO_ENTROPY, OLD_SCHEME, SCHEME, commitment, share_commitment, verify
from rollhouse.server.auth.rate_limit import POLICIES, Policy, RateLimited, RateLimiter
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.store import Store
from rollhouse.server.tables import manager, replays
from rollhouse.server.tables.bots import Answer, BotWorkers
from rollhouse.server.tables.loaded_table import LoadedTable, RecentFrames
from rollhouse.server.tables.observers import TableObservers
from rollhouse.server.tables.replays import Replays, positions
from rollhouse.server.wire.frames import CommitFrame, from_node, to_node
from rollhouse.server.wire.messages import Begin, Play, Resign, Reveal, Roll, SendChat, Undo
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Priority
from tests.expecting import instance
from tests.server.stored import ANA, BO, SECRET, SetClock, open_table, row, table_manager
from tests.server.waiting import wait_until
from tests.servers import ready_sqlite
from tests.timeouts import TIMEOUT_SECONDS
from tests.walks import walk

VISITOR = "198.51.100.7"
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


async def test_a_long_game_is_replayed_outside_the_event_loop(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request for an old table of 1,000 moves held up all other requests for 0.1 s."""
    tables = table_manager(store, BotWorkers(1))
    name = await open_table(tables, *GREEDY_AND_ANA)
    await tables.execute(name, "ana", SendChat(text="hello"))
    threads: list[threading.Thread] = []
    replayed = LoadedTable.from_commits

    def noted(*commits: Any) -> LoadedTable:
        threads.append(threading.current_thread())
        return replayed(*commits)

    monkeypatch.setattr(LoadedTable, "from_commits", noted)
    for longest in (100, 1):
        monkeypatch.setattr(manager, "_LONG_TABLE_COMMITS", longest)
        tables.unload([name])
        assert (await tables.load(name)).session.version == 3
    assert [thread is threading.main_thread() for thread in threads] == [True, False]


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
    tables = table_manager(store, observers=TableObservers(is_viewed=watched.__contains__))
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
    assert (session.status, session.shares.dropped) == ("playing", (0,)), "Bo withheld nothing: he did not commit again"
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


class Followers:
    """Users who follow a table's changes, and the bytes that they receive."""

    def __init__(self, *users: str) -> None:
        self.views: dict[str, dict[str, Any]] = {user: {} for user in users}
        self.sizes: list[int] = []
        self.following = True

    def publish(self, data: bytes, channel: str) -> None:
        for user, view in self.views.items():
            frame = instance(CommitFrame, from_node(to_node(data)))  # as the viewers of another node get it
            commit = msgspec.json.decode(frame.for_user(user))
            assert frame.version == commit["version"] == view["version"] + 1
            self.views[user] = merged(view, commit)
            self.sizes.append(len(frame.for_user(user)))

    def read(self, tables: manager.TableManager, loaded: LoadedTable) -> None:
        for user in self.views:
            self.views[user] = self.whole(tables, loaded, user)

    def whole(self, tables: manager.TableManager, loaded: LoadedTable, user: str) -> dict[str, Any]:
        view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(tables.view(loaded, user)))
        return view

    def check(self, tables: manager.TableManager, loaded: LoadedTable) -> None:
        for user, view in self.views.items():
            assert view == self.whole(tables, loaded, user) | {"choices": view["choices"]}
            assert sorted(view["choices"]) == sorted(self.whole(tables, loaded, user)["choices"])


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
@pytest.mark.parametrize("options", [Options(), Options(clock=Clock("game", 600, 5)), Options(dice="real")], ids=["plain", "clock", "real"])
async def test_what_changed_makes_the_whole_table_again(store: Store, game: str, options: Options) -> None:
    """At every version of a game, with chat, undo and seats that change, for players and spectators; at most 1 KB for a move on average."""
    told, rng = Followers("ana", "bo", "eve", ""), random.Random(f"{game} {options}")
    clock = SetClock()
    tables = manager.TableManager(store, BotWorkers(1), told.publish, now=clock.now)
    name = await open_table(tables, begin=False, game=game, options=options)
    told.read(tables, await tables.load(name))
    await tables.execute(name, "ana", Begin())
    told.sizes.clear()
    for number in range(150):
        if number % 29 == 11:  # as after a restart: what was shown before is not known any more
            tables.unload([name])
        loaded = await tables.load(name)
        told.check(tables, loaded)
        clock.time += 1.5
        at, users = loaded.session.version, {0: "ana", 1: "bo"}
        acting = next((user for user in users.values() if told.views[user]["choices"]), "")
        view = told.views["eve"]
        if view["status"] == "over":
            break
        if number % 13 == 5:
            await tables.execute(name, rng.choice(("ana", "bo")), SendChat(text="hello"))
        elif number % 7 == 3 and view["undoable"]:
            await tables.execute(name, users[view["undoable"][0]], Undo(at=at))
        elif view["roll_due"] is not None:
            await tables.execute(name, users[view["roll_due"]], Roll(at=at))
        elif acting:
            await tables.execute(name, acting, Play(move=rng.choice(told.views[acting]["choices"]), at=at))
        else:
            faces = "".join(str(rng.randint(1, 6)) for _ in range(view["position"]["rolling"]))
            await tables.execute(name, users[view["dealer_seat"]], Play(move=f"roll {faces}", at=at))
    assert len(told.sizes) > 4 * 10
    assert sum(told.sizes) / len(told.sizes) < 1000
    if view["status"] == "playing":
        await tables.execute(name, "bo", Resign(seat=1))
    told.check(tables, await tables.load(name))
    await tables.workers.close()


async def test_nothing_is_computed_for_a_table_without_viewers(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Followers("ana")
    tables = manager.TableManager(store, BotWorkers(1), told.publish, has_subscribers=lambda channel: told.following)
    name = await open_table(tables, begin=False)
    told.read(tables, await tables.load(name))
    await tables.execute(name, "ana", Begin())
    assert told.views["ana"]["status"] == "playing"
    told.following = False
    await tables.execute(name, "ana", SendChat(text="one"))
    loaded = await tables.load(name)
    assert [frame.version for frame in loaded.recent.after(1)] == [2, 3], "a viewer who comes back at once gets what was missed"
    loaded.viewed -= 61
    with monkeypatch.context() as patch:
        patch.setattr(manager, "table_view", None)
        await tables.execute(name, "ana", SendChat(text="two"))
    assert (told.views["ana"]["version"], loaded.recent.after(0)) == (3, [])
    told.following = True
    told.read(tables, loaded)
    await tables.execute(name, "ana", SendChat(text="three"))
    told.check(tables, loaded)
    assert told.views["ana"]["version"] == 5
    await tables.workers.close()


def test_the_recent_frames_of_a_table_are_bounded() -> None:
    recent = RecentFrames()
    for version in range(1, 101):
        recent.add(CommitFrame.of(version, b"%03d" % version * 100), max_bytes=1_000_000)
    assert [frame[:3] for frame in recent.after(97)] == [b"098", b"099", b"100"]
    assert len(recent.after(0)) == 64, "so many, however small"
    recent.add(CommitFrame.of(101, b"101" * 100), max_bytes=1000)
    assert [frame[:3] for frame in recent.after(0)] == [b"099", b"100", b"101"], "the limit has become smaller"
    recent.add(CommitFrame.of(102, b"102" * 100), max_bytes=100)
    assert recent.after(0) == []
    recent.add(CommitFrame.of(103, b"103" * 100), max_bytes=1000)
    recent.clear()
    recent.add(CommitFrame.of(104, b"104" * 100), max_bytes=400)
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


# --- a database that does not answer ----------------------------------------------------------------------------------------------------


async def test_readers_of_one_table_are_answered_in_time_however_many_wait(store: Store) -> None:
    """Each waited for all before it, under the table's lock, as long as the database did not answer."""
    tables = table_manager(store)
    name = await open_table(tables, *GREEDY_AND_ANA)
    store.answer_seconds = 0.2

    async def read() -> None:
        async with tables.locked(name):
            raise AssertionError("the table is locked")

    async with tables.locked(name):
        answers = await asyncio.gather(*(read() for _ in range(12)), return_exceptions=True)
    assert {getattr(answer, "code", "") for answer in answers} == {"store/unavailable"}
    store.answer_seconds = TIMEOUT_SECONDS
    async with tables.locked(name) as loaded:
        assert loaded.session.version > 0
    await tables.close()


async def test_a_table_is_in_memory_once_though_a_caller_gives_up_while_it_is_loaded(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A third caller read the table again, and put what it was then in the place of what it had become."""
    tables, gates = table_manager(store), [asyncio.Event(), asyncio.Event()]
    name = await open_table(tables, *GREEDY_AND_ANA)
    tables.unload([name])
    read, waiting = tables._load, list(gates)

    async def slow(table_id: str) -> LoadedTable:
        loaded, gate = await read(table_id), waiting.pop(0)
        await gate.wait()
        return loaded

    monkeypatch.setattr(tables, "_load", slow)
    store.answer_seconds = TIMEOUT_SECONDS
    first = asyncio.create_task(tables.load(name))
    await wait_until(lambda: len(waiting) == 1)
    store.answer_seconds = 0.01
    with pytest.raises(StoreError):
        await tables.load(name)
    store.answer_seconds = TIMEOUT_SECONDS
    third = asyncio.create_task(tables.load(name))
    await wait_until(lambda: not waiting)
    gates[0].set()
    loaded = await first
    gates[1].set()
    assert await third is loaded
    assert await tables.load(name) is loaded
    await tables.close()


# --- replays ----------------------------------------------------------------------------------------------------------------------------


async def test_a_game_is_replayed_once_for_all_requests() -> None:
    record, played = walk("dicy-cards", {"players": 2, "target": 20}, 4), list[Record]()

    def counted(record: Record) -> bytes:
        played.append(record)
        return positions(record)

    kept = Replays(RateLimiter(40))
    first, *others = await asyncio.gather(*(kept.of(VISITOR, "t", 9, "positions", counted, record) for _ in range(4)))
    assert (others, len(played)) == ([first] * 3, 1)
    shown = msgspec.json.decode(gzip.decompress(first))
    assert [step["move"] for step in shown] == ["", *record.moves]
    await kept.of(VISITOR, "t", 10, "positions", counted, record)
    assert len(played) == 2, "something has happened there since"
    await kept.of(VISITOR, "t", 10, "text", counted, record)
    assert len(played) == 3, "another form of it"


async def test_a_long_game_counts_by_its_length_unless_it_is_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record was free for anonymous callers, and took 130 ms for a long game."""
    record = walk("dicy-cards", {"players": 2, "target": 20}, 4)
    monkeypatch.setattr(replays, "MOVES_PER_READ", 1)
    monkeypatch.setitem(POLICIES, "read", Policy("address", len(record.moves) + 1, 3600.0))
    kept = Replays(RateLimiter(40, lambda: 0.0))
    for _ in range(3):
        await kept.of(VISITOR, "t", 9, "positions", positions, record)
    with pytest.raises(RateLimited):
        await kept.of(VISITOR, "t", 9, "positions", positions, record, unpacked=True)
    with pytest.raises(RateLimited):
        await kept.of(VISITOR, "t", 10, "positions", positions, record)


async def test_the_replay_requested_longest_ago_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    record, kept, played = walk("dicy-cards", {"players": 2, "target": 20}, 4), Replays(RateLimiter(40)), list[Record]()

    def counted(record: Record) -> bytes:
        played.append(record)
        return positions(record)

    size = len(await kept.of(VISITOR, "a", 1, "positions", counted, record))
    monkeypatch.setattr(replays, "_MAX_CACHED_BYTES", 2 * size)
    for name in "bac":
        await kept.of(VISITOR, name, 1, "positions", counted, record)
    assert len(played) == 3
    for name in "ac":
        await kept.of(VISITOR, name, 1, "positions", counted, record)
    assert len(played) == 3
    await kept.of(VISITOR, "b", 1, "positions", counted, record)
    assert len(played) == 4


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
from rollhouse.server.wire.frames import CommitFrame, from_node, to_node
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
    database = f"sqlite:///{tmp_path / 'server.sqlite'}"
    ended = subprocess.run([sys.executable, "-c", SCRIPT, database], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "False\n", "")
