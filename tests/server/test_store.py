"""The store on both databases: tables, lists, secrets, users, and what goes wrong with a database."""

from __future__ import annotations

import asyncio
import errno
import hashlib
import random
import re
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from rollhouse.analysis.game_analysis import SeatAnalysis
from rollhouse.analysis.play_statistics import PlayStatistics
from rollhouse.server.features.analysis.repository import AnalysedSeat, AnalysisRepository
from rollhouse.server.store import cursor
from rollhouse.server.store.checkpoints import Checkpoints
from rollhouse.server.store.database import StoreError, database_url, failed, open_engine
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.models import tables, tokens
from rollhouse.server.store.rows import ReviewRow, SeatLine, Summary, TableRow, User
from rollhouse.server.store.store import LINK_LIFE_SECONDS, Store
from tests.server.stored import ANA, BO, BOT, FIRST, FREE, SECRET, identified, playing, put, row
from tests.server.wire import Wire
from tests.servers import Postgres
from tests.timeouts import TIMEOUT_SECONDS


async def stored(store: Store, name: str) -> TableRow:
    table = await store.table(name)
    assert table is not None
    return table


# --- tables ---------------------------------------------------------------------------------------------------------------------------


async def test_a_table_comes_back_as_it_was_put(store: Store) -> None:
    put_in = row("t", ANA, SeatLine("é'\"\n", "Zoë 🎲 «ж»"), BOT, public=True)
    assert await store.create(put_in, FIRST, SECRET) == "t"
    assert await store.table("t") == put_in
    assert await store.commits("t") == [(1, FIRST, 0)]
    assert await store.table("other") is None
    assert await store.commits("other") == []


@pytest.mark.parametrize("name", ["", "other", "\x00", "t\x00", "\ud800", "x" * 10_000])
async def test_an_id_that_cannot_be_is_not_found(store: Store, name: str) -> None:
    await put(store, "t")
    assert await store.table(name) is None


async def test_commits_come_back_in_order_and_from_where_one_asks(store: Store) -> None:
    await put(store, "t", "u")
    bodies = {version: f'["{version} é 🎲"]'.encode() for version in range(2, 13)}
    for version, body in bodies.items():
        assert await store.append("t", version, body, playing())
    assert await store.append("u", 2, b"[]", playing())
    assert await store.commits("t") == [(1, FIRST, 0), *((version, body, 0) for version, body in bodies.items())]
    assert await store.commits("t", since=10) == [(11, bodies[11], 0), (12, bodies[12], 0)]
    assert await store.commits("t", since=12) == []


async def test_the_table_moves_on_with_its_commits(store: Store) -> None:
    await put(store, "t")
    await store.append("t", 2, b"[]", Summary(status="open", updated=1001.0, seats=(ANA, BO)))
    await store.append("t", 3, b"[]", Summary(status="playing", updated=1002.5, turn_seat=1, wakes=1100.0))
    table = await stored(store, "t")
    assert (table.version, table.status, table.updated, table.turn_seat, table.wakes) == (3, "playing", 1002.5, 1, 1100.0)
    assert table.seats == (ANA, BO), "no seat has changed"
    assert table.created == 1000.0


async def test_of_two_who_write_the_same_version_one_is_refused_and_leaves_no_trace(store: Store, database: str) -> None:
    await put(store, "t")
    async with Store(database) as other:
        assert await store.append("t", 2, b'["mine"]', playing(turn=0))
        assert not await other.append("t", 2, b'["theirs"]', Summary(status="over", updated=2000.0, seats=(BO, BO)))
        assert await other.commits("t") == [(1, FIRST, 0), (2, b'["mine"]', 0)]
        table = await stored(other, "t")
        assert (table.status, table.seats) == ("playing", (ANA, FREE))
        assert await other.my_tables("bo") == []


