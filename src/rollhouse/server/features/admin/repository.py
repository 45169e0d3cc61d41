"""Queries of the administrator."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update

from rollhouse.core.entropy import draw_text
from rollhouse.server.features.admin.schemas import ActionLine, Banned, PersonLine, SeatedTable, SiteStats
from rollhouse.server.store.models import admin_actions, bans, played_games, reports, seeks, tables, tokens, users
from rollhouse.server.store.rows import Status, read_seating
from rollhouse.server.store.store import Store

STATUSES: tuple[Status, ...] = ("open", "playing", "over")
_MAX_LINES = 200
_DAY_SECONDS = 86_400.0
_ACTION_BYTES = 9


class AdminRepository:
    """Queries for users, tables and bans, and the log of what admins did."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def statistics(self, keep_days: dict[str, float], now: float) -> SiteStats:
        """Return the numbers of users, tables, games, reports and bans.

        Args:
            keep_days: Days after which tables are deleted, by status, and guests; 0 for never.
            now: The time.

        """

        def work(connection: Connection) -> SiteStats:
            def count(table: object, *where: object) -> int:
                return int(connection.execute(select(func.count()).select_from(table).where(*where)).scalar_one())  # type: ignore[arg-type]  # any table

            by_status = {status: count(tables, tables.c.status == status) for status in STATUSES}
            due: dict[str, int] = {
                status: count(tables, tables.c.status == status, tables.c.updated < now - days * _DAY_SECONDS) if days else 0
                for status in STATUSES
                for days in (keep_days[status],)
            }
            return SiteStats(
                count(users),
                by_status["open"],
                by_status["playing"],
                by_status["over"],
                count(played_games),
                count(seeks, seeks.c.found == ""),
                count(reports, reports.c.closed.is_(None)),
                count(bans, _in_force(now)),
                keep_days,
                due,
            )

        return await self._store.read(work)

    async def people(self, search: str, now: float) -> list[PersonLine]:
        """Return users by name or public id, latest first, at most 200."""
        games = select(func.count()).select_from(played_games).where(played_games.c.user_id == users.c.user_id).scalar_subquery()
        banned = exists().where(bans.c.user_id == users.c.user_id, _in_force(now))
        query = select(users.c.user_id, users.c.name, users.c.lang, users.c.created, games, banned, users.c.name_locked)
        if search:
            query = query.where(or_(func.lower(users.c.name).contains(search.lower(), autoescape=True), users.c.user_id == search))
        rows = await self._store.all(query.order_by(users.c.created.desc()).limit(_MAX_LINES))
        return [PersonLine(row[0], row[1], row[2], row[3], row[4], bool(row[5]), bool(row[6])) for row in rows]

    async def tables(self, status: Status | None) -> list[SeatedTable]:
        """Return tables of a status, or of all, latest first, at most 200."""
        query = select(tables.c.id, tables.c.game, tables.c.status, tables.c.seating, tables.c.updated)
        if status is not None:
            query = query.where(tables.c.status == status)
        return [
            SeatedTable(row.id, row.game, row.status, tuple(seat.name or seat.bot for seat in read_seating(row.seating)), row.updated)
            for row in await self._store.all(query.order_by(tables.c.updated.desc()).limit(_MAX_LINES))
        ]

    async def lock_name(self, user_id: str, *, locked: bool) -> None:
        """Lock a user's name, or unlock it."""
        await self._store.execute(update(users).where(users.c.user_id == user_id).values(name_locked=locked))

    async def bans(self, now: float) -> list[Banned]:
        """Return the bans in force, latest first."""
        query = select(bans.c.user_id, func.coalesce(users.c.name, ""), bans.c.since, bans.c.until, bans.c.reason)
        query = query.outerjoin(users, users.c.user_id == bans.c.user_id).where(_in_force(now))
        return [Banned(*row) for row in await self._store.all(query.order_by(bans.c.since.desc()))]

    async def ban(self, user_id: str, now: float, days: float | None, reason: str) -> None:
        """Ban a user for some days, or permanently; delete their seeks and links."""
        until = None if days is None else now + days * _DAY_SECONDS

        def work(connection: Connection) -> None:
            connection.execute(delete(bans).where(bans.c.user_id == user_id))
            connection.execute(insert(bans).values(user_id=user_id, since=now, until=until, reason=reason))
            connection.execute(delete(seeks).where(seeks.c.user_id == user_id))
            connection.execute(delete(tokens).where(tokens.c.user_id == user_id, tokens.c.kind.in_(("link", "friend"))))

        await self._store.write(work)

    async def unban(self, user_id: str) -> None:
        """Delete a ban."""
        await self._store.execute(delete(bans).where(bans.c.user_id == user_id))

    async def actions(self) -> list[ActionLine]:
        """Return what admins did, latest first, at most 200."""
        query = select(admin_actions).order_by(admin_actions.c.at.desc(), admin_actions.c.id).limit(_MAX_LINES)
        rows = await self._store.all(query)
        return [ActionLine(row.at, row.action, row.target, msgspec.json.decode(row.details, type=dict[str, Any])) for row in rows]

    async def add_action(self, action: str, target: str, now: float, details: dict[str, Any]) -> None:
        """Add a line to the log of what admins did."""
        values = {"at": now, "action": action, "target": target[:200], "details": msgspec.json.encode(details).decode()}
        await self._store.execute(insert(admin_actions).values(id=draw_text("admin action", _ACTION_BYTES), **values))


def _in_force(now: float) -> ColumnElement[bool]:
    """Return the condition that a ban has not ended."""
    return or_(bans.c.until.is_(None), bans.c.until > now)
