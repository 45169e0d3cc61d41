"""`/api/me`: the caller's account."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollhouse.server.auth.schemas import Claim, Link, Me, NewToken, Token, TokenLine
from rollhouse.server.auth.users import device_cookie, me_of, no_cookie
from rollhouse.server.features.account.deletion import AccountDeletion
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.transport.dependencies import AddressesDep, AnyRequest, AuthDep, CurrentUser, RateLimiterDep, ViewerId
from rollhouse.server.transport.qr import qr_data_uri


class MeController(Controller):
    """The caller's account. A guest account is created on the first visit."""

    path = "/api/me"
    tags = ["me"]

    @get("/", summary="Get my account")
    async def me(self, user: CurrentUser) -> Me:
        """Returns my public id, name and language."""
        return me_of(user)

    @put("/", summary="Change my name or language")
    async def change(self, auth: AuthDep, user: CurrentUser, data: JSONBody[Me]) -> Me:
        """Changes my name and language; empty fields stay as they are."""
        changed = await auth.rename(user, data.name, data.lang)
        return me_of(changed)

    @delete("/", summary="Delete my account", status_code=204)
    async def delete_account(
        self,
        rate_limiter: RateLimiterDep,
        account_deletion: NamedDependency[AccountDeletion],
        notifier: NamedDependency[Notifier],
        addresses: AddressesDep,
        request: AnyRequest,
        viewer_id: ViewerId,
    ) -> Response[None]:
        """Deletes my account and data permanently. Games with others stay, without my name."""
        rate_limiter.check(request, viewer_id)
        if viewer_id:
            await notifier.account_deleted(viewer_id)
            await account_deletion.delete(viewer_id)
        return Response(None, cookies=[no_cookie(secure=addresses.secure(request))])

    @post("/link", summary="Create a link for another device")
    async def link(
        self, addresses: AddressesDep, auth: AuthDep, notifier: NamedDependency[Notifier], user: CurrentUser, request: AnyRequest
    ) -> Link:
        """Returns a link that signs another device in, once, within 15 minutes."""
        await notifier.account_changed(user.user_id, "link-made")
        url = addresses.url(request, "/link#" + await auth.create_device_link(user))
        return Link(url, await asyncio.to_thread(qr_data_uri, url))

    @post("/claim", summary="Sign in with a link")
    async def claim(
        self, rate_limiter: RateLimiterDep, auth: AuthDep, addresses: AddressesDep, request: AnyRequest, data: JSONBody[Claim]
    ) -> Response[Me]:
        """Signs this device in to the account that created a link.

        Fails with `table/claim-loses` if the device's present account has data that would become unreachable, unless `replace` is true.
        """
        rate_limiter.check(request)
        user, value = await auth.redeem_device_link(data.token, await auth.current_user(request), replace=data.replace)
        return Response(me_of(user), cookies=[device_cookie(value, secure=addresses.secure(request))])

    @post("/token", summary="Create an API token")
    async def token(self, auth: AuthDep, notifier: NamedDependency[Notifier], user: CurrentUser, data: JSONBody[NewToken]) -> Token:
        """Creates a bearer token, shown once, with which a program acts as me.

        Its scope is to upload games, to play (the default), or to do everything; no token changes how I sign in.
        """
        name = " ".join(data.name.split())
        token = await auth.create_program_token(user, data.scope, name)
        await notifier.account_changed(user.user_id, "token-made", name)
        return Token(token)

    @get("/tokens", summary="List my devices and programs")
    async def tokens(self, auth: AuthDep, user: CurrentUser, request: AnyRequest) -> list[TokenLine]:
        """Lists the devices and programs signed in to my account, latest first."""
        return await auth.tokens(user, request)

    @delete("/tokens/{token:str}", summary="Sign out a device or program")
    async def revoke(
        self, auth: AuthDep, notifier: NamedDependency[Notifier], user: CurrentUser, request: AnyRequest, token: FromPath[str]
    ) -> None:
        """Signs a device or program out; its open sockets stop within a minute."""
        await auth.revoke(user, token, request)
        await notifier.account_changed(user.user_id, "token-revoked")