async def test_nodes_that_race_for_the_same_tables_agree_on_everything(store: Store, database: str) -> None:
    """Both write the same versions of the same tables, in an order of their own, many at a time."""
    names = [f"t{number}" for number in range(20)]
    await put(store, *names)
    async with Store(database) as other:

        async def write(one: Store, node: str, name: str) -> list[int]:
            return [version for version in range(2, 8) if await one.append(name, version, f'["{node}"]'.encode(), playing())]

        races = [(one, node, name) for one, node in ((store, "a"), (other, "b")) for name in names]
        random.Random(1).shuffle(races)
        won = await asyncio.gather(*(write(*race) for race in races))
    for name in names:
        by_node = {node: versions for (_, node, of), versions in zip(races, won, strict=True) if of == name}
        assert sorted(by_node["a"] + by_node["b"]) == list(range(2, 8)), "each version was won once"
        stored = {version: body for version, body, _ in await store.commits(name) if version > 1}
        assert stored == {version: f'["{node}"]'.encode() for node, versions in by_node.items() for version in versions}


async def test_a_rematch_is_made_once_however_many_ask(store: Store) -> None:
    await put(store, "t")
    made = await asyncio.gather(*(store.create(row(f"r{number}"), FIRST, rematch_of="t") for number in range(5)))
    assert len(set(made)) == 1
    table = await stored(store, "t")
    assert table.rematch == made[0]
    assert [await store.table(f"r{number}") is not None for number in range(5)].count(True) == 1


async def test_the_same_id_cannot_be_used_twice(store: Store) -> None:
    await put(store, "t")
    with pytest.raises(StoreError, match="store/unavailable"):
        await store.create(row("t", host="bo"), b"[]")
    table = await stored(store, "t")
    assert table.host == "ana"


# --- lists ----------------------------------------------------------------------------------------------------------------------------


def names(found: list[TableRow]) -> list[str]:
    return [table.id for table in found]


async def test_open_tables_are_the_public_ones_where_people_sit_down_the_latest_first(store: Store) -> None:
    await store.create(row("old", public=True, at=1.0), FIRST)
    await store.create(row("new", public=True, at=3.0), FIRST)
    await store.create(row("private", at=2.0), FIRST)
    await store.create(row("begun", public=True, at=2.0), FIRST)
    await store.append("begun", 2, b"[]", playing())
    assert names(await store.public_tables("open")) == ["new", "old"]
    assert names(await store.public_tables("open", limit=1)) == ["new"]
    assert names(await store.public_tables("playing")) == ["begun"]


async def test_my_tables_are_where_i_sit_or_host_and_those_that_wait_for_me_come_first(store: Store) -> None:
    waits, theirs = row("waits", BO, ANA, host="bo", at=1.0), row("theirs", BO, ANA, host="bo", at=1.0)
    await store.create(waits, FIRST)
    await store.append("waits", 2, b"[]", playing(at=2.0, turn=1, begun=waits))
    await store.create(theirs, FIRST)
    await store.append("theirs", 2, b"[]", playing(at=9.0, turn=0, begun=theirs))
    await store.create(row("over", ANA, BO, at=1.0), FIRST)
    await store.append("over", 2, b"[]", Summary(status="over", updated=10.0))
    await store.create(row("hosted", FREE, FREE, at=5.0), FIRST)
    await store.create(row("uploaded", BO, host="bo"), FIRST)
    assert names(await store.my_tables("ana")) == ["waits", "theirs", "hosted", "over"]
    assert names(await store.my_tables("cy")) == []
    assert names(await store.my_tables("ana", limit=1)) == ["waits"], "whatever is newer"


async def test_a_table_is_listed_for_the_users_who_sit_there(store: Store) -> None:
    await store.create(row("t", ANA, BO, host="di"), FIRST)
    await store.append("t", 2, b"[]", Summary(status="open", updated=2.0, seats=(SeatLine("cy", "Cy"), BO)))
    assert names(await store.my_tables("ana")) == []
    assert names(await store.my_tables("bo")) == names(await store.my_tables("cy")) == ["t"]


async def test_a_table_does_not_wait_for_a_user_with_a_substitute(store: Store) -> None:
    covered = row("t", SeatLine("ana", "Ana", "greedy"), BO)
    assert not TableRow.waits_for(covered, "ana"), "no turn yet"
    await store.create(covered, FIRST)
    await store.append("t", 2, b"[]", playing(turn=0))
    table = await stored(store, "t")
    assert not table.waits_for("ana")
    assert not table.waits_for("bo")


