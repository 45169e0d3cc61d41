from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete
from sqlalchemy.exc import DBAPIError

from rollhouse.analysis.game_analysis import SeatAnalysis
from rollhouse.analysis.play_statistics import PlayStatistics
from rollhouse.server.features.analysis.repository import AnalysedSeat, AnalysisRepository
from rollhouse.server.store.database import StoreError, database_url, failed, open_engine
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.models import tables
from rollhouse.server.store.rows import ReviewRow, SeatLine, Summary, TableRow
from rollhouse.server.store.store import Store
from tests.server.stored import ANA, BO, BOT, FIRST, FREE, SECRET, playing, put, row

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
    table = await store.table("t")
    assert table is not None
    assert (table.version, table.status, table.updated, table.turn_seat, table.wakes) == (3, "playing", 1002.5, 1, 1100.0)
    assert table.seats == (ANA, BO), "nobody rose"
    assert table.created == 1000.0


async def test_of_two_who_write_the_same_version_one_is_refused_and_leaves_no_trace(store: Store, database: str) -> None:
    await put(store, "t")
    async with Store(database) as other:
        assert await store.append("t", 2, b'["mine"]', playing(turn=0))
        assert not await other.append("t", 2, b'["theirs"]', Summary(status="over", updated=2000.0, seats=(BO, BO)))
        assert await other.commits("t") == [(1, FIRST, 0), (2, b'["mine"]', 0)]
        table = await other.table("t")
        assert table is not None
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
    table = await store.table("t")
    assert table is not None
    assert table.rematch == made[0]
    assert [await store.table(f"r{number}") is not None for number in range(5)].count(True) == 1


async def test_the_same_id_cannot_be_used_twice(store: Store) -> None:
    await put(store, "t")
    with pytest.raises(StoreError, match="store/unavailable"):
        await store.create(row("t", host="bo"), b"[]")
    table = await store.table("t")
    assert table is not None
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
    assert names(await store.my_tables("nobody")) == []
    assert names(await store.my_tables("ana", limit=1)) == ["waits"], "whatever is newer"


async def test_whoever_rises_is_no_longer_listed_and_whoever_sits_is(store: Store) -> None:
    await store.create(row("t", ANA, BO, host="di"), FIRST)
    await store.append("t", 2, b"[]", Summary(status="open", updated=2.0, seats=(SeatLine("cy", "Cy"), BO)))
    assert names(await store.my_tables("ana")) == []
    assert names(await store.my_tables("bo")) == names(await store.my_tables("cy")) == ["t"]


async def test_a_bot_in_somebodys_seat_does_not_wait_for_them(store: Store) -> None:
    covered = row("t", SeatLine("ana", "Ana", "greedy"), BO)
    assert not TableRow.waits_for(covered, "ana"), "nobody's turn yet"
    await store.create(covered, FIRST)
    await store.append("t", 2, b"[]", playing(turn=0))
    table = await store.table("t")
    assert table is not None
    assert not table.waits_for("ana")
    assert not table.waits_for("bo")


async def test_the_house_finds_what_it_has_to_do(store: Store) -> None:
    await put(store, "bot", "clock", "later", "person", "over")
    for name, wakes in (("bot", 5.0), ("clock", 4.0), ("later", 50.0), ("person", None)):
        await store.append(name, 2, b"[]", playing(wakes=wakes))
    await store.append("over", 2, b"[]", Summary(status="over", updated=2.0, wakes=1.0))
    assert await store.due(now=10.0) == ["clock", "bot"]
    assert await store.due(now=10.0, limit=1) == ["clock"]
    await store.append("clock", 3, b"[]", playing())
    assert await store.due(now=50.0) == ["bot", "later"]


# --- secrets --------------------------------------------------------------------------------------------------------------------------


async def test_what_nothing_has_happened_at_for_long_goes_with_all_that_belongs_to_it(store: Store) -> None:
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


async def test_the_secret_of_the_dice_is_given_out_by_one_door_only(store: Store) -> None:
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
        ("sqlite:///house.sqlite", "sqlite:///house.sqlite"),
    ],
)
def test_urls_that_can_be_used(given: str, used: str) -> None:
    assert database_url(given).render_as_string(hide_password=False) == used


@pytest.mark.parametrize(
    "given",
    ["", "house.sqlite", "sqlite://", "sqlite:///:memory:", "mysql://u:hush@h/n", "postgresql+asyncpg://u:hush@h/n", "x://u:hush@h:port/"],
)
def test_urls_that_cannot_be_used_are_refused_without_their_password(given: str) -> None:
    with pytest.raises(StoreError, match="store/url") as refused:
        database_url(given)
    assert "hush" not in str(refused.value)


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="store/folder"):
        Store(f"sqlite:///{tmp_path / 'file' / 'folder' / 'house.sqlite'}")


# --- what is wrong with a database ------------------------------------------------------------------------------------------------------


def test_a_file_that_is_no_database_is_called_that(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite").write_bytes(b"Dear diary, today I rolled six sixes. " * 100)
    with pytest.raises(StoreError, match=r"store/damaged: .*house\.sqlite"):
        migrate(f"sqlite:///{tmp_path / 'house.sqlite'}")


async def test_a_damaged_database_is_called_that_by_readers_and_by_the_writer(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    migrate(f"sqlite:///{path}")
    sound = path.read_bytes()
    path.write_bytes(sound[:100] + b"\xff" * (len(sound) - 100))
    async with Store(f"sqlite:///{path}") as store:
        with pytest.raises(StoreError, match=r"store/damaged: 'house\.sqlite'"):
            await store.check()
        with pytest.raises(StoreError, match=r"store/damaged: 'house\.sqlite'"):
            await put(store, "t")


def test_a_folder_in_the_databases_place_can_not_be_opened(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite").mkdir()
    with pytest.raises(StoreError, match="store/no-entry"):
        migrate(f"sqlite:///{tmp_path / 'house.sqlite'}")


def test_a_database_that_may_only_be_read_is_called_that(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"
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
