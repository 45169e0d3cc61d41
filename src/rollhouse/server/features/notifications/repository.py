"""The notification queue in the database: each notification is stored once, and leased to one node at a time."""

from __future__ import annotations

import hashlib
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, or_, select, update

from rollhouse.core.entropy import draw_text
from rollhouse.server.store.models import email_addresses, notifications, push_subscriptions, seats, server_keys, tables, users
from rollhouse.server.store.rows import TableRow, read_seating
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import insert_or_ignore

Kind: TypeAlias = Literal["push", "mail", "confirm"]
LEASE_SECONDS = 120.0
"""After the lease another node may send the notification."""
_BACKOFF_FACTOR = 4
MAX_TRIES = 5
_MAX_SUBSCRIPTIONS_PER_USER = 10
_RETENTION_SECONDS = 30 * 86_400.0
"""Sent notifications are kept for so long, so that none is sent twice."""


class Subscription(NamedTuple):
    """A push subscription of a browser."""

    id: str
    user_id: str
    endpoint: str
    p256dh: str
    auth: str


class Mail(NamedTuple):
    """The e-mail address of a user."""

    user_id: str
    address: str
    asked: float
    confirmed: bool


class Notification(NamedTuple):
    """A notification to send."""

    id: str
    user_id: str
    kind: Kind
    device: str
    """The push subscription; empty for e-mail."""
    table_id: str
    tries: int
    """The number of attempts, including the current one."""


class WaitingTable(NamedTuple):
    """A table that waits for a player with notifications switched on."""

    table_id: str
    user_id: str
    updated: float