async def test_due_tables_are_found(store: Store) -> None:
    await put(store, "bot", "clock", "later", "person", "over")
    for name, wakes in (("bot", 5.0), ("clock", 4.0), ("later", 50.0), ("person", None)):
        await store.append(name, 2, b"[]", playing(wakes=wakes))
    await store.append("over", 2, b"[]", Summary(status="over", updated=2.0, wakes=1.0))
    assert await store.due(now=10.0) == ["clock", "bot"]
    assert await store.due(now=10.0, limit=1) == ["clock"]
    await store.append("clock", 3, b"[]", playing())
    assert await store.due(now=50.0) == ["bot", "later"]


# --- secrets --------------------------------------------------------------------------------------------------------------------------


async def test_idle_tables_are_purged_with_their_data(store: Store) -> None:
    over = Summary(status="over", updated=5.0)
    for name in ("fresh", "old", "looked-at", "begun", "over", "trained-with"):
        await store.create(row(name, ANA, BO, at=900.0 if name == "fresh" else 3.0), FIRST, SECRET)
    await store.append("begun", 2, b"[]", playing(at=4.0))
    await store.append("over", 2, b"[]", over)
    await store.append("trained-with", 2, b"[]", over)
    user_id, _ = await store.create_guest("Ana", "fr")
    kept = AnalysisRepository(store)
    review = ReviewRow(puzzle="p", table_id="trained-with", game="dicetto", rules_version=1, body="{}", cost=0.1, due="2026-11-16")
    sums = SeatAnalysis(None, PlayStatistics())
    await kept.store_analysis("trained-with", [AnalysedSeat(user_id.user_id, 0, sums, [review])])
    other, _ = await store.create_guest("Bo", "fr")
    await kept.store_analysis("over", [AnalysedSeat(other.user_id, 0, sums, [msgspec.structs.replace(review, table_id="over")])])
    assert await kept.reviewed(user_id.user_id, review, box=1, due=None)  # and the other one never trains
    assert await store.purge("open", 800.0, spared=["looked-at"]) == ["old"]
    assert await store.purge("open", 800.0, spared=["looked-at"]) == []
    assert await store.purge("over", 800.0) == ["over"]
    assert [await store.table("old"), await store.commits("old")] == [None, []]
    left = ["begun", "fresh", "looked-at", "trained-with"]
    assert (await store.all_tables(), sorted(table.id for table in await store.my_tables("ana"))) == (left, left)


async def test_the_secret_of_the_dice_is_read_by_one_method_only(store: Store) -> None:
    await put(store, "t")
    await store.create(row("real"), FIRST)
    assert await store.secret("t") == SECRET
    assert await store.secret("real") is None
    assert await store.secret("other") is None
    shown = [await store.table("t"), *await store.my_tables("ana"), await store.commits("t")]
    assert "secret" not in repr(shown)


async def test_neither_errors_nor_logs_show_what_was_being_written(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    await put(store, "t")
    broken = TableRow(id="u", game=None, status="open", public=True, host="ana", seats=(), created=1.0, updated=1.0)  # type: ignore[arg-type]  # meant
    for attempt in (store.create(row("t"), b"quite private", SECRET), store.create(broken, b"quite private", SECRET)):
        with pytest.raises(StoreError, match="store/unavailable") as refused:
            await attempt
        assert SECRET.decode() not in str(refused.value)
    assert len(caplog.records) == 2
    for shown in (SECRET.decode(), SECRET.hex(), repr(SECRET), "quite private"):
        assert shown not in caplog.text
        assert not any(shown in str(vars(record)) for record in caplog.records), "nor in the fields"


# --- when things go wrong -------------------------------------------------------------------------------------------------------------


async def test_a_database_that_is_not_prepared_is_unavailable(empty_database: str) -> None:
    async with Store(empty_database) as store:
        with pytest.raises(StoreError, match="store/unavailable"):
            await store.check()
        with pytest.raises(StoreError, match="store/unavailable"):
            await store.append("t", 2, b"[]", playing())


async def test_a_prepared_database_answers(store: Store) -> None:
    await store.check()


async def test_a_closed_store_refuses_everything(database: str) -> None:
    store = Store(database)
    await put(store, "t")
    await store.close()
    with pytest.raises(StoreError, match="store/closed"):
        await store.append("t", 2, b"[]", playing())
    with pytest.raises(StoreError, match="store/closed"):
        await store.table("t")


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgres://u:p@h/n", "postgresql+psycopg://u:p@h/n"),
        ("postgresql://u@h:5433/n?sslmode=require", "postgresql+psycopg://u@h:5433/n?sslmode=require"),
        ("postgresql+psycopg://h/n", "postgresql+psycopg://h/n"),
        ("sqlite:////tmp/a.sqlite", "sqlite:////tmp/a.sqlite"),
        ("sqlite:///server.sqlite", "sqlite:///server.sqlite"),
    ],
)
def test_urls_that_can_be_used(given: str, used: str) -> None:
    assert database_url(given).render_as_string(hide_password=False) == used


