"""The group writer: all writes that wait are committed in one durable transaction, and then answered."""

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
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

from rollhouse.server.store.database import StoreError, described, failed
from rollhouse.server.store.deadline import DEADLINE_SECONDS, QueryDeadline
from rollhouse.server.store.models import commits, played_games, seats, tables
from rollhouse.server.store.rating_writer import write_ratings
from rollhouse.server.store.rows import PlayedGame, Summary, seating_text
from rollhouse.server.store.upsert import insert_into

T = TypeVar("T")

_log = logging.getLogger(__name__)

_MAX_WAITING_COMMITS = 10_000
_MAX_COMMITS_PER_TRANSACTION = 1_000
_DEADLOCK_SQLSTATE = "40P01"
COMMIT_UNKNOWN = "store/in-doubt"
"""The error code when it is unknown whether a write was committed."""

_UPDATE_TABLE = (
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
    """The next commit of a table, and the table's row for lists after it."""

    table_id: str
    version: int
    body: bytes
    summary: Summary
    rules_version: int = 0

    @property
    def row(self) -> dict[str, Any]:
        """The commit as a row of the database."""
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
    """Writes to the database from one thread. A write is answered when it is on disk.

    `append` and `run` wait while too many writes are queued. A transaction that fails, fails for the writes in it; when one of them is the
    cause, for that one only. When the connection is lost during COMMIT it is unknown whether it succeeded: commits are then written again,
    which changes nothing if they are stored, and settles the outcome.
    """

    def __init__(
        self,
        engine: Engine,
        *,
        deadline: float = DEADLINE_SECONDS,
        max_waiting: int = _MAX_WAITING_COMMITS,
        max_per_transaction: int = _MAX_COMMITS_PER_TRANSACTION,
        on_written: Callable[[int], None] = lambda count: None,
    ) -> None:
        self._engine = engine
        self._on_written = on_written
        """Called with the number of writes after each transaction."""
        self._deadline = QueryDeadline(engine, deadline)
        self._max_per_transaction = max_per_transaction
        self._insert = PreparedStatement(insert_into(commits, engine).on_conflict_do_nothing(), engine)
        self._update_table = PreparedStatement(_UPDATE_TABLE, engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rollhouse-writer")
        self._waiting: deque[tuple[Item, asyncio.Future[Any]]] = deque()
        self._slots = asyncio.Semaphore(max_waiting)
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self._superseded_by = ""

    def supersede(self, revision: str) -> None:
        """Refuse everything from now on: a newer release needs nodes that know this schema revision."""
        self._superseded_by = revision

    def check_release(self) -> None:
        """Raise `store/newer` once a newer release has superseded this one."""
        if self._superseded_by:
            raise StoreError("store/newer", value=self._superseded_by)

    async def append(self, item: Append) -> bool:
        """Store a commit; False when another node has stored that version."""
        return cast(bool, await self._submit(item))

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; its result, once it is on disk."""
        return cast(T, await self._submit(work))

    async def close(self) -> None:
        """Write what is queued, then stop; later writes are refused."""
        self._closed = True
        while self._writing is not None:
            await asyncio.wait([self._writing])
        self._thread.shutdown()

    async def _submit(self, item: Item) -> Any:
        async with self._slots:
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
                await asyncio.sleep(0)  # writes that are ready in this cycle of the event loop share the transaction
                group = [self._waiting.popleft() for _ in range(min(len(self._waiting), self._max_per_transaction))]
                items = [item for item, _ in group]
                with self._deadline.guard():
                    results = await loop.run_in_executor(self._thread, self._write, items)
                if any(isinstance(result, _CommitUnknown) for result in results):
                    with self._deadline.guard():
                        results = await loop.run_in_executor(self._thread, self._resolve_unknown, items, results)
                for (_, answer), result in zip(group, results, strict=True):
                    if answer.done():  # the caller was cancelled; the write is done all the same
                        continue
                    if isinstance(result, BaseException):
                        answer.set_exception(result)
                    else:
                        answer.set_result(result)
                self._on_written(len(group))
        finally:
            self._writing = None
            for _, answer in group:  # unanswered only when the event loop is being closed
                answer.cancel()

    # --- in the writer's thread -------------------------------------------------------------------------------------------------------

    def _write(self, items: Sequence[Item]) -> list[Any]:
        """The result or the error of each item."""
        try:
            try:
                return self._transact(lambda connection: self._write_together(connection, items, self._append_all))
            except _VersionConflict:
                return self._transact(lambda connection: self._write_together(connection, items, self._append_each))
        except _CommitUnknown as doubt:
            return [doubt] * len(items)
        except Exception as error:
            if len(items) > 1 and _is_fault_of_one(error):
                return [result for item in items for result in self._write([item])]
            return _refusals(error, len(items), self._engine.url)

    def _transact(self, work: Callable[[Connection], list[Any]]) -> list[Any]:
        """The result of the work, once it is on disk; `_CommitUnknown` when the connection was lost during COMMIT."""
        written = False
        try:
            with self._engine.begin() as connection:
                results = work(connection)
                written = True
        except DBAPIError as error:
            if written and failed(error, self._engine.url).code == "store/unavailable":
                _log.warning("commit outcome unknown", extra={"error": described(error)})
                raise _CommitUnknown from error
            raise
        return results

    def _resolve_unknown(self, items: Sequence[Item], results: Sequence[Any]) -> list[Any]:
        """Re-run appends whose outcome is unknown (idempotent by table and version); the outcome of other work stays unknown."""
        unknown = [(place, item) for place, item in enumerate(items) if isinstance(results[place], _CommitUnknown)]
        appends = _in_order(unknown)
        found: dict[int, Any] = {place: StoreError(COMMIT_UNKNOWN) for place, _ in unknown}
        try:
            again = self._transact(lambda connection: [self._append_again(connection, item) for _, item in appends])
            found.update((place, done) for (place, _), done in zip(appends, again, strict=True))
        except (_CommitUnknown, SQLAlchemyError, sqlite3.Error) as error:
            _log.warning("commit outcomes still unknown", extra={"count": len(appends), "error": described(error)})
        return [found.get(place, result) for place, result in enumerate(results)]

    def _append_again(self, connection: Connection, item: Append) -> bool:
        """Write a commit again; whether it is stored now, by this write or the one before."""
        if self._insert.run(connection, [item.row]) == 1:
            self._update_rows(connection, [item])
            return True
        one = (commits.c.table_id == item.table_id) & (commits.c.version == item.version)
        return bool(connection.execute(select(commits.c.body).where(one)).scalar_one() == item.body.decode())

    def _write_together(self, connection: Connection, items: Sequence[Item], append: _AppendRows) -> list[Any]:
        results: dict[int, Any] = {}
        appends = _in_order(enumerate(items))
        if appends:
            rows = [item.row for _, item in appends]
            results.update((place, done) for (place, _), done in zip(appends, append(connection, rows), strict=True))
            self._update_rows(connection, [item for place, item in appends if results[place]])
        for place, item in enumerate(items):
            if not isinstance(item, Append):
                results[place] = item(connection)
        return [results[place] for place in range(len(items))]

    def _append_all(self, connection: Connection, rows: _Rows) -> list[bool]:
        if self._insert.run(connection, rows) != len(rows):
            raise _VersionConflict
        return [True] * len(rows)

    def _append_each(self, connection: Connection, rows: _Rows) -> list[bool]:
        return [self._insert.run(connection, [row]) == 1 for row in rows]

    def _update_rows(self, connection: Connection, items: Sequence[Append]) -> None:
        """Update the rows of tables, seats, games and ratings; the last commit of each table counts."""
        last = {item.table_id: item for item in items}
        if last:
            self._update_table.run(
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
        played = {item.table_id: item.summary.played_games for item in items if item.summary.played_games is not None}
        for table_id, rows in played.items():
            write_played_games(connection, table_id, rows)
        rated = {item.table_id: item.summary.rated for item in items if item.summary.rated is not None}
        if rated:
            write_ratings(connection, rated)


class PreparedStatement:
    """A statement compiled once: SQLAlchemy's processing of each row would be a third of the cost of writing a move."""

    def __init__(self, statement: Insert | Update, engine: Engine) -> None:
        compiled = statement.compile(engine, column_keys=[column.name for column in commits.c] if isinstance(statement, Insert) else None)
        assert isinstance(compiled, SQLCompiler)
        self._text = compiled.string
        self._positional = None if compiled.positiontup is None else itemgetter(*compiled.positiontup)
        """Puts a row's values in the order of the statement; None where it has named parameters."""

    def run(self, connection: Connection, rows: _Rows) -> int:
        """Run the statement for all rows; the number of rows affected."""
        parameters: list[Any] = list(rows if self._positional is None else map(self._positional, rows))
        return connection.exec_driver_sql(self._text, parameters, {"preserve_rowcount": True}).rowcount


def _in_order(items: Iterable[tuple[int, Item]]) -> list[tuple[int, Append]]:
    """The appends among these, always in the same order, so that two nodes can't deadlock."""
    appends = ((place, item) for place, item in items if isinstance(item, Append))
    return sorted(appends, key=lambda append: (append[1].table_id, append[1].version))


class _CommitUnknown(Exception):
    """The connection was lost during COMMIT: the transaction may be stored, or not."""


class _VersionConflict(Exception):
    """Another node has stored one of the versions: the rows are written again one by one, to find out which."""


def write_seats(connection: Connection, table_id: str, summary: Summary) -> None:
    """Replace the rows of a table's seats."""
    assert summary.seats is not None
    connection.execute(update(tables).where(tables.c.id == table_id).values(seating=seating_text(summary.seats)))
    connection.execute(delete(seats).where(seats.c.table_id == table_id))
    taken = [{"table_id": table_id, "seat": number, "user_id": seat.user_id} for number, seat in enumerate(summary.seats) if seat.user_id]
    if taken:
        connection.execute(insert(seats), taken)


def write_played_games(connection: Connection, table_id: str, rows: Sequence[PlayedGame]) -> None:
    """Replace the rows of a table's players."""
    connection.execute(delete(played_games).where(played_games.c.table_id == table_id))
    if rows:
        connection.execute(insert(played_games), [_played_game_values(row) for row in rows])


def _played_game_values(row: PlayedGame) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    del values["accuracy"]  # computed later
    written = {name: msgspec.json.encode(values[name]).decode() for name in ("mode", "opponents")}
    return {**values, **written, "searched": row.searched}


def _is_fault_of_one(error: Exception) -> bool:
    """Whether the writes may succeed one by one: one of them is wrong (its table does not exist, say), or two nodes deadlocked."""
    if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError):
        return getattr(error.orig, "sqlstate", None) == _DEADLOCK_SQLSTATE
    return True


def _refusals(error: Exception, count: int, url: URL) -> list[Exception]:
    if not isinstance(error, SQLAlchemyError | sqlite3.Error):
        return [error] * count
    _log.warning("transaction failed", extra={"writes": count, "error": described(error)})
    return [failed(error, url) for _ in range(count)]
