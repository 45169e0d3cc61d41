"""The admin's desk: the same work behind `rollhouse admin` and the page, straight in the database."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from rollhouse.core.errors import RollhouseError
from rollhouse.play.players import MAX_NAME_LENGTH, is_name
from rollhouse.play.seats import TableError
from rollhouse.server.auth.errors import PeopleError
from rollhouse.server.config import Config
from rollhouse.server.features.admin.schemas import Banned, PersonLine, SeatedTable, SiteStats
from rollhouse.server.features.social.repository import SocialRepository
from rollhouse.server.features.social.schemas import ReportLine
from rollhouse.server.store.models import bans, played_games, reports, seeks, tables, tokens, users
from rollhouse.server.store.rows import Status, read_seating
from rollhouse.server.store.store import Store

__all__ = ["STATUSES", "AdminError", "AdminService"]

STATUSES: tuple[Status, ...] = ("open", "playing", "over")
_DAY = 86_400.0
_SHOWN = 200


class AdminError(RollhouseError):
    """What was asked is not the admin's, or there is no such thing."""

    family = "admin"
    status = 403
    statuses = {"admin/off": 404, "admin/no-report": 404, "admin/what": 400}


class AdminService:
    """What an admin can see and do."""

    def __init__(self, store: Store, config: Config, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._config = config
        self._now = now
        self._people = SocialRepository(store)

    async def counts(self) -> SiteStats:
        """How much there is of everything, how long it is kept, and what goes next."""
        config = self._config
        keep = {"open": config.keep_unused, "playing": config.keep_unfinished, "over": config.keep_finished}
        now = self._now()

        def work(connection: Connection) -> SiteStats:
            def count(table: object, *where: object) -> int:
                found: int = connection.execute(select(func.count()).select_from(table).where(*where)).scalar_one()  # type: ignore[arg-type]  # any table
                return found

            by_status = {status: count(tables, tables.c.status == status) for status in STATUSES}
            due = {
                status: count(tables, tables.c.status == status, tables.c.updated < now - days * _DAY) if days else 0
                for status, days in keep.items()
            }
            return SiteStats(
                count(users),
                by_status["open"],
                by_status["playing"],
                by_status["over"],
                count(played_games),
                count(seeks, seeks.c.found == ""),
                count(reports, reports.c.closed.is_(None)),
                count(bans, or_(bans.c.until.is_(None), bans.c.until > now)),
                {**keep, "guests": config.keep_guests},
                due,
            )

        return await self._store.read(work)

    async def people(self, search: str = "") -> list[PersonLine]:
        """Those whose name or public id has this in it, the latest first; 200 at most."""
        games = select(func.count()).select_from(played_games).where(played_games.c.user_id == users.c.user_id).scalar_subquery()
        now = self._now()
        banned = exists().where(bans.c.user_id == users.c.user_id, or_(bans.c.until.is_(None), bans.c.until > now))
        query = select(users.c.user_id, users.c.name, users.c.lang, users.c.created, games, banned)
        if search:
            name = func.lower(users.c.name).contains(_text(search).lower(), autoescape=True)
            query = query.where(or_(name, users.c.user_id == _text(search)))
        query = query.order_by(users.c.created.desc()).limit(_SHOWN)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [PersonLine(row[0], row[1], row[2], row[3], row[4], bool(row[5])) for row in rows]

    async def tables(self, status: str = "") -> list[SeatedTable]:
        """Tables, the latest first; 200 at most."""
        query = select(tables.c.id, tables.c.game, tables.c.status, tables.c.seating, tables.c.updated)
        if status:
            if status not in STATUSES:
                raise AdminError("admin/what", value=status[:40], expected=STATUSES)
            query = query.where(tables.c.status == status)
        query = query.order_by(tables.c.updated.desc()).limit(_SHOWN)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            SeatedTable(row.id, row.game, row.status, tuple(one.name or one.bot for one in read_seating(row.seating)), row.updated)
            for row in rows
        ]

    async def reports(self, *, closed: bool = False) -> list[ReportLine]:
        """What people told, the latest first."""
        return await self._people.reports(closed=closed)

    async def close_report(self, name: str) -> None:
        """It was looked into."""
        if not await self._people.close_report(_text(name), self._now()):
            raise AdminError("admin/no-report", value=_text(name)[:40])

    async def bans(self) -> list[Banned]:
        """Who is shut out, the latest first; those whose time is over are not."""
        query = select(bans.c.user_id, users.c.name, bans.c.since, bans.c.until, bans.c.reason)
        query = query.join(users, users.c.user_id == bans.c.user_id).where(or_(bans.c.until.is_(None), bans.c.until > self._now()))
        rows = await self._store.read(lambda connection: connection.execute(query.order_by(bans.c.since.desc())).all())
        return [Banned(*row) for row in rows]

    async def ban(self, user_id: str, days: float | None = None, reason: str = "") -> None:
        """Shut somebody out, for so many days or for good: on every node, from now on. They wait for nobody any more."""
        person = await self._person(user_id)
        now = self._now()
        until = None if days is None else now + days * _DAY

        def work(connection: Connection) -> None:
            connection.execute(delete(bans).where(bans.c.user_id == person))
            connection.execute(insert(bans).values(user_id=person, since=now, until=until, reason=_text(reason)))
            connection.execute(delete(seeks).where(seeks.c.user_id == person))
            connection.execute(delete(tokens).where(tokens.c.user_id == person, tokens.c.kind.in_(("link", "friend"))))

        await self._store.write(work)

    async def unban(self, user_id: str) -> None:
        """Let them in again."""
        person = await self._person(user_id)
        await self._store.write(lambda connection: connection.execute(delete(bans).where(bans.c.user_id == person)).rowcount)

    async def rename(self, user_id: str, name: str) -> None:
        """Another name for somebody, from the next table on; what stands in games that were played stays."""
        name = " ".join(name.split())
        if not is_name(name):
            raise TableError("table/name", value=name[: 2 * MAX_NAME_LENGTH], expected=(f"1–{MAX_NAME_LENGTH}",))
        person = await self._person(user_id)
        change = update(users).where(users.c.user_id == person).values(name=name)
        await self._store.write(lambda connection: connection.execute(change).rowcount)

    async def _person(self, user_id: str) -> str:
        found = await self._people.person(user_id) if user_id.isprintable() else None
        if found is None:
            raise PeopleError("people/unknown", value=ascii(user_id)[:40])
        return found.user_id


def _text(text: str) -> str:
    """Not every database takes every character."""
    return "".join(sign for sign in text if sign.isprintable())
