"""Everything that outlives the process: tables, commits, identities. Saved first, answered then."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import shutil
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

from sqlalchemy import CompoundSelect, Connection, Executable, Row, and_, delete, exists, func, insert, not_, or_, select, union, update
from sqlalchemy.exc import SQLAlchemyError

from rollhouse.core.entropy import draw_text
from rollhouse.server.store.checkpoints import Checkpoints
from rollhouse.server.store.database import StoreError, database_url, described, failed, is_sqlite, open_engine
from rollhouse.server.store.deadline import DEADLINE, QueryDeadline
from rollhouse.server.store.models import (
    REVISION,
    commits,
    compatibility,
    competition_members,
    daily_puzzles,
    friends,
    played_games,
    puzzle_answers,
    rating_changes,
    reviews,
    seats,
    studied,
    tables,
    tokens,
    users,
)
from rollhouse.server.store.rows import Status, StoredCommit, Summary, TableRow, User, read_seating, seating_text
from rollhouse.server.store.writer import Append, GroupWriter, write_seats

__all__ = ["LINK_LIFE", "Store", "add_token", "hash_secret", "secret_id"]

T = TypeVar("T")
AnyRow: TypeAlias = Row[*tuple[Any, ...]]

LINK_LIFE = 15 * 60.0
"""Seconds for which a link to another device can be used."""
_READERS = 4
_SECRET_BYTES = 32
_PUBLIC_BYTES = 9
_ID_DIGITS = 16
_SHOWN = 100
_ASKED_TOGETHER = 1000

_log = logging.getLogger(__name__)

_TABLE = [column for column in tables.c if column.name != "secret"]


class Store:
    """A database that `migrate` has prepared. Reads go through a few threads, writes through one; nothing blocks the event loop."""

    def __init__(self, url: str, *, deadline: float = DEADLINE) -> None:
        self._url = database_url(url)
        self._read_engine = open_engine(self._url, connections=_READERS, writes=False)
        self._write_engine = open_engine(self._url, connections=1, writes=True)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="rollhouse-reader")
        self._patience = QueryDeadline(self._read_engine, deadline)
        self._checkpoints = Checkpoints(Path(str(self._url.database))) if is_sqlite(self._url) else None
        wrote = (lambda count: None) if self._checkpoints is None else self._checkpoints.wrote
        self._writer = GroupWriter(self._write_engine, deadline=deadline, wrote=wrote)
        self._closed = False

    async def close(self) -> None:
        """Write what is waiting, finish what is being read, and let go of the database."""
        self._closed = True
        await self._writer.close()
        if self._checkpoints is not None:
            await asyncio.to_thread(self._checkpoints.close)
        with self._patience.waiting():
            await asyncio.to_thread(self._readers.shutdown)
        self._read_engine.dispose()
        self._write_engine.dispose()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def check(self) -> None:
        """Raise `store/unavailable` unless the database answers, `store/newer` once a newer Rollhouse has left this one behind."""
        oldest = await self.read(lambda connection: connection.execute(select(compatibility.c.oldest)).scalar_one_or_none())
        if oldest is not None and oldest > REVISION:
            _log.error("a newer Rollhouse has changed the database (%s), and this one (%s) can't use it any more", oldest, REVISION)
            self._writer.min_supported_revision = oldest
            raise StoreError("store/newer", value=oldest)

    def room(self) -> int | None:
        """Bytes that are left where the database is; None where that is another machine's concern."""
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
        """Store a new table with its first commit; its id.

        As a rematch of another table it is stored only if that one has no rematch yet; otherwise the id is that rematch's. With something
        `provided`, only if that is so in the same transaction; otherwise the id is empty.
        """

        def work(connection: Connection) -> str:
            if provided is not None and not provided(connection, row.id):
                return ""
            if rematch_of:
                free = (tables.c.id == rematch_of) & (tables.c.rematch == "")
                if connection.execute(update(tables).where(free).values(rematch=row.id)).rowcount == 0:
                    taken: str = connection.execute(select(tables.c.rematch).where(tables.c.id == rematch_of)).scalar_one()
                    return taken
            values = {column.name: getattr(row, column.name) for column in _TABLE if column.name != "seating"}
            connection.execute(insert(tables).values(**values, seating=seating_text(row.seats), secret=secret))
            summary = Summary(status=row.status, updated=row.created, seats=row.seats)
            connection.execute(insert(commits).values(Append(row.id, row.version, body, summary, rules_version).row))
            write_seats(connection, row.id, summary)
            return row.id

        return await self._writer.run(work)

    async def append(self, table_id: str, version: int, body: bytes, summary: Summary, rules_version: int = 0) -> bool:
        """Store the table's next commit. False: somebody else has written that version, and nothing was stored.

        `store/in-doubt`: the database went away with the answer; `settle` says when that is decided.
        """
        return await self._writer.append(Append(table_id, version, body, summary, rules_version))

    async def settle(self, table_id: str) -> None:
        """Wait until nothing is half way with this table any more; `store/unavailable` while the database is away."""
        # Whoever is half way has the table's row until the end.
        own = update(tables).where(tables.c.id == table_id).values(version=tables.c.version)
        await self._writer.run(lambda connection: connection.execute(own).rowcount)

    async def commits(self, table_id: str, since: int = 0) -> list[StoredCommit]:
        """The table's commits after that version, in order."""
        query = select(commits.c.version, commits.c.body, commits.c.rules_version)
        query = query.where(commits.c.table_id == table_id, commits.c.version > since).order_by(commits.c.version)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [StoredCommit(version, body.encode(), rules) for version, body, rules in rows]

    async def all_tables(self, after: str = "", limit: int = 1000) -> list[str]:
        """The ids of every table, a page at a time."""
        query = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def table(self, table_id: str) -> TableRow | None:
        """The table, or None."""
        if not _can_be_stored(table_id):
            return None
        query = select(*_TABLE).where(tables.c.id == table_id)
        row = await self.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _table(row)

    async def tables_with(self, table_ids: Sequence[str]) -> dict[str, TableRow]:
        """Those of these tables that exist, by id, in one query."""
        rows = await self._tables(select(*_TABLE).where(tables.c.id.in_(table_ids))) if table_ids else []
        return {row.id: row for row in rows}

    async def versions(self, names: Sequence[str]) -> dict[str, int]:
        """How far each of these tables is; those that are not there are left out."""
        pages = [names[start : start + _ASKED_TOGETHER] for start in range(0, len(names), _ASKED_TOGETHER)]
        queries = [select(tables.c.id, tables.c.version).where(tables.c.id.in_(page)) for page in pages]
        rows = await self.read(lambda connection: [row for query in queries for row in connection.execute(query).all()])
        return {row.id: row.version for row in rows}

    async def secret(self, table_id: str) -> bytes | None:
        """The secret of the table's dice: for the house alone."""
        query = select(tables.c.secret).where(tables.c.id == table_id)
        found: bytes | None = await self.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return found

    async def open_tables(self, limit: int = _SHOWN) -> list[TableRow]:
        """Public tables where people sit down, the latest first."""
        query = select(*_TABLE).where(tables.c.status == "open", tables.c.public).order_by(tables.c.updated.desc()).limit(limit)
        return await self._tables(query)

    async def my_tables(self, user_id: str, limit: int = _SHOWN) -> list[TableRow]:
        """Tables where somebody sits or is the host: those that wait for them first, by how soon their time is over, then others.

        Those are the ones that are not over first, then the latest.
        """
        my_turn = exists().where(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn_seat, seats.c.user_id == user_id)
        waits = and_(tables.c.status == "playing", my_turn)
        query = select(*_TABLE).where(tables.c.id.in_(_mine(user_id, limit)))
        query = query.order_by(not_(waits), tables.c.status == "over", tables.c.updated.desc()).limit(limit)
        found = await self._tables(query)  # a bot may play for me where it is my turn: lists know that, the columns do not
        return sorted(
            found, key=lambda table: (not table.waits_for(user_id), (table.clock_ends or inf) if table.waits_for(user_id) else 0.0)
        )

    async def unfinished(self, host: str) -> int:
        """How many tables somebody has opened that are not over."""
        query = select(func.count()).select_from(tables).where(tables.c.host == host, tables.c.status != "over")
        found: int = await self.read(lambda connection: connection.execute(query).scalar_one())
        return found

    async def unfinished_seats(self, user_id: str) -> list[str]:
        """The tables that are not over at which somebody sits."""
        query = select(tables.c.id).where(
            tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id)), tables.c.status != "over"
        )
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def purge(self, status: Status, before: float, spared: Collection[str] = (), limit: int = 200) -> list[str]:
        """Remove tables of this status at which nothing has happened since then, the oldest first; their ids.

        Not those whose mistakes a user trains with (one who has solved a review before), where a clock still runs, nor the `spared` ones.
        What another node is half way with stays for another time.
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
            for of in (commits, seats, played_games, rating_changes, studied, reviews):
                connection.execute(delete(of).where(of.c.table_id.in_(gone)))
            connection.execute(delete(tables).where(tables.c.id.in_(gone)))
            return gone

        return await self._writer.run(work)

    async def due(self, now: float, limit: int = 1000) -> list[str]:
        """The tables where the house itself has something to do by now, the longest overdue first."""
        query = select(tables.c.id).where(tables.c.wakes <= now, tables.c.status != "over").order_by(tables.c.wakes).limit(limit)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def _tables(self, query: Any) -> list[TableRow]:
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [_table(row) for row in rows]

    # --- people -----------------------------------------------------------------------------------------------------------------------

    async def create_guest(self, name: str, lang: str) -> tuple[User, str]:
        """A new guest, and the secret by which their device proves it."""
        person = User(draw_text("guest", _PUBLIC_BYTES), name, lang, time.time())

        def work(connection: Connection) -> str:
            connection.execute(insert(users).values(user_id=person.user_id, name=name, lang=lang, created=person.created))
            return add_token(connection, person.user_id, "device")

        return person, await self._writer.run(work)

    async def identify(self, secret: str) -> User | None:
        """Whose secret this is: a device's, or a program's token."""
        query = (
            select(users.c.user_id, users.c.name, users.c.lang, users.c.created)
            .join(tokens, tokens.c.user_id == users.c.user_id)
            .where(tokens.c.hash == hash_secret(secret), tokens.c.kind.in_(("device", "program")))
        )
        row = await self.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else User(*row)

    async def rename(self, user_id: str, name: str, lang: str) -> bool:
        """Another name, another language; False when there is nobody like that."""
        change = update(users).where(users.c.user_id == user_id).values(name=name, lang=lang)
        return await self._writer.run(lambda connection: connection.execute(change).rowcount == 1)

    async def new_token(self, user_id: str, kind: Literal["program", "link", "friend"]) -> str:
        """A program's token, or the secret of a link that can be used once, and soon: to another device, or to a friend."""
        return await self._writer.run(lambda connection: add_token(connection, user_id, kind))

    async def tokens(self, user_id: str) -> list[tuple[str, str, float]]:
        """What proves that somebody is this guest, the latest first: an id, device or program, and when it was made."""
        query = select(tokens.c.hash, tokens.c.kind, tokens.c.created).where(
            tokens.c.user_id == user_id, tokens.c.kind.in_(("device", "program"))
        )
        rows = await self.read(lambda connection: connection.execute(query.order_by(tokens.c.created.desc())).all())
        return [(_token_id(bytes(row.hash)), row.kind, row.created) for row in rows]

    async def revoke(self, user_id: str, wanted: str) -> bool:
        """Nobody is this guest by that token any more; False when there is none."""

        def work(connection: Connection) -> bool:
            own = connection.execute(select(tokens.c.hash).where(tokens.c.user_id == user_id)).scalars().all()
            found = [one for one in own if _token_id(bytes(one)) == wanted]
            return bool(found) and connection.execute(delete(tokens).where(tokens.c.hash.in_(found))).rowcount > 0

        return await self._writer.run(work)

    async def redeem_device_link(self, link: str) -> tuple[User, str] | None:
        """Use up a link: who made it, and a secret for the new device. None when it was used before, is too old or was never made."""
        now = time.time()
        usable = (tokens.c.hash == hash_secret(link)) & (tokens.c.kind == "link") & tokens.c.used_at.is_(None)

        def work(connection: Connection) -> tuple[User, str] | None:
            used = update(tokens).where(usable, tokens.c.created > now - LINK_LIFE).values(used_at=now)
            if connection.execute(used).rowcount == 0:
                return None
            user_id = select(tokens.c.user_id).where(tokens.c.hash == hash_secret(link)).scalar_subquery()
            query = select(users.c.user_id, users.c.name, users.c.lang, users.c.created).where(users.c.user_id == user_id)
            person = User(*connection.execute(query).one())
            return person, add_token(connection, person.user_id, "device")

        return await self._writer.run(work)

    async def use_friend_link(self, link: str, life: float) -> str | None:
        """Use up a link for a friend: who made it. None when it was used before, is too old or was never made."""
        now = time.time()
        usable = (
            (tokens.c.hash == hash_secret(link))
            & (tokens.c.kind == "friend")
            & tokens.c.used_at.is_(None)
            & (tokens.c.created > now - life)
        )

        def work(connection: Connection) -> str | None:
            if connection.execute(update(tokens).where(usable, tokens.c.created > now - life).values(used_at=now)).rowcount == 0:
                return None
            user_id: str = connection.execute(select(tokens.c.user_id).where(tokens.c.hash == hash_secret(link))).scalar_one()
            return user_id

        return await self._writer.run(work)

    async def link_owner(self, link: str) -> str | None:
        """Who made a link, used or not; None when it was never made."""
        query = select(tokens.c.user_id).where(tokens.c.hash == hash_secret(link), tokens.c.kind == "link")
        found: str | None = await self.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return found

    async def has_user_data(self, user_id: str) -> bool:
        """Whether a guest has something that would be gone with the key to it: tables, answers to puzzles, friends, a place in a match."""
        owned = (
            exists().where(tables.c.host == user_id),
            exists().where(seats.c.user_id == user_id),
            exists().where(daily_puzzles.c.user_id == user_id),
            exists().where(puzzle_answers.c.user_id == user_id),
            exists().where(reviews.c.user_id == user_id),
            exists().where(friends.c.user_id == user_id),
            exists().where(competition_members.c.user_id == user_id),
        )
        return bool(await self.read(lambda connection: connection.execute(select(or_(*owned))).scalar_one()))

    # --- reading and writing ----------------------------------------------------------------------------------------------------------

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What a query gives, asked by one of the readers."""
        if self._closed:
            raise StoreError("store/closed")
        self._writer.check_release()
        with self._patience.waiting():
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, query)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What this work gives, once all that it wrote is on disk."""
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

    async def scalar(self, query: Executable) -> Any:
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
            _log.warning("a query failed: %s", described(error))
            raise failed(error, self._url) from None


