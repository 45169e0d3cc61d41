"""The one writer: whatever waits goes into one durable transaction together, and then everybody is answered."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, TypeAlias, TypeVar, cast

import msgspec
from sqlalchemy import Connection, Engine, Insert, Update, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

from rollhouse.server.store.database import StoreError, described, failed
from rollhouse.server.store.deadline import DEADLINE, QueryDeadline
from rollhouse.server.store.models import commits, played_games, seats, tables
from rollhouse.server.store.rating_writer import write_ratings
from rollhouse.server.store.rows import PlayedGame, Summary, seating_text

__all__ = ["COMMIT_UNKNOWN", "Append", "GroupWriter", "write_played_games", "write_seats"]

T = TypeVar("T")

_log = logging.getLogger(__name__)

_MOST_WAITING = 10_000
_MOST_TOGETHER = 1_000
_DEADLOCK = "40P01"
COMMIT_UNKNOWN = "store/in-doubt"
"""What is said where it can't be found out yet whether something was stored."""

_MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.version < bindparam("to"))
    .values(
        version=bindparam("to"),
        status=bindparam("to_status"),
        turn_seat=bindparam("to_turn"),
        wakes=bindparam("to_wake"),
        updated=bindparam("to_time"),
    )
)


@dataclass(frozen=True, slots=True)
class Append:
    """The next commit of a table, and what lists show of the table after it."""

    table_id: str
    version: int
    body: bytes
    summary: Summary
    rules_version: int = 0

    @property
    def row(self) -> dict[str, Any]:
        """The commit as it is stored."""
        return {
            "table_id": self.table_id,
            "version": self.version,
            "body": self.body.decode(),  # once, in the writer's thread: the column is text
            "at": self.summary.updated,
            "rules_version": self.rules_version,
        }


Work: TypeAlias = Callable[[Connection], Any]
Item: TypeAlias = Append | Work
_Rows: TypeAlias = Sequence[dict[str, Any]]
_AppendRows: TypeAlias = Callable[[Connection, _Rows], list[bool]]