class NotificationQueue:
    """Queries for subscriptions, e-mail addresses and notifications."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def key(self, name: str) -> str:
        """Return a secret key of the server, the same on every node. The first request creates it."""
        query = select(server_keys.c.value).where(server_keys.c.name == name)

        def work(connection: Connection) -> str:
            insert_or_ignore(connection, server_keys, name=name, value=draw_text(f"house key {name}", 40))
            return str(connection.execute(query).scalar_one())

        stored: str | None = await self._store.scalar(query)
        return await self._store.write(work) if stored is None else stored

    async def subscribe(self, user_id: str, endpoint: str, p256dh: str, auth: str, now: float) -> None:
        """Store a push subscription for a user; an endpoint has one user. The oldest are deleted if there are too many."""
        name = hashlib.sha256(endpoint.encode()).hexdigest()

        def work(connection: Connection) -> None:
            connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == name))
            own = push_subscriptions.c.user_id == user_id
            latest = (
                select(push_subscriptions.c.id)
                .where(own)
                .order_by(push_subscriptions.c.created.desc())
                .limit(_MAX_SUBSCRIPTIONS_PER_USER - 1)
            )
            kept = list(connection.execute(latest).scalars().all())
            connection.execute(delete(push_subscriptions).where(own, push_subscriptions.c.id.not_in(kept)))
            values = {"id": name, "user_id": user_id, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "created": now}
            insert_or_ignore(connection, push_subscriptions, **values)

        await self._store.write(work)

    async def unsubscribe(self, user_id: str, endpoint: str) -> None:
        """Delete a user's push subscription."""
        own = (push_subscriptions.c.user_id == user_id) & (push_subscriptions.c.endpoint == endpoint)
        await self._store.execute(delete(push_subscriptions).where(own))

    async def drop(self, device: str) -> None:
        """Delete a subscription that the push service does not know any more."""
        own = push_subscriptions.c.id == device
        await self._store.execute(delete(push_subscriptions).where(own))

    async def subscriptions(self, user_id: str) -> list[Subscription]:
        """Return a user's push subscriptions, latest first."""
        columns = [push_subscriptions.c[name] for name in Subscription._fields]
        query = select(*columns).where(push_subscriptions.c.user_id == user_id).order_by(push_subscriptions.c.created.desc())
        return [Subscription(*row) for row in await self._store.all(query)]

    async def set_mail(self, user_id: str, address: str, now: float) -> None:
        """Replace a user's e-mail address, and queue the confirmation e-mail."""

        def work(connection: Connection) -> None:
            connection.execute(delete(email_addresses).where(email_addresses.c.user_id == user_id))
            insert_or_ignore(connection, email_addresses, user_id=user_id, address=address, asked=now, confirmed=False)
            insert_or_ignore(connection, notifications, **_values(f"confirm {user_id} {now!r}", user_id, "confirm", "", "", now))

        await self._store.write(work)

    async def confirm_mail(self, user_id: str, asked: float) -> bool:
        """Confirm the address that the user set at that time; return False if it was replaced meanwhile."""
        own = (email_addresses.c.user_id == user_id) & (email_addresses.c.asked == asked)
        return await self._store.execute(update(email_addresses).where(own).values(confirmed=True)) == 1

    async def forget_mail(self, user_id: str) -> None:
        """Delete a user's e-mail address."""
        own = email_addresses.c.user_id == user_id
        await self._store.execute(delete(email_addresses).where(own))

    async def mail(self, user_id: str) -> Mail | None:
        """Return a user's e-mail address, confirmed or not."""
        query = select(*(email_addresses.c[name] for name in Mail._fields)).where(email_addresses.c.user_id == user_id)
        row = await self._store.one(query)
        return None if row is None else Mail(*row)

    async def turns(self, user_id: str) -> int:
        """Return the number of tables at which it is a user's turn."""
        mine = select(tables.c.seating, tables.c.turn_seat).join(seats, seats.c.table_id == tables.c.id)
        mine = mine.where(seats.c.user_id == user_id, seats.c.seat == tables.c.turn_seat, tables.c.status == "playing").limit(100)
        return sum(not read_seating(row.seating)[row.turn_seat].bot for row in await self._store.all(mine))  # a bot may play for the user

    async def waiting(self, since: float, until: float, limit: int) -> list[WaitingTable]:
        """Return tables that were last changed in this interval and wait for a user with notifications, longest wait first."""
        notified = or_(
            seats.c.user_id.in_(select(push_subscriptions.c.user_id)),
            seats.c.user_id.in_(select(email_addresses.c.user_id).where(email_addresses.c.confirmed)),
        )
        query = (
            select(tables.c.id, seats.c.user_id, tables.c.updated)
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.turn_seat))
            .where(
                tables.c.status == "playing",
                tables.c.public.in_((True, False)),
                tables.c.updated > since,
                tables.c.updated <= until,
                notified,
            )
            .order_by(tables.c.updated)
            .limit(limit)
        )  # `public` is named so that the index by status and time is used
        return [WaitingTable(*row) for row in await self._store.all(query)]

    async def add_turn(self, user_id: str, table_id: str, ply: int, now: float) -> None:
        """Queue the notifications about a turn: one for each subscription and one by e-mail. Repeated calls add nothing."""

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
        """Lease due notifications to this node."""
        columns = [notifications.c[name] for name in Notification._fields]
        due = (
            select(*columns).where(notifications.c.due <= now).order_by(notifications.c.due).limit(limit).with_for_update(skip_locked=True)
        )

        def work(connection: Connection) -> list[Notification]:
            leased = [Notification(*row) for row in connection.execute(due).all()]
            for item in leased:
                later = now + LEASE_SECONDS * _BACKOFF_FACTOR**item.tries
                connection.execute(update(notifications).where(notifications.c.id == item.id).values(due=later, tries=item.tries + 1))
            return [item._replace(tries=item.tries + 1) for item in leased]

        return await self._store.write(work)

    async def done(self, notification: Notification, now: float, outcome: str) -> None:
        """Mark a notification as sent, or as given up."""
        own = update(notifications).where(notifications.c.id == notification.id).values(due=None, done=now, outcome=outcome)
        await self._store.execute(own)

    async def outcomes(self) -> list[tuple[str, str, str | None]]:
        """Return user, kind and outcome of all stored notifications."""
        query = select(notifications.c.user_id, notifications.c.kind, notifications.c.outcome).order_by(
            notifications.c.made, notifications.c.id
        )
        return [(row.user_id, row.kind, row.outcome) for row in await self._store.all(query)]

    async def purge(self, now: float) -> None:
        """Delete old notifications."""
        old = notifications.c.made < now - _RETENTION_SECONDS
        await self._store.execute(delete(notifications).where(old))

    async def table(self, table_id: str) -> TableRow | None:
        """Return the table of a notification."""
        return await self._store.table(table_id)

    async def language(self, user_id: str) -> str:
        """Return a user's language; empty if the account was deleted."""
        query = select(users.c.lang).where(users.c.user_id == user_id)
        return str(await self._store.scalar(query) or "")


def _values(name: str, user_id: str, kind: Kind, device: str, table_id: str, now: float) -> dict[str, Any]:
    values = {"user_id": user_id, "kind": kind, "device": device, "table_id": table_id, "made": now, "due": now, "tries": 0}
    return {"id": hashlib.sha256(name.encode()).hexdigest(), **values}
