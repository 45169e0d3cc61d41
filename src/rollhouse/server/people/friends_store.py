"""Who knows whom, as it is stored."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, func, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from rollhouse.core.entropy import draw_text
from rollhouse.server.matches.matches_store import MatchSettings
from rollhouse.server.people.bodies import Friend, Invitation, Person, ReportLine
from rollhouse.server.store.models import (
    blocks,
    friends,
    identities,
    invitations,
    match_people,
    matches,
    reports,
    seats,
    seekers,
    sightings,
    tables,
)
from rollhouse.server.store.store import Store

__all__ = ["FriendsStore", "apart"]

_HERE = 60.0
"""Seconds for which somebody counts as here after they were last heard of: pages ask every twenty."""
_INVITED = 24 * 3600.0
"""Seconds for which an invitation stands."""
_REPORT_BYTES = 9


def apart(who: str, other: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether one of these two would rather not meet the other."""
    mine = and_(blocks.c.who == who, blocks.c.blocked == other)
    theirs = and_(blocks.c.who == other, blocks.c.blocked == who)
    return exists().where(or_(mine, theirs)).correlate(seekers, identities)


class FriendsStore:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def person(self, who: str) -> Person | None:
        """Somebody, by their public id."""
        query = select(identities.c.who, identities.c.name).where(identities.c.who == who)
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Person(*row)

    async def befriend(self, one: str, other: str, now: float) -> None:
        """These two are friends, and the one who says so would meet the other again; twice is as good as once."""

        def work(connection: Connection) -> None:
            connection.execute(delete(blocks).where(blocks.c.who == one, blocks.c.blocked == other))
            for who, friend in sorted(((one, other), (other, one))):  # in one order, so that two nodes never each wait for the other
                _put(connection, friends, {"who": who, "friend": friend}, since=now)

        await self._store.write(work)

    async def part(self, one: str, other: str) -> None:
        """These two are friends no longer."""
        await self._store.write(lambda connection: _part(connection, one, other))

    async def are_friends(self, one: str, other: str) -> bool:
        """Whether they are."""
        query = select(exists().where(friends.c.who == one, friends.c.friend == other))
        return bool(await self._store.read(lambda connection: connection.execute(query).scalar_one()))

    async def friends(self, who: str, now: float) -> list[Friend]:
        """Somebody's friends by name, those who are here first."""
        query = (
            select(identities.c.who, identities.c.name, sightings.c.seen, sightings.c.plays)
            .join(friends, friends.c.friend == identities.c.who)
            .outerjoin(sightings, sightings.c.who == identities.c.who)
            .where(friends.c.who == who)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found = [_friend(row.who, row.name, row.seen, plays=bool(row.plays), now=now) for row in rows]
        return sorted(found, key=lambda one: (not one.here, one.name.casefold(), one.who))

    async def seen(self, who: str, now: float, *, plays: bool) -> None:
        """Somebody is here."""
        await self._store.write(lambda connection: _put(connection, sightings, {"who": who}, seen=now, plays=plays))

    async def block(self, who: str, other: str, now: float) -> None:
        """Somebody would rather not meet another: they are no friends, and what that one asked for is gone."""

        def work(connection: Connection) -> None:
            _part(connection, who, other)
            connection.execute(delete(invitations).where(invitations.c.who == who, invitations.c.sender == other))
            _put(connection, blocks, {"who": who, "blocked": other}, since=now)

        await self._store.write(work)

    async def unblock(self, who: str, other: str) -> None:
        """They may meet again."""
        gone = delete(blocks).where(blocks.c.who == who, blocks.c.blocked == other)
        await self._store.write(lambda connection: connection.execute(gone).rowcount)

    async def blocked(self, who: str) -> list[Person]:
        """Whom somebody would rather not meet, the latest first."""
        query = select(identities.c.who, identities.c.name).join(blocks, blocks.c.blocked == identities.c.who)
        query = query.where(blocks.c.who == who).order_by(blocks.c.since.desc())
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Person(*row) for row in rows]

    async def kept_apart(self, one: str, other: str) -> bool:
        """Whether one of them would rather not meet the other."""
        query = select(apart(one, literal(other)))
        return bool(await self._store.read(lambda connection: connection.execute(query).scalar_one()))

    async def invite(self, sender: str, who: str, place: str, now: float) -> None:
        """Somebody invites another to a table or a match; the latest invitation stands, old ones go."""

        def work(connection: Connection) -> None:
            connection.execute(delete(invitations).where(invitations.c.who == who, invitations.c.at < now - _INVITED))
            _put(connection, invitations, {"who": who, "invited_to": place}, sender=sender, at=now)

        await self._store.write(work)

    async def invited(self, who: str, now: float, limit: int = 20) -> list[Invitation]:
        """Invitations to tables and matches that have not begun, and where they have not sat down yet; the latest first."""
        place = invitations.c.invited_to
        seated = exists().where(seats.c.table_id == place, seats.c.who == who)
        takes_part = exists().where(match_people.c.match_id == place, match_people.c.who == who)
        query = (
            select(place, tables.c.game, matches.c.body, invitations.c.sender, identities.c.name)
            .join(identities, identities.c.who == invitations.c.sender)
            .outerjoin(tables, tables.c.id == place)
            .outerjoin(matches, matches.c.id == place)
            .where(invitations.c.who == who, invitations.c.at > now - _INVITED)
            .where(or_(and_(tables.c.status == "open", ~seated), and_(matches.c.status == "open", ~takes_part)))
            .order_by(invitations.c.at.desc())
            .limit(limit)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [_invitation(*row) for row in rows]

    async def decline(self, who: str, place: str) -> None:
        """No, thanks."""
        gone = delete(invitations).where(invitations.c.who == who, invitations.c.invited_to == place)
        await self._store.write(lambda connection: connection.execute(gone).rowcount)

    # --- reports ----------------------------------------------------------------------------------------------------------------------

    async def report(self, who: str, about: str, table: str, reason: str, note: str, sayings: tuple[str, ...], now: float) -> str:
        """Tell the operator about somebody; the report's id."""
        name = draw_text("report", _REPORT_BYTES)
        said = msgspec.json.encode(sayings).decode()
        row = {"id": name, "who": who, "about": about, "at_table": table, "reason": reason, "note": note, "sayings": said, "at": now}
        await self._store.write(lambda connection: connection.execute(insert(reports).values(**row)).rowcount)
        return name

    async def reports_since(self, who: str, since: float) -> int:
        """How many reports somebody has made since then."""
        query = select(func.count()).select_from(reports).where(reports.c.who == who, reports.c.at >= since)
        found: int = await self._store.read(lambda connection: connection.execute(query).scalar_one())
        return found

    async def reports(self, *, closed: bool = False, limit: int = 200) -> list[ReportLine]:
        """Reports that nobody has looked into yet, or those that somebody has; the latest first."""
        teller, told = identities.alias(), identities.alias()
        wanted = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
        query = (
            select(reports, teller.c.name, told.c.name.label("about_name"))
            .join(teller, teller.c.who == reports.c.who)
            .join(told, told.c.who == reports.c.about)
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
    pair = or_(and_(friends.c.who == one, friends.c.friend == other), and_(friends.c.who == other, friends.c.friend == one))
    connection.execute(delete(friends).where(pair))


def _invitation(place: str, game: str | None, match: str | None, sender: str, name: str) -> Invitation:
    if match is None:
        return Invitation(place, game or "", sender, name, "")
    return Invitation("", msgspec.json.decode(match, type=MatchSettings).game, sender, name, place)


def _friend(who: str, name: str, seen: float | None, *, plays: bool, now: float) -> Friend:
    here = seen is not None and now - seen < _HERE
    return Friend(who, name, here, here and plays)