class GroupWriter:
    """Writes to the database, from one thread. Nothing is answered before it is on disk.

    `append` and `run` wait their turn while too much is waiting already. A transaction that fails, fails for those who were in it, and
    for nobody else; when one of them is to blame, for that one alone. Where the database goes away with the answer to COMMIT, nobody
    knows whether it was stored: commits are written once more, which changes nothing where they are there, and finds out.
    """

    def __init__(
        self,
        engine: Engine,
        *,
        deadline: float = DEADLINE,
        most_waiting: int = _MOST_WAITING,
        most_together: int = _MOST_TOGETHER,
        wrote: Callable[[int], None] = lambda count: None,
    ) -> None:
        self._engine = engine
        self._wrote = wrote
        """Told how many were written, after each transaction."""
        self._patience = QueryDeadline(engine, deadline)
        self._most_together = most_together
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert = PreparedStatement(dialect.insert(commits).on_conflict_do_nothing(), engine)
        self._move_on = PreparedStatement(_MOVE_ON, engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rollhouse-writer")
        self._waiting: deque[tuple[Item, asyncio.Future[Any]]] = deque()
        self._room = asyncio.Semaphore(most_waiting)
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self.min_supported_revision = ""
        """The revision that a Rollhouse must know to use this database, once this one does not: it writes nothing any more."""

    def check_release(self) -> None:
        """Refuse everything once a newer Rollhouse has left this one behind: `store/newer`."""
        if self.min_supported_revision:
            raise StoreError("store/newer", value=self.min_supported_revision)

    async def append(self, item: Append) -> bool:
        """Whether this became the table's next commit; False when somebody else has written that version."""
        return cast(bool, await self._submit(item))

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, once all that it wrote is on disk."""
        return cast(T, await self._submit(work))

    async def close(self) -> None:
        """Write what is waiting, then stop; whoever comes later is refused."""
        self._closed = True
        while self._writing is not None:
            await asyncio.wait([self._writing])
        self._thread.shutdown()

    async def _submit(self, item: Item) -> Any:
        async with self._room:
            if self._closed:
                raise StoreError("store/closed")
            self.check_release()
            answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            self._waiting.append((item, answer))
            if self._writing is None:
                self._writing = asyncio.create_task(self._write_all())
            return await answer

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        group: list[tuple[Item, asyncio.Future[Any]]] = []
        try:
            while self._waiting:
                await asyncio.sleep(0)  # whatever else is ready to be written now shares the transaction: nobody waits for it
                group = [self._waiting.popleft() for _ in range(min(len(self._waiting), self._most_together))]
                items = [item for item, _ in group]
                with self._patience.waiting():
                    results = await loop.run_in_executor(self._thread, self._write, items)
                if any(isinstance(result, _InDoubt) for result in results):
                    with self._patience.waiting():
                        results = await loop.run_in_executor(self._thread, self._find_out, items, results)
                for (_, answer), result in zip(group, results, strict=True):
                    if answer.done():  # whoever asked has gone; what they asked for is done all the same
                        continue
                    if isinstance(result, BaseException):
                        answer.set_exception(result)
                    else:
                        answer.set_result(result)
                self._wrote(len(group))
        finally:
            self._writing = None
            for _, answer in group:  # only when the event loop is being torn down is anybody left without an answer
                answer.cancel()

    # --- in the writer's thread -------------------------------------------------------------------------------------------------------

    def _write(self, items: Sequence[Item]) -> list[Any]:
        """Each item's result, or the error that it gets."""
        try:
            try:
                return self._transact(lambda connection: self._write_together(connection, items, self._append_all))
            except _Contested:
                return self._transact(lambda connection: self._write_together(connection, items, self._append_each))
        except _InDoubt as doubt:
            return [doubt] * len(items)
        except Exception as error:
            if len(items) > 1 and _one_is_to_blame(error):
                return [result for item in items for result in self._write([item])]
            return _refusals(error, len(items), self._engine.url)

    def _transact(self, work: Callable[[Connection], list[Any]]) -> list[Any]:
        """What the work gives, once it is on disk; `_InDoubt` where the database went away while it was being asked for that."""
        written = False
        try:
            with self._engine.begin() as connection:
                results = work(connection)
                written = True
        except DBAPIError as error:
            if written and failed(error, self._engine.url).code == "store/unavailable":
                _log.warning("a transaction is in doubt: %s", described(error))
                raise _InDoubt from error
            raise
        return results

    def _find_out(self, items: Sequence[Item], results: Sequence[Any]) -> list[Any]:
        """The results, once more, without doubts as far as that can be had: only a commit can be written twice and be there once."""
        doubtful = [(place, item) for place, item in enumerate(items) if isinstance(results[place], _InDoubt)]
        appends = _in_order(doubtful)
        found: dict[int, Any] = {place: StoreError(COMMIT_UNKNOWN) for place, _ in doubtful}
        try:
            again = self._transact(lambda connection: [self._append_again(connection, item) for _, item in appends])
            found.update((place, done) for (place, _), done in zip(appends, again, strict=True))
        except (_InDoubt, SQLAlchemyError, sqlite3.Error) as error:
            _log.warning("%d commits stay in doubt: %s", len(appends), described(error))
        return [found.get(place, result) for place, result in enumerate(results)]

    def _append_again(self, connection: Connection, item: Append) -> bool:
        """Whether this is the table's commit now: it may have been before, with all that belongs to it."""
        if self._insert.run(connection, [item.row]) == 1:
            self._bring_up_to_date(connection, [item])
            return True
        one = (commits.c.table_id == item.table_id) & (commits.c.version == item.version)
        return bool(connection.execute(select(commits.c.body).where(one)).scalar_one() == item.body.decode())

    def _write_together(self, connection: Connection, items: Sequence[Item], append: _AppendRows) -> list[Any]:
        results: dict[int, Any] = {}
        appends = _in_order(enumerate(items))
        if appends:
            rows = [item.row for _, item in appends]
            results.update((place, done) for (place, _), done in zip(appends, append(connection, rows), strict=True))
            self._bring_up_to_date(connection, [item for place, item in appends if results[place]])
        for place, item in enumerate(items):
            if not isinstance(item, Append):
                results[place] = item(connection)
        return [results[place] for place in range(len(items))]

    def _append_all(self, connection: Connection, rows: _Rows) -> list[bool]:
        if self._insert.run(connection, rows) != len(rows):
            raise _Contested
        return [True] * len(rows)

    def _append_each(self, connection: Connection, rows: _Rows) -> list[bool]:
        return [self._insert.run(connection, [row]) == 1 for row in rows]

    def _bring_up_to_date(self, connection: Connection, items: Sequence[Append]) -> None:
        """The tables' own rows: the last of a table's commits decides."""
        last = {item.table_id: item for item in items}
        if last:
            self._move_on.run(
                connection,
                [
                    {
                        "of": item.table_id,
                        "to": item.version,
                        "to_status": item.summary.status,
                        "to_turn": item.summary.turn_seat,
                        "to_wake": item.summary.wakes,
                        "to_time": item.summary.updated,
                    }
                    for item in last.values()
                ],
            )
        seated = {item.table_id: item.summary for item in items if item.summary.seats is not None}
        for table_id, summary in seated.items():
            write_seats(connection, table_id, summary)
        taking_part = {item.table_id: item.summary.played_games for item in items if item.summary.played_games is not None}
        for table_id, rows in taking_part.items():
            write_played_games(connection, table_id, rows)
        rated = {item.table_id: item.summary.rated for item in items if item.summary.rated is not None}
        if rated:
            write_ratings(connection, rated)


class PreparedStatement:
    """A statement in the database's own words, found once: preparing every row anew would be a third of what writing a move costs."""

    def __init__(self, statement: Insert | Update, engine: Engine) -> None:
        compiled = statement.compile(engine, column_keys=[column.name for column in commits.c] if isinstance(statement, Insert) else None)
        assert isinstance(compiled, SQLCompiler)
        self._text = compiled.string
        self._in_place = None if compiled.positiontup is None else itemgetter(*compiled.positiontup)
        """A row's values in the order of the statement; None where it names them."""

    def run(self, connection: Connection, rows: _Rows) -> int:
        """How many rows it touched."""
        given: list[Any] = list(rows if self._in_place is None else map(self._in_place, rows))
        return connection.exec_driver_sql(self._text, given, {"preserve_rowcount": True}).rowcount


def _in_order(items: Iterable[tuple[int, Item]]) -> list[tuple[int, Append]]:
    """The commits among these, always in the same order, so that two nodes can never each wait for the other."""
    found = ((place, item) for place, item in items if isinstance(item, Append))
    return sorted(found, key=lambda one: (one[1].table_id, one[1].version))


class _InDoubt(Exception):
    """The database went away while a transaction was being committed: it may be stored, or not."""


class _Contested(Exception):
    """Somebody was faster with one of the rows: all are written again, one by one, to find out which."""


def write_seats(connection: Connection, table_id: str, summary: Summary) -> None:
    """Who sits where, for the lists."""
    assert summary.seats is not None
    connection.execute(update(tables).where(tables.c.id == table_id).values(seating=seating_text(summary.seats)))
    connection.execute(delete(seats).where(seats.c.table_id == table_id))
    taken = [{"table_id": table_id, "seat": seat, "user_id": one.user_id} for seat, one in enumerate(summary.seats) if one.user_id]
    if taken:
        connection.execute(insert(seats), taken)


def write_played_games(connection: Connection, table_id: str, rows: Sequence[PlayedGame]) -> None:
    """Who plays, or has played, at a table: instead of what stood there before."""
    connection.execute(delete(played_games).where(played_games.c.table_id == table_id))
    if rows:
        connection.execute(insert(played_games), [_participation_values(row) for row in rows])


def _participation_values(row: PlayedGame) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    del values["performance"]  # worked out later
    written = {name: msgspec.json.encode(values[name]).decode() for name in ("mode", "opponents")}
    return {**values, **written, "searched": row.searched}


def _one_is_to_blame(error: Exception) -> bool:
    """Whether the others could be written without one of them (a table that does not exist, say), or one after the other."""
    if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError):
        return getattr(error.orig, "sqlstate", None) == _DEADLOCK
    return True


def _refusals(error: Exception, count: int, url: URL) -> list[Exception]:
    if not isinstance(error, SQLAlchemyError | sqlite3.Error):
        return [error] * count
    _log.warning("a transaction failed, and %d with it: %s", count, described(error))
    return [failed(error, url) for _ in range(count)]
