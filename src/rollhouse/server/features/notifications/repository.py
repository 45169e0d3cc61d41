"""What is to be sent, and to whom, as it is stored: any node may send, each notice is made once and taken by one node at a time."""

from __future__ import annotations

import hashlib
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, or_, select, update

from rollhouse.core.entropy import draw_text
from rollhouse.server.store.models import email_addresses, notifications, push_subscriptions, seats, server_keys, tables, users
from rollhouse.server.store.rows import TableRow, read_seating
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import insert_or_ignore

__all__ = ["LEASE", "MOST_TRIES", "Kind", "Mail", "Notification", "NotificationQueue", "Subscription", "Waiting"]

Kind: TypeAlias = Literal["push", "mail", "confirm"]
LEASE = 120.0
"""Seconds that a node has for sending; then another may."""
_BACK_OFF = 4
MOST_TRIES = 5
_MOST_DEVICES = 10
_KEPT = 30 * 86_400.0
"""Seconds for which it is known what was sent."""


class Subscription(NamedTuple):
    """A browser that wants to be told."""

    id: str
    user_id: str
    endpoint: str
    p256dh: str
    auth: str


class Mail(NamedTuple):
    """Somebody's address."""

    user_id: str
    address: str
    asked: float
    confirmed: bool


class Notification(NamedTuple):
    """Something to be sent."""

    id: str
    user_id: str
    kind: Kind
    device: str
    """The subscription, for a push."""
    table_id: str
    tries: int
    """How many times it was tried, this one included."""


class Waiting(NamedTuple):
    """A table that waits for somebody who wants to be told."""

    table_id: str
    user_id: str
    updated: float