@pytest.mark.parametrize(
    "given",
    ["", "server.sqlite", "sqlite://", "sqlite:///:memory:", "mysql://u:hush@h/n", "postgresql+asyncpg://u:hush@h/n", "x://u:hush@h:port/"],
)
def test_urls_that_cannot_be_used_are_refused_without_their_password(given: str) -> None:
    with pytest.raises(StoreError, match="store/url") as refused:
        database_url(given)
    assert "hush" not in str(refused.value)


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="store/folder"):
        Store(f"sqlite:///{tmp_path / 'file' / 'folder' / 'server.sqlite'}")


# --- what is wrong with a database ------------------------------------------------------------------------------------------------------


def test_a_file_that_is_no_database_is_called_that(tmp_path: Path) -> None:
    (tmp_path / "server.sqlite").write_bytes(b"Dear diary, today I rolled six sixes. " * 100)
    with pytest.raises(StoreError, match=r"store/damaged: .*server\.sqlite"):
        migrate(f"sqlite:///{tmp_path / 'server.sqlite'}")


async def test_a_damaged_database_is_called_that_by_readers_and_by_the_writer(tmp_path: Path) -> None:
    path = tmp_path / "server.sqlite"
    migrate(f"sqlite:///{path}")
    sound = path.read_bytes()
    path.write_bytes(sound[:100] + b"\xff" * (len(sound) - 100))
    async with Store(f"sqlite:///{path}") as store:
        with pytest.raises(StoreError, match=r"store/damaged: 'server\.sqlite'"):
            await store.check()
        with pytest.raises(StoreError, match=r"store/damaged: 'server\.sqlite'"):
            await put(store, "t")


def test_a_folder_in_the_databases_place_can_not_be_opened(tmp_path: Path) -> None:
    (tmp_path / "server.sqlite").mkdir()
    with pytest.raises(StoreError, match="store/no-entry"):
        migrate(f"sqlite:///{tmp_path / 'server.sqlite'}")


def test_a_database_that_may_only_be_read_is_called_that(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'server.sqlite'}"
    migrate(url)
    engine = open_engine(database_url(url), connections=1, writes=True)
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA query_only=ON")
        with pytest.raises(DBAPIError) as told:
            connection.execute(delete(tables))
    engine.dispose()
    assert failed(told.value, database_url(url)).code == "store/read-only"


async def test_how_far_tables_are_is_asked_for_many_at_once(store: Store) -> None:
    names = [f"t{number:04}" for number in range(3)]
    await put(store, *names)
    await store.append(names[1], 2, b"[]", playing())
    unknown = [f"no such table {number}" for number in range(2500)]
    assert await store.versions([*unknown, *names]) == {"t0000": 1, "t0001": 2, "t0002": 1}
    assert await store.versions([]) == {}


# --- users --------------------------------------------------------------------------------------------------------------------------------


async def test_a_guest_is_identified_by_the_devices_secret(store: Store) -> None:
    ana, secret = await store.create_guest("Ana", "fr")
    bo, others = await store.create_guest("Bo", "nl")
    assert await identified(store, secret) == ana
    assert await identified(store, others) == bo
    assert ana.user_id != bo.user_id
    assert (ana.name, ana.lang) == ("Ana", "fr")
    assert re.fullmatch(r"[\w-]{12}", ana.user_id)
    assert re.fullmatch(r"[\w-]{43}", secret)


