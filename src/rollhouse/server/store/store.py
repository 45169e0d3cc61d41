"""Queries for tables, commits and users. A write is durable before its caller gets an answer."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import shutil
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    Executable,
    Row,
    and_,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    true,
    union,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from rollhouse.core.entropy import draw_text
from rollhouse.server.store.checkpoints import Checkpoints
from rollhouse.server.store.database import StoreError, database_url, described, failed, is_sqlite, open_engine
from rollhouse.server.store.deadline import DEADLINE_SECONDS, QueryDeadline
from rollhouse.server.store.erasure import remove_tables
from rollhouse.server.store.models import (
    REVISION,
    commits,
    compatibility,
    competition_members,
    daily_puzzles,
    friends,
    passkeys,
    played_games,
    puzzle_answers,
    recovery_codes,
    reviews,
    seats,
    tables,
    tokens,
    users,
)
from rollhouse.server.store.names import claim_name
from rollhouse.server.store.rows import SignedIn, Status, StoredCommit, Summary, TableRow, TokenRow, User, read_seating, seating_text
from rollhouse.server.store.writer import Append, GroupWriter, write_seats

T = TypeVar("T")
AnyRow: TypeAlias = Row[*tuple[Any, ...]]

LINK_LIFE_SECONDS = 15 * 60.0
"""How long a link to another device can be used."""
_READER_THREADS = 4
_SECRET_BYTES = 32
_USER_ID_BYTES = 9
_TOKEN_ID_DIGITS = 16
_MAX_LISTED_TABLES = 100
_IDS_PER_QUERY = 1000
_USE_NOTED_SECONDS = 3600.0
"""How often it is noted that a device or program is used."""

_log = logging.getLogger(__name__)

_TABLE = [column for column in tables.c if column.name != "secret"]
USER = [users.c[name] for name in User.__struct_fields__]
"""The columns of a `User`."""


def all_let_others_watch() -> ColumnElement[bool]:
    """Return the condition that no player at a table has switched spectators off."""
    private = users.c.privacy.contains('"watch":false')  # as msgspec writes `Privacy`
    return ~exists().where(seats.c.table_id == tables.c.id, seats.c.user_id == users.c.user_id, private).correlate(tables)


class Store:
    """A migrated database. Reads run in a few threads and writes in one, so that nothing blocks the event loop."""

    def __init__(self, url: str, *, deadline: float = DEADLINE_SECONDS, now: Callable[[], float] = time.time) -> None:
        self.now = now
        """The clock by which rows are dated."""
        self._url = database_url(url)
        self._read_engine = open_engine(self._url, connections=_READER_THREADS, writes=False)
        self._write_engine = open_engine(self._url, connections=1, writes=True)
        self._readers = ThreadPoolExecutor(_READER_THREADS, thread_name_prefix="rollhouse-reader")
        self._read_deadline = QueryDeadline(self._read_engine, deadline)
        self.answer_seconds = deadline / 2
        """How long a caller waits for an answer, however many wait before it. The query itself is given up later."""
        self._checkpoints = Checkpoints(Path(str(self._url.database))) if is_sqlite(self._url) else None
        written = (lambda count: None) if self._checkpoints is None else self._checkpoints.add_commits
        self._writer = GroupWriter(self._write_engine, deadline=deadline, on_written=written)
        self._closed = False

    async def close(self) -> None:
        """Finish queued writes and running reads, then close all connections."""
        self._closed = True
        await self._writer.close()
        if self._checkpoints is not None:
            await asyncio.to_thread(self._checkpoints.close)
        with self._read_deadline.guard():
            await asyncio.to_thread(self._readers.shutdown)
        self._read_engine.dispose()
        self._write_engine.dispose()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def check(self) -> None:
        """Raise `store/unavailable` if the database does not answer, `store/newer` once a newer release has superseded this one."""
        oldest = await self.scalar(select(compatibility.c.oldest))
        if oldest is not None and oldest > REVISION:
            _log.error("database needs a newer release", extra={"oldest_revision": oldest, "revision": REVISION})
            self._writer.supersede(oldest)
            raise StoreError("store/newer", value=oldest)

    def free_bytes(self) -> int | None:
        """Free space on the disk of the database; None for PostgreSQL, which may be on another machine."""
        if not is_sqlite(self._url):
            return None
        return shutil.disk_usage(Path(str(self._url.database)).parent).free

    # --- tables -----------------------------------------------------------------------------------------------------------------------

    async def create(
        self,
        row: TableRow,
        body: bytes,
        secret: bytes | None = None,
        *,
        rematch_of: str = "",
        rules_version: int = 0,
        provided: Callable[[Connection, str], bool] | None = None,
    ) -> str:
        """Store a new table with its first commit; return its id.

        A rematch is stored only if the other table has none yet; otherwise the id of the existing rematch is returned. With `provided`, the
        table is stored only if that returns True in the same transaction; otherwise the id is empty.
        """

        def work(connection: Connection) -> str:
            if provided is not None and not provided(connection, row.id):
                return ""
            if rematch_of:
                free = (tables.c.id == rematch_of) & (tables.c.rematch == "")
                if connection.execute(update(tables).where(free).values(rematch=row.id)).rowcount == 0:
                    existing: str = connection.execute(select(tables.c.rematch).where(tables.c.id == rematch_of)).scalar_one()
                    return existing
            values = {column.name: getattr(row, column.name) for column in _TABLE if column.name != "seating"}
            connection.execute(insert(tables).values(**values, seating=seating_text(row.seats), secret=secret))
            summary = Summary(status=row.status, updated=row.created, seats=row.seats)
            connection.execute(insert(commits).values(Append(row.id, row.version, body, summary, rules_version).row))
            write_seats(connection, row.id, summary)
            return row.id

        return await self._writer.run(work)

    async def append(self, table_id: str, version: int, body: bytes, summary: Summary, rules_version: int = 0) -> bool:
        """Store the table's next commit; False if another writer has stored that version.

        `store/in-doubt`: the connection was lost during COMMIT; after `settle` the outcome is final.
        """
        return await self._writer.append(Append(table_id, version, body, summary, rules_version))

    async def settle(self, table_id: str) -> None:
        """Wait until no transaction on this table is in progress; `store/unavailable` while the database is unreachable."""
        # A transaction in progress holds the lock on the table's row until its end, so this update waits for it.
        own = update(tables).where(tables.c.id == table_id).values(version=tables.c.version)
        await self.execute(own)

    async def commits(self, table_id: str, since: int = 0) -> list[StoredCommit]:
        """The table's commits after version `since`, in order."""
        query = select(commits.c.version, commits.c.body, commits.c.rules_version)
        query = query.where(commits.c.table_id == table_id, commits.c.version > since).order_by(commits.c.version)
        rows = await self.all(query)
        return [StoredCommit(version, body.encode(), rules) for version, body, rules in rows]

    async def all_tables(self, after: str = "", limit: int = 1000) -> list[str]:
        """The ids of all tables, one page at a time."""
        query = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit)
        return await self.scalars(query)

    async def table(self, table_id: str) -> TableRow | None:
        """The table, or None."""
        if not _can_be_stored(table_id):
            return None
        query = select(*_TABLE).where(tables.c.id == table_id)
        row = await self.one(query)
        return None if row is None else _table(row)

    async def tables_with(self, table_ids: Sequence[str]) -> dict[str, TableRow]:
        """The rows of these tables by id, without those that do not exist."""
        rows = await self._tables(select(*_TABLE).where(tables.c.id.in_(table_ids))) if table_ids else []
        return {row.id: row for row in rows}

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The version of each of these tables, without those that do not exist."""
        pages = [table_ids[start : start + _IDS_PER_QUERY] for start in range(0, len(table_ids), _IDS_PER_QUERY)]
        queries = [select(tables.c.id, tables.c.version).where(tables.c.id.in_(page)) for page in pages]
        rows = await self.read(lambda connection: [row for query in queries for row in connection.execute(query).all()])
        return {row.id: row.version for row in rows}

    async def secret(self, table_id: str) -> bytes | None:
        """The secret of the table's dice; it must not leave the server before the game is over."""
        query = select(tables.c.secret).where(tables.c.id == table_id)
        return await self.scalar(query)

    async def public_tables(self, status: Literal["open", "playing"], limit: int = _MAX_LISTED_TABLES) -> list[TableRow]:
        """The public tables with this status, the latest first; of games in play those that all players let others watch."""
        query = select(*_TABLE).where(tables.c.status == status, tables.c.public).order_by(tables.c.updated.desc()).limit(limit)
        if status == "playing":
            query = query.where(all_let_others_watch())
        return await self._tables(query)

    async def my_tables(self, user_id: str, limit: int = _MAX_LISTED_TABLES) -> list[TableRow]:
        """Tables where the user sits or is the host, those with the user's turn first, by the end of the clock.

        Of the others, unfinished tables come before finished ones, and later ones before earlier ones.
        """
        my_turn = exists().where(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn_seat, seats.c.user_id == user_id)
        waits = and_(tables.c.status == "playing", my_turn)
        query = select(*_TABLE).where(tables.c.id.in_(_mine(user_id, limit)))
        query = query.order_by(not_(waits), tables.c.status == "over", tables.c.updated.desc()).limit(limit)
        rows = await self._tables(query)  # sorted again: only the seating says whether a bot plays for the user
        return sorted(
            rows, key=lambda table: (not table.waits_for(user_id), (table.clock_ends or inf) if table.waits_for(user_id) else 0.0)
        )

    async def unfinished(self, host: str) -> int:
        """The number of unfinished tables that the user hosts."""
        query = select(func.count()).select_from(tables).where(tables.c.host == host, tables.c.status != "over")
        return int(await self.scalar(query) or 0)

    async def unfinished_seats(self, user_id: str) -> list[str]:
        """The ids of the unfinished tables where the user sits."""
        query = select(tables.c.id).where(
            tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id)), tables.c.status != "over"
        )
        return await self.scalars(query)

    async def purge(self, status: Status, before: float, spared: Collection[str] = (), limit: int = 200) -> list[str]:
        """Delete tables of this status without a commit since `before`, the oldest first; return their ids.

        Kept are tables whose errors a user trains with (one who has solved a review before), those with a running clock and `spared` ones.
        Tables that another node has locked are left for a later run.
        """
        solved = reviews.alias()
        trainer = exists().where(solved.c.user_id == reviews.c.user_id, solved.c.box > 0)
        trains = exists().where(reviews.c.table_id == tables.c.id, trainer)
        runs = and_(tables.c.status == "playing", tables.c.wakes.is_not(None), tables.c.wakes >= before)
        old = select(tables.c.id).where(tables.c.status == status, tables.c.updated < before, not_(trains), not_(runs))
        old = old.where(tables.c.id.not_in(spared))
        old = old.order_by(tables.c.updated).limit(limit).with_for_update(skip_locked=True)

        def work(connection: Connection) -> list[str]:
            gone = list(connection.execute(old).scalars().all())
            remove_tables(connection, gone)
            return gone

        return await self._writer.run(work)

    async def due(self, now: float, limit: int = 1000) -> list[str]:
        """The ids of the tables where the server must act by now, the longest overdue first."""
        query = select(tables.c.id).where(tables.c.wakes <= now, tables.c.status != "over").order_by(tables.c.wakes).limit(limit)
        return await self.scalars(query)

    async def _tables(self, query: Any) -> list[TableRow]:
        rows = await self.all(query)
        return [_table(row) for row in rows]

    # --- users ------------------------------------------------------------------------------------------------------------------------

    async def create_guest(self, name: str, lang: str) -> tuple[User, str]:
        """Create a guest; return the user and the secret token of the device."""
        person = User(draw_text("guest", _USER_ID_BYTES), name, lang, self.now())

        def work(connection: Connection) -> str:
            connection.execute(insert(users).values(user_id=person.user_id, name=name, lang=lang, created=person.created))
            return add_token(connection, person.user_id, "device", person.created)

        return person, await self._writer.run(work)

    async def identify(self, secret: str, kind: Literal["device", "program"]) -> SignedIn | None:
        """The user to whom the token of a device or of a program belongs; None if it is unknown."""
        query = (
            select(*USER, tokens.c.scope, tokens.c.confirmed_at, tokens.c.used_at)
            .join(tokens, tokens.c.user_id == users.c.user_id)
            .where(tokens.c.hash == hash_secret(secret), tokens.c.kind == kind)
        )
        row = await self.one(query)
        if row is None:
            return None
        now = self.now()
        if row.used_at is None or now - row.used_at > _USE_NOTED_SECONDS:
            with suppress(StoreError):  # a caller is not refused because the note can't be written
                await self.execute(update(tokens).where(tokens.c.hash == hash_secret(secret)).values(used_at=now))
        return SignedIn(User(*row[: len(USER)]), row.scope, row.confirmed_at)

    async def confirm_device(self, secret: str, at: float) -> None:
        """Note that the user of a device has just proved who they are."""
        await self.execute(update(tokens).where(tokens.c.hash == hash_secret(secret), tokens.c.kind == "device").values(confirmed_at=at))

    async def locked_name(self, user_id: str) -> str | None:
        """The user's name where the admin has locked it: no other name is used for them. None where it is not locked."""
        return await self.scalar(select(users.c.name).where(users.c.user_id == user_id, users.c.name_locked == true()))

    async def own_name(self, user_id: str) -> str | None:
        """The name under which a user plays: of a registered user that of the account. None for a guest, who chooses one at each table."""
        known = users.c.name_locked | users.c.name_key.is_not(None)
        return await self.scalar(select(users.c.name).where(users.c.user_id == user_id, known))

    async def rename(self, user_id: str, name: str, lang: str = "") -> bool:
        """Change a user's name, and the language unless empty; False if there is no such user, or another registered user has the name."""

        def work(connection: Connection) -> bool:
            its = users.c.user_id == user_id
            registered = connection.execute(select(users.c.registered).where(its)).one_or_none()
            if registered is None or (registered[0] is not None and name and not claim_name(connection, user_id, name)):
                return False
            connection.execute(update(users).where(its).values(name=name, **({"lang": lang} if lang else {})))
            return True

        return await self._writer.run(work)

    async def new_token(self, user_id: str, kind: Literal["program", "link", "friend"], *, scope: str = "", name: str = "") -> str:
        """Create a program's token, or the secret of a link for another device or a friend, which works once and for a limited time."""
        return await self._writer.run(lambda connection: add_token(connection, user_id, kind, self.now(), scope=scope, name=name))

    async def tokens(self, user_id: str) -> list[TokenRow]:
        """The tokens of the user's devices and programs, the latest first."""
        columns = (tokens.c.hash, tokens.c.kind, tokens.c.created, tokens.c.scope, tokens.c.name, tokens.c.used_at)
        query = select(*columns).where(tokens.c.user_id == user_id, tokens.c.kind.in_(("device", "program")))
        rows = await self.all(query.order_by(tokens.c.created.desc()))
        return [TokenRow(_token_id(bytes(row.hash)), row.kind, row.created, row.scope, row.name, row.used_at) for row in rows]

    async def revoke(self, user_id: str, token_id: str) -> bool:
        """Delete the user's token with this id; False if there is none."""

        def work(connection: Connection) -> bool:
            hashes = connection.execute(select(tokens.c.hash).where(tokens.c.user_id == user_id)).scalars().all()
            matching = [hashed for hashed in hashes if _token_id(bytes(hashed)) == token_id]
            return bool(matching) and connection.execute(delete(tokens).where(tokens.c.hash.in_(matching))).rowcount > 0

        return await self._writer.run(work)

    async def redeem_device_link(self, link: str) -> tuple[User, str] | None:
        """Use up a link; return its maker and a token for the new device. None if the link is used, expired or unknown."""
        now = self.now()

        def work(connection: Connection) -> tuple[User, str] | None:
            user_id = _use_link(connection, link, "link", now, LINK_LIFE_SECONDS)
            if user_id is None:
                return None
            query = select(*USER).where(users.c.user_id == user_id)
            return User(*connection.execute(query).one()), add_token(connection, user_id, "device", now)

        return await self._writer.run(work)

    async def use_friend_link(self, link: str, life: float) -> str | None:
        """Use up a friend link; return its maker's user id. None if the link is used, expired or unknown."""
        return await self._writer.run(lambda connection: _use_link(connection, link, "friend", self.now(), life))

    async def friend_link_owner(self, link: str, life: float) -> str | None:
        """The user id of an unused friend link's maker; None if the link is used, expired or unknown."""
        its = (
            tokens.c.hash == hash_secret(link),
            tokens.c.kind == "friend",
            tokens.c.used_at.is_(None),
            tokens.c.created > self.now() - life,
        )
        return await self.scalar(select(tokens.c.user_id).where(*its))

    async def link_owner(self, link: str) -> str | None:
        """The user id of a device link's maker, whether used or not; None if the link is unknown."""
        query = select(tokens.c.user_id).where(tokens.c.hash == hash_secret(link), tokens.c.kind == "link")
        return await self.scalar(query)

    async def has_credentials(self, user_id: str) -> bool:
        """Whether a user has a passkey or a recovery code."""
        owned = exists().where(passkeys.c.user_id == user_id), exists().where(recovery_codes.c.user_id == user_id)
        return bool(await self.scalar(select(or_(*owned))))

    async def has_user_data(self, user_id: str) -> bool:
        """Whether a guest has data that would be lost with the token: tables, puzzle answers, friends, competitions."""
        owned = (
            exists().where(tables.c.host == user_id),
            exists().where(seats.c.user_id == user_id),
            exists().where(daily_puzzles.c.user_id == user_id),
            exists().where(puzzle_answers.c.user_id == user_id),
            exists().where(reviews.c.user_id == user_id),
            exists().where(friends.c.user_id == user_id),
            exists().where(competition_members.c.user_id == user_id),
        )
        return bool(await self.scalar(select(or_(*owned))))

    # --- reading and writing ----------------------------------------------------------------------------------------------------------

    async def read(self, query: Callable[[Connection], T]) -> T:
        """The result of `query`, run in a reader thread."""
        if self._closed:
            raise StoreError("store/closed")
        self._writer.check_release()
        reading = self._readers.submit(self._read_now, query)
        self._read_deadline.watch(reading)
        try:
            async with asyncio.timeout(self.answer_seconds):  # a query that no reader has begun by then is not begun any more
                return await asyncio.wrap_future(reading)
        except TimeoutError:
            raise StoreError("store/unavailable", location="TimeoutError") from None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The result of `work`, run in a transaction, once it is on disk."""
        return await self._writer.run(work)

    async def all(self, query: Executable) -> Sequence[AnyRow]:
        """Return all rows of a query."""
        return await self.read(lambda connection: connection.execute(query).all())

    async def one(self, query: Executable) -> AnyRow | None:
        """Return the only row of a query; None if there is none."""
        return await self.read(lambda connection: connection.execute(query).one_or_none())

    async def scalars(self, query: Executable) -> list[Any]:
        """Return the first column of a query's rows."""
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def scalar(self, query: Executable) -> Any | None:
        """Return the only value of a query; None if there is no row."""
        return await self.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def execute(self, statement: Executable) -> int:
        """Run a statement that changes rows; return how many it changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    def _read_now(self, query: Callable[[Connection], T]) -> T:
        try:
            with self._read_engine.connect() as connection:
                return query(connection)
        except (SQLAlchemyError, sqlite3.Error) as error:
            _log.warning("query failed", extra={"error": described(error)})
            raise failed(error, self._url) from None


def _mine(user_id: str, limit: int) -> CompoundSelect[Any]:
    """The ids of a user's unfinished tables and latest finished ones. A union of queries, so that each of them uses an index."""
    unfinished = tables.c.status.in_(("open", "playing"))
    sat = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(seats.c.user_id == user_id, tables.c.status == "open")
    plays = select(played_games.c.table_id).where(played_games.c.user_id == user_id, played_games.c.ended.is_(None))
    hosted = select(tables.c.id).where(tables.c.host == user_id, unfinished)
    played = select(played_games.c.table_id).where(played_games.c.user_id == user_id, played_games.c.ended.is_not(None))
    played = played.order_by(played_games.c.started.desc(), played_games.c.table_id.desc(), played_games.c.seat.desc()).limit(limit)
    over = select(tables.c.id).where(tables.c.host == user_id, tables.c.status == "over").order_by(tables.c.updated.desc()).limit(limit)
    return union(sat, plays, hosted, select(played.subquery().c.table_id), select(over.subquery().c.id))


