"""Administration, for `rollhouse admin` and the admin page; works directly on the database."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from rollhouse.core.entropy import draw_text
from rollhouse.play.seats import checked_name
from rollhouse.server.auth.errors import AdminError, PeopleError
from rollhouse.server.config import Config
from rollhouse.server.features.admin.schemas import ActionLine, Banned, PersonLine, SeatedTable, SiteStats
from rollhouse.server.features.notifications.repository import Item, NotificationQueue
from rollhouse.server.features.social.repository import SocialRepository
from rollhouse.server.features.social.schemas import ReportLine
from rollhouse.server.store.models import admin_actions, bans, played_games, reports, seeks, tables, tokens, users
from rollhouse.server.store.rows import Status, read_seating
from rollhouse.server.store.store import Store

STATUSES: tuple[Status, ...] = ("open", "playing", "over")
_DAY_SECONDS = 86_400.0
_MAX_LINES = 200
_ACTION_BYTES = 9


class AdminService:
    """Lists users, tables, reports and bans; renames and bans users.

    Args:
        store: The database.
        config: For the retention settings.
        now: The time.
        tell: Called with users and the topic that has changed for them.

    """

    def __init__(
        self,
        store: Store,
        config: Config,
        now: Callable[[], float] = time.time,
        tell: Callable[[Iterable[str], str], None] = lambda user_ids, topic: None,
    ) -> None:
        self._store = store
        self._config = config
        self._now = now
        self._social = SocialRepository(store)
        self._notifications = NotificationQueue(store)
        self._tell = tell

    async def statistics(self) -> SiteStats:
        """Return the numbers of users, tables, games, reports and bans, the retention settings, and what the next purge deletes."""
        config = self._config
        keep = {
            "open": config.delete_unused_after_days,
            "playing": config.delete_unfinished_after_days,
            "over": config.delete_finished_after_days,
        }
        now = self._now()

        def work(connection: Connection) -> SiteStats:
            def count(table: object, *where: object) -> int:
                return int(connection.execute(select(func.count()).select_from(table).where(*where)).scalar_one())  # type: ignore[arg-type]  # any table

            by_status = {status: count(tables, tables.c.status == status) for status in STATUSES}
            due = {
                status: count(tables, tables.c.status == status, tables.c.updated < now - days * _DAY_SECONDS) if days else 0
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
                {**keep, "guests": config.delete_guests_after_days},
                due,
            )

        return await self._store.read(work)

    async def people(self, search: str = "") -> list[PersonLine]:
        """Return users by name or public id, latest first, at most 200."""
        games = select(func.count()).select_from(played_games).where(played_games.c.user_id == users.c.user_id).scalar_subquery()
        now = self._now()
        banned = exists().where(bans.c.user_id == users.c.user_id, or_(bans.c.until.is_(None), bans.c.until > now))
        query = select(users.c.user_id, users.c.name, users.c.lang, users.c.created, games, banned, users.c.name_locked)
        if search:
            name = func.lower(users.c.name).contains(_text(search).lower(), autoescape=True)
            query = query.where(or_(name, users.c.user_id == _text(search)))
        query = query.order_by(users.c.created.desc()).limit(_MAX_LINES)
        return [PersonLine(row[0], row[1], row[2], row[3], row[4], bool(row[5]), bool(row[6])) for row in await self._store.all(query)]

    async def tables(self, status: str = "") -> list[SeatedTable]:
        """Return tables of a status, or of all, latest first, at most 200."""
        query = select(tables.c.id, tables.c.game, tables.c.status, tables.c.seating, tables.c.updated)
        if status:
            if status not in STATUSES:
                raise AdminError("admin/what", value=status[:40], expected=STATUSES)
            query = query.where(tables.c.status == status)
        query = query.order_by(tables.c.updated.desc()).limit(_MAX_LINES)
        rows = await self._store.all(query)
        return [
            SeatedTable(row.id, row.game, row.status, tuple(seat.name or seat.bot for seat in read_seating(row.seating)), row.updated)
            for row in rows
        ]

    async def reports(self, *, closed: bool = False) -> list[ReportLine]:
        """Return open or closed reports, latest first."""
        return await self._social.reports(closed=closed)

    async def close_report(self, report_id: str, answer: str = "") -> None:
        """Mark a report as handled, and notify the user who sent it, with an answer if there is one."""
        reporter = await self._social.close_report(_text(report_id), self._now())
        if reporter is None:
            raise AdminError("admin/no-report", value=_text(report_id)[:40])
        answer = _text(" ".join(answer.split()))
        await self._notifications.add_item((reporter,), "answer", report_id, self._now(), Item("/people", text=answer))
        self._tell((reporter,), "bell")
        await self.note("close-report", report_id, answer=answer)

    async def bans(self) -> list[Banned]:
        """Return the bans in force, latest first."""
        query = select(bans.c.user_id, func.coalesce(users.c.name, ""), bans.c.since, bans.c.until, bans.c.reason)
        query = query.outerjoin(users, users.c.user_id == bans.c.user_id).where(or_(bans.c.until.is_(None), bans.c.until > self._now()))
        return [Banned(*row) for row in await self._store.all(query.order_by(bans.c.since.desc()))]

    async def ban(self, user_id: str, days: float | None = None, reason: str = "") -> None:
        """Ban a user for some days, or permanently; cancel their seeks and links."""
        user_id = await self._existing(user_id)
        now = self._now()
        until = None if days is None else now + days * _DAY_SECONDS

        def work(connection: Connection) -> None:
            connection.execute(delete(bans).where(bans.c.user_id == user_id))
            connection.execute(insert(bans).values(user_id=user_id, since=now, until=until, reason=_text(reason)))
            connection.execute(delete(seeks).where(seeks.c.user_id == user_id))
            connection.execute(delete(tokens).where(tokens.c.user_id == user_id, tokens.c.kind.in_(("link", "friend"))))

        await self._store.write(work)
        await self.note("ban", user_id, days=days, reason=_text(reason))

    async def unban(self, user_id: str) -> None:
        """Lift a ban."""
        user_id = await self._existing(user_id)
        await self._store.execute(delete(bans).where(bans.c.user_id == user_id))
        await self.note("unban", user_id)

    async def rename(self, user_id: str, name: str, *, locked: bool | None = None) -> None:
        """Rename a user, and lock the name or unlock it; None leaves that as it is. Games that have begun keep the old name."""
        name = checked_name(name)
        user_id = await self._existing(user_id)
        before = await self._social.person(user_id)
        if not await self._store.rename(user_id, name):
            raise PeopleError("people/name-taken", value=name)
        if locked is not None:
            await self._store.execute(update(users).where(users.c.user_id == user_id).values(name_locked=locked))
        await self.note("rename", user_id, before="" if before is None else before.name, name=name, locked=locked)

    async def actions(self) -> list[ActionLine]:
        """Return what admins did, latest first, at most 200."""
        query = select(admin_actions).order_by(admin_actions.c.at.desc(), admin_actions.c.id).limit(_MAX_LINES)
        rows = await self._store.all(query)
        return [ActionLine(row.at, row.action, row.target, msgspec.json.decode(row.details, type=dict[str, Any])) for row in rows]

    async def note(self, action: str, target: str, **details: object) -> None:
        """Add a line to the log of what admins did."""
        values = {"at": self._now(), "action": action, "target": _text(target)[:200], "details": msgspec.json.encode(details).decode()}
        await self._store.execute(insert(admin_actions).values(id=draw_text("admin action", _ACTION_BYTES), **values))

    async def _existing(self, user_id: str) -> str:
        if not user_id.isprintable() or await self._social.person(user_id) is None:
            raise PeopleError("people/unknown", value=ascii(user_id)[:40])
        return user_id


def _text(text: str) -> str:
    """Remove characters that some databases refuse."""
    return "".join(filter(str.isprintable, text))
