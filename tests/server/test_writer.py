from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import Connection, Engine, event, insert, select, text

from rollhouse.server.store.database import StoreError, database_url, open_engine
from rollhouse.server.store.models import commits, users
from rollhouse.server.store.store import Store
from rollhouse.server.store.writer import Append, GroupWriter
from tests.server.stored import playing, put
from tests.timeouts import TIMEOUT_SECONDS

NAMES = tuple(f"t{number}" for number in range(50))
Limited: TypeAlias = Callable[..., GroupWriter]
APPENDER = Path(__file__).parent / "appender.py"


@pytest.fixture
async def engine(store: Store, database: str) -> AsyncIterator[Engine]:
    """A database with fifty tables, ready to be written to."""
    await put(store, *NAMES)
    opened = open_engine(database_url(database), connections=2, writes=True)
    yield opened
    opened.dispose()


@pytest.fixture
async def limited(engine: Engine) -> AsyncIterator[Limited]:
    """Makes a writer, with these limits."""
    made: list[GroupWriter] = []

    def make(**limits: Any) -> GroupWriter:
        made.append(GroupWriter(engine, **limits))
        return made[-1]

    yield make
    for writer in made:
        await writer.close()


@pytest.fixture
def writer(limited: Limited) -> GroupWriter:
    return limited()


def to(name: str, version: int = 2) -> Append:
    return Append(name, version, b"[]", playing())


def stored(engine: Engine) -> list[tuple[str, int]]:
    """What is on disk besides the first commits."""
    with engine.connect() as connection:
        rows = connection.execute(select(commits.c.table_id, commits.c.version).where(commits.c.version > 1)).all()
    return sorted((name, version) for name, version in rows)


@contextmanager
def transactions(engine: Engine) -> Iterator[list[int]]:
    """How many commits went into each transaction that was made."""
    sizes: list[int] = []
    rows: list[int] = []

    def count(_connection: object, _cursor: object, statement: str, parameters: object, _context: object, many: bool) -> None:
        if statement.startswith("INSERT INTO commits"):
            rows.append(len(parameters) if many and isinstance(parameters, list) else 1)

    def done(_connection: Connection) -> None:
        sizes.append(sum(rows))
        rows.clear()

    event.listen(engine, "before_cursor_execute", count)
    event.listen(engine, "commit", done)
    try:
        yield sizes
    finally:
        event.remove(engine, "before_cursor_execute", count)
        event.remove(engine, "commit", done)


async def test_all_that_waits_goes_into_one_transaction(engine: Engine, writer: GroupWriter) -> None:
    with transactions(engine) as sizes:
        assert all(await asyncio.gather(*(writer.append(to(name)) for name in NAMES)))
    assert sizes == [50]
    assert stored(engine) == sorted((name, 2) for name in NAMES)


async def test_what_comes_while_one_transaction_is_written_shares_the_next(engine: Engine, writer: GroupWriter) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def take_long(_connection: Connection) -> bool:
        begun.set()
        return go_on.wait(TIMEOUT_SECONDS)

    with transactions(engine) as sizes:
        first = asyncio.create_task(writer.run(take_long))
        assert await asyncio.to_thread(begun.wait, TIMEOUT_SECONDS)
        others = [asyncio.create_task(writer.append(to(name))) for name in NAMES]
        await asyncio.sleep(0)
        go_on.set()
        assert all(await asyncio.gather(first, *others))
    assert sizes == [0, 50]


async def test_no_caller_is_answered_before_the_transaction_is_on_disk(engine: Engine, writer: GroupWriter) -> None:
    answered: list[str] = []

    async def append(name: str) -> None:
        await writer.append(to(name))
        assert (name, 2) in await asyncio.to_thread(stored, engine)
        answered.append(name)

    await asyncio.gather(*(append(name) for name in NAMES))
    assert sorted(answered) == sorted(NAMES)


async def test_of_two_in_one_transaction_for_the_same_version_one_is_refused(engine: Engine, writer: GroupWriter) -> None:
    items = [Append(name, 2, b'["%b"]' % user_id.encode(), playing()) for name in NAMES[:10] for user_id in ("a", "b")]
    results = await asyncio.gather(*map(writer.append, items))
    assert results == [True, False] * 10
    with engine.connect() as connection:
        assert set(connection.execute(select(commits.c.body).where(commits.c.version == 2)).scalars()) == {'["a"]'}


