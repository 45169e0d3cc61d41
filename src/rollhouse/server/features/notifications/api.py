"""Notices over HTTP: what I want to hear, and by which way."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Controller, Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollhouse.core.errors import RollhouseError
from rollhouse.server.auth.csrf import ALLOW_EMAIL_LINK
from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.rate_limit import EXPENSIVE, RateLimiter
from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.features.notifications.email import Purpose, token_for, whose
from rollhouse.server.features.notifications.schemas import (
    EmailAddress,
    EmailToken,
    NotificationSettings,
    PushAddress,
    PushDevice,
    TurnsCount,
)
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.features.notifications.ssrf_guard import is_outside
from rollhouse.server.features.notifications.webpush import Receiver, is_receiver, key_of, public_text, read_base64
from rollhouse.server.smtp import is_email_address
from rollhouse.server.store.rows import User

__all__ = ["NotificationError", "NotificationsController", "UnsubscribeController"]

_LETTER_SECONDS = 600.0
_LETTERS_AT_ONCE = 3
"""Letters that one person may have sent, and that one address may get from strangers: three at once, then one in ten minutes."""
_LINK_LIFE = 86_400.0


class NotificationError(RollhouseError):
    """Somebody can't be told in that way."""

    family = "notification"
    statuses = {"notification/no-mail": 403, "notification/bad-link": 401}


class NotificationsController(Controller):
    """`/api/me/notifications`."""

    path = "/api/me/notifications"
    tags = ["me"]

    @get("/", summary="How I hear that it is my turn")
    async def page(self, notifier: NamedDependency[Notifier], config: NamedDependency[Config], user: CurrentUser) -> NotificationSettings:
        """Everything is off until I switch it on."""
        return await _page(notifier, config, user)

    @get("/turns", summary="At how many tables it is my turn")
    async def turns(self, notifier: NamedDependency[Notifier], user: CurrentUser) -> TurnsCount:
        """For a page's title, and for the badge of the application."""
        return TurnsCount(await notifier.outbox.turns(user.user_id))

    @put("/push", summary="Tell this browser", opt=EXPENSIVE)
    async def subscribe(
        self,
        clock: NamedDependency[Clock],
        notifier: NamedDependency[Notifier],
        config: NamedDependency[Config],
        user: CurrentUser,
        data: JSONBody[PushDevice],
    ) -> NotificationSettings:
        """A subscription, as the browser made it with the house's key; ten at most, the oldest goes."""
        try:
            receiver = Receiver(read_base64(data.keys.p256dh), read_base64(data.keys.auth))
        except ValueError:
            raise NotificationError("notification/keys") from None
        if not is_receiver(receiver):
            raise NotificationError("notification/keys")
        if not is_outside(data.endpoint):
            raise NotificationError("notification/endpoint", value=ascii(data.endpoint)[:80])
        await notifier.outbox.subscribe(user.user_id, data.endpoint, data.keys.p256dh, data.keys.auth, clock.now())
        return await _page(notifier, config, user)

    @delete("/push", summary="No longer this browser", status_code=200)
    async def unsubscribe(
        self, notifier: NamedDependency[Notifier], config: NamedDependency[Config], user: CurrentUser, data: JSONBody[PushAddress]
    ) -> NotificationSettings:
        """It is told nothing more."""
        if is_outside(data.endpoint):
            await notifier.outbox.unsubscribe(user.user_id, data.endpoint)
        return await _page(notifier, config, user)

    @put("/mail", summary="Write to me", opt=EXPENSIVE)
    async def write(
        self,
        clock: NamedDependency[Clock],
        config: NamedDependency[Config],
        rate_limiter: NamedDependency[RateLimiter],
        notifier: NamedDependency[Notifier],
        user: CurrentUser,
        data: JSONBody[EmailAddress],
    ) -> NotificationSettings:
        """A letter with a link goes there; nothing else does before that was opened."""
        address = data.address.strip()
        if not config.smtp:
            raise NotificationError("notification/no-mail")
        if not is_email_address(address):
            raise NotificationError("notification/address", value=ascii(address)[:80])
        if config.rate_limit:
            takes = {f"letters {user.user_id}": _LETTER_SECONDS, f"letters to {address.casefold()}": _LETTER_SECONDS}
            rate_limiter.spend(takes, at_once=_LETTERS_AT_ONCE * _LETTER_SECONDS)
        await notifier.outbox.set_mail(user.user_id, address, clock.now())
        return await _page(notifier, config, user)

    @delete("/mail", summary="Write no more", status_code=200)
    async def silent(self, notifier: NamedDependency[Notifier], config: NamedDependency[Config], user: CurrentUser) -> NotificationSettings:
        """The address is forgotten."""
        await notifier.outbox.forget_mail(user.user_id)
        return await _page(notifier, config, user)


class UnsubscribeController(Controller):
    """`/api/notifications`: what the links in letters do, for whoever has them."""

    path = "/api/notifications"
    tags = ["me"]

    @post("/confirm", summary="This address is mine", status_code=200, opt=EXPENSIVE)
    async def confirm(
        self,
        clock: NamedDependency[Clock],
        rate_limiter: NamedDependency[RateLimiter],
        notifier: NamedDependency[Notifier],
        request: Request[Any, Any, Any],
        data: JSONBody[EmailToken],
    ) -> None:
        """From now on letters come. The link lasts a day."""
        rate_limiter.charge(request, "", EXPENSIVE["cost"])
        user_id, asked = await _proved(notifier, data.token, "confirm")
        if clock.now() - asked > _LINK_LIFE or not await notifier.outbox.confirm_mail(user_id, asked):
            raise NotificationError("notification/bad-link")

    @post("/stop/{token:str}", summary="No more letters", status_code=200, opt=EXPENSIVE | ALLOW_EMAIL_LINK)
    async def stop(
        self,
        rate_limiter: NamedDependency[RateLimiter],
        notifier: NamedDependency[Notifier],
        request: Request[Any, Any, Any],
        token: FromPath[str],
    ) -> None:
        """With one press, also of a button that a mail program has for it (RFC 8058): the address is forgotten."""
        rate_limiter.charge(request, "", EXPENSIVE["cost"])
        user_id, _ = await _proved(notifier, token, "stop")
        await notifier.outbox.forget_mail(user_id)


async def _proved(notifier: Notifier, token: str, purpose: Purpose) -> tuple[str, float]:
    """Whose address a link is about, and when it was given; `notification/bad-link` unless the house has made the link for that one."""
    user_id = whose(token[:200])
    mail = await notifier.outbox.mail(user_id) if user_id.isascii() and user_id.isprintable() else None
    if mail is not None:
        made = token_for(await notifier.outbox.key("mail"), purpose, user_id, mail.asked)
        if hmac.compare_digest(made.encode(), token.encode()):
            return user_id, mail.asked
    raise NotificationError("notification/bad-link")


async def _page(notifier: Notifier, config: Config, user: User) -> NotificationSettings:
    outbox = notifier.outbox
    mail = await outbox.mail(user.user_id)
    return NotificationSettings(
        key=public_text(key_of((await outbox.key("push")).encode())),
        devices=[one.endpoint for one in await outbox.subscriptions(user.user_id)],
        mail=bool(config.smtp),
        address="" if mail is None else mail.address,
        confirmed=mail is not None and mail.confirmed,
    )
