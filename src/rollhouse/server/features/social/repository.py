"""Who knows whom, as it is stored."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, func, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from rollhouse.core.entropy import draw_text
from rollhouse.server.features.competitions.schemas import MatchSettings
from rollhouse.server.features.social.schemas import Friend, Invitation, Person, ReportLine
from rollhouse.server.store.models import (
    blocks,
    competition_members,
    competitions,
    friends,
    invitations,
    last_seen,
    reports,
    seats,
    seeks,
    tables,
    users,
)
from rollhouse.server.store.store import Store

__all__ = ["SocialRepository", "apart"]

_HERE = 60.0
"""Seconds for which somebody counts as here after they were last heard of: pages ask every twenty."""
_INVITED = 24 * 3600.0
"""Seconds for which an invitation stands."""
_REPORT_BYTES = 9


def apart(user_id: str, other: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether one of these two would rather not meet the other."""
    mine = and_(blocks.c.user_id == user_id, blocks.c.blocked == other)
    theirs = and_(blocks.c.user_id == other, blocks.c.blocked == user_id)
    return exists().where(or_(mine, theirs)).correlate(seeks, users)


class SocialRepository:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def person(self, user_id: str) -> Person | None:
        """Somebody, by their public id."""
        query = select(users.c.user_id, users.c.name).where(users.c.user_id == user_id)
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Person(*row)

    async def befriend(self, one: str, other: str, now: float) -> None:
        """These two are friends, and the one who says so would meet the other again; twice is as good as once."""

        def work(connection: Connection) -> None:
            connection.execute(delete(blocks).where(blocks.c.user_id == one, blocks.c.blocked == other))
            for user_id, friend in sorted(((one, other), (other, one))):  # in one order, so that two nodes never each wait for the other
                _put(connection, friends, {"user_id": user_id, "friend": friend}, since=now)

        await self._store.write(work)

    async def part(self, one: str, other: str) -> None:
        """These two are friends no longer."""
        await self._store.write(lambda connection: _part(connection, one, other))

    async def are_friends(self, one: str, other: str) -> bool:
        """Whether they are."""
        query = select(exists().where(friends.c.user_id == one, friends.c.friend == other))
        return bool(await self._store.read(lambda connection: connection.execute(query).scalar_one()))

    async def friends(self, user_id: str, now: float) -> list[Friend]:
        """Somebody's friends by name, those who are here first."""
        query = (
            select(users.c.user_id, users.c.name, last_seen.c.seen, last_seen.c.plays)
            .join(friends, friends.c.friend == users.c.user_id)
            .outerjoin(last_seen, last_seen.c.user_id == users.c.user_id)
            .where(friends.c.user_id == user_id)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found = [_friend(row.user_id, row.name, row.seen, plays=bool(row.plays), now=now) for row in rows]
        return sorted(found, key=lambda one: (not one.here, one.name.casefold(), one.user_id))

    async def seen(self, user_id: str, now: float, *, plays: bool) -> None:
        """Somebody is here."""
        await self._store.write(lambda connection: _put(connection, last_seen, {"user_id": user_id}, seen=now, plays=plays))

    async def block(self, user_id: str, other: str, now: float) -> None:
        """Somebody would rather not meet another: they are no friends, and what that one asked for is gone."""

        def work(connection: Connection) -> None:
            _part(connection, user_id, other)
            connection.execute(delete(invitations).where(invitations.c.user_id == user_id, invitations.c.sender == other))
            _put(connection, blocks, {"user_id": user_id, "blocked": other}, since=now)

        await self._store.write(work)

    async def unblock(self, user_id: str, other: str) -> None:
        """They may meet again."""
        gone = delete(blocks).where(blocks.c.user_id == user_id, blocks.c.blocked == other)
        await self._store.write(lambda connection: connection.execute(gone).rowcount)

    async def blocked(self, user_id: str) -> list[Person]:
        """Whom somebody would rather not meet, the latest first."""
        query = select(users.c.user_id, users.c.name).join(blocks, blocks.c.blocked == users.c.user_id)
        query = query.where(blocks.c.user_id == user_id).order_by(blocks.c.since.desc())
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Person(*row) for row in rows]

    async def kept_apart(self, one: str, other: str) -> bool:
        """Whether one of them would rather not meet the other."""
        query = select(apart(one, literal(other)))
        return bool(await self._store.read(lambda connection: connection.execute(query).scalar_one()))

    async def invite(self, sender: str, user_id: str, place: str, now: float) -> None:
        """Somebody invites another to a table or a match; the latest invitation stands, old ones go."""

        def work(connection: Connection) -> None:
            connection.execute(delete(invitations).where(invitations.c.user_id == user_id, invitations.c.at < now - _INVITED))
            _put(connection, invitations, {"user_id": user_id, "invited_to": place}, sender=sender, at=now)

        await self._store.write(work)

    async def invited(self, user_id: str, now: float, limit: int = 20) -> list[Invitation]:
        """Invitations to tables and matches that have not begun, and where they have not sat down yet; the latest first."""
        place = invitations.c.invited_to
        seated = exists().where(seats.c.table_id == place, seats.c.user_id == user_id)
        takes_part = exists().where(competition_members.c.competition_id == place, competition_members.c.user_id == user_id)
        query = (
            select(place, tables.c.game, competitions.c.settings, invitations.c.sender, users.c.name)
            .join(users, users.c.user_id == invitations.c.sender)
            .outerjoin(tables, tables.c.id == place)
            .outerjoin(competitions, competitions.c.id == place)
            .where(invitations.c.user_id == user_id, invitations.c.at > now - _INVITED)
            .where(or_(and_(tables.c.status == "open", ~seated), and_(competitions.c.status == "open", ~takes_part)))
            .order_by(invitations.c.at.desc())
            .limit(limit)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [_invitation(*row) for row in rows]

    async def decline(self, user_id: str, place: str) -> None:
        """No, thanks."""
        gone = delete(invitations).where(invitations.c.user_id == user_id, invitations.c.invited_to == place)
        await self._store.write(lambda connection: connection.execute(gone).rowcount)

    # --- reports ----------------------------------------------------------------------------------------------------------------------

    async def report(self, user_id: str, about: str, table: str, reason: str, note: str, sayings: tuple[str, ...], now: float) -> str:
        """Tell the admin about somebody; the report's id."""
        name = draw_text("report", _REPORT_BYTES)
        said = msgspec.json.encode(sayings).decode()
        row = {
            "id": name,
            "user_id": user_id,
            "about": about,
            "at_table": table,
            "reason": reason,
            "note": note,
            "sayings": said,
            "at": now,
        }
        await self._store.write(lambda connection: connection.execute(insert(reports).values(**row)).rowcount)
        return name

    async def reports_since(self, user_id: str, since: float) -> int:
        """How many reports somebody has made since then."""
        query = select(func.count()).select_from(reports).where(reports.c.user_id == user_id, reports.c.at >= since)
        found: int = await self._store.read(lambda connection: connection.execute(query).scalar_one())
        return found

    async def reports(self, *, closed: bool = False, limit: int = 200) -> list[ReportLine]:
        """Reports that nobody has looked into yet, or those that somebody has; the latest first."""
        teller, told = users.alias(), users.alias()
        wanted = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
        query = (
            select(reports, teller.c.name, told.c.name.label("about_name"))
            .join(teller, teller.c.user_id == reports.c.user_id)
            .join(told, told.c.user_id == reports.c.about)
            .where(wanted)
            .order_by(reports.c.at.desc())
            .limit(limit)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found = []
        for row in rows:
            values = dict(row._mapping)
            said = msgspec.json.decode(values.pop("sayings"), type=tuple[str, ...])
            found.append(ReportLine(table=values.pop("at_table"), sayings=said, **values))
        return found

    async def close_report(self, name: str, now: float) -> bool:
        """Somebody has looked into it; False where there is no such report, or it was closed before."""
        change = update(reports).where(reports.c.id == name, reports.c.closed.is_(None)).values(closed=now)
        return await self._store.write(lambda connection: connection.execute(change).rowcount == 1)


def _put(connection: Connection, table: Table, key: dict[str, str], **values: object) -> None:
    """A row with this key, new or as it is from now on; two nodes may do so at once."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = dialect.insert(table).values(**key, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=values))


def _part(connection: Connection, one: str, other: str) -> None:
    pair = or_(and_(friends.c.user_id == one, friends.c.friend == other), and_(friends.c.user_id == other, friends.c.friend == one))
    connection.execute(delete(friends).where(pair))


def _invitation(place: str, game: str | None, match: str | None, sender: str, name: str) -> Invitation:
    if match is None:
        return Invitation(place, game or "", sender, name, "")
    return Invitation("", msgspec.json.decode(match, type=MatchSettings).game, sender, name, place)


def _friend(user_id: str, name: str, seen: float | None, *, plays: bool, now: float) -> Friend:
    here = seen is not None and now - seen < _HERE
    return Friend(user_id, name, here, here and plays)
