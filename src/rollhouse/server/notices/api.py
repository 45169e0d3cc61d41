"""Notices over HTTP: what I want to hear, and by which way."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Controller, Request, delete, get, post, put
from litestar.params import FromPath, JSONBody

from rollhouse.core.errors import RollhouseError
from rollhouse.server.context import Context, Guest, ServerContext
from rollhouse.server.limits import COSTLY
from rollhouse.server.notices.bodies import MailAddress, MailToken, NoticesPage, PushAddress, PushDevice, TurnsCount
from rollhouse.server.notices.mail import Purpose, is_address, token_for, whose
from rollhouse.server.notices.outside import is_outside
from rollhouse.server.notices.sealing import Receiver, is_receiver, key_of, public_text, read_base64
from rollhouse.server.origins import FROM_A_LETTER
from rollhouse.server.store.rows import Identity

__all__ = ["LettersController", "NoticeError", "NoticesController"]

_LETTER_SECONDS = 600.0
_LETTERS_AT_ONCE = 3
"""Letters that one person may have sent, and that one address may get from strangers: three at once, then one in ten minutes."""
_LINK_LIFE = 86_400.0


class NoticeError(RollhouseError):
    """Somebody can't be told in that way."""

    family = "notice"
    statuses = {"notice/no-mail": 403, "notice/bad-link": 401}


class NoticesController(Controller):
    """`/api/me/notices`."""

    path = "/api/me/notices"
    tags = ["me"]

    @get("/", summary="How I hear that it is my turn")
    async def page(self, context: ServerContext, guest: Guest) -> NoticesPage:
        """Everything is off until I switch it on."""
        return await _page(context, guest)

    @get("/turns", summary="At how many tables it is my turn")
    async def turns(self, context: ServerContext, guest: Guest) -> TurnsCount:
        """For a page's title, and for the badge of the application."""
        return TurnsCount(await context.notifier.outbox.turns(guest.who))

    @put("/push", summary="Tell this browser", opt=COSTLY)
    async def subscribe(self, context: ServerContext, guest: Guest, data: JSONBody[PushDevice]) -> NoticesPage:
        """A subscription, as the browser made it with the house's key; ten at most, the oldest goes."""
        try:
            receiver = Receiver(read_base64(data.keys.p256dh), read_base64(data.keys.auth))
        except ValueError:
            raise NoticeError("notice/keys") from None
        if not is_receiver(receiver):
            raise NoticeError("notice/keys")
        if not is_outside(data.endpoint):
            raise NoticeError("notice/endpoint", came=ascii(data.endpoint)[:80])
        await context.notifier.outbox.subscribe(guest.who, data.endpoint, data.keys.p256dh, data.keys.auth, context.house.now())
        return await _page(context, guest)

    @delete("/push", summary="No longer this browser", status_code=200)
    async def unsubscribe(self, context: ServerContext, guest: Guest, data: JSONBody[PushAddress]) -> NoticesPage:
        """It is told nothing more."""
        if is_outside(data.endpoint):
            await context.notifier.outbox.unsubscribe(guest.who, data.endpoint)
        return await _page(context, guest)

    @put("/mail", summary="Write to me", opt=COSTLY)
    async def write(self, context: ServerContext, guest: Guest, data: JSONBody[MailAddress]) -> NoticesPage:
        """A letter with a link goes there; nothing else does before that was opened."""
        address = data.address.strip()
        if not context.config.smtp:
            raise NoticeError("notice/no-mail")
        if not is_address(address):
            raise NoticeError("notice/address", came=ascii(address)[:80])
        if context.config.rate_limit:
            takes = {f"letters {guest.who}": _LETTER_SECONDS, f"letters to {address.casefold()}": _LETTER_SECONDS}
            context.limits.spend(takes, at_once=_LETTERS_AT_ONCE * _LETTER_SECONDS)
        await context.notifier.outbox.set_mail(guest.who, address, context.house.now())
        return await _page(context, guest)

    @delete("/mail", summary="Write no more", status_code=200)
    async def silent(self, context: ServerContext, guest: Guest) -> NoticesPage:
        """The address is forgotten."""
        await context.notifier.outbox.forget_mail(guest.who)
        return await _page(context, guest)


class LettersController(Controller):
    """`/api/notices`: what the links in letters do, for whoever has them."""

    path = "/api/notices"
    tags = ["me"]

    @post("/confirm", summary="This address is mine", status_code=200, opt=COSTLY)
    async def confirm(self, context: ServerContext, request: Request[Any, Any, Any], data: JSONBody[MailToken]) -> None:
        """From now on letters come. The link lasts a day."""
        context.charge(request, "", COSTLY["cost"])
        who, asked = await _proved(context, data.token, "confirm")
        if context.house.now() - asked > _LINK_LIFE or not await context.notifier.outbox.confirm_mail(who, asked):
            raise NoticeError("notice/bad-link")

    @post("/stop/{token:str}", summary="No more letters", status_code=200, opt=COSTLY | FROM_A_LETTER)
    async def stop(self, context: ServerContext, request: Request[Any, Any, Any], token: FromPath[str]) -> None:
        """With one press, also of a button that a mail program has for it (RFC 8058): the address is forgotten."""
        context.charge(request, "", COSTLY["cost"])
        who, _ = await _proved(context, token, "stop")
        await context.notifier.outbox.forget_mail(who)


async def _proved(context: Context, token: str, purpose: Purpose) -> tuple[str, float]:
    """Whose address a link is about, and when it was given; `notice/bad-link` unless the house has made the link for that one."""
    who = whose(token[:200])
    mail = await context.notifier.outbox.mail(who) if who.isascii() and who.isprintable() else None
    if mail is not None:
        made = token_for(await context.notifier.outbox.key("mail"), purpose, who, mail.asked)
        if hmac.compare_digest(made.encode(), token.encode()):
            return who, mail.asked
    raise NoticeError("notice/bad-link")


async def _page(context: Context, guest: Identity) -> NoticesPage:
    outbox = context.notifier.outbox
    mail = await outbox.mail(guest.who)
    return NoticesPage(
        key=public_text(key_of((await outbox.key("push")).encode())),
        devices=[one.endpoint for one in await outbox.subscriptions(guest.who)],
        mail=bool(context.config.smtp),
        address="" if mail is None else mail.address,
        confirmed=mail is not None and mail.confirmed,
    )