@pytest.mark.parametrize("guess", ["", "guess", "x" * 100_000, "\ud800", "a' OR 1=1 --"])
async def test_a_wrong_secret_identifies_no_user(store: Store, guess: str) -> None:
    await store.create_guest("Ana", "fr")
    assert await identified(store, guess) is None
    assert await store.redeem_device_link(guess) is None


async def test_a_public_id_proves_nothing(store: Store) -> None:
    ana, _ = await store.create_guest("Ana", "fr")
    assert await identified(store, ana.user_id) is None


async def test_users_change_their_name_and_language(store: Store) -> None:
    ana, secret = await store.create_guest("Ana", "fr")
    assert await store.rename(ana.user_id, "Ana Sofia", "pt")
    assert await identified(store, secret) == User(ana.user_id, "Ana Sofia", "pt", ana.created)
    assert not await store.rename("unknown", "x", "en")


async def test_a_program_is_known_by_its_token(store: Store) -> None:
    ana, _ = await store.create_guest("Ana", "fr")
    one, two = await store.new_token(ana.user_id, "program"), await store.new_token(ana.user_id, "program")
    assert await identified(store, one, "program") == await identified(store, two, "program") == ana
    assert await identified(store, one) is None, "it is no cookie"
    assert await store.redeem_device_link(one) is None, "it is no link"
    with pytest.raises(StoreError, match="store/unavailable"):
        await store.new_token("unknown", "program")


async def test_a_link_takes_an_identity_to_another_device_once(store: Store) -> None:
    ana, first = await store.create_guest("Ana", "fr")
    link = await store.new_token(ana.user_id, "link")
    assert await identified(store, link) is None, "a link is no key"
    claimed = await store.redeem_device_link(link)
    assert claimed is not None
    user_id, second = claimed
    assert user_id == ana
    assert await identified(store, second) == await identified(store, first) == ana
    assert first != second
    assert await store.redeem_device_link(link) is None


async def test_a_link_is_redeemed_once_by_concurrent_requests(store: Store, database: str) -> None:
    ana, _ = await store.create_guest("Ana", "fr")
    link = await store.new_token(ana.user_id, "link")
    async with Store(database) as other:
        claims = await asyncio.gather(*(one.redeem_device_link(link) for one in (store, other) for _ in range(5)))
    assert [claim is None for claim in claims].count(False) == 1


async def test_an_old_link_is_of_no_use(store: Store, database: str) -> None:
    ana, _ = await store.create_guest("Ana", "fr")
    link = await store.new_token(ana.user_id, "link")
    engine = open_engine(database_url(database), connections=1, writes=True)
    with engine.begin() as connection:
        connection.execute(update(tokens).where(tokens.c.kind == "link").values(created=tokens.c.created - LINK_LIFE_SECONDS - 1))
    engine.dispose()
    assert await store.redeem_device_link(link) is None


async def test_what_is_stored_of_a_secret_is_its_hash(store: Store, database: str) -> None:
    ana, secret = await store.create_guest("Ana", "fr")
    link, token = await store.new_token(ana.user_id, "link"), await store.new_token(ana.user_id, "program")
    engine = open_engine(database_url(database), connections=1, writes=False)
    with engine.begin() as connection:
        stored = connection.execute(select(tokens)).all()
    engine.dispose()
    assert {one.hash for one in stored} == {hashlib.sha256(one.encode()).digest() for one in (secret, link, token)}
    for one in (secret, link, token):
        assert one not in repr(stored)


# --- SQLite's log is put into the database while others write -----------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "server.sqlite"
    with closing(sqlite3.connect(found)) as connection:
        connection.executescript("PRAGMA journal_mode=WAL; CREATE TABLE moves (text TEXT)")
    return found


