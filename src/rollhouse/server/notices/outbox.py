"""What is to be sent, and to whom, as it is stored: any node may send, each notice is made once and taken by one node at a time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, Table, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from rollhouse.core.entropy import draw_text
from rollhouse.server.store.models import house_keys, identities, mail_addresses, notices, push_subscriptions, seats, tables
from rollhouse.server.store.rows import TableRow, read_seating
from rollhouse.server.store.store import Store

__all__ = ["LEASE", "MOST_TRIES", "Kind", "Mail", "Notice", "Outbox", "Subscription", "Waiting"]

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
    who: str
    endpoint: str
    p256dh: str
    auth: str


class Mail(NamedTuple):
    """Somebody's address."""

    who: str
    address: str
    asked: float
    confirmed: bool


class Notice(NamedTuple):
    """Something to be sent."""

    id: str
    who: str
    kind: Kind
    device: str
    """The subscription, for a push."""
    table_id: str
    tries: int
    """How many times it was tried, this one included."""


class Waiting(NamedTuple):
    """A table that waits for somebody who wants to be told."""

    table_id: str
    who: str
    updated: float


class Outbox:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def key(self, name: str) -> str:
        """A secret of the house's own, made when it is first needed: the same at every node."""
        query = select(house_keys.c.value).where(house_keys.c.name == name)

        def work(connection: Connection) -> str:
            _add(connection, house_keys, name=name, value=draw_text(f"house key {name}", 40))
            return str(connection.execute(query).scalar_one())

        found: str | None = await self._store.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return await self._store.write(work) if found is None else found

    # --- who wants to be told ---------------------------------------------------------------------------------------------------------

    async def subscribe(self, who: str, endpoint: str, p256dh: str, auth: str, now: float) -> None:
        """A browser wants to be told: this person's from now on, whosever it was. The oldest go where there are too many."""
        name = hashlib.sha256(endpoint.encode()).hexdigest()

        def work(connection: Connection) -> None:
            connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == name))
            own = push_subscriptions.c.who == who
            latest = select(push_subscriptions.c.id).where(own).order_by(push_subscriptions.c.created.desc()).limit(_MOST_DEVICES - 1)
            kept = list(connection.execute(latest).scalars().all())
            connection.execute(delete(push_subscriptions).where(own, push_subscriptions.c.id.not_in(kept)))
            values = {"id": name, "who": who, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "created": now}
            _add(connection, push_subscriptions, **values)

        await self._store.write(work)

    async def unsubscribe(self, who: str, endpoint: str) -> None:
        """That browser no longer."""
        own = (push_subscriptions.c.who == who) & (push_subscriptions.c.endpoint == endpoint)
        await self._store.write(lambda connection: connection.execute(delete(push_subscriptions).where(own)).rowcount)

    async def drop(self, device: str) -> None:
        """A subscription that is no more."""
        own = push_subscriptions.c.id == device
        await self._store.write(lambda connection: connection.execute(delete(push_subscriptions).where(own)).rowcount)

    async def subscriptions(self, who: str) -> list[Subscription]:
        """Somebody's browsers, the latest first."""
        columns = [push_subscriptions.c[name] for name in Subscription._fields]
        query = select(*columns).where(push_subscriptions.c.who == who).order_by(push_subscriptions.c.created.desc())
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Subscription(*row) for row in rows]

    async def set_mail(self, who: str, address: str, now: float) -> None:
        """An address that is to be confirmed, instead of the one before; the link to it is sent soon."""

        def work(connection: Connection) -> None:
            connection.execute(delete(mail_addresses).where(mail_addresses.c.who == who))
            _add(connection, mail_addresses, who=who, address=address, asked=now, confirmed=False)
            _add(connection, notices, **_values(f"confirm {who} {now!r}", who, "confirm", "", "", now))

        await self._store.write(work)

    async def confirm_mail(self, who: str, asked: float) -> bool:
        """Whoever asked for it then has opened the link; False where that was another time."""
        own = (mail_addresses.c.who == who) & (mail_addresses.c.asked == asked)
        return await self._store.write(
            lambda connection: connection.execute(update(mail_addresses).where(own).values(confirmed=True)).rowcount == 1
        )

    async def forget_mail(self, who: str) -> None:
        """Nothing is written to somebody any more."""
        own = mail_addresses.c.who == who
        await self._store.write(lambda connection: connection.execute(delete(mail_addresses).where(own)).rowcount)

    async def mail(self, who: str) -> Mail | None:
        """Somebody's address, confirmed or not."""
        query = select(*(mail_addresses.c[name] for name in Mail._fields)).where(mail_addresses.c.who == who)
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Mail(*row)

    async def turns(self, who: str) -> int:
        """At how many tables it is somebody's turn."""
        mine = select(tables.c.seating, tables.c.whose_turn).join(seats, seats.c.table_id == tables.c.id)
        mine = mine.where(seats.c.who == who, seats.c.seat == tables.c.whose_turn, tables.c.status == "playing").limit(100)
        rows = await self._store.read(lambda connection: connection.execute(mine).all())
        return sum(not read_seating(row.seating)[row.whose_turn].bot for row in rows)  # a bot may play for me

    # --- what is to be sent -----------------------------------------------------------------------------------------------------------

    async def waiting(self, since: float, until: float, limit: int) -> list[Waiting]:
        """Tables at which nothing has happened since, and that wait for somebody who wants to be told; the longest first."""
        told = or_(
            seats.c.who.in_(select(push_subscriptions.c.who)),
            seats.c.who.in_(select(mail_addresses.c.who).where(mail_addresses.c.confirmed)),
        )
        query = (
            select(tables.c.id, seats.c.who, tables.c.updated)
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.whose_turn))
            .where(
                tables.c.status == "playing", tables.c.public.in_((True, False)), tables.c.updated > since, tables.c.updated <= until, told
            )
            .order_by(tables.c.updated)
            .limit(limit)
        )  # both kinds of public: so that the index by status and time is used
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Waiting(*row) for row in rows]

    async def add_turn(self, who: str, table_id: str, ply: int, now: float) -> None:
        """It is somebody's turn there after so many moves: told once by each way that they want, whichever node finds it first."""

        def work(connection: Connection) -> None:
            devices = connection.execute(select(push_subscriptions.c.id).where(push_subscriptions.c.who == who)).scalars().all()
            own = (mail_addresses.c.who == who) & mail_addresses.c.confirmed
            by_mail = connection.execute(select(mail_addresses.c.who).where(own)).first() is not None
            ways: list[tuple[Kind, str]] = [("push", device) for device in devices]
            for kind, device in [*ways, ("mail", "")] if by_mail else ways:
                name = f"{table_id} {ply} {who} {kind} {device}"
                _add(connection, notices, **_values(name, who, "push" if kind == "push" else "mail", device, table_id, now))

        await self._store.write(work)

    async def take(self, now: float, limit: int) -> list[Notice]:
        """Some that are due, for this node alone: nobody else sends them before the lease is over."""
        columns = [notices.c[name] for name in Notice._fields]
        due = select(*columns).where(notices.c.due <= now).order_by(notices.c.due).limit(limit).with_for_update(skip_locked=True)

        def work(connection: Connection) -> list[Notice]:
            found = [Notice(*row) for row in connection.execute(due).all()]
            for one in found:
                later = now + LEASE * _BACK_OFF**one.tries
                connection.execute(update(notices).where(notices.c.id == one.id).values(due=later, tries=one.tries + 1))
            return [one._replace(tries=one.tries + 1) for one in found]

        return await self._store.write(work)

    async def done(self, notice: Notice, now: float, came_of_it: str) -> None:
        """It was sent, or never will be."""
        own = update(notices).where(notices.c.id == notice.id).values(due=None, done=now, outcome=came_of_it)
        await self._store.write(lambda connection: connection.execute(own).rowcount)

    async def outcomes(self) -> list[tuple[str, str, str | None]]:
        """Everything that is remembered: to whom, how, and what came of it."""
        query = select(notices.c.who, notices.c.kind, notices.c.outcome).order_by(notices.c.made, notices.c.id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(row.who, row.kind, row.outcome) for row in rows]

    async def forget_old(self, now: float) -> None:
        """What was made long ago."""
        old = notices.c.made < now - _KEPT
        await self._store.write(lambda connection: connection.execute(delete(notices).where(old)).rowcount)

    async def table(self, table_id: str) -> TableRow | None:
        """The table that a notice is about."""
        return await self._store.table(table_id)

    async def language(self, who: str) -> str:
        """How somebody likes to be spoken to; empty where they have gone."""
        query = select(identities.c.lang).where(identities.c.who == who)
        return str(await self._store.read(lambda connection: connection.execute(query).scalar_one_or_none()) or "")


def _values(name: str, who: str, kind: Kind, device: str, table_id: str, now: float) -> dict[str, Any]:
    values: Iterable[tuple[str, Any]] = (
        ("who", who),
        ("kind", kind),
        ("device", device),
        ("table_id", table_id),
        ("made", now),
        ("due", now),
    )
    return {"id": hashlib.sha256(name.encode()).hexdigest(), **dict(values), "tries": 0}


def _add(connection: Connection, table: Table, **values: Any) -> None:
    """A row, unless it is there already."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    connection.execute(dialect.insert(table).values(**values).on_conflict_do_nothing())