class NotificationQueue:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def key(self, name: str) -> str:
        """A secret of the house's own, made when it is first needed: the same at every node."""
        query = select(server_keys.c.value).where(server_keys.c.name == name)

        def work(connection: Connection) -> str:
            insert_or_ignore(connection, server_keys, name=name, value=draw_text(f"house key {name}", 40))
            return str(connection.execute(query).scalar_one())

        found: str | None = await self._store.scalar(query)
        return await self._store.write(work) if found is None else found

    # --- who wants to be told ---------------------------------------------------------------------------------------------------------

    async def subscribe(self, user_id: str, endpoint: str, p256dh: str, auth: str, now: float) -> None:
        """A browser wants to be told: this person's from now on, whosever it was. The oldest go where there are too many."""
        name = hashlib.sha256(endpoint.encode()).hexdigest()

        def work(connection: Connection) -> None:
            connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == name))
            own = push_subscriptions.c.user_id == user_id
            latest = select(push_subscriptions.c.id).where(own).order_by(push_subscriptions.c.created.desc()).limit(_MOST_DEVICES - 1)
            kept = list(connection.execute(latest).scalars().all())
            connection.execute(delete(push_subscriptions).where(own, push_subscriptions.c.id.not_in(kept)))
            values = {"id": name, "user_id": user_id, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "created": now}
            insert_or_ignore(connection, push_subscriptions, **values)

        await self._store.write(work)

    async def unsubscribe(self, user_id: str, endpoint: str) -> None:
        """That browser no longer."""
        own = (push_subscriptions.c.user_id == user_id) & (push_subscriptions.c.endpoint == endpoint)
        await self._store.execute(delete(push_subscriptions).where(own))

    async def drop(self, device: str) -> None:
        """A subscription that is no more."""
        own = push_subscriptions.c.id == device
        await self._store.execute(delete(push_subscriptions).where(own))

    async def subscriptions(self, user_id: str) -> list[Subscription]:
        """Somebody's browsers, the latest first."""
        columns = [push_subscriptions.c[name] for name in Subscription._fields]
        query = select(*columns).where(push_subscriptions.c.user_id == user_id).order_by(push_subscriptions.c.created.desc())
        return [Subscription(*row) for row in await self._store.all(query)]

    async def set_mail(self, user_id: str, address: str, now: float) -> None:
        """An address that is to be confirmed, instead of the one before; the link to it is sent soon."""

        def work(connection: Connection) -> None:
            connection.execute(delete(email_addresses).where(email_addresses.c.user_id == user_id))
            insert_or_ignore(connection, email_addresses, user_id=user_id, address=address, asked=now, confirmed=False)
            insert_or_ignore(connection, notifications, **_values(f"confirm {user_id} {now!r}", user_id, "confirm", "", "", now))

        await self._store.write(work)

    async def confirm_mail(self, user_id: str, asked: float) -> bool:
        """Whoever asked for it then has opened the link; False where that was another time."""
        own = (email_addresses.c.user_id == user_id) & (email_addresses.c.asked == asked)
        return await self._store.execute(update(email_addresses).where(own).values(confirmed=True)) == 1

    async def forget_mail(self, user_id: str) -> None:
        """Nothing is written to somebody any more."""
        own = email_addresses.c.user_id == user_id
        await self._store.execute(delete(email_addresses).where(own))

    async def mail(self, user_id: str) -> Mail | None:
        """Somebody's address, confirmed or not."""
        query = select(*(email_addresses.c[name] for name in Mail._fields)).where(email_addresses.c.user_id == user_id)
        row = await self._store.one(query)
        return None if row is None else Mail(*row)

    async def turns(self, user_id: str) -> int:
        """At how many tables it is somebody's turn."""
        mine = select(tables.c.seating, tables.c.turn_seat).join(seats, seats.c.table_id == tables.c.id)
        mine = mine.where(seats.c.user_id == user_id, seats.c.seat == tables.c.turn_seat, tables.c.status == "playing").limit(100)
        return sum(not read_seating(row.seating)[row.turn_seat].bot for row in await self._store.all(mine))  # a bot may play for me

    # --- what is to be sent -----------------------------------------------------------------------------------------------------------

    async def waiting(self, since: float, until: float, limit: int) -> list[Waiting]:
        """Tables at which nothing has happened since, and that wait for somebody who wants to be told; the longest first."""
        told = or_(
            seats.c.user_id.in_(select(push_subscriptions.c.user_id)),
            seats.c.user_id.in_(select(email_addresses.c.user_id).where(email_addresses.c.confirmed)),
        )
        query = (
            select(tables.c.id, seats.c.user_id, tables.c.updated)
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.turn_seat))
            .where(
                tables.c.status == "playing", tables.c.public.in_((True, False)), tables.c.updated > since, tables.c.updated <= until, told
            )
            .order_by(tables.c.updated)
            .limit(limit)
        )  # both kinds of public: so that the index by status and time is used
        return [Waiting(*row) for row in await self._store.all(query)]

    async def add_turn(self, user_id: str, table_id: str, ply: int, now: float) -> None:
        """It is somebody's turn there after so many moves: told once by each way that they want, whichever node finds it first."""

        def work(connection: Connection) -> None:
            devices = connection.execute(select(push_subscriptions.c.id).where(push_subscriptions.c.user_id == user_id)).scalars().all()
            own = (email_addresses.c.user_id == user_id) & email_addresses.c.confirmed
            by_mail = connection.execute(select(email_addresses.c.user_id).where(own)).first() is not None
            ways: list[tuple[Kind, str]] = [("push", device) for device in devices]
            for kind, device in [*ways, ("mail", "")] if by_mail else ways:
                name = f"{table_id} {ply} {user_id} {kind} {device}"
                insert_or_ignore(connection, notifications, **_values(name, user_id, kind, device, table_id, now))

        await self._store.write(work)

    async def take(self, now: float, limit: int) -> list[Notification]:
        """Some that are due, for this node alone: nobody else sends them before the lease is over."""
        columns = [notifications.c[name] for name in Notification._fields]
        due = (
            select(*columns).where(notifications.c.due <= now).order_by(notifications.c.due).limit(limit).with_for_update(skip_locked=True)
        )

        def work(connection: Connection) -> list[Notification]:
            found = [Notification(*row) for row in connection.execute(due).all()]
            for one in found:
                later = now + LEASE * _BACK_OFF**one.tries
                connection.execute(update(notifications).where(notifications.c.id == one.id).values(due=later, tries=one.tries + 1))
            return [one._replace(tries=one.tries + 1) for one in found]

        return await self._store.write(work)

    async def done(self, notification: Notification, now: float, came_of_it: str) -> None:
        """It was sent, or never will be."""
        own = update(notifications).where(notifications.c.id == notification.id).values(due=None, done=now, outcome=came_of_it)
        await self._store.execute(own)

    async def outcomes(self) -> list[tuple[str, str, str | None]]:
        """Everything that is remembered: to whom, how, and what came of it."""
        query = select(notifications.c.user_id, notifications.c.kind, notifications.c.outcome).order_by(
            notifications.c.made, notifications.c.id
        )
        return [(row.user_id, row.kind, row.outcome) for row in await self._store.all(query)]

    async def forget_old(self, now: float) -> None:
        """What was made long ago."""
        old = notifications.c.made < now - _KEPT
        await self._store.execute(delete(notifications).where(old))

    async def table(self, table_id: str) -> TableRow | None:
        """The table that a notice is about."""
        return await self._store.table(table_id)

    async def language(self, user_id: str) -> str:
        """How somebody likes to be spoken to; empty where they have gone."""
        query = select(users.c.lang).where(users.c.user_id == user_id)
        return str(await self._store.scalar(query) or "")


def _values(name: str, user_id: str, kind: Kind, device: str, table_id: str, now: float) -> dict[str, Any]:
    values = {"user_id": user_id, "kind": kind, "device": device, "table_id": table_id, "made": now, "due": now, "tries": 0}
    return {"id": hashlib.sha256(name.encode()).hexdigest(), **values}