def test_the_log_is_checkpointed_during_a_transaction(file: Path) -> None:
    checkpoints = Checkpoints(file, after=10)
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("PRAGMA wal_autocheckpoint=0")
        for _ in range(50):
            writer.execute("INSERT INTO moves VALUES (?)", ("x" * 4000,))
        before = file.stat().st_size
        writer.execute("BEGIN IMMEDIATE")  # the checkpoint does not wait for this transaction
        checkpoints.add_commits(9)
        checkpoints.add_commits(1)
        checkpoints.close()
        assert checkpoints.completed == 1
        assert file.stat().st_size - before > 50 * 4000
        writer.execute("COMMIT")


def test_few_moves_are_left_to_sqlite(file: Path) -> None:
    checkpoints = Checkpoints(file, after=10)
    checkpoints.add_commits(9)
    checkpoints.close()
    assert checkpoints.completed == 0


def test_a_database_that_can_not_be_written_is_no_reason_to_stop(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    broken = tmp_path / "server.sqlite"
    broken.write_bytes(b"this is no database" * 100)
    checkpoints = Checkpoints(broken, after=1)
    checkpoints.add_commits(1)
    checkpoints.close()
    assert checkpoints.completed == 0
    assert "checkpoint failed" in caplog.text


# --- pagination cursors -------------------------------------------------------------------------------------------------------------------


def test_a_cursor_keeps_every_value() -> None:
    key = (1763450000.123456, "table-1", 3)
    assert cursor.decode(cursor.encode(*key), float, str, int) == key


@pytest.mark.parametrize("text", ["", "1.0", "1.0~t", "1.0~t~1~2", "x~t~1", "1.0~t~x", "1.0~t~99999999999", "1.0~\0~1"])
def test_malformed_cursors_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        cursor.decode(text, float, str, int)


# --- a database that hangs ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "code"), [(errno.ENOSPC, "store/full"), (errno.EDQUOT, "store/full"), (errno.EROFS, "store/read-only")])
def test_a_disk_that_is_full_at_the_start_is_named_as_the_cause(number: int, code: str) -> None:
    assert failed(OSError(number, "from the system"), make_url("sqlite:///server.sqlite")).code == code


async def test_a_caller_gets_an_answer_in_time_however_many_wait_for_the_database(database: str) -> None:
    """Twelve readers of one table were answered after 14, 19, … 72 s: those behind waited for all before them."""
    go_on, begun = threading.Event(), list[int]()
    async with Store(database, deadline=0.4) as store:

        def hang(connection: Connection) -> None:
            begun.append(1)
            go_on.wait(TIMEOUT_SECONDS)

        answers = await asyncio.gather(*(store.read(hang) for _ in range(12)), return_exceptions=True)
        assert {(type(answer), getattr(answer, "code", "")) for answer in answers} == {(StoreError, "store/unavailable")}
        assert len(begun) <= 4, "the readers still wait, and begin no query whose caller has gone"
        go_on.set()
        store.answer_seconds = TIMEOUT_SECONDS
        assert await store.read(lambda connection: 7) == 7


async def test_a_database_that_hangs_is_given_up_and_found_again(postgres: Postgres) -> None:
    url = make_url(postgres.fresh())
    migrate(url.render_as_string(hide_password=False))
    wire = Wire(url)
    through = (await wire.open()).update_query_dict({"connect_timeout": "2"})
    async with asyncio.timeout(TIMEOUT_SECONDS), Store(through.render_as_string(hide_password=False), deadline=0.5) as store:
        await put(store, "t")
        assert await store.append("t", 2, b"[]", playing())
        wire.hang()
        asked = [store.table("t"), store.commits("t"), store.append("t", 3, b"[]", playing()), store.check()]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [one.code for one in told if isinstance(one, StoreError)] == ["store/unavailable"] * 4
        wire.go_on()
        with suppress(StoreError):  # what was cut may have been stored: then this version is taken
            await store.append("t", 3, b"[]", playing())
        assert [version for version, *_ in await store.commits("t")] == [1, 2, 3]
        wire.hang()
        waiting = asyncio.create_task(store.check())
        await asyncio.sleep(0)
        await store.close()  # ends, though the database does not answer
        with pytest.raises(StoreError):
            await waiting
    await wire.close()
