"""`/api/me/notifications` and the links in e-mails."""

from __future__ import annotations

import hmac

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollhouse.core.errors import RollhouseError
from rollhouse.server.auth.csrf import ALLOW_EMAIL_LINK
from rollhouse.server.auth.rate_limit import RateLimited, client_network
from rollhouse.server.features.notifications.email import Purpose, token_for, token_user
from rollhouse.server.features.notifications.schemas import (
    BellItem,
    EmailAddress,
    EmailToken,
    NotificationChoices,
    NotificationSettings,
    PushAddress,
    PushDevice,
    TurnsCount,
    Webhook,
)
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.features.notifications.ssrf_guard import is_external_url
from rollhouse.server.features.notifications.webpush import Receiver, is_receiver, read_base64
from rollhouse.server.smtp import is_email_address
from rollhouse.server.transport.dependencies import AnyRequest, ClockDep, ConfigDep, CurrentUser, RateLimiterDep

_CONFIRMATION_SECONDS = 86_400.0


class NotificationError(RollhouseError):
    """A notification setting was refused."""

    family = "notification"
    statuses = {"notification/no-mail": 403, "notification/bad-link": 401}


class NotificationsController(Controller):
    """My notifications."""

    path = "/api/me/notifications"
    tags = ["me"]

    @get("/", summary="Get my notification settings")
    async def settings(self, notifier: NamedDependency[Notifier], user: CurrentUser) -> NotificationSettings:
        """Returns my push subscriptions, e-mail address and choices."""
        return await notifier.settings(user.user_id)

    @get("/turns", summary="Count the tables where it is my turn")
    async def turns(self, notifier: NamedDependency[Notifier], user: CurrentUser) -> TurnsCount:
        """Returns the number of tables where it is my turn."""
        return TurnsCount(await notifier.queue.turns(user.user_id))

    @get("/bell", summary="List my notifications")
    async def bell(self, notifier: NamedDependency[Notifier], user: CurrentUser) -> list[BellItem]:
        """Lists the rounds, results and answers of the last 30 days, latest first, at most 30."""
        return await notifier.bell(user.user_id)

    @post("/bell/read", summary="Mark my notifications as read", status_code=204)
    async def mark_read(self, notifier: NamedDependency[Notifier], user: CurrentUser) -> None:
        """Marks all notifications as read."""
        await notifier.mark_read(user.user_id)

    @put("/choices", summary="Choose what is sent to me")
    async def choose(
        self, notifier: NamedDependency[Notifier], user: CurrentUser, data: JSONBody[NotificationChoices]
    ) -> NotificationSettings:
        """Sets what is sent to me by push, e-mail and webhook."""
        await notifier.queue.set_choices(user.user_id, data)
        return await notifier.settings(user.user_id)

    @put("/webhook", summary="Set my webhook")
    async def set_webhook(
        self,
        clock: ClockDep,
        rate_limiter: RateLimiterDep,
        notifier: NamedDependency[Notifier],
        user: CurrentUser,
        request: AnyRequest,
        data: JSONBody[Webhook],
    ) -> NotificationSettings:
        """Stores the public HTTPS URL to which my notifications are posted, and posts a first one."""
        if not is_external_url(data.url):
            raise NotificationError("notification/webhook", value=ascii(data.url)[:80])
        rate_limiter.consume({"webhook-user": user.user_id, "webhook-network": client_network(request)})
        await notifier.queue.set_webhook(user.user_id, data.url, clock.now())
        notifier.outgoing.wake()
        return await notifier.settings(user.user_id)

    @delete("/webhook", summary="Remove my webhook", status_code=200)
    async def delete_webhook(self, clock: ClockDep, notifier: NamedDependency[Notifier], user: CurrentUser) -> NotificationSettings:
        """Removes my webhook."""
        await notifier.queue.set_webhook(user.user_id, "", clock.now())
        return await notifier.settings(user.user_id)

    @put("/push", summary="Subscribe a browser")
    async def subscribe(
        self,
        clock: ClockDep,
        rate_limiter: RateLimiterDep,
        notifier: NamedDependency[Notifier],
        user: CurrentUser,
        request: AnyRequest,
        data: JSONBody[PushDevice],
    ) -> NotificationSettings:
        """Subscribes my browser. At most ten are kept; the oldest goes."""
        try:
            receiver = Receiver(read_base64(data.keys.p256dh), read_base64(data.keys.auth))
        except ValueError:
            raise NotificationError("notification/keys") from None
        if not is_receiver(receiver):
            raise NotificationError("notification/keys")
        if not is_external_url(data.endpoint):
            raise NotificationError("notification/endpoint", value=ascii(data.endpoint)[:80])
        rate_limiter.consume({"push-network": client_network(request)})
        await notifier.queue.subscribe(user.user_id, data.endpoint, data.keys.p256dh, data.keys.auth, clock.now())
        return await notifier.settings(user.user_id)

    @delete("/push", summary="Unsubscribe a browser", status_code=200)
    async def unsubscribe(
        self, notifier: NamedDependency[Notifier], user: CurrentUser, data: JSONBody[PushAddress]
    ) -> NotificationSettings:
        """Unsubscribes a browser."""
        if is_external_url(data.endpoint):
            await notifier.queue.unsubscribe(user.user_id, data.endpoint)
        return await notifier.settings(user.user_id)

    @put("/mail", summary="Set my e-mail address")
    async def set_email(
        self,
        clock: ClockDep,
        config: ConfigDep,
        rate_limiter: RateLimiterDep,
        notifier: NamedDependency[Notifier],
        user: CurrentUser,
        request: AnyRequest,
        data: JSONBody[EmailAddress],
    ) -> NotificationSettings:
        """Stores my e-mail address and sends a confirmation link, one an hour per mailbox. Nothing else is sent until it is opened."""
        address = data.address.strip()
        if not config.smtp:
            raise NotificationError("notification/no-mail")
        if not is_email_address(address):
            raise NotificationError("notification/address", value=ascii(address)[:80])
        rate_limiter.consume({"email-user": user.user_id, "email-network": client_network(request), "email-server": ""})
        former = await notifier.confirmed_address(user.user_id)
        if wait := await notifier.queue.set_mail(user.user_id, address, clock.now()):
            raise RateLimited(wait)
        await notifier.account_changed(user.user_id, "address-set", old_address=former)
        return await notifier.settings(user.user_id)

    @delete("/mail", summary="Delete my e-mail address", status_code=200)
    async def delete_email(self, notifier: NamedDependency[Notifier], user: CurrentUser) -> NotificationSettings:
        """Deletes my e-mail address."""
        former = await notifier.confirmed_address(user.user_id)
        await notifier.queue.forget_mail(user.user_id)
        await notifier.account_changed(user.user_id, "address-removed", old_address=former)
        return await notifier.settings(user.user_id)


