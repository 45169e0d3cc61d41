"""Queries for friends, invitations, blocks and reports."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, literal, or_, select, update

from rollhouse.core.entropy import draw_text
from rollhouse.server.auth.schemas import Privacy, read_privacy
from rollhouse.server.features.competitions.schemas import MatchSettings
from rollhouse.server.features.social.schemas import Friend, Invitation, Person, ReportLine
from rollhouse.server.store.models import (
    blocks,
    competition_members,
    competitions,
    friend_requests,
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
from rollhouse.server.store.upsert import upsert

_ONLINE_SECONDS = 60.0
"""Pages report every twenty seconds that their user is online."""
_INVITATION_SECONDS = 24 * 3600.0
_REPORT_BYTES = 9
_MAX_REQUESTS_SENT = 50
_MAX_REQUESTS_SHOWN = 50


def is_blocked(user_id: str, other: ColumnElement[str]) -> ColumnElement[bool]:
    """Return the condition that one of two users blocked the other."""
    mine = and_(blocks.c.user_id == user_id, blocks.c.blocked == other)
    theirs = and_(blocks.c.user_id == other, blocks.c.blocked == user_id)
    return exists().where(or_(mine, theirs)).correlate(seeks, users)


class SocialRepository:
    """Queries for relations between users."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def person(self, user_id: str) -> Person | None:
        """Return a user by public id."""
        query = select(users.c.user_id, users.c.name).where(users.c.user_id == user_id)
        row = await self._store.one(query)
        return None if row is None else Person(*row)

    async def add_friends(self, one: str, other: str, now: float) -> None:
        """Make two users friends, and remove the block that the first one may have set."""

        def work(connection: Connection) -> None:
            connection.execute(delete(blocks).where(blocks.c.user_id == one, blocks.c.blocked == other))
            connection.execute(delete(friend_requests).where(_between(one, other)))
            for user_id, friend in sorted(((one, other), (other, one))):  # in one order, so that two nodes can't deadlock
                upsert(connection, friends, {"user_id": user_id, "friend": friend}, {"since": now})

        await self._store.write(work)

    async def unfriend(self, one: str, other: str) -> None:
        """End a friendship."""
        await self._store.write(lambda connection: _unfriend(connection, one, other))

    async def are_friends(self, one: str, other: str) -> bool:
        """Return whether two users are friends."""
        query = select(exists().where(friends.c.user_id == one, friends.c.friend == other))
        return bool(await self._store.scalar(query))

    async def friends(self, user_id: str, now: float) -> list[Friend]:
        """Return a user's friends by name, those online first."""
        query = (
            select(users.c.user_id, users.c.name, last_seen.c.seen, last_seen.c.plays, users.c.privacy)
            .join(friends, friends.c.friend == users.c.user_id)
            .outerjoin(last_seen, last_seen.c.user_id == users.c.user_id)
            .where(friends.c.user_id == user_id)
        )
        rows = await self._store.all(query)
        listed = [
            _friend(row.user_id, row.name, row.seen if read_privacy(row.privacy).online else None, playing=bool(row.plays), now=now)
            for row in rows
        ]
        return sorted(listed, key=lambda friend: (not friend.online, friend.name.casefold(), friend.user_id))

    async def request_friend(self, sender: str, user_id: str, now: float) -> bool:
        """Store a friend request; return False if too many of the sender's wait for an answer."""
        waiting = select(func.count()).select_from(friend_requests).where(friend_requests.c.sender == sender)

        def work(connection: Connection) -> bool:
            if connection.execute(waiting).scalar_one() >= _MAX_REQUESTS_SENT:
                return False
            upsert(connection, friend_requests, {"user_id": user_id, "sender": sender}, {"at": now})
            return True

        return await self._store.write(work)

    async def requests(self, user_id: str) -> list[Person]:
        """Return the users who ask a user to be friends, latest first."""
        query = select(users.c.user_id, users.c.name).join(friend_requests, friend_requests.c.sender == users.c.user_id)
        query = query.where(friend_requests.c.user_id == user_id).order_by(friend_requests.c.at.desc()).limit(_MAX_REQUESTS_SHOWN)
        return [Person(*row) for row in await self._store.all(query)]

    async def has_requested(self, sender: str, user_id: str) -> bool:
        """Return whether a user has asked another to be friends."""
        query = select(exists().where(friend_requests.c.user_id == user_id, friend_requests.c.sender == sender))
        return bool(await self._store.scalar(query))

    async def delete_requests(self, one: str, other: str) -> None:
        """Delete the friend requests between two users."""
        await self._store.execute(delete(friend_requests).where(_between(one, other)))

    async def privacy(self, user_id: str) -> Privacy:
        """Return a user's privacy settings."""
        return read_privacy(await self._store.scalar(select(users.c.privacy).where(users.c.user_id == user_id)))

    async def is_online(self, user_id: str, now: float) -> bool:
        """Return whether a user is online, whether others may know or not."""
        seen = await self._store.scalar(select(last_seen.c.seen).where(last_seen.c.user_id == user_id))
        return seen is not None and now - seen < _ONLINE_SECONDS

    async def mark_seen(self, user_id: str, now: float, *, playing: bool) -> bool:
        """Store that a user is online; return whether friends see a difference."""

        def work(connection: Connection) -> bool:
            before = connection.execute(select(last_seen.c.seen, last_seen.c.plays).where(last_seen.c.user_id == user_id)).one_or_none()
            upsert(connection, last_seen, {"user_id": user_id}, {"seen": now, "plays": playing})
            return before is None or now - before.seen >= _ONLINE_SECONDS or bool(before.plays) != playing

        return await self._store.write(work)

    async def mark_gone(self, user_id: str) -> bool:
        """Store that a user is not online; return False if nothing was known of them."""
        own = update(last_seen).where(last_seen.c.user_id == user_id).values(seen=last_seen.c.seen - _ONLINE_SECONDS, plays=False)
        return await self._store.execute(own) == 1

    async def friend_ids(self, user_id: str) -> list[str]:
        """Return the public ids of a user's friends."""
        return await self._store.scalars(select(friends.c.friend).where(friends.c.user_id == user_id))

    async def block(self, user_id: str, other: str, now: float) -> None:
        """Block another user; end the friendship and delete the invitations between the two."""

        def work(connection: Connection) -> None:
            _unfriend(connection, user_id, other)
            connection.execute(delete(friend_requests).where(_between(user_id, other)))
            for receiver, sender in ((user_id, other), (other, user_id)):
                connection.execute(delete(invitations).where(invitations.c.user_id == receiver, invitations.c.sender == sender))
            upsert(connection, blocks, {"user_id": user_id, "blocked": other}, {"since": now})

        await self._store.write(work)

    async def unblock(self, user_id: str, other: str) -> None:
        """Remove a block."""
        gone = delete(blocks).where(blocks.c.user_id == user_id, blocks.c.blocked == other)
        await self._store.execute(gone)

    async def blocked(self, user_id: str) -> list[Person]:
        """Return the users that a user blocked, latest first."""
        query = select(users.c.user_id, users.c.name).join(blocks, blocks.c.blocked == users.c.user_id)
        query = query.where(blocks.c.user_id == user_id).order_by(blocks.c.since.desc())
        return [Person(*row) for row in await self._store.all(query)]

    async def are_blocked(self, one: str, other: str) -> bool:
        """Return whether one of two users blocked the other."""
        query = select(is_blocked(one, literal(other)))
        return bool(await self._store.scalar(query))

    async def is_blocked_by_any(self, user_id: str, others: Collection[str]) -> bool:
        """Return whether a user blocked one of the others, or is blocked by one."""
        mine = and_(blocks.c.user_id == user_id, blocks.c.blocked.in_(others))
        theirs = and_(blocks.c.user_id.in_(others), blocks.c.blocked == user_id)
        return bool(others) and bool(await self._store.scalar(select(exists().where(or_(mine, theirs)))))

    async def has_blocked(self, user_id: str, other: str) -> bool:
        """Return whether a user blocked another."""
        query = select(exists().where(blocks.c.user_id == user_id, blocks.c.blocked == other))
        return bool(await self._store.scalar(query))

    async def invite(self, sender: str, user_id: str, place: str, now: float) -> None:
        """Store an invitation to a table or match, and delete expired ones."""

        def work(connection: Connection) -> None:
            connection.execute(delete(invitations).where(invitations.c.user_id == user_id, invitations.c.at < now - _INVITATION_SECONDS))
            upsert(connection, invitations, {"user_id": user_id, "invited_to": place}, {"sender": sender, "at": now})

        await self._store.write(work)

    async def invited(self, user_id: str, now: float, limit: int = 20) -> list[Invitation]:
        """Return invitations to tables and matches that have not begun and that the user has not joined, latest first."""
        place = invitations.c.invited_to
        seated = exists().where(seats.c.table_id == place, seats.c.user_id == user_id)
        takes_part = exists().where(competition_members.c.competition_id == place, competition_members.c.user_id == user_id)
        query = (
            select(place, tables.c.game, competitions.c.settings, invitations.c.sender, users.c.name)
            .join(users, users.c.user_id == invitations.c.sender)
            .outerjoin(tables, tables.c.id == place)
            .outerjoin(competitions, competitions.c.id == place)
            .where(invitations.c.user_id == user_id, invitations.c.at > now - _INVITATION_SECONDS)
            .where(or_(and_(tables.c.status == "open", ~seated), and_(competitions.c.status == "open", ~takes_part)))
            .order_by(invitations.c.at.desc())
            .limit(limit)
        )
        return [_invitation(*row) for row in await self._store.all(query)]

    async def decline(self, user_id: str, place: str) -> None:
        """Delete an invitation."""
        gone = delete(invitations).where(invitations.c.user_id == user_id, invitations.c.invited_to == place)
        await self._store.execute(gone)

    async def add_report(self, user_id: str, about: str, table: str, reason: str, note: str, messages: tuple[str, ...], now: float) -> str:
        """Store a report; return its id."""
        report_id = draw_text("report", _REPORT_BYTES)
        row = {
            "id": report_id,
            "user_id": user_id,
            "about": about,
            "at_table": table,
            "reason": reason,
            "note": note,
            "messages": msgspec.json.encode(messages).decode(),
            "at": now,
        }
        await self._store.execute(insert(reports).values(**row))
        return report_id

    async def reports(self, *, closed: bool = False, limit: int = 200) -> list[ReportLine]:
        """Return open or closed reports, latest first."""
        reporter, reported = users.alias(), users.alias()
        wanted = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
        query = (
            select(reports, reporter.c.name, func.coalesce(reported.c.name, "").label("about_name"))
            .join(reporter, reporter.c.user_id == reports.c.user_id)
            .outerjoin(reported, reported.c.user_id == reports.c.about)  # the user may have deleted their account
            .where(wanted)
            .order_by(reports.c.at.desc())
            .limit(limit)
        )
        rows = await self._store.all(query)
        found = []
        for row in rows:
            values = dict(row._mapping)
            messages = msgspec.json.decode(values.pop("messages"), type=tuple[str, ...])
            found.append(ReportLine(table=values.pop("at_table"), messages=messages, **values))
        return found

    async def close_report(self, report_id: str, now: float) -> str | None:
        """Close a report and return the user who sent it; None if there is no such open report."""
        change = update(reports).where(reports.c.id == report_id, reports.c.closed.is_(None)).values(closed=now)
        if await self._store.execute(change) != 1:
            return None
        return str(await self._store.scalar(select(reports.c.user_id).where(reports.c.id == report_id)))


def _between(one: str, other: str) -> ColumnElement[bool]:
    """Return the condition that a friend request is from one of two users to the other."""
    asked = friend_requests.c
    return or_(and_(asked.user_id == one, asked.sender == other), and_(asked.user_id == other, asked.sender == one))


def _unfriend(connection: Connection, one: str, other: str) -> None:
    pair = or_(and_(friends.c.user_id == one, friends.c.friend == other), and_(friends.c.user_id == other, friends.c.friend == one))
    connection.execute(delete(friends).where(pair))


def _invitation(place: str, game: str | None, match: str | None, sender: str, name: str) -> Invitation:
    if match is None:
        return Invitation(place, game or "", sender, name, "")
    return Invitation("", msgspec.json.decode(match, type=MatchSettings).game, sender, name, place)


def _friend(user_id: str, name: str, seen: float | None, *, playing: bool, now: float) -> Friend:
    online = seen is not None and now - seen < _ONLINE_SECONDS
    return Friend(user_id, name, online, online and playing)
