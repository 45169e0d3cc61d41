"""The notification queue in the database: each notification is stored once, and leased to one node at a time."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, update

from rollhouse.core.entropy import draw_text
from rollhouse.server.auth.schemas import AccountChange
from rollhouse.server.features.notifications.schemas import ItemKind, NotificationChoices
from rollhouse.server.features.notifications.ssrf_guard import host_of
from rollhouse.server.smtp import mailbox_of
from rollhouse.server.store.models import (
    account_changes,
    destinations,
    email_addresses,
    notification_settings,
    notifications,
    push_subscriptions,
    seats,
    server_keys,
    tables,
    users,
)
from rollhouse.server.store.rows import TableRow, read_seating
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import insert_or_ignore

Kind: TypeAlias = Literal["push", "mail", "webhook", "bell", "confirm"]
Event: TypeAlias = ItemKind | Literal["confirm", "account", "webhook"]
"""What a notification is about; besides items an address to confirm, a change of how the user signs in, a webhook that was set."""
_STORED_KINDS: tuple[ItemKind, ...] = ("round", "result", "answer")
"""Items that are stored for the list on the site; the others are listed for as long as they wait for an answer."""
_MAX_LISTED = 30
SMTP_HOST = "smtp"
"""The destination of all e-mails: the configured SMTP server."""
LEASE_SECONDS = 120.0
"""After the lease another node may send the notification."""
_BACKOFF_FACTOR = 4
MAX_TRIES = 5
_CANDIDATES = 200
_FAILURES_BEFORE_PAUSE = 2
"""A host may fail now and then; from the next failure in a row on it is paused."""
_FIRST_PAUSE_SECONDS = 30.0
_MAX_PAUSE_SECONDS = 3600.0
_CHANGES_SHOWN = 20
_CONFIRMATION_PAUSE_SECONDS = 3600.0
"""A mailbox whose owner has not asked for e-mail gets at most one in this time."""
_CHANGES_KEPT_SECONDS = 365 * 86_400.0
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
    host: str = ""
    """The destination."""
    event: str = "turn"
    details: str = "{}"
    """JSON: what the text of the event needs."""
    made: float = 0.0
    done: float | None = None
    """When it was sent; of an item of the list on the site, when it was read."""


class Candidate(NamedTuple):
    """A notification that is due."""

    id: str
    user_id: str
    host: str
    failures: int
    """How many calls to the host failed in a row."""
    due: float
    tries: int


class AccountEvent(msgspec.Struct, frozen=True):
    """The details of a notification about a change of how a user signs in."""

    what: str
    address: str = ""
    """The e-mail address before the change; the user's present one if it is empty."""


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """The details of an item. Users are named by id, so that the item says their present name, and none after they are deleted."""

    path: str = "/"
    """The page that it leads to."""
    sender: str = ""
    """The public id of the user that it comes from."""
    game: str = ""
    title: str = ""
    """Of a tournament; a match has none."""
    round: int = 0
    """0 at the end of a competition."""
    text: str = ""
    """What the admin answered."""


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
            insert_or_ignore(connection, server_keys, name=name, value=draw_text(f"server key {name}", 40))
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

    async def set_mail(self, user_id: str, address: str, now: float) -> float:
        """Replace a user's e-mail address, queue the confirmation e-mail and return 0.

        A mailbox gets one such e-mail in an hour, by any user and however the address is written: otherwise nothing changes, and the number
        of seconds is returned after which the user may ask again.
        """
        details = msgspec.json.encode({"mailbox": hashlib.sha256(mailbox_of(address).encode()).hexdigest()}).decode()
        same = (notifications.c.event == "confirm") & (notifications.c.details == details)
        latest = select(func.max(notifications.c.made)).where(notifications.c.made > now - _CONFIRMATION_PAUSE_SECONDS, same)

        def work(connection: Connection) -> float:
            asked = connection.execute(latest).scalar_one_or_none()
            if asked is not None:
                return float(asked) + _CONFIRMATION_PAUSE_SECONDS - now
            connection.execute(delete(email_addresses).where(email_addresses.c.user_id == user_id))
            insert_or_ignore(connection, email_addresses, user_id=user_id, address=address, asked=now, confirmed=False)
            insert_or_ignore(
                connection,
                notifications,
                **_values(f"confirm {user_id} {now!r}", user_id, "confirm", now, event="confirm", details=details),
            )
            return 0.0

        return await self._store.write(work)

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
            seats.c.user_id.in_(select(notification_settings.c.user_id).where(notification_settings.c.webhook != "")),
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
        """Queue the notifications about a turn: one for each subscription, by e-mail and to the webhook. Repeated calls add nothing."""
        await self.add_item((user_id,), "turn", f"{table_id} {ply}", now, table_id=table_id)

    async def add_item(
        self, user_ids: Collection[str], kind: ItemKind, key: str, now: float, item: Item | None = None, *, table_id: str = ""
    ) -> None:
        """Queue an item for these users, by the channels that each of them chose. Repeated calls with the same key add nothing."""
        details = msgspec.json.encode(item or Item()).decode()

        def work(connection: Connection) -> None:
            known = select(users.c.user_id).where(users.c.user_id.in_(user_ids))  # an account may be deleted meanwhile
            for user_id in connection.execute(known).scalars().all():
                _enqueue(connection, user_id, key, now, kind, details=details, table_id=table_id)

        await self._store.write(work)

    async def listed(self, user_id: str) -> list[Notification]:
        """Return the items in a user's list on the site, latest first."""
        columns = [notifications.c[name] for name in Notification._fields]
        own = select(*columns).where(notifications.c.user_id == user_id, notifications.c.kind == "bell")
        rows = await self._store.all(own.order_by(notifications.c.made.desc(), notifications.c.id).limit(_MAX_LISTED))
        return [Notification(*row) for row in rows]

    async def mark_read(self, user_id: str, now: float) -> None:
        """Mark the items in a user's list on the site as read."""
        unread = (notifications.c.user_id == user_id) & (notifications.c.kind == "bell") & notifications.c.done.is_(None)
        await self._store.execute(update(notifications).where(unread).values(done=now))

    async def names(self, user_ids: Collection[str]) -> dict[str, str]:
        """Return the names of those of these users who have an account."""
        if not user_ids:
            return {}
        rows = await self._store.all(select(users.c.user_id, users.c.name).where(users.c.user_id.in_(user_ids)))
        return {row.user_id: row.name for row in rows}

    async def tables(self, table_ids: Collection[str]) -> dict[str, TableRow]:
        """Return the tables of notifications, by id."""
        return await self._store.tables_with(list(table_ids)) if table_ids else {}

    async def webhook(self, user_id: str) -> tuple[str, NotificationChoices]:
        """Return the URL of a user's webhook, empty if there is none; and what is sent to the user by each channel."""
        return _read_settings(await self._store.one(_settings_query(user_id)))

    async def set_webhook(self, user_id: str, url: str, now: float) -> None:
        """Set a user's webhook, and queue a message to it; an empty URL removes it."""

        def work(connection: Connection) -> None:
            _change_settings(connection, user_id, webhook=url)
            if url:
                values = _values(f"webhook {user_id} {now!r}", user_id, "webhook", now, event="webhook", host=host_of(url))
                insert_or_ignore(connection, notifications, **values)

        await self._store.write(work)

    async def set_choices(self, user_id: str, choices: NotificationChoices) -> None:
        """Store what is sent to a user by each channel."""
        text = msgspec.json.encode(choices).decode()
        await self._store.write(lambda connection: _change_settings(connection, user_id, choices=text))

    async def add_account_change(self, user_id: str, what: str, detail: str, now: float, *, old_address: str = "") -> None:
        """Store a change of how a user signs in, and queue the notifications that tell them. A former address is told too."""

        def work(connection: Connection) -> None:
            row = {"id": draw_text("account change", 12), "user_id": user_id, "what": what, "detail": detail, "at": now}
            connection.execute(insert(account_changes).values(**row))
            details = msgspec.json.encode(AccountEvent(what)).decode()
            _enqueue(connection, user_id, f"account {row['id']}", now, "account", details=details)
            if old_address:
                told = {"event": "account", "details": msgspec.json.encode(AccountEvent(what, old_address)).decode(), "host": SMTP_HOST}
                insert_or_ignore(connection, notifications, **_values(f"account {row['id']} old", user_id, "mail", now, **told))

        await self._store.write(work)

    async def unstored(self, user_id: str, what: str) -> list[Notification]:
        """Return notifications about a change that are not stored: about the deletion of the account, which deletes them too."""
        ways = await self._store.read(lambda connection: _ways(connection, user_id, "account"))
        details = msgspec.json.encode(AccountEvent(what)).decode()
        return [Notification("", user_id, kind, device, "", MAX_TRIES, host, "account", details) for kind, device, host in ways]

    async def account_changes(self, user_id: str) -> list[AccountChange]:
        """Return the latest changes of how a user signs in, latest first."""
        columns = (account_changes.c.what, account_changes.c.detail, account_changes.c.at)
        query = select(*columns).where(account_changes.c.user_id == user_id).order_by(account_changes.c.at.desc()).limit(_CHANGES_SHOWN)
        return [AccountChange(*row) for row in await self._store.all(query)]

    async def take(self, now: float, choose: Callable[[list[Candidate]], list[Candidate]]) -> list[Notification]:
        """Lease to this node those due notifications that `choose` returns of the candidates.

        Candidates are the longest due notification of each user and host, without hosts that are paused.
        """
        own, columns = notifications.c, [notifications.c[name] for name in Notification._fields]
        rank = func.row_number().over(partition_by=(own.user_id, own.host), order_by=own.due).label("rank")
        ranked = select(own.id, own.user_id, own.host, own.due, own.tries, rank).where(own.due <= now).subquery()
        failures = func.coalesce(destinations.c.failures, 0)
        candidates = (
            select(ranked.c.id, ranked.c.user_id, ranked.c.host, failures, ranked.c.due, ranked.c.tries)
            .outerjoin(destinations, destinations.c.host == ranked.c.host)
            .where(ranked.c.rank == 1, func.coalesce(destinations.c.resumes, 0.0) <= now)
            .order_by(ranked.c.due)
            .limit(_CANDIDATES)
        )
        chosen = choose([Candidate(*row) for row in await self._store.all(candidates)])

        def work(connection: Connection) -> list[Notification]:
            leased = []
            for one in chosen:
                later = now + LEASE_SECONDS * _BACKOFF_FACTOR**one.tries
                unchanged = update(notifications).where(own.id == one.id, own.due == one.due)  # another node may have been faster
                if connection.execute(unchanged.values(due=later, tries=one.tries + 1)).rowcount == 1:
                    leased.append(Notification(*connection.execute(select(*columns).where(own.id == one.id)).one()))
            return leased

        return await self._store.write(work) if chosen else []

    async def note_failure(self, host: str, now: float) -> None:
        """Count a failed call to a host; after several in a row it is paused, for longer each time."""

        def work(connection: Connection) -> None:
            insert_or_ignore(connection, destinations, host=host, failures=0, resumes=0.0)
            known = select(destinations.c.failures).where(destinations.c.host == host).with_for_update()
            failures = connection.execute(known).scalar_one() + 1
            pauses = failures - _FAILURES_BEFORE_PAUSE
            pause = min(_MAX_PAUSE_SECONDS, _FIRST_PAUSE_SECONDS * 2 ** min(pauses - 1, 10)) if pauses > 0 else 0.0
            connection.execute(update(destinations).where(destinations.c.host == host).values(failures=failures, resumes=now + pause))

        await self._store.write(work)

    async def note_answer(self, host: str) -> None:
        """Note that a host answers."""
        known = select(destinations.c.host).where(destinations.c.host == host)
        if await self._store.scalar(known) is not None:
            await self._store.execute(delete(destinations).where(destinations.c.host == host))

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
        """Delete old notifications, changes of accounts, and hosts that have not been tried for long."""
        await self._store.execute(delete(notifications).where(notifications.c.made < now - _RETENTION_SECONDS))
        await self._store.execute(delete(account_changes).where(account_changes.c.at < now - _CHANGES_KEPT_SECONDS))
        await self._store.execute(delete(destinations).where(destinations.c.resumes < now - _RETENTION_SECONDS))

    async def language(self, user_id: str) -> str:
        """Return a user's language; empty if the account was deleted."""
        query = select(users.c.lang).where(users.c.user_id == user_id)
        return str(await self._store.scalar(query) or "")