def _use_link(connection: Connection, link: str, kind: str, now: float, life: float) -> str | None:
    """Mark a link as used; return its maker's user id. None if it is used, expired or unknown."""
    its = tokens.c.hash == hash_secret(link)
    unused = update(tokens).where(its, tokens.c.kind == kind, tokens.c.used_at.is_(None), tokens.c.created > now - life)
    if connection.execute(unused.values(used_at=now)).rowcount == 0:
        return None
    user_id: str = connection.execute(select(tokens.c.user_id).where(its)).scalar_one()
    return user_id


def _table(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    return TableRow(seats=read_seating(values.pop("seating")), **values)


def _can_be_stored(text: str) -> bool:
    """Whether every database accepts the text: ids come from URLs, which may contain anything."""
    return "\0" not in text and not any("\ud800" <= character <= "\udfff" for character in text)


def secret_id(secret: str) -> str:
    """The public id of the token with this secret."""
    return _token_id(hash_secret(secret))


def _token_id(hashed: bytes) -> str:
    """The id by which the owner sees a token: a hash of its hash, which reveals neither."""
    return hashlib.sha256(hashed).hexdigest()[:_TOKEN_ID_DIGITS]


def hash_secret(secret: str) -> bytes:
    """The stored hash of a secret. A lookup by hash does not leak by its timing how close a guess was."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).digest()


def add_token(
    connection: Connection,
    user_id: str,
    kind: Literal["device", "program", "link", "friend"],
    now: float,
    *,
    scope: str = "",
    name: str = "",
    confirmed_at: float | None = None,
) -> str:
    """Create a token for the user; return its secret."""
    secret = draw_text("token", _SECRET_BYTES)
    values = {"scope": scope, "name": name, "confirmed_at": confirmed_at}
    connection.execute(insert(tokens).values(hash=hash_secret(secret), user_id=user_id, kind=kind, created=now, **values))
    return secret