async def test_several_versions_of_a_table_in_one_transaction_leave_it_at_the_last(store: Store, writer: GroupWriter) -> None:
    turns = {2: 0, 3: 1, 4: 2, 5: 3}
    items = [Append("t0", version, b"[]", playing(at=1000.0 + version, turn=turn)) for version, turn in reversed(turns.items())]
    assert all(await asyncio.gather(*map(writer.append, items)))
    table = await store.table("t0")
    assert table is not None
    assert (table.version, table.turn_seat, table.updated) == (5, 3, 1005.0)


async def test_one_that_cannot_be_written_fails_alone(engine: Engine, writer: GroupWriter) -> None:

    def fail(_connection: Connection) -> None:
        raise ZeroDivisionError

    waiting = [writer.append(to(name)) for name in (*NAMES[:5], "no such table", *NAMES[5:10])]
    results = await asyncio.gather(*waiting, writer.run(fail), return_exceptions=True)
    assert results[:5] == results[6:11] == [True] * 5
    assert isinstance(results[5], StoreError)
    assert isinstance(results[11], ZeroDivisionError)
    assert stored(engine) == sorted((name, 2) for name in NAMES[:10])


async def test_work_that_fails_half_way_leaves_nothing(engine: Engine, writer: GroupWriter) -> None:
    user = {"name": "Ana", "lang": "fr", "created": 1.0}

    def fail(connection: Connection) -> None:
        connection.execute(insert(users).values(user_id="ana", **user))
        raise ZeroDivisionError

    def succeed(connection: Connection) -> str:
        connection.execute(insert(users).values(user_id="bo", **user))
        return "done"

    results = await asyncio.gather(writer.run(fail), writer.run(succeed), return_exceptions=True)
    assert results[1] == "done"
    with engine.connect() as connection:
        assert connection.execute(select(users.c.user_id)).scalars().all() == ["bo"]


async def test_a_failed_transaction_fails_its_callers_and_no_later_one(engine: Engine, writer: GroupWriter) -> None:
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE commits RENAME TO hidden"))
    results = await asyncio.gather(*(writer.append(to(name)) for name in NAMES), return_exceptions=True)
    assert {str(result) for result in results} <= {"store/unavailable at OperationalError", "store/unavailable at ProgrammingError"}
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE hidden RENAME TO commits"))
    assert stored(engine) == []
    assert all(await asyncio.gather(*(writer.append(to(name)) for name in NAMES)))


async def test_too_many_wait_outside(engine: Engine, limited: Limited) -> None:
    writer = limited(max_waiting=8)
    with transactions(engine) as sizes:
        assert all(await asyncio.gather(*(writer.append(to(name)) for name in NAMES)))
    assert sum(sizes) == 50
    assert max(sizes) <= 8


async def test_a_transaction_takes_only_so_many(engine: Engine, limited: Limited) -> None:
    writer = limited(max_per_transaction=20)
    with transactions(engine) as sizes:
        assert all(await asyncio.gather(*(writer.append(to(name)) for name in NAMES)))
    assert sizes == [20, 20, 10]


async def test_closing_writes_what_waits_and_refuses_what_comes(engine: Engine, limited: Limited) -> None:
    writer = limited(max_per_transaction=10)
    waiting = [asyncio.create_task(writer.append(to(name))) for name in NAMES]
    await asyncio.sleep(0)
    await writer.close()
    assert all(task.done() and task.result() for task in waiting)
    assert len(stored(engine)) == 50
    with pytest.raises(StoreError, match="store/closed"):
        await writer.append(to("t0", 3))


async def test_a_cancelled_caller_stops_no_other(engine: Engine, writer: GroupWriter) -> None:
    waiting = [asyncio.create_task(writer.append(to(name))) for name in NAMES]
    await asyncio.sleep(0)
    for task in waiting[::2]:
        task.cancel()
    assert all(await asyncio.gather(*waiting[1::2]))
    assert len(stored(engine)) == 50, "what was requested is done"


async def test_killed_in_the_middle_nothing_that_was_answered_is_lost(store: Store, database: str) -> None:
    """Another process writes at ten tables at once and says what it was answered; it is killed while it writes."""
    await put(store, *NAMES[:10])
    said: set[tuple[str, int]] = set()
    with subprocess.Popen([sys.executable, APPENDER, database, *NAMES[:10]], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            name, version = line.split()
            said.add((name, int(version)))
            if len(said) == 500:
                process.kill()
        assert process.wait() == -9
    found = {(name, version) for name in NAMES[:10] for version, *_ in await store.commits(name)}
    assert said <= found
    for name in NAMES[:10]:
        table = await store.table(name)
        versions = [version for version, *_ in await store.commits(name)]
        assert table is not None
        assert versions == list(range(1, table.version + 1)), "commits and table are of one moment"
        assert await store.append(name, table.version + 1, b"[]", playing()), "and it goes on"