def _settings_query(user_id: str) -> Select[tuple[str, str]]:
    own = notification_settings.c
    return select(own.webhook, own.choices).where(own.user_id == user_id)


def _read_settings(row: Row[Any] | None) -> tuple[str, NotificationChoices]:
    return ("", NotificationChoices()) if row is None else (row.webhook, msgspec.json.decode(row.choices, type=NotificationChoices))


def _change_settings(connection: Connection, user_id: str, **values: str) -> None:
    insert_or_ignore(connection, notification_settings, user_id=user_id, webhook="", choices="{}")
    connection.execute(update(notification_settings).where(notification_settings.c.user_id == user_id).values(**values))


def _enqueue(connection: Connection, user_id: str, key: str, now: float, event: Event, **more: str) -> None:
    """Queue a notification for each way by which the user is notified of such events. Repeated calls add nothing."""
    for kind, device, host in _ways(connection, user_id, event):
        values = _values(f"{key} {user_id} {kind} {device}", user_id, kind, now, event=event, device=device, host=host, **more)
        insert_or_ignore(connection, notifications, **values)


def _ways(connection: Connection, user_id: str, event: Event) -> list[tuple[Kind, str, str]]:
    """Return the ways by which a user is notified of an event: channel, subscription and host of each."""
    webhook, choices = _read_settings(connection.execute(_settings_query(user_id)).one_or_none())
    ways: list[tuple[Kind, str, str]] = [("bell", "", "")] if event in _STORED_KINDS else []
    if event == "account" or event in choices.push:
        owned = select(push_subscriptions.c.id, push_subscriptions.c.endpoint).where(push_subscriptions.c.user_id == user_id)
        ways += [("push", row.id, host_of(row.endpoint)) for row in connection.execute(owned).all()]
    if event == "account" or event in choices.mail:
        address = (email_addresses.c.user_id == user_id) & email_addresses.c.confirmed
        if connection.execute(select(email_addresses.c.user_id).where(address)).first() is not None:
            ways.append(("mail", "", SMTP_HOST))
    if webhook and event in choices.webhook:
        ways.append(("webhook", "", host_of(webhook)))
    return ways


def _values(key: str, user_id: str, kind: Kind, now: float, **more: str) -> dict[str, Any]:
    due = None if kind == "bell" else now
    values = {"user_id": user_id, "kind": kind, "device": "", "table_id": "", "made": now, "due": due, "tries": 0}
    host = {"host": SMTP_HOST} if kind in ("mail", "confirm") else {}
    return {"id": hashlib.sha256(key.encode()).hexdigest(), **values, **host, **more}