class UnsubscribeController(Controller):
    """The links in e-mails. The token in the link identifies the user."""

    path = "/api/notifications"
    tags = ["me"]

    @post("/confirm", summary="Confirm an e-mail address", status_code=200)
    async def confirm(
        self,
        clock: ClockDep,
        rate_limiter: RateLimiterDep,
        notifier: NamedDependency[Notifier],
        request: AnyRequest,
        data: JSONBody[EmailToken],
    ) -> None:
        """Confirms the address that a link was sent to, within a day."""
        rate_limiter.check(request)
        user_id, asked = await _verify(notifier, data.token, "confirm")
        if clock.now() - asked > _CONFIRMATION_SECONDS or not await notifier.queue.confirm_mail(user_id, asked):
            raise NotificationError("notification/bad-link")

    @post("/stop/{token:str}", summary="Unsubscribe from e-mails", status_code=200, opt=ALLOW_EMAIL_LINK)
    async def stop(
        self, rate_limiter: RateLimiterDep, notifier: NamedDependency[Notifier], request: AnyRequest, token: FromPath[str]
    ) -> None:
        """Deletes the address: one-click unsubscription by e-mail clients (RFC 8058)."""
        rate_limiter.check(request)
        user_id, _ = await _verify(notifier, token, "stop")
        await notifier.queue.forget_mail(user_id)


async def _verify(notifier: Notifier, token: str, purpose: Purpose) -> tuple[str, float]:
    """Return the user of a link, and when they set the address; raise `notification/bad-link` for an invalid token."""
    user_id = token_user(token[:200])
    mail = await notifier.queue.mail(user_id) if user_id.isascii() and user_id.isprintable() else None
    if mail is not None:
        expected = token_for(await notifier.queue.key("mail"), purpose, user_id, mail.asked)
        if hmac.compare_digest(expected.encode(), token.encode()):
            return user_id, mail.asked
    raise NotificationError("notification/bad-link")