def _mine(user_id: str, limit: int) -> CompoundSelect[Any]:
    """The ids of somebody's tables that are not over, and of the latest that are: each found along an index, however many there are."""
    unfinished = tables.c.status.in_(("open", "playing"))
    sat = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(seats.c.user_id == user_id, tables.c.status == "open")
    plays = select(played_games.c.table_id).where(played_games.c.user_id == user_id, played_games.c.ended.is_(None))
    hosted = select(tables.c.id).where(tables.c.host == user_id, unfinished)
    played = select(played_games.c.table_id).where(played_games.c.user_id == user_id, played_games.c.ended.is_not(None))
    played = played.order_by(played_games.c.started.desc(), played_games.c.table_id.desc(), played_games.c.seat.desc()).limit(limit)
    over = select(tables.c.id).where(tables.c.host == user_id, tables.c.status == "over").order_by(tables.c.updated.desc()).limit(limit)
    return union(sat, plays, hosted, select(played.subquery().c.table_id), select(over.subquery().c.id))


def _table(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    return TableRow(seats=read_seating(values.pop("seating")), **values)


def _can_be_stored(text: str) -> bool:
    """Whether every database takes it as a text: ids come from addresses that anybody may type."""
    return "\0" not in text and not any("\ud800" <= character <= "\udfff" for character in text)


def secret_id(secret: str) -> str:
    """The same of a secret, for whoever has it."""
    return _token_id(hash_secret(secret))


def _token_id(hashed: bytes) -> str:
    """What a token is called where its owner sees it: it tells nothing about the token itself."""
    return hashlib.sha256(hashed).hexdigest()[:_ID_DIGITS]


def hash_secret(secret: str) -> bytes:
    """What is stored of a secret. Finding it by its hash tells nobody, by its timing, how close a guess came."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).digest()


def add_token(connection: Connection, user_id: str, kind: Literal["device", "program", "link", "friend"]) -> str:
    """A new secret by which somebody is known, or can be once."""
    secret = draw_text("token", _SECRET_BYTES)
    connection.execute(insert(tokens).values(hash=hash_secret(secret), user_id=user_id, kind=kind, created=time.time()))
    return secret
